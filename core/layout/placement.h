// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace runcast {

/// How many accelerators stand along each direction of parallelism.
struct RankGrid {
    std::int64_t tensor = 1, context = 1, data = 1, pipeline = 1;

    std::int64_t size() const { return tensor * context * data * pipeline; }
    bool operator==(const RankGrid &) const = default;
};

/// Where one accelerator stands: its place in each of its groups.
struct RankPosition {
    std::int64_t tensor = 0, context = 0, data = 0, pipeline = 0;

    bool operator==(const RankPosition &) const = default;
};

enum class ParallelGroup { Tensor, Context, Data, Pipeline };

/// The grid of a layout; nothing if the degrees are no whole numbers of at least 1 or do not divide the accelerators.
std::optional<RankGrid> rankGrid(double accelerators, const LayoutInputs &layout);

/// Ranks are counted with tensor fastest, then context, data, and pipeline slowest, so that a tensor group stands in
/// one server. Source: Megatron-LM, megatron/core/parallel_state.py, order "tp-cp-ep-dp-pp".
/// Example: tensor 8, data 128, pipeline 16: rank 5747 is tensor 3, data 78, pipeline 5.
RankPosition positionOf(const RankGrid &grid, std::int64_t rank);
std::int64_t rankAt(const RankGrid &grid, const RankPosition &position);

/// The place of a rank within its group of this kind, 0 … degree - 1.
std::int64_t placeInGroup(const RankGrid &grid, std::int64_t rank, ParallelGroup kind);
std::int64_t degree(const RankGrid &grid, ParallelGroup kind);
/// All ranks of the group that a rank belongs to, itself included, in order.
std::vector<std::int64_t> groupOf(const RankGrid &grid, std::int64_t rank, ParallelGroup kind);

} // namespace runcast
