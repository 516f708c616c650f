// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/paint_chart.h"

#include <QPixmap>
#include <QWidget>

namespace runcast {

/// A chart to look at, point at and walk through with the arrow keys. Each mark tells its exact value.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget *parent = nullptr);

    void setChart(const Chart &chart, const Format &format);
    const Chart &chart() const { return m_chart; }
    /// The marks as they stand on the screen now, in reading order.
    const QList<ChartHit> &marks() const;
    /// The mark under the pointer or chosen by key; -1 = none.
    int currentMark() const { return m_current; }
    /// Sharp at any place it is pasted into: twice the size on the screen.
    QImage picture() const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void copyRequested();
    void currentMarkChanged();

protected:
    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    ChartStyle style() const;
    void ensurePainted() const;
    int markAt(const QPointF &point) const;
    void setCurrent(int mark);
    void tell();

    Chart m_chart;
    Format m_format{Language()};
    int m_current = -1;
    mutable QPixmap m_painted; // null = to be painted
    mutable ChartHits m_hits;
};

} // namespace runcast
