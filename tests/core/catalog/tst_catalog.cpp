// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/catalog/embedded_data.h"

#include <QTest>

#include <cmath>

using namespace runcast;
using namespace std::string_literals;

class TestCatalog : public QObject {
    Q_OBJECT

private slots:
    void everyRowHasSourceAndDate();
    void findsById();
    void pricesHaveNoSentinels();
    void defaultRents_data();
    void defaultRents();
    void noPriceIsNoRent();
    void defaultRentIgnoresIndicesSpotAndTheOld();
    void failureRateOfLlama3();
    void ratesAgreeWithTheirCounts();
    void leavesOutTablesOfCopyrightReports();
    void refusesBrokenData_data();
    void refusesBrokenData();
};

void TestCatalog::everyRowHasSourceAndDate()
{
    const Catalog &catalog = shippedCatalog();
    QCOMPARE(catalog.version().size(), size_t(10));
    QCOMPARE(catalog.accelerators().size(), size_t(40));
    QCOMPARE(catalog.prices().size(), size_t(223));
    for (const Accelerator &row : catalog.accelerators())
        QVERIFY2(!row.source.empty() && row.year > 0, row.id.c_str());
    for (const AcceleratorPrice &row : catalog.prices())
        QVERIFY2(!row.source.empty() && row.asOf.size() >= 4, row.sku.c_str());
    for (const FailureRate &row : catalog.failureRates())
        QVERIFY2(!row.source.empty() && row.year > 0 && !row.confidence.empty(), row.id.c_str());
    for (const auto &facts : {catalog.powerFacts(), catalog.clusterFacts()}) {
        for (const Fact &row : facts) {
            QVERIFY2(!row.source.empty() && row.year > 0, row.key.c_str());
            QVERIFY2(row.value || (row.low && row.high), row.key.c_str());
        }
    }
    for (const StorageFact &row : catalog.storage())
        QVERIFY2(!row.source.empty() && !row.asOf.empty(), row.product.c_str());
    QVERIFY(!catalog.credits().empty());
}

void TestCatalog::findsById()
{
    const Catalog &catalog = shippedCatalog();
    for (const Accelerator &row : catalog.accelerators())
        QCOMPARE(catalog.findAccelerator(row.id), &row);
    for (const GridRegion &row : catalog.regions())
        QCOMPARE(catalog.findRegion(row.id), &row);
    QVERIFY(!catalog.findAccelerator("H100-SXM"));
    QVERIFY(!catalog.findAccelerator(""));
    QCOMPARE(catalog.findFact("pue_epoch_hyperscaler")->value.value_or(0), 1.1);
    QCOMPARE(catalog.findFact("server_cost_multiplier")->value.value_or(0), 1.64);
    QVERIFY(!catalog.findFact("dev_cost_share_hardware")->value); // a range without a midpoint
}

void TestCatalog::pricesHaveNoSentinels()
{
    for (const AcceleratorPrice &price : shippedCatalog().prices()) {
        QVERIFY2(price.usdPerAcceleratorHour > 0 && price.usdPerAcceleratorHour < 100, price.sku.c_str());
        // AWS cut its P4 and P5 list prices in June 2025: older ones are history.
        if (price.provider == "AWS" && price.acceleratorId == "h100-sxm" && price.usdPerAcceleratorHour > 12)
            QVERIFY(price.superseded);
    }
}

// Read by hand from the price table: second lowest provider of three and more, else the lowest.
void TestCatalog::defaultRents_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<double>("usd");
    QTest::addColumn<QByteArray>("provider");
    QTest::newRow("H100: Verda 2.29 is lower") << "h100-sxm"s << 2.40 << QByteArray("Hyperstack");
    QTest::newRow("H200: Verda 3.39 is lower") << "h200-sxm"s << 3.50 << QByteArray("Nebius");
    QTest::newRow("B200: Verda 4.89 is lower") << "b200-sxm"s << 4.99 << QByteArray("Lambda");
    QTest::newRow("B300: two providers") << "b300-sxm"s << 6.99 << QByteArray("Verda (DataCrunch)");
    QTest::newRow("TPU v5p: one provider") << "tpu-v5p"s << 4.20 << QByteArray("Google Cloud");
}

