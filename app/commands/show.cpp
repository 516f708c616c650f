// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/figure_table.h"
#include "app/commands/make_commands.h"
#include "reports/content/status_text.h"
#include "reports/export/json_shapes.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class ShowCommand : public Command {
public:
    std::string name() const override { return "show"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Show all inputs of a scenario and where they come from.");
    }
    const char *synopsis() const override { return "SCENARIO [--version N]"; }
    std::vector<const char *> examples() const override { return {"runcast show \"Base case\" --json"}; }
    Arguments arguments() override
    {
        return {
            scenarioArgument(&m_scenario),
            {.names = "--version",
             .value = "N",
             .help = RC_TEXT("CommandLine", "An older version instead of the newest."),
             .target = &m_version},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_scenario;
    std::optional<int> m_version;
};

Result<void> ShowCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    Result<ReportScenario> snapshot = snapshotOf(**library, *stored, session);
    if (!snapshot)
        return snapshot.error();
    if (m_version) {
        Result<Scenario> older = readVersion(**library, *stored, *m_version, session);
        if (!older)
            return older.error();
        snapshot->scenario = std::move(*older);
        snapshot->version = *m_version;
    }
    if (!session.options().json && !session.options().csv) {
        //: %1 = name, %2 = number, %3 = "draft"
        session.console().print(session.text(RC_TEXT("CommandLine", "%1, version %2, %3"))
                                    .arg(printable(stored->record.name), QString::number(snapshot->version),
                                         report::statusWord(snapshot->status, session.language())));
        if (!snapshot->tags.isEmpty())
            session.console().print(printable(snapshot->tags.join(", "_L1)));
        if (!snapshot->note.isEmpty())
            session.console().print(snapshot->note);
        session.console().print(QString());
    }
    session.print(parameterTable(snapshot->scenario, session), [&] { return showJson(*snapshot, session.schema()); });
    return {};
}

} // namespace

std::unique_ptr<Command> makeShowCommand()
{
    return std::make_unique<ShowCommand>();
}

} // namespace runcast::cli
