// SPDX-License-Identifier: MIT
#include "core/cost/ownership.h"

#include <QTest>

#include <cmath>

using namespace runcast;

class TestOwnership : public QObject {
    Q_OBJECT
private slots:
    void annuity();
    void straightLineWithoutInterest();
    void residualLowersTheRate();
    void idleHoursRaiseTheRate();
};

// 10 % over 5 years: 0.26380, any table of annuity factors; 50,000 USD of hardware then cost 13,190 a year.
void TestOwnership::annuity()
{
    QVERIFY(std::fabs(annuityFactor(0.10, 5) - 0.26380) < 5e-6);
    const double perHour = ownedUsdPerAcceleratorHour({.capitalUsd = 50000, .lifetimeYears = 5, .costOfCapital = 0.10});
    QVERIFY(std::fabs(perHour * 8766 - 13190) < 0.5);
}

void TestOwnership::straightLineWithoutInterest()
{
    QCOMPARE(annuityFactor(0, 5), 0.2);
    QVERIFY(std::fabs(annuityFactor(1e-9, 5) - 0.2) < 1e-8); // no jump beside zero
    QCOMPARE(ownedUsdPerAcceleratorHour({.capitalUsd = 43830, .lifetimeYears = 5}), 1.0);
}

void TestOwnership::residualLowersTheRate()
{
    // Without interest half the price back halves the rate.
    QCOMPARE(ownedUsdPerAcceleratorHour({.capitalUsd = 43830, .lifetimeYears = 5, .residualFraction = 0.5}), 0.5);
}

void TestOwnership::idleHoursRaiseTheRate()
{
    QCOMPARE(ownedUsdPerAcceleratorHour({.capitalUsd = 43830, .lifetimeYears = 5, .utilisedFraction = 0.5}), 2.0);
}

QTEST_APPLESS_MAIN(TestOwnership)
#include "tst_ownership.moc"
