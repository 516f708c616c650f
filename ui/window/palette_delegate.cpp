// SPDX-License-Identifier: MIT
#include "ui/window/palette_delegate.h"

#include "ui/document/search_text.h"
#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QStyle>
#include <QTextLayout>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// The parts of the title that were typed, in the accent colour. Folding keeps positions where no accent falls away.
QList<QTextLayout::FormatRange> highlights(const QString &title, const QStringList &words, const QColor &accent)
{
    QList<QTextLayout::FormatRange> ranges;
    const QString folded = foldedText(title);
    if (folded.size() != title.size())
        return ranges;
    for (const QString &word : words) {
        if (const qsizetype at = folded.indexOf(word); at >= 0) {
            QTextLayout::FormatRange range;
            range.start = int(at);
            range.length = int(word.size());
            range.format.setForeground(accent);
            range.format.setFontWeight(QFont::Medium);
            ranges.append(range);
        }
    }
    return ranges;
}

/// Draws one line that may hold ranges; gives its width.
double drawLine(QPainter *painter, const QRect &rect, const QString &text, const QFont &font, const QColor &color,
                const QList<QTextLayout::FormatRange> &ranges, bool mirrored)
{
    const QString shown = QFontMetrics(font).elidedText(text, Qt::ElideRight, rect.width());
    QTextLayout layout(shown, font);
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(1e6);
    layout.endLayout();
    const double width = line.naturalTextWidth();
    const double x = mirrored ? rect.right() + 1 - width - line.naturalTextRect().left() : rect.left();
    painter->setPen(color);
    layout.draw(painter, QPointF(x, rect.top() + (rect.height() - line.height()) / 2));
    return width;
}

void drawKeys(QPainter *painter, QRect &rect, const QString &keys, const Theme &theme, bool mirrored)
{
    painter->setFont(windowFont(TypeRole::Caption));
    const int width = painter->fontMetrics().horizontalAdvance(keys) + 2 * px(6);
    const int height = px(20);
    const int left = mirrored ? rect.left() : rect.right() - width + 1;
    const QRectF cap(left + 0.5, rect.center().y() - height / 2 + 0.5, width - 1, height - 1);
    painter->setPen(theme.line);
    painter->setBrush(theme.raised);
    painter->drawRoundedRect(cap, px(4), px(4));
    painter->setPen(theme.secondary);
    painter->drawText(cap, Qt::AlignCenter, keys);
    (mirrored ? rect.setLeft(left + width + px(Spacing::small)) : rect.setRight(left - px(Spacing::small)));
}

} // namespace

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const bool mirrored = option.direction == Qt::RightToLeft;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QRect rect = option.rect.adjusted(px(Spacing::medium), 0, -px(Spacing::medium), 0);
    const QString title = index.data(PaletteTitleRole).toString();
    if (!(index.flags() & Qt::ItemIsSelectable)) {
        drawLine(painter, rect.adjusted(0, px(6), 0, 0), title, windowFont(TypeRole::CaptionStrong), theme.secondary,
                 {}, mirrored);
        painter->restore();
        return;
    }
    if (option.state & QStyle::State_Selected) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(theme.accentSoft);
        painter->drawRoundedRect(option.rect.adjusted(px(4), 0, -px(4), 0), px(6), px(6));
    }
    const int side = px(20);
    const QRect iconRect(rect.left(), rect.center().y() - side / 2, side, side);
    themedIcon(index.data(PaletteIconRole).toString(), IconColor::Secondary)
        .paint(painter, QStyle::visualRect(option.direction, rect, iconRect));
    (mirrored ? rect.setRight(rect.right() - side - px(Spacing::medium))
              : rect.setLeft(rect.left() + side + px(Spacing::medium)));
    if (const QString keys = index.data(PaletteKeysRole).toString(); !keys.isEmpty())
        drawKeys(painter, rect, keys, theme, mirrored);
    const double used = drawLine(painter, rect, title, windowFont(TypeRole::Body), theme.text,
                                 highlights(title, m_words, theme.accent), mirrored);
    const int step = int(used) + px(Spacing::medium);
    (mirrored ? rect.setRight(rect.right() - step) : rect.setLeft(rect.left() + step));
    if (rect.width() > px(24))
        drawLine(painter, rect, index.data(PaletteDetailRole).toString(), windowFont(TypeRole::Caption),
                 theme.secondary, {}, mirrored);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    return {px(200), index.flags() & Qt::ItemIsSelectable ? px(36) : px(30)};
}

} // namespace runcast
