// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/comparison_text.h"
#include "ui/document/scenario_record.h"

#include <span>
#include <vector>

namespace runcast {

struct Outcome;

/// A scenario of the compare set as the page reads it from the document.
struct ComparedEntry {
    ScenarioId id;
    QString name;
    const Scenario *scenario = nullptr;
    const Outcome *outcome = nullptr;
};

/// The compare set in words: groups (the sections of the figures, inputs that differ, equal inputs) of rows, one row
/// for every entry of the schema that means something in one of the scenarios.
struct CompareTable {
    struct Row {
        ComparisonText text;
        QString key;         // of the figure or parameter
        QString help;        // the formula or the input in words
        QStringList exact;   // by scenario, every digit, in the row's unit
        QStringList reasons; // by scenario: why there is no value; empty where there is one
    };
    struct Group {
        QString key; // lasting, for settings: "cost", "inputs"
        QString title;
        QString summary; // what the group says while it is closed
        std::vector<Row> rows;
    };
    QList<ScenarioId> ids;
    QStringList names;
    int baseline = 0;
    std::vector<Group> groups;
};

CompareTable makeCompareTable(std::span<const ComparedEntry> entries, int baseline, const Schema &schema,
                              const Catalog &catalog, const Format &format);

} // namespace runcast