void TestCatalog::defaultRents()
{
    QFETCH(std::string, id);
    const AcceleratorPrice *rent = shippedCatalog().defaultRent(id);
    QVERIFY(rent);
    QTEST(rent->usdPerAcceleratorHour, "usd");
    QTEST(QByteArray::fromStdString(rent->provider), "provider");
}

void TestCatalog::noPriceIsNoRent()
{
    for (const char *id : {"mi300x", "h800-sxm", "trainium2", "rubin-nvl72", "tpu-v7", "no such chip"})
        QVERIFY2(!shippedCatalog().defaultRent(id), id);
}

void TestCatalog::defaultRentIgnoresIndicesSpotAndTheOld()
{
    AcceleratorPrice row;
    row.acceleratorId = "x";
    row.provider = "A";
    row.asOf = "2026-03";
    row.usdPerAcceleratorHour = 3;
    std::vector<AcceleratorPrice> prices(5, row);
    prices[1].provider = "Market index";
    prices[2].commitment = Commitment::Spot;
    prices[3].superseded = true;
    prices[4].asOf = "2024-12-31";
    for (size_t i = 1; i < prices.size(); ++i)
        prices[i].usdPerAcceleratorHour = 1;
    QCOMPARE(defaultRent(prices, "x"), prices.data());
    prices[4].asOf = "2025"; // the last two years count
    QCOMPARE(defaultRent(prices, "x"), prices.data() + 4);
}

void TestCatalog::failureRateOfLlama3()
{
    const FailureRate *rate = shippedCatalog().findFailureRate(defaultFailureRateId);
    QVERIFY(rate);
    QCOMPARE(rate->count.value_or(0), 419.0); // Llama 3 paper, table 5: in 54 days on 16,384 accelerators
    QVERIFY(std::abs(*rate->perAcceleratorHour / (419.0 / (54 * 24 * 16384)) - 1) < 1e-6);
}

void TestCatalog::ratesAgreeWithTheirCounts()
{
    for (const FailureRate &rate : shippedCatalog().failureRates()) {
        if (!rate.id.starts_with("llama3"))
            continue;
        const double expected = *rate.count / (*rate.windowDays * 24 * *rate.accelerators);
        QVERIFY2(std::abs(*rate.perAcceleratorHour / expected - 1) < 1e-5, rate.id.c_str());
    }
}

void TestCatalog::leavesOutTablesOfCopyrightReports()
{
    for (const char *key : {"dc_capex_tokyo", "dc_capex_share_shell", "dgx_h100_bom_memory"})
        QVERIFY2(!shippedCatalog().findFact(key), key);
    QVERIFY(shippedCatalog().findFact("dc_capex_us_average"));
}

void TestCatalog::refusesBrokenData_data()
{
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::newRow("id twice") << "accelerators.csv"s
                              << "\nh200-sxm,"s
                              << "\nh100-sxm,"s;
    QTest::newRow("unknown accelerator") << "prices.csv"s
                                         << ",b300-sxm,8,"s
                                         << ",b999-sxm,8,"s;
    QTest::newRow("sentinel price") << "prices.csv"s
                                    << ",2.95,"s
                                    << ",700.0,"s;
    QTest::newRow("price of 0") << "prices.csv"s
                                << ",2.95,"s
                                << ",0,"s;
    QTest::newRow("no date") << "prices.csv"s
                             << ",2026-03-17,"s
                             << ",,"s;
    QTest::newRow("carbon in words") << "grid.csv"s
                                     << ",383.55,"s
                                     << ",low,"s;
    QTest::newRow("no source") << "power.csv"s
                               << "Amazon sustainability site"s
                               << ""s;
    QTest::newRow("not a table") << "sources.csv"s
                                 << "\""s
                                 << "x\"y"s;
}

void TestCatalog::refusesBrokenData()
{
    QFETCH(std::string, path);
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    std::string broken(embeddedFile(path));
    const size_t at = broken.find(from);
    QVERIFY(at != std::string::npos);
    broken.replace(at, from.size(), to);
    const Result<CatalogData> data = loadCatalogData(
        [&](std::string_view name) { return name == path ? std::string_view(broken) : embeddedFile(name); });
    QVERIFY(!data);
    QCOMPARE(data.error().file, path);
}

QTEST_APPLESS_MAIN(TestCatalog)
#include "tst_catalog.moc"
