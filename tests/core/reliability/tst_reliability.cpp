// SPDX-License-Identifier: MIT
#include "core/reliability/checkpoint_interval.h"
#include "core/reliability/ramp.h"
#include "core/reliability/spares.h"
#include "core/reliability/wall_clock.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace runcast;

namespace {

/// True if the value agrees with a published one to the digits it was printed with.
bool agrees(double value, double published, double relative = 1e-6)
{
    return std::fabs(value - published) <= relative * std::fabs(published);
}

} // namespace

class TestReliability : public QObject {
    Q_OBJECT
private slots:
    void intervals_data();
    void intervals();
    void dalysOwnFigures();
    void optimumIsMinimal_data();
    void optimumIsMinimal();
    void wallClocks_data();
    void wallClocks();
    void background_data();
    void background();
    void partsSum();
    void lostWork();
    void withoutCheckpoints();
    void freeCheckpointsLoseOnlyRestarts();
    void kokolis_data();
    void kokolis();
    void rampLosesHalf();
    void cheapestSparesAreCheapest_data();
    void cheapestSparesAreCheapest();
};

// A row a line of the table in Young 1974 / Daly 2006 form: minutes for all but the last two columns' own unit.
void TestReliability::intervals_data()
{
    QTest::addColumn<double>("stall");
    QTest::addColumn<double>("mtbf");
    QTest::addColumn<double>("restart");
    QTest::addColumn<double>("young");
    QTest::addColumn<double>("first");
    QTest::addColumn<double>("higher");
    QTest::addColumn<double>("exact");
    QTest::newRow("5 min, 24 h") << 5.0 << 1440.0 << 10.0 << 120.0 << 115.4159 << 116.6898 << 116.6901;
    QTest::newRow("5 min, 6 h") << 5.0 << 360.0 << 10.0 << 60.0 << 55.82763 << 56.71296 << 56.71400;
    QTest::newRow("5 min, 15 min") << 5.0 << 15.0 << 10.0 << 12.24745 << 10.81139 << 9.140920 << 9.166503;
    QTest::newRow("30 s, 3.09 h") << 0.5 << 3.0930787589498805 * 60 << 10.0 << 13.62295 << 13.48516 << 13.29165
                                  << 13.29167;
    QTest::newRow("2 min, 49 h") << 2.0 << 49.489260143198095 * 60 << 15.0 << 108.9836 << 107.2585 << 107.6543
                                 << 107.6544;
    QTest::newRow("30 min, 1 h") << 30.0 << 60.0 << 15.0 << 60.0 << 37.08204 << 41.66667 << 41.89743;
    QTest::newRow("2 h, 1 h") << 120.0 << 60.0 << 6.0 << 120.0 << 5.857062 << 60.0 << 56.85185;
}

void TestReliability::intervals()
{
    QFETCH(double, stall);
    QFETCH(double, mtbf);
    QFETCH(double, restart);
    QFETCH(double, young);
    QFETCH(double, first);
    QFETCH(double, higher);
    QFETCH(double, exact);
    QVERIFY(agrees(youngInterval(stall, mtbf), young));
    QVERIFY(agrees(dalyFirstOrderInterval(stall, mtbf, restart), first));
    QVERIFY(agrees(dalyHigherOrderInterval(stall, mtbf), higher));
    QVERIFY(agrees(optimalInterval(stall, mtbf), exact));
}

// Figure captions of Daly 2006: restart 10 min, dump 5 min.
void TestReliability::dalysOwnFigures()
{
    QCOMPARE(std::round(dalyHigherOrderInterval(5, 24 * 60)), 117.0);
    QCOMPARE(std::round(dalyHigherOrderInterval(5, 6 * 60)), 57.0);
    QCOMPARE(std::round(dalyHigherOrderInterval(5, 15) * 10), 91.0);
}

void TestReliability::optimumIsMinimal_data()
{
    QTest::addColumn<double>("stall");
    QTest::addColumn<double>("mtbf");
    for (const double ratio : {1e-14, 1e-9, 1e-4, 0.01, 0.3, 1.0, 3.0})
        QTest::addRow("stall/mtbf %g", ratio) << ratio * 7 << 7.0;
}

void TestReliability::optimumIsMinimal()
{
    QFETCH(double, stall);
    QFETCH(double, mtbf);
    const double best = optimalInterval(stall, mtbf);
    QVERIFY(best > 0);
    const auto total = [&](double interval) {
        return wallClock({.solve = 100, .mtbf = mtbf, .interval = interval, .stall = stall}).total;
    };
    QVERIFY(total(best) <= total(best * 1.05));
    QVERIFY(total(best) <= total(best * 0.95));
}

