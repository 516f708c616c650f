// SPDX-License-Identifier: MIT
#include "reports/export/workbook.h"

#include "reports/snapshot.h"

#include <xlsxwriter.h>

#include <QFile>

#include <cmath>
#include <utility>

namespace runcast {

namespace {

// What a cell of the file format holds at most.
constexpr qsizetype longestCell = 32767;

} // namespace

Workbook::Workbook(const QString &path, const ReportRequest &request)
    : m_book(workbook_new(QFile::encodeName(path).constData()))
{
    std::string author = request.author.toStdString();
    std::string company = request.organisation.toStdString();
    lxw_doc_properties properties = {};
    properties.author = author.data(); // copied, though not declared const
    properties.company = company.data();
    // Without it the time of writing would go in, and no two files would be alike.
    properties.created = request.date.toSecsSinceEpoch();
    workbook_set_properties(m_book, &properties);
    const auto format = [this](const char *numbers) {
        lxw_format *made = workbook_add_format(m_book);
        format_set_num_format(made, numbers);
        return made;
    };
    m_head = workbook_add_format(m_book);
    format_set_bold(m_head);
    format_set_bottom(m_head, LXW_BORDER_THIN);
    m_number = format("General");
    m_date = format("yyyy-mm-dd");
    m_percent = format("0.0#%");
    m_money = format("#,##0.00");
}

Workbook::~Workbook()
{
    if (m_book)
        (void)workbook_close(m_book);
}

void Workbook::startSheet(const QString &name, const QStringList &head, const QList<double> &widths)
{
    m_sheet = workbook_add_worksheet(m_book, name.left(LXW_SHEETNAME_MAX).toUtf8().constData());
    m_row = 0;
    for (qsizetype i = 0; i < widths.size(); ++i)
        worksheet_set_column(m_sheet, lxw_col_t(i), lxw_col_t(i), widths[i], nullptr);
    for (qsizetype i = 0; i < head.size(); ++i)
        writeHead(i, head[i]);
    worksheet_freeze_panes(m_sheet, 1, 0);
    ++m_row;
}

void Workbook::writeText(qsizetype column, const QString &value)
{
    worksheet_write_string(m_sheet, m_row, lxw_col_t(column), value.left(longestCell).toUtf8().constData(), nullptr);
}

void Workbook::writeHead(qsizetype column, const QString &value)
{
    worksheet_write_string(m_sheet, m_row, lxw_col_t(column), value.left(longestCell).toUtf8().constData(), m_head);
}

lxw_format *Workbook::formatOf(Unit unit) const
{
    return unit == Unit::Fraction ? m_percent : m_number;
}

void Workbook::writeNumber(qsizetype column, double value, Unit unit)
{
    if (!std::isfinite(value))
        return;
    // Day 25569 of a spreadsheet is 1970-01-01.
    constexpr double epoch = 25569;
    if (unit == Unit::Date && value + epoch > 0)
        worksheet_write_number(m_sheet, m_row, lxw_col_t(column), value + epoch, m_date);
    else
        worksheet_write_number(m_sheet, m_row, lxw_col_t(column), value, formatOf(unit));
}

void Workbook::writeValue(qsizetype column, const Value &value, Unit unit)
{
    if (const double *number = std::get_if<double>(&value))
        writeNumber(column, *number, unit);
    else if (const bool *flag = std::get_if<bool>(&value))
        worksheet_write_boolean(m_sheet, m_row, lxw_col_t(column), *flag ? 1 : 0, nullptr);
    else if (const std::string *name = std::get_if<std::string>(&value))
        writeText(column, QString::fromStdString(*name));
}

void Workbook::writeFormula(qsizetype column, const QString &formula, double value, Unit unit)
{
    lxw_format *format = unit == Unit::Usd ? m_money : formatOf(unit);
    worksheet_write_formula_num(m_sheet, m_row, lxw_col_t(column), formula.toUtf8().constData(), format,
                                std::isfinite(value) ? value : 0);
}

bool Workbook::finish()
{
    return workbook_close(std::exchange(m_book, nullptr)) == LXW_NO_ERROR;
}

} // namespace runcast
