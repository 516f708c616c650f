// SPDX-License-Identifier: MIT
#include "ui/window/rail.h"

#include "ui/theme/widget_theme.h"
#include "ui/window/page_names.h"

#include <QEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

RailItem::RailItem(PageId page, QWidget *parent) : QAbstractButton(parent), m_page(page)
{
    setCheckable(true);
    setAutoExclusive(true);
    setAttribute(Qt::WA_Hover);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

QSize RailItem::sizeHint() const
{
    return {px(64), px(56)};
}

void RailItem::retranslate()
{
    setText(pageTitle(m_page));
    setAccessibleName(text());
    setToolTip(u"%1 (%2)"_s.arg(text(), pageShortcut(m_page).toString(QKeySequence::NativeText)));
}

void RailItem::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void RailItem::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const int radius = px(Spacing::cardRadius);
    painter.setPen(hasFocus() ? QPen(theme.accent, 2) : QPen(Qt::NoPen));
    painter.setBrush(isChecked() ? theme.accentSoft : underMouse() ? theme.raised : QColor(Qt::transparent));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), radius, radius);
    const int side = px(20);
    themedIcon(pageIcon(m_page), isChecked() ? IconColor::Accent : IconColor::Secondary)
        .paint(&painter, QRect((width() - side) / 2, px(9), side, side));
    painter.setFont(windowFont(isChecked() ? TypeRole::CaptionStrong : TypeRole::Caption));
    painter.setPen(isChecked() ? theme.accent : theme.secondary);
    const QRect words(1, px(32), width() - 2, px(16));
    painter.drawText(words, Qt::AlignCenter, painter.fontMetrics().elidedText(text(), Qt::ElideRight, words.width()));
}

Rail::Rail(const std::vector<PageId> &pages, QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(4), px(8), px(4), px(8));
    column->setSpacing(px(4));
    for (const PageId page : pages) {
        auto *item = new RailItem(page, this);
        connect(item, &RailItem::clicked, this, [this, page] { emit chosen(page); });
        column->addWidget(item);
        m_items.push_back(item);
    }
    column->addStretch(1);
    setFixedWidth(px(72));
}

void Rail::setCurrent(PageId page)
{
    for (RailItem *item : m_items)
        item->setChecked(item->page() == page);
}

void Rail::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.fillRect(rect(), theme.surface);
    const int edge = layoutDirection() == Qt::LeftToRight ? width() - 1 : 0;
    painter.fillRect(edge, 0, 1, height(), theme.line);
}

void Rail::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Down)
        focusNextPrevChild(true);
    else if (event->key() == Qt::Key_Up)
        focusNextPrevChild(false);
    else
        QWidget::keyPressEvent(event);
}

} // namespace runcast
