// SPDX-License-Identifier: MIT
#include "reports/content/attachments.h"

#include "core/forecast/timeline.h"

#include "core/scenario/json.h"
#include "reports/content/document_text.h"
#include "reports/export/csv_text.h"
#include "reports/export/json_shapes.h"

#include <QCryptographicHash>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr int manifestVersion = 1;

QByteArray tableFile(const Table &table)
{
    QString records;
    QStringList heads;
    for (const TableColumn &column : table.columns)
        heads += withoutFormula(column.head.plain().trimmed());
    records += csvRecord(heads);
    for (const Row &row : table.rows) {
        QStringList fields;
        for (const Cell &cell : row.cells) {
            fields +=
                std::isfinite(cell.number) ? plainNumber(cell.number) : withoutFormula(cell.text.plain().trimmed());
        }
        records += csvRecord(fields);
    }
    return csvFile(records);
}

Attachment resultsFile(const ReportContext &context)
{
    // In English whatever the report's language: programs read it.
    const Format plain{Language()};
    OrderedJson results = OrderedJson::array();
    for (const ReportScenario &scenario : context.request.scenarios) {
        OrderedJson result = forecastJson(scenario.scenario, scenario.outcome, context.schema, plain);
        result.update(timelineJson(timeline(scenario.scenario, context.schema, context.catalog)));
        results.push_back(std::move(result));
    }
    return {QString(resultsName), u"application/json"_s, u"Results of every scenario"_s, jsonText(results)};
}

Attachment manifest(const std::vector<Attachment> &files, const QString &hash)
{
    OrderedJson list = OrderedJson::array();
    for (const Attachment &file : files) {
        const QByteArray sum = QCryptographicHash::hash(file.bytes, QCryptographicHash::Sha256).toHex();
        list.push_back({{"name", file.name.toStdString()}, {"sha256", sum.toStdString()}});
    }
    const OrderedJson json = {{"runcast_report", manifestVersion},
                              {"scenario_schema", scenarioSchemaVersion},
                              {"fingerprint", hash.first(fingerprintLength).toStdString()},
                              {"content_sha256", hash.toStdString()},
                              {"files", list}};
    return {QString(manifestName), u"application/json"_s, u"What is attached, with hashes"_s, jsonText(json)};
}

} // namespace

QString scenarioFileName(size_t index)
{
    return u"scenario-%1.json"_s.arg(index + 1);
}

std::vector<Attachment> attachments(const ReportContext &context, const std::vector<CanonicalScenario> &canonical,
                                    const QString &hash, const Document &document)
{
    std::vector<Attachment> files;
    for (size_t i = 0; i < canonical.size(); ++i) {
        files.push_back({scenarioFileName(i), u"application/json"_s, context.name(context.request.scenarios[i]),
                         QByteArray::fromStdString(canonical[i].scenario)});
    }
    files.push_back(resultsFile(context));
    for (const Table *table : documentTables(document)) {
        files.push_back(
            {u"table-%1.csv"_s.arg(table->number), u"text/csv"_s, table->caption.plain(), tableFile(*table)});
    }
    files.push_back(manifest(files, hash));
    return files;
}

} // namespace runcast::report
