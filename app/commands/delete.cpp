// SPDX-License-Identifier: MIT
#include "app/commands/make_commands.h"
#include "app/commands/told.h"

namespace runcast::cli {

namespace {

class DeleteCommand : public Command {
public:
    std::string name() const override { return "delete"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Take a scenario out of the library; restore brings it back.");
    }
    const char *synopsis() const override { return "SCENARIO"; }
    Arguments arguments() override { return {scenarioArgument(&m_scenario)}; }
    Result<void> run(Session &session) override;

private:
    QString m_scenario;
};

Result<void> DeleteCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    Result<void> deleted = (*library)->setDeleted(std::span(&stored->id, 1), true, QDateTime::currentDateTimeUtc());
    if (!deleted)
        return deleted;
    const QString sentence =
        session.text(RC_TEXT("CommandLine", "Deleted “%1”. Bring it back with: runcast restore '#%2'"));
    tell(session, sentence.arg(printable(stored->record.name), QString::number(stored->id.value)),
         {{stored->id, stored->record.name, stored->newestNumber}});
    return {};
}

} // namespace

std::unique_ptr<Command> makeDeleteCommand()
{
    return std::make_unique<DeleteCommand>();
}

} // namespace runcast::cli
