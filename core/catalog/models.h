// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace runcast {

/// A published model and, where published, the run that trained it. What was not published is missing, never zero.
struct ModelPreset {
    std::string id;   // "llama-3.1-405b", the name of its config.json
    std::string name; // "Llama 3.1 405B"
    std::string organisation;
    int year = 0;
    Architecture architecture;
    std::optional<double> tokens, sequenceLength, globalBatchTokens;
    std::string acceleratorId; // empty if not published
    std::optional<double> accelerators;
    std::optional<double> tensor, pipeline, context, expert;
    std::string precision;
    std::optional<double> reportedMfu, reportedChipHours;
    std::optional<std::int64_t> publishedTotal;
    std::string differenceNote; // why count and publication differ; empty if they agree
    std::string source, sourceDate, confidence;
};

} // namespace runcast
