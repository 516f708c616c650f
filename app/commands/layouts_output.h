// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "core/explore/best_clusters.h"

namespace runcast::cli {

/// A finished search.
struct LayoutsFound {
    LayoutQuestion question;
    LayoutSearchResult result;
    double near = 1;    // what lies within this factor of the best counts as near
    double seconds = 0; // that it took
};

/// A row a layout, best first; below how many there were, why the others cannot be used, and what is near the best.
Table layoutsTable(const LayoutsFound &found, const Session &session);

/// {"evaluated": n, "feasible": n, "seconds": s, "layouts": [{"tensor", "pipeline", "virtual_stages", "context",
/// "expert", "data", "zero_stage", "micro_batch_sequences", "recompute", "schedule", "micro_batches", "step_s", "mfu",
/// "memory_bytes", "fit", "p10_step_s", "p90_step_s"}], "expected_best": {"step_s", "mfu"}, "near_best": n, "rejected":
/// {reason: n}, "global_batch_tokens"}
OrderedJson layoutsJson(const LayoutsFound &found);

/// A row a cluster in the order asked for, with the best layout, its step, days and cost; or why there is none.
Table clustersTable(std::span<const ClusterResult> results, const Session &session);

/// {"clusters": [{"accelerator", "accelerators", "layout": as in layoutsJson() or null, "expected_mfu",
/// "wall_clock_days", "total_usd", "reason": only without a layout}]}
OrderedJson clustersJson(std::span<const ClusterResult> results);

} // namespace runcast::cli
