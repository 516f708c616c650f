// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/failures.h"
#include "core/forecast/run_calendar.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace runcast;

namespace {

const Schema &schema = standardSchema();

struct Prepared {
    Outcome outcome;
    ResolvedInputs inputs;
    SimulationInput simulation;
};

Prepared prepare(const std::vector<std::pair<std::string_view, Value>> &values = {})
{
    Scenario scenario = scenarioFromPreset("x", "llama-3.1-405b", schema, shippedCatalog()).value();
    for (const auto &[key, value] : values) {
        if (!setParameter(scenario, schema, shippedCatalog(), key, value))
            qFatal("not set");
    }
    Prepared prepared{forecast(scenario, schema, shippedCatalog()), {}, {}};
    prepared.inputs = resolve(scenario, shippedCatalog(), prepared.outcome.findings);
    prepared.simulation = simulationInput(prepared.inputs, prepared.outcome.forecast).value();
    return prepared;
}

bool near(double a, double b, double tolerance)
{
    return std::fabs(a - b) <= tolerance;
}

} // namespace

class TestRunCalendar : public QObject {
    Q_OBJECT
private slots:
    void clockGoesBothWays();
    void plannedStopsTakeTheirHours();
    void bandEndsWithTheOdds();
    void bandHoldsSimulatedRuns();
    void shortRunsEndInTheRamp();
    void stopsAreFound();
    void partsOfTheRestartCount();
};

void TestRunCalendar::clockGoesBothWays()
{
    const Prepared p = prepare({{"reliability.planned_hours_per_week", 8.0},
                                {"schedule.hardware_delay_days", 3.0},
                                {"schedule.ramp_up_days", 10.0}});
    const RunClock clock(p.inputs);
    double before = -1;
    for (double hour = 0; hour < 2000; hour += 7.3) {
        const double calendar = clock.calendarHours(hour);
        QVERIFY(calendar > before);
        QVERIFY2(near(clock.runHours(calendar), hour, 1e-6), qPrintable(QString::number(hour)));
        before = calendar;
    }
    QCOMPARE(clock.calendarHours(0), 72.0);
    QCOMPARE(clock.runHours(50), 0.0); // the hardware is not there
    // After the ramp half of it is lost: 500 h of work with three planned stops by then.
    QVERIFY(near(clock.calendarHours(500), 72 + 120 + 500 + 3 * 8, 1e-9));
}

void TestRunCalendar::plannedStopsTakeTheirHours()
{
    const RunClock clock(prepare({{"reliability.planned_hours_per_week", 8.0}}).inputs);
    const auto stops = clock.plannedStops(1000);
    QCOMPARE(stops.size(), size_t(5)); // weeks of 168 h
    for (size_t i = 0; i < stops.size(); ++i) {
        QCOMPARE(stops[i].end, 168.0 * double(i + 1));
        QCOMPARE(stops[i].end - stops[i].start, 8.0);
        QVERIFY(near(clock.runHours(stops[i].start + 4), clock.runHours(stops[i].start), 1e-9));
    }
    QVERIFY(RunClock(prepare().inputs).plannedStops(1000).empty());
}

void TestRunCalendar::bandEndsWithTheOdds()
{
    const Prepared p = prepare({{"schedule.hardware_delay_days", 3.0}});
    const auto odds = progressOdds(p.inputs, p.outcome.forecast, 20);
    QCOMPARE(odds.size(), size_t(21));
    const Percentiles &days = p.outcome.forecast.odds.wallClockDays;
    QVERIFY(near(odds.back().lowHours, (days.p10 + 3) * 24, 1e-3));
    QVERIFY(near(odds.back().middleHours, (days.p50 + 3) * 24, 1e-3));
    QVERIFY(near(odds.back().highHours, (days.p90 + 3) * 24, 1e-3));
    QCOMPARE(odds.front().lowHours, 72.0);
    for (size_t i = 1; i < odds.size(); ++i) {
        QVERIFY(odds[i].lowHours > odds[i - 1].lowHours && odds[i].highHours > odds[i - 1].highHours);
        QVERIFY(odds[i].lowHours < odds[i].middleHours && odds[i].middleHours < odds[i].highHours);
    }
}

