// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/placement.h"

#include <QList>
#include <QRectF>

#include <optional>

namespace runcast {

/// More squares than this are not drawn one by one.
inline constexpr std::int64_t mostDrawnRanks = 131'072;

/// What is drawn: the ranks and the machines that they stand in.
struct GpuCluster {
    RankGrid grid;
    int gpusPerServer = 8;
    int serversPerRack = 4;

    bool operator==(const GpuCluster &) const = default;
};

/// Where each rank's square stands. A server is a line of squares, a rack a frame of servers. Racks are filled in the
/// order of ranks; where a pipeline stage fills whole racks it begins a row of its own.
class GpuLayout {
public:
    GpuLayout() = default;
    /// The largest squares that let all fit into `area`, at most `largestCell` from one to the next; on the screen
    /// `grain` is the size of a pixel, of which a cell then is a multiple, so that all squares look alike.
    static GpuLayout fitted(const GpuCluster &cluster, const QSizeF &area, double largestCell = 16, double grain = 0);

    const GpuCluster &cluster() const { return m_cluster; }
    /// From one square to the next; a square is three quarters of it.
    double cell() const { return m_cell; }
    /// The same arrangement at another size.
    GpuLayout zoomed(double cell) const;
    QSizeF size() const;

    QRectF square(std::int64_t rank) const;
    std::optional<std::int64_t> rankAt(const QPointF &point) const;
    std::int64_t serverOf(std::int64_t rank) const { return rank / m_cluster.gpusPerServer; }
    std::int64_t rackOf(std::int64_t rank) const { return rank / gpusPerRack(); }
    QRectF serverFrame(std::int64_t server) const;
    QRectF rackFrame(std::int64_t rack) const;
    std::int64_t rackCount() const;
    std::int64_t serverCount() const;
    /// Ranks of one rack: first and one past the last.
    std::pair<std::int64_t, std::int64_t> ranksOfRack(std::int64_t rack) const;
    /// True if each stage has rows of its own; then its place, for labels beside it.
    bool hasStageRows() const { return m_racksPerStage > 0; }
    QRectF stageRow(std::int64_t stage) const;

    /// Boxes around ranks; squares that stand side by side share one.
    QList<QRectF> outlines(const std::vector<std::int64_t> &ranks) const;

private:
    std::int64_t gpusPerRack() const { return std::int64_t(m_cluster.gpusPerServer) * m_cluster.serversPerRack; }
    int squaresPerLine() const;
    int linesPerServer() const;
    double rackWidth() const;  // in cells, with the gap to the next
    double rackHeight() const; // in cells, with the gap to the next
    QPointF rackOrigin(std::int64_t rack) const;
    std::int64_t rowCount() const;
    void fillRows(const QSizeF &area);

    GpuCluster m_cluster;
    double m_cell = 4;
    std::int64_t m_racksPerRow = 1;
    std::int64_t m_racksPerStage = 0; // 0 = stages do not fill whole racks
};

} // namespace runcast
