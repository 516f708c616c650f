// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"

namespace runcast::cli {

namespace {

class BackupCommand : public Command {
public:
    std::string name() const override { return "backup"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Copy the library to another file, also while it is in use.");
    }
    const char *synopsis() const override { return "FILE [--overwrite]"; }
    std::vector<const char *> examples() const override { return {"runcast backup library-2027-03-14.runcast"}; }
    Arguments arguments() override
    {
        return {
            {.names = "FILE",
             .help = RC_TEXT("CommandLine", "The copy to write."),
             .target = &m_file,
             .required = true},
            {.names = "--overwrite",
             .help = RC_TEXT("CommandLine", "Replace a file of that name."),
             .target = &m_overwrite},
        };
    }
    Result<void> run(Session &session) override;

private:
    QString m_file;
    bool m_overwrite = false;
};

Result<void> BackupCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    if (Result<void> copied = (*library)->backup(m_file, m_overwrite); !copied)
        return copied;
    session.console().note(session.text(RC_TEXT("CommandLine", "Wrote %1.")).arg(printable(m_file)));
    return {};
}

} // namespace

std::unique_ptr<Command> makeBackupCommand()
{
    return std::make_unique<BackupCommand>();
}

} // namespace runcast::cli
