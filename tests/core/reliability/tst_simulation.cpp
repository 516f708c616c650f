// SPDX-License-Identifier: MIT
#include "core/reliability/run_trace.h"
#include "core/reliability/simulation.h"
#include "core/reliability/wall_clock_odds.h"

#include <QTest>

#include <cmath>
#include <cstring>

using namespace runcast;

namespace {

constexpr double minute = 1.0 / 60;
constexpr double llamaMtbf = 3.0930787589498805; // h, 16,384 accelerators

bool sameBits(const std::vector<SimulatedRun> &a, const std::vector<SimulatedRun> &b)
{
    return a.size() == b.size() && std::equal(a.begin(), a.end(), b.begin(), [](const auto &x, const auto &y) {
               return std::memcmp(&x.wallClock, &y.wallClock, sizeof(double)) == 0 &&
                      x.interruptions == y.interruptions && x.lostWork == y.lostWork && x.restarts == y.restarts;
           });
}

} // namespace

class TestSimulation : public QObject {
    Q_OBJECT
private slots:
    void agreesWithTheClosedForm_data();
    void agreesWithTheClosedForm();
    void twoTiersAgree_data();
    void twoTiersAgree();
    void partsOfTheRestartAddUp();
    void twoTiersDrawTheParts();
    void sameOnAnyNumberOfThreads();
    void timelineIsTheRun();
    void piecesCoverTheRun_data();
    void piecesCoverTheRun();
    void checkpointsAreCounted();
    void seedsDiffer();
    void unknownRateSpreads();
    void burnInAddsItsMean();
    void clustersSpreadButDoNotMove();
    void stops();
    void endlessRunsEnd();
};

// Cases A to E and the background checkpoints, with restarts that differ as well: the mean within 3 standard errors,
// the deviation within what 4,000 runs can tell.
void TestSimulation::agreesWithTheClosedForm_data()
{
    QTest::addColumn<WallClockInput>("in");
    const double third = 1.0 / 12;
    QTest::newRow("A") << WallClockInput{
        .solve = 499.2, .mtbf = 24, .interval = 1.95, .stall = third, .restart = 1.0 / 6};
    QTest::newRow("B") << WallClockInput{
        .solve = 499.7, .mtbf = 6, .interval = 0.95, .stall = third, .restart = 1.0 / 6};
    QTest::newRow("C") << WallClockInput{
        .solve = 50.05, .mtbf = 0.25, .interval = 0.1516666666666667, .stall = third, .restart = 1.0 / 6};
    const WallClockInput d{.solve = 1000,
                           .mtbf = llamaMtbf,
                           .interval = 0.25,
                           .stall = 0.5 * minute,
                           .restart = 5 * minute,
                           .downtime = 10 * minute};
    QTest::newRow("D") << d;
    WallClockInput spread = d;
    spread.restart.lnSd = spread.downtime.lnSd = 0.54;
    QTest::newRow("D, restarts differ") << spread;
    WallClockInput parts = d;
    parts.downtime = {4 * minute, 0.54};
    parts.swap = {6 * minute, 1.0};
    parts.restart = {10 * minute, 0.25};
    parts.warmUp = {5 * minute, 0.4};
    QTest::newRow("D, parts differ") << parts;
    QTest::newRow("E") << WallClockInput{.solve = 720,
                                         .mtbf = 49.489260143198095,
                                         .interval = 2,
                                         .stall = 2 * minute,
                                         .restart = 10 * minute,
                                         .downtime = 20 * minute};
    QTest::newRow("background, 1 h") << WallClockInput{.solve = 1000,
                                                       .mtbf = llamaMtbf,
                                                       .interval = 1,
                                                       .stall = 5.0 / 3600 + 0.02 * 5 * minute,
                                                       .persist = 5 * minute,
                                                       .downtime = 0.25};
    QTest::newRow("background, 0.25 h") << WallClockInput{.solve = 250,
                                                          .mtbf = llamaMtbf,
                                                          .interval = 0.25,
                                                          .stall = 2.0 / 3600 + 0.05 * 3 * minute,
                                                          .persist = 3 * minute,
                                                          .downtime = 0.25};
    QTest::newRow("background, 0.5 h") << WallClockInput{
        .solve = 500, .mtbf = 1, .interval = 0.5, .stall = 1.0 / 3600, .persist = 5 * minute, .downtime = 0.1};
    QTest::newRow("free checkpoints") << WallClockInput{
        .solve = 300, .mtbf = 3, .interval = 0, .restart = 0.2, .downtime = 0.1};
}

