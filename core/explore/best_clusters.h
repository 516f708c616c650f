// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/best_layouts.h"
#include "core/forecast/forecast.h"

#include <optional>
#include <span>
#include <string>

namespace runcast {

/// A kind of accelerator of the catalog, and how many of them.
struct ClusterChoice {
    std::string accelerator;
    double accelerators = 0;
};

/// A scenario on one cluster, with the fastest layout that the cluster holds.
struct ClusterResult {
    ClusterChoice cluster;
    std::optional<Error> reason; // why there is no layout; nothing = there is one
    RankedLayout best;
    LayoutRating rating;
    ExpectedBest expected;
    Forecast forecast; // with the best layout applied
};

/// The search of layouts on each of several clusters, in their order: what a frontier of cost against time is drawn of.
/// What was typed or measured for the scenario's own kind of accelerator (rent, price, power, throughput) is left out
/// on another kind, where the catalog's figures count. A stop ends it with the clusters done so far.
std::vector<ClusterResult> searchClusters(const Scenario &scenario, std::span<const ClusterChoice> clusters,
                                          const Schema &schema, const Catalog &catalog,
                                          const LayoutSearchOptions &options = {});

/// Puts a cluster and the layout found for it into the scenario; what was typed or measured for another kind of
/// accelerator is left out, as in the search. The scenario stays as it is on an error.
Result<void> applyCluster(Scenario &scenario, const ClusterResult &result, const Schema &schema,
                          const Catalog &catalog);

} // namespace runcast
