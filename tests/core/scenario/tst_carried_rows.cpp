// SPDX-License-Identifier: MIT
#include "core/forecast/schema.h"
#include "core/scenario/carried_rows.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"

#include <QTest>

using namespace runcast;

namespace {

OwnRow chip(const std::string &tflops)
{
    return {.kind = OwnRowKind::Accelerator,
            .cells = {{"id", "chip"},
                      {"name", "Chip"},
                      {"vendor", "Us"},
                      {"scaleup_topology", "none"},
                      {"peak_dense_tflops_bf16", tflops},
                      {"source", "lab"},
                      {"confidence", "primary"}},
            .key = 5};
}

std::unique_ptr<const Catalog> catalogWith(const std::vector<OwnRow> &rows)
{
    std::vector<Error> problems;
    return catalogWithOwnRows(shippedCatalog(), rows, problems);
}

/// A scenario on the chip, as another library wrote it.
OrderedJson written(const std::string &tflops)
{
    const auto catalog = catalogWith({chip(tflops)});
    Scenario scenario = newScenario("A", standardSchema(), *catalog);
    if (!setParameter(scenario, standardSchema(), *catalog, "cluster.accelerator", std::string("chip")))
        qFatal("not set");
    return parseJson(scenarioToJson(scenario, standardSchema())).value();
}

} // namespace

/// A scenario brings the own rows that it names along into another library.
class TestCarriedRows : public QObject {
    Q_OBJECT
private slots:
    void isReadWhereTheRowIsUnknown();
    void knownRowIsNotDoubled();
    void sameIdForAnotherRow();
    void hostile_data();
    void hostile();
};

void TestCarriedRows::isReadWhereTheRowIsUnknown()
{
    OrderedJson json = written("400");
    QVERIFY(!scenarioFromJson(json.dump(), standardSchema(), shippedCatalog()).has_value());
    CatalogData data = shippedCatalog().data();
    std::vector<OwnRow> rows;
    QVERIFY(takeCarriedRows(json, standardSchema(), data, rows).has_value());
    QCOMPARE(rows.size(), size_t(1));
    QVERIFY(rows[0] == portable(chip("400"))); // without what only the other library knows
    const Catalog catalog(std::move(data));
    const Result<Scenario> scenario = scenarioFromJson(json.dump(), standardSchema(), catalog);
    QVERIFY(scenario.has_value());
    QCOMPARE(catalog.findAccelerator(scenario->cluster.accelerator)->peakDenseTflops.bf16.value(), 400.0);
    // A shipped accelerator leaves nothing to be carried.
    Scenario changed = *scenario;
    QVERIFY(setParameter(changed, standardSchema(), catalog, "cluster.accelerator", std::string("h100-sxm")));
    QVERIFY(changed.carriedRows.empty());
}

void TestCarriedRows::knownRowIsNotDoubled()
{
    OrderedJson json = written("400");
    CatalogData data = catalogWith({chip("400")})->data();
    std::vector<OwnRow> rows;
    QVERIFY(takeCarriedRows(json, standardSchema(), data, rows).has_value());
    QVERIFY(rows.empty());
    QCOMPARE(json["parameters"]["cluster.accelerator"].get<std::string>(), std::string("chip"));
}

void TestCarriedRows::sameIdForAnotherRow()
{
    OrderedJson json = written("400");
    CatalogData data = catalogWith({chip("900")})->data();
    std::vector<OwnRow> rows;
    QVERIFY(takeCarriedRows(json, standardSchema(), data, rows).has_value());
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(json["parameters"]["cluster.accelerator"].get<std::string>(), std::string("chip-2"));
    const Catalog catalog(std::move(data));
    QCOMPARE(catalog.findAccelerator("chip")->peakDenseTflops.bf16.value(), 900.0);
    QCOMPARE(catalog.findAccelerator("chip-2")->peakDenseTflops.bf16.value(), 400.0);
    // A second scenario of the same file names the same row.
    OrderedJson second = written("400");
    CatalogData more = catalog.data();
    QVERIFY(takeCarriedRows(second, standardSchema(), more, rows).has_value());
    QCOMPARE(rows.size(), size_t(1));
    QCOMPARE(second["parameters"]["cluster.accelerator"].get<std::string>(), std::string("chip-2"));
}

void TestCarriedRows::hostile_data()
{
    QTest::addColumn<QByteArray>("rows");
    QTest::addColumn<bool>("refused");
    QTest::newRow("list") << QByteArray("[1]") << true;
    QTest::newRow("number") << QByteArray("{\"cluster.accelerator\":5}") << true;
    QTest::newRow("no text") << QByteArray("{\"cluster.accelerator\":{\"id\":{}}}") << true;
    QTest::newRow("unknown column") << QByteArray("{\"cluster.accelerator\":{\"id\":\"chip\",\"x\":\"y\"}}") << true;
    QTest::newRow("no name") << QByteArray("{\"cluster.accelerator\":{\"id\":\"chip\"}}") << true;
    QTest::newRow("another key") << QByteArray("{\"schedule.mfu\":{\"id\":\"chip\"}}") << false;
    QTest::newRow("no such key") << QByteArray("{\"a\":{\"id\":\"chip\"}}") << false;
    QTest::newRow("another row") << QByteArray("{\"cluster.accelerator\":{\"id\":\"h100-sxm\"}}") << false;
}

void TestCarriedRows::hostile()
{
    QFETCH(QByteArray, rows);
    QFETCH(bool, refused);
    OrderedJson json = written("400");
    json["catalog_rows"] = OrderedJson::parse(rows.toStdString());
    CatalogData data = shippedCatalog().data();
    std::vector<OwnRow> taken;
    QCOMPARE(!takeCarriedRows(json, standardSchema(), data, taken).has_value(), refused);
    QVERIFY(taken.empty());
    QCOMPARE(data.accelerators.size(), shippedCatalog().accelerators().size());
}

QTEST_APPLESS_MAIN(TestCarriedRows)
#include "tst_carried_rows.moc"