void TestSimulation::agreesWithTheClosedForm()
{
    QFETCH(WallClockInput, in);
    const SimulationSummary s = summarise(simulateRuns({.clock = in}, {.seed = 2026, .runs = 4000}));
    const WallClock closed = wallClock(in);
    const double z = (s.mean - closed.total) / s.standardError;
    QVERIFY2(std::fabs(z) < 3, qPrintable(QString::number(z)));
    // The deviation of a deviation from n runs is 1/sqrt(2 n) of it; the formula leaves out what background
    // checkpoints share between segments.
    const double sd = wallClockSd(in), off = s.sd / sd - 1;
    QVERIFY2(std::fabs(off) < (in.persist > 0 ? 0.15 : 0.05), qPrintable(QString::number(off)));
    const double expected = closed.interruptions;
    QVERIFY2(std::fabs(s.meanInterruptions - expected) < 0.01 * expected + 0.1,
             qPrintable(QString::number(s.meanInterruptions)));
}

void TestSimulation::twoTiersAgree_data()
{
    QTest::addColumn<TwoTierInput>("in");
    QTest::addColumn<double>("published"); // overhead of another simulation
    QTest::addColumn<double>("publishedError");
    QTest::newRow("A") << TwoTierInput{2.0 / 3600, 2 * minute, 3.5, 28, 3 * minute, 20 * minute} << 0.0960000206294136
                       << 0.0015113469322735338;
    QTest::newRow("B") << TwoTierInput{10.0 / 3600, 5 * minute, 10, 60, 5 * minute, 30 * minute} << 0.09729140933935754
                       << 0.0014000519867608952;
}

void TestSimulation::twoTiersAgree()
{
    QFETCH(TwoTierInput, in);
    QFETCH(double, published);
    QFETCH(double, publishedError);
    const TwoTierPlan plan = twoTierOptimum(in);
    constexpr double solve = 500;
    SimulationInput input{.clock = {.solve = solve, .mtbf = 1 / (1 / in.memoryMtbf + 1 / in.storageMtbf)},
                          .tiers = SimulationInput::Tiers{in, plan}};
    const SimulationSummary s = summarise(simulateRuns(input, {.seed = 7, .runs = 4000}));
    const double closed = twoTierClock(in, plan, solve).total;
    const double z = (s.mean - closed) / s.standardError;
    QVERIFY2(std::fabs(z) < 3, qPrintable(QString::number(z)));
    QVERIFY(std::fabs(closed / solve - 1 - published) < 3 * publishedError);
}

// Parts of the restart are drawn apart: their means and variances are those of the sums. Free checkpoints and a long
// time between failures leave nothing else that differs.
void TestSimulation::partsOfTheRestartAddUp()
{
    const WallClockInput clock{.solve = 1000,
                               .mtbf = 500,
                               .interval = 0,
                               .restart = {0.2, 0.25},
                               .warmUp = {0.1, 0.6},
                               .downtime = {0.3, 0.54},
                               .swap = {0.5, 1.0}};
    std::vector<double> times;
    for (std::uint64_t run = 0; run < 20000; ++run) {
        const SimulatedTimeline timeline = simulateTimeline({.clock = clock}, 21, run);
        for (size_t i = 0; i < timeline.stops.size(); ++i)
            times.push_back(timeline.stops[i].end - timeline.stops[i].start);
    }
    const double n = double(times.size());
    double mean = 0, variance = 0;
    for (const double t : times)
        mean += t / n;
    for (const double t : times)
        variance += (t - mean) * (t - mean) / (n - 1);
    const double error = std::sqrt(clock.recoveryVariance() / n);
    QVERIFY(std::fabs(clock.recoveryMean() - 1.1) < 1e-12);
    QVERIFY2(std::fabs(mean - 1.1) < 3 * error + 0.001, qPrintable(QString::number(mean)));
    // 0.2² (e^0.0625 - 1) + 0.1² (e^0.36 - 1) + 0.3² (e^0.2916 - 1) + 0.5² (e - 1)
    QVERIFY2(std::fabs(clock.recoveryVariance() - 0.4669546) < 1e-6,
             qPrintable(QString::number(clock.recoveryVariance(), 'g', 9)));
    QVERIFY2(std::fabs(variance / clock.recoveryVariance() - 1) < 0.06, qPrintable(QString::number(variance)));
}

