// SPDX-License-Identifier: MIT
// Ways to pay as a whole: the worked vector of the catalogs' README, and what must hold of any scenario.
#include "core/catalog/catalog.h"
#include "core/catalog/csv.h"
#include "core/forecast/forecast.h"
#include "core/forecast/schema.h"
#include "core/forecast/timeline.h"
#include "core/scenario/edit.h"

#include <QFile>
#include <QTest>

#include <cmath>
#include <random>

using namespace runcast;

namespace {

const Schema &schema = standardSchema();

void set(Scenario &scenario, std::string_view key, const Value &value)
{
    const auto done = setParameter(scenario, schema, shippedCatalog(), key, value);
    QVERIFY2(done.has_value(), done ? "" : plainText(done.error()).c_str());
}

double figure(const Forecast &forecast, std::string_view key)
{
    return schema.figure(key)->get(forecast);
}

/// A run of the Llama 3 shape on a small cluster, with something in every part of the cost.
Scenario plan(std::string_view mode)
{
    Scenario s = scenarioFromPreset("x", "llama-3.1-405b", schema, shippedCatalog()).value();
    set(s, "training.tokens", 1e12);
    set(s, "cluster.accelerators", 16384.0);
    set(s, "schedule.start_date", std::string("2027-03-15"));
    set(s, "price.mode", std::string(mode));
    return s;
}

/// One H100 in colocation for a year at full use, as the README works it out.
Scenario vectorScenario()
{
    Scenario s = plan("own");
    const std::pair<const char *, Value> values[] = {
        {"price.site", std::string("colocation")},
        {"price.accelerator_usd", 50000.0},
        {"price.server_usd_per_accelerator", 0.0},
        {"price.network_usd_per_accelerator", 0.0},
        {"price.cost_of_capital", 0.10},
        {"price.utilised_fraction", 1.0},
        {"price.colocation_usd_per_kw_month", 194.95},
        {"power.accelerator_utilised_w", 6849.0 / 8},
        {"power.server_overhead_w_per_accelerator", 0.0},
        {"power.network_w_per_accelerator", 6849.0 / 80},
        {"power.provisioned_w_per_accelerator", 1402.5 - 6849.0 / 80},
        {"power.pue", 1.25},
        {"power.usd_per_kwh", 0.0813},
        {"power.carbon_g_per_kwh", 383.55},
        {"power.embodied_kg_per_accelerator", 164.0 + 5700.0 / 8},
        {"reliability.interruptions_per_accelerator_hour", 0.0},
    };
    for (const auto &[key, value] : values)
        set(s, key, value);
    return s;
}

/// What the rows of vectors.csv ask for beside figures: amounts of one accelerator and one year.
double asked(std::string_view key)
{
    const Forecast f = forecast(vectorScenario(), schema, shippedCatalog()).forecast;
    const double years = f.time.acceleratorHours / 8766;
    if (key == "hour_at_full_use")
        return f.money.ownedYearUsd / 8766;
    if (key == "hour_at_85_percent")
        return f.money.ownedYearUsd / (8766 * 0.85);
    if (key == "energy_kwh")
        return f.power.energyMwh * 1e3 / years;
    if (key == "energy_usd")
        return f.cost.energyUsd / years;
    if (key == "colocation_usd")
        return f.cost.siteUsd / years;
    if (key == "carbon_t")
        return f.power.carbonT / years;
    if (key == "embodied_t")
        return f.power.embodiedCarbonT / years;
    return figure(f, key);
}

class Random {
public:
    double between(double low, double high) { return std::uniform_real_distribution(low, high)(m_engine); }
    bool coin() { return between(0, 1) < 0.5; }
    std::string one(std::initializer_list<const char *> of)
    {
        return *(of.begin() + std::uniform_int_distribution<size_t>(0, of.size() - 1)(m_engine));
    }

private:
    std::mt19937_64 m_engine{20261201};
};

Scenario randomScenario(Random &random)
{
    Scenario s = plan(random.one({"rent", "own", "mix"}));
    const std::pair<const char *, Value> values[] = {
        {"price.purchase_option", random.one({"on_demand", "spot", "reserved_1y", "reserved_3y", "capacity_block"})},
        {"price.site", random.one({"building", "colocation"})},
        {"price.depreciation", random.one({"straight_line", "economic"})},
        {"price.discount_timing", random.one({"month_start", "month_middle", "month_end"})},
        {"price.usd_per_accelerator_hour", random.between(0.5, 12)},
        {"price.block_days", random.between(1, 180)},
        {"price.prepaid_fraction", random.between(0, 1)},
        {"price.support_fraction", random.between(0, 0.2)},
        {"price.owned_accelerators", std::floor(random.between(0, 16384))},
        {"price.accelerator_usd", random.between(5e3, 6e4)},
        {"price.storage_usd", random.between(0, 5e7)},
        {"price.installation_fraction", random.between(0, 0.2)},
        {"price.building_usd_per_watt", random.between(0, 20)},
        {"price.lifetime_years", random.between(2, 8)},
        {"price.residual_fraction", random.between(0, 0.5)},
        {"price.cost_of_capital", random.coin() ? 0 : random.between(0, 0.2)},
        {"price.maintenance_fraction_per_year", random.between(0, 0.1)},
        {"price.utilised_fraction", random.between(0.1, 1)},
        {"price.staff_count", random.between(0, 100)},
        {"price.staff_usd_per_year", random.between(5e4, 1e6)},
        {"price.stored_data_bytes", random.between(0, 1e17)},
        {"price.egress_bytes", random.between(0, 1e15)},
        {"price.data_usd", random.coin() ? 0 : random.between(0, 1e8)},
        {"price.contingency_fraction", random.between(0, 0.4)},
        {"price.tax_fraction", random.coin() ? 0 : random.between(0, 0.25)},
        {"price.discount_rate", random.between(0, 0.2)},
        {"schedule.overhead_compute_fraction", random.between(0, 1)},
        {"schedule.evaluation_compute_fraction", random.between(0, 0.2)},
        {"schedule.commissioning_days", random.coin() ? 0 : random.between(0, 200)},
        {"schedule.wind_down_days", random.coin() ? 0 : random.between(0, 90)},
        {"reliability.spare_accelerators", std::floor(random.between(0, 500))},
        {"training.tokens", std::floor(std::pow(10, random.between(10, 14)))},
    };
    for (const auto &[key, value] : values)
        set(s, key, value);
    if (random.coin())
        set(s, "schedule.start_date", Value{});
    return s;
}

bool toTheCent(double a, double b)
{
    return std::fabs(a - b) < 0.005;
}

} // namespace

