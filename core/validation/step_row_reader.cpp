// SPDX-License-Identifier: MIT
#include "core/validation/step_row_reader.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace runcast {

namespace {

bool anyOf(const std::string &text, std::initializer_list<std::string_view> parts)
{
    return std::any_of(parts.begin(), parts.end(),
                       [&text](std::string_view part) { return text.find(part) != std::string::npos; });
}

SoftwareClass softwareOf(const CsvRow &row, const Accelerator &accelerator)
{
    const std::string source = row.text("source");
    if (accelerator.id.starts_with("tpu"))
        return SoftwareClass::Xla;
    if (anyOf(source, {"Narayanan", "Korthikanti", "bigscience", "GLM-130B"}))
        return SoftwareClass::Megatron2021;
    if (anyOf(source, {"Megatron", "NeMo/NeMo", "NVIDIA/NeMo", "MLPerf", "Llama Team", "Nemotron-4", "Zhao et al. 2025",
                       "MegaScale", "NVIDIA 2024"}))
        return SoftwareClass::MegatronCore;
    return SoftwareClass::Fsdp;
}

/// Routed experts, chosen ones, their width, the shared width and the dense layers of published models.
struct Experts {
    std::string_view model;
    double experts, chosen, width, shared, dense; // width 0: the row's ffn_size
};
constexpr std::array expertModels = {
    Experts{"Qwen3 235B", 128, 8, 1536, 0, 0},
    Experts{"Qwen3 30B", 128, 8, 768, 0, 0},
    Experts{"DeepSeek-V3", 256, 8, 2048, 2048, 3},
    Experts{"Kimi K2", 384, 8, 2048, 2048, 1},
    Experts{"GPT-OSS 120B", 128, 4, 2880, 0, 0},
    Experts{"GPT-OSS 20B", 32, 4, 2880, 0, 0},
    Experts{"Mixtral", 8, 2, 0, 0, 0},
};

StepModel modelOf(const CsvRow &row)
{
    const std::string name = row.text("model");
    StepModel m;
    m.layers = row.number("layers");
    m.hidden = row.number("hidden_size");
    m.ffn = row.number("ffn_size");
    m.heads = row.number("heads");
    m.kvHeads = row.number("kv_heads", m.heads);
    const bool gpt = anyOf(name, {"GPT", "MPT", "BLOOM", "Nemotron-4", "Gopher", "OPT", "Bloomberg", "PaLM"}) &&
                     !anyOf(name, {"OSS"});
    m.gated = !gpt || anyOf(name, {"PaLM"});
    m.vocabulary = row.number("vocab", gpt ? 51200 : 32000);
    m.headDim = anyOf(name, {"Qwen3"}) ? 128 : anyOf(name, {"OSS"}) ? 64 : m.hidden / m.heads;
    m.latent = anyOf(name, {"DeepSeek-V3", "Kimi K2"});
    if (m.latent)
        m.headDim = 128;
    m.gptOss = anyOf(name, {"GPT-OSS"});
    for (const Experts &e : expertModels) {
        if (!name.starts_with(e.model))
            continue;
        m.experts = e.experts;
        m.expertsPerToken = e.chosen;
        m.expertFfn = e.width > 0 ? e.width : m.ffn;
        m.sharedFfn = e.shared;
        m.denseLayers = e.dense;
    }
    m.predictsTwo = m.latent && row.contains("source", "Megatron-Bridge") && !row.contains("notes", "w/o MTP") &&
                    !row.contains("notes", "without MTP");
    return m;
}

ProductFormat formatOf(const CsvRow &row, const Accelerator &accelerator)
{
    const std::string precision = row.text("precision");
    const bool blackwell = anyOf(accelerator.id, {"b200", "b300"}), mlperf = row.contains("source", "MLPerf");
    if (anyOf(precision, {"fp8"}))
        return ProductFormat::Eight;
    if (anyOf(precision, {"fp4"}))
        return ProductFormat::Four;
    if (!precision.empty())
        return ProductFormat::Sixteen;
    if (accelerator.id.starts_with("tpu"))
        return row.contains("model", "GPT-3") && accelerator.id.starts_with("tpu-v5") ? ProductFormat::Integer8
                                                                                      : ProductFormat::Sixteen;
    if (!mlperf)
        return ProductFormat::Sixteen;
    if (!blackwell)
        return ProductFormat::Eight;
    return row.contains("model", "405B") && accelerator.id.starts_with("b200") ? ProductFormat::Eight
                                                                               : ProductFormat::Four;
}

AttentionGeneration generationOf(const CsvRow &row, const Accelerator &accelerator)
{
    const std::string source = row.text("source");
    if (row.contains("source", "llm-foundry") || row.text("model").ends_with("(FlashAttention)"))
        return AttentionGeneration::First;
    const bool hopper = accelerator.id.starts_with("h") || accelerator.id.starts_with("gh");
    if (hopper && anyOf(source, {"Megatron-Bridge", "MLPerf Training v5", "ml-engineering", "MoE-ModelZoo"}))
        return AttentionGeneration::Third;
    return AttentionGeneration::Second;
}

/// The release of a row's id "mbridge-26.04.01-…", as year × 100 + month; 0 if there is none.
int releaseOf(const CsvRow &row)
{
    const std::string id = row.text("id");
    if (!id.starts_with("mbridge-") || id.size() < 13 || id[10] != '.')
        return 0;
    return std::atoi(id.substr(8, 2).c_str()) * 100 + std::atoi(id.substr(11, 2).c_str());
}

double powerOfTwoAbove(double value)
{
    return std::exp2(std::ceil(std::log2(std::max(1.0, value))));
}

/// Tensor and pipeline that a large run without a stated layout would have needed.
void guessLayout(StepRow &row, const CsvRow &cells)
{
    StepLayout &l = row.input.layout;
    const double parameters = cells.number("params", 0);
    if (row.input.software.kind != SoftwareClass::MegatronCore || parameters < 20e9)
        return;
    const bool blackwell = anyOf(row.accelerator->id, {"b200", "b300"});
    l.tensor = blackwell ? 4 : 8;
    constexpr double bytesPerParameter = 10, usableShare = 0.6;
    const double memory = usableShare * memoryBytes(*row.accelerator).value_or(80e9);
    l.pipeline = powerOfTwoAbove(parameters * bytesPerParameter / memory / l.tensor);
    l.context = parameters > 300e9 && l.sequence >= 8192 ? 2 : 1;
    l.data = row.accelerators / (l.tensor * l.pipeline * l.context);
}

double virtualStages(const CsvRow &row, const StepLayout &l, double layers)
{
    if (const double stated = row.number("vpp"); stated >= 1)
        return stated;
    if (l.pipeline <= 1)
        return 1;
    const std::string source = row.text("source");
    if (anyOf(source, {"Narayanan"}))
        return std::max(1.0, std::min(4.0, std::floor(layers / l.pipeline)));
    if (anyOf(source, {"Nemotron-4", "Llama Team"}))
        return std::min(8.0, std::max(1.0, std::floor((layers + 2) / l.pipeline)));
    if (anyOf(source, {"MLPerf"}))
        return 6;
    return row.contains("notes", "nterleaved") ? 2 : 1;
}

int zeroStage(const CsvRow &row, SoftwareClass kind)
{
    if (const double stated = row.number("zero_stage"); stated >= 0)
        return int(stated);
    switch (kind) {
    case SoftwareClass::Megatron2021:
        return 0;
    case SoftwareClass::MegatronCore:
        return 1;
    case SoftwareClass::Xla:
        return 3;
    case SoftwareClass::Fsdp:
        break;
    }
    return anyOf(row.text("model"), {"LLaMA 65B", "OLMo", "Olmo", "BloombergGPT"}) ? 3 : 1;
}

double microBatch(const CsvRow &row, double sequence)
{
    if (const double stated = row.number("micro_batch"); stated > 0)
        return stated;
    if (row.contains("source", "FlashAttention-2"))
        return 16384 / sequence;
    return row.contains("source", "torchtitan") && row.contains("model", "405B") && sequence <= 8192 ? 4 : 1;
}

void readLayout(StepRow &row, const CsvRow &cells)
{
    StepLayout &l = row.input.layout;
    const SoftwareClass kind = row.input.software.kind;
    l.sequence = cells.number("seq_len", 2048);
    l.tensor = cells.number("tp", 1);
    l.pipeline = cells.number("pp", 1);
    l.context = cells.number("cp", 1);
    l.expert = cells.number("ep", 1);
    l.data = cells.number("dp", row.accelerators / (l.tensor * l.pipeline * l.context));
    if (cells.text("tp").empty() && cells.text("pp").empty())
        guessLayout(row, cells);
    l.virtualStages = virtualStages(cells, l, row.input.model.layers);
    l.zeroStage = zeroStage(cells, kind);
    l.microBatch = microBatch(cells, l.sequence);
    constexpr double unstatedPerStage = 8; // micro-batches: enough that the pipeline is full most of the time
    const double usual = l.pipeline > 1 ? unstatedPerStage * l.pipeline : 1;
    double batch = cells.number("global_batch_sequences", usual * l.data * l.microBatch);
    if (kind == SoftwareClass::Xla && cells.text("tp").empty()) { // sharding is not stated
        l.data = row.accelerators;
        l.microBatch = batch / row.accelerators;
    }
    while (batch < l.data && kind != SoftwareClass::Xla) { // more ranks than sequences: they share them
        l.context *= 2;
        l.data /= 2;
    }
    l.microBatch = std::min(l.microBatch, batch / l.data);
    l.microBatches = batch / (l.data * l.microBatch);
    row.tokensPerStep = batch * l.sequence;
    const std::string recompute = cells.contains("source", "ColossalAI") ? "full" : cells.text("recompute");
    l.recompute = recompute == "full" ? 2 : recompute == "selective" ? 1 : 0;
    const std::string sequenceParallel = cells.text("sequence_parallel");
    l.sequenceParallel = sequenceParallel.empty()
                             ? kind == SoftwareClass::MegatronCore || cells.contains("source", "torchtitan")
                             : sequenceParallel == "yes";
}

void readSoftware(StepRow &row, const CsvRow &cells)
{
    StepSoftware &s = row.input.software;
    s.kind = softwareOf(cells, *row.accelerator);
    s.fusedAttention = cells.text("attention") != "eager" && !cells.contains("model", "no FlashAttention") &&
                       !cells.contains("source", "Korthikanti") && !cells.contains("source", "GLM-130B") &&
                       !cells.contains("source", "BloombergGPT");
    s.compiled = !(cells.contains("source", "torchtitan") && cells.contains("notes", "eager"));
    s.asyncTensor = cells.contains("notes", "async TP") || cells.contains("notes", "asynchronous TP");
    s.offloadedOptimizer = cells.contains("notes", "optimizer offloaded to CPU");
    s.overlappedAllToAll = cells.contains("notes", "overlap") || cells.contains("notes", "DualPipe") ||
                           cells.contains("source", "Zhao et al. 2025");
    // In use for BLOOM's tune-up from 28 February 2022 on.
    s.bf16DeepSpeed = cells.contains("source", "bigscience") && cells.text("precision") == "bf16";
    const int release = releaseOf(cells);
    row.expertEra = release == 0 ? 'B' : release < 2600 ? 'A' : release < 2606 ? 'B' : 'C';
    row.capped500W = cells.contains("source", "torchtitan") && row.accelerator->id == "h100-sxm";
    row.oneLayer = cells.contains("notes", "one layer only");
    row.softwareOf2023 = cells.contains("source", "MLPerf Training v3.0");
    if (cells.contains("source", "InternEvo") || cells.contains("source", "bigscience"))
        row.networkBandwidth = 6.25e9;
    if (row.accelerator->id.find("nvl72") != std::string::npos)
        row.domain = 64; // what runs use of the 72
}

/// Model FLOP per token as the row counts them.
double countedFlop(const StepRow &row, const CsvRow &cells)
{
    const StepModel &m = row.input.model;
    const double parameters = cells.number("params"),
                 attention = m.layers * m.heads * m.headDim * row.input.layout.sequence;
    const bool full = cells.contains("notes", "full attention") || cells.contains("source", "NVIDIA/NeMo");
    if (cells.contains("notes", "flops_basis=hardware"))
        return 8 * parameters + 16 * attention;
    return full ? 6 * parameters + 12 * attention : row.flop() / row.tokensPerStep;
}

void readMeasurement(StepRow &row, const CsvRow &cells)
{
    row.stepS = cells.number("iteration_seconds");
    if (row.stepS > 0)
        return;
    double perAccelerator = cells.number("tokens_per_second_per_gpu");
    if (!(perAccelerator > 0)) {
        const PeakDenseTflops &peak = row.accelerator->peakDenseTflops;
        const double stated = cells.number("tflops_per_gpu");
        const double tflops = stated > 0 ? stated : cells.number("mfu") * peak.bf16.value_or(std::nan(""));
        perAccelerator = tflops * 1e12 / countedFlop(row, cells);
    }
    row.stepS = row.tokensPerStep / perAccelerator / row.accelerators;
}

} // namespace

