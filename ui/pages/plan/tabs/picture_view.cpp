// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/picture_view.h"

#include "ui/theme/widget_theme.h"

#include <QHelpEvent>
#include <QPainter>
#include <QToolTip>

namespace runcast {

PictureView::PictureView(int naturalWidth, int leastWidth, QWidget *parent)
    : QWidget(parent), m_naturalWidth(naturalWidth), m_leastWidth(leastWidth)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

ChartStyle PictureView::style() const
{
    return ChartStyle::screen(themeOf(this), m_format, logicalDpiY(), px(1000) / 1000.0);
}

void PictureView::changed(const Format &format)
{
    m_format = format;
    m_painted = {};
    updateGeometry();
    update();
}

QSize PictureView::sizeHint() const
{
    return {px(m_naturalWidth), int(pictureHeight(style()))};
}

QSize PictureView::minimumSizeHint() const
{
    return {px(m_leastWidth), sizeHint().height()};
}

void PictureView::ensurePainted()
{
    if (!m_painted.isNull() || size().isEmpty())
        return;
    m_painted = QPixmap(size() * devicePixelRatioF());
    m_painted.setDevicePixelRatio(devicePixelRatioF());
    m_painted.fill(Qt::transparent);
    QPainter painter(&m_painted);
    m_hits = paintPicture(painter, rect(), style());
}

void PictureView::paintEvent(QPaintEvent *)
{
    ensurePainted();
    QPainter(this).drawPixmap(0, 0, m_painted);
}

void PictureView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_painted = {};
}

bool PictureView::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    auto *help = static_cast<QHelpEvent *>(event);
    ensurePainted();
    const QString words = wordsAt(help->pos());
    if (words.isEmpty())
        QToolTip::hideText();
    else
        QToolTip::showText(help->globalPos(), words.toHtmlEscaped(), this);
    return true;
}

void PictureView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange) {
        m_painted = {};
        update();
    }
}

} // namespace runcast
