// SPDX-License-Identifier: MIT
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "db/names.h"
#include "reports/content/status_text.h"
#include "ui/document/author_name.h"

namespace runcast::cli {

namespace {

Result<void> checkStatus(const QString &value)
{
    if (statusFromKey(value))
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "“%1” is no status. One of these: draft, proposed, approved, rejected."),
                 .arguments = {value.toStdString()}};
}

class StatusCommand : public Command {
public:
    std::string name() const override { return "status"; }
    const char *summary() const override { return RC_TEXT("CommandLine", "Set the status of a scenario."); }
    const char *synopsis() const override { return "SCENARIO (draft | proposed | approved | rejected)"; }
    std::vector<const char *> examples() const override { return {"runcast status \"Base case\" proposed"}; }
    Arguments arguments() override
    {
        return {
            scenarioArgument(&m_scenario),
            {.names = "STATUS",
             .help = RC_TEXT("CommandLine", "draft, proposed, approved or rejected."),
             .target = &m_status,
             .required = true,
             .check = checkStatus},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_scenario, m_status;
};

Result<void> StatusCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    Library::Change change{stored->id, stored->record};
    change.record.meta.status = *statusFromKey(m_status);
    change.record.changed = QDateTime::currentDateTimeUtc();
    if (Result<void> written = (*library)->write(std::span(&change, 1), userName()); !written)
        return written;
    const QString sentence = session.text(RC_TEXT("CommandLine", "“%1” is now: %2."));
    tell(session, sentence.arg(printable(stored->record.name), report::statusWord(m_status, session.language())),
         {{stored->id, stored->record.name, stored->newestNumber}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeStatusCommand()
{
    return std::make_unique<StatusCommand>();
}

} // namespace runcast::cli