void TestSimulation::twoTiersDrawTheParts()
{
    const TwoTierInput tiers{10.0 / 3600, 5 * minute, 10, 60, 30 * minute, 30 * minute};
    const TwoTierPlan plan = twoTierOptimum(tiers);
    SimulationInput input{.clock = {.solve = 300, .mtbf = 1 / (1 / tiers.memoryMtbf + 1 / tiers.storageMtbf)},
                          .tiers = SimulationInput::Tiers{tiers, plan}};
    const SimulationSummary alike = summarise(simulateRuns(input, {.seed = 8, .runs = 3000}));
    input.clock.downtime = {20 * minute, 1.2}; // variance of stops a third larger
    input.clock.restart = {10 * minute, 0.3};
    const SimulationSummary differ = summarise(simulateRuns(input, {.seed = 8, .runs = 3000}));
    QVERIFY(std::fabs(differ.mean - twoTierClock(tiers, plan, 300).total) < 3 * differ.standardError);
    QVERIFY(differ.sd > 1.08 * alike.sd);
}

void TestSimulation::sameOnAnyNumberOfThreads()
{
    const SimulationInput in{.clock = {.solve = 100, .mtbf = 3, .interval = 0.3, .stall = 0.01, .restart = {0.2, 0.5}},
                             .rateLnSd = 0.5,
                             .weibullShape = 0.7,
                             .burnInMultiplier = 3,
                             .burnInDecay = 50};
    const auto one = simulateRuns(in, {.seed = 3, .runs = 1000, .threads = 1});
    for (const int threads : {2, 3, 7})
        QVERIFY(sameBits(one, simulateRuns(in, {.seed = 3, .runs = 1000, .threads = threads})));
    QVERIFY(sameBits(one, simulateRuns(in, {.seed = 3, .runs = 1000})));
}

void TestSimulation::timelineIsTheRun()
{
    const SimulationInput in{.clock = {.solve = 200, .mtbf = 3, .interval = 0.3, .stall = 0.01, .restart = {0.2, 0.5}},
                             .causeShares = {0.6, 0.3, 0.1}};
    const auto runs = simulateRuns(in, {.seed = 5, .runs = 20});
    const SimulatedTimeline timeline = simulateTimeline(in, 5, 17);
    QCOMPARE(timeline.run.wallClock, runs[17].wallClock);
    QCOMPARE(timeline.stops.size(), size_t(runs[17].interruptions));
    double before = 0, progress = 0, restarts = 0, lost = 0;
    for (const SimulatedStop &stop : timeline.stops) {
        QVERIFY(stop.start >= before && stop.end >= stop.start && stop.progress >= progress);
        QVERIFY(stop.cause >= 0 && stop.cause < 3);
        before = stop.end;
        progress = stop.progress;
        restarts += stop.end - stop.start;
        lost += stop.lostWork;
    }
    QVERIFY(before <= timeline.run.wallClock && progress <= 200);
    QVERIFY(std::fabs(restarts - timeline.run.restarts) < 1e-9);
    QVERIFY(std::fabs(lost - timeline.run.lostWork) < 1e-9);
    QVERIFY(std::fabs(timeline.run.wallClock - 200 - restarts - lost - timeline.run.checkpoints) < 1e-9);
}

