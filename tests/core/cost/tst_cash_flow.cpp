// SPDX-License-Identifier: MIT
#include "core/base/date.h"
#include "core/cost/cash_flow.h"

#include <QTest>

#include <cmath>

using namespace runcast;

namespace {

CashPlan planFrom(const char *day, double days)
{
    CashPlan plan;
    plan.firstDay = *daysFromIsoDate(day);
    plan.runDays = days;
    return plan;
}

} // namespace

class TestCashFlow : public QObject {
    Q_OBJECT
private slots:
    void monthsOfTheCalendar();
    void leapFebruary();
    void withoutDateMonthsAreEqual();
    void presentValueAsTabled();
    void spreadsheetConvention();
    void peakFunding();
    void fiscalYears();
    void tooLongOrUnknown();
};

// 15 March to 13 June 2027: 17, 30, 31 and 12 of 90 days.
void TestCashFlow::monthsOfTheCalendar()
{
    CashPlan plan = planFrom("2027-03-15", 90);
    plan.amounts[size_t(CashKind::Rent)].runUsd = 900;
    const std::vector<CashMonth> months = cashFlow(plan);
    QCOMPARE(months.size(), size_t(4));
    const double expected[] = {170, 300, 310, 120};
    for (size_t i = 0; i < 4; ++i) {
        QVERIFY(std::fabs(months[i].totalUsd - expected[i]) < 1e-9);
        QCOMPARE(months[i].span.month, int(3 + i));
    }
    QCOMPARE(months[0].span.year, 2027);
}

void TestCashFlow::leapFebruary()
{
    CashPlan plan = planFrom("2028-02-01", 30);
    plan.amounts[0].runUsd = 30;
    const std::vector<CashMonth> months = cashFlow(plan);
    QCOMPARE(months.size(), size_t(2));
    QVERIFY(std::fabs(months[0].totalUsd - 29) < 1e-12);
}

void TestCashFlow::withoutDateMonthsAreEqual()
{
    CashPlan plan;
    plan.firstDay = std::nan("");
    plan.runDays = 365.25;
    plan.amounts[0].wholeUsd = 12;
    const std::vector<CashMonth> months = cashFlow(plan);
    QVERIFY(months.size() == 12 || months.size() == 13);
    QVERIFY(std::fabs(months[5].totalUsd - 1) < 1e-9);
    QVERIFY(!months[0].span.hasDate());
    QVERIFY(fiscalPeriods(months, 1).empty());
}

// 100 on the first day and 110 a year later at 10 %: 200.
void TestCashFlow::presentValueAsTabled()
{
    CashPlan plan = planFrom("2027-01-01", 365 + 15);
    plan.amounts[0] = {.firstDayUsd = 100, .lastDayUsd = 110};
    QVERIFY(std::fabs(presentValue(plan, 0.10, CashTiming::MonthStart) - 200) < 1e-9);
    QVERIFY(std::fabs(presentValue(plan, 0, CashTiming::MonthEnd) - 210) < 1e-9);
    // Later in the month is worth less, by the root of the month's factor.
    const double middle = presentValue(plan, 0.10, CashTiming::MonthMiddle);
    QVERIFY(std::fabs(middle - 200 / std::pow(1.1, 1.0 / 24)) < 1e-9);
}

// NPV() of a spreadsheet over twelve payments of 1,000 at a monthly 1.1^(1/12) - 1: 11,400.27.
void TestCashFlow::spreadsheetConvention()
{
    CashPlan plan;
    plan.firstDay = std::nan("");
    plan.runDays = 365.25;
    plan.amounts[0].runUsd = 12000;
    const double monthly = std::pow(1.1, 1.0 / 12) - 1;
    const double annuity = 1000 * (1 - std::pow(1 + monthly, -12)) / monthly;
    QVERIFY(std::fabs(presentValue(plan, 0.10, CashTiming::MonthEnd) - annuity) < 1e-3);
}

void TestCashFlow::peakFunding()
{
    CashPlan plan = planFrom("2027-01-01", 59);
    plan.amounts[0] = {.firstDayUsd = 1000, .runUsd = 590, .lastDayUsd = -900};
    QVERIFY(std::fabs(peakFundingUsd(plan) - 1590) < 1e-9);
    QVERIFY(std::fabs(cashFlow(plan).back().cumulativeUsd - 690) < 1e-9);
}

// A fiscal year from October is named after the year it ends in: October 2027 is in the first quarter of 2028.
void TestCashFlow::fiscalYears()
{
    CashPlan plan = planFrom("2027-09-01", 30 + 31 + 30 + 31 + 31);
    plan.amounts[0].runUsd = 153;
    const std::vector<CashPeriod> periods = fiscalPeriods(cashFlow(plan), 10);
    QCOMPARE(periods.size(), size_t(5));
    const int years[] = {2027, 2027, 2028, 2028, 2028}, quarters[] = {4, 0, 1, 2, 0};
    const double sums[] = {30, 30, 92, 31, 123};
    for (size_t i = 0; i < periods.size(); ++i) {
        QCOMPARE(periods[i].fiscalYear, years[i]);
        QCOMPARE(periods[i].quarter, quarters[i]);
        QVERIFY(std::fabs(periods[i].totalUsd - sums[i]) < 1e-9);
    }
}

void TestCashFlow::tooLongOrUnknown()
{
    CashPlan plan = planFrom("2027-01-01", 1e6);
    QVERIFY(cashFlow(plan).empty());
    QVERIFY(std::isnan(presentValue(plan, 0.1, CashTiming::MonthEnd)));
    plan.runDays = std::nan("");
    QVERIFY(cashFlow(plan).empty());
    plan.runDays = 0; // paid at once
    plan.amounts[0].runUsd = 5;
    QCOMPARE(cashFlow(plan).size(), size_t(1));
    QCOMPARE(cashFlow(plan)[0].totalUsd, 5.0);
}

QTEST_APPLESS_MAIN(TestCashFlow)
#include "tst_cash_flow.moc"
