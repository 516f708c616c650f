// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "reports/export/read_file.h"
#include "ui/document/author_name.h"

#include <QFileInfo>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

constexpr qint64 largestFile = 4LL * 1024 * 1024; // ten times the shipped catalogs

class CatalogAddCommand : public Command {
public:
    std::string name() const override { return "catalog add"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Add rows of your own to a catalog of the library: all of them or none.");
    }
    const char *synopsis() const override { return "KIND FILE [--replaces ID]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog add accelerator our-chip.csv",
                "runcast catalog add region site.csv --replaces site-1"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "KIND",
             .help = RC_TEXT("CommandLine", "accelerator, price or region."),
             .target = &m_kind,
             .required = true},
            {.names = "FILE",
             .help = RC_TEXT("CommandLine", "A CSV file with columns of that catalog; those left out are empty."),
             .target = &m_file,
             .required = true},
            {.names = "--replaces",
             .value = "ID",
             .help =
                 RC_TEXT("CommandLine", "The own row that the only row of the file replaces. Scenarios keep the old "
                                        "one until their user takes the new one."),
             .target = &m_replaces},
        };
    }
    Result<void> run(Session &session) override;

private:
    Result<std::vector<OwnRow>> readRows(OwnRowKind kind) const;
    Result<OwnRowId> replaced(OwnRowKind kind, const Library &library) const;

    QString m_kind, m_file, m_replaces;
};

Result<std::vector<OwnRow>> CatalogAddCommand::readRows(OwnRowKind kind) const
{
    const Result<QByteArray> bytes = readFile(m_file, largestFile);
    if (!bytes)
        return bytes.error();
    const Result<CsvTable> table = parseCsv(bytes->toStdString(), QFileInfo(m_file).fileName().toStdString());
    if (!table)
        return table.error();
    std::vector<OwnRow> rows;
    for (size_t i = 0; i < table->rowCount(); ++i) {
        OwnRow row{.kind = kind};
        for (size_t column = 0; column < table->columnCount(); ++column) {
            if (const std::string_view cell = table->cell(i, column); !cell.empty())
                row.cells.emplace(table->header()[column], cell);
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

Result<OwnRowId> CatalogAddCommand::replaced(OwnRowKind kind, const Library &library) const
{
    if (m_replaces.isEmpty())
        return OwnRowId{};
    const Result<std::vector<StoredOwnRow>> own = library.ownRows();
    if (!own)
        return own.error();
    const std::string id = m_replaces.toStdString();
    for (const StoredOwnRow &one : *own) {
        if (one.row.kind == kind && !one.row.retired && one.row.cell("id") == id)
            return one.id;
    }
    return Error{.code = ErrorCode::NotFound,
                 .reason = RC_TEXT("Errors", "There is no own row “%1” in use."),
                 .arguments = {m_replaces.left(200).toStdString()}};
}

Result<void> CatalogAddCommand::run(Session &session)
{
    const std::optional<OwnRowKind> kind = ownRowKindOf(m_kind.toStdString());
    if (!kind)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "“%1” is none of: accelerator, price, region."),
                     .arguments = {m_kind.left(100).toStdString()}};
    const Result<std::vector<OwnRow>> rows = readRows(*kind);
    if (!rows)
        return rows.error();
    CatalogData checked = session.catalog().data();
    std::vector<OwnRowInsertion> insertions;
    for (const OwnRow &row : *rows) {
        if (Result<void> added = addOwnRow(checked, row); !added)
            return added;
        insertions.push_back({row, {}});
    }
    if (insertions.empty() || (insertions.size() > 1 && !m_replaces.isEmpty()))
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "The file has %1 rows; it must have one, or more without --replaces."),
                     .arguments = {std::to_string(insertions.size())},
                     .file = m_file.toStdString()};
    const Result<std::unique_ptr<Library>> library = openOrCreateLibrary(session);
    if (!library)
        return library.error();
    const Result<OwnRowId> old = replaced(*kind, **library);
    if (!old)
        return old.error();
    insertions.front().replaces = *old;
    const Result<qint64> step = (*library)->insertOwnRows(insertions, userName(), QDateTime::currentDateTimeUtc());
    if (!step)
        return step.error();
    session.console().error(
        session.text(RC_TEXT("CommandLine", "Kept in the library. Take it back with: runcast catalog undo %1"))
            .arg(*step));
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogAddCommand()
{
    return std::make_unique<CatalogAddCommand>();
}

} // namespace runcast::cli
