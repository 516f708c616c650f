// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

namespace {

/// What decides a run against failures; the losses share them.
std::vector<FormulaInput> clockInputs()
{
    return {{"I", "time.ideal_days"},
            {"s", "reliability.straggler_fraction"},
            {"M", "failure.mtbf_h"},
            {"τ", "failure.checkpoint_interval_s"},
            {"δ", "failure.checkpoint_stall_s"},
            {"w", "failure.checkpoint_write_s"},
            {"k", "failure.storage_every"},
            {"memory", "reliability.memory_checkpoint_s"},
            {"share", "reliability.memory_recovery_fraction"},
            {"R", "failure.restart_s"},
            {"spread", "failure.restart_sd_s"}};
}

} // namespace

void appendLossFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "failure.checkpoint_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Checkpoint stalls"),
        .get = [](const Forecast &f) { return f.failure.checkpointHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar in which training stands still for checkpoints. With a tier "
                                    "in memory all but every k-th stall is that of memory."),
        .symbol = "Hc",
        .formula = "I × 24 × (1 + s) × δ / τ",
        .inputs = {{"I", "time.ideal_days"},
                   {"s", "reliability.straggler_fraction"},
                   {"δ", "failure.checkpoint_stall_s"},
                   {"τ", "failure.checkpoint_interval_s"},
                   {"k", "failure.storage_every"},
                   {"memory", "reliability.memory_checkpoint_s"}},
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.restart_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Restarts"),
        .get = [](const Forecast &f) { return f.failure.restartHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar A spent in restarts, failed restarts included; detection "
                                    "and swap D pass without further failures."),
        .symbol = "Hr",
        .formula = "A × (1 − e^(−(R − D) / M)) + n × D",
        .inputs = clockInputs(),
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.lost_work_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Lost work"),
        .get = [](const Forecast &f) { return f.failure.lostWorkHours; },
        .words = RC_TEXT("Figures", "Hours of the calendar A computed again since the last checkpoint: A = M e^((R + w "
                                    "− δ) / M) (e^((τ + δ) / M) − 1) I / τ."),
        .symbol = "Hl",
        .formula = "A − I × 24 × (1 + s) − Hc − Hr",
        .inputs = clockInputs(),
        .source = "Daly 2006, equation 20",
    });
    all.push_back({
        .key = "failure.straggler_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Slow servers"),
        .get = [](const Forecast &f) { return f.failure.stragglerHours; },
        .words = RC_TEXT("Figures", "Hours that slow servers add to the steps."),
        .symbol = "Hs",
        .formula = "I × 24 × s",
        .inputs = {{"I", "time.ideal_days"}, {"s", "reliability.straggler_fraction"}},
        .source = RC_TEXT("Sources", "stragglers, see the method"),
    });
    all.push_back({
        .key = "failure.corruption_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Silent corruption"),
        .get = [](const Forecast &f) { return f.failure.corruptionHours; },
        .words = RC_TEXT("Figures", "Hours thrown away because results were silently wrong: 2.8 × 10⁻⁷ detected events "
                                    "per accelerator-hour, as at Llama 3, over what the run takes without them."),
        .symbol = "Hx",
        .formula = "2.8e-7 × G × (I × 24 + Hs + Hc + Hr + Hl) × loss",
        .inputs = {{"G", "cluster.accelerators"},
                   {"loss", "reliability.corruption_loss_hours"},
                   {"I", "time.ideal_days"},
                   {"Hs", "failure.straggler_hours"},
                   {"Hc", "failure.checkpoint_hours"},
                   {"Hr", "failure.restart_hours"},
                   {"Hl", "failure.lost_work_hours"}},
        .source = "Grattafiori et al. 2024, table 5",
    });
    all.push_back({
        .key = "failure.planned_hours",
        .section = Section::Reliability,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Planned stops"),
        .get = [](const Forecast &f) { return f.failure.plannedHours; },
        .words = RC_TEXT("Figures", "Hours of planned maintenance: x of the 168 hours of each week of the calendar."),
        .symbol = "Hp",
        .formula = "(I × 24 + Hs + Hc + Hr + Hl + Hx) × x / (168 − x)",
        .inputs = {{"x", "reliability.planned_hours_per_week"},
                   {"I", "time.ideal_days"},
                   {"Hs", "failure.straggler_hours"},
                   {"Hc", "failure.checkpoint_hours"},
                   {"Hr", "failure.restart_hours"},
                   {"Hl", "failure.lost_work_hours"},
                   {"Hx", "failure.corruption_hours"}},
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
        .formula = "Hc + Hr + Hl + Hs + Hx + Hp",
        .inputs = {{"Hc", "failure.checkpoint_hours"},
                   {"Hr", "failure.restart_hours"},
                   {"Hl", "failure.lost_work_hours"},
                   {"Hs", "failure.straggler_hours"},
                   {"Hx", "failure.corruption_hours"},
                   {"Hp", "failure.planned_hours"}},
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
