// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/options.h"

namespace runcast {

/// Opens the window on the library of --library, else on the last one, else on the person's own. Its exit status.
int runWindow(const cli::Options &options, int &argc, char **argv);

} // namespace runcast
