// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/parser.h"

namespace runcast::cli {

/// Does what a line that asks for no window asks for. The exit status of the program.
int runLine(ParsedLine &line, const Commands &commands, const Language &language, int &argc, char **argv);

} // namespace runcast::cli