void TestSimulation::piecesCoverTheRun_data()
{
    QTest::addColumn<SimulationInput>("in");
    const WallClockInput clock{
        .solve = 200, .mtbf = 3, .interval = 0.3, .stall = 0.01, .persist = 0.05, .restart = {0.2, 0.5}};
    QTest::newRow("one tier") << SimulationInput{.clock = clock};
    WallClockInput free = clock;
    free.interval = free.stall = free.persist = 0;
    QTest::newRow("free checkpoints") << SimulationInput{.clock = free};
    const TwoTierInput tiers{0.01, 0.1, 4, 12, 0.2, 0.2};
    QTest::newRow("two tiers") << SimulationInput{.clock = clock,
                                                  .tiers = SimulationInput::Tiers{tiers, twoTierOptimum(tiers)}};
}

// The picture of a run is its books: no gaps, all the work done once, and what is computed again is what was lost.
void TestSimulation::piecesCoverTheRun()
{
    QFETCH(SimulationInput, in);
    const SimulatedTimeline timeline = simulateTimeline(in, 6, 3);
    const std::vector<RunPiece> pieces = runPieces(timeline, in.clock.solve);
    double at = 0, worked = 0, again = 0, stopped = 0, lost = 0;
    for (const RunPiece &piece : pieces) {
        QVERIFY(std::fabs(piece.start - at) < 1e-9 && piece.end >= piece.start);
        QVERIFY(piece.after >= piece.before);
        at = piece.end;
        (piece.kind == RunPiece::Kind::CatchUp ? again : worked) += piece.after - piece.before;
        if (piece.kind == RunPiece::Kind::Stopped)
            stopped += piece.end - piece.start;
    }
    for (const SimulatedStop &stop : timeline.stops) {
        QVERIFY(stop.reached >= stop.progress - 1e-9);
        QVERIFY(stop.reached - stop.progress <= stop.lostWork + 1e-9);
        lost += stop.reached - stop.progress;
    }
    QVERIFY(std::fabs(at - timeline.run.wallClock) < 1e-9);
    QVERIFY(std::fabs(worked - in.clock.solve) < 1e-6);
    QVERIFY(std::fabs(again - lost) < 1e-6);
    QVERIFY(std::fabs(stopped - timeline.run.restarts) < 1e-9);
    QCOMPARE(progressAt(pieces, 0), 0.0);
    QCOMPARE(progressAt(pieces, timeline.run.wallClock), in.clock.solve);
    const SimulatedStop &worst = timeline.stops[size_t(costliestStop(timeline))];
    for (const SimulatedStop &stop : timeline.stops)
        QVERIFY(stop.end - stop.start + stop.lostWork <= worst.end - worst.start + worst.lostWork);
    QVERIFY(std::fabs(progressAt(pieces, worst.start + 1e-12) - worst.progress) < 1e-6);
}

void TestSimulation::checkpointsAreCounted()
{
    const SimulationInput in{.clock = {.solve = 10, .mtbf = 100, .interval = 0.9, .stall = 0.1}};
    SimulatedTimeline timeline;
    timeline.stops = {{.start = 3.5, .end = 4, .lostWork = 0.5, .reached = 3.2, .progress = 2.7}};
    timeline.run.wallClock = 12;
    const CheckpointTimes times = checkpointTimes(in, timeline);
    QVERIFY(std::fabs(times.period - 1) < 1e-12);
    QCOMPARE(times.count, size_t(11)); // 1, 2, 3 and 5 to 12
    const std::vector<double> third = checkpointsWithin(timeline, times.period, 0, 12, 3);
    QCOMPARE(third.size(), size_t(3)); // the third, sixth and ninth of the run
    QVERIFY(std::fabs(third[0] - 3) < 1e-9 && std::fabs(third[1] - 7) < 1e-9 && std::fabs(third[2] - 10) < 1e-9);
    const std::vector<double> near = checkpointsWithin(timeline, times.period, 2.5, 5.5, 1);
    QCOMPARE(near.size(), size_t(2)); // 3 and 5
}

