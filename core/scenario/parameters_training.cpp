// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/parameter_builder.h"

namespace runcast {

namespace {

using namespace access;
using T = TrainingInputs;
constexpr auto group = ParameterGroup::Data;

constexpr std::array precisionChoices = {
    Choice{"bf16", RC_TEXT("Choices", "BF16")},
    Choice{"fp16", RC_TEXT("Choices", "FP16")},
    Choice{"fp8", RC_TEXT("Choices", "FP8")},
    Choice{"fp32", RC_TEXT("Choices", "FP32")},
};
constexpr std::array optimizerChoices = {
    Choice{"adamw", RC_TEXT("Choices", "AdamW")},
    Choice{"adamw_8bit", RC_TEXT("Choices", "AdamW, 8-bit moments")},
    Choice{"adamw_bf16", RC_TEXT("Choices", "AdamW, pure BF16")},
    Choice{"adafactor", RC_TEXT("Choices", "Adafactor")},
    Choice{"muon", RC_TEXT("Choices", "Muon")},
    Choice{"sgd_momentum", RC_TEXT("Choices", "SGD with momentum")},
};
constexpr std::array gradientChoices = {
    Choice{"16bit", RC_TEXT("Choices", "16-bit")},
    Choice{"fp32", RC_TEXT("Choices", "FP32")},
    Choice{"both", RC_TEXT("Choices", "16-bit and FP32")},
};
constexpr std::array recomputeChoices = {
    Choice{"none", RC_TEXT("Choices", "None")},
    Choice{"selective", RC_TEXT("Choices", "Selective")},
    Choice{"full", RC_TEXT("Choices", "Full")},
};
constexpr std::array countingChoices = {
    Choice{"six_nd", RC_TEXT("Choices", "6 N D")},
    Choice{"causal", RC_TEXT("Choices", "Exact, causal attention")},
    Choice{"full", RC_TEXT("Choices", "Exact, full attention")},
};

constexpr std::array softwareChoices = {
    Choice{"megatron_core", RC_TEXT("Choices", "Megatron-Core class")},
    Choice{"fsdp", RC_TEXT("Choices", "PyTorch FSDP class")},
    Choice{"megatron_2021", RC_TEXT("Choices", "Megatron-LM of 2021")},
    Choice{"xla", RC_TEXT("Choices", "XLA (TPU)")},
};

/// TPUs are programmed through XLA; large GPU runs use Megatron-Core or its like.
DefaultValue softwareDefault(const Scenario &scenario, const Catalog &)
{
    const bool tpu = scenario.cluster.accelerator.starts_with("tpu");
    return {std::string(tpu ? "xla" : "megatron_core"), RC_TEXT("Sources", "what large runs on this accelerator use"),
            "2026"};
}

/// The precision that a preset was trained in, if the scenario has that choice.
DefaultValue precisionDefault(const Scenario &scenario, const Catalog &catalog)
{
    const ModelPreset *preset = catalog.findModel(scenario.model.preset);
    if (preset) {
        for (const Choice &choice : precisionChoices) {
            if (choice.id == preset->precision)
                return {std::string(choice.id), preset->source, preset->sourceDate, SourceKind::Published};
        }
    }
    return {std::string("bf16"), RC_TEXT("Sources", "what most published runs since 2022 use"), "2024"};
}

Parameter mayBeMissing(Parameter parameter)
{
    parameter.canBeMissing = true;
    return parameter;
}

Parameter detail(Parameter parameter)
{
    parameter.detail = true;
    return parameter;
}

} // namespace

void appendTrainingParameters(std::vector<Parameter> &all)
{
    all.push_back(entry<&Scenario::training, &T::tokens>(
        "training.tokens", group, ValueKind::Count, Unit::Tokens, RC_TEXT("Parameters", "Tokens"),
        RC_TEXT("Parameters", "Tokens that the model sees in training, repeats included."),
        [](const Scenario &s, const Catalog &c) { return presetOr<&ModelPreset::tokens>(s, c, notEntered(s, c)); },
        {1e6, 1e16}, {1e11, 1e14, true}));
    all.push_back(mayBeMissing(detail(entry<&Scenario::training, &T::uniqueTokens>(
        "training.unique_tokens", group, ValueKind::Count, Unit::Tokens, RC_TEXT("Parameters", "Unique tokens"),
        RC_TEXT("Parameters", "Tokens of the data set without repeats."), notEntered, {1e6, 1e16}))));
    all.push_back(entry<&Scenario::training, &T::sequenceLength>(
        "training.sequence_length", group, ValueKind::Count, Unit::Tokens, RC_TEXT("Parameters", "Sequence length"),
        RC_TEXT("Parameters", "Tokens of one training sequence."),
        [](const Scenario &s, const Catalog &c) {
            return presetOr<&ModelPreset::sequenceLength>(s, c,
                                                          {8192.0, "Grattafiori et al. 2024, section 3.4", "2024"});
        },
        {1, 1e8}));
    all.push_back(mayBeMissing(detail(entry<&Scenario::training, &T::packedDocumentTokens>(
        "training.packed_document_tokens", group, ValueKind::Number, Unit::Tokens,
        RC_TEXT("Parameters", "Packed documents"),
        RC_TEXT("Parameters",
                "Documents share a sequence and do not see each other: the mean length that a token's document has, "
                "Σ l² / Σ l; empty = attention goes over the whole sequence."),
        notEntered, {1, 1e8}))));
    all.push_back(entry<&Scenario::training, &T::globalBatchTokens>(
        "training.global_batch_tokens", group, ValueKind::Count, Unit::Tokens, RC_TEXT("Parameters", "Global batch"),
        RC_TEXT("Parameters", "Tokens of one optimizer step over the whole cluster."),
        [](const Scenario &s, const Catalog &c) {
            return presetOr<&ModelPreset::globalBatchTokens>(
                s, c, {16777216.0, "Grattafiori et al. 2024, section 3.4: 16M tokens", "2024"});
        },
        {1, 1e10}));
    all.push_back(detail(entry<&Scenario::training, &T::microBatchSequences>(
        "training.micro_batch_sequences", group, ValueKind::Count, Unit::Count, RC_TEXT("Parameters", "Micro-batch"),
        RC_TEXT("Parameters", "Sequences that one accelerator group computes at a time."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "least memory"), ""};
        },
        {1, 1e6})));
    all.push_back(choiceEntry<precisionChoices, &Scenario::training, &T::precision>(
        "training.precision", group, RC_TEXT("Parameters", "Precision"),
        RC_TEXT("Parameters", "Arithmetic of the matrix products; the utilisation counts against its dense peak."),
        precisionDefault));
    all.push_back(detail(choiceEntry<optimizerChoices, &Scenario::training, &T::optimizer>(
        "training.optimizer", group, RC_TEXT("Parameters", "Optimizer"),
        RC_TEXT("Parameters", "Decides the bytes of optimizer state per parameter."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("adamw"), "Rajbhandari et al. 2020, section 3.1", "2020"};
        })));
    all.push_back(detail(choiceEntry<gradientChoices, &Scenario::training, &T::gradients>(
        "training.gradient_precision", group, RC_TEXT("Parameters", "Gradients"),
        RC_TEXT("Parameters", "16-bit gradients make 16 bytes per parameter with AdamW, FP32 gradients 18, both 20."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("16bit"), "Rajbhandari et al. 2020, section 3.1", "2020"};
        })));
    Parameter zero = detail(entry<&Scenario::training, &T::zeroStage>(
        "training.zero_stage", group, ValueKind::Count, Unit::Count, RC_TEXT("Parameters", "ZeRO stage"),
        RC_TEXT("Parameters",
                "What data parallel ranks share: 0 nothing, 1 optimizer, 2 and gradients, 3 and weights."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "distributed optimizer, the default of Megatron-Core"), "2024"};
        },
        {0, 3}));
    all.push_back(std::move(zero));
    all.push_back(detail(choiceEntry<recomputeChoices, &Scenario::training, &T::recompute>(
        "training.recompute", group, RC_TEXT("Parameters", "Recompute"),
        RC_TEXT("Parameters", "Activations computed again in the backward pass instead of kept."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("selective"), "Korthikanti et al. 2022, section 5", "2022"};
        })));
    all.push_back(detail(choiceEntry<softwareChoices, &Scenario::training, &T::software>(
        "training.software", group, RC_TEXT("Parameters", "Software"),
        RC_TEXT("Parameters",
                "Class of the training software: how much communication it hides and which activations it keeps."),
        softwareDefault)));
    Parameter imbalance = detail(entry<&Scenario::training, &T::expertImbalance>(
        "training.expert_imbalance", group, ValueKind::Number, Unit::Ratio, RC_TEXT("Parameters", "Expert imbalance"),
        RC_TEXT("Parameters",
                "Tokens of the busiest expert rank over the mean of all; 1 = balanced. A layer waits for the busiest."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "balanced, as measured runs are benchmarked"), ""};
        },
        {1, 64}));
    imbalance.relevant = [](const Scenario &s) { return sparseLayerCount(s.model.architecture) > 0; };
    all.push_back(std::move(imbalance));
    Parameter measured = mayBeMissing(detail(entry<&Scenario::training, &T::measuredMemoryBytes>(
        "training.measured_memory_bytes", group, ValueKind::Number, Unit::Bytes,
        RC_TEXT("Parameters", "Measured memory"),
        RC_TEXT("Parameters",
                "Memory that you measured on the fullest accelerator. It pins the buffers; empty = estimated."),
        notEntered, {1e6, 1e13})));
    all.push_back(std::move(measured));
    all.push_back(detail(choiceEntry<countingChoices, &Scenario::training, &T::flopCounting>(
        "training.flop_counting", group, RC_TEXT("Parameters", "FLOP counting"),
        RC_TEXT("Parameters", "How the training FLOP are counted. The utilisation belongs to the same counting."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("causal"), RC_TEXT("Sources", "what a causal model really computes"), ""};
        })));
}

} // namespace runcast
