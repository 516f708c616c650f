// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/argument.h"

#include <memory>
#include <string>
#include <vector>

namespace runcast::cli {

class Session;

/// A subcommand of the program. It declares its arguments, which the parser fills in, and does its work in run().
class Command {
public:
    virtual ~Command() = default;

    /// "forecast"; "catalog list" for a command of a group.
    virtual std::string name() const = 0;
    /// One sentence: what it does. English source text, context "CommandLine".
    virtual const char *summary() const = 0;
    /// The arguments as the usage line shows them: "SCENARIO [--version N]".
    virtual const char *synopsis() const = 0;
    /// A line or two that work as they stand.
    virtual std::vector<const char *> examples() const { return {}; }
    /// Targets stay valid as long as the command lives.
    virtual Arguments arguments() = 0;
    /// What is wrong with the arguments together; an error is wrong usage.
    virtual Result<void> checkTogether() const { return {}; }
    /// True if it draws text and so needs fonts and a QGuiApplication.
    virtual bool needsFonts() const { return false; }
    /// Does the work. An error is told on stderr and ends the program with status 1.
    virtual Result<void> run(Session &session) = 0;
};

using Commands = std::vector<std::unique_ptr<Command>>;

} // namespace runcast::cli
