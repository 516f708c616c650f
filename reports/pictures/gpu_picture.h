// SPDX-License-Identifier: MIT
#pragma once

#include "reports/pictures/gpu_layout.h"
#include "reports/theme/theme.h"

#include <optional>
#include <vector>

class QPainter;

namespace runcast {

enum class ColorBy { Data, Tensor, Pipeline, Context, Memory };

/// Memory in use on the accelerators of each pipeline stage, for ColorBy::Memory.
struct MemoryFill {
    std::vector<double> bytes; // a value a stage
    double usableBytes = 0;
};

/// The colour of a rank's square: from first to last place in its group, or by how full its memory is.
QColor squareColor(const RankGrid &grid, std::int64_t rank, ColorBy by, const MemoryFill &memory, const Theme &theme);

/// Squares with the frames of racks, and from larger cells on of servers, inside `visible`. Squares of one colour go to
/// the painter in one call: 131,072 take some milliseconds. Lengths of lines are in device units of 1 × `unit`.
void paintGpuPicture(QPainter &painter, const GpuLayout &layout, ColorBy by, const MemoryFill &memory,
                     const Theme &theme, const QRectF &visible, double unit = 1);

/// Outlines a group, with a dotted line through its members where they stand apart.
void paintGpuGroup(QPainter &painter, const GpuLayout &layout, const std::vector<std::int64_t> &ranks,
                   const Theme &theme, double unit = 1);

} // namespace runcast
