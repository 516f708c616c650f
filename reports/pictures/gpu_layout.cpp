// SPDX-License-Identifier: MIT
#include "reports/pictures/gpu_layout.h"

#include <algorithm>
#include <cmath>

namespace runcast {
namespace {

constexpr int longestLine = 16; // squares; a larger server folds into several lines
constexpr double rackGapX = 1;  // cells between racks
constexpr double rackGapY = 1.5;
constexpr double frameMargin = 0.375;  // cells from a square to the frame around it
constexpr double stageRowsWorth = 1.6; // how much larger squares must be to give up a row for each stage
constexpr double squareShare = 0.75;   // of a cell

std::int64_t roundedUp(std::int64_t count, std::int64_t size)
{
    return (count + size - 1) / size;
}

} // namespace

int GpuLayout::squaresPerLine() const
{
    return std::min(m_cluster.gpusPerServer, longestLine);
}

int GpuLayout::linesPerServer() const
{
    return int(roundedUp(m_cluster.gpusPerServer, squaresPerLine()));
}

double GpuLayout::rackWidth() const
{
    return squaresPerLine() + rackGapX;
}

double GpuLayout::rackHeight() const
{
    return linesPerServer() * m_cluster.serversPerRack + rackGapY;
}

std::int64_t GpuLayout::rackCount() const
{
    return roundedUp(m_cluster.grid.size(), gpusPerRack());
}

std::int64_t GpuLayout::serverCount() const
{
    return roundedUp(m_cluster.grid.size(), m_cluster.gpusPerServer);
}

GpuLayout GpuLayout::fitted(const GpuCluster &cluster, const QSizeF &area, double largestCell, double grain)
{
    GpuLayout flowing;
    flowing.m_cluster = cluster;
    flowing.m_cluster.gpusPerServer = std::max(1, cluster.gpusPerServer);
    flowing.m_cluster.serversPerRack = std::max(1, cluster.serversPerRack);
    GpuLayout byStage = flowing;
    flowing.fillRows(area);
    GpuLayout layout = flowing;
    const std::int64_t perStage = cluster.grid.size() / cluster.grid.pipeline;
    if (cluster.grid.pipeline > 1 && perStage % byStage.gpusPerRack() == 0) {
        byStage.m_racksPerStage = perStage / byStage.gpusPerRack();
        byStage.fillRows(area);
        // A row for each stage reads best, but not at any price.
        if (byStage.m_cell * stageRowsWorth >= flowing.m_cell)
            layout = byStage;
    }
    layout.m_cell = std::clamp(layout.m_cell, 0.05, largestCell);
    if (grain > 0 && layout.m_cell >= 2 * grain)
        layout.m_cell = std::floor(layout.m_cell / grain) * grain;
    return layout;
}

// One row more each time makes the rows shorter: take the number of rows that gives the largest squares.
void GpuLayout::fillRows(const QSizeF &area)
{
    const std::int64_t inSequence = m_racksPerStage > 0 ? m_racksPerStage : rackCount();
    GpuLayout trial = *this;
    m_cell = 0;
    for (std::int64_t rows = 1; rows <= inSequence; ++rows) {
        trial.m_racksPerRow = roundedUp(inSequence, rows);
        const double cell = std::min(area.width() / (double(trial.m_racksPerRow) * rackWidth()),
                                     area.height() / (double(trial.rowCount()) * rackHeight()));
        if (cell > m_cell) {
            m_cell = cell;
            m_racksPerRow = trial.m_racksPerRow;
        } else if (cell < m_cell / 2) {
            break; // from here on rows only get flatter
        }
    }
}

GpuLayout GpuLayout::zoomed(double cell) const
{
    GpuLayout layout = *this;
    layout.m_cell = cell;
    return layout;
}

std::int64_t GpuLayout::rowCount() const
{
    if (m_racksPerStage > 0)
        return m_cluster.grid.pipeline * roundedUp(m_racksPerStage, m_racksPerRow);
    return roundedUp(rackCount(), m_racksPerRow);
}

QSizeF GpuLayout::size() const
{
    return {double(m_racksPerRow) * rackWidth() * m_cell, double(rowCount()) * rackHeight() * m_cell};
}

QPointF GpuLayout::rackOrigin(std::int64_t rack) const
{
    std::int64_t row = rack / m_racksPerRow;
    std::int64_t column = rack % m_racksPerRow;
    if (m_racksPerStage > 0) {
        const std::int64_t inStage = rack % m_racksPerStage;
        row = rack / m_racksPerStage * roundedUp(m_racksPerStage, m_racksPerRow) + inStage / m_racksPerRow;
        column = inStage % m_racksPerRow;
    }
    return {(double(column) * rackWidth() + frameMargin) * m_cell, (double(row) * rackHeight() + frameMargin) * m_cell};
}

QRectF GpuLayout::square(std::int64_t rank) const
{
    const std::int64_t inRack = rank % gpusPerRack();
    const std::int64_t server = inRack / m_cluster.gpusPerServer;
    const std::int64_t inServer = inRack % m_cluster.gpusPerServer;
    const std::int64_t line = server * linesPerServer() + inServer / squaresPerLine();
    const QPointF origin = rackOrigin(rackOf(rank));
    return {origin.x() + double(inServer % squaresPerLine()) * m_cell, origin.y() + double(line) * m_cell,
            squareShare * m_cell, squareShare * m_cell};
}

std::optional<std::int64_t> GpuLayout::rankAt(const QPointF &point) const
{
    if (!(point.x() >= 0 && point.y() >= 0 && point.x() < size().width() && point.y() < size().height()))
        return {};
    const auto column = std::int64_t(point.x() / (rackWidth() * m_cell));
    const auto row = std::int64_t(point.y() / (rackHeight() * m_cell));
    std::int64_t rack = row * m_racksPerRow + column;
    if (m_racksPerStage > 0) {
        const std::int64_t rowsPerStage = roundedUp(m_racksPerStage, m_racksPerRow);
        const std::int64_t inStage = row % rowsPerStage * m_racksPerRow + column;
        if (inStage >= m_racksPerStage)
            return {};
        rack = row / rowsPerStage * m_racksPerStage + inStage;
    }
    if (rack >= rackCount())
        return {};
    const QPointF inRack = (point - rackOrigin(rack)) / m_cell;
    const auto x = std::int64_t(std::floor(inRack.x()));
    const auto line = std::int64_t(std::floor(inRack.y()));
    const bool inside =
        x >= 0 && x < squaresPerLine() && line >= 0 && line < std::int64_t(linesPerServer()) * m_cluster.serversPerRack;
    if (!inside)
        return {};
    const std::int64_t server = line / linesPerServer();
    const std::int64_t inServer = line % linesPerServer() * squaresPerLine() + x;
    const std::int64_t rank = rack * gpusPerRack() + server * m_cluster.gpusPerServer + inServer;
    if (inServer >= m_cluster.gpusPerServer || rank >= m_cluster.grid.size())
        return {};
    return rank;
}

QRectF GpuLayout::serverFrame(std::int64_t server) const
{
    const QPointF origin = square(server * m_cluster.gpusPerServer).topLeft();
    const double gap = (1 - squareShare) * m_cell;
    const QRectF squares(origin, QSizeF(squaresPerLine() * m_cell - gap, linesPerServer() * m_cell - gap));
    return squares.adjusted(-gap / 2, -gap / 2, gap / 2, gap / 2);
}

QRectF GpuLayout::rackFrame(std::int64_t rack) const
{
    const double gap = (1 - squareShare) * m_cell;
    const double margin = frameMargin * m_cell;
    const QRectF squares(rackOrigin(rack), QSizeF(squaresPerLine() * m_cell - gap,
                                                  linesPerServer() * m_cluster.serversPerRack * m_cell - gap));
    return squares.adjusted(-margin, -margin, margin, margin);
}

std::pair<std::int64_t, std::int64_t> GpuLayout::ranksOfRack(std::int64_t rack) const
{
    return {rack * gpusPerRack(), std::min((rack + 1) * gpusPerRack(), m_cluster.grid.size())};
}

QRectF GpuLayout::stageRow(std::int64_t stage) const
{
    const double height =
        double(roundedUp(std::max<std::int64_t>(1, m_racksPerStage), m_racksPerRow)) * rackHeight() * m_cell;
    return {0, double(stage) * height, size().width(), height - rackGapY * m_cell + 2 * frameMargin * m_cell};
}

QList<QRectF> GpuLayout::outlines(const std::vector<std::int64_t> &ranks) const
{
    QList<QRectF> boxes;
    std::int64_t last = -2;
    for (const std::int64_t rank : ranks) {
        const QRectF box = square(rank);
        const bool continues =
            rank == last + 1 && !boxes.isEmpty() && boxes.last().top() == box.top() && rackOf(rank) == rackOf(last);
        if (continues)
            boxes.last() |= box;
        else
            boxes.append(box);
        last = rank;
    }
    return boxes;
}

} // namespace runcast
