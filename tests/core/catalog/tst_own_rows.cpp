// SPDX-License-Identifier: MIT
#include "core/base/date.h"
#include "core/catalog/own_rows.h"

#include <QTest>

using namespace runcast;

namespace {

OwnRow accelerator(std::string id = "our-chip")
{
    return {.kind = OwnRowKind::Accelerator,
            .cells = {{"id", std::move(id)},
                      {"name", "Our \"chip\", rev. 2"},
                      {"vendor", "Us"},
                      {"memory_gb", "96"},
                      {"scaleup_topology", "switch"},
                      {"tdp_w", "650"},
                      {"source", "our lab"},
                      {"confidence", "primary"}}};
}

OwnRow price(std::string acceleratorId, std::string usd, std::string date)
{
    return {.kind = OwnRowKind::Price,
            .cells = {{"provider", "Our cloud"},
                      {"accelerator_id", std::move(acceleratorId)},
                      {"usd_per_accelerator_hour", std::move(usd)},
                      {"commitment", "on_demand"},
                      {"as_of_date", std::move(date)},
                      {"as_of_precision", "day"},
                      {"source", "offer 12"},
                      {"confidence", "primary"}}};
}

OwnRow region(std::string parent)
{
    return {.kind = OwnRowKind::Region,
            .cells = {{"id", "site-1"},
                      {"name", "Our site"},
                      {"level", "cloud_region"},
                      {"parent_id", std::move(parent)},
                      {"carbon_g_per_kwh", "12.5"},
                      {"carbon_source", "our meter"},
                      {"confidence", "primary"}}};
}

OwnRow with(OwnRow row, const std::string &column, std::string cell)
{
    row.cells[column] = std::move(cell);
    return row;
}

} // namespace

Q_DECLARE_METATYPE(OwnRow)

class TestOwnRows : public QObject {
    Q_OBJECT
private slots:
    void standBesideTheShipped();
    void regionTakesFromItsParent();
    void retiredIsFoundButStandsForNothing();
    void freshRentSinceADay();
    void everyShippedPriceIsARow();
    void refuses_data();
    void refuses();
    void badRowsCostThemselvesOnly();
    void hostileJson();
};

void TestOwnRows::standBesideTheShipped()
{
    std::vector<Error> problems;
    // The price comes first and names the row after it.
    std::vector<OwnRow> rows{price("our-chip", "1.5", "2026-11-20"), accelerator(), region("US-VA")};
    rows[1].key = 7;
    const auto catalog = catalogWithOwnRows(shippedCatalog(), rows, problems);
    QVERIFY2(problems.empty(), problems.empty() ? "" : plainText(problems.front()).c_str());
    const Accelerator *ours = catalog->findAccelerator("our-chip");
    QVERIFY(ours);
    QCOMPARE(ours->ownKey, OwnRowKey(7));
    QVERIFY(!ours->retired);
    QCOMPARE(ours->name, std::string("Our \"chip\", rev. 2"));
    QCOMPARE(ours->memoryGb.value(), 96.0);
    QCOMPARE(catalog->defaultRent("our-chip")->usdPerAcceleratorHour, 1.5);
    QCOMPARE(catalog->accelerators().size(), shippedCatalog().accelerators().size() + 1);
    QVERIFY(!shippedCatalog().findAccelerator("our-chip")); // and changes nothing there
    QCOMPARE(catalog->findAccelerator("h100-sxm")->tdpW, shippedCatalog().findAccelerator("h100-sxm")->tdpW);
}

void TestOwnRows::regionTakesFromItsParent()
{
    CatalogData data = shippedCatalog().data();
    const Result<void> added = addOwnRow(data, region("US-VA"));
    QVERIFY2(added.has_value(), added ? "" : plainText(added.error()).c_str());
    const GridRegion &ours = data.regions.back();
    const GridRegion *parent = shippedCatalog().findRegion("US-VA");
    QCOMPARE(ours.carbonGPerKwh->value, 12.5);
    QCOMPARE(ours.carbonGPerKwh->fromId, std::string("site-1"));
    QCOMPARE(ours.electricityUsdPerKwh->value, parent->electricityUsdPerKwh->value);
    QCOMPARE(ours.electricityUsdPerKwh->fromId, parent->electricityUsdPerKwh->fromId);
    QCOMPARE(ours.waterLPerKwh->value, parent->waterLPerKwh->value);
    // Without a parent only the world's water stands in, as with shipped rows.
    CatalogData alone = shippedCatalog().data();
    QVERIFY(addOwnRow(alone, region("")).has_value());
    QVERIFY(!alone.regions.back().electricityUsdPerKwh);
    QCOMPARE(alone.regions.back().waterLPerKwh->fromId, std::string("WORLD"));
}

void TestOwnRows::retiredIsFoundButStandsForNothing()
{
    OwnRow cheap = price("h100-sxm", "0.01", "2026-11-20");
    OwnRow chip = accelerator();
    cheap.retired = chip.retired = true;
    chip.replacedBy = "our-chip-2";
    std::vector<Error> problems;
    const auto catalog = catalogWithOwnRows(shippedCatalog(), std::vector{cheap, chip}, problems);
    QVERIFY(problems.empty());
    QCOMPARE(catalog->defaultRent("h100-sxm")->usdPerAcceleratorHour, 2.40);
    QVERIFY(!defaultRent(catalog->prices(), "h100-sxm", Commitment::OnDemand, daysFromIsoDate("2026-09-02")));
    QVERIFY(catalog->findAccelerator("our-chip")->retired);
    QCOMPARE(catalog->findAccelerator("our-chip")->replacedBy, std::string("our-chip-2"));
}

