// SPDX-License-Identifier: MIT
#include "core/explore/best_layouts.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/forecast/resolve.h"
#include "core/forecast/schema.h"
#include "core/layout/step/bands.h"
#include "core/scenario/edit.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace runcast {

namespace {

/// The scenario with nothing split, so that no rule of a layout makes an input unusable.
Scenario unsplit(Scenario scenario)
{
    scenario.layout = {};
    scenario.training.microBatchSequences = 1;
    scenario.training.zeroStage = 1;
    scenario.training.measuredMemoryBytes.reset(); // it belongs to another layout
    return scenario;
}

Error missing(const char *reason, const char *advice)
{
    return {.code = ErrorCode::Refused, .reason = reason, .advice = advice};
}

/// A whole number of sequences: of those within 2 %, the one that shares most with the accelerators, the nearest of
/// equals.
std::int64_t wholeSequences(double sequences, std::int64_t accelerators)
{
    if (sequences == std::floor(sequences))
        return std::int64_t(sequences);
    constexpr double allowed = 0.02;
    std::int64_t best = 0, bestShared = 0;
    for (auto n = std::int64_t(std::ceil(sequences * (1 - allowed))); double(n) <= sequences * (1 + allowed); ++n) {
        const std::int64_t shared = std::gcd(n, accelerators);
        const bool nearer = std::fabs(double(n) - sequences) < std::fabs(double(best) - sequences);
        if (n >= 1 && (shared > bestShared || (shared == bestShared && nearer))) {
            best = n;
            bestShared = shared;
        }
    }
    return best;
}

std::vector<ScheduleKind> schedulesOf(const Scenario &scenario, ScheduleChoice choice)
{
    std::vector<ScheduleKind> kinds = {ScheduleKind::OneForwardOneBackward};
    const Software software = scenario.training.software;
    const bool modern = software == Software::MegatronCore || software == Software::Fsdp;
    if (scenario.layout.schedule == ScheduleKind::ZeroBubble || (modern && choice == ScheduleChoice::All))
        kinds.push_back(ScheduleKind::ZeroBubble);
    // DualPipe was made for, and measured with, experts over several servers (DeepSeek-V3).
    const bool sparse = sparseLayerCount(scenario.model.architecture) > 0;
    if (scenario.layout.schedule == ScheduleKind::DualPipe || (software == Software::MegatronCore && sparse))
        kinds.push_back(ScheduleKind::DualPipe);
    return kinds;
}

Result<void> checkNumbers(const ResolvedInputs &in, double accelerators)
{
    if (!in.hasShape)
        return missing(RC_TEXT("Errors", "The search needs the shape of the model."),
                       RC_TEXT("Errors", "Choose a preset or import a config.json."));
    if (!(accelerators >= 1) || accelerators != std::floor(accelerators) || accelerators > 1e7)
        return missing(RC_TEXT("Errors", "The number of accelerators cannot be used."),
                       RC_TEXT("Errors", "Enter a whole number from 1 to 10 million."));
    const KernelRates &rates = in.step.rates;
    for (const double rate : {in.peakFlopPerS, in.usableBytes, rates.matmul, rates.memoryBandwidth}) {
        if (!(rate > 0))
            return missing(RC_TEXT("Errors",
                                   "The catalog lacks a peak, the memory or its bandwidth for this accelerator "
                                   "at this precision."),
                           RC_TEXT("Errors", "Choose another accelerator or precision."));
    }
    if (accelerators > 1 && !(rates.linkBandwidth > 0 && rates.networkBandwidth > 0))
        return missing(RC_TEXT("Errors", "The catalog lacks the link or network bandwidth of this accelerator."),
                       RC_TEXT("Errors", "Choose another accelerator."));
    if (!(in.globalBatchTokens > 0) || !(in.sequenceLength > 0))
        return missing(RC_TEXT("Errors", "Batch and sequence length are needed."), "");
    return {};
}

} // namespace

double LayoutQuestion::mfu(const RankedLayout &layout) const
{
    return flopPerToken * globalBatchTokens / (stepS(layout) * double(input.accelerators) * peakFlopPerS);
}

LayoutRating rateLayout(const LayoutQuestion &question, const RankedLayout &layout)
{
    StepTimeInput step = question.input.step;
    step.layout.tensor = layout.choice.tensor;
    const StepBand band = stepBand(step, layout.stepS);
    const double stepS = question.stepS(layout);
    return {.stepS = stepS,
            .mfu = question.mfu(layout),
            .p10StepS = band.p10 * stepS,
            .p90StepS = band.p90 * stepS,
            .fit = fitVerdict(layout.memoryBytes, question.input.usableBytes)};
}

