// SPDX-License-Identifier: MIT
#include "ui/widgets/table_header.h"

#include "ui/theme/widget_theme.h"

#include <QPainter>

#include <algorithm>

namespace runcast {

namespace {

constexpr int oneLine = 28, highest = 72;

} // namespace

TableHeader::TableHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setHighlightSections(false);
}

QString TableHeader::textOf(int section) const
{
    return model()->headerData(section, orientation()).toString();
}

void TableHeader::fitHeight()
{
    const QFontMetrics metrics(windowFont(TypeRole::CaptionStrong));
    int extra = 0;
    for (int section = 0; section < count(); ++section) {
        const QRect room(0, 0, sectionSize(section) - 2 * px(Spacing::small), px(highest));
        const QString text = textOf(section);
        if (isSectionHidden(section) || metrics.horizontalAdvance(text) <= room.width())
            continue;
        extra = std::max(extra, metrics.boundingRect(room, Qt::TextWordWrap, text).height() - metrics.height());
    }
    setFixedHeight(std::min(px(oneLine) + extra, px(highest)));
}

void TableHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Theme &theme = themeOf(this);
    painter->save();
    painter->fillRect(rect, theme.raised);
    paintWords(painter, rect.adjusted(px(Spacing::small), 0, -px(Spacing::small), 0), section, theme.secondary);
    painter->restore();
}

void TableHeader::paintWords(QPainter *painter, const QRect &words, int section, const QColor &color) const
{
    painter->setFont(windowFont(TypeRole::CaptionStrong));
    painter->setPen(color);
    const QFontMetrics metrics = painter->fontMetrics();
    const QVariant wanted = model()->headerData(section, orientation(), Qt::TextAlignmentRole);
    const auto alignment = wanted.isValid() ? Qt::Alignment(wanted.toInt()) : defaultAlignment();
    const int side = int(QStyle::visualAlignment(layoutDirection(), alignment | Qt::AlignVCenter));
    const QString text = textOf(section);
    const QRect broken = metrics.boundingRect(QRect(0, 0, words.width(), words.height()), Qt::TextWordWrap, text);
    if (metrics.horizontalAdvance(text) > words.width() && broken.width() <= words.width() &&
        broken.height() <= words.height())
        painter->drawText(words, side | Qt::TextWordWrap, text);
    else
        painter->drawText(words, side, metrics.elidedText(text, Qt::ElideRight, words.width()));
}

} // namespace runcast
