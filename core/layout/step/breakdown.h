// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/step/step_time.h"

#include <limits>

namespace runcast {

/// Where the seconds of a step go. What is hidden behind something else has none; the parts sum to the step.
struct StepBreakdown {
    static constexpr double none = std::numeric_limits<double>::quiet_NaN(); // not computed

    double products = none, attention = none, elementwise = none, logits = none; // forward and backward
    double recompute = none;                                                     // forward passes done again
    double host = none;                                                          // launching work, fixed cost of a step
    double tensor = none, context = none, expert = none, send = none, gather = none; // communication that is waited for
    double gradients = none;             // communication after the last micro-batch
    double bubble = none, uneven = none; // waiting for other stages
    double optimizer = none;             // and accumulating gradients
    double stragglers = none;            // that the cluster waits for its slowest

    double total() const;
    /// Waiting for bytes, inside a micro-batch and after the last.
    double communication() const { return tensor + context + expert + send + gather + gradients; }
};

StepBreakdown stepBreakdown(const StepTime &step, const StepTimeInput &input, const StepTimeConstants &constants);

} // namespace runcast
