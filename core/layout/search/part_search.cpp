// SPDX-License-Identifier: MIT
#include "core/layout/search/part_search.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace runcast {

namespace {

constexpr double infinite = std::numeric_limits<double>::infinity();
constexpr std::array recomputations = {Recompute::None, Recompute::Selective, Recompute::Full};
constexpr size_t zeroStages = 4;
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
    std::array<std::array<double, 4>, zeroStages> most;        // activations that they have room for
    double roomiest = -infinite;                               // of the first stage, whatever the ZeRO stage

    Stages(MemoryInput memory, double usableBytes) : candidates(fullestCandidates(memory))
    {
        for (size_t zero = 0; zero < zeroStages; ++zero) {
            memory.zeroStage = int(zero);
            for (size_t i = 0; i < size_t(candidates.count); ++i) {
                states[zero][i] = stageState(memory, candidates.stages[i]);
                most[zero][i] = mostActivations(states[zero][i], usableBytes);
            }
            roomiest = std::max(roomiest, most[zero][0]);
        }
    }

    /// Memory of the fullest stage, bytes.
    double fullest(const MemoryInput &memory, const ActivationParts &parts, size_t zero) const
    {
        double bytes = 0;
        for (size_t i = 0; i < size_t(candidates.count); ++i) {
            StageMemory stage = states[zero][i];
            stage.activations = stageActivations(memory, parts, stage);
            addBuffers(stage);
            bytes = std::max(bytes, stage.total());
        }
        return bytes;
    }

    /// True if not even one micro-batch has room on the first stage, however the stages are run.
    bool isTooSmallFor(const ActivationParts &parts, double usableBytes) const
    {
        const double least = parts.kept * states[0][0].layers + parts.working;
        return least > roomiest + (roundingSlack - 1) * usableBytes;
    }

    /// The ZeRO stages with which all stages of the pipeline have room.
    Fits fits(const MemoryInput &memory, const ActivationParts &parts, double usableBytes) const
    {
        Fits fits{true, true, true, true};
        const double rounding = (roundingSlack - 1) * usableBytes;
        bool close = false;
        for (size_t i = 0; i < size_t(candidates.count); ++i) {
            const double active = stageActivations(memory, parts, states[0][i]);
            for (size_t zero = 0; zero < zeroStages; ++zero) {
                fits[zero] = fits[zero] && active <= most[zero][i];
                close = close || std::fabs(active - most[zero][i]) <= rounding;
            }
        }
        for (size_t zero = 0; close && zero < zeroStages; ++zero)
            fits[zero] = fullest(memory, parts, zero) <= usableBytes;
        return fits;
    }
};

struct PartSearch::Size {
    std::int32_t microBatch = 1, microBatches = 1;
    std::vector<LayoutSpace::Run> runs; // allowed
    std::array<std::uint64_t, rejectionCount> rejected{};
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
    std::vector<LayoutSpace::Run> filled;
    std::copy_if(runs.begin(), runs.end(), std::back_inserter(filled),
                 [&](const LayoutSpace::Run &run) { return !space.checkStages(run, pipeline); });
    std::vector<Size> allowed;
    for (const std::int32_t size : sizes)
        allowed.push_back(sizeOf(size, runs, filled));
    for (const std::int32_t expert : space.expertDegrees()) {
        if (const auto reason = space.checkExpert(m_part, m_choice.data, expert))
            reject(*reason, sizes.size() * runs.size() * LayoutSpace::variants);
        else
            searchExperts(expert, allowed);
    }
}

PartSearch::Size PartSearch::sizeOf(std::int32_t microBatch, const std::vector<LayoutSpace::Run> &runs,
                                    const std::vector<LayoutSpace::Run> &filled)
{
    const std::int64_t perCopy = m_shared.input.batchSequences / m_choice.data;
    Size size;
    size.microBatch = microBatch;
    size.microBatches = std::int32_t(perCopy / microBatch);
    size.rejected[size_t(Rejection::Stages)] = (runs.size() - filled.size()) * LayoutSpace::variants;
    for (const LayoutSpace::Run &run : filled) {
        if (const auto reason = m_shared.space.checkRun(run, m_choice.pipeline, size.microBatches))
            size.rejected[size_t(*reason)] += LayoutSpace::variants;
        else
            size.runs.push_back(run);
    }
    return size;
}

