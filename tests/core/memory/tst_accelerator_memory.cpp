// SPDX-License-Identifier: MIT
#include "core/memory/accelerator_memory.h"
#include "core/memory/fit.h"

#include <QTest>

#include <cmath>

using namespace runcast;

namespace {

// Grattafiori et al. 2024, table 3.
Architecture llama405()
{
    Architecture model;
    model.layers = 126;
    model.hiddenSize = 16384;
    model.ffnSize = 53248;
    model.heads = 128;
    model.kvHeads = 8;
    model.headDim = 128;
    model.vocabularySize = 128256;
    return model;
}

MemoryInput llamaInput()
{
    MemoryInput in = memoryInput(llama405(), countParameters(llama405()).value());
    in.state = {.weights = 2, .gradients = 4, .optimizer = 12};
    in.tensor = 8;
    in.pipeline = 16;
    in.data = 128;
    in.microBatches = 16;
    in.sequence = 8192;
    return in;
}

} // namespace

class TestAcceleratorMemory : public QObject {
    Q_OBJECT
private slots:
    void inFlight_data();
    void inFlight();
    void activationsOfOneLayer();
    void eagerLayerOfGpt3();
    void fullRecomputeKeepsTheInput();
    void stagesSumToTheModel();
    void layersOfStages();
    void tiedModelOnOneStageHoldsOneEmbedding();
    void measurementPins();
    void impossibleLayoutIsNoNumber();
    void smallestFitFits();
};

// Brute-force schedules of 1F1B: p 4, m 8 holds 4 3 2 1; p 8, m 4 holds 4 4 4 4 4 3 2 1.
void TestAcceleratorMemory::inFlight_data()
{
    QTest::addColumn<double>("pipeline");
    QTest::addColumn<double>("microBatches");
    QTest::addColumn<QList<double>>("held");
    QTest::newRow("p 4, m 8") << 4.0 << 8.0 << QList<double>{4, 3, 2, 1};
    QTest::newRow("p 8, m 4") << 8.0 << 4.0 << QList<double>{4, 4, 4, 4, 4, 3, 2, 1};
}

void TestAcceleratorMemory::inFlight()
{
    QFETCH(double, pipeline);
    QFETCH(double, microBatches);
    QFETCH(QList<double>, held);
    MemoryInput in = llamaInput();
    in.pipeline = pipeline;
    in.microBatches = microBatches;
    for (int stage = 0; stage < held.size(); ++stage)
        QCOMPARE(stageMemory(in, stage).inFlight, held[stage]);
}

// Gated layer with flash attention: 405B, 8,192 tokens: 4,265,607,168 B on one accelerator; all 126 layers 500.5547
// GiB.
void TestAcceleratorMemory::activationsOfOneLayer()
{
    MemoryInput in = llamaInput();
    in.tensor = 1;
    in.pipeline = 1;
    in.microBatches = 1;
    in.vocabulary = 0;
    QVERIFY(std::fabs(stageMemory(in, 0).activations / 126 - 4265607168.0) < 1);
    QVERIFY(std::fabs(stageMemory(in, 0).activations / 1073741824 - 500.5547) < 1e-4);
}

// Korthikanti et al. 2022, equation 2: s b h (10 + 24/t + 5 a s/(h t)), GPT-3 at tensor 8: 578,813,952 B.
void TestAcceleratorMemory::eagerLayerOfGpt3()
{
    MemoryInput in;
    in.layers = 1;
    in.hidden = 12288;
    in.heads = 96;
    in.attentionWidth = 4 * 12288;
    in.ffnWidth = 4 * 12288;
    in.ffnTensors = 2;
    in.tensor = 8;
    in.sequence = 2048;
    in.style = MemoryStyle::Eager;
    // The closed form leaves the log-sum-exp of 4 bytes a head out and counts 24 h split over tensor parallel.
    const double tokens = 2048;
    const double expected = 578813952 + tokens * 4 * 96 / 8;
    QVERIFY2(std::fabs(stageMemory(in, 0).activations - expected) < 0.01 * expected,
             qPrintable(QString::number(stageMemory(in, 0).activations)));
}

