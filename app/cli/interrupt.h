// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

namespace runcast::cli {

/// Makes Ctrl+C and termination ask the work to stop, so that it can put everything back; a second one ends the
/// program at once. A reader of our output that goes away no longer kills the program. Call once, before any thread.
std::stop_token stopOnInterrupt();

} // namespace runcast::cli