class TestRunCost : public QObject {
    Q_OBJECT
private slots:
    void readmeVector_data();
    void readmeVector();
    void partsSumInEveryWayToPay();
    void commitmentIsPaidEvenIfIdle();
    void blocksAreWhole();
    void spotStopsTheRun();
    void mixLiesBetweenItsHalves();
    void breakEvenIsWhereBothCostTheSame();
    void earlyStopCostsWhatIsCommitted();
    void noRateNoAmount();
};

void TestRunCost::readmeVector_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<double>("expected");
    QTest::addColumn<double>("tolerance");
    QFile file(QStringLiteral(RUNCAST_TEST_DATA "/vectors.csv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result<CsvTable> table = parseCsv(file.readAll().toStdString(), "vectors.csv");
    QVERIFY(table.has_value());
    for (size_t row = 0; row < table->rowCount(); ++row) {
        const auto cell = [&](const char *name) { return table->cell(row, *table->column(name)); };
        const std::string key(cell("key"));
        QTest::newRow(key.c_str()) << QByteArray::fromStdString(key) << std::stod(std::string(cell("expected")))
                                   << std::stod(std::string(cell("tolerance")));
    }
}

void TestRunCost::readmeVector()
{
    QFETCH(QByteArray, key);
    QFETCH(double, expected);
    QFETCH(double, tolerance);
    const double value = asked(key.toStdString());
    QVERIFY2(std::fabs(value - expected) <= tolerance, qPrintable(QString::number(value, 'g', 10)));
}

void TestRunCost::partsSumInEveryWayToPay()
{
    Random random;
    for (int i = 0; i < 1000; ++i) {
        const Scenario s = randomScenario(random);
        const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
        QVERIFY(f.cost.totalUsd > 0);
        double parts = 0;
        for (const Figure &figure : schema.figures) {
            if (isCostPart(figure)) {
                QVERIFY2(figure.get(f) >= 0, std::string(figure.key).c_str());
                parts += figure.get(f);
            }
        }
        QVERIFY(toTheCent(parts, f.cost.totalUsd));
        QVERIFY(toTheCent(f.money.capitalPartUsd + f.money.operatingPartUsd, f.cost.totalUsd));
        const PowerFigures &p = f.power;
        const double energy =
            p.acceleratorsMwh + p.serversMwh + p.networkMwh + p.storageMwh + p.sparesMwh + p.idleMwh + p.coolingMwh;
        QVERIFY(std::fabs(energy / p.energyMwh - 1) < 1e-12);

        const Timeline months = timeline(s, schema, shippedCatalog());
        QVERIFY(!months.cash.empty());
        double paid = 0, load = 0, fiscal = 0;
        for (const CashMonth &month : months.cash)
            paid += month.totalUsd;
        for (const LoadMonth &month : months.load)
            load += month.energyMwh;
        QVERIFY(toTheCent(paid, f.cost.totalUsd));
        QVERIFY(toTheCent(months.cash.back().cumulativeUsd, f.cost.totalUsd));
        QVERIFY(std::fabs(load / p.energyMwh - 1) < 1e-9);
        for (const CashPeriod &period : months.fiscal)
            fiscal += period.quarter == 0 ? period.totalUsd : 0;
        QVERIFY(months.fiscal.empty() == s.schedule.startDate.empty());
        QVERIFY(months.fiscal.empty() || toTheCent(fiscal, f.cost.totalUsd));
        QVERIFY(f.money.peakFundingUsd >= f.cost.totalUsd - 0.005);
    }
}

void TestRunCost::commitmentIsPaidEvenIfIdle()
{
    Scenario s = plan("rent");
    set(s, "price.purchase_option", std::string("reserved_1y"));
    set(s, "price.usd_per_accelerator_hour", 2.0);
    set(s, "price.utilised_fraction", 0.5);
    const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
    QVERIFY(toTheCent(f.cost.idleUsd, f.cost.acceleratorsUsd)); // as many hours idle as in use
    QVERIFY(std::fabs(f.money.idleFraction - 0.5) < 1e-12);
    QVERIFY(std::fabs(f.money.acceleratorHourUsd - 4) < 1e-9);
    QVERIFY(toTheCent(f.money.commitmentUsd, 16384 * 8766 * 2.0));
    set(s, "price.purchase_option", std::string("on_demand"));
    set(s, "price.usd_per_accelerator_hour", 2.0);
    const Forecast free = forecast(s, schema, shippedCatalog()).forecast;
    QCOMPARE(free.cost.idleUsd, 0.0);
    QCOMPARE(free.money.commitmentUsd, 0.0);
}

void TestRunCost::blocksAreWhole()
{
    Scenario s = plan("rent");
    set(s, "price.purchase_option", std::string("capacity_block"));
    set(s, "price.usd_per_accelerator_hour", 3.0);
    set(s, "price.block_days", 7.0);
    const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
    const double paidHours = (f.cost.acceleratorsUsd + f.cost.idleUsd) / 3.0;
    const double blocks = paidHours / (16384 * 24 * 7.0);
    QVERIFY(std::fabs(blocks - std::round(blocks)) < 1e-9);
    QVERIFY(blocks * 7 >= f.time.wallClockDays && (blocks - 1) * 7 < f.time.wallClockDays);
    QVERIFY(toTheCent(f.money.commitmentUsd, f.cost.acceleratorsUsd + f.cost.idleUsd));
    // Paid when booked.
    QVERIFY(timeline(s, schema, shippedCatalog()).cash.front().usd[size_t(CashKind::Rent)] >=
            f.money.commitmentUsd - 0.01);
}

void TestRunCost::spotStopsTheRun()
{
    Scenario s = plan("rent");
    set(s, "price.usd_per_accelerator_hour", 2.0);
    const double before = forecast(s, schema, shippedCatalog()).forecast.failure.mtbfH;
    set(s, "price.purchase_option", std::string("spot"));
    set(s, "price.spot_reclaims_per_accelerator_hour", s.reliability.interruptionsPerAcceleratorHour);
    const double with = forecast(s, schema, shippedCatalog()).forecast.failure.mtbfH;
    QVERIFY(std::fabs(with / before - 0.5) < 1e-12);
}

void TestRunCost::mixLiesBetweenItsHalves()
{
    Scenario s = plan("rent");
    set(s, "price.usd_per_accelerator_hour", 2.5);
    const double rent = forecast(s, schema, shippedCatalog()).forecast.cost.totalUsd;
    set(s, "price.mode", std::string("own"));
    const double own = forecast(s, schema, shippedCatalog()).forecast.cost.totalUsd;
    set(s, "price.mode", std::string("mix"));
    set(s, "price.owned_accelerators", 16384.0 / 4);
    const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
    QVERIFY(std::fabs(f.cost.totalUsd / (0.25 * own + 0.75 * rent) - 1) < 1e-12);
    set(s, "price.owned_accelerators", 20000.0);
    QVERIFY(std::isnan(forecast(s, schema, shippedCatalog()).forecast.cost.totalUsd));
}

void TestRunCost::breakEvenIsWhereBothCostTheSame()
{
    Scenario s = plan("own");
    set(s, "price.usd_per_accelerator_hour", 2.5);
    set(s, "reliability.interruptions_per_accelerator_hour", 0.0);
    const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
    QVERIFY(f.money.breakEvenUtilisation > 0.2 && f.money.breakEvenUtilisation < 1);
    // The year of an owned accelerator is then what renting for the used hours costs.
    const double rented = 8766 * f.money.breakEvenUtilisation * 2.5;
    QVERIFY(std::fabs(rented - f.money.ownedYearUsd) < 1e-6);
}

void TestRunCost::earlyStopCostsWhatIsCommitted()
{
    Scenario s = plan("rent");
    set(s, "price.usd_per_accelerator_hour", 2.0);
    QCOMPARE(forecast(s, schema, shippedCatalog()).forecast.money.earlyStopUsd, 0.0);
    set(s, "price.purchase_option", std::string("reserved_3y"));
    set(s, "price.usd_per_accelerator_hour", 2.0);
    const Forecast f = forecast(s, schema, shippedCatalog()).forecast;
    const double owedHours = 16384 * (3 * 8766 - f.time.wallClockDays * 24 / 2);
    QVERIFY(toTheCent(f.money.earlyStopUsd, owedHours * 2));
}

void TestRunCost::noRateNoAmount()
{
    Scenario s = plan("rent");
    set(s, "price.currency", std::string("EUR"));
    QVERIFY(!s.price.unitsPerUsd);
    set(s, "price.units_per_usd", 0.86);
    set(s, "price.currency", std::string("JPY")); // the euro's rate is not the yen's
    QVERIFY(!s.price.unitsPerUsd);
    const Outcome outcome = forecast(s, schema, shippedCatalog());
    QVERIFY(std::any_of(outcome.findings.begin(), outcome.findings.end(), [](const Finding &f) {
        return f.severity == Severity::Error && f.parameter == "price.units_per_usd";
    }));
    set(s, "price.currency", std::string("USD"));
    QCOMPARE(s.price.unitsPerUsd, std::optional<double>(1.0));
}

QTEST_APPLESS_MAIN(TestRunCost)
#include "tst_run_cost.moc"
