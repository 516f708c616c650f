// SPDX-License-Identifier: MIT
#include "reports/export/export_tables.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "reports/content/report_context.h"
#include "reports/content/status_text.h"

#include <xlsxwriter.h>

#include <QFile>
#include <QTemporaryDir>

#include <cmath>
#include <utility>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

// What a cell of the file format holds at most.
constexpr qsizetype longestCell = 32767;

/// A workbook in a temporary file: the library writes files only. Closed by finish().
class Workbook {
public:
    Workbook(const QString &path, const ReportRequest &request)
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
        m_head = workbook_add_format(m_book);
        format_set_bold(m_head);
        format_set_bottom(m_head, LXW_BORDER_THIN);
        m_number = workbook_add_format(m_book);
        format_set_num_format(m_number, "General");
        m_date = workbook_add_format(m_book);
        format_set_num_format(m_date, "yyyy-mm-dd");
        m_percent = workbook_add_format(m_book);
        format_set_num_format(m_percent, "0.0#%");
    }
    ~Workbook()
    {
        if (m_book)
            (void)workbook_close(m_book);
    }
    Workbook(const Workbook &) = delete;
    Workbook &operator=(const Workbook &) = delete;

    void startSheet(const QString &name, const QStringList &head, const QList<double> &widths)
    {
        m_sheet = workbook_add_worksheet(m_book, name.left(LXW_SHEETNAME_MAX).toUtf8().constData());
        m_row = 0;
        for (qsizetype i = 0; i < widths.size(); ++i)
            worksheet_set_column(m_sheet, lxw_col_t(i), lxw_col_t(i), widths[i], nullptr);
        for (qsizetype i = 0; i < head.size(); ++i)
            writeText(i, head[i], m_head);
        worksheet_freeze_panes(m_sheet, 1, 0);
        ++m_row;
    }
    void nextRow() { ++m_row; }
    void writeText(qsizetype column, const QString &value, lxw_format *format = nullptr)
    {
        // Written as a string, never as a formula, whatever it begins with.
        worksheet_write_string(m_sheet, m_row, lxw_col_t(column), value.left(longestCell).toUtf8().constData(), format);
    }
    void writeNumber(qsizetype column, double value, Unit unit)
    {
        if (!std::isfinite(value))
            return;
        // Day 25569 of a spreadsheet is 1970-01-01.
        constexpr double epoch = 25569;
        if (unit == Unit::Date && value + epoch > 0)
            worksheet_write_number(m_sheet, m_row, lxw_col_t(column), value + epoch, m_date);
        else
            worksheet_write_number(m_sheet, m_row, lxw_col_t(column), value,
                                   unit == Unit::Fraction ? m_percent : m_number);
    }
    void writeValue(qsizetype column, const Value &value, Unit unit)
    {
        if (const double *number = std::get_if<double>(&value))
            writeNumber(column, *number, unit);
        else if (const bool *flag = std::get_if<bool>(&value))
            worksheet_write_boolean(m_sheet, m_row, lxw_col_t(column), *flag ? 1 : 0, nullptr);
        else if (const std::string *name = std::get_if<std::string>(&value))
            writeText(column, QString::fromStdString(*name));
    }
    /// False if the file could not be written.
    bool finish() { return workbook_close(std::exchange(m_book, nullptr)) == LXW_NO_ERROR; }

private:
    lxw_workbook *m_book;
    lxw_worksheet *m_sheet = nullptr;
    lxw_format *m_head = nullptr, *m_number = nullptr, *m_date = nullptr, *m_percent = nullptr;
    lxw_row_t m_row = 0;
};

QStringList scenarioNames(const ReportRequest &request)
{
    QStringList names;
    for (const ReportScenario &scenario : request.scenarios)
        names += QString::fromStdString(scenario.scenario.name);
    return names;
}

void writeFigures(Workbook &book, const ReportRequest &request, const Schema &schema)
{
    const Language &l = request.language;
    QList<double> widths{34, 30, 20};
    widths.resize(3 + qsizetype(request.scenarios.size()), 22);
    book.startSheet(l.words("Report", "Results"),
                    QStringList{l.words("Report", "Key"), l.words("Report", "Name"), l.words("Report", "Unit")} +
                        scenarioNames(request),
                    widths);
    for (const Figure &figure : schema.figures) {
        book.writeText(0, text(figure.key));
        book.writeText(1, title(figure, l));
        book.writeText(2, text(unitSymbol(figure.unit)));
        qsizetype column = 3;
        for (const ReportScenario &scenario : request.scenarios)
            book.writeNumber(column++, figure.get(scenario.outcome.forecast), figure.unit);
        book.nextRow();
    }
}

