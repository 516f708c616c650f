// SPDX-License-Identifier: MIT
#include "ui/widgets/table_copy.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

// A tab or line end inside a cell would begin another cell.
QString oneCell(QString text)
{
    for (QChar &c : text) {
        if (c == u'\t' || c == u'\n' || c == u'\r')
            c = u' ';
    }
    return text;
}

QString tabbed(const QStringList &cells)
{
    QStringList texts;
    for (const QString &cell : cells)
        texts.append(oneCell(cell));
    return texts.join(u'\t') + u'\n';
}

QString htmlRow(const QStringList &cells, QLatin1StringView tag)
{
    QString row = u"<tr>"_s;
    for (const QString &cell : cells)
        row += u'<' + tag + u'>' + cell.toHtmlEscaped() + "</"_L1 + tag + u'>';
    return row + "</tr>\n"_L1;
}

} // namespace

std::unique_ptr<QMimeData> tableMimeData(const TextTable &table)
{
    QString text, html = u"<table>\n"_s;
    if (!table.head.isEmpty()) {
        text += tabbed(table.head);
        html += htmlRow(table.head, "th"_L1);
    }
    for (const QStringList &row : table.rows) {
        text += tabbed(row);
        html += htmlRow(row, "td"_L1);
    }
    auto data = std::make_unique<QMimeData>();
    data->setText(text);
    data->setHtml(html + "</table>\n"_L1);
    return data;
}

void copyTable(const TextTable &table)
{
    QGuiApplication::clipboard()->setMimeData(tableMimeData(table).release());
}

} // namespace runcast
