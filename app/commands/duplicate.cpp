// SPDX-License-Identifier: MIT
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "ui/document/author_name.h"

namespace runcast::cli {

namespace {

class DuplicateCommand : public Command {
public:
    std::string name() const override { return "duplicate"; }
    const char *summary() const override { return RC_TEXT("CommandLine", "Copy a scenario under a name of its own."); }
    const char *synopsis() const override { return "SCENARIO NAME"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast duplicate \"Base case\" \"Half the cluster\""};
    }
    Arguments arguments() override
    {
        return {
            scenarioArgument(&m_scenario),
            {.names = "NAME",
             .help = RC_TEXT("CommandLine", "What the copy is called."),
             .target = &m_name,
             .required = true},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_scenario, m_name;
};

Result<void> DuplicateCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    const Result<ScenarioId> id =
        (*library)->duplicate(stored->id, m_name, userName(), QDateTime::currentDateTimeUtc());
    if (!id)
        return id.error();
    const QString sentence = session.text(RC_TEXT("CommandLine", "Made “%1” from “%2”."));
    tell(session, sentence.arg(printable(m_name), printable(stored->record.name)), {{*id, m_name, 1}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeDuplicateCommand()
{
    return std::make_unique<DuplicateCommand>();
}

} // namespace runcast::cli
