// SPDX-License-Identifier: MIT
#pragma once

#include <QHash>
#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace runcast::report {

class Canvas;

/// What is known once all pages are laid out.
struct PageNumbers {
    int count = 0;
    QHash<QString, int> ofSection; // from 1
};

/// What is never parted by the end of a page: a line, a row, a chart with its caption.
struct Piece {
    double before = 0; // mm above it; none at the top of a page
    double height = 0;
    bool keepWithNext = false;
    std::function<void(Canvas &, double x, double y, const PageNumbers &)> draw = {};
    /// Stands again at the top if a page ends before this piece: the caption and head of its table.
    std::shared_ptr<const std::vector<Piece>> repeated = {};
};

using Pieces = std::vector<Piece>;

/// Height of the pieces on top of each other, without the space above the first.
double stackedHeight(const Pieces &pieces);

} // namespace runcast::report
