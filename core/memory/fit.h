// SPDX-License-Identifier: MIT
#pragma once

#include "core/memory/accelerator_memory.h"
#include "core/scenario/value.h"

#include <optional>
#include <string_view>

namespace runcast {

enum class FitVerdict { Fits, Tight, DoesNotFit };

/// Fits with at least a tenth of the usable memory free, tight below that. Measured memory varies by so much between
/// steps.
FitVerdict fitVerdict(double bytes, double usableBytes);

/// One change of an input that makes a model fit.
struct FitChange {
    std::string_view parameter; // key
    Value value;
    double bytes = 0; // of the fullest accelerator then
};

/// The smallest change that makes the fullest accelerator fit, the cheapest kind first: a smaller micro-batch,
/// selective then full recompute, a higher ZeRO stage, more pipeline stages or tensor slices in the same cluster.
/// Nothing if none does.
std::optional<FitChange> smallestFit(const MemoryInput &input, double usableBytes, double linkDomain);

} // namespace runcast
