// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/library_access.h"

namespace runcast::cli {

/// A scenario that a command has made or changed.
struct TouchedScenario {
    ScenarioId id;
    QString name;
    int version = 0;
};

/// Tells what was done: one sentence for people, or id, name and version for programs.
void tell(Session &session, const QString &sentence, const std::vector<TouchedScenario> &touched);

/// The sentence's %1 replaced by a name that may hold anything.
QString withName(const QString &sentence, const QString &name);

} // namespace runcast::cli