void TestSimulation::seedsDiffer()
{
    const SimulationInput in{.clock = {.solve = 100, .mtbf = 3, .interval = 0.3, .stall = 0.01}};
    QVERIFY(!sameBits(simulateRuns(in, {.seed = 1, .runs = 10}), simulateRuns(in, {.seed = 2, .runs = 10})));
}

// Both parts of the spread: the closed form's percentiles against those of the simulation.
void TestSimulation::unknownRateSpreads()
{
    const WallClockInput clock{.solve = 1000,
                               .mtbf = llamaMtbf,
                               .interval = 0.25,
                               .stall = 0.5 * minute,
                               .restart = 5 * minute,
                               .downtime = 10 * minute};
    for (const double lnSd : {0.05, 0.25, 0.59}) {
        const WallClockOdds odds(lnSd, [&](double factor) {
            WallClockInput in = clock;
            in.mtbf /= factor;
            return ClockMoments{wallClock(in).total, wallClockSd(in)};
        });
        const SimulationSummary s =
            summarise(simulateRuns({.clock = clock, .rateLnSd = lnSd}, {.seed = 11, .runs = 4000}));
        const double width = s.p90 - s.p10;
        QVERIFY(std::fabs(odds.quantile(0.1) - s.p10) < 0.05 * width);
        QVERIFY(std::fabs(odds.quantile(0.5) - s.p50) < 0.05 * width);
        QVERIFY(std::fabs(odds.quantile(0.9) - s.p90) < 0.08 * width);
        QVERIFY(std::fabs(odds.probabilityWithin(odds.quantile(0.8)) - 0.8) < 1e-6);
    }
}

void TestSimulation::burnInAddsItsMean()
{
    const SimulationInput in{
        .clock = {.solve = 2000, .mtbf = 5, .interval = 0.5, .stall = 0.01}, .burnInMultiplier = 3, .burnInDecay = 500};
    const SimulationSummary s = summarise(simulateRuns(in, {.seed = 4, .runs = 1000}));
    const double expected = s.mean / 5 * meanBurnIn(3, 500, s.mean);
    QVERIFY2(std::fabs(s.meanInterruptions / expected - 1) < 0.01, qPrintable(QString::number(s.meanInterruptions)));
}

void TestSimulation::clustersSpreadButDoNotMove()
{
    const WallClockInput clock{.solve = 720, .mtbf = 12.372315, .interval = 1, .stall = 2 * minute, .downtime = 0.5};
    const double shape = weibullShapeForDispersion(3);
    const SimulationSummary even = summarise(simulateRuns({.clock = clock}, {.seed = 9, .runs = 4000}));
    const SimulationSummary clustered =
        summarise(simulateRuns({.clock = clock, .weibullShape = shape}, {.seed = 9, .runs = 4000}));
    QVERIFY(std::fabs(clustered.mean / even.mean - 1) < 0.005);
    // Not fewer, but they come right after each other, when little is there to be lost.
    QVERIFY(std::fabs(clustered.meanInterruptions / even.meanInterruptions - 1) < 0.02);
    QVERIFY(clustered.mean < even.mean);
    const double ratio = std::pow(clustered.sd / even.sd, 2);
    QVERIFY2(ratio > 2 && ratio < 3.2, qPrintable(QString::number(ratio)));
}

void TestSimulation::stops()
{
    std::stop_source stop;
    const SimulationInput in{.clock = {.solve = 2000, .mtbf = 1, .interval = 0.1, .stall = 0.01}};
    const auto runs = simulateRuns(
        in, {.seed = 1, .runs = 100000, .threads = 2, .progress = [&stop](double) { stop.request_stop(); }},
        stop.get_token());
    QVERIFY(runs.empty());
}

void TestSimulation::endlessRunsEnd()
{
    // Restarts of a thousand times the time between failures never end.
    const SimulationInput in{.clock = {.solve = 1, .mtbf = 0.001, .interval = 0.1, .stall = 0.1, .restart = 1}};
    QVERIFY(std::isinf(simulateRuns(in, {.seed = 1, .runs = 1}).front().wallClock));
}

QTEST_APPLESS_MAIN(TestSimulation)
#include "tst_simulation.moc"
