// SPDX-License-Identifier: MIT
#include "core/layout/step/breakdown.h"

#include "core/layout/step/constants.h"

#include <cmath>

namespace runcast {

double StepBreakdown::total() const
{
    return products + attention + elementwise + logits + recompute + host + tensor + context + expert + send + gather +
           gradients + bubble + uneven + optimizer + stragglers;
}

StepBreakdown stepBreakdown(const StepTime &step, const StepTimeInput &input, const StepTimeConstants &constants)
{
    const double microBatches = input.layout.microBatches, p = input.layout.pipeline;
    const double layers = input.model.layers + (input.model.predictsTwo ? 1 : 0);
    const double passes = microBatches * layers / p; // of a layer, on the average stage
    const double averageStage = step.stageAverage - step.accumulate;
    const double wholeStage = step.stage - step.accumulate;
    // The stage that sets the pace, before gathering weights was added by the norm of overlapping parts.
    const double q = constants.qFsdp;
    const double pace =
        step.gather > 0 ? std::pow(std::pow(wholeStage, q) - std::pow(step.gather, q), 1 / q) : wholeStage;

    StepBreakdown parts;
    parts.products = passes * 3 * (step.lin + step.mlp);
    parts.attention = passes * (step.attentionForward + step.attentionBackward);
    parts.elementwise = passes * step.elementwise;
    parts.recompute = passes * step.recompute;
    parts.tensor = passes * step.tensor;
    parts.context = passes * step.context;
    parts.expert = passes * step.expert;
    parts.host = passes * (step.layer - step.device) + step.constant;
    parts.logits = microBatches * step.logits / p;
    parts.gather = microBatches * (wholeStage - pace);
    parts.uneven = microBatches * (pace - averageStage);
    parts.send = microBatches * step.pipelineSend;
    parts.gradients = step.data;
    parts.bubble = step.bubble;
    parts.optimizer = step.optimizer + microBatches * step.accumulate;
    parts.stragglers = step.total - step.total / step.jitter;
    return parts;
}

} // namespace runcast
