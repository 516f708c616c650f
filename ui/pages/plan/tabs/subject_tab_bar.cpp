// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/subject_tab_bar.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

namespace runcast {

namespace {

constexpr int tabHeight = 36, sideInset = 12, iconSide = 20, underline = 3;

QFont currentFont()
{
    QFont font = windowFont(TypeRole::Body);
    font.setWeight(QFont::Medium);
    return font;
}

} // namespace

SubjectTabBar::SubjectTabBar(QWidget *parent) : QTabBar(parent)
{
    setExpanding(false);
    setDrawBase(false);
    setUsesScrollButtons(true);
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    connect(this, &QTabBar::currentChanged, this, [this] { setCompact(m_compact); });
}

void SubjectTabBar::addSubject(const QString &icon, Subject subject)
{
    m_tabs.append({icon, subject});
    addTab(QString());
}

void SubjectTabBar::setCompact(bool compact)
{
    m_compact = compact;
    for (int i = 0; i < count(); ++i)
        setTabText(i, tabText(i)); // lays the tabs out anew
    updateGeometry();
    update();
}

QSize SubjectTabBar::tabSizeHint(int index) const
{
    const int text = QFontMetrics(currentFont()).horizontalAdvance(tabText(index));
    const int icon = hasIcon(index) ? px(iconSide) + px(Spacing::small) : 0;
    return {text + icon + 2 * px(m_compact ? 10 : sideInset), px(tabHeight)};
}

QSize SubjectTabBar::minimumTabSizeHint(int index) const
{
    return tabSizeHint(index);
}

void SubjectTabBar::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(0, height() - 1, width(), 1, theme.line);
    const QPoint pointer = mapFromGlobal(QCursor::pos());
    for (int i = 0; i < count(); ++i) {
        const QRect tab = tabRect(i);
        const bool current = i == currentIndex();
        const bool strong = current || tab.contains(pointer);
        painter.setFont(current ? currentFont() : windowFont(TypeRole::Body));
        painter.setPen(strong ? theme.text : theme.secondary);
        const int inset = px(m_compact ? 10 : sideInset);
        QRect words(tab.left() + inset, tab.top(), tab.width() - 2 * inset, tab.height());
        if (hasIcon(i)) {
            const QRect logical(words.left(), tab.top() + (tab.height() - px(iconSide)) / 2, px(iconSide),
                                px(iconSide));
            themedIcon(m_tabs[i].icon, strong ? IconColor::Text : IconColor::Secondary)
                .paint(&painter, QStyle::visualRect(layoutDirection(), tab, logical));
            words.setLeft(words.left() + px(iconSide) + px(Spacing::small));
        }
        painter.drawText(QStyle::visualRect(layoutDirection(), tab, words), Qt::AlignCenter, tabText(i));
        if (current)
            painter.fillRect(tab.left(), tab.bottom() + 1 - px(underline), tab.width(), px(underline),
                             theme.color(m_tabs[i].subject));
        if (current && hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.drawRoundedRect(QRectF(tab).adjusted(2, 3, -2, -5), px(6), px(6));
        }
    }
}

} // namespace runcast
