// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendFailureFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "failure.mtbf_h",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Time between interruptions"),
        .get = [](const Forecast &f) { return f.failure.mtbfH; },
        .words =
            RC_TEXT("Figures", "Mean time between unexpected interruptions of the whole job; what a provider takes "
                               "back of rented spot accelerators is one too."),
        .symbol = "M",
        .formula = "1 / ((λ + (1 − ω) × σ) × G)",
        .inputs = {{"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"G", "cluster.accelerators"},
                   {"option", "price.purchase_option"},
                   {"σ", "price.spot_reclaims_per_accelerator_hour"},
                   {"ω", "money.owned_fraction"}},
        .source = "Kokolis et al. 2024, section 4",
    });
    all.push_back({
        .key = "failure.expected_interruptions",
        .section = Section::Reliability,
        .unit = Unit::Count,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Interruptions"),
        .get = [](const Forecast &f) { return f.failure.expectedInterruptions; },
        .words = RC_TEXT("Figures", "Unexpected interruptions over the calendar time."),
        .symbol = "n",
        .formula = "T × 24 / M",
        .inputs = {{"T", "time.wall_clock_days"}, {"M", "failure.mtbf_h"}},
        .source = "Grattafiori et al. 2024, section 3.3.4",
        .headline = true,
    });
    all.push_back({
        .key = "failure.checkpoint_interval_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .title = RC_TEXT("Figures", "Checkpoint interval"),
        .get = [](const Forecast &f) { return f.failure.checkpointIntervalS; },
        .words = RC_TEXT("Figures",
                         "As typed, else the interval with the shortest calendar time. W₀ is Lambert’s function."),
        .symbol = "τ",
        .formula = "M × (1 + W₀(−e^(−1 − δ / M)))",
        .inputs = {{"typed", "reliability.checkpoint_interval_s"},
                   {"δ", "reliability.checkpoint_stall_s"},
                   {"M", "failure.mtbf_h"}},
        .source = RC_TEXT("Sources", "Daly 2006; exact minimiser in the method"),
    });
    all.push_back({
        .key = "failure.checkpoint_bytes",
        .section = Section::Reliability,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Checkpoint size"),
        .get = [](const Forecast &f) { return f.failure.checkpointBytes; },
        .words = RC_TEXT("Figures",
                         "Weights and optimizer state, no gradients: 14 bytes per parameter with AdamW in 16 bits."),
        .symbol = "K",
        .formula = "(weights + optimizer) × N",
        .inputs = {{"weights", "training.precision"},
                   {"optimizer", "training.optimizer"},
                   {"N", "compute.total_parameters"}},
        .source = "BLOOM: 2.3 TiB for 176 B parameters (Le Scao et al. 2022)",
    });
    all.push_back({
        .key = "failure.checkpoint_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Checkpoint stalls"),
        .get = [](const Forecast &f) { return f.failure.checkpointHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar in which training stands still for checkpoints."),
        .symbol = "Hc",
        .formula = "I × 24 × δ / τ",
        .inputs = {{"I", "time.ideal_days"},
                   {"δ", "reliability.checkpoint_stall_s"},
                   {"τ", "failure.checkpoint_interval_s"}},
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.restart_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Restarts"),
        .get = [](const Forecast &f) { return f.failure.restartHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar A = T × 24 spent in restarts, failed restarts included."),
        .symbol = "Hr",
        .formula = "A × (1 − e^(−R / M))",
        .inputs = {{"I", "time.ideal_days"},
                   {"R", "reliability.restart_s"},
                   {"M", "failure.mtbf_h"},
                   {"τ", "failure.checkpoint_interval_s"},
                   {"δ", "reliability.checkpoint_stall_s"},
                   {"write", "reliability.checkpoint_write_s"}},
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.lost_work_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Lost work"),
        .get = [](const Forecast &f) { return f.failure.lostWorkHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar A computed again since the last checkpoint: A = M e^((R + "
                                    "w) / M) (e^((τ + δ) / M) − 1) I / τ."),
        .symbol = "Hl",
        .formula = "A − I × 24 − Hc − Hr",
        .inputs = {{"I", "time.ideal_days"},
                   {"R", "reliability.restart_s"},
                   {"M", "failure.mtbf_h"},
                   {"τ", "failure.checkpoint_interval_s"},
                   {"δ", "reliability.checkpoint_stall_s"},
                   {"write", "reliability.checkpoint_write_s"}},
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.lost_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Calendar lost"),
        .get = [](const Forecast &f) { return f.failure.lostHours; },
        .words = RC_TEXT("Figures", "Calendar time less ideal time."),
        .symbol = "L",
        .formula = "Hc + Hr + Hl",
        .inputs = {{"Hc", "failure.checkpoint_hours"},
                   {"Hr", "failure.restart_hours"},
                   {"Hl", "failure.lost_work_hours"}},
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.lost_fraction",
        .section = Section::Reliability,
        .unit = Unit::Fraction,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Share lost"),
        .get = [](const Forecast &f) { return f.failure.lostFraction; },
        .words = RC_TEXT("Figures", "Share of the calendar time without progress."),
        .symbol = "ℓ",
        .formula = "L / (T × 24)",
        .inputs = {{"L", "failure.lost_hours"}, {"T", "time.wall_clock_days"}},
        .source = "Kokolis et al. 2024, section 2",
    });
    all.push_back({
        .key = "failure.lost_usd",
        .section = Section::Reliability,
        .unit = Unit::Usd,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Lost to failures"),
        .get = [](const Forecast &f) { return f.failure.lostUsd; },
        .words = RC_TEXT("Figures", "Accelerator-hours without progress at their rate."),
        .symbol = "Lᵤ",
        .formula = "ℓ × h × r",
        .inputs = {{"ℓ", "failure.lost_fraction"},
                   {"h", "time.accelerator_hours"},
                   {"r", "money.accelerator_hour_usd"}},
    });
}

} // namespace runcast
