// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

namespace {

/// A part of the predicted step. The parts sum to it.
Figure part(std::string_view key, const char *title, const char *words, const char *symbol, const char *formula,
            double (*get)(const Forecast &))
{
    return {.key = key,
            .section = Section::Layout,
            .unit = Unit::Seconds,
            .better = Better::Lower,
            .title = title,
            .get = get,
            .words = words,
            .symbol = symbol,
            .formula = formula,
            .inputs = {{"sₚ", "time.predicted_step_s"}},
            .source = RC_TEXT("Sources", "Step-time model, see the method")};
}

void appendComputeParts(std::vector<Figure> &all)
{
    all.push_back(part("step.products_s", RC_TEXT("Figures", "Matrix products"),
                       RC_TEXT("Figures", "Projections and MLP of all layers, forward and backward."), "s₁",
                       "3 × (projections + MLP) × L / p × m", [](const Forecast &f) { return f.step.products; }));
    all.push_back(part("step.attention_s", RC_TEXT("Figures", "Attention"),
                       RC_TEXT("Figures", "Scores and values of all layers, forward and backward."), "s₂",
                       "(forward + backward) × L / p × m", [](const Forecast &f) { return f.step.attention; }));
    all.push_back(part("step.elementwise_s", RC_TEXT("Figures", "Element-wise work"),
                       RC_TEXT("Figures", "Norms, activations and other traffic to memory."), "s₃",
                       "bytes / memory bandwidth × L / p × m", [](const Forecast &f) { return f.step.elementwise; }));
    all.push_back(part("step.logits_s", RC_TEXT("Figures", "Logits and loss"),
                       RC_TEXT("Figures", "The output matrix and the loss, spread over the stages."), "s₄",
                       "logits / p × m", [](const Forecast &f) { return f.step.logits; }));
    all.push_back(part("step.recompute_s", RC_TEXT("Figures", "Recomputing"),
                       RC_TEXT("Figures", "Forward work done once more in the backward pass."), "s₅",
                       "recomputed × L / p × m", [](const Forecast &f) { return f.step.recompute; }));
    all.push_back(part("step.host_s", RC_TEXT("Figures", "Host"),
                       RC_TEXT("Figures", "Launching work where the accelerator is faster than its host, and a fixed "
                                          "time a step."),
                       "s₆", "(layer − device) × L / p × m + fixed", [](const Forecast &f) { return f.step.host; }));
    all.push_back(part("step.optimizer_s", RC_TEXT("Figures", "Optimizer"),
                       RC_TEXT("Figures", "Accumulating gradients and updating weights."), "s₇",
                       "bytes / memory bandwidth", [](const Forecast &f) { return f.step.optimizer; }));
}

void appendCommunicationParts(std::vector<Figure> &all)
{
    all.push_back(part("step.tensor_s", RC_TEXT("Figures", "Tensor communication"),
                       RC_TEXT("Figures", "All-reduces of every layer that are not hidden."), "s₈",
                       "exposed × all-reduces × L / p × m", [](const Forecast &f) { return f.step.tensor; }));
    all.push_back(part("step.context_s", RC_TEXT("Figures", "Context communication"),
                       RC_TEXT("Figures", "Keys and values passed around that are not hidden."), "s₉",
                       "exposed × ring × L / p × m", [](const Forecast &f) { return f.step.context; }));
    all.push_back(part("step.expert_s", RC_TEXT("Figures", "Expert communication"),
                       RC_TEXT("Figures", "Tokens sent to their experts and back that are not hidden."), "s₁₀",
                       "exposed × all-to-alls × L / p × m", [](const Forecast &f) { return f.step.expert; }));
    all.push_back(part("step.gather_s", RC_TEXT("Figures", "Gathering weights"),
                       RC_TEXT("Figures", "Weights gathered at ZeRO 3 that are not hidden."), "s₁₁",
                       "(stage with − without gathering) × m", [](const Forecast &f) { return f.step.gather; }));
    all.push_back(part("step.send_s", RC_TEXT("Figures", "Sending between stages"),
                       RC_TEXT("Figures", "Activations passed on along the pipeline that are not hidden."), "s₁₂",
                       "send × m", [](const Forecast &f) { return f.step.send; }));
    all.push_back(part("step.gradients_s", RC_TEXT("Figures", "Gradient communication"),
                       RC_TEXT("Figures", "Summing gradients over the copies after the last micro-batch."), "s₁₃",
                       "bytes / bandwidth − hidden", [](const Forecast &f) { return f.step.gradients; }));
    all.push_back(part("step.bubble_s", RC_TEXT("Figures", "Pipeline bubble"),
                       RC_TEXT("Figures", "Waiting for the first and last micro-batch."), "s₁₄",
                       "(p − 1) / v × (stage + send)", [](const Forecast &f) { return f.step.bubble; }));
    all.push_back(part("step.uneven_s", RC_TEXT("Figures", "Uneven stages"),
                       RC_TEXT("Figures", "Waiting for the fullest stage."), "s₁₅", "(fullest − average stage) × m",
                       [](const Forecast &f) { return f.step.uneven; }));
    all.push_back(part("step.stragglers_s", RC_TEXT("Figures", "Stragglers"),
                       RC_TEXT("Figures", "Waiting for the slowest of many accelerators."), "s₁₆",
                       "(jitter − 1) × all other parts", [](const Forecast &f) { return f.step.stragglers; }));
}

} // namespace

void appendStepFigures(std::vector<Figure> &all)
{
    appendComputeParts(all);
    appendCommunicationParts(all);
    for (Figure figure :
         {part("time.predicted_step_p10_s", RC_TEXT("Figures", "Predicted step, P10"),
               RC_TEXT("Figures", "One in ten measured steps of such runs was faster."), "s₋",
               "low end of the band × sₚ", [](const Forecast &f) { return f.time.predictedStepP10S; }),
          part("time.predicted_step_p90_s", RC_TEXT("Figures", "Predicted step, P90"),
               RC_TEXT("Figures", "One in ten measured steps of such runs was slower."), "s₊",
               "high end of the band × sₚ", [](const Forecast &f) { return f.time.predictedStepP90S; })})
        all.push_back(std::move(figure));
}

} // namespace runcast
