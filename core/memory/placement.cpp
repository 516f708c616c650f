// SPDX-License-Identifier: MIT
#include "core/memory/placement.h"

#include <limits>

namespace runcast {

StateBytes localState(const StateBytes &perParameter, double parameters, double modelShards, double replicas,
                      int zeroStage)
{
    const double local = zeroStage >= 0 ? parameters / modelShards : std::numeric_limits<double>::quiet_NaN();
    const auto shared = [zeroStage, replicas](int fromStage) { return zeroStage >= fromStage ? replicas : 1.0; };
    return {.weights = perParameter.weights * local / shared(3),
            .gradients = perParameter.gradients * local / shared(2),
            .optimizer = perParameter.optimizer * local / shared(1)};
}

} // namespace runcast
