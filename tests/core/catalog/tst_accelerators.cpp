// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/catalog/embedded_data.h"

#include <QTest>

using namespace runcast;
using namespace std::string_literals;

class TestAccelerators : public QObject {
    Q_OBJECT

private slots:
    void peaksAreDense_data();
    void peaksAreDense();
    void utilisationBase_data();
    void utilisationBase();
    void memoryOfTheDriverComesFirst_data();
    void memoryOfTheDriverComesFirst();
    void linksAreOneDirection_data();
    void linksAreOneDirection();
    void missingIsNotZero();
    void figuresAreInRange();
    void unitAndSystemPricesDiffer();
    void refuses_data();
    void refuses();
};

namespace {

constexpr double missing = 0; // no shipped figure is 0
constexpr double gib = 1073741824;

const Accelerator &chip(const std::string &id)
{
    const Accelerator *found = shippedCatalog().findAccelerator(id);
    if (!found)
        qFatal("no accelerator %s", id.c_str());
    return *found;
}

} // namespace

// Vendors print figures with sparsity first; the dense ones are half of them. Sources: NVIDIA H100, DGX B200, B300,
// A100 and V100 data sheets; AMD MI355X page; AWS Neuron, Trainium3; Intel Gaudi 3 white paper.
void TestAccelerators::peaksAreDense_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<double>("fp16");
    QTest::addColumn<double>("bf16");
    QTest::addColumn<double>("fp8");
    QTest::addColumn<double>("fp4");
    QTest::newRow("H100") << "h100-sxm"s << 989.5 << 989.5 << 1979.0 << missing;
    QTest::newRow("B200") << "b200-sxm"s << 2250.0 << 2250.0 << 4500.0 << 9000.0;
    QTest::newRow("B300: FP4 is 3 times FP8") << "b300-sxm"s << 2250.0 << 2250.0 << 4500.0 << 13500.0;
    QTest::newRow("MI355X") << "mi355x"s << 2516.6 << 2516.6 << 5033.2 << 10066.3;
    QTest::newRow("V100 has no BF16") << "v100-sxm2-16gb"s << 125.0 << missing << missing << missing;
    QTest::newRow("A100 has no FP8") << "a100-sxm-80gb"s << 312.0 << 312.0 << missing << missing;
    QTest::newRow("Gaudi 3: FP8 = BF16") << "gaudi3"s << 459.0 << 1677.0 << 1677.0 << missing;
    QTest::newRow("Trainium3: FP4 = FP8") << "trainium3"s << 671.0 << 671.0 << 2517.0 << 2517.0;
    QTest::newRow("RTX 4090, FP32 accumulation") << "rtx-4090"s << 165.2 << 165.2 << 330.3 << missing;
}

void TestAccelerators::peaksAreDense()
{
    QFETCH(std::string, id);
    const PeakDenseTflops &peak = chip(id).peakDenseTflops;
    QTEST(peak.fp16.value_or(missing), "fp16");
    QTEST(peak.bf16.value_or(missing), "bf16");
    QTEST(peak.fp8.value_or(missing), "fp8");
    QTEST(peak.fp4.value_or(missing), "fp4");
}

void TestAccelerators::utilisationBase_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<double>("tflops");
    QTest::newRow("H100 in BF16") << "h100-sxm"s << 989.5;
    QTest::newRow("V100 in FP16") << "v100-sxm2-32gb"s << 125.0;
    QTest::newRow("P100 in FP16") << "p100-sxm2"s << 21.2;
    QTest::newRow("TPU v4, BF16 only") << "tpu-v4"s << 275.0;
}

void TestAccelerators::utilisationBase()
{
    QFETCH(std::string, id);
    const std::optional<double> tflops = utilisationBaseTflops(chip(id));
    QVERIFY(tflops);
    QTEST(*tflops, "tflops");
}

void TestAccelerators::memoryOfTheDriverComesFirst_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<double>("bytes");
    QTest::newRow("H100, sold as 80 GB") << "h100-sxm"s << 79.6 * gib;
    QTest::newRow("B200, sold as 180 GB") << "b200-sxm"s << 179.1 * gib;
    QTest::newRow("B300, sold as 288 GB") << "b300-sxm"s << 268.6 * gib;
    QTest::newRow("V100, driver's figure unknown") << "v100-sxm2-32gb"s << 32e9;
}

void TestAccelerators::memoryOfTheDriverComesFirst()
{
    QFETCH(std::string, id);
    const std::optional<double> found = memoryBytes(chip(id));
    QVERIFY(found);
    QTEST(*found, "bytes");
}

void TestAccelerators::linksAreOneDirection_data()
{
    QTest::addColumn<std::string>("id");
    QTest::addColumn<double>("all");
    QTest::addColumn<double>("pair");
    QTest::addColumn<int>("domain");
    QTest::newRow("H100: NVLink 900 is both ways") << "h100-sxm"s << 450.0 << 450.0 << 8;
    QTest::newRow("GB200") << "gb200-nvl72"s << 900.0 << 900.0 << 72;
    QTest::newRow("H800: cut links") << "h800-sxm"s << 200.0 << 200.0 << 8;
    QTest::newRow("MI300X: 64 to each of 7 peers") << "mi300x"s << 448.0 << 64.0 << 8;
}