// Closed forms that a brute-force event simulation confirmed within 2 standard errors (cases A to E).
void TestReliability::wallClocks_data()
{
    QTest::addColumn<WallClockInput>("input");
    QTest::addColumn<double>("expected");
    const double third = 1.0 / 12; // 5 min
    QTest::newRow("A")
        << WallClockInput{.solve = 499.2, .mtbf = 24, .interval = 1.95, .stall = third, .restart = 1.0 / 6} << 547.0053;
    QTest::newRow("B")
        << WallClockInput{.solve = 499.7, .mtbf = 6, .interval = 0.95, .stall = third, .restart = 1.0 / 6} << 609.8515;
    QTest::newRow("C") << WallClockInput{.solve = 50.05,
                                         .mtbf = 0.25,
                                         .interval = 0.15166666666666667,
                                         .stall = third,
                                         .restart = 1.0 / 6}
                       << 250.6704;
    QTest::newRow("D") << WallClockInput{.solve = 1000,
                                         .mtbf = 3.0930787589498805,
                                         .interval = 0.25,
                                         .stall = 1.0 / 120,
                                         .restart = 1.0 / 12,
                                         .downtime = 1.0 / 6}
                       << 1166.799;
    QTest::newRow("E") << WallClockInput{.solve = 720,
                                         .mtbf = 49.489260143198095,
                                         .interval = 2,
                                         .stall = 1.0 / 30,
                                         .restart = 1.0 / 6,
                                         .downtime = 1.0 / 3}
                       << 754.8165;
}

void TestReliability::wallClocks()
{
    QFETCH(WallClockInput, input);
    QFETCH(double, expected);
    QVERIFY2(agrees(wallClock(input).total, expected), qPrintable(QString::number(wallClock(input).total, 'g', 10)));
}

// Checkpoints written in the background; slow-down while writing is part of the stall: stall = copy + slow-down ×
// write.
void TestReliability::background_data()
{
    QTest::addColumn<WallClockInput>("input");
    QTest::addColumn<double>("expected");
    const double m = 3.0930787589498805;
    QTest::newRow("1 h") << WallClockInput{.solve = 1000,
                                           .mtbf = m,
                                           .interval = 1,
                                           .stall = 5.0 / 3600 + 0.02 * 5 / 60,
                                           .persist = 5.0 / 60,
                                           .downtime = 0.25}
                         << 1315.532;
    QTest::newRow("0.25 h") << WallClockInput{.solve = 250,
                                              .mtbf = m,
                                              .interval = 0.25,
                                              .stall = 2.0 / 3600 + 0.05 * 3 / 60,
                                              .persist = 3.0 / 60,
                                              .downtime = 0.25}
                            << 289.6534;
    QTest::newRow("0.5 h") << WallClockInput{.solve = 500,
                                             .mtbf = 1,
                                             .interval = 0.5,
                                             .stall = 1.0 / 3600,
                                             .persist = 5.0 / 60,
                                             .downtime = 0.1}
                           << 776.1552;
}

void TestReliability::background()
{
    QFETCH(WallClockInput, input);
    QFETCH(double, expected);
    QVERIFY2(agrees(wallClock(input).total, expected), qPrintable(QString::number(wallClock(input).total, 'g', 10)));
}

void TestReliability::partsSum()
{
    const WallClock clock = wallClock(
        {.solve = 1000, .mtbf = 3, .interval = 0.25, .stall = 0.01, .persist = 0.05, .restart = 0.2, .downtime = 0.1});
    QVERIFY(agrees(clock.solve + clock.checkpoints + clock.restarts + clock.lostWork, clock.total, 1e-12));
    QVERIFY(clock.lostWork > 0);
    QVERIFY(clock.restarts > 0);
}

void TestReliability::lostWork()
{
    QVERIFY(agrees(meanLostWork(0.5, 3.0930788), 0.2432675));
    QVERIFY(agrees(meanLostWork(2, 49.48926), 0.9932647));
    QVERIFY(agrees(meanLostWork(1, 1), 0.4180233));
}

void TestReliability::withoutCheckpoints()
{
    QVERIFY(agrees(wallClockWithoutCheckpoints(24, 50), 30.80372));
    QVERIFY(agrees(wallClockWithoutCheckpoints(100, 50), 319.4528));
    QVERIFY(agrees(wallClockWithoutCheckpoints(720, 50), 8.970369e7));
}

// With checkpoints that cost nothing only restarts are left: the limit of the formula for short intervals.
void TestReliability::freeCheckpointsLoseOnlyRestarts()
{
    const double limit = wallClock({.solve = 100, .mtbf = 3, .interval = 0, .restart = 0.2}).total;
    QVERIFY(agrees(limit, 100 * std::exp(0.2 / 3), 1e-12));
    QVERIFY(agrees(wallClock({.solve = 100, .mtbf = 3, .interval = 1e-6, .restart = 0.2}).total, limit, 1e-6));
}

