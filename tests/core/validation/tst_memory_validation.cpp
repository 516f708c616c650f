// SPDX-License-Identifier: MIT
#include "core/validation/memory.h"

#include <QTest>

#include <cmath>

using namespace runcast;

class TestMemoryValidation : public QObject {
    Q_OBJECT
private slots:
    void errorsAreSmall();
    void whatRanIsNotCalledTooLarge();
    void foreignFiles_data();
    void foreignFiles();
};

// Open measurements of BLOOM, torchtitan, ml-engineering and ColossalAI; the bound is what the product promises.
void TestMemoryValidation::errorsAreSmall()
{
    const Result<ValidationSummary> summary = validateShippedMemory();
    QVERIFY2(summary.has_value(), summary ? "" : plainText(summary.error()).c_str());
    QVERIFY(summary->rows >= 60);
    for (const ValidationItem &item : summary->items)
        qInfo("%-62s %7.1f %7.1f %+5.0f %%", item.id.c_str(), item.measured, item.forecast, 100 * item.error);
    qInfo("median %.3f p90 %.3f bias %+.3f worst %+.2f", summary->medianError, summary->p90Error, summary->bias,
          summary->worstError);
    QVERIFY2(summary->medianError <= 0.10, qPrintable(QString::number(summary->medianError)));
}

// Every row ran on 80 to 141 GB parts: none may be estimated above its part by more than a tenth.
void TestMemoryValidation::whatRanIsNotCalledTooLarge()
{
    const Result<ValidationSummary> summary = validateShippedMemory();
    QVERIFY(summary.has_value());
    for (const ValidationItem &item : summary->items) {
        const bool h200 = item.id.find("h200") != std::string::npos;
        const bool h100 = item.id.find("torchtitan") != std::string::npos; // 96 GB parts
        const double capacity = h200 ? 150.1 : h100 ? 102.0 : 85.5;
        QVERIFY2(std::isnan(item.forecast) || item.forecast <= 1.1 * capacity, item.id.c_str());
    }
}

void TestMemoryValidation::foreignFiles_data()
{
    QTest::addColumn<std::string>("bytes");
    QTest::newRow("empty") << std::string();
    QTest::newRow("other columns") << std::string("a,b\n1,2\n");
    QTest::newRow("no table") << std::string("\"");
}

void TestMemoryValidation::foreignFiles()
{
    QFETCH(std::string, bytes);
    QVERIFY(!validateMemory(bytes, "x.csv"));
}

QTEST_APPLESS_MAIN(TestMemoryValidation)
#include "tst_memory_validation.moc"
