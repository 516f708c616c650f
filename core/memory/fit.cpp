// SPDX-License-Identifier: MIT
#include "core/memory/fit.h"

#include <cmath>
#include <string>

namespace runcast {

namespace {

bool whole(double value)
{
    return value == std::floor(value);
}

/// The layout with other degrees and the copies that remain.
MemoryInput withDegrees(MemoryInput in, double tensor, double pipeline)
{
    const double grow = tensor * pipeline / (in.tensor * in.pipeline);
    in.data /= grow;
    in.microBatches *= grow;
    in.tensor = tensor;
    in.pipeline = pipeline;
    return in;
}

} // namespace

FitVerdict fitVerdict(double bytes, double usableBytes)
{
    constexpr double tightShare = 0.1;
    if (!(bytes <= usableBytes))
        return FitVerdict::DoesNotFit;
    return bytes > (1 - tightShare) * usableBytes ? FitVerdict::Tight : FitVerdict::Fits;
}

std::optional<FitChange> smallestFit(const MemoryInput &input, double usableBytes, double linkDomain)
{
    std::optional<FitChange> found;
    const auto tryOne = [&](std::string_view key, Value value, const MemoryInput &changed) {
        const double bytes = fullestStage(changed).total();
        if (!found && bytes <= usableBytes)
            found = FitChange{key, std::move(value), bytes};
    };
    for (double size = std::floor(input.microBatch / 2); size >= 1; size = std::floor(size / 2)) {
        MemoryInput changed = input;
        changed.microBatch = size;
        changed.microBatches = input.microBatches * input.microBatch / size;
        tryOne("training.micro_batch_sequences", size, changed);
    }
    for (const auto &[recompute, id] :
         {std::pair{Recompute::Selective, "selective"}, std::pair{Recompute::Full, "full"}}) {
        MemoryInput changed = input;
        changed.recompute = recompute;
        if (recompute > input.recompute)
            tryOne("training.recompute", std::string(id), changed);
    }
    for (int stage = input.zeroStage + 1; stage <= 3; ++stage) {
        MemoryInput changed = input;
        changed.zeroStage = stage;
        tryOne("training.zero_stage", double(stage), changed);
    }
    for (double pipeline = input.pipeline * 2; pipeline <= input.layers; pipeline *= 2) {
        const MemoryInput changed = withDegrees(input, input.tensor, pipeline);
        if (changed.data >= 1 && whole(changed.data))
            tryOne("layout.pipeline", pipeline, changed);
    }
    for (double tensor = input.tensor * 2; tensor <= linkDomain && whole(input.heads / tensor); tensor *= 2) {
        const MemoryInput changed = withDegrees(input, tensor, input.pipeline);
        if (changed.data >= 1 && whole(changed.data))
            tryOne("layout.tensor", tensor, changed);
    }
    return found;
}

} // namespace runcast
