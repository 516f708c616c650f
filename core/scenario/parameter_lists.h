// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"

namespace runcast {

// The registry's entries, a file a subject. Only standardParameters() calls these.
void appendModelParameters(std::vector<Parameter> &all);
void appendTrainingParameters(std::vector<Parameter> &all);
void appendClusterParameters(std::vector<Parameter> &all); // cluster, layout, schedule
void appendPriceParameters(std::vector<Parameter> &all);
void appendPowerParameters(std::vector<Parameter> &all);
void appendReliabilityParameters(std::vector<Parameter> &all); // with the next two
void appendCheckpointParameters(std::vector<Parameter> &all);
void appendRestartParameters(std::vector<Parameter> &all);
void appendTargetParameters(std::vector<Parameter> &all);

} // namespace runcast
