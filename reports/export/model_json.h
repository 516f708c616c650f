// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json_text.h"
#include "core/forecast/forecast.h"

namespace runcast {

class Catalog;

/// The model of a scenario taken apart: {"total_parameters", "active_parameters", … of other parts,
/// "blocks": [{"depth", "name", "shape", "each", "times", "count", "share"}] depth first,
/// "flop_per_token": {"counting", "forward": {part: FLOP}, "backward": {…}, "recompute", "training", "six_n"}}.
/// null if its shape is not known.
OrderedJson modelJson(const Scenario &scenario, const Outcome &outcome, const Catalog &catalog);

/// Memory of one accelerator of each pipeline stage, bytes: [{"stage" from 0, "layers", "in_flight", "weights",
/// "gradients", "optimizer", "activations", "buffers", "total"}]; null if it cannot be computed. A measured figure pins
/// the fullest stage only (memory.per_accelerator_bytes), not these.
OrderedJson memoryStagesJson(const Scenario &scenario, const Outcome &outcome, const Catalog &catalog);

} // namespace runcast
