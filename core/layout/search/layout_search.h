// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/step/step_time.h"
#include "core/memory/accelerator_memory.h"

#include <array>
#include <cstdint>
#include <functional>
#include <stop_token>
#include <string_view>
#include <vector>

namespace runcast {

struct StepTimeConstants;

/// One way to split a model over a cluster.
struct LayoutChoice {
    std::int32_t tensor = 1, pipeline = 1, virtualStages = 1, context = 1, expert = 1, data = 1;
    std::int32_t microBatch = 1, microBatches = 1; // sequences; per step and copy
    std::int32_t zeroStage = 1;
    Recompute recompute = Recompute::None;
    ScheduleKind schedule = ScheduleKind::OneForwardOneBackward;

    auto operator<=>(const LayoutChoice &) const = default;
};

/// A layout that fits, with what it costs.
struct RankedLayout {
    LayoutChoice choice;
    double stepS = 0;
    double memoryBytes = 0; // of the fullest accelerator
};

/// Best first: by time, then memory, then degrees, so that the order is the same on any number of threads.
bool isBetter(const RankedLayout &a, const RankedLayout &b);

/// Why a layout cannot be used. The first rule in this order that it breaks counts.
enum class Rejection {
    Heads,    // attention heads cannot be split by tensor
    Sequence, // the sequence cannot be cut by context (two pieces each) and tensor
    Stages,   // more stages than layers, or virtual stages that cannot be filled alike
    Batch,    // sequences are no multiple of data
    Experts,  // experts cannot be spread, or over more ranks than a stage has
    Schedule, // micro-batches are no multiple of the stages (interleaved), or too few or odd (DualPipe)
    Memory,   // does not fit
};
inline constexpr size_t rejectionCount = 7;

/// The stable id of a reason: "heads", "sequence", …; and its English source text, context "Layouts".
std::string_view rejectionId(Rejection reason);
const char *rejectionText(Rejection reason);

/// A model, batch and cluster whose layouts are searched. The degrees, micro-batch, recomputation, ZeRO stage and
/// schedule of `memory` and `step` are overwritten.
struct LayoutSearchInput {
    MemoryInput memory;
    StepTimeInput step;
    std::int64_t accelerators = 1;
    std::int64_t batchSequences = 1; // of one step
    double usableBytes = 0;          // of one accelerator
    std::int64_t heads = 1, kvHeads = 1, experts = 1;
    bool latent = false;                 // latent attention has no key-value heads to split
    std::vector<ScheduleKind> schedules; // that the software has
};

struct LayoutSearchOptions {
    size_t top = 10;      // layouts to keep
    unsigned threads = 0; // 0 = one a core
    bool prune = true;    // leave out what provably cannot come near the best
    double near = 1.1; // a layout within this factor of the best step counts as near: no prediction can tell them apart
    std::function<void(double fraction)> progress{};
    std::stop_token stop{};
};

struct LayoutSearchResult {
    std::vector<RankedLayout> best;     // at most `top`; of layouts that differ in the ZeRO stage alone, the best
    std::vector<RankedLayout> families; // the best of each tensor × pipeline × context × expert near the best, in order
    std::uint64_t considered = 0;       // feasible and rejected
    std::uint64_t feasible = 0;         // valid and in memory
    std::uint64_t pruned = 0;           // feasible, but shown to be slower than near the best without a full evaluation
    std::uint64_t near = 0;             // feasible within the factor of the best
    std::array<std::uint64_t, rejectionCount> rejected{};
    double selectionBias = 0; // ln: the best is predicted so much too fast since it was chosen; see selection_bias.h
    bool cancelled = false;   // then only what was seen so far
};

/// Searches all layouts: tensor, pipeline, context, data of every divisor, virtual stages up to the layers, experts
/// over every divisor, micro-batches of every divisor, three recomputations, ZeRO 0 to 3, the given schedules. Memory
/// comes first; the time of a layer is shared by all layouts that have it. The same result, counts included, on any
/// number of threads, pruned or not (but for `pruned`). docs/method.md, "Search".
LayoutSearchResult searchLayouts(const LayoutSearchInput &input, const StepTimeConstants &constants,
                                 const LayoutSearchOptions &options = {});

} // namespace runcast
