// SPDX-License-Identifier: MIT
#include "app/cli/keys.h"
#include "app/cli/scenario_choice.h"
#include "app/commands/explanation.h"
#include "app/commands/figure_table.h"
#include "app/commands/make_commands.h"
#include "core/forecast/catalog_findings.h"
#include "core/forecast/timeline.h"
#include "reports/export/json_shapes.h"
#include "reports/export/model_json.h"
#include "reports/format/day_number.h"

namespace runcast::cli {

namespace {

class ForecastCommand : public Command {
public:
    std::string name() const override { return "forecast"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Forecast a scenario: cost, time, memory, power, failures.");
    }
    const char *synopsis() const override
    {
        return "(SCENARIO | --preset ID | --config FILE) [--set KEY=VALUE …] [--explain FIGURE]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast forecast --preset gpt3-175b --json",
                "runcast forecast --preset llama-3.1-405b --set schedule.mfu=38% --explain cost.total_usd"};
    }
    Arguments arguments() override
    {
        Arguments all = m_choice.arguments();
        all.push_back({.names = "--explain",
                       .value = "FIGURE",
                       .help = RC_TEXT("CommandLine", "Print a figure's formula with its inputs and their sources."),
                       .target = &m_explain});
        return all;
    }
    Result<void> checkTogether() const override { return m_choice.check(); }
    Result<void> run(Session &session) override;

private:
    ScenarioChoice m_choice;
    QString m_explain;
};

Result<void> ForecastCommand::run(Session &session)
{
    const Figure *explained = m_explain.isEmpty() ? nullptr : session.schema().figure(m_explain.toStdString());
    if (!m_explain.isEmpty() && !explained)
        return unknownKey(m_explain, KeyKind::Figure, session.schema());
    const Result<Scenario> scenario = m_choice.load(session);
    if (!scenario)
        return scenario.error();
    Outcome outcome = forecast(*scenario, session.schema(), session.catalog());
    addCatalogFindings(outcome, *scenario, session.schema(), session.catalog(),
                       dayNumber(QDateTime::currentDateTimeUtc()));
    if (explained) {
        printExplanation(*explained, *scenario, outcome, session);
        return {};
    }
    session.print(figureTable(*scenario, outcome, session), [&] {
        OrderedJson json = forecastJson(*scenario, outcome, session.schema(), session.formatFor(*scenario));
        json["model"] = modelJson(*scenario, outcome, session.catalog());
        json["memory_stages"] = memoryStagesJson(*scenario, outcome, session.catalog());
        json.update(timelineJson(timeline(*scenario, session.schema(), session.catalog())));
        return json;
    });
    if (!session.options().json && !session.options().csv)
        printFindings(*scenario, outcome, session);
    return {};
}

} // namespace

std::unique_ptr<Command> makeForecastCommand()
{
    return std::make_unique<ForecastCommand>();
}

} // namespace runcast::cli
