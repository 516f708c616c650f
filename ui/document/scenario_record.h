// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QMetaType>
#include <QStringList>

#include <compare>

namespace runcast {

/// A scenario of the open library. 0 = none.
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
    QString name;
    ScenarioMeta meta;
    QDateTime changed;
    int version = 0; // the newest named version; 0 = none yet

    bool operator==(const ScenarioRecord &) const = default;
};

/// One named version of a scenario.
struct ScenarioVersion {
    int number = 0;
    QDateTime time;
    QString author, comment;
};

} // namespace runcast

Q_DECLARE_METATYPE(runcast::ScenarioId)
