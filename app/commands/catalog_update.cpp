// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "core/forecast/forecast.h"
#include "core/scenario/edit.h"
#include "core/scenario/json_value.h"
#include "reports/format/text.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CatalogUpdateCommand : public Command {
public:
    std::string name() const override { return "catalog update"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine",
                       "Show what a scenario keeps of an earlier catalog, and take over the present one if asked.");
    }
    const char *synopsis() const override { return "SCENARIO [--apply]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast catalog update \"Base case\"", "runcast catalog update \"Base case\" --apply"};
    }
    Arguments arguments() override
    {
        return {
            scenarioArgument(&m_scenario),
            {.names = "--apply",
             .help = RC_TEXT("CommandLine", "Take the values over, as a new version."),
             .target = &m_apply},
        };
    }
    Result<void> run(Session &session) override;

private:
    void printChanges(const Scenario &scenario, const Scenario &updated, Session &session) const;

    QString m_scenario;
    bool m_apply = false;
};

void CatalogUpdateCommand::printChanges(const Scenario &scenario, const Scenario &updated, Session &session) const
{
    const Format format = session.formatFor(scenario);
    Table table({{u"input"_s, {}},
                 {u"now"_s, {}, Table::Align::Trailing},
                 {u"catalog"_s, {}, Table::Align::Trailing},
                 {u"source"_s, {}}});
    OrderedJson changes = OrderedJson::array();
    for (const Parameter *parameter : earlierDefaults(scenario, session.schema(), session.catalog())) {
        const Value now = parameter->get(scenario), then = parameter->get(updated);
        const DefaultValue offered = parameter->defaultValue(scenario, session.catalog());
        table.addRow({textCell(std::string(parameter->key)),
                      valueCell(format.parameter(*parameter, now, session.catalog()), now),
                      valueCell(format.parameter(*parameter, then, session.catalog()), then),
                      textCell(offered.source + (offered.date.empty() ? "" : ", " + offered.date))});
        changes.push_back({{"parameter", parameter->key},
                           {"now", valueToJson(now)},
                           {"catalog", valueToJson(then)},
                           {"source", offered.source},
                           {"date", offered.date}});
    }
    const auto total = [&session](const Scenario &one) {
        return forecast(one, session.schema(), session.catalog()).forecast.cost.totalUsd;
    };
    const double before = total(scenario), after = total(updated);
    session.print(table, [&] {
        return OrderedJson{{"changes", std::move(changes)},
                           {"total_usd", jsonNumber(before)},
                           {"updated_total_usd", jsonNumber(after)}};
    });
    session.console().error(
        session.text(RC_TEXT("CommandLine", "Total %1 now, %2 with the present catalog."))
            .arg(format.value(Unit::Usd, before).joined(), format.value(Unit::Usd, after).joined()));
}

Result<void> CatalogUpdateCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library =
        openLibrary(session, m_apply ? OpenMode::ReadWrite : OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    const Result<Scenario> scenario = readScenario(**library, *stored, session);
    if (!scenario)
        return scenario.error();
    Scenario updated = *scenario;
    takeDefaults(updated, session.schema(), session.catalog());
    printChanges(*scenario, updated, session);
    if (!m_apply || updated == *scenario)
        return {};
    const Result<int> number = keepChanged(**library, *stored, updated, u"catalog update"_s, session);
    if (!number)
        return number.error();
    session.console().error(session.text(RC_TEXT("CommandLine", "Changed “%1”: now version %2."))
                                .arg(printable(stored->record.name), QString::number(*number)));
    return {};
}

} // namespace

std::unique_ptr<Command> makeCatalogUpdateCommand()
{
    return std::make_unique<CatalogUpdateCommand>();
}

} // namespace runcast::cli
