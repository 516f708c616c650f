// SPDX-License-Identifier: MIT
#include "core/catalog/price_list.h"

#include <QTest>

#include <cmath>
#include <ctime>

using namespace runcast;

namespace {

const PriceListOrigin origin{"AWS", "2026-11-30", "SkyPilot catalog"};
const std::string head =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n";

Result<PriceList> read(const std::string &rows)
{
    return readPriceList(head + rows, "vms.csv", origin, shippedCatalog());
}

} // namespace

class TestPriceList : public QObject {
    Q_OBJECT
private slots:
    void perInstancePricesAreDivided();
    void sentinelsAreNoPrices();
    void spotAtTheFullPriceIsNoSupply();
    void badRowsAreListedWithTheirLine();
    void ownColumns();
    void linesEndAsOnWindows();
    void otherFilesAreRefused();
    void lowestBesideTheCatalog();
    void fiftyThousandRowsInTwoSeconds();
    void canBeStopped();
};

// p5.48xlarge: 55.04 USD for 8 H100 are 6.88 each, as in the shipped catalog.
void TestPriceList::perInstancePricesAreDivided()
{
    const auto list = read("p5.48xlarge,H100,8,192,2048,\"{'Gpus': [{'Name': 'H100', 'Count': 8}]}\",55.04,11.7544,"
                           "us-east-1,us-east-1a\n"
                           "m5.large,,,2,8,,0.096,0.04,us-east-1,us-east-1a\n");
    QVERIFY2(list.has_value(), list ? "" : plainText(list.error()).c_str());
    QCOMPARE(list->rows, size_t(2));
    QCOMPARE(list->withoutAccelerator, size_t(1));
    QCOMPARE(list->prices.size(), size_t(2));
    QCOMPARE(list->prices[0].acceleratorId, std::string("h100-sxm"));
    QCOMPARE(list->prices[0].usdPerAcceleratorHour, 6.88);
    QCOMPARE(list->prices[1].commitment, Commitment::Spot);
    QVERIFY(std::fabs(list->prices[1].usdPerAcceleratorHour - 1.4693) < 1e-9);
    QCOMPARE(list->prices[0].asOf, std::string("2026-11-30"));
}

void TestPriceList::sentinelsAreNoPrices()
{
    const auto list = read("TPU-VM,tpu-v6e-1,1,,,,700.0,,us-east5,us-east5-b\n"
                           "p5e.48xlarge,H200,8,192,2048,,,40.0,us-east-1,us-east-1a\n"
                           "x,H100,8,1,1,,0,,us-east-1,a\n");
    QVERIFY(list.has_value());
    QCOMPARE(list->withoutPrice, size_t(3));
    QCOMPARE(list->prices.size(), size_t(1)); // the spot price of the second
    QCOMPARE(list->prices[0].usdPerAcceleratorHour, 5.0);
}

void TestPriceList::spotAtTheFullPriceIsNoSupply()
{
    const auto list = read("a,H100,1,1,1,,3.0,3.0,r,z\n");
    QVERIFY(list.has_value());
    QCOMPARE(list->withoutSpotSupply, size_t(1));
    QCOMPARE(list->prices.size(), size_t(1));
}

void TestPriceList::badRowsAreListedWithTheirLine()
{
    const auto list = read("a,H100,8,1,1,,24,,r,z\n"
                           "b,H100,eight,1,1,,24,,r,z\n"
                           "c,H100,8,1\n"
                           "d,H100,8,1,1,,-24,,r,z\n"
                           "e,FutureChip,8,1,1,,24,,r,z\n"
                           "f,H100,8,1,1,,32,,r,z\n");
    QVERIFY2(list.has_value(), list ? "" : plainText(list.error()).c_str());
    QCOMPARE(list->rows, size_t(6));
    QCOMPARE(list->prices.size(), size_t(2));
    QCOMPARE(list->unknownAccelerators.at("FutureChip"), size_t(1));
    QCOMPARE(list->refused.size(), size_t(3));
    const char *const places[] = {"line 3", "line 4", "line 5"};
    for (size_t i = 0; i < 3; ++i) {
        QCOMPARE(list->refused[i].place, std::string(places[i]));
        QVERIFY(!list->refused[i].reason.empty());
    }
}

