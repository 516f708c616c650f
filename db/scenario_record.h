// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/own_rows.h"

#include <QDateTime>
#include <QStringList>

#include <compare>
#include <optional>
#include <string>

namespace runcast {

/// A scenario of the open library; never given to another one, not even after a deletion. 0 = none.
struct ScenarioId {
    qint64 value = 0;

    bool isValid() const { return value != 0; }
    auto operator<=>(const ScenarioId &) const = default;
};

enum class ScenarioStatus { Draft, Proposed, Approved, Rejected };

/// What people note about a scenario beside its inputs.
struct ScenarioMeta {
    QString note, owner;
    QStringList tags;
    ScenarioStatus status = ScenarioStatus::Draft;
    bool archived = false;

    bool operator==(const ScenarioMeta &) const = default;
};

/// A scenario as lists know it.
struct ScenarioRecord {
    QString name; // the name that counts; the document's own may be older
    ScenarioMeta meta;
    QDateTime changed; // exact to the millisecond
    int version = 0;   // the newest named version; 0 = none yet

    bool operator==(const ScenarioRecord &) const = default;
};

/// A record with what the library itself knows about it.
struct StoredRecord {
    ScenarioId id;
    ScenarioRecord record;
    QDateTime created{};
    bool sample = false;  // shipped as an example and not edited since
    int newestNumber = 0; // of its newest version, named or not: the working state
    QString modelName{};
    std::optional<double> accelerators{};
};

/// A preset of the open library; never given to another one. 0 = none.
struct PresetId {
    qint64 value = 0;

    bool isValid() const { return value != 0; }
    auto operator<=>(const PresetId &) const = default;
};

/// A model that a person keeps for use in other scenarios.
struct StoredPreset {
    PresetId id{};
    QString name, author;
    QDateTime created;
    std::string json; // see core/scenario/model_json.h
};

/// A row of the user's in the catalogs of the open library; never given to another one. 0 = none.
struct OwnRowId {
    qint64 value = 0;

    bool isValid() const { return value != 0; }
    auto operator<=>(const OwnRowId &) const = default;
};

/// A row as the library keeps it: never changed, only retired and brought back.
struct StoredOwnRow {
    OwnRowId id{};
    OwnRow row; // retired and replacedBy follow from the file
    OwnRowId replaces{};
    qint64 step = 0; // the same for rows that were added together
    QString author;
    QDateTime created;
    QDateTime retired{}; // not valid: in use
};

/// A row to be added, and the one that it replaces, which is retired with it.
struct OwnRowInsertion {
    OwnRow row;
    OwnRowId replaces{};
};

/// One version of a scenario. Unnamed ones are written by autosave, one an editing session (see version_repository.h).
struct ScenarioVersion {
    int number = 0;
    QDateTime time;
    QString author{}, comment{};
    bool named = true;
};

/// The inputs of a scenario as the library keeps them: the JSON document, and beside it what lists show.
struct ScenarioContent {
    std::string json;
    int schemaVersion = 0; // of the JSON document
    QString modelName{};
    std::optional<double> accelerators{};
};

} // namespace runcast
