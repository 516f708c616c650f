// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/paint_chart.h"

#include <QPixmap>
#include <QWidget>

namespace runcast {

/// A picture that is painted once for each size and theme, with words for what is under the pointer.
class PictureView : public QWidget {
    Q_OBJECT
public:
    /// `naturalWidth`, `leastWidth`: px at 100 %.
    PictureView(int naturalWidth, int leastWidth, QWidget *parent);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    virtual ChartHits paintPicture(QPainter &painter, const QRectF &area, const ChartStyle &style) const = 0;
    virtual double pictureHeight(const ChartStyle &style) const = 0;
    /// Empty = nothing is there.
    virtual QString wordsAt(const QPointF &point) const = 0;

    /// The picture shows something else now.
    void changed(const Format &format);
    const Format &format() const { return m_format; }

    bool event(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

    /// The plot as last painted; see ensurePainted().
    const QRectF &paintedPlot() const { return m_hits.plot; }

    void ensurePainted();

private:
    ChartStyle style() const;

    int m_naturalWidth, m_leastWidth;
    Format m_format{Language()};
    QPixmap m_painted;
    ChartHits m_hits;
};

} // namespace runcast
