// SPDX-License-Identifier: MIT
#include "ui/widgets/copy_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QMimeData>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QList<int> shownColumns(const QTableView &table)
{
    QList<int> columns;
    const QHeaderView *header = table.horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (!header->isSectionHidden(column) && !table.model()->headerData(column, Qt::Horizontal).toString().isEmpty())
            columns.append(column);
    }
    return columns;
}

/// A cell that a spreadsheet takes as one cell.
QString plainCell(QString text)
{
    return text.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

void copyRows(const QTableView &table, bool withHeaders)
{
    QList<int> rows;
    for (const QModelIndex &index : table.selectionModel()->selectedRows())
        rows.append(index.row());
    std::sort(rows.begin(), rows.end());
    const QList<int> columns = shownColumns(table);
    QStringList lines, htmlRows;
    const auto add = [&](const QStringList &cells, QLatin1StringView tag) {
        QStringList plain, html;
        for (const QString &cell : cells) {
            plain.append(plainCell(cell));
            html.append(u"<%1>%2</%1>"_s.arg(tag, cell.toHtmlEscaped()));
        }
        lines.append(plain.join(u'\t'));
        htmlRows.append(u"<tr>"_s + html.join(QString()) + u"</tr>"_s);
    };
    if (withHeaders) {
        QStringList heads;
        for (const int column : columns)
            heads.append(table.model()->headerData(column, Qt::Horizontal).toString());
        add(heads, "th"_L1);
    }
    for (const int row : rows) {
        QStringList cells;
        for (const int column : columns)
            cells.append(table.model()->index(row, column).data().toString());
        add(cells, "td"_L1);
    }
    auto *data = new QMimeData;
    data->setText(lines.join(u'\n'));
    data->setHtml(u"<table>"_s + htmlRows.join(QString()) + u"</table>"_s);
    QApplication::clipboard()->setMimeData(data);
}

} // namespace runcast
