// SPDX-License-Identifier: MIT
#include "reports/export/export_tables.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "reports/content/report_context.h"
#include "reports/content/status_text.h"
#include "reports/export/workbook.h"
#include "reports/export/xlsx_money.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

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
        writeCashFlow(book, request, schema, catalog);
        writeRentOrOwn(book, request, schema, catalog);
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
