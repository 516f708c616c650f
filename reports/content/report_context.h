// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/content/absence.h"
#include "reports/content/assumptions.h"
#include "reports/document/document.h"
#include "reports/format/format.h"
#include "reports/format/text.h"
#include "reports/snapshot.h"

#include <QHash>

namespace runcast::report {

/// What every section of a report is written from.
struct ReportContext {
    const ReportRequest &request;
    const Schema &schema;
    const Catalog &catalog;
    Format format; // in the report's language and currency
    std::vector<Assumption> assumptions = {};
    QHash<QString, QString> sectionNumbers = {}; // "7" of "cost"

    const Language &language() const { return format.language(); }
    const ReportScenario &main() const { return request.scenarios.front(); }
    const ReportScenario &baseline() const { return request.scenarios[size_t(request.baseline)]; }
    const Scenario &scenario() const { return main().scenario; }
    const Forecast &forecast() const { return main().outcome.forecast; }
    QString number(const QString &section) const { return sectionNumbers.value(section); }

    /// "110.6 M USD".
    QString shown(Unit unit, double value) const { return format.value(unit, value).joined(); }
    QString money(double usd) const { return shown(Unit::Usd, usd); }
    QString percent(double fraction) const;
    /// The figure with its unit, or the words why it has no value.
    QString figure(const Figure &figure, const ReportScenario &scenario) const;
    /// A figure of the main scenario by its key; empty if the schema has none of that key.
    QString figure(std::string_view key) const;
    /// A parameter of the main scenario as a table shows it.
    QString parameter(std::string_view key) const;
    /// An input with as many digits as people write: one that was computed is rounded.
    QString input(const Parameter &parameter, const Value &value) const;
    QString name(const ReportScenario &scenario) const { return QString::fromStdString(scenario.scenario.name); }
    /// "Source: this scenario, assumptions A01, A03–A05."
    QString sourceNote(std::initializer_list<std::string_view> figureKeys) const;
    QString sourceNote(std::span<const Figure *const> figures) const;
};

/// Checks the request (1 to 6 scenarios, a baseline among them, a currency with a known rate) and prepares.
Result<ReportContext> reportContext(const ReportRequest &request, const Schema &schema, const Catalog &catalog);

/// Gives the tables and figures of a section their numbers.
class Numbering {
public:
    Numbering(QString section, const Language &language) : m_section(std::move(section)), m_language(language) {}

    /// Label and number of the next table: "Table 7.1".
    void name(Table &table);
    /// "Figure 7.1".
    void name(Drawing &drawing);

private:
    QString next(int &counter) const;

    QString m_section;
    const Language &m_language;
    int m_tables = 0, m_drawings = 0;
};

} // namespace runcast::report
