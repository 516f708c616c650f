// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendComputeFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "compute.total_parameters",
        .section = Section::Compute,
        .unit = Unit::Parameters,
        .title = RC_TEXT("Figures", "Total parameters"),
        .get = [](const Forecast &f) { return f.compute.totalParameters; },
        .words = RC_TEXT("Figures", "All weights of the language model, counted from its shape when that is known."),
        .symbol = "N",
        .formula = "N",
        .inputs = {{"N", "model.total_parameters"}},
        .source = RC_TEXT("Sources", "Vaswani et al. 2017; counting rules in the method"),
    });
    all.push_back({
        .key = "compute.active_parameters",
        .section = Section::Compute,
        .unit = Unit::Parameters,
        .title = RC_TEXT("Figures", "Active parameters"),
        .get = [](const Forecast &f) { return f.compute.activeParameters; },
        .words = RC_TEXT("Figures", "Weights that one token visits; all of them in a dense model."),
        .symbol = "Nₐ",
        .formula = "Nₐ",
        .inputs = {{"Nₐ", "model.active_parameters"}, {"N", "model.total_parameters"}},
        .source = "Fedus et al. 2022, section 2",
    });
    all.push_back({
        .key = "compute.six_nd_flop",
        .section = Section::Compute,
        .unit = Unit::Flop,
        .title = RC_TEXT("Figures", "6 N D"),
        .get = [](const Forecast &f) { return f.compute.sixNdFlop; },
        .words = RC_TEXT("Figures", "Two operations per parameter and token forward, four backward."),
        .symbol = "C₆",
        .formula = "6 × Nₐ × D",
        .inputs = {{"Nₐ", "compute.active_parameters"}, {"D", "training.tokens"}},
        .source = "Kaplan et al. 2020, section 2.1",
    });
    all.push_back({
        .key = "compute.flop_per_token",
        .section = Section::Compute,
        .unit = Unit::FlopPerToken,
        .title = RC_TEXT("Figures", "FLOP per token"),
        .get = [](const Forecast &f) { return f.compute.flopPerToken; },
        .words = RC_TEXT("Figures", "Three times the forward pass: every matrix product of the layers and the logits, "
                                    "and attention over the visible positions."),
        .symbol = "F",
        .formula = "3 × forward(shape, s)",
        .inputs = {{"shape", "model.*"}, {"s", "training.sequence_length"}, {"counting", "training.flop_counting"}},
        .source = "Narayanan et al. 2021, appendix; Chowdhery et al. 2022, appendix B",
    });
    all.push_back({
        .key = "compute.training_flop",
        .section = Section::Compute,
        .unit = Unit::Flop,
        .title = RC_TEXT("Figures", "Training FLOP"),
        .get = [](const Forecast &f) { return f.compute.trainingFlop; },
        .words = RC_TEXT("Figures", "FLOP of one token times the tokens."),
        .symbol = "C",
        .formula = "F × D",
        .inputs = {{"F", "compute.flop_per_token"}, {"D", "training.tokens"}},
        .source = "Kaplan et al. 2020, section 2.1",
        .headline = true,
    });
    all.push_back({
        .key = "compute.flop_over_six_nd",
        .section = Section::Compute,
        .unit = Unit::Ratio,
        .title = RC_TEXT("Figures", "Exact over 6 N D"),
        .get = [](const Forecast &f) { return f.compute.flopOverSixNd; },
        .words = RC_TEXT("Figures", "How far the short formula is from the exact count."),
        .symbol = "r",
        .formula = "C / C₆",
        .inputs = {{"C", "compute.training_flop"}, {"C₆", "compute.six_nd_flop"}},
        .source = "Kaplan et al. 2020, section 2.1",
    });
    all.push_back({
        .key = "loss.tokens_per_parameter",
        .section = Section::Compute,
        .unit = Unit::Ratio,
        .title = RC_TEXT("Figures", "Tokens per parameter"),
        .get = [](const Forecast &f) { return f.compute.tokensPerParameter; },
        .words = RC_TEXT("Figures", "About 20 was compute-optimal in 2022; models that serve many users go far above."),
        .symbol = "q",
        .formula = "D / N",
        .inputs = {{"D", "training.tokens"}, {"N", "compute.total_parameters"}},
        .source = "Hoffmann et al. 2022, section 3",
    });
    all.push_back({
        .key = "memory.bytes_per_parameter",
        .section = Section::Memory,
        .unit = Unit::BytesPerParameter,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "State per parameter"),
        .get = [](const Forecast &f) { return f.memory.bytesPerParameter; },
        .words = RC_TEXT("Figures", "Bytes of weights, gradients and optimizer per parameter. 16-bit with AdamW: 2 + 2 "
                                    "+ 12 = 16, or 18 with FP32 gradients."),
        .symbol = "b",
        .formula = "weights + gradients + optimizer",
        .inputs = {{"precision", "training.precision"},
                   {"optimizer", "training.optimizer"},
                   {"gradients", "training.gradient_precision"}},
        .source = "Rajbhandari et al. 2020, section 3.1",
    });
    all.push_back({
        .key = "memory.state_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Training state"),
        .get = [](const Forecast &f) { return f.memory.stateBytes; },
        .words = RC_TEXT("Figures", "Weights, gradients and optimizer of one copy of the model, before activations."),
        .symbol = "S",
        .formula = "b × N",
        .inputs = {{"b", "memory.bytes_per_parameter"}, {"N", "compute.total_parameters"}},
        .source = "Rajbhandari et al. 2020, section 3.1",
        .headline = true,
    });
    all.push_back({
        .key = "memory.usable_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Usable memory"),
        .get = [](const Forecast &f) { return f.memory.usableBytes; },
        .words = RC_TEXT(
            "Figures",
            "What the driver of one accelerator leaves to the program; the marketed size where that is not known."),
        .symbol = "U",
        .formula = "U(accelerator)",
        .inputs = {{"accelerator", "cluster.accelerator"}},
        .source = RC_TEXT("Sources", "Vendor data sheets, see the catalog"),
    });
    all.push_back({
        .key = "memory.min_accelerators",
        .section = Section::Memory,
        .unit = Unit::Accelerators,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Accelerators to hold it"),
        .get = [](const Forecast &f) { return f.memory.minAccelerators; },
        .words = RC_TEXT("Figures", "The fewest accelerators that can hold one copy of the training state alone."),
        .symbol = "n",
        .formula = "⌈S / U⌉",
        .inputs = {{"S", "memory.state_bytes"}, {"U", "memory.usable_bytes"}},
        .source = "Rajbhandari et al. 2020, section 3.1",
    });
    all.push_back({
        .key = "memory.weights_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Weights"),
        .get = [](const Forecast &f) { return f.memory.weightsBytes; },
        .words = RC_TEXT("Figures", "Weights on one accelerator; shared by the data parallel ranks at ZeRO 3."),
        .symbol = "W",
        .formula = "w × N / (t × p) / (z = 3: G / (t × p))",
        .inputs = {{"w", "training.precision"},
                   {"N", "compute.total_parameters"},
                   {"t", "layout.tensor"},
                   {"p", "layout.pipeline"},
                   {"G", "cluster.accelerators"},
                   {"z", "training.zero_stage"}},
        .source = "Rajbhandari et al. 2020, figure 1",
    });
    all.push_back({
        .key = "memory.gradients_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Gradients"),
        .get = [](const Forecast &f) { return f.memory.gradientsBytes; },
        .words = RC_TEXT("Figures", "Gradients on one accelerator; shared from ZeRO 2 on."),
        .symbol = "R",
        .formula = "g × N / (t × p) / (z ≥ 2: G / (t × p))",
        .inputs = {{"g", "training.gradient_precision"},
                   {"w", "training.precision"},
                   {"N", "compute.total_parameters"},
                   {"t", "layout.tensor"},
                   {"p", "layout.pipeline"},
                   {"G", "cluster.accelerators"},
                   {"z", "training.zero_stage"}},
        .source = "Rajbhandari et al. 2020, figure 1",
    });
    all.push_back({
        .key = "memory.optimizer_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Optimizer state"),
        .get = [](const Forecast &f) { return f.memory.optimizerBytes; },
        .words = RC_TEXT("Figures", "Master copy and moments on one accelerator; shared from ZeRO 1 on."),
        .symbol = "O",
        .formula = "o × N / (t × p) / (z ≥ 1: G / (t × p))",
        .inputs = {{"o", "training.optimizer"},
                   {"w", "training.precision"},
                   {"N", "compute.total_parameters"},
                   {"t", "layout.tensor"},
                   {"p", "layout.pipeline"},
                   {"G", "cluster.accelerators"},
                   {"z", "training.zero_stage"}},
        .source = "Rajbhandari et al. 2020, figure 1",
    });
    all.push_back({
        .key = "memory.per_accelerator_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "State per accelerator"),
        .get = [](const Forecast &f) { return f.memory.perAcceleratorBytes; },
        .words = RC_TEXT("Figures", "Training state on one accelerator; activations and buffers come on top."),
        .symbol = "M",
        .formula = "W + R + O",
        .inputs = {{"W", "memory.weights_bytes"}, {"R", "memory.gradients_bytes"}, {"O", "memory.optimizer_bytes"}},
        .source = "Rajbhandari et al. 2020, figure 1",
    });
    all.push_back({
        .key = "memory.headroom_bytes",
        .section = Section::Memory,
        .unit = Unit::Bytes,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Left for activations"),
        .get = [](const Forecast &f) { return f.memory.headroomBytes; },
        .words = RC_TEXT("Figures", "What one accelerator has left beside the training state."),
        .symbol = "H",
        .formula = "U − M",
        .inputs = {{"U", "memory.usable_bytes"}, {"M", "memory.per_accelerator_bytes"}},
        .source = "Rajbhandari et al. 2020, section 3.2",
    });
}

} // namespace runcast
