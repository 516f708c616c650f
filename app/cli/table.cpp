// SPDX-License-Identifier: MIT
#include "app/cli/table.h"

#include "app/cli/console.h"
#include "core/scenario/edit.h"
#include "reports/export/csv_text.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

/// East Asian Wide and Fullwidth by blocks (Unicode Standard Annex 11), and the emoji that terminals show as wide.
bool isWide(char32_t c)
{
    return (c >= 0x1100 && c <= 0x115F) || (c >= 0x2E80 && c <= 0xA4CF && c != 0x303F) ||
           (c >= 0xAC00 && c <= 0xD7A3) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFE30 && c <= 0xFE6F) ||
           (c >= 0xFF00 && c <= 0xFF60) || (c >= 0xFFE0 && c <= 0xFFE6) || (c >= 0x1F300 && c <= 0x1FAFF) ||
           (c >= 0x20000 && c <= 0x3FFFD);
}

QString padded(const QString &text, qsizetype width, Table::Align align)
{
    const QString space(std::max<qsizetype>(0, width - terminalWidth(text)), u' ');
    return align == Table::Align::Leading ? text + space : space + text;
}

QString withoutSpaceAtEnd(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

qsizetype terminalWidth(const QString &text)
{
    qsizetype width = 0;
    for (const uint c : text.toUcs4()) {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing || category == QChar::Other_Format)
            continue;
        width += isWide(c) ? 2 : 1;
    }
    return width;
}

Cell textCell(const QString &text)
{
    return {text, withoutFormula(text)};
}

Cell textCell(const std::string &text)
{
    return textCell(QString::fromStdString(text));
}

Cell numberCell(const QString &shown, double value)
{
    return {shown, plainNumber(value)};
}

Cell valueCell(const QString &shown, const Value &value)
{
    if (const double *number = std::get_if<double>(&value))
        return numberCell(shown, *number);
    return {shown, withoutFormula(QString::fromStdString(formatPlainValue(value)))};
}

Table::Table(std::vector<Column> columns) : m_columns(std::move(columns))
{
}

void Table::addRow(std::vector<Cell> cells)
{
    Q_ASSERT(cells.size() == m_columns.size());
    m_rows.push_back({{}, std::move(cells)});
}

void Table::addHeading(const QString &heading)
{
    m_rows.push_back({heading, {}});
}

QString Table::text() const
{
    std::vector<qsizetype> widths(m_columns.size());
    std::vector<QStringList> lines;
    QStringList titles;
    for (size_t i = 0; i < m_columns.size(); ++i) {
        titles.append(m_columns[i].title);
        widths[i] = terminalWidth(m_columns[i].title);
    }
    for (const Row &row : m_rows) {
        QStringList line;
        for (size_t i = 0; i < row.cells.size(); ++i) {
            line.append(printable(row.cells[i].shown));
            widths[i] = std::max(widths[i], terminalWidth(line.last()));
        }
        lines.push_back(line);
    }
    const auto joined = [this, &widths](const QStringList &line) {
        QString text;
        for (size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i].in != In::CsvOnly)
                text += padded(line[qsizetype(i)], widths[i], m_columns[i].align) + "  "_L1;
        }
        return withoutSpaceAtEnd(text) + u'\n';
    };
    QString text = titles.join(QString()).isEmpty() ? QString() : joined(titles);
    for (size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].cells.empty())
            text += (text.isEmpty() ? ""_L1 : "\n"_L1) + printable(m_rows[i].heading, true) + u'\n';
        else
            text += joined(lines[i]);
    }
    return text;
}

QByteArray Table::csv() const
{
    const auto record = [this](auto field) {
        QStringList fields;
        for (size_t i = 0; i < m_columns.size(); ++i) {
            if (m_columns[i].in != In::TextOnly)
                fields.append(field(i));
        }
        return csvRecord(fields);
    };
    QString records = record([this](size_t i) { return m_columns[i].key; });
    for (const Row &row : m_rows) {
        if (!row.cells.empty())
            records += record([&row](size_t i) { return row.cells[i].plain; });
    }
    return records.toUtf8();
}

} // namespace runcast::cli
