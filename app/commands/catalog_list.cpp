// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/cli/nearest.h"
#include "app/cli/session.h"
#include "app/commands/catalog_tables.h"
#include "app/commands/catalog_values.h"
#include "app/commands/make_commands.h"
#include "reports/export/json_shapes.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogListCommand : public Command {
public:
    std::string name() const override { return "catalog list"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "List the catalogs, or the rows of one: models, accelerators, prices, grids.");
    }
    const char *synopsis() const override { return "[CATALOG] [--search TEXT]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog list accelerators", "runcast catalog list models --search llama"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "CATALOG",
             .help = RC_TEXT("CommandLine", "Its name; without one the catalogs themselves are listed."),
             .target = &m_catalog},
            {.names = "--search",
             .value = "TEXT",
             .help = RC_TEXT("CommandLine", "Only rows that hold this text."),
             .target = &m_search},
        };
    }
    Result<void> run(Session &session) override;

private:
    static void listCatalogs(const std::vector<CatalogTable> &catalogs, Session &session);
    bool isWanted(const std::vector<Value> &row) const;

    QString m_catalog, m_search;
};

void CatalogListCommand::listCatalogs(const std::vector<CatalogTable> &catalogs, Session &session)
{
    Table table({{u"catalog"_s, session.text(RC_TEXT("CommandLine", "Catalog"))},
                 {u"rows"_s, session.text(RC_TEXT("CommandLine", "Rows")), Table::Align::Trailing},
                 {u"title"_s, {}}});
    OrderedJson json = OrderedJson::array();
    for (const CatalogTable &catalog : catalogs) {
        const double rows = double(catalog.rows.size());
        table.addRow({textCell(catalog.name), numberCell(session.format().number(rows), rows),
                      textCell(session.text(catalog.title))});
        json.push_back({{"catalog", catalog.name}, {"rows", catalog.rows.size()}});
    }
    session.print(table, [&json] { return json; });
}

bool CatalogListCommand::isWanted(const std::vector<Value> &row) const
{
    return m_search.isEmpty() || std::any_of(row.begin(), row.end(), [this](const Value &value) {
               const std::string *text = std::get_if<std::string>(&value);
               return text && QString::fromStdString(*text).contains(m_search, Qt::CaseInsensitive);
           });
}

Result<void> CatalogListCommand::run(Session &session)
{
    const Result<std::vector<ModelPreset>> own = ownPresets(session);
    if (!own)
        return own.error();
    const std::vector<CatalogTable> catalogs = catalogTables(session.catalog(), *own);
    if (m_catalog.isEmpty()) {
        listCatalogs(catalogs, session);
        return {};
    }
    const std::string wanted = m_catalog.toStdString();
    const auto catalog = std::find_if(catalogs.begin(), catalogs.end(),
                                      [&wanted](const CatalogTable &other) { return other.name == wanted; });
    if (catalog == catalogs.end()) {
        std::vector<std::string> names;
        names.reserve(catalogs.size());
        for (const CatalogTable &other : catalogs)
            names.push_back(other.name);
        const std::string near = nearest(wanted, names);
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "There is no catalog “%1”."),
                     .arguments = {wanted, near},
                     .advice = near.empty() ? RC_TEXT("Errors", "List them with: runcast catalog list")
                                            : RC_TEXT("Errors", "Did you mean “%2”?")};
    }
    std::vector<Table::Column> columns;
    for (const CatalogTable::Column &column : catalog->columns) {
        const QString key = QString::fromStdString(column.key);
        columns.push_back(
            {key, key, alignOf(*catalog, columns.size()), column.brief ? Table::In::Both : Table::In::CsvOnly});
    }
    Table table(std::move(columns));
    OrderedJson json = OrderedJson::array();
    for (const std::vector<Value> &row : catalog->rows) {
        if (!isWanted(row))
            continue;
        std::vector<Cell> cells;
        for (size_t i = 0; i < row.size(); ++i)
            cells.push_back(catalogCell(catalog->columns[i].key, row[i], session));
        table.addRow(std::move(cells));
        json.push_back(rowJson(*catalog, row));
    }
    session.print(table, [&json] { return json; });
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogListCommand()
{
    return std::make_unique<CatalogListCommand>();
}

} // namespace runcast::cli
