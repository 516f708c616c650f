// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"
#include "app/commands/layouts_output.h"
#include "app/commands/make_commands.h"
#include "core/catalog/catalog.h"
#include "core/layout/step/constants.h"

#include <chrono>

namespace runcast::cli {

namespace {

constexpr int usualRows = 10, mostRows = 1000;

class LayoutsCommand : public Command {
public:
    std::string name() const override { return "layouts"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Search all ways to split the model over the cluster for the fastest.");
    }
    const char *synopsis() const override
    {
        return "(SCENARIO | --preset ID | --config FILE) [--set KEY=VALUE …] [--top N] [--all-schedules]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast layouts --preset gpt3-175b --set cluster.accelerator=a100-sxm-80gb cluster.accelerators=1024",
                "runcast layouts --preset llama-3.1-405b --top 3 --json"};
    }
    Arguments arguments() override
    {
        Arguments all = m_choice.arguments();
        all.push_back({.names = "--top",
                       .value = "N",
                       .help = RC_TEXT("CommandLine", "So many of the best layouts, from 1 to 1000; usually 10."),
                       .target = &m_top});
        all.push_back({.names = "--all-schedules",
                       .help = RC_TEXT("CommandLine", "Pipeline schedules without a measured run behind them too."),
                       .target = &m_allSchedules});
        return all;
    }
    Result<void> checkTogether() const override
    {
        if (m_top && (*m_top < 1 || *m_top > mostRows))
            return Error{.code = ErrorCode::Refused,
                         .reason = RC_TEXT("Errors", "--top takes a whole number from 1 to 1000.")};
        return m_choice.check();
    }
    Result<void> run(Session &session) override;

private:
    ScenarioChoice m_choice;
    std::optional<int> m_top;
    bool m_allSchedules = false;
};

Result<void> LayoutsCommand::run(Session &session)
{
    const Result<Scenario> scenario = m_choice.load(session);
    if (!scenario)
        return scenario.error();
    const Result<LayoutQuestion> question =
        layoutQuestion(*scenario, session.schema(), session.catalog(),
                       m_allSchedules ? ScheduleChoice::All : ScheduleChoice::Measured);
    if (!question)
        return question.error();
    LayoutSearchOptions options;
    options.top = size_t(m_top.value_or(usualRows));
    options.stop = session.stop();
    options.progress = [&session](double fraction) { session.console().progress(fraction); };
    const auto start = std::chrono::steady_clock::now();
    LayoutsFound found{*question, searchLayouts(question->input, shippedStepTimeConstants(), options), options.near};
    found.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (found.result.cancelled)
        return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The search was stopped.")};
    session.print(layoutsTable(found, session), [&found] { return layoutsJson(found); });
    if (!found.result.best.empty())
        return {};
    return Error{.code = ErrorCode::NotFound,
                 .reason = RC_TEXT("Errors", "No layout fits: %1 were considered."),
                 .arguments = {std::to_string(found.result.considered)},
                 .advice =
                     RC_TEXT("Errors", "Take more accelerators or ones with more memory; the reasons stand above.")};
}

} // namespace

std::unique_ptr<Command> makeLayoutsCommand()
{
    return std::make_unique<LayoutsCommand>();
}

} // namespace runcast::cli
