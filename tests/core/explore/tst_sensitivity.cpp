// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/explore/sensitivity.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>
#include <cmath>

using namespace runcast;

namespace {

const Schema &schema = standardSchema();

Scenario rented()
{
    Scenario s = *scenarioFromPreset("x", "llama-3.1-405b", schema, shippedCatalog());
    const std::pair<const char *, Value> values[] = {{"cluster.accelerators", 16384.0},
                                                     {"cluster.accelerator", std::string("h100-sxm")},
                                                     {"schedule.mfu", 0.4},
                                                     {"price.usd_per_accelerator_hour", 2.4},
                                                     {"price.contingency_fraction", 0.0},
                                                     {"price.storage_usd_per_gb_month", 0.0},
                                                     {"price.staff_count", 0.0},
                                                     {"schedule.overhead_compute_fraction", 0.0}};
    for (const auto &[key, value] : values) {
        if (!setParameter(s, schema, shippedCatalog(), key, value))
            qFatal("%s", key);
    }
    return s;
}

const SensitivityRow *row(const Sensitivity &result, std::string_view key)
{
    const auto found = std::find_if(result.rows.begin(), result.rows.end(),
                                    [key](const SensitivityRow &r) { return r.parameter->key == key; });
    return found == result.rows.end() ? nullptr : &*found;
}

} // namespace

class TestSensitivity : public QObject {
    Q_OBJECT
private slots:
    void rentMovesTheCostInProportion();
    void largestFirst();
    void leavesOutWhatHasNoEffect();
    void saysWhatCannotMove();
    void nothingWithoutABase();
    void everyFigureCanBeAsked();
};

// All other parts are off: the cost is hours times rent, so that ±10 % of rent are ±10 % of the cost.
void TestSensitivity::rentMovesTheCostInProportion()
{
    const Sensitivity result = oneWaySensitivity(rented(), *schema.figure("cost.total_usd"), schema, shippedCatalog());
    const SensitivityRow *rent = row(result, "price.usd_per_accelerator_hour");
    QVERIFY(rent);
    QCOMPARE(rent->low / result.base, 0.9);
    QCOMPARE(rent->high / result.base, 1.1);
    QCOMPARE(rent->lowInput, 2.16);
    // Utilisation stands in the denominator: 1 / 0.9 and 1 / 1.1 of the ideal time, and failures follow the time.
    const SensitivityRow *mfu = row(result, "schedule.mfu");
    QVERIFY(mfu);
    QVERIFY(mfu->low > result.base && mfu->high < result.base);
    QCOMPARE(mfu->low / mfu->high, 1.1 / 0.9);
}

void TestSensitivity::largestFirst()
{
    const Sensitivity result = oneWaySensitivity(rented(), *schema.figure("cost.total_usd"), schema, shippedCatalog());
    QVERIFY(result.rows.size() >= 5);
    for (size_t i = 1; i < result.rows.size(); ++i)
        QVERIFY(result.rows[i - 1].effect(result.base) >= result.rows[i].effect(result.base));
}

void TestSensitivity::leavesOutWhatHasNoEffect()
{
    const Sensitivity result = oneWaySensitivity(rented(), *schema.figure("cost.total_usd"), schema, shippedCatalog());
    for (const char *key : {"price.accelerator_usd", "price.staff_count", "power.pue", "target.budget_usd"})
        QVERIFY2(!row(result, key), key);
    const Sensitivity power =
        oneWaySensitivity(rented(), *schema.figure("power.facility_mw"), schema, shippedCatalog());
    QVERIFY(row(power, "power.pue"));
    QVERIFY(!row(power, "price.usd_per_accelerator_hour"));
}

// With tensor 8 and pipeline 16, 10 % more than 16,384 accelerators cannot be divided among the copies of the model.
void TestSensitivity::saysWhatCannotMove()
{
    Scenario s = rented();
    for (const auto &[key, value] : {std::pair{"layout.tensor", 8.0}, std::pair{"layout.pipeline", 16.0}})
        QVERIFY(setParameter(s, schema, shippedCatalog(), key, Value{value}));
    const Sensitivity result = oneWaySensitivity(s, *schema.figure("cost.total_usd"), schema, shippedCatalog());
    const auto stuck = std::find_if(result.stuck.begin(), result.stuck.end(), [](const Parameter *parameter) {
        return parameter->key == "cluster.accelerators";
    });
    const SensitivityRow *moved = row(result, "cluster.accelerators");
    QVERIFY(stuck != result.stuck.end() || (moved && !(std::isfinite(moved->low) && std::isfinite(moved->high))));
}

void TestSensitivity::nothingWithoutABase()
{
    Scenario s = rented();
    QVERIFY(setParameter(s, schema, shippedCatalog(), "training.tokens", Value{}));
    const Sensitivity result = oneWaySensitivity(s, *schema.figure("cost.total_usd"), schema, shippedCatalog());
    QVERIFY(std::isnan(result.base));
    QVERIFY(result.rows.empty());
}

void TestSensitivity::everyFigureCanBeAsked()
{
    const Scenario s = rented();
    for (const Figure &figure : schema.figures) {
        for (const SensitivityRow &r : oneWaySensitivity(s, figure, schema, shippedCatalog()).rows)
            QVERIFY2(r.lowInput <= r.highInput, figure.key.data());
    }
}

QTEST_APPLESS_MAIN(TestSensitivity)
#include "tst_sensitivity.moc"
