// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/compare.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <cmath>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

double testFigure(const Forecast &forecast)
{
    return forecast.cost.totalUsd;
}

Schema testSchema(Better better)
{
    Schema schema;
    Figure figure{.key = "test.figure", .better = better};
    figure.get = testFigure;
    schema.figures.push_back(figure);
    Parameter parameter;
    parameter.key = "test.parameter";
    parameter.get = [](const Scenario &s) { return Value(s.name); };
    parameter.relevant = [](const Scenario &s) { return s.price.mode == PriceMode::Own; };
    schema.parameters.push_back(parameter);
    return schema;
}

std::optional<size_t> best(Better better, const std::vector<double> &values)
{
    const Schema schema = testSchema(better);
    std::vector<Forecast> forecasts(values.size());
    std::vector<ComparedScenario> compared;
    const Scenario scenario;
    for (size_t i = 0; i < values.size(); ++i) {
        forecasts[i].cost.totalUsd = values[i];
        compared.push_back({&scenario, &forecasts[i]});
    }
    return compare(compared, schema).figures.front().best;
}

} // namespace

Q_DECLARE_METATYPE(runcast::Better)

class TestCompare : public QObject {
    Q_OBJECT
private slots:
    void best_data();
    void best();
    void differs_data();
    void differs();
    void everyEntryHasARow();
    void costPartsSumToTheTotal();
};

void TestCompare::best_data()
{
    QTest::addColumn<Better>("better");
    QTest::addColumn<std::vector<double>>("values");
    QTest::addColumn<int>("winner"); // -1 = none
    using Values = std::vector<double>;
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("lower") << Better::Lower << Values{3, 1, 2} << 1;
    QTest::newRow("higher") << Better::Higher << Values{3, 1, 2} << 0;
    QTest::newRow("below zero") << Better::Higher << Values{-3, -1} << 1;
    QTest::newRow("no judgement") << Better::Neither << Values{3, 1, 2} << -1;
    QTest::newRow("shared first") << Better::Lower << Values{1, 1, 2} << -1;
    QTest::newRow("shared but for the last bits") << Better::Lower << Values{1, 1 + 1e-15, 2} << -1;
    QTest::newRow("shared second") << Better::Lower << Values{1, 2, 2} << 0;
    QTest::newRow("one not computed") << Better::Lower << Values{1, notComputed, 2} << -1;
    QTest::newRow("one infinite") << Better::Lower << Values{1, inf} << -1;
    QTest::newRow("alone") << Better::Lower << Values{1} << -1;
}

void TestCompare::best()
{
    QFETCH(Better, better);
    QFETCH(std::vector<double>, values);
    QFETCH(int, winner);
    const std::optional<size_t> found = ::best(better, values);
    QCOMPARE(found ? int(*found) : -1, winner);
}

void TestCompare::differs_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QList<bool>>("owned"); // the test parameter has an effect only there
    QTest::addColumn<bool>("expected");
    QTest::newRow("same") << QStringList{u"a"_s, u"a"_s} << QList<bool>{true, true} << false;
    QTest::newRow("other") << QStringList{u"a"_s, u"a"_s, u"b"_s} << QList<bool>{true, true, true} << true;
    QTest::newRow("without effect anywhere") << QStringList{u"a"_s, u"b"_s} << QList<bool>{false, false} << false;
    QTest::newRow("other without effect")
        << QStringList{u"a"_s, u"b"_s, u"a"_s} << QList<bool>{true, false, true} << false;
    QTest::newRow("first without effect")
        << QStringList{u"a"_s, u"b"_s, u"c"_s} << QList<bool>{false, true, true} << true;
}

void TestCompare::differs()
{
    QFETCH(QStringList, names);
    QFETCH(QList<bool>, owned);
    QFETCH(bool, expected);
    const Schema schema = testSchema(Better::Lower);
    const Forecast forecast;
    std::vector<Scenario> scenarios(size_t(names.size()));
    std::vector<ComparedScenario> compared;
    for (size_t i = 0; i < scenarios.size(); ++i) {
        scenarios[i].name = names[qsizetype(i)].toStdString();
        scenarios[i].price.mode = owned[qsizetype(i)] ? PriceMode::Own : PriceMode::Rent;
        compared.push_back({&scenarios[i], &forecast});
    }
    QCOMPARE(compare(compared, schema).parameters.front().differs, expected);
}

void TestCompare::everyEntryHasARow()
{
    const Schema &schema = standardSchema();
    const Scenario scenario = newScenario("x", schema, shippedCatalog());
    const Outcome outcome = forecast(scenario, schema, shippedCatalog());
    const ComparedScenario twice[] = {{&scenario, &outcome.forecast}, {&scenario, &outcome.forecast}};
    const Comparison comparison = compare(twice, schema);
    QCOMPARE(comparison.figures.size(), schema.figures.size());
    QCOMPARE(comparison.parameters.size(), schema.parameters.size());
    for (const auto *rows : {&comparison.figures, &comparison.parameters}) {
        for (const ComparisonRow &row : *rows) {
            QVERIFY2(!row.differs, row.key().data());
            QVERIFY2(!row.best, row.key().data());
            QCOMPARE(row.values.size(), size_t(2));
        }
    }
}

void TestCompare::costPartsSumToTheTotal()
{
    const Schema &schema = standardSchema();
    Scenario scenario = newScenario("x", schema, shippedCatalog());
    const std::pair<const char *, Value> values[] = {
        {"model.total_parameters", 7e9},    {"training.tokens", 1e12},
        {"cluster.accelerators", 512.0},    {"price.staff_count", 4.0},
        {"price.staff_usd_per_year", 3e5},  {"price.contingency_fraction", 0.1},
        {"price.mode", std::string("own")}, {"price.storage_usd_per_gb_month", 0.02}};
    for (const auto &[key, value] : values)
        QVERIFY2(setParameter(scenario, schema, shippedCatalog(), key, value), key);
    const Outcome outcome = forecast(scenario, schema, shippedCatalog());
    double sum = 0;
    int parts = 0;
    for (const Figure &figure : schema.figures) {
        if (!isCostPart(figure))
            continue;
        sum += figure.get(outcome.forecast);
        ++parts;
    }
    QVERIFY(parts >= 6);
    QCOMPARE(sum, outcome.forecast.cost.totalUsd);
}

QTEST_APPLESS_MAIN(TestCompare)
#include "tst_compare.moc"
