// SPDX-License-Identifier: MIT
#include "core/base/date.h"
#include "core/catalog/own_rows.h"
#include "core/forecast/catalog_findings.h"
#include "core/forecast/forecast.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>

using namespace runcast;

namespace {

constexpr int validDays = 90; // by default
constexpr const char *rent = "price.usd_per_accelerator_hour";

Scenario rented(double usd, const std::string &date)
{
    Scenario scenario = newScenario("Base", standardSchema(), shippedCatalog());
    const auto set =
        setParameter(scenario, standardSchema(), shippedCatalog(), rent, usd, {SourceKind::Quoted, "offer 12", date});
    return set ? scenario : Scenario{};
}

std::vector<Finding> agesOn(const Scenario &scenario, const char *today)
{
    return checkPriceAges(scenario, standardSchema(), shippedCatalog(), daysFromIsoDate(today).value());
}

/// Those about the rent alone.
std::vector<Finding> ofRent(std::vector<Finding> findings)
{
    std::erase_if(findings, [](const Finding &finding) { return finding.id != "price.old"; });
    return findings;
}

std::vector<Finding> rentAgesOn(const Scenario &scenario, const char *today)
{
    return ofRent(agesOn(scenario, today));
}

} // namespace

/// Prices older than 90 days are found, on the day that the caller names.
class TestCatalogFindings : public QObject {
    Q_OBJECT
private slots:
    void lastDays_data();
    void lastDays();
    void ages_data();
    void ages();
    void suggestsNewerCatalogPrice();
    void suggestsCatalogPriceThatHolds();
    void defaultsAgeByTheCatalog();
    void daysAreAParameter();
    void otherPricesAreOneFinding();
    void areAddedToTheFindings();
};

void TestCatalogFindings::lastDays_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("last");
    QTest::newRow("day") << std::string("2026-03-14") << std::string("2026-03-14");
    QTest::newRow("month") << std::string("2025-11") << std::string("2025-11-30");
    QTest::newRow("leap month") << std::string("2028-02") << std::string("2028-02-29");
    QTest::newRow("year") << std::string("2025") << std::string("2025-12-31");
    for (const char *text : {"", "soon", "20255", "2025-13", "2025-02-30", "-025", "2025/12"})
        QTest::newRow(text) << std::string(text) << std::string();
}

void TestCatalogFindings::lastDays()
{
    QFETCH(std::string, text);
    QFETCH(std::string, last);
    const std::optional<int> day = lastDayOfDate(text);
    QCOMPARE(day ? isoDateFromDays(*day) : std::string(), last);
}

void TestCatalogFindings::ages_data()
{
    QTest::addColumn<std::string>("date");
    QTest::addColumn<double>("days"); // 0 = no finding
    QTest::newRow("90 days") << std::string("2026-09-02") << 0.0;
    QTest::newRow("91 days") << std::string("2026-09-01") << 91.0;
    QTest::newRow("month counts from its end") << std::string("2026-09") << 0.0;
    QTest::newRow("old month") << std::string("2026-08") << 92.0;
    QTest::newRow("this year") << std::string("2026") << 0.0;
    QTest::newRow("last year") << std::string("2025") << 335.0;
    QTest::newRow("tomorrow") << std::string("2026-12-02") << 0.0;
    QTest::newRow("no date") << std::string() << 0.0;
    QTest::newRow("no date that is known") << std::string("last week") << 0.0;
}

void TestCatalogFindings::ages()
{
    QFETCH(std::string, date);
    QFETCH(double, days);
    const std::vector<Finding> findings = rentAgesOn(rented(2.05, date), "2026-12-01");
    QCOMPARE(findings.size(), size_t(days > 0 ? 1 : 0));
    if (findings.empty())
        return;
    QCOMPARE(findings[0].parameter, std::string(rent));
    QCOMPARE(std::get<double>(findings[0].arguments[1].value), 2.05);
    QCOMPARE(std::get<std::string>(findings[0].arguments[2].value), date);
    QCOMPARE(std::get<double>(findings[0].arguments[3].value), days);
}

void TestCatalogFindings::suggestsNewerCatalogPrice()
{
    const Catalog &catalog = shippedCatalog();
    const AcceleratorPrice *listed = catalog.defaultRent("h100-sxm");
    QVERIFY(listed);
    const std::vector<Finding> older = rentAgesOn(rented(9, "2024-01-31"), "2027-06-01");
    QCOMPARE(older.size(), size_t(1));
    QCOMPARE(std::get<double>(older[0].suggested), listed->usdPerAcceleratorHour);
    QCOMPARE(older[0].suggestedSource.date, listed->asOf);
    const std::vector<Finding> newer = rentAgesOn(rented(9, "2027-01-31"), "2027-06-01");
    QCOMPARE(newer.size(), size_t(1));
    QVERIFY(isMissing(newer[0].suggested));
}