void PartSearch::searchExperts(std::int32_t expert, const std::vector<Size> &sizes)
{
    const double usable = m_shared.input.usableBytes;
    m_choice.expert = expert;
    m_choice.schedule = ScheduleKind::OneForwardOneBackward;
    apply();
    const Stages plain(m_memory, usable);
    m_choice.schedule = ScheduleKind::DualPipe;
    apply();
    const Stages doubled(m_memory, usable);
    m_family.reset();
    for (const Size &size : sizes) {
        for (size_t reason = 0; reason < rejectionCount; ++reason)
            reject(Rejection(reason), size.rejected[reason]);
        m_choice.microBatch = size.microBatch;
        m_choice.microBatches = size.microBatches;
        for (const Recompute recompute : recomputations) {
            m_choice.recompute = recompute;
            searchBlock(plain, doubled, size);
        }
    }
    if (m_family)
        m_result.families.push_back(*m_family);
}

void PartSearch::searchBlock(const Stages &plain, const Stages &doubled, const Size &size)
{
    apply();
    const ActivationParts parts = activationParts(m_memory);
    const double usable = m_shared.input.usableBytes;
    const std::array tooSmall = {plain.isTooSmallFor(parts, usable), doubled.isTooSmallFor(parts, usable)};
    std::array<std::optional<double>, 2> leastS; // of 1F1B and zero bubble, of DualPipe
    for (const LayoutSpace::Run &run : size.runs) {
        const bool dualPipe = run.schedule == ScheduleKind::DualPipe;
        const Stages &stages = dualPipe ? doubled : plain;
        if (tooSmall[size_t(dualPipe)]) {
            reject(Rejection::Memory, zeroStages);
            continue;
        }
        m_memory.schedule = m_step.layout.schedule = m_choice.schedule = run.schedule;
        m_memory.virtualStages = m_step.layout.virtualStages = m_choice.virtualStages = run.virtualStages;
        const Fits fits = stages.fits(m_memory, parts, usable);
        const auto fitting = std::uint64_t(std::count(fits.begin(), fits.end(), true));
        reject(Rejection::Memory, zeroStages - fitting);
        m_result.considered += fitting;
        m_result.feasible += fitting;
        if (fitting == 0)
            continue;
        std::optional<double> &least = leastS[size_t(dualPipe)];
        if (!least)
            least = leastTime(dualPipe);
        if (*least > limit() * roundingSlack)
            m_result.pruned += fitting;
        else
            evaluate(stages, parts, fits, layerOf(m_choice.recompute, dualPipe));
    }
}

void PartSearch::evaluate(const Stages &stages, const ActivationParts &parts, const Fits &fits, const StepTime &layer)
{
    std::optional<RankedLayout> best;
    for (size_t zero = 0; zero < zeroStages; ++zero) {
        if (!fits[zero])
            continue;
        m_choice.zeroStage = m_step.layout.zeroStage = int(zero);
        StepTime step = layer;
        addStepTime(step, m_step, m_shared.constants);
        if (step.total <= limit())
            m_result.nearTimes.push_back(step.total);
        if (!best || step.total < best->stepS) // of equally fast ones, the lower stage
            best = RankedLayout{m_choice, step.total, stages.fullest(m_memory, parts, zero)};
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

double PartSearch::leastTime(bool dualPipe)
{
    // Recomputing takes time: what is too slow without it need not be looked at with it.
    const double without = leastStepTime(layerOf(Recompute::None, dualPipe), m_step, m_shared.constants);
    if (m_choice.recompute == Recompute::None || without > limit() * roundingSlack)
        return without;
    return leastStepTime(layerOf(m_choice.recompute, dualPipe), m_step, m_shared.constants);
}

const StepTime &PartSearch::layerOf(Recompute recompute, bool dualPipe)
{
    const size_t expert = placeOf(m_shared.space.expertDegrees(), m_choice.expert);
    const size_t size = placeOf(m_allSizes, m_choice.microBatch);
    const size_t block = (expert * m_allSizes.size() + size) * recomputations.size() + size_t(recompute);
    std::optional<StepTime> &layer = m_layers[2 * block + size_t(dualPipe)];
    if (!layer) {
        m_step.layout.recompute = int(recompute);
        layer = layerTime(m_step, m_shared.constants);
        m_step.layout.recompute = int(m_choice.recompute);
    }
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
