// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/explain.h"
#include "core/forecast/resolve.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <cmath>

using namespace runcast;

namespace {

const Schema &schema = standardSchema();

Scenario preset(std::string_view id)
{
    return scenarioFromPreset("x", id, schema, shippedCatalog()).value();
}

void set(Scenario &scenario, std::string_view key, const Value &value)
{
    const auto done = setParameter(scenario, schema, shippedCatalog(), key, value);
    QVERIFY2(done.has_value(), done ? "" : plainText(done.error()).c_str());
}

bool within(double value, double low, double high)
{
    return value >= low && value <= high;
}

Scenario llamaOn16k()
{
    Scenario scenario = preset("llama-3.1-405b");
    set(scenario, "cluster.accelerator", std::string("h100-sxm"));
    set(scenario, "cluster.accelerators", 16384.0);
    set(scenario, "schedule.mfu", 0.40);
    return scenario;
}

} // namespace

class TestForecast : public QObject {
    Q_OBJECT
private slots:
    void gpt3Compute();
    void llamaAsReported();
    void interruptionsOf54Days();
    void tokensMissing();
    void outOfRangeIsNotComputed();
    void costPartsSum();
    void noFailuresNoLoss();
    void ownedEnergyIsPaid();
    void readmeOwnVector();
    void sameInputSameBits();
    void hostileNumbersNeverCrash();
};

// Brown et al. 2020: 3.14e23; the rule of thumb gives 3.15e23.
void TestForecast::gpt3Compute()
{
    const Outcome outcome = forecast(preset("gpt3-175b"), schema, shippedCatalog());
    QVERIFY(std::fabs(outcome.forecast.compute.sixNdFlop / 3.15e23 - 1) < 0.01);
}

// Grattafiori et al. 2024 and the model card: 30.84 M GPU-hours on 16,384 H100.
void TestForecast::llamaAsReported()
{
    const Forecast f = forecast(llamaOn16k(), schema, shippedCatalog()).forecast;
    QVERIFY(within(f.time.idealAcceleratorHours, 26e6, 28e6));
    QVERIFY(f.time.acceleratorHours > f.time.idealAcceleratorHours);
    QVERIFY(f.time.acceleratorHours < 33e6);
    QVERIFY(std::fabs(f.memory.stateBytes / 6.49e12 - 1) < 0.005);
    QCOMPARE(f.memory.minAccelerators, 82.0); // 6.49e12 B over 80 GB
    QVERIFY(within(f.power.facilityMw, 21, 25));
    QVERIFY(within(f.power.wattsPerAccelerator, 1390, 1420));
}

void TestForecast::interruptionsOf54Days()
{
    const Forecast f = forecast(llamaOn16k(), schema, shippedCatalog()).forecast;
    QVERIFY(std::fabs(f.failure.expectedInterruptions / f.time.wallClockDays * 54 - 419) < 0.5);
    QVERIFY(std::fabs(f.failure.mtbfH - 3.0930787589498805) < 1e-9);
}

void TestForecast::tokensMissing()
{
    Scenario scenario = llamaOn16k();
    set(scenario, "training.tokens", Value{});
    const Outcome outcome = forecast(scenario, schema, shippedCatalog());
    QVERIFY(std::isnan(outcome.forecast.cost.totalUsd));
    QVERIFY(outcome.forecast.memory.stateBytes > 0); // what does not need tokens is there
    const auto reasons = missingReasons(*schema.figure("cost.total_usd"), outcome, schema);
    QCOMPARE(reasons.size(), size_t(1));
    QCOMPARE(reasons.front()->parameter, std::string("training.tokens"));
}

void TestForecast::outOfRangeIsNotComputed()
{
    for (const Parameter &parameter : schema.parameters) {
        Scenario scenario = llamaOn16k();
        if (parameter.kind != ValueKind::Number && parameter.kind != ValueKind::Count)
            continue;
        if (isDerived(parameter, scenario) || !(parameter.lowest > 0))
            continue;
        set(scenario, parameter.key, 0.0);
        const Outcome outcome = forecast(scenario, schema, shippedCatalog());
        if (!isRelevant(parameter, scenario))
            continue;
        QVERIFY2(std::any_of(
                     outcome.findings.begin(), outcome.findings.end(),
                     [&](const Finding &f) { return f.severity == Severity::Error && f.parameter == parameter.key; }),
                 std::string(parameter.key).c_str());
    }
}