void TestCatalogFindings::defaultsAgeByTheCatalog()
{
    const Scenario scenario = newScenario("Base", standardSchema(), shippedCatalog());
    const AcceleratorPrice *listed = shippedCatalog().defaultRent(scenario.cluster.accelerator);
    QVERIFY(listed);
    const int last = lastDayOfDate(listed->asOf).value();
    QVERIFY(ofRent(checkPriceAges(scenario, standardSchema(), shippedCatalog(), last + validDays)).empty());
    const auto old = ofRent(checkPriceAges(scenario, standardSchema(), shippedCatalog(), last + validDays + 1));
    QCOMPARE(old.size(), size_t(1));
    const auto later = ofRent(checkPriceAges(scenario, standardSchema(), shippedCatalog(), last + 10 * validDays));
    QVERIFY(isMissing(later.at(0).suggested)); // none of the catalog holds any more, and none is newer
}

void TestCatalogFindings::suggestsCatalogPriceThatHolds()
{
    const OwnRow listed{.kind = OwnRowKind::Price,
                        .cells = {{"provider", "Cloud"},
                                  {"sku", "x8"},
                                  {"accelerator_id", "h100-sxm"},
                                  {"usd_per_accelerator_hour", "1.85"},
                                  {"commitment", "on_demand"},
                                  {"as_of_date", "2026-11-20"},
                                  {"as_of_precision", "day"},
                                  {"source", "list"},
                                  {"confidence", "primary"}}};
    std::vector<Error> problems;
    const auto catalog = catalogWithOwnRows(shippedCatalog(), std::vector{listed}, problems);
    QVERIFY(problems.empty());
    Scenario scenario = rented(9, "2024-01-31");
    const int today = daysFromIsoDate("2026-12-01").value();
    const std::vector<Finding> old = ofRent(checkPriceAges(scenario, standardSchema(), *catalog, today));
    QCOMPARE(old.size(), size_t(1));
    QCOMPARE(std::get<double>(old[0].suggested), 1.85);
    QVERIFY(setParameter(scenario, standardSchema(), *catalog, rent, old[0].suggested, old[0].suggestedSource));
    QVERIFY(ofRent(checkPriceAges(scenario, standardSchema(), *catalog, today)).empty());
}

void TestCatalogFindings::daysAreAParameter()
{
    Scenario scenario = rented(2, "2026-09-01");
    const auto holdFor = [&scenario](double days) {
        return setParameter(scenario, standardSchema(), shippedCatalog(), "price.valid_days", days).has_value();
    };
    QVERIFY(holdFor(91));
    QVERIFY(rentAgesOn(scenario, "2026-12-01").empty());
    QVERIFY(holdFor(30));
    QCOMPARE(rentAgesOn(scenario, "2026-10-01").size(), size_t(0)); // the 30th day
    QCOMPARE(rentAgesOn(scenario, "2026-10-02").size(), size_t(1));
}

void TestCatalogFindings::otherPricesAreOneFinding()
{
    Scenario scenario = rented(2, "2027-01-01");
    for (const auto &[key, value] :
         {std::pair{"price.mode", Value(std::string("own"))}, std::pair{"price.accelerator_usd", Value(30000.0)},
          std::pair{"power.usd_per_kwh", Value(0.08)}}) {
        const ParameterSource source{SourceKind::Quoted, "offer", key[1] == 'o' ? "2026" : "2026-06"};
        QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), key, value, source).has_value());
    }
    const std::vector<Finding> findings = agesOn(scenario, "2027-04-01"); // the rent is 90 days old
    QCOMPARE(findings.size(), size_t(1));
    QCOMPARE(findings[0].id, std::string("price.old_others"));
    QVERIFY(std::get<double>(findings[0].arguments[0].value) >= 2);
    QVERIFY(agesOn(scenario, "2000-01-01").empty());
}

void TestCatalogFindings::areAddedToTheFindings()
{
    const Scenario scenario = rented(2, "2024");
    const Outcome never = forecast(scenario, standardSchema(), shippedCatalog());
    Outcome later = never;
    addCatalogFindings(later, scenario, standardSchema(), shippedCatalog(), daysFromIsoDate("2040-01-01").value());
    const auto old = [](const Outcome &outcome) {
        return std::count_if(outcome.findings.begin(), outcome.findings.end(),
                             [](const Finding &finding) { return finding.id == "price.old"; });
    };
    QCOMPARE(old(never), 0);
    QCOMPARE(old(later), 1);
    QVERIFY(later.findings.size() > never.findings.size());
}

QTEST_APPLESS_MAIN(TestCatalogFindings)
#include "tst_catalog_findings.moc"
