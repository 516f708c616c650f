// SPDX-License-Identifier: MIT
// One entry added to each registry must turn up everywhere: editor, compare table, JSON, CSV and the report.
#include "core/catalog/catalog.h"
#include "core/forecast/compare.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
#include "reports/export/export_tables.h"
#include "reports/export/json_shapes.h"
#include "reports/format/format.h"
#include "reports/pdf/make_pdf.h"
#include "reports/theme/fonts.h"

#include <QBuffer>
#include <QPdfDocument>
#include <QPdfSelection>
#include <QTest>

using namespace runcast;

namespace {

/// The program's registries with one more input, another view of the budget, and one more figure.
Schema extendedSchema()
{
    Schema schema = standardSchema();
    Parameter parameter = *schema.parameter("target.budget_usd");
    parameter.key = "target.budget_thousand_usd";
    parameter.title = "Budget in thousands";
    parameter.get = [](const Scenario &s) { return s.target.budgetUsd ? Value{*s.target.budgetUsd / 1000} : Value{}; };
    parameter.set = [](Scenario &s, const Value &value) {
        s.target.budgetUsd = isMissing(value) ? std::nullopt : std::optional<double>(std::get<double>(value) * 1000);
    };
    schema.parameters.push_back(parameter);

    Figure figure = *schema.figure("cost.total_usd");
    figure.key = "money.double_total_usd";
    figure.title = "Twice the total";
    figure.get = [](const Forecast &f) { return 2 * f.cost.totalUsd; };
    figure.headline = false;
    schema.figures.push_back(figure);
    return schema;
}

Scenario scenario(const Schema &schema)
{
    Scenario made = scenarioFromPreset("Extended", "llama-3.1-405b", schema, shippedCatalog()).value();
    if (!setParameter(made, schema, shippedCatalog(), "target.budget_thousand_usd", 95000.0))
        qFatal("the added input cannot be set");
    return made;
}

ReportRequest request(const Schema &schema)
{
    ReportRequest made;
    made.language = Language::of(QStringLiteral("en"));
    const Scenario planned = scenario(schema);
    ReportScenario reported;
    reported.scenario = planned;
    reported.outcome = forecast(planned, schema, shippedCatalog());
    made.scenarios.push_back(reported);
    made.date = QDateTime(QDate(2026, 12, 1), QTime(12, 0), Qt::UTC);
    return made;
}

} // namespace

class TestRegistry : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void storesIt();
    void printsItAsJson();
    void comparesIt();
    void exportsIt();
    void reportsIt();
};

void TestRegistry::storesIt()
{
    const Schema schema = extendedSchema();
    const std::string json = scenarioToJson(scenario(schema), schema);
    QVERIFY(json.find("\"target.budget_thousand_usd\":95000") != std::string::npos);
    const Result<Scenario> read = scenarioFromJson(json, schema, shippedCatalog());
    QVERIFY(read.has_value());
    QCOMPARE(read->target.budgetUsd, std::optional<double>(95e6));
}

void TestRegistry::printsItAsJson()
{
    const Schema schema = extendedSchema();
    const Scenario planned = scenario(schema);
    const Outcome outcome = forecast(planned, schema, shippedCatalog());
    const OrderedJson json = forecastJson(planned, outcome, schema, Format(Language::of(QStringLiteral("en"))));
    QCOMPARE(json["scenario"]["parameters"]["target.budget_thousand_usd"].get<double>(), 95000.0);
    QCOMPARE(json["figures"]["money.double_total_usd"]["value"].get<double>(), 2 * outcome.forecast.cost.totalUsd);
}

void TestRegistry::comparesIt()
{
    const Schema schema = extendedSchema();
    const Scenario planned = scenario(schema);
    const Outcome outcome = forecast(planned, schema, shippedCatalog());
    const ComparedScenario both[] = {{&planned, &outcome.forecast}, {&planned, &outcome.forecast}};
    const Comparison comparison = compare(both, schema);
    QCOMPARE(comparison.figures.back().key(), std::string_view("money.double_total_usd"));
    QCOMPARE(comparison.parameters.back().key(), std::string_view("target.budget_thousand_usd"));
}

void TestRegistry::exportsIt()
{
    const Schema schema = extendedSchema();
    const Result<QByteArray> csv = makeCsv(request(schema), schema, shippedCatalog());
    QVERIFY2(csv.has_value(), csv ? "" : plainText(csv.error()).c_str());
    QVERIFY(csv->contains("target.budget_thousand_usd"));
    QVERIFY(csv->contains("money.double_total_usd"));
    const Result<QByteArray> json = makeJson(request(schema), schema, shippedCatalog());
    QVERIFY(json.has_value());
    QVERIFY(json->contains("target.budget_thousand_usd"));
    QVERIFY(json->contains("money.double_total_usd"));
}

void TestRegistry::reportsIt()
{
    const Schema schema = extendedSchema();
    const Result<QByteArray> pdf = makePdf(request(schema), schema, shippedCatalog());
    QVERIFY2(pdf.has_value(), pdf ? "" : plainText(pdf.error()).c_str());
    QByteArray bytes = *pdf;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::ReadOnly));
    QPdfDocument document;
    document.load(&buffer);
    QString text;
    for (int page = 0; page < document.pageCount(); ++page)
        text += document.getAllText(page).text();
    text.remove(QLatin1Char('\n'));
    text.remove(QLatin1Char('\r'));
    QVERIFY(text.contains(QStringLiteral("Budget in thousands")));
    QVERIFY(text.contains(QStringLiteral("Twice the total")));
}

QTEST_MAIN(TestRegistry)
#include "tst_registry.moc"
