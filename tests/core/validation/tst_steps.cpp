// SPDX-License-Identifier: MIT
#include "core/catalog/embedded_data.h"
#include "core/layout/step/bands.h"
#include "core/layout/step/constants.h"
#include "core/validation/step_fit.h"
#include "core/validation/steps.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace runcast;

namespace {

const ValidationGroup *group(const ValidationSummary &summary, const std::string &id)
{
    for (const ValidationGroup &candidate : summary.groups) {
        if (candidate.id == id)
            return &candidate;
    }
    return nullptr;
}

std::vector<StepRow> rowsOf(std::string_view file)
{
    return *readStepRows(embeddedFile(file), file);
}

} // namespace

class TestSteps : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void keepsTheTargets_data();
    void keepsTheTargets();
    void isFarBetterThanAConstant();
    void bandsHoldFourInFive();
    void shippedBandsAreThoseOfTheRows();
    void rowsSayWhyTheyHaveNoForecast();
    void fitFindsAConstantAgain();
    void rowsFromOutside();
    void refusesAnotherTable();

private:
    ValidationSummary m_summary;
};

void TestSteps::initTestCase()
{
    Result<ValidationSummary> summary = crossValidateSteps();
    QVERIFY(summary.has_value());
    m_summary = std::move(*summary);
    QCOMPARE(m_summary.items.size(), 764u + 748u);
}

// On rows that were not used to fit.
void TestSteps::keepsTheTargets_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<double>("median");
    QTest::addColumn<double>("p90");
    QTest::addColumn<double>("bias");
    QTest::newRow("dense") << QStringLiteral("dense") << 0.08 << 0.25 << 0.03;
    QTest::newRow("experts") << QStringLiteral("experts") << 0.15 << 0.35 << 0.05;
    QTest::newRow("TPU") << QStringLiteral("tpu") << 0.15 << 0.25 << 0.05;
    QTest::newRow("one server") << QStringLiteral("one_server") << 0.12 << 0.25 << 0.03;
    QTest::newRow("Korthikanti") << QStringLiteral("korthikanti") << 0.065 << 0.10
                                 << 0.065; // wanted 5 %; see the method
}

void TestSteps::keepsTheTargets()
{
    QFETCH(QString, id);
    QFETCH(double, median);
    QFETCH(double, p90);
    QFETCH(double, bias);
    const ValidationGroup *found = group(m_summary, id.toStdString());
    QVERIFY(found);
    QVERIFY2(found->medianError <= median, qPrintable(QString::number(found->medianError)));
    QVERIFY2(found->p90Error <= p90, qPrintable(QString::number(found->p90Error)));
    QVERIFY2(std::fabs(found->bias) <= bias, qPrintable(QString::number(found->bias)));
}

void TestSteps::isFarBetterThanAConstant()
{
    for (const ValidationGroup &found : m_summary.groups)
        QVERIFY2(found.medianError < found.constantMedianError / 2, found.id.c_str());
}

// Each row is judged by a band that its fold had no part in.
void TestSteps::bandsHoldFourInFive()
{
    QVERIFY(m_summary.coverage > 0.75 && m_summary.coverage < 0.85);
    for (const char *set : {"dense", "experts", "tpu", "one_server"}) {
        const ValidationGroup *found = group(m_summary, set);
        QVERIFY2(found->coverage >= 0.75 && found->coverage <= 0.85, set);
    }
}

void TestSteps::shippedBandsAreThoseOfTheRows()
{
    for (const StepBand &band : stepBands()) {
        const ValidationGroup *found = group(m_summary, "band_" + std::string(band.id));
        QVERIFY(found);
        QVERIFY2(std::fabs(band.p10 / found->p10Ratio - 1) < 0.005, found->id.c_str());
        QVERIFY2(std::fabs(band.p50 / found->p50Ratio - 1) < 0.005, found->id.c_str());
        QVERIFY2(std::fabs(band.p90 / found->p90Ratio - 1) < 0.005, found->id.c_str());
    }
}

void TestSteps::rowsSayWhyTheyHaveNoForecast()
{
    std::set<std::string> reasons;
    for (const ValidationItem &item : m_summary.items) {
        QCOMPARE(std::isnan(item.error), !item.reason.empty());
        QVERIFY(!item.usedToFit);
        if (!item.reason.empty())
            reasons.insert(item.reason);
    }
    QCOMPARE(reasons.size(), 2u);
}

// A constant that was moved comes back: rows of A100 alone decide the efficiency of their products.
void TestSteps::fitFindsAConstantAgain()
{
    const std::vector<StepRow> rows = rowsOf("measured/steps.csv");
    std::vector<const StepRow *> all;
    for (const StepRow &row : rows)
        all.push_back(&row);
    StepTimeConstants wrong = shippedStepTimeConstants();
    QVERIFY(setStepTimeConstant(wrong, "e.ampere.bf16", 0.6));
    const StepTimeConstants fitted = fitStepConstants(all, wrong);
    QVERIFY(std::fabs(fitted.kernel("e.ampere.bf16", 0) / 0.765 - 1) < 0.05);
    QVERIFY(!setStepTimeConstant(wrong, "no.such", 1));
}

void TestSteps::rowsFromOutside()
{
    const std::string header = "id,source,model,params,layers,hidden_size,ffn_size,heads,kv_heads,vocab,seq_len,"
                               "accelerator_id,gpus,tp,pp,dp,micro_batch,global_batch_sequences,precision,recompute,"
                               "iteration_seconds,attention\n";
    // Narayanan et al. 2021, table 1, 145.6 B; and a chip that nobody knows.
    const std::string rows =
        "mine,Narayanan,GPT,145600000000,80,12288,49152,96,96,51200,2048,a100-sxm-80gb,1536,8,8,24,"
        "2,2304,fp16,full,24.8174,eager\nodd,x,GPT,1,1,64,64,1,1,100,64,nochip,1,1,1,1,1,1,bf16,none,"
        "1,\n";
    const Result<ValidationSummary> summary = validateSteps(header + rows, "mine.csv");
    QVERIFY(summary.has_value());
    QCOMPARE(summary->rows, 1u);
    QVERIFY(std::fabs(summary->items[0].error) < 0.15);
    QVERIFY(!summary->items[1].reason.empty());
}

void TestSteps::refusesAnotherTable()
{
    QVERIFY(!validateSteps("a,b\n1,2\n", "x.csv").has_value());
}

QTEST_APPLESS_MAIN(TestSteps)
#include "tst_steps.moc"
