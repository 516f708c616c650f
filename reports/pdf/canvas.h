// SPDX-License-Identifier: MIT
#pragma once

#include "reports/theme/theme.h"

#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <vector>

class QPainter;

namespace runcast::report {

/// A place on a page that leads to a section.
struct PageLink {
    QRectF area; // mm from the top left corner of the page
    QString sectionId;
};

/// Draws on one page in millimetres. In a right-to-left report every place is mirrored, so that nobody else need
/// think of it: x counts from the leading edge.
class Canvas {
public:
    Canvas(QPainter &painter, const Theme &theme, double dotsPerInch, double pageWidth, bool mirrored);

    QPainter &painter() { return m_painter; }
    const Theme &theme() const { return m_theme; }
    double dotsPerInch() const { return m_dotsPerInch; }
    bool mirrored() const { return m_mirrored; }

    double toDevice(double mm) const { return mm * m_dotsPerInch / 25.4; }
    /// The rectangle in device units, mirrored where the page is.
    QRectF place(const QRectF &mm) const;

    void line(double x1, double y1, double x2, double y2, double width, const QColor &color,
              const QList<qreal> &dash = {});
    void fill(const QRectF &mm, const QColor &color);
    void frame(const QRectF &mm, double radius, double width, const QColor &color);
    /// A shape inside the unit square, filled.
    void shape(const QPainterPath &unitShape, const QRectF &mm, const QColor &color);

    void addLink(const QRectF &mm, const QString &sectionId);
    const std::vector<PageLink> &links() const { return m_links; }

private:
    QPainter &m_painter;
    const Theme &m_theme;
    double m_dotsPerInch;
    double m_pageWidth;
    bool m_mirrored;
    std::vector<PageLink> m_links;
};

} // namespace runcast::report
