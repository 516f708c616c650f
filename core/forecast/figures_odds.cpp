// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

namespace {

/// The calendar time and what spreads it.
std::vector<FormulaInput> oddsInputs()
{
    return {{"T", "time.wall_clock_days"},
            {"λ", "reliability.interruptions_per_accelerator_hour"},
            {"σ", "reliability.rate_ln_sd"},
            {"φ", "reliability.count_dispersion"}};
}

} // namespace

void appendOddsFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "time.wall_clock_p80_days",
        .section = Section::Reliability,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Calendar time, P80"),
        .get = [](const Forecast &f) { return f.odds.wallClockDays.p80; },
        .words = RC_TEXT("Figures", "Calendar time that failures keep within in 80 of 100 cases: the run’s own chance, "
                                    "and the rate not being known. All else is as entered."),
        .symbol = "T₈₀",
        .formula = "Q₈₀(T | λ × e^(σ z), φ)",
        .inputs = oddsInputs(),
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
    all.push_back({
        .key = "time.wall_clock_p90_days",
        .section = Section::Reliability,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Calendar time, P90"),
        .get = [](const Forecast &f) { return f.odds.wallClockDays.p90; },
        .words = RC_TEXT("Figures", "Calendar time that failures keep within in 90 of 100 cases: the run’s own chance, "
                                    "and the rate not being known. All else is as entered."),
        .symbol = "T₉₀",
        .formula = "Q₉₀(T | λ × e^(σ z), φ)",
        .inputs = oddsInputs(),
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
    all.push_back({
        .key = "time.end_date_p80",
        .section = Section::Reliability,
        .unit = Unit::Date,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Ends, P80"),
        .get = [](const Forecast &f) { return f.odds.endDate.p80; },
        .words = RC_TEXT("Figures", "The day by which the run has ended in 80 of 100 cases."),
        .symbol = "E₈₀",
        .formula = "start + ⌈delay + ramp / 2 + T₈₀⌉",
        .inputs = {{"start", "schedule.start_date"},
                   {"delay", "schedule.hardware_delay_days"},
                   {"ramp", "schedule.ramp_up_days"},
                   {"T₈₀", "time.wall_clock_p80_days"}},
    });
    all.push_back({
        .key = "time.end_date_p90",
        .section = Section::Reliability,
        .unit = Unit::Date,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Ends, P90"),
        .get = [](const Forecast &f) { return f.odds.endDate.p90; },
        .words = RC_TEXT("Figures", "The day by which the run has ended in 90 of 100 cases."),
        .symbol = "E₉₀",
        .formula = "start + ⌈delay + ramp / 2 + T₉₀⌉",
        .inputs = {{"start", "schedule.start_date"},
                   {"delay", "schedule.hardware_delay_days"},
                   {"ramp", "schedule.ramp_up_days"},
                   {"T₉₀", "time.wall_clock_p90_days"}},
    });
    all.push_back({
        .key = "money.total_p80_usd",
        .section = Section::Reliability,
        .unit = Unit::Usd,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Total cost, P80"),
        .get = [](const Forecast &f) { return f.odds.totalUsd.p80; },
        .words = RC_TEXT(
            "Figures",
            "Total cost that failures keep within in 80 of 100 cases: every part is paid by the calendar time."),
        .symbol = "C₈₀",
        .formula = "C × T₈₀ / T",
        .inputs = {{"C", "cost.total_usd"}, {"T₈₀", "time.wall_clock_p80_days"}, {"T", "time.wall_clock_days"}},
    });
    all.push_back({
        .key = "money.total_p90_usd",
        .section = Section::Reliability,
        .unit = Unit::Usd,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Total cost, P90"),
        .get = [](const Forecast &f) { return f.odds.totalUsd.p90; },
        .words = RC_TEXT(
            "Figures",
            "Total cost that failures keep within in 90 of 100 cases: every part is paid by the calendar time."),
        .symbol = "C₉₀",
        .formula = "C × T₉₀ / T",
        .inputs = {{"C", "cost.total_usd"}, {"T₉₀", "time.wall_clock_p90_days"}, {"T", "time.wall_clock_days"}},
    });
    all.push_back({
        .key = "time.chance_band_days",
        .section = Section::Reliability,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Spread by chance"),
        .get = [](const Forecast &f) { return f.odds.chanceBandDays; },
        .words = RC_TEXT("Figures", "P10 to P90 of the calendar time if the rate were known: the run’s own chance."),
        .symbol = "B",
        .formula = "2 × 1.28 × √φ × sd(T | λ)",
        .inputs = {{"T", "time.wall_clock_days"},
                   {"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"φ", "reliability.count_dispersion"}},
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
    all.push_back({
        .key = "time.rate_band_days",
        .section = Section::Reliability,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Spread by the rate"),
        .get = [](const Forecast &f) { return f.odds.rateBandDays; },
        .words = RC_TEXT("Figures", "P10 to P90 of the mean calendar time, as the failure rate is not known."),
        .symbol = "Bᵣ",
        .formula = "T(λ × e^(1.28 σ)) − T(λ × e^(−1.28 σ))",
        .inputs = {{"T", "time.wall_clock_days"},
                   {"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"σ", "reliability.rate_ln_sd"}},
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
}

} // namespace runcast
