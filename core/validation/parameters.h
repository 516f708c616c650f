// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/models.h"
#include "core/validation/published_extras.h"
#include "core/validation/validation.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

/// One model: its weights counted from its config.json beside the total that was published.
struct ParameterRow {
    std::string id;
    std::optional<std::int64_t> counted;   // nothing: the import refused the file
    std::optional<std::int64_t> published; // nothing: no exact total is known
    std::vector<PublishedExtra>
        extras;       // what the published total holds beside the counted weights; sums to the difference
    std::string note; // why they differ, as the table says it (data, English); or why it was refused
    bool ok = false;  // equal, or the whole difference explained; or refused as it should be

    /// counted - published; 0 if either is unknown.
    std::int64_t difference() const { return counted && published ? *counted - *published : 0; }
};

/// Why count and publication differ, or why a file was refused, as one English line; empty if there is nothing to say.
std::string explanation(const ParameterRow &row);

/// The rows as statistics: the error of each is counted / published - 1. Rows without one of the two count nowhere.
ValidationSummary summariseParameters(std::span<const ParameterRow> rows);

/// A row for each preset, in their order.
std::vector<ParameterRow> validateParameters(std::span<const ModelPreset> presets);

/// The same for a folder of configs with an index.csv: columns `file` and, as far as known, `importer_should`
/// ("accept…", "refuse…"), `exact_total_params`, `computed_minus_published` and `difference_explanation`. `config`
/// reads a file that the index names. A file that cannot be read is a row that is not ok; an index that cannot be read
/// is the Error.
Result<std::vector<ParameterRow>>
validateParameterFolder(std::string_view indexBytes, std::string_view indexName,
                        const std::function<Result<std::string>(std::string_view file)> &config);

} // namespace runcast
