// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"
#include "app/commands/layouts_output.h"
#include "app/commands/make_commands.h"
#include "core/catalog/catalog.h"
#include "core/explore/best_clusters.h"
#include "core/layout/step/constants.h"

#include <chrono>
#include <cmath>

namespace runcast::cli {

namespace {

constexpr int usualRows = 10, mostRows = 1000;

ClusterChoice clusterOf(const QString &text)
{
    return {text.section(u':', 0, -2).toStdString(), text.section(u':', -1).toDouble()};
}

Result<void> checkCluster(const QString &text)
{
    const ClusterChoice cluster = clusterOf(text);
    if (!cluster.accelerator.empty() && cluster.accelerators >= 1 &&
        cluster.accelerators == std::floor(cluster.accelerators))
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "“%1” is no cluster: write ID:N, such as h100-sxm:1024."),
                 .arguments = {text.toStdString()}};
}

class LayoutsCommand : public Command {
public:
    std::string name() const override { return "layouts"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Search all ways to split the model over the cluster for the fastest.");
    }
    const char *synopsis() const override
    {
        return "(SCENARIO | --preset ID | --config FILE) [--set KEY=VALUE …] [--top N] [--all-schedules] "
               "[--clusters ID:N …]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast layouts --preset gpt3-175b --set cluster.accelerator=a100-sxm-80gb cluster.accelerators=1024",
                "runcast layouts --preset llama-3.1-405b --top 3 --json",
                "runcast layouts --preset llama-3.1-405b --clusters h100-sxm:8192 h100-sxm:16384 gb200-nvl72:8192"};
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
        all.push_back(
            {.names = "--clusters",
             .value = "ID:N …",
             .help = RC_TEXT("CommandLine", "The best layout on each of these kinds and numbers of accelerators."),
             .target = &m_clusters,
             .check = checkCluster});
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
    Result<void> runClusters(const Scenario &scenario, Session &session) const;

    ScenarioChoice m_choice;
    QStringList m_clusters;
    std::optional<int> m_top;
    bool m_allSchedules = false;
};

Result<void> LayoutsCommand::run(Session &session)
{
    const Result<Scenario> scenario = m_choice.load(session);
    if (!scenario)
        return scenario.error();
    if (!m_clusters.isEmpty())
        return runClusters(*scenario, session);
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

Result<void> LayoutsCommand::runClusters(const Scenario &scenario, Session &session) const
{
    std::vector<ClusterChoice> clusters;
    for (const QString &text : m_clusters) {
        clusters.push_back(clusterOf(text));
        if (!session.catalog().findAccelerator(clusters.back().accelerator))
            return Error{.code = ErrorCode::NotFound,
                         .reason = RC_TEXT("Errors", "There is no accelerator “%1” in the catalog."),
                         .arguments = {clusters.back().accelerator},
                         .advice = RC_TEXT("Errors", "List them with: runcast catalog list accelerators")};
    }
    LayoutSearchOptions options;
    options.stop = session.stop();
    options.progress = [&session](double fraction) { session.console().progress(fraction); };
    const auto results = searchClusters(scenario, clusters, session.schema(), session.catalog(), options);
    if (results.size() < clusters.size())
        return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The search was stopped.")};
    session.print(clustersTable(results, session), [&results] { return clustersJson(results); });
    return {};
}

} // namespace

std::unique_ptr<Command> makeLayoutsCommand()
{
    return std::make_unique<LayoutsCommand>();
}

} // namespace runcast::cli
