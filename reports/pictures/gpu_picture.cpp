// SPDX-License-Identifier: MIT
#include "reports/pictures/gpu_picture.h"

#include <QHash>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr double rackFramesFrom = 2.5; // cell, in units
constexpr double serverFramesFrom = 12;
constexpr double mergeBelow = 1.5; // no gap can be seen between squares: draw runs

std::int64_t placeOf(const RankGrid &grid, std::int64_t rank, ColorBy by)
{
    switch (by) {
    case ColorBy::Data:
        return placeInGroup(grid, rank, ParallelGroup::Data);
    case ColorBy::Tensor:
        return placeInGroup(grid, rank, ParallelGroup::Tensor);
    case ColorBy::Context:
        return placeInGroup(grid, rank, ParallelGroup::Context);
    case ColorBy::Pipeline:
    case ColorBy::Memory:
        return placeInGroup(grid, rank, ParallelGroup::Pipeline);
    }
    return 0;
}

std::int64_t placesOf(const RankGrid &grid, ColorBy by)
{
    switch (by) {
    case ColorBy::Data:
        return grid.data;
    case ColorBy::Tensor:
        return grid.tensor;
    case ColorBy::Context:
        return grid.context;
    case ColorBy::Pipeline:
    case ColorBy::Memory:
        return grid.pipeline;
    }
    return 1;
}

// Half full is light, full is the whole colour, over full is the colour of what is wrong.
QColor memoryColor(std::int64_t stage, const MemoryFill &memory, const Theme &theme)
{
    if (size_t(stage) >= memory.bytes.size() || !(memory.usableBytes > 0))
        return theme.color(Subject::Neutral);
    const double share = memory.bytes[size_t(stage)] / memory.usableBytes;
    if (!(share <= 1))
        return std::isnan(share) ? theme.color(Subject::Neutral) : theme.worse;
    return theme.tint(theme.color(Subject::Memory), 0.2 + 0.8 * std::clamp((share - 0.4) / 0.6, 0.0, 1.0));
}

QColor placeColor(std::int64_t place, std::int64_t places, ColorBy by, const MemoryFill &memory, const Theme &theme)
{
    if (by == ColorBy::Memory)
        return memoryColor(place, memory, theme);
    return theme.stage(places > 1 ? double(place) / double(places - 1) : 0.25);
}

bool isSeen(const QRectF &box, const QRectF &visible)
{
    return box.intersects(visible);
}

void paintFrames(QPainter &painter, const GpuLayout &layout, const Theme &theme, const QRectF &visible, double unit)
{
    QList<QRectF> frames;
    if (layout.cell() >= rackFramesFrom * unit) {
        for (std::int64_t rack = 0; rack < layout.rackCount(); ++rack) {
            const QRectF frame = layout.rackFrame(rack);
            if (isSeen(frame, visible))
                frames.append(frame);
        }
    }
    if (layout.cell() >= serverFramesFrom * unit) {
        for (std::int64_t server = 0; server < layout.serverCount(); ++server) {
            const QRectF frame = layout.serverFrame(server);
            if (isSeen(frame, visible))
                frames.append(frame);
        }
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme.line, unit));
    painter.drawRects(frames);
}

} // namespace

QColor squareColor(const RankGrid &grid, std::int64_t rank, ColorBy by, const MemoryFill &memory, const Theme &theme)
{
    return placeColor(placeOf(grid, rank, by), placesOf(grid, by), by, memory, theme);
}

void paintGpuPicture(QPainter &painter, const GpuLayout &layout, ColorBy by, const MemoryFill &memory,
                     const Theme &theme, const QRectF &visible, double unit)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, theme.page);
    paintFrames(painter, layout, theme, visible, unit);
    const RankGrid &grid = layout.cluster().grid;
    std::vector<QList<QRectF>> squares(size_t(placesOf(grid, by)));
    const bool merged = layout.cell() < mergeBelow * unit;
    for (std::int64_t rack = 0; rack < layout.rackCount(); ++rack) {
        if (!isSeen(layout.rackFrame(rack), visible))
            continue;
        const auto [first, end] = layout.ranksOfRack(rack);
        std::int64_t lastPlace = -1;
        for (std::int64_t rank = first; rank < end; ++rank) {
            const std::int64_t place = placeOf(grid, rank, by);
            QList<QRectF> &list = squares[size_t(place)];
            const QRectF box = layout.square(rank);
            if (merged && place == lastPlace && list.last().top() == box.top())
                list.last() |= box;
            else
                list.append(box);
            lastPlace = place;
        }
    }
    painter.setPen(Qt::NoPen);
    for (size_t place = 0; place < squares.size(); ++place) {
        painter.setBrush(placeColor(std::int64_t(place), placesOf(grid, by), by, memory, theme));
        painter.drawRects(squares[place]);
    }
    painter.restore();
}

void paintGpuGroup(QPainter &painter, const GpuLayout &layout, const std::vector<std::int64_t> &ranks,
                   const Theme &theme, double unit)
{
    const QList<QRectF> boxes = layout.outlines(ranks);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (boxes.size() > 1 && boxes.size() <= 64) {
        QPolygonF path;
        for (const QRectF &box : boxes)
            path.append(box.center());
        painter.setPen(QPen(theme.text, 1.5 * unit, Qt::DotLine));
        painter.drawPolyline(path);
    }
    painter.setPen(QPen(theme.text, 1.5 * unit));
    for (const QRectF &box : boxes)
        painter.drawRect(box.adjusted(-unit, -unit, unit, unit));
    painter.restore();
}

} // namespace runcast