void writeInputs(Workbook &book, const ReportRequest &request, const Schema &schema)
{
    const Language &l = request.language;
    QList<double> widths{44, 30, 20};
    widths.resize(3 + qsizetype(request.scenarios.size()), 22);
    book.startSheet(l.words("Report", "Inputs"),
                    QStringList{l.words("Report", "Key"), l.words("Report", "Name"), l.words("Report", "Unit")} +
                        scenarioNames(request),
                    widths);
    for (const Parameter &parameter : schema.parameters) {
        book.writeText(0, text(parameter.key));
        book.writeText(1, title(parameter, l));
        book.writeText(2, text(unitSymbol(parameter.unit)));
        qsizetype column = 3;
        for (const ReportScenario &scenario : request.scenarios)
            book.writeValue(column++, parameter.get(scenario.scenario), parameter.unit);
        book.nextRow();
    }
}

void writeSources(Workbook &book, const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const Language &l = request.language;
    book.startSheet(l.words("Report", "Sources"),
                    {l.words("Report", "Scenario"), l.words("Report", "Key"), l.words("Report", "Kind"),
                     l.words("Report", "Source"), l.words("Report", "Date")},
                    {34, 44, 14, 70, 14});
    for (const ReportScenario &scenario : request.scenarios) {
        for (const Parameter &parameter : schema.parameters) {
            const ParameterSource source = sourceOf(scenario.scenario, parameter, catalog);
            if (source.text.empty() && source.kind == SourceKind::Default)
                continue;
            book.writeText(0, QString::fromStdString(scenario.scenario.name));
            book.writeText(1, text(parameter.key));
            book.writeText(2, title(source.kind, l));
            book.writeText(3, l.words("Sources", source.text.c_str()));
            book.writeText(4, QString::fromStdString(source.date));
            book.nextRow();
        }
    }
}

void writeFindings(Workbook &book, const ReportRequest &request, const Schema &schema, const Format &format)
{
    const Language &l = request.language;
    book.startSheet(
        l.words("Report", "Findings"),
        {l.words("Report", "Scenario"), l.words("Report", "Kind"), l.words("Report", "Key"), l.words("Report", "Text")},
        {34, 14, 44, 100});
    for (const ReportScenario &scenario : request.scenarios) {
        for (const Finding &finding : scenario.outcome.findings) {
            book.writeText(0, QString::fromStdString(scenario.scenario.name));
            book.writeText(1, title(finding.severity, l));
            book.writeText(2, QString::fromStdString(finding.parameter));
            book.writeText(3, findingText(finding, schema, format).whole());
            book.nextRow();
        }
    }
}

void writeAbout(Workbook &book, const ReportRequest &request)
{
    const Language &l = request.language;
    book.startSheet(l.words("Report", "About"),
                    {l.words("Report", "Scenario"), l.words("Report", "Version"), l.words("Report", "State"),
                     l.words("Report", "Owner"), l.words("Report", "Exported")},
                    {34, 12, 14, 24, 24});
    for (const ReportScenario &scenario : request.scenarios) {
        book.writeText(0, QString::fromStdString(scenario.scenario.name));
        book.writeNumber(1, scenario.version, Unit::Count);
        book.writeText(2, report::statusWord(scenario.status, l));
        book.writeText(3, scenario.owner);
        book.writeText(4, request.date.toUTC().toString(Qt::ISODate));
        book.nextRow();
    }
}

Error notWritable()
{
    return {.code = ErrorCode::Unwritable,
            .reason = RC_TEXT("Errors", "The workbook could not be put together in the temporary folder."),
            .advice = RC_TEXT("Errors", "Check that there is room for temporary files.")};
}

} // namespace

Result<QByteArray> makeXlsx(const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const Result<report::ReportContext> context = report::reportContext(request, schema, catalog);
    if (!context)
        return context.error();
    const QTemporaryDir folder;
    if (!folder.isValid())
        return notWritable();
    const QString path = folder.filePath(u"report.xlsx"_s);
    {
        Workbook book(path, request);
        writeFigures(book, request, schema);
        writeInputs(book, request, schema);
        writeSources(book, request, schema, catalog);
        writeFindings(book, request, schema, context->format);
        writeAbout(book, request);
        if (!book.finish())
            return notWritable();
    }
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return notWritable();
    return file.readAll();
}

} // namespace runcast