void TestForecast::costPartsSum()
{
    for (const char *mode : {"rent", "own", "mix"}) {
        Scenario scenario = llamaOn16k();
        set(scenario, "price.mode", std::string(mode));
        set(scenario, "price.staff_count", 24.0);
        set(scenario, "price.staff_usd_per_year", 3e5);
        set(scenario, "schedule.overhead_compute_fraction", 0.08);
        const Forecast f = forecast(scenario, schema, shippedCatalog()).forecast;
        double sum = 0;
        for (const Figure &figure : schema.figures) {
            const std::string_view key = figure.key;
            if (key.starts_with("cost.") && !key.starts_with("cost.usd_per_") && key != "cost.total_usd")
                sum += figure.get(f);
        }
        QVERIFY2(std::fabs(sum - f.cost.totalUsd) < 0.005, mode);
    }
}

void TestForecast::noFailuresNoLoss()
{
    Scenario scenario = llamaOn16k();
    set(scenario, "reliability.interruptions_per_accelerator_hour", 0.0);
    const Forecast f = forecast(scenario, schema, shippedCatalog()).forecast;
    QCOMPARE(f.time.wallClockDays, f.time.idealDays);
    QCOMPARE(f.failure.expectedInterruptions, 0.0);
    QVERIFY(f.cost.totalUsd > 0);
}

void TestForecast::ownedEnergyIsPaid()
{
    Scenario scenario = llamaOn16k();
    QCOMPARE(forecast(scenario, schema, shippedCatalog()).forecast.cost.energyUsd, 0.0);
    set(scenario, "price.mode", std::string("own"));
    const Forecast f = forecast(scenario, schema, shippedCatalog()).forecast;
    QVERIFY(std::fabs(f.cost.energyUsd - f.power.energyMwh * 1000 * 0.0813) < 1); // EIA industrial average 2024
}

// Own and colocate, one H100 for a year at full use: hardware 50,000 USD at 10 % over 5 years is 13,190 USD a year.
void TestForecast::readmeOwnVector()
{
    Scenario scenario = llamaOn16k();
    set(scenario, "price.mode", std::string("own"));
    for (const char *key :
         {"price.server_usd_per_accelerator", "price.network_usd_per_accelerator", "price.building_usd_per_watt"})
        set(scenario, key, 0.0);
    set(scenario, "price.accelerator_usd", 50000.0);
    set(scenario, "price.server_usd_per_accelerator", 0.0);
    set(scenario, "price.network_usd_per_accelerator", 0.0);
    set(scenario, "price.cost_of_capital", 0.10);
    set(scenario, "price.utilised_fraction", 1.0);
    const Forecast f = forecast(scenario, schema, shippedCatalog()).forecast;
    QVERIFY(std::fabs(f.money.acceleratorHourUsd * 8766 - 13190) < 1);
}

void TestForecast::sameInputSameBits()
{
    const Scenario scenario = llamaOn16k();
    const Outcome first = forecast(scenario, schema, shippedCatalog()),
                  second = forecast(scenario, schema, shippedCatalog());
    for (const Figure &figure : schema.figures) {
        const double a = figure.get(first.forecast), b = figure.get(second.forecast);
        QVERIFY(std::memcmp(&a, &b, sizeof a) == 0);
    }
}

void TestForecast::hostileNumbersNeverCrash()
{
    for (const Parameter &parameter : schema.parameters) {
        if (parameter.kind != ValueKind::Number && parameter.kind != ValueKind::Count)
            continue;
        for (const double value : {-1e15, -1.0, 0.0, 1.0, 3.0, 1e15}) {
            Scenario scenario = llamaOn16k();
            if (!setParameter(scenario, schema, shippedCatalog(), parameter.key, value))
                continue;
            const Outcome outcome = forecast(scenario, schema, shippedCatalog());
            for (const Figure &figure : schema.figures)
                QVERIFY2(!std::isinf(figure.get(outcome.forecast)),
                         std::string(std::string(parameter.key) + " " + std::string(figure.key)).c_str());
        }
    }
}

QTEST_APPLESS_MAIN(TestForecast)
#include "tst_forecast.moc"
