// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"

#include <QTest>

using namespace runcast;

class TestGrid : public QObject {
    Q_OBJECT

private slots:
    void ownValues();
    void fallsBackOnItsParent();
    void missingTariffStaysMissing();
    void waterOfTheCountryElseOfTheWorld();
    void everyRegionSaysWhereItsValuesComeFrom();
    void definitionsStayApart();
    void survivesCircles();
};

namespace {

const GridRegion &region(const char *id)
{
    const GridRegion *found = shippedCatalog().findRegion(id);
    if (!found)
        qFatal("no region %s", id);
    return *found;
}

} // namespace

void TestGrid::ownValues() // Ember 2024; EIA industrial average 2024
{
    const GridRegion &us = region("US");
    QCOMPARE(us.carbonGPerKwh->value, 383.55);
    QCOMPARE(us.carbonGPerKwh->fromId, std::string("US"));
    QCOMPARE(us.carbonGPerKwh->year.value_or(0), 2024);
    QCOMPARE(us.electricityUsdPerKwh->value, 0.0813);
}

void TestGrid::fallsBackOnItsParent()
{
    const GridRegion &johannesburg = region("gcp:africa-south1");
    QCOMPARE(johannesburg.carbonGPerKwh->fromId, std::string("gcp:africa-south1"));
    QCOMPARE(johannesburg.carbonGPerKwh->value, 646.0);
    QCOMPARE(johannesburg.parentId, std::string("ZA"));
    QCOMPARE(johannesburg.electricityUsdPerKwh.has_value(), region("ZA").electricityUsdPerKwh.has_value());

    const GridRegion &quebec = region("CA-QC"); // a tariff of its own, carbon of Canada
    QCOMPARE(quebec.electricityUsdPerKwh->value, 0.045);
    QCOMPARE(quebec.electricityUsdPerKwh->fromId, std::string("CA-QC"));
    QVERIFY(!quebec.electricityUsdPerKwh->year);
    QCOMPARE(quebec.carbonGPerKwh->fromId, std::string("CA"));
    QCOMPARE(quebec.carbonGPerKwh->value, 184.99);
}

void TestGrid::missingTariffStaysMissing()
{
    QVERIFY(!region("GB").electricityUsdPerKwh);
    QVERIFY(!region("CA").electricityUsdPerKwh); // differs by province
    for (const GridRegion &r : shippedCatalog().regions())
        QVERIFY2(!r.electricityUsdPerKwh || r.electricityUsdPerKwh->value > 0, r.id.c_str());
}

void TestGrid::waterOfTheCountryElseOfTheWorld() // litres per kWh by the WRI method, read in ecologits
{
    QCOMPARE(region("US").waterLPerKwh->value, 3.1321);
    QCOMPARE(region("US-VA").waterLPerKwh->value, 3.1321);
    QCOMPARE(region("US-VA").waterLPerKwh->fromId, std::string("US"));
    QCOMPARE(region("SE").waterLPerKwh->value, 6.0315);
    QCOMPARE(region("BR").waterLPerKwh->value, 3.908);
    QCOMPARE(region("BR").waterLPerKwh->fromId, std::string("WORLD"));
}

void TestGrid::everyRegionSaysWhereItsValuesComeFrom()
{
    QCOMPARE(shippedCatalog().regions().size(), size_t(225));
    for (const GridRegion &r : shippedCatalog().regions()) {
        QVERIFY2(!r.readOn.empty(), r.id.c_str());
        QVERIFY2(r.carbonGPerKwh || r.electricityUsdPerKwh, r.id.c_str());
        for (const std::optional<GridValue> &value : {r.carbonGPerKwh, r.electricityUsdPerKwh, r.waterLPerKwh}) {
            if (!value)
                continue;
            QVERIFY2(!value->source.empty() && !value->basis.empty(), r.id.c_str());
            QVERIFY2(shippedCatalog().findRegion(value->fromId), r.id.c_str());
        }
        if (r.carbonGPerKwh) {
            QVERIFY2(r.carbonGPerKwh->year, r.id.c_str());
            QVERIFY2(r.carbonGPerKwh->value > 0 && r.carbonGPerKwh->value < 1500, r.id.c_str());
        }
        QVERIFY2(r.parentId.empty() || shippedCatalog().findRegion(r.parentId), r.id.c_str());
    }
}

void TestGrid::definitionsStayApart() // a state's stacks are not to be ranked against a country's life cycle
{
    QVERIFY(region("US").carbonGPerKwh->basis.find("life cycle") != std::string::npos);
    QVERIFY(region("US-VA").carbonGPerKwh->basis.find("stack") != std::string::npos);
}

void TestGrid::survivesCircles()
{
    const char *csv = "id,iso3,name,level,parent_id,carbon_g_per_kwh,carbon_year,carbon_basis,electricity_usd_per_kwh,"
                      "price_year,price_basis,carbon_source,price_source,read_on,confidence,notes\n"
                      "A,,A,country,B,,,,,,,,,2026,primary,\n"
                      "B,,B,country,A,,,,0.1,2025,tariff,,list,2026,primary,\n"
                      "C,,C,country,C,,,,,,,,,2026,primary,\n";
    const Result<std::vector<GridRegion>> regions = loadGrid(csv, "grid.csv", {});
    QVERIFY(regions);
    QCOMPARE((*regions)[0].electricityUsdPerKwh->fromId, std::string("B"));
    QVERIFY(!(*regions)[0].carbonGPerKwh);
    QVERIFY(!(*regions)[2].electricityUsdPerKwh);
    QVERIFY(!(*regions)[2].waterLPerKwh);
}

QTEST_APPLESS_MAIN(TestGrid)
#include "tst_grid.moc"
