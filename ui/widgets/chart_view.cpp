// SPDX-License-Identifier: MIT
#include "ui/widgets/chart_view.h"

#include "reports/charts/chart_table.h"
#include "ui/theme/widget_theme.h"

#include <QAccessible>
#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

// Plain text in a tool tip, which would read markup in a name.
QString toolTipText(const ChartHit &hit)
{
    const QString label = hit.label.toHtmlEscaped();
    const QString value = hit.value.toHtmlEscaped();
    if (label.isEmpty() || value.isEmpty())
        return u"<p style='white-space:pre'>"_s + label + value + u"</p>"_s;
    return u"<p style='white-space:pre'>"_s + label + u"<br><b>"_s + value + u"</b></p>"_s;
}

QString spoken(const ChartHit &hit)
{
    return hit.value.isEmpty() ? hit.label : hit.label.isEmpty() ? hit.value : hit.label + u": "_s + hit.value;
}

} // namespace

ChartView::ChartView(QWidget *parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(tr("Chart")); // until its figures are computed
}

void ChartView::setChart(const Chart &chart, const Format &format)
{
    m_chart = chart;
    m_format = format;
    m_painted = {};
    setCurrent(-1);
    setAccessibleName(chart.title);
    setAccessibleDescription(chartSentence(chart, format));
    updateGeometry();
    update();
}

const QList<ChartHit> &ChartView::marks() const
{
    ensurePainted();
    return m_hits.marks;
}

ChartStyle ChartView::style() const
{
    const double scale = windowFont(TypeRole::Body).pointSizeF() / lightTheme().style(TypeRole::Body).pointSize;
    return ChartStyle::screen(themeOf(this), m_format, logicalDpiY(), scale);
}

QSize ChartView::sizeHint() const
{
    return {px(320), int(std::ceil(chartHeight(m_chart, style())))};
}

QSize ChartView::minimumSizeHint() const
{
    return {px(160), std::min(px(120), sizeHint().height())};
}

void ChartView::ensurePainted() const
{
    const double ratio = devicePixelRatioF();
    if (!m_painted.isNull() && m_painted.size() == size() * ratio)
        return;
    m_painted = QPixmap(size() * ratio);
    m_painted.setDevicePixelRatio(ratio);
    m_painted.fill(Qt::transparent);
    if (m_painted.isNull())
        return; // no size yet
    QPainter painter(&m_painted);
    m_hits = paintChart(painter, QRectF(rect()), m_chart, style());
}

QImage ChartView::picture() const
{
    QImage image(size() * 2, QImage::Format_RGB32);
    image.setDevicePixelRatio(2);
    image.fill(themeOf(this).surface);
    QPainter painter(&image);
    paintChart(painter, QRectF(rect()), m_chart, style());
    return image;
}

void ChartView::paintEvent(QPaintEvent *)
{
    ensurePainted();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_painted);
    if (m_current < 0 || m_current >= m_hits.marks.size())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(themeOf(this).accent, hasFocus() ? px(2) : px(1)));
    const double margin = px(1) + 0.5;
    painter.drawRoundedRect(m_hits.marks[m_current].region.adjusted(-margin, -margin, margin, margin), px(2), px(2));
}

// The smallest mark at the point: a part of a bar rather than the limit that crosses it.
int ChartView::markAt(const QPointF &point) const
{
    const double reach = px(3);
    int best = -1;
    double bestArea = 0;
    for (qsizetype i = 0; i < marks().size(); ++i) {
        const QRectF region = m_hits.marks[i].region.adjusted(-reach, -reach, reach, reach);
        const double area = region.width() * region.height();
        if (region.contains(point) && (best < 0 || area < bestArea)) {
            best = int(i);
            bestArea = area;
        }
    }
    return best;
}

void ChartView::setCurrent(int mark)
{
    if (mark == m_current)
        return;
    m_current = mark;
    update();
    emit currentMarkChanged();
}

void ChartView::tell()
{
    if (m_current < 0 || m_current >= marks().size()) {
        QToolTip::hideText();
        return;
    }
    const ChartHit &hit = m_hits.marks[m_current];
    QToolTip::showText(mapToGlobal(hit.region.center().toPoint()), toolTipText(hit), this);
    setAccessibleDescription(spoken(hit));
    QAccessibleEvent event(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&event);
}

void ChartView::mouseMoveEvent(QMouseEvent *event)
{
    const int mark = markAt(event->position());
    setCurrent(mark);
    if (mark >= 0)
        QToolTip::showText(event->globalPosition().toPoint(), toolTipText(m_hits.marks[mark]), this);
    else
        QToolTip::hideText();
}

void ChartView::leaveEvent(QEvent *)
{
    if (!hasFocus())
        setCurrent(-1);
}

void ChartView::focusOutEvent(QFocusEvent *event)
{
    setCurrent(-1);
    setAccessibleDescription(chartSentence(m_chart, m_format));
    QWidget::focusOutEvent(event);
}

void ChartView::keyPressEvent(QKeyEvent *event)
{
    const int count = int(marks().size());
    if (event->matches(QKeySequence::Copy)) {
        emit copyRequested();
        return;
    }
    int next = m_current;
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
        next = m_current < 0 ? 0 : std::min(m_current + 1, count - 1);
        break;
    case Qt::Key_Left:
    case Qt::Key_Up:
        next = std::max(m_current - 1, 0);
        break;
    case Qt::Key_Home:
        next = 0;
        break;
    case Qt::Key_End:
        next = count - 1;
        break;
    case Qt::Key_Escape:
        if (m_current < 0) {
            QWidget::keyPressEvent(event); // nothing to leave: the page may want it
            return;
        }
        next = -1;
        break;
    default:
        QWidget::keyPressEvent(event);
        return;
    }
    if (count == 0)
        return;
    setCurrent(next);
    tell();
}

bool ChartView::event(QEvent *event)
{
    // Ctrl+C copies this chart, not what the page would copy.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ChartView::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange ||
        event->type() == QEvent::StyleChange) {
        m_painted = {};
        updateGeometry();
        update();
    }
    QWidget::changeEvent(event);
}

} // namespace runcast
