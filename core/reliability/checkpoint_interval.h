// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

// All times of one call share a unit. stall: time the job is blocked to write one checkpoint; mtbf: mean time between
// interruptions of the job; an interval is useful compute between two checkpoints.

/// sqrt(2 stall mtbf), for stall much below mtbf. Source: Young 1974.
double youngInterval(double stall, double mtbf);

/// sqrt(2 stall (mtbf + restart)) - stall. Source: Daly 2006, first order.
double dalyFirstOrderInterval(double stall, double mtbf, double restart);

/// Daly's higher order; mtbf itself from stall = 2 mtbf on. Source: Daly 2006, equation 37.
double dalyHigherOrderInterval(double stall, double mtbf);

/// The exact minimiser of wallClock(): mtbf (1 + W0(-exp(-1 - stall/mtbf))), W0 Lambert's function. It does not depend
/// on the restart time. Example: 5 min and 24 h give 116.6901 min.
double optimalInterval(double stall, double mtbf);

} // namespace runcast
