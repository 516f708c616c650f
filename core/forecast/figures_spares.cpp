// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendSpareFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "failure.down_at_once",
        .section = Section::Reliability,
        .unit = Unit::Accelerators,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Out of service"),
        .get = [](const Forecast &f) { return f.failure.downAtOnce; },
        .words = RC_TEXT(
            "Figures",
            "Accelerators out of service at once, the mean: each failure takes u of them out until they are repaired."),
        .symbol = "a",
        .formula = "⌈G / u⌉ × u × u / G × repair / M",
        .inputs = {{"M", "failure.mtbf_h"},
                   {"repair", "reliability.repair_hours"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"G", "cluster.accelerators"}},
        .source = RC_TEXT("Sources", "queue without waiting (M/G/∞)"),
    });
    all.push_back({
        .key = "failure.spares_p95",
        .section = Section::Reliability,
        .unit = Unit::Accelerators,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Spares for 95 %"),
        .get = [](const Forecast &f) { return f.failure.sparesP95; },
        .words = RC_TEXT("Figures", "Spares with which no job waits for 95 % of the time: the 95th percentile of those "
                                    "out at once, variance φ times the mean."),
        .symbol = "S₉₅",
        .formula = "Q₉₅(a / u, φ) × u",
        .inputs = {{"a", "failure.down_at_once"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"φ", "reliability.count_dispersion"}},
        .source = RC_TEXT("Sources", "negative binomial, see the method"),
    });
    all.push_back({
        .key = "failure.spares_needed",
        .section = Section::Reliability,
        .unit = Unit::Accelerators,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Spares needed"),
        .get = [](const Forecast &f) { return f.failure.sparesNeeded; },
        .words = RC_TEXT("Figures", "Spares with which no job waits for 99 % of the time: the 99th percentile of those "
                                    "out at once, variance φ times the mean."),
        .symbol = "S₉₉",
        .formula = "Q₉₉(a / u, φ) × u",
        .inputs = {{"a", "failure.down_at_once"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"φ", "reliability.count_dispersion"}},
        .source = RC_TEXT("Sources", "negative binomial, see the method"),
    });
    all.push_back({
        .key = "failure.spares_best",
        .section = Section::Reliability,
        .unit = Unit::Accelerators,
        .title = RC_TEXT("Figures", "Cheapest spares"),
        .get = [](const Forecast &f) { return f.failure.sparesBest; },
        .words =
            RC_TEXT("Figures",
                    "The number of spares whose own cost and the cost of the whole job’s waiting are least together."),
        .symbol = "S*",
        .formula = "least S × T × 24 × r + P(out > S) × G × T × 24 × r",
        .inputs = {{"a", "failure.down_at_once"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"φ", "reliability.count_dispersion"},
                   {"G", "cluster.accelerators"}},
        .source = RC_TEXT("Sources", "negative binomial, see the method"),
    });
    all.push_back({
        .key = "failure.waiting_fraction",
        .section = Section::Reliability,
        .unit = Unit::Fraction,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Waiting for repairs"),
        .get = [](const Forecast &f) { return f.failure.waitingFraction; },
        .words = RC_TEXT("Figures", "Share of the time in which more accelerators are out of service than the spares "
                                    "replace. It is not part of the calendar time, and where no spares are planned it "
                                    "is not computed: then the provider replaces them."),
        .symbol = "ω",
        .formula = "P(out > S)",
        .inputs = {{"a", "failure.down_at_once"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"φ", "reliability.count_dispersion"},
                   {"S", "reliability.spare_accelerators"}},
        .source = RC_TEXT("Sources", "negative binomial, see the method"),
    });
    all.push_back({
        .key = "money.spares_usd",
        .section = Section::Reliability,
        .unit = Unit::Usd,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Cost of the spares"),
        .get = [](const Forecast &f) { return f.failure.sparesUsd; },
        .words = RC_TEXT(
            "Figures", "Accelerator-hours of the spares, in units that fail together; part of the accelerators’ cost."),
        .symbol = "Cₛ",
        .formula = "⌊S / u⌋ × u × T × 24 × r",
        .inputs = {{"S", "reliability.spare_accelerators"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"T", "time.wall_clock_days"},
                   {"r", "money.accelerator_hour_usd"}},
    });
    all.push_back({
        .key = "money.waiting_usd",
        .section = Section::Reliability,
        .unit = Unit::Usd,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Cost of waiting"),
        .get = [](const Forecast &f) { return f.failure.waitingUsd; },
        .words = RC_TEXT("Figures", "What the whole cluster would cost while it waits for repairs, were nothing "
                                    "replaced from outside; not part of the total."),
        .symbol = "Cω",
        .formula = "ω × G × T × 24 × r",
        .inputs = {{"ω", "failure.waiting_fraction"},
                   {"G", "cluster.accelerators"},
                   {"u", "reliability.blast_radius_accelerators"},
                   {"T", "time.wall_clock_days"},
                   {"r", "money.accelerator_hour_usd"}},
    });
}

} // namespace runcast
