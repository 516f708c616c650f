// SPDX-License-Identifier: MIT
#include "reports/content/fingerprint.h"

#include "core/forecast/schema.h"
#include "core/scenario/json.h"
#include "reports/export/json_shapes.h"

#include <QCryptographicHash>

namespace runcast::report {

CanonicalScenario canonicalScenario(const ReportScenario &scenario, const Schema &schema)
{
    OrderedJson figures = OrderedJson::object();
    for (const Figure &figure : schema.figures)
        figures[std::string(figure.key)] = jsonNumber(figure.get(scenario.outcome.forecast));
    return {scenarioToJson(scenario.scenario, schema), figures.dump()};
}

QString contentHash(const std::vector<CanonicalScenario> &scenarios)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    // Lengths stand before the texts, so that no two lists of texts run together to the same bytes.
    const auto add = [&hash](const std::string &text) {
        hash.addData(QByteArray::number(qulonglong(text.size())) + '\n');
        hash.addData(QByteArray::fromStdString(text));
    };
    for (const CanonicalScenario &scenario : scenarios) {
        add(scenario.scenario);
        add(scenario.figures);
    }
    return QString::fromLatin1(hash.result().toHex());
}

} // namespace runcast::report