void TestOwnRows::freshRentSinceADay()
{
    const std::vector<OwnRow> rows{price("h100-sxm", "1.75", "2026-09-01")};
    std::vector<Error> problems;
    const auto catalog = catalogWithOwnRows(shippedCatalog(), rows, problems);
    const auto freshSince = [&catalog](const char *day) {
        const AcceleratorPrice *fresh =
            defaultRent(catalog->prices(), "h100-sxm", Commitment::OnDemand, daysFromIsoDate(day));
        return fresh ? fresh->usdPerAcceleratorHour : 0;
    };
    QCOMPARE(freshSince("2026-09-01"), 1.75);
    QCOMPARE(freshSince("2026-09-02"), 0.0);
}

// A price written as a row is read back as the same price.
void TestOwnRows::everyShippedPriceIsARow()
{
    for (const AcceleratorPrice &shipped : shippedCatalog().prices()) {
        CatalogData data = shippedCatalog().data();
        const size_t before = data.prices.size();
        const Result<void> added = addOwnRow(data, ownRowOf(shipped));
        QVERIFY2(added.has_value(), added ? "" : plainText(added.error()).c_str());
        QCOMPARE(data.prices.size(), before + 1);
        const AcceleratorPrice &read = data.prices.back();
        QCOMPARE(read.usdPerAcceleratorHour, shipped.usdPerAcceleratorHour);
        QCOMPARE(read.commitment, shipped.commitment);
        QCOMPARE(read.asOf, shipped.asOf);
        QCOMPARE(read.asOfPrecision, shipped.asOfPrecision);
        QCOMPARE(read.confidence, shipped.confidence);
        QCOMPARE(read.notes, shipped.notes);
    }
}

void TestOwnRows::refuses_data()
{
    QTest::addColumn<OwnRow>("row");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("no name") << with(accelerator(), "name", "") << QByteArray("name");
    QTest::newRow("negative") << with(accelerator(), "tdp_w", "-5") << QByteArray("tdp_w");
    QTest::newRow("no number") << with(accelerator(), "memory_gb", "much") << QByteArray("memory_gb");
    QTest::newRow("infinite") << with(accelerator(), "memory_gb", "inf") << QByteArray("memory_gb");
    QTest::newRow("unknown column") << with(accelerator(), "colour", "red") << QByteArray("colour");
    QTest::newRow("line break") << with(accelerator(), "notes", "a\nb") << QByteArray("notes");
    QTest::newRow("NUL") << with(accelerator(), "notes", std::string("a\0b", 3)) << QByteArray("notes");
    QTest::newRow("wrong UTF-8") << with(accelerator(), "notes", "\xff\xfe") << QByteArray("UTF-8");
    QTest::newRow("long") << with(accelerator(), "notes", std::string(3000, 'x')) << QByteArray("notes");
    QTest::newRow("taken id") << accelerator("h100-sxm") << QByteArray("h100-sxm");
    QTest::newRow("unknown accelerator") << price("x100", "2", "2026-11-01") << QByteArray("x100");
    QTest::newRow("sentinel") << price("h100-sxm", "700", "2026-11-01") << QByteArray("usd_per_accelerator_hour");
    QTest::newRow("no day") << price("h100-sxm", "2", "") << QByteArray("as_of_date");
    QTest::newRow("unknown parent") << region("MOON") << QByteArray("MOON");
    QTest::newRow("value without source") << with(region("US"), "carbon_source", "") << QByteArray("carbon_source");
}

void TestOwnRows::refuses()
{
    QFETCH(OwnRow, row);
    QFETCH(QByteArray, named);
    CatalogData data = shippedCatalog().data();
    const size_t before = data.accelerators.size() + data.prices.size() + data.regions.size();
    const Result<void> added = addOwnRow(data, row);
    QVERIFY(!added.has_value());
    const std::string words = plainText(added.error());
    QVERIFY2(words.find(named.toStdString()) != std::string::npos, words.c_str());
    QCOMPARE(data.accelerators.size() + data.prices.size() + data.regions.size(), before);
}

void TestOwnRows::badRowsCostThemselvesOnly()
{
    std::vector<Error> problems;
    const auto catalog = catalogWithOwnRows(
        shippedCatalog(), std::vector{accelerator(""), accelerator("a"), accelerator("a"), accelerator("b")}, problems);
    QCOMPARE(problems.size(), size_t(2));
    QVERIFY(catalog->findAccelerator("a") && catalog->findAccelerator("b"));
}

void TestOwnRows::hostileJson()
{
    const OwnRow row = accelerator();
    QVERIFY(ownRowFromJson(row.kind, ownRowToJson(row)).value() == row);
    for (const char *json : {"", "{", "[1]", "null", "{\"id\":1}", "{\"id\":{\"a\":\"b\"}}", "{\"id\":null}"})
        QVERIFY2(!ownRowFromJson(OwnRowKind::Price, json).has_value(), json);
    QVERIFY(!ownRowFromJson(OwnRowKind::Price, std::string(100000, '[')).has_value());
}

QTEST_APPLESS_MAIN(TestOwnRows)
#include "tst_own_rows.moc"
