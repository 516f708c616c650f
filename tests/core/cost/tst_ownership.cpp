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
    void residualLowersTheYear();
    void resaleValue();
    void economicDepreciationOfShortRuns();
    void buildingHasItsOwnLife();
};

// 10 % over 5 years: 0.26380, any table of annuity factors; 50,000 USD of hardware then cost 13,190 a year.
void TestOwnership::annuity()
{
    QVERIFY(std::fabs(annuityFactor(0.10, 5) - 0.26380) < 5e-6);
    const OwnedYear year = ownedYear({.acceleratorUsd = 50000, .lifetimeYears = 5, .costOfCapital = 0.10});
    QVERIFY(std::fabs(year.totalUsd() - 13190) < 0.5);
    QCOMPARE(year.acceleratorUsd, 10000.0);
    QVERIFY(std::fabs(year.financingUsd - 3190) < 0.5);
}

void TestOwnership::straightLineWithoutInterest()
{
    QCOMPARE(annuityFactor(0, 5), 0.2);
    QVERIFY(std::fabs(annuityFactor(1e-9, 5) - 0.2) < 1e-8); // no jump beside zero
    QCOMPARE(ownedYear({.acceleratorUsd = 43830, .lifetimeYears = 5}).totalUsd(), 8766.0);
}

void TestOwnership::residualLowersTheYear()
{
    // Without interest half the price back halves the year.
    QCOMPARE(ownedYear({.acceleratorUsd = 43830, .lifetimeYears = 5, .residualFraction = 0.5}).totalUsd(), 4383.0);
}

// Epoch AI: value falls to 72.4 % per year (10^-0.14).
void TestOwnership::resaleValue()
{
    QVERIFY(std::fabs(resaleFraction(0.14, 1) - 0.724) < 5e-4);
    const OwnedYear year = ownedYear({.acceleratorUsd = 50000, .economic = true, .runYears = 1});
    QVERIFY(std::fabs(year.totalUsd() - 50000 * (1 - 0.7244)) < 5);
}

// For short runs the cost is V × T × 0.14 × ln 10 (README of the catalogs).
void TestOwnership::economicDepreciationOfShortRuns()
{
    const OwnershipInput input{.acceleratorUsd = 1000, .economic = true, .runYears = 1e-6};
    QVERIFY(std::fabs(ownedYear(input).totalUsd() / (1000 * 0.14 * std::log(10.0)) - 1) < 1e-5);
    QVERIFY(ownedYear({.acceleratorUsd = 1000, .economic = true, .runYears = 0}).totalUsd() > 0);
}

void TestOwnership::buildingHasItsOwnLife()
{
    const OwnedYear year =
        ownedYear({.acceleratorUsd = 1000, .buildingUsd = 4000, .buildingLifetimeYears = 20, .lifetimeYears = 5});
    QCOMPARE(year.siteUsd, 200.0);
    QCOMPARE(year.acceleratorUsd, 200.0);
    QCOMPARE(year.capitalUsd, 5000.0);
    QCOMPARE(year.depreciationUsd, 400.0);
}

QTEST_APPLESS_MAIN(TestOwnership)
#include "tst_ownership.moc"