void TestPriceList::ownColumns()
{
    const std::string rows =
        "provider,sku,accelerator_id,accelerators_per_instance,usd_per_accelerator_hour,commitment,region,as_of_date,"
        "as_of_precision,superseded,source,confidence,notes\n"
        "\"Cloud, Inc.\",x,h100-sxm,8,2.10,reserved_1y,eu,2026-11-01,day,,offer 12,primary,\"said \"\"now\"\"\"\n"
        "Cloud,x,h100-sxm,8,900,on_demand,eu,2026-11-01,day,,offer 12,primary,\n";
    const auto list = readPriceList(rows, "own.csv", {}, shippedCatalog());
    QVERIFY2(list.has_value(), list ? "" : plainText(list.error()).c_str());
    QCOMPARE(list->prices.size(), size_t(1));
    QCOMPARE(list->prices[0].provider, std::string("Cloud, Inc."));
    QCOMPARE(list->prices[0].notes, std::string("said \"now\""));
    QCOMPARE(list->refused.size(), size_t(1));
    QCOMPARE(list->refused[0].place, std::string("line 3"));
}

void TestPriceList::linesEndAsOnWindows()
{
    const auto list = readPriceList("AcceleratorName,AcceleratorCount,Price,SpotPrice,InstanceType,Region\r\n"
                                    "H100,8,16,,a,r\r\nbroken\r\n",
                                    "vms.csv", origin, shippedCatalog());
    QVERIFY2(list.has_value(), list ? "" : plainText(list.error()).c_str());
    QCOMPARE(list->prices.size(), size_t(1));
    QCOMPARE(list->refused.size(), size_t(1));
}

void TestPriceList::otherFilesAreRefused()
{
    QVERIFY(!readPriceList("a,b\n1,2\n", "x.csv", origin, shippedCatalog()).has_value());
    QVERIFY(!readPriceList("", "x.csv", origin, shippedCatalog()).has_value());
}

void TestPriceList::lowestBesideTheCatalog()
{
    const auto list = read("a,H100,8,1,1,,40,,r1,z\nb,H100,8,1,1,,24,,r2,z\nc,V100,8,1,1,,20,,r2,z\n");
    QVERIFY(list.has_value());
    const std::vector<PriceChange> changes = priceChanges(*list, shippedCatalog());
    QCOMPARE(changes.size(), size_t(2));
    QCOMPARE(changes[1].listed.acceleratorId, std::string("h100-sxm"));
    QCOMPARE(changes[1].listed.usdPerAcceleratorHour, 3.0);
    QCOMPARE(changes[1].listed.region, std::string("r2"));
    QCOMPARE(changes[1].offers, size_t(2));
    QCOMPARE(changes[1].catalogDefault->usdPerAcceleratorHour, 2.40);
}

void TestPriceList::fiftyThousandRowsInTwoSeconds()
{
    std::string rows;
    for (int i = 0; i < 50000; ++i) {
        rows += i % 10000 == 7 ? "broken,row\n"
                               : "p5.48xlarge,H100,8,192,2048,\"{'Gpus': []}\"," + std::to_string(40 + i % 20) +
                                     ".5,12.25,region-" + std::to_string(i % 30) + ",zone\n";
    }
    const std::clock_t begin = std::clock(); // of this process alone: tests run beside each other
    const auto list = read(rows);
    const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
    QVERIFY(list.has_value());
    QCOMPARE(list->rows, size_t(50000));
    QCOMPARE(list->refused.size(), size_t(5));
    QCOMPARE(list->refused[0].place, std::string("line 9"));
    QVERIFY2(seconds < 2, qPrintable(QString::number(seconds)));
    qInfo("%.2f s", seconds);
}

void TestPriceList::canBeStopped()
{
    const auto list = readPriceList(head + "a,H100,8,1,1,,40,,r1,z\n", "vms.csv", origin, shippedCatalog(),
                                    [](double) { return false; });
    QVERIFY(!list.has_value());
    QCOMPARE(list.error().code, ErrorCode::Cancelled);
}

QTEST_APPLESS_MAIN(TestPriceList)
#include "tst_price_list.moc"
