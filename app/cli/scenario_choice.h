// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/argument.h"
#include "app/cli/session.h"

#include <QStringList>

namespace runcast::cli {

/// Which scenario a command works on, and what is changed in it for this once: SCENARIO, --preset, --config, --set.
struct ScenarioChoice {
    QString scenario, preset, config;
    QStringList settings;

    Arguments arguments();
    /// Exactly one of the three must be given.
    Result<void> check() const;
    /// Opens a library only if a SCENARIO is named.
    Result<Scenario> load(Session &session) const;
};

/// The scenario of a published run.
Result<Scenario> scenarioOfPreset(const QString &presetId, Session &session);
/// A new scenario with the model of a config.json; what was left out of it or assumed is told on stderr.
Result<Scenario> scenarioOfConfig(const QString &file, Session &session);

/// Sets "key=value" one after the other.
Result<void> applySettings(Scenario &scenario, const QStringList &settings, const Session &session);

} // namespace runcast::cli
