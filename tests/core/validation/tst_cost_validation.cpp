// SPDX-License-Identifier: MIT
#include "core/validation/costs.h"

#include <QTest>

#include <cmath>

using namespace runcast;

class TestCostValidation : public QObject {
    Q_OBJECT
private slots:
    void publishedRunsFromTheirOwnInputs();
    void missingInputsAreNamed();
    void badRowsAreRefused();
};

// BLOOM, the Llama family, DeepSeek-V3 and OLMo: each within 10 % of what its authors report.
void TestCostValidation::publishedRunsFromTheirOwnInputs()
{
    const Result<ValidationSummary> summary = validateShippedCosts();
    QVERIFY2(summary.has_value(), summary ? "" : plainText(summary.error()).c_str());
    QVERIFY(summary->rows >= 24);
    QCOMPARE(summary->medianByGroup.size(), size_t(3));
    for (const ValidationItem &item : summary->items) {
        if (!std::isnan(item.forecast))
            QVERIFY2(std::fabs(item.error) <= 0.10, item.id.c_str());
    }
    QVERIFY(summary->medianError < 0.02);
}

void TestCostValidation::missingInputsAreNamed()
{
    const Result<ValidationSummary> summary = validateShippedCosts();
    QVERIFY(summary.has_value());
    int missing = 0;
    for (const ValidationItem &item : summary->items) {
        if (std::isnan(item.forecast)) {
            QVERIFY2(item.reason.find("accelerator-hours") != std::string::npos, item.id.c_str());
            ++missing;
        }
    }
    QCOMPARE(missing, 4);
}

void TestCostValidation::badRowsAreRefused()
{
    QVERIFY(!validateCosts("id,quantity,reported,source,missing\r\nx,speed,1,y,\r\n", "x.csv").has_value());
}

QTEST_APPLESS_MAIN(TestCostValidation)
#include "tst_cost_validation.moc"
