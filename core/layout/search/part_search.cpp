// SPDX-License-Identifier: MIT
#include "core/layout/search/part_search.h"

#include <algorithm>
#include <limits>

namespace runcast {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::array recomputations = {Recompute::None, Recompute::Selective, Recompute::Full};
constexpr int zeroStages = 4;
// A bound and a time are rounded differently.
constexpr double roundingSlack = 1 + 1e-12;
// The list is cut only when it has grown to so many times what is asked for.
constexpr size_t growth = 4;

size_t placeOf(const std::vector<std::int32_t> &ascending, std::int32_t value)
{
    return size_t(std::lower_bound(ascending.begin(), ascending.end(), value) - ascending.begin());
}

/// The first and the last run that the micro-batches allow.
std::vector<LayoutSpace::Run> outermost(const std::vector<LayoutSpace::Run> &runs)
{
    return runs.size() > 1 ? std::vector{runs.front(), runs[runs.size() / 2], runs.back()} : runs;
}

} // namespace

bool isBetter(const RankedLayout &a, const RankedLayout &b)
{
    if (a.stepS != b.stepS)
        return a.stepS < b.stepS;
    if (a.memoryBytes != b.memoryBytes)
        return a.memoryBytes < b.memoryBytes;
    return a.choice < b.choice;
}

void keepBest(std::vector<RankedLayout> &layouts, size_t top)
{
    std::sort(layouts.begin(), layouts.end(), isBetter);
    if (layouts.size() > top)
        layouts.resize(top);
}

struct PartSearch::Stages {
    StageCandidates candidates;
    std::array<std::array<StageMemory, 4>, zeroStages> states; // by ZeRO stage and candidate

    explicit Stages(MemoryInput memory) : candidates(fullestCandidates(memory))
    {
        for (int zero = 0; zero < zeroStages; ++zero) {
            memory.zeroStage = zero;
            for (int i = 0; i < candidates.count; ++i)
                states[size_t(zero)][size_t(i)] = stageState(memory, candidates.stages[size_t(i)]);
        }
    }
};

PartSearch::PartSearch(const Shared &shared, const SpacePart &part, Scope scope)
    : m_shared(shared), m_part(part), m_scope(scope), m_pipelines(shared.space.pipelines(part)),
      m_allSizes(divisors(shared.input.batchSequences)), m_memory(shared.input.memory), m_step(shared.input.step),
      m_localBestS(infinite)
{
    m_choice.tensor = part.tensor;
    m_choice.context = part.context;
    m_layers.resize(shared.space.expertDegrees().size() * m_allSizes.size() * recomputations.size() * 2);
}

void PartSearch::reject(Rejection reason, std::uint64_t layouts)
{
    m_result.rejected[size_t(reason)] += layouts;
    m_result.considered += layouts;
}

void PartSearch::searchPipeline(std::int32_t pipeline)
{
    const LayoutSpace &space = m_shared.space;
    if (const auto reason = space.checkPart(m_part))
        return reject(*reason, space.size(m_part, pipeline));
    if (const auto reason = space.checkPipeline(pipeline))
        return reject(*reason, space.size(m_part, pipeline));
    m_choice.pipeline = pipeline;
    m_choice.data = space.data(m_part, pipeline);
    std::vector<std::int32_t> sizes = space.microBatchSizes(m_choice.data);
    std::vector<LayoutSpace::Run> runs = space.runs(pipeline);
    if (sizes.empty())
        return reject(Rejection::Batch, space.size(m_part, pipeline));
    if (m_scope == Scope::Seeds) {
        sizes.resize(1);
        runs = outermost(runs);
    }
    for (const std::int32_t expert : space.expertDegrees())
        searchExperts(expert, sizes, runs);
}

void PartSearch::searchExperts(std::int32_t expert, const std::vector<std::int32_t> &sizes,
                               const std::vector<LayoutSpace::Run> &runs)
{
    if (const auto reason = m_shared.space.checkExpert(m_part, m_choice.data, expert))
        return reject(*reason, sizes.size() * runs.size() * LayoutSpace::variants);
    m_choice.expert = expert;
    m_choice.schedule = ScheduleKind::OneForwardOneBackward;
    apply();
    const Stages plain(m_memory);
    m_choice.schedule = ScheduleKind::DualPipe;
    apply();
    const Stages doubled(m_memory);
    m_family.reset();
    const std::int64_t perCopy = m_shared.input.batchSequences / m_choice.data;
    for (const std::int32_t size : sizes) {
        m_choice.microBatch = size;
        m_choice.microBatches = std::int32_t(perCopy / size);
        for (const Recompute recompute : recomputations) {
            m_choice.recompute = recompute;
            searchBlock(plain, doubled, runs);
        }
    }
    if (m_family)
        m_result.families.push_back(*m_family);
}

