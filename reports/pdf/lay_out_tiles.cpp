// SPDX-License-Identifier: MIT
#include "reports/pdf/lay_out_blocks.h"

#include "reports/pdf/canvas.h"

#include <algorithm>

namespace runcast::report {
namespace {

constexpr double gap = 3, paddingX = 2.2, paddingTop = 2, paddingBottom = 2;
constexpr double unitGap = 1.6;
constexpr TextLook labelLook{.role = TypeRole::Caption, .tone = Tone::Secondary};
constexpr TextLook noteLook{.role = TypeRole::Note, .tone = Tone::Secondary};
constexpr TextLook unitLook{.role = TypeRole::TableBody, .tone = Tone::Secondary};
constexpr double widestPoints = 20, narrowestPoints = 11;

struct SetTile {
    TextBox label, number, unit, range, basis;
    double numberWidth;
    double labelHeight;
    bool hasRange, hasBasis;
};

// The number and its unit stand in one line: what is too long for the tile is set smaller.
SetTile setTile(const Tile &tile, double width, const Typesetter &typesetter)
{
    const double unitWidth = tile.unit.isEmpty() ? 0 : typesetter.widthOf(tile.unit, unitLook) + unitGap;
    TextLook numberLook{.role = TypeRole::HeadlineFigure};
    numberLook.points = widestPoints;
    while (numberLook.points > narrowestPoints && typesetter.widthOf(tile.number, numberLook) + unitWidth > width)
        numberLook.points -= 1;
    numberLook.linePoints = 25;
    const double numberWidth = std::min(width, typesetter.widthOf(tile.number, numberLook));
    const TextBox label(tile.label, labelLook, width, typesetter);
    return {label,
            TextBox(tile.number, numberLook, numberWidth, typesetter),
            TextBox(tile.unit, unitLook, std::max(1.0, width - numberWidth - unitGap), typesetter),
            TextBox(tile.range, noteLook, width, typesetter),
            TextBox(tile.basis, noteLook, width, typesetter),
            numberWidth,
            label.height(),
            !tile.range.isEmpty(),
            !tile.basis.isEmpty()};
}

struct TileHeights {
    double label = 0, number = 0, range = 0, basis = 0;

    double total() const
    {
        double sum = paddingTop + label + number + paddingBottom;
        if (range > 0)
            sum += range + 1;
        if (basis > 0)
            sum += basis + (range > 0 ? 2.6 : 0.8);
        return sum;
    }
};

void drawTile(Canvas &canvas, const SetTile &tile, const TileHeights &heights, double x, double y, double width)
{
    const Theme &theme = canvas.theme();
    canvas.frame({x, y, width, heights.total()}, 1.6, 0.25, theme.line);
    const double left = x + paddingX;
    // Labels of one line stand above the number, also where another tile's takes two.
    tile.label.draw(canvas, left, y + paddingTop + heights.label - tile.labelHeight);
    double top = y + paddingTop + heights.label;
    tile.number.draw(canvas, left, top);
    tile.unit.draw(canvas, left + tile.numberWidth + unitGap, top + tile.number.lineHeight() - 5.6);
    top += heights.number;
    if (heights.range > 0) {
        top += 1;
        if (tile.hasRange)
            tile.range.draw(canvas, left, top);
        top += heights.range;
    }
    if (heights.basis <= 0)
        return;
    if (heights.range > 0) {
        canvas.line(left, top + 1.2, x + width - paddingX, top + 1.2, 0.15, theme.line);
        top += 1.8;
    }
    if (tile.hasBasis)
        tile.basis.draw(canvas, left, top + 0.8);
}

} // namespace

Pieces layOutTiles(const Tiles &tiles, double width, const LayoutContext &context)
{
    const auto count = double(tiles.tiles.size());
    const double tileWidth = (width - gap * (count - 1)) / count;
    auto set = std::make_shared<std::vector<SetTile>>();
    TileHeights heights;
    for (const Tile &tile : tiles.tiles) {
        set->push_back(setTile(tile, tileWidth - 2 * paddingX, context.typesetter));
        const SetTile &last = set->back();
        heights.label = std::max(heights.label, last.label.height());
        heights.number = std::max(heights.number, last.number.height());
        heights.range = std::max(heights.range, last.hasRange ? last.range.height() : 0);
        heights.basis = std::max(heights.basis, last.hasBasis ? last.basis.height() : 0);
    }
    return {{.before = 3.6,
             .height = heights.total(),
             .draw = [set, heights, tileWidth](Canvas &canvas, double x, double y, const PageNumbers &) {
                 for (const SetTile &tile : *set) {
                     drawTile(canvas, tile, heights, x, y, tileWidth);
                     x += tileWidth + gap;
                 }
             }}};
}

} // namespace runcast::report
