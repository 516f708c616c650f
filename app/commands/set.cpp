// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "ui/document/author_name.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class SetCommand : public Command {
public:
    std::string name() const override { return "set"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Change inputs of a scenario; the change becomes its newest version.");
    }
    const char *synopsis() const override { return "SCENARIO KEY=VALUE … [--comment TEXT]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast set \"Base case\" cluster.accelerators=16384 schedule.mfu=40%",
                "runcast set \"Base case\" target.budget_usd=80M --comment \"after the board\""};
    }
    Arguments arguments() override
    {
        return {
            scenarioArgument(&m_scenario),
            {.names = "KEY=VALUE",
             .help = RC_TEXT("CommandLine", "Inputs and their new values; no value means not entered."),
             .target = &m_settings,
             .required = true,
             .check = checkSetting},
            {.names = "--comment",
             .value = "TEXT",
             .help = RC_TEXT("CommandLine", "What the version is about; else the changes themselves."),
             .target = &m_comment},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_scenario, m_comment;
    QStringList m_settings;
};

Result<void> SetCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    Result<Scenario> scenario = readScenario(**library, *stored, session);
    if (!scenario)
        return scenario.error();
    if (Result<void> changed = applySettings(*scenario, m_settings, session); !changed)
        return changed;
    const QString comment = m_comment.isEmpty() ? m_settings.join(u' ') : m_comment;
    const Result<int> number = keepChanged(**library, *stored, *scenario, comment, session);
    if (!number)
        return number.error();
    const QString sentence = session.text(RC_TEXT("CommandLine", "Changed “%1”: now version %2."));
    tell(session, sentence.arg(printable(stored->record.name), QString::number(*number)),
         {{stored->id, stored->record.name, *number}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeSetCommand()
{
    return std::make_unique<SetCommand>();
}

} // namespace runcast::cli
