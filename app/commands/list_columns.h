// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "db/scenario_record.h"

#include <optional>

namespace runcast::cli {

/// A scenario as `list` shows it.
struct ListedScenario {
    StoredRecord stored;
    Scenario scenario;
    Outcome outcome;
};

/// A column of `list`: an input, a figure, or what the library knows of a scenario (by its key alone).
struct ListColumn {
    const Parameter *parameter = nullptr;
    const Figure *figure = nullptr;
    QString record; // "name", "status", "version", "updated"

    Value value(const ListedScenario &listed) const;
};

/// The inputs and figures of a list of keys with commas; the headline figures if it is empty.
Result<std::vector<ListColumn>> listColumns(const QString &keys, const Session &session);
/// What to sort by; nothing if the key is empty.
Result<std::optional<ListColumn>> sortColumn(const QString &key, const Session &session);
/// Numbers by size, names by the language's order; what is missing comes last.
bool comesBefore(const ListColumn &column, const ListedScenario &a, const ListedScenario &b);

Table listTable(const std::vector<ListedScenario> &listed, const std::vector<ListColumn> &columns,
                const Session &session);
/// [{"id", "name", "status", "version", "updated", "tags", "figures": {KEY: number}, "parameters": {KEY: value}}]; all
/// figures, and of the inputs those asked for.
OrderedJson listJson(const std::vector<ListedScenario> &listed, const std::vector<ListColumn> &columns,
                     const Session &session);

} // namespace runcast::cli
