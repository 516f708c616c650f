// SPDX-License-Identifier: MIT
#include "ui/pages/library/mini_figures.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int labelHeight = 16, valueHeight = 24, noteHeight = 16, gap = 8;

} // namespace

MiniFigures::MiniFigures(QWidget *parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void MiniFigures::setItems(std::vector<Item> items)
{
    m_items = std::move(items);
    QStringList spoken;
    for (const Item &item : m_items)
        spoken.append(u"%1 %2"_s.arg(item.label, item.value.joined()));
    setAccessibleName(spoken.join(u", "_s));
    update();
}

QSize MiniFigures::sizeHint() const
{
    return {px(280), px(labelHeight + valueHeight + noteHeight)};
}

/// What each needs, and an equal share of what is left.
std::vector<int> MiniFigures::cellWidths() const
{
    const QFontMetrics big(windowFont(TypeRole::Heading)), small(windowFont(TypeRole::Caption));
    std::vector<int> widths;
    int spare = width() - px(gap) * int(m_items.size() - 1);
    for (const Item &item : m_items) {
        const int value =
            big.horizontalAdvance(item.value.number) + px(Spacing::tiny) + small.horizontalAdvance(item.value.unit) + 2;
        widths.push_back(std::max(value, small.horizontalAdvance(item.label)));
        spare -= widths.back();
    }
    for (int &width : widths)
        width += spare / int(m_items.size());
    return widths;
}

void MiniFigures::paintEvent(QPaintEvent *)
{
    if (m_items.empty())
        return;
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    const std::vector<int> widths = cellWidths();
    const auto draw = [&](const QRect &logical, const QString &text, const QFont &font, const QColor &color) {
        const QRect rect = QStyle::visualRect(layoutDirection(), this->rect(), logical);
        painter.setFont(font);
        painter.setPen(color);
        const QString shown = painter.fontMetrics().elidedText(text, Qt::ElideRight, logical.width());
        painter.drawText(rect, int(QStyle::visualAlignment(layoutDirection(), Qt::AlignLeft) | Qt::AlignVCenter),
                         shown);
        return painter.fontMetrics().horizontalAdvance(shown);
    };
    int left = 0;
    for (size_t i = 0; i < m_items.size(); ++i) {
        const Item &item = m_items[i];
        const int cell = widths[i];
        draw({left, 0, cell, px(labelHeight)}, item.label, windowFont(TypeRole::Caption), theme.secondary);
        const int used = draw({left, px(labelHeight), cell, px(valueHeight)}, item.value.number,
                              windowFont(TypeRole::Heading), theme.text) +
                         px(Spacing::tiny);
        draw({left + used, px(labelHeight) + px(2), cell - used, px(valueHeight)}, item.value.unit,
             windowFont(TypeRole::Caption), theme.secondary);
        draw({left, px(labelHeight + valueHeight), cell, px(noteHeight)}, item.note, windowFont(TypeRole::Caption),
             theme.secondary);
        left += cell + px(gap);
    }
}

} // namespace runcast
