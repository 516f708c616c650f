// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "core/catalog/models.h"
#include "db/library.h"
#include "reports/snapshot.h"

#include <QStringList>

namespace runcast::cli {

/// The file of --library, or the person's own library.
QString libraryFile(const Options &options);

/// Opens the library. What a person should know about it (why it can only be read) goes to stderr.
Result<std::unique_ptr<Library>> openLibrary(Session &session, OpenMode mode);
/// Opens it for writing, and makes it first if it is not there; the folder only for the person's own.
Result<std::unique_ptr<Library>> openOrCreateLibrary(Session &session);

/// The own presets of the library; none if there is no library. One that cannot be read is told on stderr and left out.
Result<std::vector<ModelPreset>> ownPresets(Session &session);

/// By name without regard to case, or by "#3". The error for an unknown one names the nearest that exists.
Result<StoredRecord> findScenario(const Library &library, const QString &nameOrNumber);
/// A scenario that was deleted, by "#3".
Result<StoredRecord> findDeleted(const Library &library, const QString &number);

/// The inputs, with the name that the library has for them.
Result<Scenario> readScenario(const Library &library, const StoredRecord &stored, const Session &session);
/// The same of an older version.
Result<Scenario> readVersion(const Library &library, const StoredRecord &stored, int number, const Session &session);

/// What the library keeps of a scenario.
ScenarioContent contentOf(const Scenario &scenario, const Session &session);

/// Keeps changed inputs as the working state and as a new version with this comment; gives its number.
Result<int> keepChanged(Library &library, const StoredRecord &stored, const Scenario &changed, const QString &comment,
                        const Session &session);

/// A scenario with its forecast, as reports and exports take it; with the history of its versions if asked.
Result<ReportScenario> snapshotOf(const Library &library, const StoredRecord &stored, const Session &session,
                                  bool withHistory = false);
/// The same for several names in their order.
Result<std::vector<ReportScenario>> snapshotsOf(const Library &library, const QStringList &names,
                                                const Session &session, bool withHistory = false);

} // namespace runcast::cli
