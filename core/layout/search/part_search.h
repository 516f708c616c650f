// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/search/layout_space.h"

#include <optional>
#include <vector>

namespace runcast {

/// What a part of the search found; the search adds the parts up.
struct PartResult {
    std::vector<RankedLayout> best, families;
    std::vector<double> nearTimes; // of the layouts that may be near the best
    std::uint64_t considered = 0, feasible = 0, pruned = 0;
    std::array<std::uint64_t, rejectionCount> rejected{};
};

/// Keeps the `top` best of `layouts`, in order.
void keepBest(std::vector<RankedLayout> &layouts, size_t top);

/// The search of one tensor × context. Nothing is shared with other parts but what is constant.
class PartSearch {
public:
    enum class Scope {
        All,
        Seeds, // few layouts, to know early which times can no longer win
    };
    struct Shared {
        const LayoutSearchInput &input;
        const StepTimeConstants &constants;
        const LayoutSearchOptions &options;
        const LayoutSpace &space;
        double limitS; // what is slower than this can neither be in the list nor near the best; infinite at first
    };

    PartSearch(const Shared &shared, const SpacePart &part, Scope scope);

    /// The pipelines of the part, one call each.
    const std::vector<std::int32_t> &pipelines() const { return m_pipelines; }
    void searchPipeline(std::int32_t pipeline);
    /// The result, when all are done.
    PartResult take();

private:
    struct Stages;                    // state of the stages that may be the fullest, by ZeRO stage
    struct Size;                      // a micro-batch and the runs that it allows
    using Fits = std::array<bool, 4>; // by ZeRO stage

    void reject(Rejection reason, std::uint64_t layouts);
    void searchExperts(std::int32_t expert, const std::vector<Size> &sizes);
    void searchBlock(const Stages &plain, const Stages &doubled, const Size &size);
    void evaluate(const Stages &stages, const ActivationParts &parts, const Fits &fits, const StepTime &layer);
    void offer(const RankedLayout &layout);
    Size sizeOf(std::int32_t microBatch, const std::vector<LayoutSpace::Run> &runs,
                const std::vector<LayoutSpace::Run> &filled);
    const StepTime &layerOf(Recompute recompute, bool dualPipe);
    /// A lower bound of the step with the present choice; perhaps that without recomputation.
    double leastTime(bool dualPipe);
    /// Copies m_choice into the inputs of memory and step.
    void apply();
    double limit() const;

    const Shared &m_shared;
    SpacePart m_part;
    Scope m_scope;
    std::vector<std::int32_t> m_pipelines, m_allSizes;
    LayoutChoice m_choice;
    MemoryInput m_memory;
    StepTimeInput m_step;
    std::vector<std::optional<StepTime>> m_layers; // by expert degree, micro-batch, recomputation and schedule
    std::optional<RankedLayout> m_family;
    double m_localBestS;
    PartResult m_result;
};

} // namespace runcast
