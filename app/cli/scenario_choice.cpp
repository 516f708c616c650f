// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"

#include "app/cli/keys.h"
#include "app/cli/library_access.h"
#include "app/cli/nearest.h"
#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "db/names.h"
#include "reports/format/text.h"
#include "ui/import/import_file.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

Arguments ScenarioChoice::arguments()
{
    return {
        {.names = "SCENARIO",
         .help = RC_TEXT("CommandLine", "A scenario of the library: its name or #number."),
         .target = &scenario},
        {.names = "--preset",
         .value = "ID",
         .help =
             RC_TEXT("CommandLine",
                     "A published run or a preset of your own instead; list them with: runcast catalog list models"),
         .target = &preset},
        {.names = "--config",
         .value = "FILE",
         .help = RC_TEXT("CommandLine", "The model of a config.json instead."),
         .target = &config},
        {.names = "--set",
         .value = "KEY=VALUE …",
         .help = RC_TEXT("CommandLine", "Change these inputs."),
         .target = &settings,
         .check = checkSetting},
    };
}

Result<void> ScenarioChoice::check() const
{
    const int given = int(!scenario.isEmpty()) + int(!preset.isEmpty()) + int(!config.isEmpty());
    if (given == 1)
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "Give one of these: SCENARIO, --preset ID or --config FILE.")};
}

Result<Scenario> ScenarioChoice::load(Session &session) const
{
    const auto start = [&]() -> Result<Scenario> {
        if (!preset.isEmpty())
            return scenarioOfPreset(preset, session);
        if (!config.isEmpty())
            return scenarioOfConfig(config, session);
        const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
        if (!library)
            return library.error();
        const Result<StoredRecord> stored = findScenario(**library, scenario);
        return stored ? readScenario(**library, *stored, session) : Result<Scenario>(stored.error());
    };
    Result<Scenario> loaded = start();
    if (!loaded)
        return loaded;
    if (const Result<void> changed = applySettings(*loaded, settings, session); !changed)
        return changed.error();
    return loaded;
}

namespace {

Scenario scenarioOfOwnPreset(const ModelPreset &preset, const Session &session)
{
    Scenario scenario = newScenario(preset.name, session.schema(), session.catalog());
    replaceModel(scenario, preset.architecture,
                 {.kind = SourceKind::Yours, .text = preset.name, .date = preset.sourceDate}, session.schema(),
                 session.catalog());
    return scenario;
}

} // namespace

Result<Scenario> scenarioOfPreset(const QString &presetId, Session &session)
{
    const std::string id = presetId.toStdString();
    if (const ModelPreset *preset = session.catalog().findModel(id))
        return scenarioFromPreset(preset->name, id, session.schema(), session.catalog());
    const Result<std::vector<ModelPreset>> own = ownPresets(session);
    if (!own)
        return own.error();
    std::vector<std::string> ids;
    for (const ModelPreset &preset : *own) {
        if (nameKey(QString::fromStdString(preset.name)) == nameKey(presetId))
            return scenarioOfOwnPreset(preset, session);
        ids.push_back(preset.id);
    }
    for (const ModelPreset &preset : session.catalog().models())
        ids.push_back(preset.id);
    const std::string near = nearest(id, ids);
    return Error{.code = ErrorCode::NotFound,
                 .reason = RC_TEXT("Errors", "There is no preset “%1” in the catalog."),
                 .arguments = {id, near},
                 .advice = near.empty() ? RC_TEXT("Errors", "List them with: runcast catalog list models")
                                        : RC_TEXT("Errors", "Did you mean “%2”?")};
}

Result<Scenario> scenarioOfConfig(const QString &file, Session &session)
{
    Result<ImportedFile> imported = importFile(file, session.schema(), session.catalog());
    if (!imported)
        return imported.error();
    session.takeRows(imported->rows);
    return std::move(imported->scenarios.front().scenario);
}

Result<void> applySettings(Scenario &scenario, const QStringList &settings, const Session &session)
{
    for (const QString &setting : settings) {
        const QString key = setting.section(u'=', 0, 0).trimmed();
        const Parameter *parameter = session.schema().parameter(key.toStdString());
        if (!parameter)
            return unknownKey(key, KeyKind::Input, session.schema());
        const Result<Value> value = parseValue(*parameter, setting.section(u'=', 1).toStdString());
        if (!value)
            return value.error();
        Result<void> set = setParameter(scenario, session.schema(), session.catalog(), parameter->key, *value);
        if (!set)
            return set;
    }
    return {};
}

} // namespace runcast::cli
