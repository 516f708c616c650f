// SPDX-License-Identifier: MIT
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "ui/document/author_name.h"

namespace runcast::cli {

namespace {

class RestoreCommand : public Command {
public:
    std::string name() const override { return "restore"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Make an older version the newest, or bring a deleted scenario back.");
    }
    const char *synopsis() const override { return "SCENARIO [--version N]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast restore \"Base case\" --version 2", "runcast restore '#3'"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "SCENARIO",
             .help = RC_TEXT("CommandLine", "Its name or #number; a deleted one by its number."),
             .target = &m_scenario,
             .required = true},
            {.names = "--version",
             .value = "N",
             .help = RC_TEXT("CommandLine", "The version to go back to; list them with: runcast history"),
             .target = &m_version},
        };
    }
    Result<void> run(Session &session) override;

private:
    Result<void> bringBack(Session &session, Library &library, const QDateTime &now) const;

    QString m_scenario;
    std::optional<int> m_version;
};

Result<void> RestoreCommand::bringBack(Session &session, Library &library, const QDateTime &now) const
{
    const Result<StoredRecord> deleted = findDeleted(library, m_scenario);
    if (!deleted)
        return deleted.error();
    if (Result<void> back = library.setDeleted(std::span(&deleted->id, 1), false, now); !back)
        return back;
    const Result<StoredRecord> stored = library.find(deleted->id); // its name may have been taken since
    if (!stored)
        return stored.error();
    tell(session, withName(session.text(RC_TEXT("CommandLine", "Brought back “%1”.")), stored->record.name),
         {{stored->id, stored->record.name, stored->newestNumber}});
    return {};
}

Result<void> RestoreCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return m_version ? Result<void>(stored.error()) : bringBack(session, **library, now);
    if (!m_version)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "“%1” is not deleted."),
                     .arguments = {m_scenario.toStdString()},
                     .advice = RC_TEXT("Errors", "To go back to an older version give its number: --version N")};
    const QString comment = session.text(RC_TEXT("CommandLine", "Version %1 again")).arg(*m_version);
    const Result<int> number = (*library)->restoreVersion(
        stored->id, *m_version, {.number = 0, .time = now, .author = userName(), .comment = comment});
    if (!number)
        return number.error();
    const QString sentence = session.text(RC_TEXT("CommandLine", "“%1” is as in version %2 again: now version %3."));
    tell(session, sentence.arg(printable(stored->record.name), QString::number(*m_version), QString::number(*number)),
         {{stored->id, stored->record.name, *number}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeRestoreCommand()
{
    return std::make_unique<RestoreCommand>();
}

} // namespace runcast::cli
