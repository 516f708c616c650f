// SPDX-License-Identifier: MIT
#include "core/validation/memory.h"

#include "core/base/text.h"
#include "core/catalog/embedded_data.h"
#include "core/memory/accelerator_memory.h"
#include "core/validation/csv_row.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast {

namespace {

constexpr double missing = std::numeric_limits<double>::quiet_NaN();

bool isDeepSpeed(const CsvRow &row)
{
    return row.contains("source", "bigscience");
}

bool isPytorchSharded(const CsvRow &row)
{
    return row.contains("source", "torchtitan") || row.contains("source", "llm-foundry") ||
           row.contains("source", "ml-engineering") || row.contains("source", "ColossalAI");
}

Architecture shape(const CsvRow &row)
{
    Architecture model;
    model.layers = std::int64_t(row.number("layers", 0));
    model.hiddenSize = std::int64_t(row.number("hidden_size", 0));
    model.ffnSize = std::int64_t(row.number("ffn_size", 0));
    model.heads = std::int64_t(row.number("heads", 0));
    model.kvHeads = std::int64_t(row.number("kv_heads", double(model.heads)));
    model.headDim = model.heads > 0 ? model.hiddenSize / model.heads : 0;
    model.vocabularySize = std::int64_t(row.number("vocab", 0));
    model.gatedMlp =
        !isDeepSpeed(row) && !row.text("model").starts_with("GPT") && !row.text("model").starts_with("MPT");
    return model;
}

/// Bytes per weight as the row's software kept them.
StateBytes keptState(const CsvRow &row)
{
    // DeepSpeed's BF16 optimizer, in use for BLOOM from 28 February 2022 on, accumulates 16-bit gradients in 32 bits.
    if (isDeepSpeed(row))
        return {.weights = 2, .gradients = row.contains("notes", "dated 02-28") ? 6.0 : 2.0, .optimizer = 12};
    if (row.contains("source", "torchtitan")) // 32-bit shards
        return {.weights = 4, .gradients = 4, .optimizer = 8};
    if (row.contains("notes", "offloaded"))
        return {.weights = 2, .gradients = 2, .optimizer = 0};
    return {.weights = 2, .gradients = 2, .optimizer = 12};
}

MemoryInput inputOf(const CsvRow &row, const Architecture &model, const ParameterCount &count)
{
    MemoryInput in = memoryInput(model, count);
    in.state = keptState(row);
    in.style = isDeepSpeed(row) || row.text("attention") == "eager" ? MemoryStyle::Eager
               : isPytorchSharded(row)                              ? MemoryStyle::Sharded
                                                                    : MemoryStyle::Fused;
    in.zeroStage = int(row.number("zero_stage", 1));
    in.tensor = row.number("tp", 1);
    in.pipeline = row.number("pp", 1);
    in.virtualStages = row.number("vpp", 1);
    in.context = row.number("cp", 1);
    in.expert = row.number("ep", 1);
    in.data = row.number("dp", row.number("gpus", 1) / (in.tensor * in.pipeline * in.context));
    in.sequence = row.number("seq_len", 2048);
    const double perReplica = row.number("global_batch_sequences", in.data) / in.data;
    // Unstated under a pipeline: as many micro-batches as stages, the default of torchtitan.
    in.microBatch =
        row.number("micro_batch", in.pipeline > 1 ? std::max(1.0, std::floor(perReplica / in.pipeline)) : 1);
    in.microBatches = std::max(1.0, perReplica / in.microBatch);
    const std::string recompute = row.text("recompute");
    in.recompute = recompute == "full"        ? Recompute::Full
                   : recompute == "selective" ? Recompute::Selective
                                              : Recompute::None;
    return in;
}

ValidationItem judge(const CsvRow &row)
{
    ValidationItem item{.id = row.text("id"),
                        .measured = row.number("memory_per_gpu_gb", missing),
                        .forecast = missing,
                        .error = missing,
                        .usedToFit = true,
                        .group = row.text("source").substr(0, row.text("source").find_first_of(" ,")),
                        .cluster = {},
                        .reason = {}};
    const Architecture model = shape(row);
    const Result<ParameterCount> count = countParameters(model);
    if (!isComplete(model) || !count) {
        item.reason = RC_TEXT("Validation", "the shape of the model is not stated");
        return item;
    }
    if (row.text("micro_batch").empty() && row.text("global_batch_sequences").empty()) {
        item.reason = RC_TEXT("Validation", "the batch is not stated");
        return item;
    }
    if (row.contains("notes", "Liger")) // its loss never holds the logits
        item.reason = RC_TEXT("Validation", "fused loss without logits");
    MemoryInput in = inputOf(row, model, *count);
    if (!item.reason.empty())
        in.vocabulary = 0;
    item.forecast = fullestStage(in).total() / 1e9;
    item.error = item.forecast / item.measured - 1;
    return item;
}

} // namespace

Result<ValidationSummary> validateMemory(std::string_view csvBytes, std::string_view fileName)
{
    const Result<CsvTable> table = parseCsv(csvBytes, std::string(fileName));
    if (!table)
        return table.error();
    for (const std::string_view column : {"id", "memory_per_gpu_gb", "layers", "hidden_size", "heads", "vocab"}) {
        if (!table->column(column))
            return Error{.reason = RC_TEXT("Errors", "The column “%1” is missing."),
                         .arguments = {std::string(column)},
                         .file = table->fileName()};
    }
    std::vector<ValidationItem> items;
    for (size_t row = 0; row < table->rowCount(); ++row) {
        ValidationItem item = judge(CsvRow(*table, row));
        if (!std::isnan(item.measured))
            items.push_back(std::move(item));
    }
    return summarise(std::move(items));
}

Result<ValidationSummary> validateShippedMemory()
{
    constexpr std::string_view file = "measured/memory.csv";
    return validateMemory(embeddedFile(file), file);
}

} // namespace runcast
