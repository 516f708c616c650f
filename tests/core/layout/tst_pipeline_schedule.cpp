// SPDX-License-Identifier: MIT
#include "core/layout/degrees.h"
#include "core/layout/pipeline_schedule.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <tuple>

using namespace runcast;

class TestPipelineSchedule : public QObject {
    Q_OBJECT
private slots:
    void idlesAsTheFormulaSays_data() { shapes_data(); }
    void idlesAsTheFormulaSays();
    void nothingRunsTwiceOrTooSoon_data() { shapes_data(); }
    void nothingRunsTwiceOrTooSoon();
    void holdsFewMicroBatches();
    void refused_data();
    void refused();

private:
    static void shapes_data();
};

void TestPipelineSchedule::shapes_data()
{
    QTest::addColumn<int>("stages");
    QTest::addColumn<int>("microBatches");
    QTest::addColumn<int>("virtualStages");
    QTest::newRow("Llama 3") << 16 << 16 << 8;
    QTest::newRow("Narayanan, figure 4") << 4 << 8 << 2;
    QTest::newRow("plain") << 8 << 13 << 1;
    QTest::newRow("fewer than stages") << 8 << 3 << 1;
    QTest::newRow("one stage") << 1 << 4 << 1;
    QTest::newRow("long") << 8 << 64 << 4;
}

// Narayanan et al. 2021, section 2.2.2: idle time over ideal time is (p - 1) / (v m).
void TestPipelineSchedule::idlesAsTheFormulaSays()
{
    QFETCH(int, stages);
    QFETCH(int, microBatches);
    QFETCH(int, virtualStages);
    for (const double backward : {2.0, 3.0}) {
        const auto schedule = pipelineSchedule(stages, microBatches, virtualStages, backward);
        QVERIFY(schedule.has_value());
        const double idle = pipelineIdleFraction(stages, virtualStages, microBatches);
        QVERIFY(std::fabs(schedule->idleFraction() - idle) < 1e-9);
    }
}

void TestPipelineSchedule::nothingRunsTwiceOrTooSoon()
{
    QFETCH(int, stages);
    QFETCH(int, microBatches);
    QFETCH(int, virtualStages);
    const auto schedule = pipelineSchedule(stages, microBatches, virtualStages);
    QVERIFY(schedule.has_value());
    std::map<std::tuple<bool, int, int>, SchedulePass> byPlace; // backward, micro-batch, place in the model
    for (const SchedulePass &pass : schedule->passes)
        byPlace[{pass.backward, pass.microBatch, pass.virtualStage * stages + pass.stage}] = pass;
    QCOMPARE(int(byPlace.size()), 2 * stages * microBatches * virtualStages);
    QCOMPARE(schedule->passes.size(), byPlace.size());
    const int last = stages * virtualStages - 1;
    for (const auto &[key, pass] : byPlace) {
        const auto [backward, microBatch, place] = key;
        if (!backward && place > 0)
            QVERIFY((byPlace[{false, microBatch, place - 1}].end <= pass.start));
        if (backward && place < last)
            QVERIFY((byPlace[{true, microBatch, place + 1}].end <= pass.start));
        if (backward)
            QVERIFY((byPlace[{false, microBatch, place}].end <= pass.start));
    }
    for (size_t i = 1; i < schedule->passes.size(); ++i) {
        const SchedulePass &before = schedule->passes[i - 1];
        QVERIFY(before.stage != schedule->passes[i].stage || before.end <= schedule->passes[i].start);
    }
}

// What 1F1B is for: a stage never holds the activations of more than p micro-batches. Narayanan et al. 2021, 2.2.1.
void TestPipelineSchedule::holdsFewMicroBatches()
{
    const auto schedule = pipelineSchedule(8, 64, 1);
    std::map<int, int> held;
    int most = 0;
    for (const SchedulePass &pass : schedule->passes) { // a stage's passes are in order of time
        held[pass.stage] += pass.backward ? -1 : 1;
        most = std::max(most, held[pass.stage]);
    }
    QCOMPARE(most, 8);
}

void TestPipelineSchedule::refused_data()
{
    QTest::addColumn<double>("stages");
    QTest::addColumn<double>("microBatches");
    QTest::addColumn<double>("virtualStages");
    QTest::newRow("none") << 0.0 << 4.0 << 1.0;
    QTest::newRow("half") << 4.0 << 4.5 << 1.0;
    QTest::newRow("does not divide") << 4.0 << 6.0 << 2.0;
    QTest::newRow("too many") << 64.0 << 4096.0 << 8.0;
    QTest::newRow("not a number") << std::nan("") << 4.0 << 1.0;
    QTest::newRow("huge") << 1e300 << 1e300 << 1.0;
}

void TestPipelineSchedule::refused()
{
    QFETCH(double, stages);
    QFETCH(double, microBatches);
    QFETCH(double, virtualStages);
    QVERIFY(!pipelineSchedule(stages, microBatches, virtualStages).has_value());
}

QTEST_MAIN(TestPipelineSchedule)
#include "tst_pipeline_schedule.moc"
