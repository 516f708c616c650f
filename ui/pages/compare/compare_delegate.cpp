// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_delegate.h"

#include "reports/format/delta.h"
#include "reports/theme/icons.h"
#include "ui/pages/compare/compare_table_model.h"
#include "ui/theme/widget_theme.h"

#include <QPainter>
#include <QTreeView>

namespace runcast {
namespace {

using Model = CompareTableModel;

constexpr int groupInside = 12, titleInside = 32, arrowSide = 8, chevronSide = 14;

QFont cellFont(const QModelIndex &index)
{
    QFont font = windowFont(
        index.data(Model::CaptionRole).toBool() || index.data(GroupRole).toBool() ? TypeRole::Caption : TypeRole::Body);
    if (index.data(StrongRole).toBool() || index.data(GroupRole).toBool())
        font.setWeight(QFont::Medium);
    return font;
}

QColor cellColor(const QModelIndex &index, const Theme &theme)
{
    switch (Judgement(index.data(JudgementRole).toInt())) {
    case Judgement::Better:
        return theme.better;
    case Judgement::Worse:
        return theme.worse;
    case Judgement::Same:
    case Judgement::None:
        break;
    }
    return index.data(SecondaryRole).toBool() || index.data(GroupRole).toBool() ? theme.secondary : theme.text;
}

// What stands before the text of a cell: the word "best", or the arrow of a change.
int leadWidth(const QModelIndex &index)
{
    if (index.data(Model::BestRole).toBool())
        return QFontMetrics(windowFont(TypeRole::Caption)).horizontalAdvance(CompareDelegate::tr("best")) + px(6);
    return index.data(MarkRole).toInt() == 0 ? 0 : px(arrowSide) + px(4);
}

int insideOf(const QModelIndex &index)
{
    return px(index.column() == 0 ? titleInside : 8) + px(8);
}

// Pieces of text laid side by side from the leading edge, mirrored where the window is.
class Line {
public:
    Line(QPainter *painter, const QRect &rect, Qt::LayoutDirection direction)
        : m_painter(painter), m_rect(rect), m_direction(direction)
    {
    }
    QRect take(int width)
    {
        const QRect piece(m_rect.left() + m_used, m_rect.top(), width, m_rect.height());
        m_used += width;
        return QStyle::visualRect(m_direction, m_rect, piece);
    }
    int left() const { return std::max(0, m_rect.width() - m_used); }
    void text(const QString &text, const QFont &font, const QColor &color)
    {
        const QFontMetrics metrics(font);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, left());
        m_painter->setFont(font);
        m_painter->setPen(color);
        m_painter->drawText(
            take(std::min(left(), metrics.horizontalAdvance(shown) + 1)),
            int(QStyle::visualAlignment(m_direction, Qt::AlignLeft)) | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    }

private:
    QPainter *m_painter;
    QRect m_rect;
    Qt::LayoutDirection m_direction;
    int m_used = 0;
};

void paintGroup(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme)
{
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const bool open = tree && tree->isExpanded(index);
    Line line(painter, option.rect.adjusted(px(groupInside), 0, -px(8), 0), option.direction);
    const QRect chevron = line.take(px(chevronSide));
    const QRect square(chevron.left(), chevron.center().y() - px(chevronSide) / 2 + 1, px(chevronSide),
                       px(chevronSide));
    QPixmap pixmap = iconPixmap(open ? QStringLiteral("chevron-down") : QStringLiteral("chevron-right"),
                                theme.secondary, px(chevronSide), painter->device()->devicePixelRatio());
    if (!open && option.direction == Qt::RightToLeft)
        pixmap = pixmap.transformed(QTransform::fromScale(-1, 1));
    painter->drawPixmap(square, pixmap);
    line.take(px(titleInside - groupInside - chevronSide));
    line.text(index.data().toString(), cellFont(index), theme.secondary);
    if (open)
        return;
    line.take(px(16));
    line.text(index.data(Model::SummaryRole).toString(), windowFont(TypeRole::Caption), theme.secondary);
}

void paintArrow(QPainter *painter, const QRect &place, bool up, const QColor &color)
{
    painter->save();
    painter->setPen(Qt::NoPen);
    painter->setBrush(color);
    painter->translate(place.left(), place.center().y() - px(arrowSide) / 2 + 1);
    painter->scale(px(arrowSide), px(arrowSide));
    painter->drawPath(markPath(up ? Mark::Up : Mark::Down));
    painter->restore();
}

void paintCell(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index, const Theme &theme)
{
    const QFont font = cellFont(index);
    const QColor color = cellColor(index, theme);
    const QString text = index.data().toString();
    const bool trailing = index.data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight;
    const int inside = px(index.column() == 0 ? titleInside : 8);
    const QRect cell = option.direction == Qt::LeftToRight ? option.rect.adjusted(inside, 0, -px(8), 0)
                                                           : option.rect.adjusted(px(8), 0, -inside, 0);
    const int textWidth = QFontMetrics(font).horizontalAdvance(text) + 1;
    if (textWidth > cell.width()) {
        painter->setFont(font);
        painter->setPen(color);
        const Qt::Alignment side = QStyle::visualAlignment(option.direction, trailing ? Qt::AlignRight : Qt::AlignLeft);
        painter->drawText(cell, int(side) | Qt::AlignVCenter | Qt::TextWordWrap, text);
        return;
    }
    Line line(painter, cell, option.direction);
    const int lead = leadWidth(index) + textWidth <= cell.width() ? leadWidth(index) : 0; // the value comes first
    if (trailing)
        line.take(std::max(0, cell.width() - lead - textWidth));
    if (lead == 0) {
        line.text(text, font, color);
        return;
    }
    if (index.data(Model::BestRole).toBool()) {
        line.text(CompareDelegate::tr("best"), windowFont(TypeRole::Caption), theme.better);
        line.take(px(6) - 1);
    } else if (const int direction = index.data(MarkRole).toInt(); direction != 0) {
        paintArrow(painter, line.take(px(arrowSide)), direction > 0, color);
        line.take(px(4));
    }
    line.text(text, font, color);
}

} // namespace

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Theme &theme = themeOf(option.widget);
    const bool group = index.data(GroupRole).toBool();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool selected = option.state & QStyle::State_Selected;
    const bool hovered = option.state & QStyle::State_MouseOver;
    painter->fillRect(option.rect, selected  ? theme.accentSoft
                                   : group   ? theme.canvas
                                   : hovered ? theme.tint(theme.raised, 0.6)
                                             : theme.surface);
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), theme.line);
    if (group)
        paintGroup(painter, option, index, theme);
    else
        paintCell(painter, option, index, theme);
    if (selected && index.column() == 0) {
        const QRect bar(option.rect.left(), option.rect.top(), px(3), option.rect.height());
        painter->fillRect(QStyle::visualRect(option.direction, option.rect, bar), theme.accent);
    }
    painter->restore();
}

QSize CompareDelegate::sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const int text = QFontMetrics(cellFont(index)).horizontalAdvance(index.data().toString());
    const bool group = index.data(GroupRole).toBool(); // spans the row: makes no column wider
    const int width = group ? 0 : insideOf(index) + leadWidth(index) + text + 2;
    return {width, index.column() == 0 && !group ? rowHeight(index) : px(Spacing::compactRow)};
}

// The same for both views of the table, of which one shows the first column alone.
int CompareDelegate::rowHeight(const QModelIndex &first) const
{
    int extra = 0;
    for (int column = 0; column < first.model()->columnCount(first.parent()); ++column) {
        const QModelIndex index = first.siblingAtColumn(column);
        const QFontMetrics metrics(cellFont(index));
        const QRect room(0, 0, m_columns.columnWidth(column) - insideOf(index), 10 * metrics.height());
        const QString text = index.data().toString();
        if (room.width() > 0 && metrics.horizontalAdvance(text) + 1 > room.width())
            extra = std::max(extra, metrics.boundingRect(room, Qt::TextWordWrap, text).height() - metrics.height());
    }
    return px(Spacing::compactRow) + extra;
}

} // namespace runcast
