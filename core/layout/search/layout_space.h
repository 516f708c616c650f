// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/search/layout_search.h"

#include <optional>
#include <vector>

namespace runcast {

/// All divisors, ascending.
std::vector<std::int32_t> divisors(std::int64_t whole);

/// Tensor and context parallel of one part of the search; the parts share nothing.
struct SpacePart {
    std::int32_t tensor = 1, context = 1;
};

/// Which layouts there are for a model, batch and cluster, and which rule forbids one.
class LayoutSpace {
public:
    explicit LayoutSpace(const LayoutSearchInput &input);

    /// Every tensor × context that divides the accelerators.
    std::vector<SpacePart> parts() const;
    std::vector<std::int32_t> pipelines(const SpacePart &part) const { return divisors(remaining(part)); }
    std::int32_t data(const SpacePart &part, std::int32_t pipeline) const
    {
        return std::int32_t(remaining(part) / pipeline);
    }
    const std::vector<std::int32_t> &expertDegrees() const { return m_expertDegrees; }
    /// Micro-batches of a copy: every divisor of its sequences; none if they are no whole number.
    std::vector<std::int32_t> microBatchSizes(std::int32_t data) const;

    /// How the stages of a pipeline can be run.
    struct Run {
        ScheduleKind schedule = ScheduleKind::OneForwardOneBackward;
        std::int32_t virtualStages = 1;
    };
    std::vector<Run> runs(std::int32_t pipeline) const;

    // The rules, each nothing if kept.
    std::optional<Rejection> checkPart(const SpacePart &part) const;
    std::optional<Rejection> checkPipeline(std::int32_t pipeline) const;
    std::optional<Rejection> checkExpert(const SpacePart &part, std::int32_t data, std::int32_t expert) const;
    std::optional<Rejection> checkStages(const Run &run, std::int32_t pipeline) const;
    std::optional<Rejection> checkRun(const Run &run, std::int32_t pipeline, std::int32_t microBatches) const;

    /// Layouts of a part with this pipeline, allowed or not.
    std::uint64_t size(const SpacePart &part, std::int32_t pipeline) const;

    /// Recomputations × ZeRO stages.
    static constexpr std::uint64_t variants = 12;

private:
    std::int64_t remaining(const SpacePart &part) const
    {
        return m_input.accelerators / (std::int64_t(part.tensor) * part.context);
    }
    std::int32_t mostPieces() const;

    const LayoutSearchInput &m_input;
    std::vector<std::int32_t> m_expertDegrees;
};

} // namespace runcast
