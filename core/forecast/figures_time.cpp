// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendTimeFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "time.ideal_days",
        .section = Section::Time,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Ideal time"),
        .get = [](const Forecast &f) { return f.time.idealDays; },
        .words = RC_TEXT("Figures",
                         "Pure stepping at the utilisation, nothing lost. P is the dense peak of one accelerator."),
        .symbol = "I",
        .formula = "C / (G × P × u) / 86400",
        .inputs = {{"C", "compute.training_flop"},
                   {"G", "cluster.accelerators"},
                   {"P", "cluster.accelerator"},
                   {"precision", "training.precision"},
                   {"u", "time.mfu"}},
        .source = "Chowdhery et al. 2022, appendix B",
    });
    all.push_back({
        .key = "time.ideal_accelerator_hours",
        .section = Section::Time,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Ideal accelerator-hours"),
        .get = [](const Forecast &f) { return f.time.idealAcceleratorHours; },
        .words = RC_TEXT("Figures", "Accelerators times ideal time."),
        .symbol = "hᵢ",
        .formula = "I × 24 × G",
        .inputs = {{"I", "time.ideal_days"}, {"G", "cluster.accelerators"}},
        .source = "Chowdhery et al. 2022, appendix B",
    });
    all.push_back({
        .key = "time.wall_clock_days",
        .section = Section::Time,
        .unit = Unit::Days,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Calendar time"),
        .get = [](const Forecast &f) { return f.time.wallClockDays; },
        .words = RC_TEXT("Figures", "Ideal time and what failures and checkpoints take."),
        .symbol = "T",
        .formula = "I + (checkpoints + restarts + lost work) / 24",
        .inputs = {{"I", "time.ideal_days"},
                   {"checkpoints", "failure.checkpoint_hours"},
                   {"restarts", "failure.restart_hours"},
                   {"lost", "failure.lost_work_hours"}},
        .source = "Daly 2006, equation 20",
        .headline = true,
    });
    all.push_back({
        .key = "time.end_date",
        .section = Section::Time,
        .unit = Unit::Date,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Ends"),
        .get = [](const Forecast &f) { return f.time.endDate; },
        .words = RC_TEXT("Figures", "Start plus calendar time, whole days."),
        .symbol = "E",
        .formula = "start + ⌈T⌉",
        .inputs = {{"start", "schedule.start_date"}, {"T", "time.wall_clock_days"}},
        .headline = true,
    });
    all.push_back({
        .key = "time.accelerator_hours",
        .section = Section::Time,
        .unit = Unit::Hours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Accelerator-hours"),
        .get = [](const Forecast &f) { return f.time.acceleratorHours; },
        .words = RC_TEXT("Figures", "Accelerators and spares times calendar time: what is paid for."),
        .symbol = "h",
        .formula = "(G + spares) × T × 24",
        .inputs = {{"G", "cluster.accelerators"},
                   {"spares", "reliability.spare_accelerators"},
                   {"T", "time.wall_clock_days"}},
        .headline = true,
    });
    all.push_back({
        .key = "time.goodput_fraction",
        .section = Section::Time,
        .unit = Unit::Fraction,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Goodput"),
        .get = [](const Forecast &f) { return f.time.goodputFraction; },
        .words = RC_TEXT("Figures", "Useful stepping time over calendar time."),
        .symbol = "γ",
        .formula = "I / T",
        .inputs = {{"I", "time.ideal_days"}, {"T", "time.wall_clock_days"}},
        .source = "Kokolis et al. 2024, section 2",
    });
    all.push_back({
        .key = "time.mfu",
        .section = Section::Time,
        .unit = Unit::Fraction,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Model FLOP utilisation"),
        .get = [](const Forecast &f) { return f.time.mfu; },
        .words = RC_TEXT("Figures", "As assumed: model FLOP per second over the dense peak."),
        .symbol = "u",
        .formula = "u",
        .inputs = {{"u", "schedule.mfu"}},
        .source = "Chowdhery et al. 2022, section 4.1",
    });
    all.push_back({
        .key = "time.tokens_per_s",
        .section = Section::Time,
        .unit = Unit::TokensPerSecond,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Tokens per second"),
        .get = [](const Forecast &f) { return f.time.tokensPerS; },
        .words = RC_TEXT("Figures", "FLOP per second of the whole cluster over FLOP per token."),
        .symbol = "v",
        .formula = "G × P × u / F",
        .inputs = {{"G", "cluster.accelerators"},
                   {"P", "cluster.accelerator"},
                   {"precision", "training.precision"},
                   {"u", "time.mfu"},
                   {"F", "compute.flop_per_token"}},
        .source = "Chowdhery et al. 2022, appendix B",
    });
    all.push_back({
        .key = "time.step_s",
        .section = Section::Time,
        .unit = Unit::Seconds,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Step"),
        .get = [](const Forecast &f) { return f.time.stepS; },
        .words = RC_TEXT("Figures", "Tokens of one batch over tokens per second."),
        .symbol = "s",
        .formula = "B / v",
        .inputs = {{"B", "training.global_batch_tokens"}, {"v", "time.tokens_per_s"}},
        .source = "Chowdhery et al. 2022, appendix B",
    });
    all.push_back({
        .key = "layout.data_parallel",
        .section = Section::Layout,
        .unit = Unit::Count,
        .title = RC_TEXT("Figures", "Data parallel"),
        .get = [](const Forecast &f) { return f.time.dataParallel; },
        .words = RC_TEXT("Figures", "Copies of the model."),
        .symbol = "d",
        .formula = "G / (t × p × c)",
        .inputs =
            {{"G", "cluster.accelerators"}, {"t", "layout.tensor"}, {"p", "layout.pipeline"}, {"c", "layout.context"}},
        .source = "Narayanan et al. 2021, section 3",
    });
    all.push_back({
        .key = "layout.micro_batches",
        .section = Section::Layout,
        .unit = Unit::Count,
        .title = RC_TEXT("Figures", "Micro-batches a step"),
        .get = [](const Forecast &f) { return f.time.microBatches; },
        .words = RC_TEXT("Figures", "Micro-batches that each copy computes in one step."),
        .symbol = "m",
        .formula = "B / (d × k × s)",
        .inputs = {{"B", "training.global_batch_tokens"},
                   {"d", "layout.data_parallel"},
                   {"k", "training.micro_batch_sequences"},
                   {"s", "training.sequence_length"}},
        .source = "Narayanan et al. 2021, section 3",
    });
    all.push_back({
        .key = "time.pipeline_bubble_fraction",
        .section = Section::Layout,
        .unit = Unit::Fraction,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Pipeline idle"),
        .get = [](const Forecast &f) { return f.time.pipelineBubbleFraction; },
        .words = RC_TEXT("Figures", "Share of a step that a stage waits for its first and last micro-batch."),
        .symbol = "β",
        .formula = "(p − 1) / (v × m + p − 1)",
        .inputs = {{"p", "layout.pipeline"}, {"v", "layout.virtual_stages"}, {"m", "layout.micro_batches"}},
        .source = "Narayanan et al. 2021, section 2.2",
    });
}

} // namespace runcast
