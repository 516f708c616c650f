// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QStringList>

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace runcast::cli {

/// One thing that a command takes: a positional word, or an option with or without a value. Declared once; the parser
/// fills `target` and the help text lists it.
struct Argument {
    using Target = std::variant<bool *, QString *, QStringList *, std::optional<int> *>;
    using Check = Result<void> (*)(const QString &value);

    std::string names;      // "SCENARIO" for a positional, "-o,--output" for an option
    const char *value = ""; // of an option: "FILE"; empty for a flag
    const char *help = "";  // English source text, context "CommandLine"
    Target target = static_cast<bool *>(nullptr);
    bool required = false;
    Check check = nullptr; // of each value; what it refuses is wrong usage

    bool isPositional() const { return !names.starts_with('-'); }
};

using Arguments = std::vector<Argument>;

/// The positional SCENARIO, which must be given.
Argument scenarioArgument(QString *target);
/// The positional SCENARIO … for one or more.
Argument scenariosArgument(QStringList *target);

/// The value is KEY=VALUE.
Result<void> checkSetting(const QString &value);
/// The value is a date such as 2027-03-01.
Result<void> checkDate(const QString &value);
/// The value names a file that ends in .pdf, .xlsx, .csv or .json.
Result<void> checkOutputFile(const QString &value);

} // namespace runcast::cli
