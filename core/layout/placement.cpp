// SPDX-License-Identifier: MIT
#include "core/layout/placement.h"

#include <cmath>

namespace runcast {
namespace {

// A degree as a whole number; larger than any cluster is no degree.
std::optional<std::int64_t> whole(double degree)
{
    if (!(degree >= 1 && degree <= 1e9) || degree != std::floor(degree))
        return {};
    return std::int64_t(degree);
}

// Ranks between two neighbours along a direction.
std::int64_t stride(const RankGrid &grid, ParallelGroup kind)
{
    switch (kind) {
    case ParallelGroup::Tensor:
        return 1;
    case ParallelGroup::Context:
        return grid.tensor;
    case ParallelGroup::Data:
        return grid.tensor * grid.context;
    case ParallelGroup::Pipeline:
        return grid.tensor * grid.context * grid.data;
    }
    return 1;
}

} // namespace

std::optional<RankGrid> rankGrid(double accelerators, const LayoutInputs &layout)
{
    const auto count = whole(accelerators);
    const auto tensor = whole(layout.tensor), context = whole(layout.context), pipeline = whole(layout.pipeline);
    if (!count || !tensor || !context || !pipeline)
        return {};
    const double copy = layout.tensor * layout.context * layout.pipeline;
    if (!(copy <= accelerators) || std::fmod(accelerators, copy) != 0)
        return {};
    return RankGrid{*tensor, *context, std::int64_t(accelerators / copy), *pipeline};
}

RankPosition positionOf(const RankGrid &grid, std::int64_t rank)
{
    return {placeInGroup(grid, rank, ParallelGroup::Tensor), placeInGroup(grid, rank, ParallelGroup::Context),
            placeInGroup(grid, rank, ParallelGroup::Data), placeInGroup(grid, rank, ParallelGroup::Pipeline)};
}

std::int64_t rankAt(const RankGrid &grid, const RankPosition &position)
{
    return position.tensor * stride(grid, ParallelGroup::Tensor) +
           position.context * stride(grid, ParallelGroup::Context) + position.data * stride(grid, ParallelGroup::Data) +
           position.pipeline * stride(grid, ParallelGroup::Pipeline);
}

std::int64_t placeInGroup(const RankGrid &grid, std::int64_t rank, ParallelGroup kind)
{
    return rank / stride(grid, kind) % degree(grid, kind);
}

std::int64_t degree(const RankGrid &grid, ParallelGroup kind)
{
    switch (kind) {
    case ParallelGroup::Tensor:
        return grid.tensor;
    case ParallelGroup::Context:
        return grid.context;
    case ParallelGroup::Data:
        return grid.data;
    case ParallelGroup::Pipeline:
        return grid.pipeline;
    }
    return 1;
}

std::vector<std::int64_t> groupOf(const RankGrid &grid, std::int64_t rank, ParallelGroup kind)
{
    const std::int64_t step = stride(grid, kind);
    const std::int64_t first = rank - placeInGroup(grid, rank, kind) * step;
    std::vector<std::int64_t> ranks;
    ranks.reserve(size_t(degree(grid, kind)));
    for (std::int64_t i = 0; i < degree(grid, kind); ++i)
        ranks.push_back(first + i * step);
    return ranks;
}

} // namespace runcast
