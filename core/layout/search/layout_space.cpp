// SPDX-License-Identifier: MIT
#include "core/layout/search/layout_space.h"

#include "core/layout/degrees.h"

#include <algorithm>

namespace runcast {

std::vector<std::int32_t> divisors(std::int64_t whole)
{
    std::vector<std::int32_t> small, large;
    for (std::int64_t d = 1; d * d <= whole; ++d) {
        if (whole % d != 0)
            continue;
        small.push_back(std::int32_t(d));
        if (d * d != whole)
            large.push_back(std::int32_t(whole / d));
    }
    small.insert(small.end(), large.rbegin(), large.rend());
    return small;
}

LayoutSpace::LayoutSpace(const LayoutSearchInput &input) : m_input(input), m_expertDegrees(divisors(input.experts))
{
}

std::vector<SpacePart> LayoutSpace::parts() const
{
    std::vector<SpacePart> parts;
    for (const std::int32_t tensor : divisors(m_input.accelerators)) {
        for (const std::int32_t context : divisors(m_input.accelerators / tensor))
            parts.push_back({tensor, context});
    }
    return parts;
}

std::vector<std::int32_t> LayoutSpace::microBatchSizes(std::int32_t data) const
{
    return m_input.batchSequences % data == 0 ? divisors(m_input.batchSequences / data) : std::vector<std::int32_t>{};
}

std::int32_t LayoutSpace::mostPieces() const
{
    return std::int32_t(mostPipelinePieces(m_input.step.model.layers));
}

std::vector<LayoutSpace::Run> LayoutSpace::runs(std::int32_t pipeline) const
{
    if (pipeline == 1)
        return {Run{}};
    std::vector<Run> runs;
    for (const ScheduleKind schedule : m_input.schedules) {
        const bool interleaves = schedule == ScheduleKind::OneForwardOneBackward;
        const std::int32_t most = interleaves ? std::max(1, mostPieces() / pipeline) : 1;
        for (std::int32_t pieces = 1; pieces <= most; ++pieces)
            runs.push_back({schedule, pieces});
    }
    return runs;
}

std::optional<Rejection> LayoutSpace::checkPart(const SpacePart &part) const
{
    if (!splitsHeads(double(m_input.heads), m_input.latent ? 0 : double(m_input.kvHeads), part.tensor))
        return Rejection::Heads;
    if (!splitsSequence(m_input.step.layout.sequence, part.context,
                        m_input.step.layout.sequenceParallel ? part.tensor : 1))
        return Rejection::Sequence;
    return {};
}

std::optional<Rejection> LayoutSpace::checkPipeline(std::int32_t pipeline) const
{
    if (pipeline > m_input.step.model.layers)
        return Rejection::Stages;
    return {};
}

std::optional<Rejection> LayoutSpace::checkExpert(const SpacePart &part, std::int32_t data, std::int32_t expert) const
{
    // Experts are spread over the ranks of one pipeline stage.
    const std::int64_t ranks = std::int64_t(part.tensor) * part.context * data;
    if (ranks % expert != 0)
        return Rejection::Experts;
    return {};
}

std::optional<Rejection> LayoutSpace::checkStages(const Run &run, std::int32_t pipeline) const
{
    const StepModel &model = m_input.step.model;
    const double layers = model.layers + (model.predictsTwo ? 1 : 0);
    if (run.virtualStages > 1 && !splitsLayers(layers, double(pipeline) * run.virtualStages))
        return Rejection::Stages;
    return {};
}

std::optional<Rejection> LayoutSpace::checkRun(const Run &run, std::int32_t pipeline, std::int32_t microBatches) const
{
    if (!suitsSchedule(run.schedule, pipeline, run.virtualStages, microBatches))
        return Rejection::Schedule;
    return {};
}

std::uint64_t LayoutSpace::size(const SpacePart &part, std::int32_t pipeline) const
{
    const size_t sizes = microBatchSizes(data(part, pipeline)).size();
    return m_expertDegrees.size() * std::max<size_t>(1, sizes) * runs(pipeline).size() * variants;
}

} // namespace runcast
