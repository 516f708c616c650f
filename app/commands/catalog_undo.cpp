// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogUndoCommand : public Command {
public:
    std::string name() const override { return "catalog undo"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Take back rows that were added to the catalogs in one step.");
    }
    const char *synopsis() const override { return "STEP [--redo]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog undo 3", "runcast catalog undo 3 --redo"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "STEP",
             .help = RC_TEXT("CommandLine", "The number that “catalog import --keep” or “catalog add” told."),
             .target = &m_step,
             .required = true},
            {.names = "--redo", .help = RC_TEXT("CommandLine", "Do the step anew instead."), .target = &m_redo},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_step;
    bool m_redo = false;
};

Result<void> CatalogUndoCommand::run(Session &session)
{
    bool isNumber = false;
    const qint64 step = m_step.toLongLong(&isNumber);
    if (!isNumber)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "“%1” is no number of a step."),
                     .arguments = {m_step.left(100).toStdString()}};
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    if (Result<void> set = (*library)->setOwnRowStepTaken(step, m_redo, QDateTime::currentDateTimeUtc()); !set)
        return set;
    const QString sentence = m_redo ? session.text(RC_TEXT("CommandLine", "Step %1 is done again."))
                                    : session.text(RC_TEXT("CommandLine", "Step %1 is taken back."));
    session.console().error(sentence.arg(step));
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogUndoCommand()
{
    return std::make_unique<CatalogUndoCommand>();
}

} // namespace runcast::cli
