// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/explore/best_clusters.h"
#include "core/forecast/schema.h"
#include "core/layout/step/constants.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <cmath>

using namespace runcast;

class TestBestClusters : public QObject {
    Q_OBJECT
private slots:
    void isTheSearchOfEachCluster();
    void pricesAreOfTheKind();
    void saysWhatDoesNotFit();
    void stops();
    void isAppliedAsItWasForecast();
};

namespace {

const Schema &schema = standardSchema();

Scenario gpt3()
{
    return *scenarioFromPreset("x", "gpt3-175b", schema, shippedCatalog());
}

} // namespace

void TestBestClusters::isTheSearchOfEachCluster()
{
    const ClusterChoice clusters[] = {{"a100-sxm-80gb", 512}, {"a100-sxm-80gb", 1024}, {"h100-sxm", 1024}};
    const auto results = searchClusters(gpt3(), clusters, schema, shippedCatalog());
    QCOMPARE(results.size(), size_t(3));
    for (size_t i = 0; i < 3; ++i) {
        QVERIFY(!results[i].reason);
        Scenario alone = gpt3();
        QVERIFY(setParameter(alone, schema, shippedCatalog(), "cluster.accelerator", clusters[i].accelerator));
        QVERIFY(setParameter(alone, schema, shippedCatalog(), "cluster.accelerators", clusters[i].accelerators));
        const auto question = layoutQuestion(alone, schema, shippedCatalog());
        QVERIFY(question.has_value());
        const auto found = searchLayouts(question->input, shippedStepTimeConstants());
        QVERIFY(std::fabs(results[i].rating.stepS / question->stepS(found.best.front()) - 1) < 1e-12);
        QVERIFY(std::fabs(results[i].forecast.time.stepS / results[i].rating.stepS - 1) < 1e-9);
    }
    // Twice the accelerators are faster, but not twice as fast; a newer kind is faster still.
    const double ratio = results[0].rating.stepS / results[1].rating.stepS;
    QVERIFY(ratio > 1.6 && ratio < 2.05);
    QVERIFY(results[2].rating.stepS < results[1].rating.stepS);
}

void TestBestClusters::pricesAreOfTheKind()
{
    Scenario typed = gpt3();
    const std::string own = typed.cluster.accelerator;
    QVERIFY(setParameter(typed, schema, shippedCatalog(), "price.usd_per_accelerator_hour", 99.0));
    const ClusterChoice clusters[] = {{own, 1024}, {"h100-sxm", 1024}};
    const auto results = searchClusters(typed, clusters, schema, shippedCatalog());
    QCOMPARE(results[0].forecast.money.acceleratorHourUsd, 99.0);
    QVERIFY(results[1].forecast.money.acceleratorHourUsd < 20);
}

void TestBestClusters::saysWhatDoesNotFit()
{
    const ClusterChoice clusters[] = {{"a100-sxm-80gb", 8}, {"no such thing", 8}, {"a100-sxm-80gb", 1024}};
    const auto results = searchClusters(gpt3(), clusters, schema, shippedCatalog());
    QCOMPARE(results.size(), size_t(3));
    QVERIFY(results[0].reason && results[0].reason->code == ErrorCode::NotFound);
    QVERIFY(results[1].reason.has_value());
    QVERIFY(!results[2].reason);
}

void TestBestClusters::stops()
{
    std::stop_source source;
    source.request_stop();
    LayoutSearchOptions options;
    options.stop = source.get_token();
    const ClusterChoice clusters[] = {{"a100-sxm-80gb", 1024}, {"h100-sxm", 1024}};
    QVERIFY(searchClusters(gpt3(), clusters, schema, shippedCatalog(), options).empty());
}

// What was found for another kind, put into the scenario, has the figures that were shown beside it.
void TestBestClusters::isAppliedAsItWasForecast()
{
    Scenario scenario = gpt3();
    QVERIFY(setParameter(scenario, schema, shippedCatalog(), "price.usd_per_accelerator_hour", 99.0));
    const ClusterChoice clusters[] = {{"h100-sxm", 1024}};
    const auto results = searchClusters(scenario, clusters, schema, shippedCatalog());
    QVERIFY(applyCluster(scenario, results[0], schema, shippedCatalog()));
    QCOMPARE(scenario.cluster.accelerator, std::string("h100-sxm"));
    const Forecast now = forecast(scenario, schema, shippedCatalog()).forecast;
    QCOMPARE(now.time.stepS, results[0].forecast.time.stepS);
    QCOMPARE(now.cost.totalUsd, results[0].forecast.cost.totalUsd);

    const Scenario before = scenario;
    ClusterResult nowhere = results[0];
    nowhere.cluster.accelerator = "no such thing";
    QVERIFY(!applyCluster(scenario, nowhere, schema, shippedCatalog()));
    QVERIFY(scenario == before);
}

QTEST_GUILESS_MAIN(TestBestClusters)
#include "tst_best_clusters.moc"