StepRow readStepRow(const CsvRow &cells)
{
    StepRow row;
    row.id = cells.text("id");
    row.source = cells.text("source");
    row.group = cells.text("model") + "/" + cells.text("accelerator_id");
    row.cluster = row.group + "/" + cells.text("gpus") + "/" + cells.text("seq_len") + "/" + cells.text("precision") +
                  "/" + row.source;
    row.accelerators = cells.number("gpus");
    row.accelerator = shippedCatalog().findAccelerator(cells.text("accelerator_id"));
    if (!row.accelerator) {
        row.reason = RC_TEXT("Validation", "the accelerator is not in the catalog");
        return row;
    }
    row.input.model = modelOf(cells);
    const StepModel &m = row.input.model;
    row.set = row.accelerator->id.starts_with("tpu")       ? StepSet::Tpu
              : m.experts > 1 || cells.number("ep", 1) > 1 ? StepSet::Experts
                                                           : StepSet::Dense;
    if (!(m.layers > 0 && m.hidden > 0 && m.heads > 0 && m.ffn > 0)) {
        row.reason = RC_TEXT("Validation", "the shape of the model is not stated");
        return row;
    }
    if (!(row.accelerators > 0))
        row.accelerators = 8; // only the rate of one is stated; a server
    readSoftware(row, cells);
    row.format = formatOf(cells, *row.accelerator);
    row.generation = generationOf(cells, *row.accelerator);
    readLayout(row, cells);
    readMeasurement(row, cells);
    if (!(row.stepS > 0))
        row.reason = RC_TEXT("Validation", "no time is stated");
    return row;
}

