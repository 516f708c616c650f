// SPDX-License-Identifier: MIT
#include "core/memory/placement.h"
#include "core/memory/training_state.h"

#include <QTest>

#include <cmath>

using namespace runcast;

Q_DECLARE_METATYPE(runcast::Precision)
Q_DECLARE_METATYPE(runcast::Optimizer)
Q_DECLARE_METATYPE(runcast::GradientPrecision)

class TestTrainingState : public QObject {
    Q_OBJECT
private slots:
    void bytesPerParameter_data();
    void bytesPerParameter();
    void zero_data();
    void zero();
};

void TestTrainingState::bytesPerParameter_data()
{
    QTest::addColumn<Precision>("precision");
    QTest::addColumn<Optimizer>("optimizer");
    QTest::addColumn<GradientPrecision>("gradients");
    QTest::addColumn<double>("total");
    QTest::addColumn<double>("checkpoint");
    constexpr auto sixteen = GradientPrecision::Sixteen, fp32 = GradientPrecision::Fp32;
    QTest::newRow("ZeRO paper") << Precision::Bf16 << Optimizer::AdamW << sixteen << 16.0 << 14.0;
    QTest::newRow("Megatron, fp32 gradients") << Precision::Bf16 << Optimizer::AdamW << fp32 << 18.0 << 14.0;
    QTest::newRow("gradients in both") << Precision::Bf16 << Optimizer::AdamW << GradientPrecision::Both << 20.0
                                       << 14.0;
    QTest::newRow("pure bf16") << Precision::Bf16 << Optimizer::AdamWBf16 << sixteen << 8.0 << 6.0;
    QTest::newRow("fp32 Adam") << Precision::Fp32 << Optimizer::AdamW << sixteen << 16.0 << 12.0;
    QTest::newRow("8-bit Adam, fp32 master") << Precision::Bf16 << Optimizer::AdamW8Bit << sixteen << 10.0 << 8.0;
    QTest::newRow("DeepSeek-V3 FP8") << Precision::Fp8 << Optimizer::AdamW << fp32 << 13.0 << 9.0;
    QTest::newRow("Muon, fp32 gradients") << Precision::Bf16 << Optimizer::Muon << fp32 << 14.0 << 10.0;
    QTest::newRow("Muon, bf16 gradients") << Precision::Bf16 << Optimizer::Muon << sixteen << 12.0 << 10.0;
    QTest::newRow("Adafactor") << Precision::Bf16 << Optimizer::Adafactor << sixteen << 8.0 << 6.0;
}

void TestTrainingState::bytesPerParameter()
{
    QFETCH(Precision, precision);
    QFETCH(Optimizer, optimizer);
    QFETCH(GradientPrecision, gradients);
    QFETCH(double, total);
    QFETCH(double, checkpoint);
    const StateBytes bytes = stateBytes(precision, optimizer, gradients);
    QCOMPARE(bytes.total(), total);
    QCOMPARE(bytes.checkpoint(), checkpoint);
}

// Rajbhandari et al. 2020, figure 1: 7.5 B parameters over 64 ranks; and 405 B on tensor 8, pipeline 16, 128 ranks.
void TestTrainingState::zero_data()
{
    QTest::addColumn<double>("parameters");
    QTest::addColumn<double>("shards");
    QTest::addColumn<double>("replicas");
    QTest::addColumn<double>("gradientBytes");
    QTest::addColumn<int>("stage");
    QTest::addColumn<double>("gigabytes");
    const double zeroPaper[] = {120, 31.40625, 16.640625, 1.875};
    const double llama[] = {57.07308, 19.32161, 6.737794, 0.4458834};
    for (int stage = 0; stage < 4; ++stage) {
        QTest::addRow("7.5 B, stage %d", stage) << 7.5e9 << 1.0 << 64.0 << 2.0 << stage << zeroPaper[stage];
        QTest::addRow("405 B, stage %d", stage) << 405.853e9 << 128.0 << 128.0 << 4.0 << stage << llama[stage];
    }
}

void TestTrainingState::zero()
{
    QFETCH(double, parameters);
    QFETCH(double, shards);
    QFETCH(double, replicas);
    QFETCH(double, gradientBytes);
    QFETCH(int, stage);
    QFETCH(double, gigabytes);
    const double bytes =
        localState({.weights = 2, .gradients = gradientBytes, .optimizer = 12}, parameters, shards, replicas, stage)
            .total();
    QVERIFY2(std::fabs(bytes / 1e9 - gigabytes) <= 1e-6 * gigabytes, qPrintable(QString::number(bytes, 'g', 10)));
}

QTEST_APPLESS_MAIN(TestTrainingState)
#include "tst_training_state.moc"
