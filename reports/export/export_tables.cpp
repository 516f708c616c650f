// SPDX-License-Identifier: MIT
#include "reports/export/export_tables.h"

#include "core/forecast/timeline.h"

#include "core/forecast/schema.h"
#include "reports/content/report_context.h"
#include "reports/export/csv_text.h"
#include "reports/export/json_shapes.h"

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString text(std::string_view utf8)
{
    return QString::fromUtf8(utf8.data(), qsizetype(utf8.size()));
}

/// Writes records in one style: separator and decimal sign.
class CsvWriter {
public:
    CsvWriter(CsvStyle style, const Language &language) : m_regional(style == CsvStyle::Regional), m_language(language)
    {
        // Where the comma is the decimal sign, spreadsheets expect semicolons between fields.
        if (m_regional && m_language.locale().decimalPoint() == u",")
            m_separator = u';';
    }

    QString number(double value) const
    {
        QString plain = plainNumber(value);
        return m_regional ? plain.replace(u"."_s, m_language.locale().decimalPoint()) : plain;
    }
    QString value(const Value &value) const
    {
        if (const double *amount = std::get_if<double>(&value))
            return number(*amount);
        if (const bool *flag = std::get_if<bool>(&value))
            return *flag ? u"true"_s : u"false"_s;
        const std::string *name = std::get_if<std::string>(&value);
        return name ? withoutFormula(QString::fromStdString(*name)) : QString();
    }
    void add(const QStringList &fields) { m_records += csvRecord(fields, m_separator); }
    QByteArray file() const { return csvFile(m_records); }

private:
    bool m_regional;
    const Language &m_language;
    QChar m_separator = u',';
    QString m_records;
};

} // namespace

Result<QByteArray> makeCsv(const ReportRequest &request, const Schema &schema, const Catalog &catalog, CsvStyle style)
{
    // Checks the request as every other output does.
    const Result<report::ReportContext> context = report::reportContext(request, schema, catalog);
    if (!context)
        return context.error();
    const Language &l = request.language;
    CsvWriter csv(style, l);
    QStringList head{l.words("Report", "Kind"), l.words("Report", "Key"), l.words("Report", "Name"),
                     l.words("Report", "Unit")};
    for (const ReportScenario &scenario : request.scenarios)
        head += withoutFormula(QString::fromStdString(scenario.scenario.name));
    csv.add(head);
    for (const Parameter &parameter : schema.parameters) {
        QStringList fields{l.words("Report", "Input"), text(parameter.key), title(parameter, l),
                           text(unitSymbol(parameter.unit))};
        for (const ReportScenario &scenario : request.scenarios)
            fields += csv.value(parameter.get(scenario.scenario));
        csv.add(fields);
    }
    for (const Figure &figure : schema.figures) {
        QStringList fields{l.words("Report", "Result"), text(figure.key), title(figure, l),
                           text(unitSymbol(figure.unit))};
        for (const ReportScenario &scenario : request.scenarios) {
            const double value = figure.get(scenario.outcome.forecast);
            fields += figure.unit == Unit::Date ? isoDateText(value) : csv.number(value);
        }
        csv.add(fields);
    }
    return csv.file();
}

Result<QByteArray> makeJson(const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    const Result<report::ReportContext> context = report::reportContext(request, schema, catalog);
    if (!context)
        return context.error();
    const bool compares = request.kind == ReportKind::Comparison || request.scenarios.size() > 1;
    const ReportScenario &first = request.scenarios.front();
    if (compares)
        return jsonText(compareJson(request.scenarios, request.baseline, schema));
    OrderedJson json = forecastJson(first.scenario, first.outcome, schema, context->format);
    json.update(timelineJson(timeline(first.scenario, schema, catalog)));
    return jsonText(json);
}

} // namespace runcast
