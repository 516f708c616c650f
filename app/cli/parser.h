// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "app/cli/options.h"
#include "reports/format/language.h"

#include <span>

namespace runcast::cli {

/// What the words of the command line ask for.
struct ParsedLine {
    enum class Kind { Window, Run, Help, Version, Wrong };
    Kind kind = Kind::Window;
    Options options;
    Command *command = nullptr; // the one named, also with Help and Wrong
    QString group;              // with Help: a word that several commands start with ("catalog")
    QString problem;            // with Wrong: what is wrong, in words
};

/// Reads the words and fills the arguments of the command that they name. Never exits and never prints.
ParsedLine parseLine(int argc, const char *const *argv, const Commands &commands, const Language &language);

/// The value of --language, wherever it stands: needed before the first word can be said. Empty if there is none.
QString languageArgument(int argc, const char *const *argv);

/// The options that every command takes.
Arguments commonArguments(Options &options);

} // namespace runcast::cli
