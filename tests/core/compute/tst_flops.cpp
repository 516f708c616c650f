// SPDX-License-Identifier: MIT
#include "../test_data.h"

#include "core/catalog/catalog.h"
#include "core/compute/flops.h"

#include <cmath>
#include <limits>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestFlops : public QObject {
    Q_OBJECT

private slots:
    void vectors_data();
    void vectors();
    void context_data();
    void context();
    void wholeRuns();
    void windowsBoundAttention();
    void sharedExpertsCount();
    void nanStaysNan();
};

namespace {

const Architecture &shape(const QByteArray &id)
{
    const ModelPreset *preset = shippedCatalog().findModel(std::string_view(id.constData(), size_t(id.size())));
    if (!preset)
        qFatal("no preset %s", id.constData());
    return preset->architecture;
}

FlopPerToken flop(const Architecture &a, double sequence, FlopConvention convention)
{
    return flopPerToken(a, countParameters(a).value(), sequence, convention);
}

} // namespace

// flops.csv: reference vectors "flops_*", computed independently from the papers' shapes.
void TestFlops::vectors_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("products");
    QTest::addColumn<double>("logits");
    QTest::addColumn<double>("coreCausal");
    QTest::addColumn<double>("coreFull");
    QTest::addColumn<double>("trainingCausal");
    QTest::addColumn<double>("trainingFull");
    QTest::addColumn<double>("sixN");
    const CsvTable table = testTable(QStringLiteral(RUNCAST_TEST_DATA "/flops.csv"));
    for (size_t row = 0; row < table.rowCount(); ++row) {
        const QByteArray model = textIn(table, row, "model");
        QTestData &data = QTest::newRow((model + " at " + textIn(table, row, "sequence_length")).constData()) << model;
        for (const char *column : {"sequence_length", "products", "logits", "core_causal", "core_full",
                                   "training_causal", "training_full", "six_n"})
            data << numberIn(table, row, column);
    }
}

void TestFlops::vectors()
{
    QFETCH(QByteArray, model);
    QFETCH(double, sequence);
    const FlopPerToken causal = flop(shape(model), sequence, FlopConvention::Causal);
    const FlopPerToken full = flop(shape(model), sequence, FlopConvention::Full);
    QTEST(causal.projections + causal.mlp + causal.experts + causal.router, "products");
    QTEST(causal.logits, "logits");
    QTEST(causal.attention, "coreCausal");
    QTEST(full.attention, "coreFull");
    QTEST(causal.training, "trainingCausal");
    QTEST(full.training, "trainingFull");
    QTEST(flop(shape(model), sequence, FlopConvention::SixNd).training, "sixN");
}

void TestFlops::context_data()
{
    QTest::addColumn<double>("sequence");
    QTest::addColumn<double>("window");
    QTest::addColumn<bool>("chunked");
    QTest::addColumn<FlopConvention>("convention");
    QTest::addColumn<double>("expected");
    constexpr auto causal = FlopConvention::Causal, full = FlopConvention::Full;
    QTest::newRow("causal") << 8192.0 << 0.0 << false << causal << 4096.0;
    QTest::newRow("full") << 8192.0 << 0.0 << false << full << 8192.0;
    QTest::newRow("window wider than the sequence") << 2048.0 << 4096.0 << false << causal << 1024.0;
    QTest::newRow("window as wide") << 4096.0 << 4096.0 << false << causal << 2048.0;
    // The area of a band of width w under the diagonal of an s x s matrix, over s: w - w^2 / 2s.
    QTest::newRow("sliding") << 8192.0 << 4096.0 << false << causal << 3072.0;
    QTest::newRow("sliding, far") << 131072.0 << 128.0 << false << causal << 127.9375;
    QTest::newRow("chunks") << 32768.0 << 8192.0 << true << causal << 4096.0;
    QTest::newRow("sliding, full") << 8192.0 << 4096.0 << false << full << 4096.0;
}

void TestFlops::context()
{
    QFETCH(double, sequence);
    QFETCH(double, window);
    QFETCH(bool, chunked);
    QFETCH(FlopConvention, convention);
    QTEST(meanContext(sequence, window, chunked, convention), "expected");
}

// The Llama 3 Herd of Models (arXiv:2407.21783): 3.8e25 FLOP; reference vector "llama405_total".
void TestFlops::wholeRuns()
{
    const Architecture &a = shape("llama-3.1-405b");
    const ParameterCount count = countParameters(a).value();
    QCOMPARE(sixNdFlop(double(count.active), 15.6e12), 3.798787719168e25);
    QCOMPARE(flop(a, 8192, FlopConvention::Causal).training * 15.6e12, 3.93737133883392e25);
    QCOMPARE(flop(a, 8192, FlopConvention::Full).training * 15.6e12, 4.095662358528e25);
}

void TestFlops::windowsBoundAttention()
{
    Architecture windowed = shape("gemma-2-9b");
    Architecture open = windowed;
    open.windowedLayers = 0;
    for (double sequence : {1024.0, 4096.0, 8192.0, 131072.0}) {
        const double with = flop(windowed, sequence, FlopConvention::Causal).attention;
        const double without = flop(open, sequence, FlopConvention::Causal).attention;
        QVERIFY(with <= without);
        QCOMPARE(with<without, sequence> 4096);
        QVERIFY(with >= without / 2); // half of the layers see everything
    }
}

void TestFlops::sharedExpertsCount()
{
    Architecture with = shape("deepseek-v3");
    Architecture without = with;
    without.sharedExperts = 0;
    // 58 layers, 3 matrices of 7168 × 2048, 2 FLOP for each weight.
    QCOMPARE(flop(with, 4096, FlopConvention::Causal).mlp - flop(without, 4096, FlopConvention::Causal).mlp,
             58.0 * 3 * 7168 * 2048 * 2);
}

void TestFlops::nanStaysNan()
{
    const double nan = std::numeric_limits<double>::quiet_NaN();
    QVERIFY(std::isnan(flop(shape("gpt2"), nan, FlopConvention::Causal).training));
}

QTEST_APPLESS_MAIN(TestFlops)
#include "tst_flops.moc"
