// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Calendar time until the work of `full` time units of the whole cluster is done, when the cluster grows evenly from
/// nothing over `ramp`: by then half of `ramp` is lost, so full + ramp / 2; a run that ends while the cluster still
/// grows takes sqrt(2 full ramp). Failures come with the accelerators in use, so their number does not change.
/// Example: 60 and 10 give 65; 2 and 16 give 8.
double calendarWithRamp(double full, double ramp);

/// The inverse: work done in `calendar`, in time units of the whole cluster. Example: 65 and 10 give 60.
double workWithRamp(double calendar, double ramp);

} // namespace runcast
