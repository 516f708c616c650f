// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"

namespace runcast {

// The registry's entries, a file a subject. Only standardFigures() calls these.
void appendCostFigures(std::vector<Figure> &all);       // the total and its machines
void appendCostBesideFigures(std::vector<Figure> &all); // energy, the other parts, unit costs
void appendMoneyFigures(std::vector<Figure> &all);
void appendTimeFigures(std::vector<Figure> &all);
void appendStepFigures(std::vector<Figure> &all);    // parts and band of the predicted step
void appendComputeFigures(std::vector<Figure> &all); // compute, memory, layout
void appendPowerFigures(std::vector<Figure> &all);
void appendEnvironmentFigures(std::vector<Figure> &all);
void appendFailureFigures(std::vector<Figure> &all);
void appendLossFigures(std::vector<Figure> &all); // what failures and checkpoints take
void appendSpareFigures(std::vector<Figure> &all);
void appendOddsFigures(std::vector<Figure> &all);
void appendTargetFigures(std::vector<Figure> &all);

} // namespace runcast