void TestAcceleratorMemory::fullRecomputeKeepsTheInput()
{
    // Korthikanti et al. 2022, section 5: 2 s b h a layer, 256 MiB for 405B at 8,192 tokens, split by sequence
    // parallel.
    MemoryInput in = llamaInput();
    in.vocabulary = 0;
    in.recompute = Recompute::Full;
    const StageMemory one = stageMemory(in, 15);
    in.microBatches = 0;
    const double working = stageMemory(in, 15).activations;
    QVERIFY(std::fabs((one.activations - working) / one.layers - 268435456.0 / 8) < 1);
}

void TestAcceleratorMemory::stagesSumToTheModel()
{
    const MemoryInput in = llamaInput();
    double weights = 0, layers = 0;
    for (int stage = 0; stage < 16; ++stage) {
        weights += stageMemory(in, stage).weights;
        layers += stageMemory(in, stage).layers;
    }
    QCOMPARE(layers, 126.0);
    // 2 bytes a weight over 8 slices; the final norm's 16,384 weights are not placed.
    QVERIFY(std::fabs(weights * 8 / 2 - 405853388800.0) <= 16384);
}

// Grattafiori et al. 2024, section 3.3.2: 126 layers on 16 stages, one fewer on the first and on the last.
void TestAcceleratorMemory::layersOfStages()
{
    QCOMPARE(stageLayers(126, 16, 0), 7.0);
    QCOMPARE(stageLayers(126, 16, 1), 8.0);
    QCOMPARE(stageLayers(126, 16, 14), 8.0);
    QCOMPARE(stageLayers(126, 16, 15), 7.0);
    for (double layers = 1; layers <= 40; ++layers) {
        for (double pipeline = 1; pipeline <= layers; ++pipeline) {
            double sum = 0;
            for (int stage = 0; stage < int(pipeline); ++stage)
                sum += stageLayers(layers, pipeline, stage);
            QCOMPARE(sum, layers);
            double front = 0;
            for (int stage = 0; stage < int(pipeline); ++stage)
                front += stageLayers(layers, pipeline, stage, true);
            QCOMPARE(front, layers);
        }
    }
}

void TestAcceleratorMemory::tiedModelOnOneStageHoldsOneEmbedding()
{
    Architecture model = llama405();
    const auto weights = [&model](double pipeline) {
        MemoryInput in = memoryInput(model, countParameters(model).value());
        in.state = {.weights = 1};
        in.pipeline = pipeline;
        double sum = 0;
        for (int stage = 0; stage < int(pipeline); ++stage)
            sum += stageMemory(in, stage).weights;
        return sum;
    };
    const double embedding = 128256.0 * 16384;
    model.tiedEmbeddings = false;
    QCOMPARE(weights(1), weights(2));
    model.tiedEmbeddings = true;
    QCOMPARE(weights(1) + embedding, weights(2));
}

void TestAcceleratorMemory::measurementPins()
{
    MemoryInput in = llamaInput();
    in.measuredBytes = 70e9;
    QCOMPARE(fullestStage(in).total(), 70e9);
}

void TestAcceleratorMemory::impossibleLayoutIsNoNumber()
{
    MemoryInput in = llamaInput();
    for (const double pipeline : {0.0, 127.0, 1e18, std::nan("")}) {
        in.pipeline = pipeline;
        QVERIFY(std::isnan(fullestStage(in).total()));
    }
}

void TestAcceleratorMemory::smallestFitFits()
{
    MemoryInput in = llamaInput();
    in.pipeline = 4;
    in.data = 512;
    in.microBatch = 1;
    constexpr double usable = 85.5e9;
    QCOMPARE(fitVerdict(fullestStage(in).total(), usable), FitVerdict::DoesNotFit);
    const auto change = smallestFit(in, usable, 8);
    QVERIFY(change.has_value());
    QVERIFY(change->bytes <= usable);
    QVERIFY(!smallestFit(in, 1e9, 8).has_value());
}

QTEST_APPLESS_MAIN(TestAcceleratorMemory)
#include "tst_accelerator_memory.moc"