ExpectedBest expectedBest(const LayoutQuestion &question, const LayoutSearchResult &result)
{
    if (result.best.empty())
        return {std::nan(""), std::nan("")};
    const double slower = std::exp(result.selectionBias);
    const RankedLayout &best = result.best.front();
    return {question.stepS(best) * slower, question.mfu(best) / slower};
}

Result<LayoutQuestion> layoutQuestion(const Scenario &scenario, const Schema &schema, const Catalog &catalog,
                                      ScheduleChoice schedules)
{
    const Scenario plain = unsplit(scenario);
    const ResolvedInputs in = resolve(plain, catalog, checkInputs(plain, schema, catalog));
    if (const Result<void> usable = checkNumbers(in, in.accelerators); !usable)
        return usable.error();
    LayoutQuestion question;
    LayoutSearchInput &search = question.input;
    search.memory = in.memory;
    search.step = in.step;
    search.accelerators = std::int64_t(in.accelerators);
    const double sequences = in.globalBatchTokens / in.sequenceLength;
    search.batchSequences = wholeSequences(sequences, search.accelerators);
    if (search.batchSequences < 1)
        return missing(RC_TEXT("Errors", "The batch is no whole number of sequences, nor is any within 2 % of it."),
                       RC_TEXT("Errors", "Enter a batch that is a multiple of the sequence length."));
    question.globalBatchTokens = double(search.batchSequences) * in.sequenceLength;
    question.batchRounded = double(search.batchSequences) != sequences;
    search.usableBytes = in.usableBytes;
    const Architecture &model = scenario.model.architecture;
    search.heads = model.heads;
    search.kvHeads = model.kvHeads;
    search.latent = model.attention == AttentionKind::Latent;
    search.experts = sparseLayerCount(model) > 0 ? model.experts : 1;
    search.schedules = schedulesOf(scenario, schedules);
    question.flopPerToken = in.flopPerToken;
    question.peakFlopPerS = in.peakFlopPerS;
    if (scenario.schedule.measuredTokensPerSPerAccelerator) {
        const TimeFigures time = evaluate(resolve(scenario, catalog, checkInputs(scenario, schema, catalog))).time;
        if (time.predictedStepS > 0 && time.stepS > 0)
            question.calibration = time.stepS / time.predictedStepS;
    }
    return question;
}

Result<void> applyLayout(Scenario &scenario, const RankedLayout &layout, const LayoutQuestion &question,
                         const Schema &schema, const Catalog &catalog)
{
    const LayoutChoice &choice = layout.choice;
    constexpr std::array recomputeIds = {"none", "selective", "full"};
    constexpr std::array scheduleIds = {"1f1b", "zero_bubble", "dual_pipe"};
    std::vector<std::pair<std::string_view, Value>> values = {
        {"layout.tensor", double(choice.tensor)},
        {"layout.pipeline", double(choice.pipeline)},
        {"layout.virtual_stages", double(choice.virtualStages)},
        {"layout.context", double(choice.context)},
        {"layout.expert", double(choice.expert)},
        {"layout.schedule", std::string(scheduleIds[size_t(choice.schedule)])},
        {"training.micro_batch_sequences", double(choice.microBatch)},
        {"training.zero_stage", double(choice.zeroStage)},
        {"training.recompute", std::string(recomputeIds[size_t(choice.recompute)])},
        {"schedule.utilisation_mode", std::string("predicted")},
    };
    if (question.calibration != 1) { // the measurement was of another layout; what it taught is kept as utilisation
        values.back().second = std::string("assumed");
        values.emplace_back("schedule.mfu", question.mfu(layout));
        values.emplace_back("schedule.measured_tokens_per_s_per_accelerator", Value{});
    }
    if (question.batchRounded)
        values.emplace_back("training.global_batch_tokens", question.globalBatchTokens);
    const ParameterSource source{SourceKind::Yours, RC_TEXT("Sources", "search over layouts"), ""};
    for (const auto &[key, value] : values) {
        if (Result<void> set = setParameter(scenario, schema, catalog, key, value, source); !set)
            return set;
    }
    return {};
}

} // namespace runcast
