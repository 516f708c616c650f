// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"

#include "app/cli/nearest.h"
#include "db/names.h"
#include "db/preset_content.h"
#include "db/scenario_content.h"
#include "reports/format/text.h"
#include "ui/document/author_name.h"

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

Result<std::unique_ptr<Library>> told(Result<std::unique_ptr<Library>> opened, Session &session)
{
    if (opened && !session.options().quiet) {
        for (const Error &warning : (*opened)->warnings())
            session.console().error(errorText(warning, session.language()));
    }
    return opened;
}

/// "#3" as 3; nothing for anything else.
std::optional<ScenarioId> numberedId(const QString &text)
{
    bool isNumber = false;
    const qint64 number = QStringView(text).mid(text.startsWith(u'#') ? 1 : 0).toLongLong(&isNumber);
    return isNumber ? std::optional(ScenarioId{number}) : std::nullopt;
}

Result<Scenario> parsed(const Result<ScenarioContent> &content, const StoredRecord &stored, const Session &session)
{
    return scenarioOf(content, stored.record.name, session.schema(), session.catalog());
}

std::vector<ReportVersion> historyOf(const Library &library, const StoredRecord &stored, const Session &session)
{
    std::vector<ReportVersion> history;
    const Result<std::vector<ScenarioVersion>> versions = library.versions(stored.id);
    if (!versions)
        return history;
    for (auto version = versions->rbegin(); version != versions->rend(); ++version) { // oldest first
        const Result<Scenario> scenario = readVersion(library, stored, version->number, session);
        history.push_back(
            {.number = version->number,
             .time = version->time,
             .author = version->author,
             .comment = version->comment,
             .totalUsd = scenario ? forecast(*scenario, session.schema(), session.catalog()).forecast.cost.totalUsd
                                  : notComputed});
    }
    return history;
}

} // namespace

QString libraryFile(const Options &options)
{
    if (!options.library.isEmpty())
        return options.library;
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/library.runcast"_L1;
}

Result<std::unique_ptr<Library>> openLibrary(Session &session, OpenMode mode)
{
    const QString file = libraryFile(session.options());
    if (!QFileInfo::exists(file))
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "There is no such library."),
                     .advice = RC_TEXT("Errors", "Make one with: runcast new NAME"),
                     .file = file.toStdString()};
    return told(Library::open(file, mode), session);
}

Result<std::unique_ptr<Library>> openOrCreateLibrary(Session &session)
{
    const QString file = libraryFile(session.options());
    if (QFileInfo::exists(file))
        return openLibrary(session, OpenMode::ReadWrite);
    if (session.options().library.isEmpty())
        QDir().mkpath(QFileInfo(file).path());
    return told(Library::create(file), session);
}

Result<std::vector<ModelPreset>> ownPresets(Session &session)
{
    std::vector<ModelPreset> own;
    if (!QFileInfo::exists(libraryFile(session.options())))
        return own;
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const Result<std::vector<StoredPreset>> stored = (*library)->presets();
    if (!stored)
        return stored.error();
    for (const StoredPreset &preset : *stored) {
        Result<ModelPreset> model = modelPresetOf(preset, session.schema(), session.catalog());
        if (model)
            own.push_back(std::move(*model));
        else
            session.console().error(errorText(model.error(), session.language()));
    }
    return own;
}

Result<StoredRecord> findScenario(const Library &library, const QString &nameOrNumber)
{
    Result<StoredRecord> byName = library.findByName(nameOrNumber);
    if (byName || byName.error().code != ErrorCode::NotFound)
        return byName;
    const Result<std::vector<StoredRecord>> all = library.list();
    if (!all)
        return all.error();
    if (const std::optional<ScenarioId> id = numberedId(nameOrNumber)) {
        for (const StoredRecord &stored : *all) {
            if (stored.id == *id)
                return stored;
        }
        return byName;
    }
    std::vector<std::string> names;
    for (const StoredRecord &stored : *all)
        names.push_back(stored.record.name.toStdString());
    Error error = byName.error();
    if (const std::string near = nearest(nameOrNumber.toStdString(), names); !near.empty()) {
        error.arguments.push_back(near);
        error.advice = RC_TEXT("Errors", "Did you mean “%2”?");
    } else {
        error.advice = RC_TEXT("Errors", "List them with: runcast list");
    }
    return error;
}

Result<StoredRecord> findDeleted(const Library &library, const QString &number)
{
    if (const std::optional<ScenarioId> id = numberedId(number))
        return library.find(*id);
    return library.findByName(number);
}

Result<Scenario> readScenario(const Library &library, const StoredRecord &stored, const Session &session)
{
    return parsed(library.content(stored.id), stored, session);
}

Result<Scenario> readVersion(const Library &library, const StoredRecord &stored, int number, const Session &session)
{
    return parsed(library.version(stored.id, number), stored, session);
}

ScenarioContent contentOf(const Scenario &scenario, const Session &session)
{
    return runcast::contentOf(scenario, session.schema(), session.catalog());
}

Result<int> keepChanged(Library &library, const StoredRecord &stored, const Scenario &changed, const QString &comment,
                        const Session &session)
{
    const ScenarioVersion version{
        .number = 0, .time = QDateTime::currentDateTimeUtc(), .author = userName(), .comment = comment};
    Library::Change change{stored.id, stored.record, contentOf(changed, session)};
    change.record.changed = version.time;
    if (const Result<void> written = library.write(std::span(&change, 1), version.author); !written)
        return written.error();
    return library.saveVersion(stored.id, *change.content, version);
}

Result<ReportScenario> snapshotOf(const Library &library, const StoredRecord &stored, const Session &session,
                                  bool withHistory)
{
    Result<Scenario> scenario = readScenario(library, stored, session);
    if (!scenario)
        return scenario.error();
    ReportScenario snapshot;
    snapshot.outcome = forecast(*scenario, session.schema(), session.catalog());
    snapshot.scenario = std::move(*scenario);
    snapshot.version = stored.newestNumber;
    snapshot.status = statusKey(stored.record.meta.status);
    snapshot.owner = stored.record.meta.owner;
    snapshot.note = stored.record.meta.note;
    snapshot.tags = stored.record.meta.tags;
    if (withHistory)
        snapshot.history = historyOf(library, stored, session);
    return snapshot;
}

Result<std::vector<ReportScenario>> snapshotsOf(const Library &library, const QStringList &names,
                                                const Session &session, bool withHistory)
{
    std::vector<ReportScenario> snapshots;
    for (const QString &name : names) {
        const Result<StoredRecord> stored = findScenario(library, name);
        if (!stored)
            return stored.error();
        Result<ReportScenario> snapshot = snapshotOf(library, *stored, session, withHistory);
        if (!snapshot)
            return snapshot.error();
        snapshots.push_back(std::move(*snapshot));
    }
    return snapshots;
}

} // namespace runcast::cli
