// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_header.h"

#include "ui/pages/compare/compare_table_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/scenario_mark.h"

#include <QPainter>

namespace runcast {

CompareHeader::CompareHeader(const CompareTableModel &model, QWidget *parent)
    : QHeaderView(Qt::Horizontal, parent), m_model(model)
{
    setSectionsClickable(false);
    setHighlightSections(false);
    setStretchLastSection(false);
    setSectionResizeMode(Interactive);
    setMinimumSectionSize(px(48));
}

QSize CompareHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), px(Spacing::giant)};
}

int CompareHeader::wishedWidth(int section) const
{
    const bool value = m_model.columnAt(section).kind == CompareTableModel::ColumnKind::Value;
    const QString name = m_model.headerData(section, Qt::Horizontal).toString();
    return QFontMetrics(windowFont(TypeRole::CaptionStrong)).horizontalAdvance(name) +
           (value ? px(scenarioMarkSide) + px(6) : 0) + 2 * px(8) + 2;
}

void CompareHeader::paintSection(QPainter *painter, const QRect &rect, int section) const
{
    const Theme &theme = themeOf(this);
    painter->fillRect(rect, theme.raised);
    painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), theme.line);
    if (!rect.isValid() || section >= m_model.columnCount())
        return;
    const CompareTableModel::Column &column = m_model.columnAt(section);
    const bool value = column.kind == CompareTableModel::ColumnKind::Value;
    const int lead = px(section == 0 ? 12 : 8);
    const QRect cell =
        layoutDirection() == Qt::LeftToRight ? rect.adjusted(lead, 0, -px(8), 0) : rect.adjusted(px(8), 0, -lead, 0);
    const QFont font = windowFont(TypeRole::CaptionStrong);
    const QFontMetrics metrics(font);
    const int mark = value ? px(scenarioMarkSide) + px(6) : 0;
    const QString name = m_model.headerData(section, Qt::Horizontal).toString();
    const QString shown = metrics.elidedText(name, Qt::ElideMiddle, cell.width() - mark);
    const int width = std::min(cell.width(), mark + metrics.horizontalAdvance(shown) + 1);
    const int from = column.scenario < 0 ? cell.left() : cell.right() + 1 - width;
    if (value) {
        const QRect square(from, cell.center().y() - px(scenarioMarkSide) / 2 + 1, px(scenarioMarkSide),
                           px(scenarioMarkSide));
        paintScenarioMark(painter, QStyle::visualRect(layoutDirection(), cell, square), column.scenario, theme);
    }
    painter->setFont(font);
    painter->setPen(value ? theme.text : theme.secondary);
    const QRect words(from + mark, cell.top(), width - mark, cell.height());
    painter->drawText(QStyle::visualRect(layoutDirection(), cell, words), Qt::AlignCenter | Qt::TextSingleLine, shown);
}

} // namespace runcast
