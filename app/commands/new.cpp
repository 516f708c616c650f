// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "core/scenario/check.h"
#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/author_name.h"

namespace runcast::cli {

namespace {

class NewCommand : public Command {
public:
    std::string name() const override { return "new"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Make a scenario in the library, and the library if it is not there.");
    }
    const char *synopsis() const override { return "NAME [--preset ID | --config FILE] [--set KEY=VALUE …]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast new \"Base case\" --preset llama-3.1-405b --set schedule.mfu=40%",
                "runcast new \"Our model\" --config config.json --set training.tokens=15.6T"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "NAME",
             .help = RC_TEXT("CommandLine", "What the scenario is called; no other has this name."),
             .target = &m_name,
             .required = true},
            {.names = "--preset",
             .value = "ID",
             .help = RC_TEXT("CommandLine",
                             "Start from a published run or a preset of your own: runcast catalog list models"),
             .target = &m_preset},
            {.names = "--config",
             .value = "FILE",
             .help = RC_TEXT("CommandLine", "Start from the model of a config.json."),
             .target = &m_config},
            {.names = "--set",
             .value = "KEY=VALUE …",
             .help = RC_TEXT("CommandLine", "Change these inputs."),
             .target = &m_settings,
             .check = checkSetting},
            {.names = "--note",
             .value = "TEXT",
             .help = RC_TEXT("CommandLine", "A note on the scenario."),
             .target = &m_meta.note},
            {.names = "--tag",
             .value = "TAG …",
             .help = RC_TEXT("CommandLine", "Tags to find it by."),
             .target = &m_meta.tags},
        };
    }
    Result<void> checkTogether() const override
    {
        if (m_preset.isEmpty() || m_config.isEmpty())
            return {};
        return Error{.code = ErrorCode::Refused, .reason = RC_TEXT("Errors", "Give --preset or --config, not both.")};
    }
    Result<void> run(Session &session) override;

private:
    Result<Scenario> start(Session &session) const
    {
        if (!m_preset.isEmpty())
            return scenarioOfPreset(m_preset, session);
        if (!m_config.isEmpty())
            return scenarioOfConfig(m_config, session);
        return newScenario({}, session.schema(), session.catalog());
    }

    QString m_name, m_preset, m_config;
    QStringList m_settings;
    ScenarioMeta m_meta;
};

Result<void> NewCommand::run(Session &session)
{
    Result<Scenario> scenario = start(session);
    if (!scenario)
        return scenario.error();
    scenario->name = m_name.toStdString();
    if (Result<void> changed = applySettings(*scenario, m_settings, session); !changed)
        return changed;
    const Result<std::unique_ptr<Library>> library = openOrCreateLibrary(session);
    if (!library)
        return library.error();
    const ScenarioVersion version{
        .number = 0, .time = QDateTime::currentDateTimeUtc(), .author = userName(), .comment = {}};
    m_meta.owner = version.author;
    const ScenarioContent content = contentOf(*scenario, session);
    const Result<ScenarioId> id =
        (*library)->insert({.name = m_name, .meta = m_meta, .changed = version.time}, content, version.author);
    if (!id)
        return id.error();
    const Result<int> number = (*library)->saveVersion(*id, content, version);
    if (!number)
        return number.error();
    for (const Finding &finding : checkInputs(*scenario, session.schema(), session.catalog())) {
        if (finding.id.starts_with("import."))
            session.console().error(findingText(finding, session.schema(), session.format()).whole());
    }
    tell(session, withName(session.text(RC_TEXT("CommandLine", "Made “%1”.")), m_name), {{*id, m_name, *number}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeNewCommand()
{
    return std::make_unique<NewCommand>();
}

} // namespace runcast::cli