void PartSearch::searchBlock(const Stages &plain, const Stages &doubled, const std::vector<LayoutSpace::Run> &runs)
{
    for (const LayoutSpace::Run &run : runs) {
        if (const auto reason = m_shared.space.checkRun(run, m_choice.pipeline, m_choice.microBatches)) {
            reject(*reason, zeroStages);
            continue;
        }
        m_choice.schedule = run.schedule;
        m_choice.virtualStages = run.virtualStages;
        apply();
        const bool dualPipe = run.schedule == ScheduleKind::DualPipe;
        const StepTime &layer = layerOf(dualPipe);
        evaluate(dualPipe ? doubled : plain, layer, leastStepTime(layer, m_step, m_shared.constants));
    }
}

void PartSearch::evaluate(const Stages &stages, const StepTime &layer, double leastS)
{
    std::array<StageMemory, 4> active;
    for (int i = 0; i < stages.candidates.count; ++i) {
        active[size_t(i)] = stages.states[0][size_t(i)];
        addActivations(m_memory, active[size_t(i)]);
    }
    std::optional<RankedLayout> best;
    const bool hopeless = leastS > limit() * roundingSlack;
    for (int zero = 0; zero < zeroStages; ++zero) {
        double bytes = 0;
        for (int i = 0; i < stages.candidates.count; ++i) {
            StageMemory memory = stages.states[size_t(zero)][size_t(i)];
            memory.activations = active[size_t(i)].activations;
            addBuffers(memory);
            bytes = std::max(bytes, memory.total());
        }
        if (!(bytes <= m_shared.input.usableBytes)) {
            reject(Rejection::Memory, 1);
            continue;
        }
        ++m_result.considered;
        ++m_result.feasible;
        if (hopeless) {
            ++m_result.pruned;
            continue;
        }
        m_choice.zeroStage = zero;
        m_step.layout.zeroStage = zero;
        StepTime step = layer;
        addStepTime(step, m_step, m_shared.constants);
        if (step.total <= limit())
            m_result.nearTimes.push_back(step.total);
        if (!best || step.total < best->stepS) // of equally fast ones, the lower stage
            best = RankedLayout{m_choice, step.total, bytes};
    }
    if (best)
        offer(*best);
}

void PartSearch::offer(const RankedLayout &layout)
{
    m_localBestS = std::min(m_localBestS, layout.stepS);
    if (!m_family || isBetter(layout, *m_family))
        m_family = layout;
    if (layout.stepS > m_shared.limitS)
        return;
    std::vector<RankedLayout> &best = m_result.best;
    const size_t top = m_shared.options.top;
    if (best.size() >= top && !isBetter(layout, best[top - 1]))
        return;
    best.push_back(layout);
    if (best.size() >= std::max<size_t>(growth * top, top + 1) || best.size() == top)
        keepBest(best, top);
}

double PartSearch::limit() const
{
    if (!m_shared.options.prune)
        return infinite;
    // In the list can come only what beats its last; near the best is only what is near the best so far.
    const std::vector<RankedLayout> &best = m_result.best;
    const size_t top = m_shared.options.top;
    const double last = best.size() >= top && top > 0 ? best[top - 1].stepS : top > 0 ? infinite : 0;
    return std::min(m_shared.limitS, std::max(m_shared.options.near * m_localBestS, last));
}

const StepTime &PartSearch::layerOf(bool dualPipe)
{
    const size_t expert = placeOf(m_shared.space.expertDegrees(), m_choice.expert);
    const size_t size = placeOf(m_allSizes, m_choice.microBatch);
    const size_t block = (expert * m_allSizes.size() + size) * recomputations.size() + size_t(m_choice.recompute);
    std::optional<StepTime> &layer = m_layers[2 * block + size_t(dualPipe)];
    if (!layer)
        layer = layerTime(m_step, m_shared.constants);
    return *layer;
}

void PartSearch::apply()
{
    m_memory.tensor = m_choice.tensor;
    m_memory.pipeline = m_choice.pipeline;
    m_memory.virtualStages = m_choice.virtualStages;
    m_memory.context = m_choice.context;
    m_memory.expert = m_choice.expert;
    m_memory.data = m_choice.data;
    m_memory.microBatch = m_choice.microBatch;
    m_memory.microBatches = m_choice.microBatches;
    m_memory.recompute = m_choice.recompute;
    m_memory.schedule = m_choice.schedule;
    StepLayout &layout = m_step.layout;
    layout.tensor = m_choice.tensor;
    layout.pipeline = m_choice.pipeline;
    layout.virtualStages = m_choice.virtualStages;
    layout.context = m_choice.context;
    layout.expert = m_choice.expert;
    layout.data = m_choice.data;
    layout.microBatch = m_choice.microBatch;
    layout.microBatches = m_choice.microBatches;
    layout.recompute = int(m_choice.recompute);
    layout.schedule = m_choice.schedule;
}

PartResult PartSearch::take()
{
    keepBest(m_result.best, m_shared.options.top);
    const double nearS = m_shared.options.near * m_localBestS;
    std::erase_if(m_result.nearTimes, [nearS](double time) { return time > nearS; });
    return std::move(m_result);
}

} // namespace runcast
