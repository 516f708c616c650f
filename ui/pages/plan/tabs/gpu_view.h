// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"
#include "reports/pictures/gpu_picture.h"

#include <QPixmap>
#include <QWidget>

#include <optional>

namespace runcast {

class GpuCard;

/// The accelerators of a layout as squares in servers and racks, coloured by their place in a group. The wheel zooms
/// to the pointer, dragging moves, arrows walk from square to square; a card tells of the one under the pointer.
class GpuView : public QWidget {
    Q_OBJECT
public:
    explicit GpuView(QWidget *parent = nullptr);

    void setCluster(const GpuCluster &cluster, const MemoryFill &memory, const Format &format);
    void setColorBy(ColorBy by);
    ColorBy colorBy() const { return m_by; }
    void zoomIn();
    void zoomOut();
    void fit();
    std::optional<std::int64_t> currentRank() const { return m_current; }
    void setCurrentRank(std::optional<std::int64_t> rank);
    double cell() const { return m_layout.cell(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void currentRankChanged();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QRect picture() const; // without the labels beside it
    void zoomTo(double cell, const QPointF &fixed);
    void keepInside();
    void redraw();
    /// As high as the fitted picture needs at this width.
    void fitHeight();
    void ensureDrawn();
    void paintLabels(QPainter &painter) const;
    void step(int key);
    void tell();

    GpuLayout m_layout;
    MemoryFill m_memory;
    Format m_format{Language()};
    ColorBy m_by = ColorBy::Pipeline;
    QPointF m_offset; // of the layout's origin inside the picture
    bool m_fitted = true;
    QPixmap m_drawn; // null = to be drawn
    std::optional<std::int64_t> m_current;
    std::optional<QPointF> m_dragged; // where the pointer was
    GpuCard *m_card;
};

} // namespace runcast