// Half-way, where no other test looks: of 600 simulated runs a tenth each are there before and after the band.
void TestRunCalendar::bandHoldsSimulatedRuns()
{
    Prepared p = prepare({{"reliability.count_dispersion", 1.0}});
    p.simulation.rateLnSd = p.inputs.rateLnSd;
    const auto odds = progressOdds(p.inputs, p.outcome.forecast, 2);
    std::vector<double> hours;
    for (std::uint64_t run = 0; run < 600; ++run) {
        const SimulatedTimeline timeline = simulateTimeline(p.simulation, 31, run);
        const double half = p.simulation.clock.solve / 2;
        double at = 0;
        for (const RunPiece &piece : runPieces(timeline, p.simulation.clock.solve)) {
            if (piece.kind == RunPiece::Kind::Stepping && piece.before <= half && half <= piece.after)
                at = std::lerp(piece.start, piece.end, (half - piece.before) / (piece.after - piece.before));
        }
        hours.push_back(at);
    }
    std::sort(hours.begin(), hours.end());
    const double width = odds[1].highHours - odds[1].lowHours;
    QVERIFY2(near(hours[60], odds[1].lowHours, 0.08 * width), qPrintable(QString::number(hours[60])));
    QVERIFY2(near(hours[300], odds[1].middleHours, 0.08 * width), qPrintable(QString::number(hours[300])));
    QVERIFY2(near(hours[540], odds[1].highHours, 0.15 * width), qPrintable(QString::number(hours[540])));
}

void TestRunCalendar::shortRunsEndInTheRamp()
{
    const Prepared p = prepare({{"schedule.start_date", std::string("2027-03-01")}});
    const double days = p.outcome.forecast.time.wallClockDays;
    const Prepared ramped =
        prepare({{"schedule.start_date", std::string("2027-03-01")}, {"schedule.ramp_up_days", 4 * days}});
    const FailureFigures &a = p.outcome.forecast.failure, &b = ramped.outcome.forecast.failure;
    QCOMPARE(a.expectedInterruptions, b.expectedInterruptions); // failures come with the accelerators in use
    QCOMPARE(ramped.outcome.forecast.time.wallClockDays, days);
    // √(2 T × 4 T), not T + 2 T
    QCOMPARE(ramped.outcome.forecast.time.endDate, ramped.inputs.startDay + std::ceil(std::sqrt(8.0) * days));
}

void TestRunCalendar::stopsAreFound()
{
    const Prepared p = prepare({{"reliability.planned_hours_per_week", 8.0}});
    const RunCalendar calendar = runCalendar(p.simulation, p.inputs, p.outcome.forecast, 1, 0);
    const auto &stops = calendar.timeline.stops;
    QVERIFY(stops.size() > 100);
    const double start = calendar.calendarHours(stops[40].start);
    QCOMPARE(stopNear(calendar, start, 0.5), 40);
    QCOMPARE(stopNear(calendar, -1000, 1), -1);
    QVERIFY(near(calendar.fractionAt(calendar.endHours()), 1, 1e-9));
    QCOMPARE(calendar.fractionAt(0), 0.0);
    QVERIFY(near(calendar.fractionAt(start + 1e-9), stops[40].progress / calendar.solveHours, 1e-6));
    // A planned stop stands still.
    const RunClock::Stretch stop = calendar.clock.plannedStops(400).front();
    QVERIFY(near(calendar.fractionAt(stop.start + 1), calendar.fractionAt(stop.end - 1), 1e-12));
}

void TestRunCalendar::partsOfTheRestartCount()
{
    const FailureFigures whole = prepare().outcome.forecast.failure;
    // 600 s, ln-sd 0.54
    QVERIFY(near(whole.restartSdS, 600 * std::sqrt(std::expm1(0.54 * 0.54)), 1e-9));
    const std::vector<std::pair<std::string_view, Value>> parts = {
        {"reliability.detect_s", 240.0}, {"reliability.detect_ln_sd", 0.5}, {"reliability.swap_s", 180.0},
        {"reliability.swap_ln_sd", 1.0}, {"reliability.load_s", 120.0},     {"reliability.load_ln_sd", 0.25},
        {"reliability.warm_up_s", 60.0}, {"reliability.warm_up_ln_sd", 0.0}};
    const Prepared p = prepare(parts);
    QCOMPARE(p.outcome.forecast.failure.restartS, 600.0);
    const double variance = 240 * 240 * std::expm1(0.25) + 180 * 180 * std::expm1(1.0) + 120 * 120 * std::expm1(0.0625);
    QVERIFY(near(p.outcome.forecast.failure.restartSdS, std::sqrt(variance), 1e-9));
    QCOMPARE(p.simulation.clock.swap.lnSd, 1.0);
    QCOMPARE(p.simulation.clock.downtime.mean, 240.0 / 3600);
    // A wider swap widens the band of chance and leaves the mean.
    auto wider = parts;
    wider[3].second = 2.0;
    const Forecast other = prepare(wider).outcome.forecast;
    QVERIFY(other.odds.chanceBandDays > 1.1 * p.outcome.forecast.odds.chanceBandDays);
    QVERIFY(near(other.time.wallClockDays, p.outcome.forecast.time.wallClockDays, 1e-9));
    // Spreads of parts that are not entered count for nothing.
    const Forecast same = prepare({{"reliability.swap_ln_sd", 3.0}}).outcome.forecast;
    QCOMPARE(same.failure.restartSdS, whole.restartSdS);
}

QTEST_APPLESS_MAIN(TestRunCalendar)
#include "tst_run_calendar.moc"
