// SPDX-License-Identifier: MIT
#include "core/catalog/models.h"

#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/catalog/config_import.h"
#include "core/catalog/record.h"

#include <charconv>
#include <cmath>

namespace runcast {
namespace {

std::optional<std::int64_t> difference(CsvRecord &record)
{
    const std::string text = record.text("known_difference");
    if (text.empty())
        return std::nullopt;
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size())
        record.fail(RC_TEXT("Errors", "“%1” in column %2 is no whole number."), {shortened(text), "known_difference"});
    return number;
}

ModelPreset readPreset(CsvRecord &record)
{
    ModelPreset preset;
    preset.id = record.requiredText("id");
    preset.name = record.requiredText("name");
    preset.organisation = record.requiredText("organisation");
    preset.year = record.integer("year").value_or(0);
    preset.tokens = record.positive("tokens");
    preset.sequenceLength = record.positive("sequence_length");
    preset.globalBatchTokens = record.positive("global_batch_tokens");
    preset.acceleratorId = record.text("accelerator_id");
    preset.accelerators = record.positive("accelerators");
    preset.precision = record.text("precision");
    preset.tensor = record.positive("tensor");
    preset.pipeline = record.positive("pipeline");
    preset.context = record.positive("context");
    preset.expert = record.positive("expert");
    preset.reportedMfu = record.positive("reported_mfu");
    preset.reportedChipHours = record.positive("reported_chip_hours");
    if (const std::optional<double> total = record.positive("published_total"))
        preset.publishedTotal = std::llround(*total); // below 2^53, so exact
    preset.knownDifference = difference(record);
    preset.differenceNote = record.text("difference_note");
    preset.source = record.requiredText("source");
    preset.sourceDate = record.date("source_date");
    record.confidence("confidence"); // one of the known words
    preset.confidence = record.text("confidence");
    return preset;
}

} // namespace

Result<std::vector<ModelPreset>> loadModels(std::string_view csvBytes, std::string_view fileName,
                                            const std::function<std::string_view(std::string_view id)> &config)
{
    Result<std::vector<ModelPreset>> presets = readRecords<ModelPreset>(csvBytes, fileName, readPreset);
    if (!presets)
        return presets;
    for (ModelPreset &preset : *presets) {
        Result<ConfigImport> model = importConfig(config(preset.id), preset.id + ".json");
        if (!model)
            return model.error();
        preset.architecture = std::move(model->architecture);
    }
    return presets;
}

} // namespace runcast