// Kokolis et al. 2024: failures per node-day, minutes; nodes of 8 GPUs.
void TestReliability::kokolis_data()
{
    QTest::addColumn<double>("nodes");
    QTest::addColumn<double>("rate");
    QTest::addColumn<double>("restartMinutes");
    QTest::addColumn<double>("intervalMinutes");
    QTest::addColumn<double>("writeMinutes");
    QTest::addColumn<double>("expected");
    QTest::newRow("16384, RSC-1") << 2048.0 << 6.5e-3 << 5.0 << 5.0 << 0.0 << 0.9306667;
    QTest::newRow("4096, RSC-1") << 512.0 << 6.5e-3 << 5.0 << 60.0 << 0.0 << 0.9191111;
    QTest::newRow("4096, RSC-1, write 5 min") << 512.0 << 6.5e-3 << 5.0 << 60.0 << 5.0 << 0.8484103;
    QTest::newRow("100000, RSC-2") << 12500.0 << 2.34e-3 << 2.0 << 2.0 << 0.0 << 0.9390625;
    QTest::newRow("16384, RSC-1, write 1 min") << 2048.0 << 6.5e-3 << 5.0 << 30.0 << 1.0 << 0.7888172;
}

void TestReliability::kokolis()
{
    QFETCH(double, nodes);
    QFETCH(double, rate);
    QFETCH(double, restartMinutes);
    QFETCH(double, intervalMinutes);
    QFETCH(double, writeMinutes);
    QFETCH(double, expected);
    constexpr double day = 24 * 60;
    QVERIFY(agrees(kokolisTimeRatio(nodes, rate, restartMinutes / day, intervalMinutes / day, writeMinutes / day),
                   expected));
}

// A cluster that grows evenly has done t²/2r of its work at t; summed in steps as a check from outside the formula.
void TestReliability::rampLosesHalf()
{
    QVERIFY(agrees(calendarWithRamp(60, 10), 65));
    QVERIFY(agrees(calendarWithRamp(2, 16), 8));
    QVERIFY(agrees(calendarWithRamp(5, 10), 10)); // ends with the ramp
    QCOMPARE(calendarWithRamp(7, 0), 7.0);
    QCOMPARE(calendarWithRamp(0, 10), 0.0);
    for (const double full : {0.5, 3.0, 5.0, 20.0}) {
        double done = 0, day = 0;
        constexpr double step = 1e-4;
        for (; done < full; day += step)
            done += std::min(1.0, (day + step / 2) / 10) * step;
        QVERIFY2(std::fabs(calendarWithRamp(full, 10) - day) < 2e-3, qPrintable(QString::number(day)));
        QVERIFY(agrees(workWithRamp(calendarWithRamp(full, 10), 10), full, 1e-12));
    }
}

void TestReliability::cheapestSparesAreCheapest_data()
{
    QTest::addColumn<double>("units");
    QTest::addColumn<double>("mean");
    QTest::addColumn<double>("dispersion");
    QTest::newRow("servers") << 2048.0 << 7.76 << 1.0;
    QTest::newRow("bursts") << 2048.0 << 7.76 << 3.0;
    QTest::newRow("racks") << 228.0 << 15.5 << 3.0;
    QTest::newRow("few units, spread below the mean") << 6.0 << 2.9 << 3.0;
    QTest::newRow("none pays") << 3.0 << 1.0 << 3.0;
}

// Against every number of spares that there can be.
void TestReliability::cheapestSparesAreCheapest()
{
    QFETCH(double, units);
    QFETCH(double, mean);
    QFETCH(double, dispersion);
    const SparesInput in{.units = units, .failuresPerUnitDay = mean / units, .repairDays = 1, .dispersion = dispersion};
    const SparesCost best = cheapestSpares(in, 100, 10);
    double least = std::numeric_limits<double>::infinity(), at = -1;
    for (double k = 0; k <= 10 * mean + 100; ++k) {
        const SparesCost cost = sparesCost(in, k, 100, 10);
        QVERIFY(agrees(cost.sparesUsd, k * 1000, 1e-12));
        if (cost.sparesUsd + cost.waitingUsd < least) {
            least = cost.sparesUsd + cost.waitingUsd;
            at = k;
        }
    }
    QCOMPARE(best.spares, at);
    QVERIFY(agrees(best.sparesUsd + best.waitingUsd, least, 1e-12));
}

QTEST_APPLESS_MAIN(TestReliability)
#include "tst_reliability.moc"
