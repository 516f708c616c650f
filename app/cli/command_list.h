// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace runcast::cli {

/// Every subcommand of the program, in the order of the help text.
Commands allCommands();

} // namespace runcast::cli