StepRow readOneServerRow(const CsvRow &cells, size_t index)
{
    StepRow row;
    row.id = "one-server-" + std::to_string(index + 1);
    row.set = StepSet::OneServer;
    row.accelerator = shippedCatalog().findAccelerator("a100-sxm-80gb");
    const double hidden = cells.number("hidden_size"), heads = cells.number("heads");
    row.group = "GPT " + cells.text("layers") + " × " + cells.text("hidden_size") + "/" + cells.text("gpus");
    row.cluster = row.group + "/" + cells.text("global_batch_sequences");
    row.accelerators = cells.number("gpus");
    row.networkBandwidth = 12.5e9;
    row.input.model = {.layers = cells.number("layers"),
                       .hidden = hidden,
                       .ffn = 4 * hidden,
                       .heads = heads,
                       .kvHeads = heads,
                       .headDim = hidden / heads,
                       .vocabulary = 51200,
                       .gated = false};
    const double data = cells.number("dp"), microBatch = cells.number("micro_batch");
    const double batch = cells.number("global_batch_sequences"), sequence = cells.number("seq_len");
    row.input.layout = {.tensor = cells.number("tp"),
                        .pipeline = cells.number("pp"),
                        .data = data,
                        .microBatch = microBatch,
                        .microBatches = batch / (data * microBatch),
                        .sequence = sequence,
                        .zeroStage = 0,
                        .recompute = 2,
                        .sequenceParallel = false};
    row.input.software = {.kind = SoftwareClass::Megatron2021, .fusedAttention = false, .stageImbalanceShare = 1};
    row.tokensPerStep = batch * sequence;
    row.stepS = cells.number("iteration_ms") / 1000;
    return row;
}

} // namespace runcast
