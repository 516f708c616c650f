// SPDX-License-Identifier: MIT
#include "core/layout/degrees.h"
#include "core/layout/pipeline_schedule.h"

#include <QtTest>

#include <cmath>
#include <map>
#include <tuple>

using namespace runcast;

constexpr ScheduleKind plain = ScheduleKind::OneForwardOneBackward;

class TestPipelineSchedule : public QObject {
    Q_OBJECT
private slots:
    void idlesAsTheFormulaSays_data() { shapes_data(); }
    void idlesAsTheFormulaSays();
    void nothingRunsTwiceOrTooSoon_data() { shapes_data(); }
    void nothingRunsTwiceOrTooSoon();
    void holdsFewMicroBatches();
    void zeroBubbleHoldsNoMoreThan1F1B();
    void dualPipeHoldsOneMoreThanStages();
    void recomputeMakesTheBubbleLonger();
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
    QTest::addColumn<ScheduleKind>("kind");
    QTest::newRow("Llama 3") << 16 << 16 << 8 << plain;
    QTest::newRow("Narayanan, figure 4") << 4 << 8 << 2 << plain;
    QTest::newRow("plain") << 8 << 13 << 1 << plain;
    QTest::newRow("fewer than stages") << 8 << 3 << 1 << plain;
    QTest::newRow("one stage") << 1 << 4 << 1 << plain;
    QTest::newRow("long") << 8 << 64 << 4 << plain;
    for (const auto &[stages, microBatches] : {std::pair{4, 12}, {8, 8}, {3, 7}, {1, 4}, {16, 40}})
        QTest::addRow("zero bubble %d, %d", stages, microBatches)
            << stages << microBatches << 1 << ScheduleKind::ZeroBubble;
    for (const auto &[stages, microBatches] : {std::pair{8, 20}, {2, 4}, {4, 8}, {16, 60}, {6, 26}})
        QTest::addRow("DualPipe %d, %d", stages, microBatches) << stages << microBatches << 1 << ScheduleKind::DualPipe;
}

// Narayanan et al. 2021, section 2.2.2: idle over ideal time is (p - 1) / (v m); Qi et al. 2023, table 1: (p - 1) / 3
// m; DeepSeek-V3 report, table 2: (p - 2) / 3 m.
void TestPipelineSchedule::idlesAsTheFormulaSays()
{
    QFETCH(int, stages);
    QFETCH(int, microBatches);
    QFETCH(int, virtualStages);
    QFETCH(ScheduleKind, kind);
    const auto schedule = pipelineSchedule({double(stages), double(microBatches), double(virtualStages), kind});
    QVERIFY(schedule.has_value());
    const double idle = pipelineIdleFraction(stages, virtualStages, microBatches, kind);
    QVERIFY(std::fabs(schedule->idleFraction() - idle) < 1e-9);
}

void TestPipelineSchedule::nothingRunsTwiceOrTooSoon()
{
    QFETCH(int, stages);
    QFETCH(int, microBatches);
    QFETCH(int, virtualStages);
    QFETCH(ScheduleKind, kind);
    for (const double backward : {2.0, 3.0}) {
        const auto schedule =
            pipelineSchedule({double(stages), double(microBatches), double(virtualStages), kind, backward});
        QVERIFY(schedule.has_value());
        const bool dual = kind == ScheduleKind::DualPipe;
        const auto placeOf = [&](const SchedulePass &pass) {
            if (dual)
                return pass.virtualStage == 0 ? pass.stage : stages - 1 - pass.stage;
            return pass.virtualStage * stages + pass.stage;
        };
        enum Part { Forward, Backward, Weight };
        std::map<std::tuple<Part, int, int>, SchedulePass> byPlace; // micro-batch, place in the model
        double work = 0;
        for (const SchedulePass &pass : schedule->passes) {
            const Part part = pass.isForward() ? Forward : pass.kind == PassKind::WeightGradient ? Weight : Backward;
            QVERIFY(byPlace.emplace(std::tuple{part, pass.microBatch, placeOf(pass)}, pass).second);
            work += (pass.end - pass.start) / (pass.paired ? 2 : 1);
        }
        const int depth = stages * virtualStages;
        QVERIFY(std::fabs(work - depth * microBatches * (1 + backward)) < 1e-6); // all of it, and no more
        for (int microBatch = 0; microBatch < microBatches; ++microBatch) {
            for (int place = 0; place < depth; ++place) {
                QVERIFY((byPlace.contains({Forward, microBatch, place})));
                QVERIFY((byPlace.contains({Backward, microBatch, place})));
                const SchedulePass &forward = byPlace[{Forward, microBatch, place}];
                const SchedulePass &back = byPlace[{Backward, microBatch, place}];
                if (place > 0)
                    QVERIFY((byPlace[{Forward, microBatch, place - 1}].end <= forward.start));
                if (place < depth - 1)
                    QVERIFY((byPlace[{Backward, microBatch, place + 1}].end <= back.start));
                QVERIFY(forward.end <= back.start);
                const bool split = back.kind == PassKind::InputGradient;
                QCOMPARE((byPlace.contains({Weight, microBatch, place})), split);
                if (split)
                    QVERIFY((back.end <= byPlace[{Weight, microBatch, place}].start));
            }
        }
        for (size_t i = 1; i < schedule->passes.size(); ++i) { // one after the other, or a pair at once
            const SchedulePass &before = schedule->passes[i - 1], &pass = schedule->passes[i];
            const bool pair = before.paired && pass.paired && before.start == pass.start && before.end == pass.end;
            QVERIFY(before.stage != pass.stage || before.end <= pass.start || pair);
        }
    }
}

