// SPDX-License-Identifier: MIT
#include "core/base/date.h"
#include "core/catalog/own_rows.h"
#include "core/forecast/schema.h"
#include "core/scenario/check.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>

using namespace runcast;

namespace {

constexpr const char *rentKey = "price.usd_per_accelerator_hour";

std::unique_ptr<const Catalog> catalogOf(const std::string &today, const std::vector<OwnRow> &rows = {})
{
    std::vector<Error> problems;
    auto catalog = catalogWithOwnRows(shippedCatalog(), rows, today, problems);
    if (!problems.empty())
        qFatal("%s", plainText(problems.front()).c_str());
    return catalog;
}

OwnRow h100Price(const std::string &usd, const std::string &date)
{
    return {.kind = OwnRowKind::Price,
            .cells = {{"provider", "Cloud"},
                      {"sku", "x8"},
                      {"accelerator_id", "h100-sxm"},
                      {"usd_per_accelerator_hour", usd},
                      {"commitment", "on_demand"},
                      {"as_of_date", date},
                      {"as_of_precision", "day"},
                      {"source", "list"},
                      {"confidence", "primary"}}};
}

Scenario quoted(const std::string &date, const Catalog &catalog)
{
    Scenario scenario = newScenario("A", standardSchema(), catalog);
    for (const auto &[key, value] : std::vector<std::pair<const char *, Value>>{
             {"cluster.accelerator", std::string("h100-sxm")}, {rentKey, 2.0}}) {
        if (!setParameter(scenario, standardSchema(), catalog, key, value,
                          {.kind = SourceKind::Quoted, .text = "offer", .date = date}))
            qFatal("%s", key);
    }
    return scenario;
}

std::optional<Finding> finding(const Scenario &scenario, const Catalog &catalog, const std::string &id)
{
    const std::vector<Finding> all = checkInputs(scenario, standardSchema(), catalog);
    const auto found = std::ranges::find(all, id, &Finding::id);
    return found == all.end() ? std::nullopt : std::optional(*found);
}

} // namespace

class TestCheckPrices : public QObject {
    Q_OBJECT
private slots:
    void lastDays();
    void rentOlderThanNinetyDays_data();
    void rentOlderThanNinetyDays();
    void freshPriceOfTheCatalogIsTheFix();
    void otherPricesAreOneFinding();
    void newerRowIsToldAndTaken();
};

void TestCheckPrices::lastDays()
{
    QCOMPARE(lastDayOfDate("2024-02"), daysFromIsoDate("2024-02-29"));
    QCOMPARE(lastDayOfDate("2025"), daysFromIsoDate("2025-12-31"));
    QCOMPARE(lastDayOfDate("2025-03-04"), daysFromIsoDate("2025-03-04"));
    QCOMPARE(firstDayOfDate("2025"), daysFromIsoDate("2025-01-01"));
    QCOMPARE(firstDayOfDate("2024-02"), daysFromIsoDate("2024-02-01"));
    for (const char *text : {"", "25", "2025-13", "2025-02-30", "2024-2025", "soon"})
        QVERIFY2(!lastDayOfDate(text), text);
}

void TestCheckPrices::rentOlderThanNinetyDays_data()
{
    QTest::addColumn<QByteArray>("date");
    QTest::addColumn<bool>("old");
    QTest::newRow("90 days") << QByteArray("2026-09-02") << false;
    QTest::newRow("91 days") << QByteArray("2026-09-01") << true;
    QTest::newRow("that month") << QByteArray("2026-09") << false; // may be of its last day
    QTest::newRow("last year") << QByteArray("2025") << true;
    QTest::newRow("this year") << QByteArray("2026") << false;
    QTest::newRow("tomorrow") << QByteArray("2026-12-02") << false;
    QTest::newRow("no date") << QByteArray() << false;
    QTest::newRow("no such date") << QByteArray("2025-02-30") << false;
}

void TestCheckPrices::rentOlderThanNinetyDays()
{
    QFETCH(QByteArray, date);
    QFETCH(bool, old);
    const auto catalog = catalogOf("2026-12-01");
    const auto found = finding(quoted(date.toStdString(), *catalog), *catalog, "price.old_rent");
    QCOMPARE(found.has_value(), old);
    if (!found)
        return;
    QCOMPARE(found->severity, Severity::Note);
    QVERIFY(isMissing(found->suggested)); // the shipped list prices are old themselves
    if (date == "2026-09-01")
        QCOMPARE(std::get<double>(found->arguments[1].value), 91.0);
}

void TestCheckPrices::freshPriceOfTheCatalogIsTheFix()
{
    const auto catalog = catalogOf("2026-12-01", {h100Price("1.85", "2026-11-20")});
    Scenario scenario = quoted("2025", *catalog);
    const auto old = finding(scenario, *catalog, "price.old_rent");
    QVERIFY(old);
    QCOMPARE(std::get<double>(old->suggested), 1.85);
    QCOMPARE(old->suggestedSource.date, std::string("2026-11-20"));
    QVERIFY(setParameter(scenario, standardSchema(), *catalog, old->parameter, old->suggested, old->suggestedSource)
                .has_value());
    QVERIFY(!finding(scenario, *catalog, "price.old_rent"));
}

void TestCheckPrices::otherPricesAreOneFinding()
{
    const auto catalog = catalogOf("2026-12-01");
    Scenario scenario = quoted("2026-11-30", *catalog);
    QVERIFY(setParameter(scenario, standardSchema(), *catalog, "price.mode", std::string("own")).has_value());
    const std::vector<Finding> all = checkInputs(scenario, standardSchema(), *catalog);
    QCOMPARE(std::ranges::count(all, std::string("price.old_prices"), &Finding::id), 1);
    const auto found = finding(scenario, *catalog, "price.old_prices");
    QVERIFY(std::get<double>(found->arguments[0].value) >= 2);
    QVERIFY(!finding(scenario, *catalogOf("2000-01-01"), "price.old_prices"));
}

void TestCheckPrices::newerRowIsToldAndTaken()
{
    const auto chip = [](const char *id, bool retired, const char *replacedBy) {
        return OwnRow{.kind = OwnRowKind::Accelerator,
                      .cells = {{"id", id},
                                {"name", std::string("Chip ") + id},
                                {"vendor", "Us"},
                                {"scaleup_topology", "none"},
                                {"peak_dense_tflops_bf16", "500"},
                                {"source", "lab"},
                                {"confidence", "primary"}},
                      .retired = retired,
                      .replacedBy = replacedBy};
    };
    // a was edited twice; x and y point at each other, as only a damaged library has it.
    const auto catalog = catalogOf("2026-12-01", {chip("a", true, "b"), chip("b", true, "c"), chip("c", false, ""),
                                                  chip("x", true, "y"), chip("y", true, "x")});
    Scenario scenario = newScenario("A", standardSchema(), *catalog);
    const auto use = [&](const std::string &id) {
        return setParameter(scenario, standardSchema(), *catalog, "cluster.accelerator", id).has_value();
    };
    QVERIFY(use("a"));
    const auto newer = finding(scenario, *catalog, "catalog.newer_row");
    QVERIFY(newer);
    QCOMPARE(std::get<std::string>(newer->suggested), std::string("c"));
    QVERIFY(use("c"));
    QVERIFY(!finding(scenario, *catalog, "catalog.newer_row"));
    QVERIFY(use("x"));
    QVERIFY(!finding(scenario, *catalog, "catalog.newer_row"));
}

QTEST_APPLESS_MAIN(TestCheckPrices)
#include "tst_check_prices.moc"
