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
                               "back of rented spot accelerators is one too. The rate of early failures b falls to 1 "
                               "over θ: its mean over the ideal time counts."),
        .symbol = "M",
        .formula = "1 / ((λ + (1 − ω) × σ) × G × (1 + (b − 1) × θ / I × (1 − e^(−I / θ))))",
        .inputs = {{"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"G", "cluster.accelerators"},
                   {"option", "price.purchase_option"},
                   {"σ", "price.spot_reclaims_per_accelerator_hour"},
                   {"ω", "money.owned_fraction"},
                   {"b", "reliability.burn_in_multiplier"},
                   {"θ", "reliability.burn_in_days"},
                   {"I", "time.ideal_days"}},
        .source = "Kokolis et al. 2024, section 4",
    });
    all.push_back({
        .key = "failure.expected_interruptions",
        .section = Section::Reliability,
        .unit = Unit::Count,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Interruptions"),
        .get = [](const Forecast &f) { return f.failure.expectedInterruptions; },
        .words = RC_TEXT("Figures", "Unexpected interruptions over the calendar time. Nothing fails in planned stops "
                                    "Hp, nor while a failure is detected and servers are swapped, D."),
        .symbol = "n",
        .formula = "(T × 24 − Hp) / (M + D)",
        .inputs = {{"T", "time.wall_clock_days"},
                   {"Hp", "failure.planned_hours"},
                   {"M", "failure.mtbf_h"},
                   {"detect", "reliability.detect_s"},
                   {"swap", "reliability.swap_s"},
                   {"restart", "failure.restart_s"},
                   {"memory", "reliability.memory_checkpoint_s"}},
        .source = "Grattafiori et al. 2024, section 3.3.4",
        .headline = true,
        .range = [](const Forecast &f) { return &f.odds.interruptions; },
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
        .key = "failure.checkpoint_write_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Checkpoint write"),
        .get = [](const Forecast &f) { return f.failure.checkpointWriteS; },
        .words =
            RC_TEXT("Figures", "Until a checkpoint is safe: as typed, else the slower of the storage W and the network "
                               "cards of all accelerators. A blocking write takes as long as a typed stall."),
        .symbol = "w",
        .formula = "max(K / W, K / (G × card))",
        .inputs = {{"typed", "reliability.checkpoint_write_s"},
                   {"stall", "reliability.checkpoint_stall_s"},
                   {"mode", "reliability.checkpoint_mode"},
                   {"K", "failure.checkpoint_bytes"},
                   {"W", "reliability.storage_gb_per_s"},
                   {"G", "cluster.accelerators"},
                   {"card", "cluster.accelerator"}},
        .source = RC_TEXT("Sources", "checkpoint write, see the method"),
    });
    all.push_back({
        .key = "failure.checkpoint_stall_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Checkpoint stall"),
        .get = [](const Forecast &f) { return f.failure.checkpointStallS; },
        .words = RC_TEXT("Figures",
                         "Training stands still so long for one checkpoint: as typed; blocking, its write; in the "
                         "background, the copy c to the host’s memory and what the write slows training down by."),
        .symbol = "δ",
        .formula = "blocking: w; background: c + γ × (w − c)",
        .inputs = {{"typed", "reliability.checkpoint_stall_s"},
                   {"mode", "reliability.checkpoint_mode"},
                   {"w", "failure.checkpoint_write_s"},
                   {"γ", "reliability.write_slowdown_fraction"},
                   {"K", "failure.checkpoint_bytes"},
                   {"G", "cluster.accelerators"}},
        .source = RC_TEXT("Sources", "checkpoint write, see the method"),
    });
    all.push_back({
        .key = "failure.checkpoint_interval_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .title = RC_TEXT("Figures", "Checkpoint interval"),
        .get = [](const Forecast &f) { return f.failure.checkpointIntervalS; },
        .words =
            RC_TEXT("Figures", "As typed, else the interval with the shortest calendar time. W₀ is Lambert’s function. "
                               "With a tier in memory, the interval there: √(2 × stall × M / share recovered)."),
        .symbol = "τ",
        .formula = "M × (1 + W₀(−e^(−1 − δ / M)))",
        .inputs = {{"typed", "reliability.checkpoint_interval_s"},
                   {"δ", "failure.checkpoint_stall_s"},
                   {"M", "failure.mtbf_h"},
                   {"w", "failure.checkpoint_write_s"},
                   {"memory", "reliability.memory_checkpoint_s"},
                   {"share", "reliability.memory_recovery_fraction"}},
        .source = RC_TEXT("Sources", "Daly 2006; exact minimiser in the method"),
    });
    all.push_back({
        .key = "failure.storage_every",
        .section = Section::Reliability,
        .unit = Unit::Count,
        .title = RC_TEXT("Figures", "Checkpoints to one in storage"),
        .get = [](const Forecast &f) { return f.failure.storageEvery; },
        .words =
            RC_TEXT("Figures",
                    "With a tier in memory: every so many checkpoints one goes to storage. Without it each does: 1."),
        .symbol = "k",
        .formula = "√(2 × δ × M / (1 − share)) / τ, rounded",
        .inputs = {{"δ", "failure.checkpoint_stall_s"},
                   {"M", "failure.mtbf_h"},
                   {"τ", "failure.checkpoint_interval_s"},
                   {"memory", "reliability.memory_checkpoint_s"},
                   {"share", "reliability.memory_recovery_fraction"}},
        .source = RC_TEXT("Sources", "two tiers, see the method"),
    });
    all.push_back({
        .key = "failure.restart_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Restart"),
        .get = [](const Forecast &f) { return f.failure.restartS; },
        .words = RC_TEXT("Figures",
                         "From a failure until training steps again, the mean: as typed, or the sum of its parts."),
        .symbol = "R",
        .formula = "detect + swap + load + warm-up",
        .inputs = {{"typed", "reliability.restart_s"},
                   {"detect", "reliability.detect_s"},
                   {"swap", "reliability.swap_s"},
                   {"load", "reliability.load_s"},
                   {"warm-up", "reliability.warm_up_s"}},
        .source = "Kokolis et al. 2024, section 4",
    });
    all.push_back({
        .key = "failure.restart_sd_s",
        .section = Section::Reliability,
        .unit = Unit::Seconds,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Restarts differ by"),
        .get = [](const Forecast &f) { return f.failure.restartSdS; },
        .words = RC_TEXT("Figures", "Standard deviation of one restart: its parts are lognormal and independent, so "
                                    "that their variances add up. The work computed again comes on top."),
        .symbol = "σᴿ",
        .formula = "√(Σ part² × (e^(σ²) − 1))",
        .inputs = {{"typed", "reliability.restart_s"},
                   {"σ", "reliability.restart_ln_sd"},
                   {"detect", "reliability.detect_s"},
                   {"σ₁", "reliability.detect_ln_sd"},
                   {"swap", "reliability.swap_s"},
                   {"σ₂", "reliability.swap_ln_sd"},
                   {"load", "reliability.load_s"},
                   {"σ₃", "reliability.load_ln_sd"},
                   {"warm-up", "reliability.warm_up_s"},
                   {"σ₄", "reliability.warm_up_ln_sd"}},
        .source = RC_TEXT("Sources", "variance of the lognormal distribution"),
    });
}

} // namespace runcast
