// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast::cli {

/// What stands before or after any command.
struct Options {
    QString library; // file; empty = the user's own
    QString language;
    bool json = false, csv = false, quiet = false;
};

/// Exit statuses of the program.
enum ExitStatus { Done = 0, NotSo = 1, WrongUsage = 2, Interrupted = 130 };

} // namespace runcast::cli
