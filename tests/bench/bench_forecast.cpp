// SPDX-License-Identifier: MIT
// How many forecasts a second: evaluating resolved inputs, as search and sliders do, and the whole way from a scenario.
#include "core/catalog/catalog.h"
#include "core/forecast/resolve.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <chrono>
#include <cstdio>

using namespace runcast;

namespace {

template <typename Work> double perSecond(Work work)
{
    using Clock = std::chrono::steady_clock;
    constexpr auto span = std::chrono::milliseconds(500);
    long rounds = 0;
    const auto begin = Clock::now();
    while (Clock::now() - begin < span) {
        for (int i = 0; i < 100; ++i, ++rounds)
            work(rounds);
    }
    return double(rounds) / std::chrono::duration<double>(Clock::now() - begin).count();
}

} // namespace

int main()
{
    const Schema &schema = standardSchema();
    const Catalog &catalog = shippedCatalog();
    const Result<Scenario> scenario = scenarioFromPreset("bench", "llama-3.1-405b", schema, catalog);
    if (!scenario)
        return 1;
    const std::vector<Finding> findings = checkInputs(*scenario, schema, catalog);
    ResolvedInputs inputs = resolve(*scenario, catalog, findings);
    double sum = 0; // read at the end, so that no work can be left out
    const double evaluations = perSecond([&](long i) {
        inputs.mfu = 0.3 + 1e-6 * double(i % 1000);
        sum += evaluate(inputs).cost.totalUsd;
    });
    const double resolves = perSecond([&](long) { sum += resolve(*scenario, catalog, findings).tokens; });
    const double forecasts =
        perSecond([&](long) { sum += forecast(*scenario, schema, catalog).forecast.cost.totalUsd; });
    std::printf("evaluate   %12.0f /s\n", evaluations);
    std::printf("resolve    %12.0f /s  (%.1f evaluations each)\n", resolves, evaluations / resolves);
    std::printf("forecast   %12.0f /s  (%.1f evaluations each)\n", forecasts, evaluations / forecasts);
    std::printf("checksum   %g\n", sum);
    return 0;
}
