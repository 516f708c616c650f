// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/list_columns.h"
#include "app/commands/make_commands.h"
#include "db/names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class ListCommand : public Command {
public:
    std::string name() const override { return "list"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "List the scenarios of the library with their headline figures.");
    }
    const char *synopsis() const override
    {
        return "[--search TEXT] [--status S] [--tag T] [--sort KEY [--reverse]] [--columns KEY,…] [--all]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast list --status proposed --sort cost.total_usd",
                "runcast list --columns cluster.accelerators,cost.total_usd,time.end_date --csv"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "--search",
             .value = "TEXT",
             .help = RC_TEXT("CommandLine", "Words in name, note, tags, owner or model; in any order."),
             .target = &m_search},
            {.names = "--status",
             .value = "S",
             .help = RC_TEXT("CommandLine", "draft, proposed, approved or rejected."),
             .target = &m_status},
            {.names = "--tag",
             .value = "T",
             .help = RC_TEXT("CommandLine", "Only those with this tag."),
             .target = &m_tag},
            {.names = "--sort",
             .value = "KEY",
             .help = RC_TEXT("CommandLine", "By name, status, version, updated, or any input or figure."),
             .target = &m_sort},
            {.names = "--reverse", .help = RC_TEXT("CommandLine", "The last first."), .target = &m_reverse},
            {.names = "--all", .help = RC_TEXT("CommandLine", "Archived ones too."), .target = &m_all},
            {.names = "--columns",
             .value = "KEY,…",
             .help = RC_TEXT("CommandLine", "These inputs and figures instead of the headline figures."),
             .target = &m_columns},
        };
    }
    Result<void> run(Session &session) override;

private:
    Result<std::vector<ListedScenario>> read(Session &session) const;
    bool isWanted(const StoredRecord &stored) const
    {
        return (m_status.isEmpty() || statusKey(stored.record.meta.status) == m_status) &&
               (m_tag.isEmpty() || stored.record.meta.tags.contains(m_tag, Qt::CaseInsensitive)) &&
               (m_all || !stored.record.meta.archived);
    }

    QString m_search, m_status, m_tag, m_sort, m_columns;
    bool m_reverse = false, m_all = false;
};

Result<std::vector<ListedScenario>> ListCommand::read(Session &session) const
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const Result<std::vector<StoredRecord>> records = (*library)->list(ScenarioSearch(m_search));
    if (!records)
        return records.error();
    std::vector<ListedScenario> listed;
    for (const StoredRecord &stored : *records) {
        if (!isWanted(stored))
            continue;
        Result<Scenario> scenario = readScenario(**library, stored, session);
        if (!scenario)
            return scenario.error();
        Outcome outcome = forecast(*scenario, session.schema(), session.catalog());
        listed.push_back({stored, std::move(*scenario), std::move(outcome)});
    }
    return listed;
}

Result<void> ListCommand::run(Session &session)
{
    if (!m_status.isEmpty() && !statusFromKey(m_status))
        return Error{.code = ErrorCode::NotFound,
                     .reason = RC_TEXT("Errors", "“%1” is no status. One of these: draft, proposed, approved, "
                                                 "rejected."),
                     .arguments = {m_status.toStdString()}};
    const Result<std::vector<ListColumn>> columns = listColumns(m_columns, session);
    if (!columns)
        return columns.error();
    const Result<std::optional<ListColumn>> order = sortColumn(m_sort, session);
    if (!order)
        return order.error();
    Result<std::vector<ListedScenario>> listed = read(session);
    if (!listed)
        return listed.error();
    if (*order) {
        std::stable_sort(listed->begin(), listed->end(),
                         [&](const ListedScenario &a, const ListedScenario &b) { return comesBefore(**order, a, b); });
    }
    if (m_reverse)
        std::reverse(listed->begin(), listed->end());
    if (listed->empty() && !session.options().json && !session.options().csv) {
        session.console().note(session.text(RC_TEXT("CommandLine", "No scenarios.")));
        return {};
    }
    session.print(listTable(*listed, *columns, session), [&] { return listJson(*listed, *columns, session); });
    return {};
}

} // namespace

std::unique_ptr<Command> makeListCommand()
{
    return std::make_unique<ListCommand>();
}

} // namespace runcast::cli
