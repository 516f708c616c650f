// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/architecture.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
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
    std::optional<std::int64_t> knownDifference; // count - publication, where they differ
    std::string differenceNote;                  // why they do
    std::string source, sourceDate, confidence;
};

/// The presets of models.csv, each with the shape that `config(id)`, the bytes of its config.json, describes. The first
/// thing wrong with the table or with a config instead.
Result<std::vector<ModelPreset>> loadModels(std::string_view csvBytes, std::string_view fileName,
                                            const std::function<std::string_view(std::string_view id)> &config);

} // namespace runcast
