// SPDX-License-Identifier: MIT
#include "reports/export/model_json.h"

#include "core/compute/flops.h"
#include "core/compute/parameter_count.h"
#include "core/forecast/resolve.h"

#include <cmath>

namespace runcast {

namespace {

OrderedJson blocksJson(const Architecture &architecture)
{
    const std::vector<ParameterBlock> tree = parameterTree(architecture);
    OrderedJson blocks = OrderedJson::array();
    for (const ParameterBlock &block : tree) {
        const std::int64_t count = block.each * block.times;
        blocks.push_back({{"depth", block.depth},
                          {"name", block.name},
                          {"shape", block.shape},
                          {"each", block.each},
                          {"times", block.times},
                          {"count", count},
                          {"share", jsonNumber(double(count) / double(tree.front().each))}});
    }
    return blocks;
}

OrderedJson partsJson(const FlopPerToken &flop, double factor)
{
    return {{"projections", jsonNumber(factor * flop.projections)},
            {"attention", jsonNumber(factor * flop.attention)},
            {"mlp", jsonNumber(factor * flop.mlp)},
            {"experts", jsonNumber(factor * flop.experts)},
            {"router", jsonNumber(factor * flop.router)},
            {"logits", jsonNumber(factor * flop.logits)},
            {"total", jsonNumber(factor * flop.forward)}};
}

OrderedJson flopJson(const Scenario &scenario, const ParameterCount &count, double attentionTokens)
{
    constexpr const char *names[] = {"six_nd", "causal", "full"};
    const FlopCounting counting = scenario.training.flopCounting;
    const FlopPerToken flop =
        flopPerToken(scenario.model.architecture, count, attentionTokens, FlopConvention(counting));
    return {{"counting", names[size_t(counting)]},
            {"attention_tokens", jsonNumber(attentionTokens)},
            {"forward", partsJson(flop, 1)},
            {"backward", partsJson(flop, 2)},
            {"recompute", jsonNumber(recomputedFlop(flop, scenario.training.recompute))},
            {"training", jsonNumber(flop.training)},
            {"six_n", jsonNumber(sixNdFlop(double(count.active), 1))}};
}

} // namespace

OrderedJson modelJson(const Scenario &scenario, const Outcome &outcome, const Catalog &catalog)
{
    const Result<ParameterCount> count = countParameters(scenario.model.architecture);
    if (!count)
        return nullptr;
    const ResolvedInputs inputs = resolve(scenario, catalog, outcome.findings);
    return {{"total_parameters", count->total},
            {"active_parameters", count->active},
            {"input_embedding_parameters", count->inputEmbedding},
            {"learned_position_parameters", count->learnedPositions},
            {"output_matrix_parameters", count->outputMatrix},
            {"non_embedding_parameters", count->nonEmbedding()},
            {"dense_layer_parameters", count->denseLayer},
            {"sparse_layer_parameters", count->sparseLayer},
            {"logit_matrix_parameters", count->logitMatmul},
            {"matmul_active_parameters", count->matmulActive},
            {"blocks", blocksJson(scenario.model.architecture)},
            {"flop_per_token", flopJson(scenario, *count, inputs.attentionTokens)}};
}

OrderedJson memoryStagesJson(const Scenario &scenario, const Outcome &outcome, const Catalog &catalog)
{
    const ResolvedInputs inputs = resolve(scenario, catalog, outcome.findings);
    if (!inputs.hasShape || !std::isfinite(fullestStage(inputs.memory).total()))
        return nullptr;
    OrderedJson stages = OrderedJson::array();
    for (int stage = 0; stage < int(inputs.pipeline); ++stage) {
        const StageMemory memory = stageMemory(inputs.memory, stage);
        stages.push_back({{"stage", stage},
                          {"layers", jsonNumber(memory.layers)},
                          {"in_flight", jsonNumber(memory.inFlight)},
                          {"weights", jsonNumber(memory.weights)},
                          {"gradients", jsonNumber(memory.gradients)},
                          {"optimizer", jsonNumber(memory.optimizer)},
                          {"activations", jsonNumber(memory.activations)},
                          {"buffers", jsonNumber(memory.buffers)},
                          {"total", jsonNumber(memory.total())}});
    }
    return stages;
}

} // namespace runcast
