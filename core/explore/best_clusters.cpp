// SPDX-License-Identifier: MIT
#include "core/explore/best_clusters.h"

#include "core/base/text.h"
#include "core/layout/step/constants.h"
#include "core/scenario/edit.h"

#include <array>

namespace runcast {

namespace {

constexpr std::array ofOneKind = {"price.usd_per_accelerator_hour", "price.accelerator_usd",
                                  "power.accelerator_utilised_w", "schedule.measured_tokens_per_s_per_accelerator"};

Result<Scenario> onCluster(const Scenario &scenario, const ClusterChoice &cluster, const Schema &schema,
                           const Catalog &catalog)
{
    Scenario on = scenario;
    if (const Result<void> set = setParameter(on, schema, catalog, "cluster.accelerator", cluster.accelerator); !set)
        return set.error();
    if (const Result<void> set = setParameter(on, schema, catalog, "cluster.accelerators", cluster.accelerators); !set)
        return set.error();
    if (cluster.accelerator == scenario.cluster.accelerator)
        return on;
    for (const char *key : ofOneKind) {
        if (const Result<void> reset = resetParameter(on, schema, catalog, key); !reset)
            return reset.error();
    }
    return on;
}

/// Fills all but the cluster; what stands in the way is returned.
Result<void> searchOne(ClusterResult &result, const Scenario &scenario, const Schema &schema, const Catalog &catalog,
                       const LayoutSearchOptions &options)
{
    Result<Scenario> on = onCluster(scenario, result.cluster, schema, catalog);
    if (!on)
        return on.error();
    const Result<LayoutQuestion> question = layoutQuestion(*on, schema, catalog);
    if (!question)
        return question.error();
    const LayoutSearchResult found = searchLayouts(question->input, shippedStepTimeConstants(), options);
    if (found.cancelled)
        return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The search was stopped.")};
    if (found.best.empty())
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "No layout fits: %1 were considered."),
                     .arguments = {std::to_string(found.considered)}};
    result.best = found.best.front();
    result.rating = rateLayout(*question, result.best);
    result.expected = expectedBest(*question, found);
    if (const Result<void> applied = applyLayout(*on, result.best, *question, schema, catalog); !applied)
        return applied.error();
    result.forecast = forecast(*on, schema, catalog).forecast;
    return {};
}

} // namespace

std::vector<ClusterResult> searchClusters(const Scenario &scenario, std::span<const ClusterChoice> clusters,
                                          const Schema &schema, const Catalog &catalog,
                                          const LayoutSearchOptions &options)
{
    std::vector<ClusterResult> results;
    for (const ClusterChoice &cluster : clusters) {
        LayoutSearchOptions one = options;
        if (options.progress) {
            one.progress = [&options, done = double(results.size()), all = double(clusters.size())](double fraction) {
                options.progress((done + fraction) / all);
            };
        }
        ClusterResult result{
            .cluster = cluster, .reason = {}, .best = {}, .rating = {}, .expected = {}, .forecast = {}};
        if (const Result<void> searched = searchOne(result, scenario, schema, catalog, one); !searched) {
            if (searched.error().code == ErrorCode::Cancelled)
                break;
            result.reason = searched.error();
        }
        results.push_back(std::move(result));
    }
    return results;
}

Result<void> applyCluster(Scenario &scenario, const ClusterResult &result, const Schema &schema, const Catalog &catalog)
{
    Result<Scenario> on = onCluster(scenario, result.cluster, schema, catalog);
    if (!on)
        return on.error();
    const Result<LayoutQuestion> question = layoutQuestion(*on, schema, catalog);
    if (!question)
        return question.error();
    if (const Result<void> applied = applyLayout(*on, result.best, *question, schema, catalog); !applied)
        return applied.error();
    scenario = std::move(*on);
    return {};
}

} // namespace runcast
