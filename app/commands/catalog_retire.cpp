// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogRetireCommand : public Command {
public:
    std::string name() const override { return "catalog retire"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine",
                       "Offer a row of your own no longer, or again. Scenarios that use it keep it in any case.");
    }
    const char *synopsis() const override { return "ROW [--bring-back]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog retire our-chip", "runcast catalog retire '#7' --bring-back"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "ROW",
             .help = RC_TEXT("CommandLine", "Id of an accelerator or a region, or “#” and the own_row that “catalog "
                                            "list --json” shows."),
             .target = &m_row,
             .required = true},
            {.names = "--bring-back", .help = RC_TEXT("CommandLine", "Offer the row again."), .target = &m_bringBack},
        };
    }
    Result<void> run(Session &session) override;

private:
    bool isMeant(const StoredOwnRow &row) const;

    QString m_row;
    bool m_bringBack = false;
};

bool CatalogRetireCommand::isMeant(const StoredOwnRow &row) const
{
    return m_row == u'#' + QString::number(row.id.value) || m_row.toStdString() == row.row.cell("id");
}

Result<void> CatalogRetireCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<std::vector<StoredOwnRow>> rows = (*library)->ownRows();
    if (!rows)
        return rows.error();
    const auto found =
        std::find_if(rows->begin(), rows->end(), [this](const StoredOwnRow &row) { return isMeant(row); });
    if (found == rows->end())
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "There is no own row “%1”."),
                     .arguments = {m_row.left(200).toStdString()},
                     .advice = RC_TEXT("Errors", "List them with: runcast catalog list accelerators --json")};
    if (Result<void> set =
            (*library)->setOwnRowsRetired(std::span(&found->id, 1), !m_bringBack, QDateTime::currentDateTimeUtc());
        !set)
        return set;
    const QString sentence = m_bringBack ? session.text(RC_TEXT("CommandLine", "“%1” is offered again."))
                                         : session.text(RC_TEXT("CommandLine", "“%1” is retired."));
    session.console().error(sentence.arg(printable(m_row)));
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogRetireCommand()
{
    return std::make_unique<CatalogRetireCommand>();
}

} // namespace runcast::cli
