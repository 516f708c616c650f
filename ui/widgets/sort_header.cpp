// SPDX-License-Identifier: MIT
#include "ui/widgets/sort_header.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyleOption>

namespace runcast {

namespace {

constexpr int arrowSide = 14, arrowGap = 2;

} // namespace

SortHeader::SortHeader(QWidget *parent) : TableHeader(parent)
{
    setSectionsClickable(true);
    setSortIndicatorShown(true);
}

QSize SortHeader::sectionSizeFromContents(int section) const
{
    const QFontMetrics metrics(windowFont(TypeRole::CaptionStrong));
    return {metrics.horizontalAdvance(textOf(section)) + 2 * px(Spacing::small) + px(arrowSide + arrowGap),
            QHeaderView::sectionSizeFromContents(section).height()};
}

void SortHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Theme &theme = themeOf(this);
    painter->save();
    painter->fillRect(rect, theme.raised);
    const bool sorted = sortIndicatorSection() == section;
    QRect words = rect.adjusted(px(Spacing::small), 0, -px(Spacing::small), 0);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    if (sorted) {
        const int side = px(arrowSide);
        const QRect arrow(mirrored ? words.left() : words.right() - side + 1, rect.center().y() - side / 2, side, side);
        QStyleOption option;
        option.initFrom(this);
        option.rect = arrow;
        style()->drawPrimitive(sortIndicatorOrder() == Qt::DescendingOrder ? QStyle::PE_IndicatorArrowDown
                                                                           : QStyle::PE_IndicatorArrowUp,
                               &option, painter, this);
        (mirrored ? words.setLeft(arrow.right() + px(arrowGap)) : words.setRight(arrow.left() - px(arrowGap)));
    }
    paintWords(painter, words, section, sorted ? theme.text : theme.secondary);
    painter->restore();
}

} // namespace runcast