void TestAccelerators::linksAreOneDirection()
{
    QFETCH(std::string, id);
    const Accelerator &accelerator = chip(id);
    QTEST(accelerator.scaleUpBandwidthGBps.value_or(missing), "all");
    QTEST(pairBandwidthGBps(accelerator).value_or(missing), "pair");
    QTEST(accelerator.scaleUpDomainSize.value_or(0), "domain");
}

void TestAccelerators::missingIsNotZero()
{
    QVERIFY(!chip("rubin-nvl72").tdpW);
    QVERIFY(!chip("rubin-nvl72").serverMaxPowerKw);
    QVERIFY(!serverMaxPowerWPerAccelerator(chip("rubin-nvl72")));
    QVERIFY(!chip("b300-sxm").priceUsd);
    QVERIFY(!pairBandwidthGBps(chip("trainium1")));
    QVERIFY(!memoryBytes(Accelerator{}));
    QVERIFY(!utilisationBaseTflops(Accelerator{}));
    QCOMPARE(serverMaxPowerWPerAccelerator(chip("h100-sxm")).value_or(0), 1275.0); // DGX H100: 10.2 kW / 8
}

void TestAccelerators::figuresAreInRange()
{
    for (const Accelerator &a : shippedCatalog().accelerators()) {
        QVERIFY2(a.year >= 2016 && a.year <= 2026, a.id.c_str());
        QVERIFY2(a.memoryGb && a.memoryBandwidthGBps, a.id.c_str());
        QVERIFY2(utilisationBaseTflops(a), a.id.c_str());
        QVERIFY2(a.scaleUpDomainSize.value_or(0) >= 1, a.id.c_str());
        QVERIFY2(a.gpusPerServer.value_or(0) >= 1, a.id.c_str());
        QCOMPARE(a.priceUsd.has_value(), !a.priceDate.empty());
        QCOMPARE(a.priceUsd.has_value(), !a.priceBasis.empty());
        if (const auto serverW = serverMaxPowerWPerAccelerator(a); serverW && a.tdpW) {
            const double ratio = *serverW / *a.tdpW; // a server draws more than its chips, below three times as much
            QVERIFY2(ratio > 1.1 && ratio < 2.7, a.id.c_str());
        }
    }
}

void TestAccelerators::unitAndSystemPricesDiffer()
{
    QVERIFY(isUnitPrice(chip("h100-sxm")));
    QVERIFY(isUnitPrice(chip("rtx-4090")));
    QVERIFY(!isUnitPrice(chip("b200-sxm"))); // a DGX divided by 8: the server is paid for already
    QVERIFY(!isUnitPrice(chip("b300-sxm"))); // no price at all
}

void TestAccelerators::refuses_data()
{
    QTest::addColumn<std::string>("from");
    QTest::addColumn<std::string>("to");
    QTest::addColumn<std::string>("named");
    QTest::newRow("zero for missing") << ",34,67,"s
                                      << ",0,67,"s
                                      << "peak_dense_tflops_fp64"s;
    QTest::newRow("negative") << "3350"s
                              << "-3350"s
                              << "negative"s;
    QTest::newRow("words") << ",3350,"s
                           << ",fast,"s
                           << "memory_bandwidth_gb_per_s"s;
    QTest::newRow("half a chip") << "DGX H100,8,"s
                                 << "DGX H100,7.5,"s
                                 << "whole number"s;
    QTest::newRow("topology") << ",switch,"s
                              << ",magic,"s
                              << "magic"s;
    QTest::newRow("confidence") << ",secondary,"s
                                << ",sure,"s
                                << "sure"s;
    QTest::newRow("date") << ",2025-03-03,"s
                          << ",2025-13-03,"s
                          << "2025-13-03"s;
    QTest::newRow("no such column") << "tdp_w"s
                                    << "watts"s
                                    << "tdp_w"s;
    QTest::newRow("no source") << "\"NVIDIA H100"s
                               << ",,\"NVIDIA H100"s
                               << "cells"s;
}

void TestAccelerators::refuses()
{
    QFETCH(std::string, from);
    QFETCH(std::string, to);
    QFETCH(std::string, named);
    const QByteArray all = QByteArray::fromStdString(std::string(embeddedFile("accelerators.csv")));
    const qsizetype row = all.indexOf("h100-sxm,");
    QByteArray table = all.left(all.indexOf('\n') + 1) + all.mid(row, all.indexOf('\n', row) + 1 - row);
    QVERIFY(loadAccelerators(table.toStdString(), "a.csv"));

    table.replace(from.c_str(), to.c_str());
    const Result<std::vector<Accelerator>> bad = loadAccelerators(table.toStdString(), "a.csv");
    QVERIFY(!bad);
    QVERIFY2(plainText(bad.error()).find(named) != std::string::npos, plainText(bad.error()).c_str());
    QCOMPARE(bad.error().place, std::string("line 2"));
}

QTEST_APPLESS_MAIN(TestAccelerators)
#include "tst_accelerators.moc"
