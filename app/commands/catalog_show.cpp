// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/cli/nearest.h"
#include "app/cli/session.h"
#include "app/commands/catalog_tables.h"
#include "app/commands/catalog_values.h"
#include "app/commands/make_commands.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogShowCommand : public Command {
public:
    std::string name() const override { return "catalog show"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Show all that the catalogs know under an id, with its source.");
    }
    const char *synopsis() const override { return "ID"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog show h100-sxm", "runcast catalog show llama-3.1-405b --json"};
    }
    Arguments arguments() override
    {
        return {{.names = "ID",
                 .help = RC_TEXT("CommandLine", "Of an accelerator, a model, a region, a rate or a fact."),
                 .target = &m_id,
                 .required = true}};
    }
    Result<void> run(Session &session) override;

private:
    QString m_id;
};

Result<void> CatalogShowCommand::run(Session &session)
{
    const Result<std::vector<ModelPreset>> own = ownPresets(session);
    if (!own)
        return own.error();
    const std::string wanted = m_id.toStdString();
    Table table({{u"key"_s, {}}, {u"value"_s, {}}});
    OrderedJson json = OrderedJson::array();
    std::vector<std::string> ids;
    for (const CatalogTable &catalog : catalogTables(session.catalog(), *own)) {
        if (!catalog.hasIds)
            continue;
        for (const std::vector<Value> &row : catalog.rows) {
            const std::string &id = std::get<std::string>(row.front());
            ids.push_back(id);
            if (id != wanted)
                continue;
            table.addHeading(session.text(catalog.title));
            for (size_t i = 0; i < row.size(); ++i)
                table.addRow({textCell(catalog.columns[i].key), catalogCell(catalog.columns[i].key, row[i], session)});
            OrderedJson entry = {{"catalog", catalog.name}};
            entry.update(rowJson(catalog, row));
            json.push_back(std::move(entry));
        }
    }
    if (json.empty()) {
        const std::string near = nearest(wanted, ids);
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "No catalog knows “%1”."),
                     .arguments = {wanted, near},
                     .advice = near.empty() ? RC_TEXT("Errors", "List what they know with: runcast catalog list")
                                            : RC_TEXT("Errors", "Did you mean “%2”?")};
    }
    session.print(table, [&json] { return json; });
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogShowCommand()
{
    return std::make_unique<CatalogShowCommand>();
}

} // namespace runcast::cli