namespace {

/// Most micro-batches whose activations one stage holds.
int mostHeld(const PipelineSchedule &schedule)
{
    std::map<int, int> held;
    int most = 0;
    for (const SchedulePass &pass : schedule.passes) { // a stage's passes are in order of time
        if (pass.isForward())
            ++held[pass.stage];
        most = std::max(most, held[pass.stage]);
        if (pass.kind == PassKind::Backward || pass.kind == PassKind::InputGradient)
            --held[pass.stage];
    }
    return most;
}

} // namespace

// What 1F1B is for: a stage never holds the activations of more than p micro-batches. Narayanan et al. 2021, 2.2.1.
void TestPipelineSchedule::holdsFewMicroBatches()
{
    QCOMPARE(mostHeld(*pipelineSchedule({8, 64, 1, plain})), 8);
}

void TestPipelineSchedule::zeroBubbleHoldsNoMoreThan1F1B()
{
    QCOMPARE(mostHeld(*pipelineSchedule({8, 64, 1, ScheduleKind::ZeroBubble})), 8);
}

// DeepSeek-V3 report, table 2: p + 1.
void TestPipelineSchedule::dualPipeHoldsOneMoreThanStages()
{
    QCOMPARE(mostHeld(*pipelineSchedule({8, 64, 1, ScheduleKind::DualPipe})), 9);
}

// Qi et al. 2023, table 1: (p - 1)(F + B - W), with F and W of 1 and B of 2.
void TestPipelineSchedule::recomputeMakesTheBubbleLonger()
{
    QCOMPARE(pipelineSchedule({8, 24, 1, ScheduleKind::ZeroBubble, 3})->length, 24.0 * 4 + 7 * 2);
    QCOMPARE(pipelineSchedule({8, 24, 1, plain, 3})->length, 24.0 * 4 + 7 * 4);
}

void TestPipelineSchedule::refused_data()
{
    QTest::addColumn<double>("stages");
    QTest::addColumn<double>("microBatches");
    QTest::addColumn<double>("virtualStages");
    QTest::addColumn<ScheduleKind>("kind");
    QTest::newRow("none") << 0.0 << 4.0 << 1.0 << plain;
    QTest::newRow("half") << 4.0 << 4.5 << 1.0 << plain;
    QTest::newRow("does not divide") << 4.0 << 6.0 << 2.0 << plain;
    QTest::newRow("too many") << 64.0 << 4096.0 << 8.0 << plain;
    QTest::newRow("not a number") << std::nan("") << 4.0 << 1.0 << plain;
    QTest::newRow("huge") << 1e300 << 1e300 << 1.0 << plain;
    QTest::newRow("zero bubble interleaved") << 4.0 << 8.0 << 2.0 << ScheduleKind::ZeroBubble;
    QTest::newRow("DualPipe of three") << 3.0 << 8.0 << 1.0 << ScheduleKind::DualPipe;
    QTest::newRow("DualPipe, few") << 8.0 << 14.0 << 1.0 << ScheduleKind::DualPipe;
    QTest::newRow("DualPipe of one") << 1.0 << 8.0 << 1.0 << ScheduleKind::DualPipe;
}

void TestPipelineSchedule::refused()
{
    QFETCH(double, stages);
    QFETCH(double, microBatches);
    QFETCH(double, virtualStages);
    QFETCH(ScheduleKind, kind);
    QVERIFY(!pipelineSchedule({stages, microBatches, virtualStages, kind}).has_value());
}

QTEST_MAIN(TestPipelineSchedule)
#include "tst_pipeline_schedule.moc"
