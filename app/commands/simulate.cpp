// SPDX-License-Identifier: MIT
#include "app/cli/scenario_choice.h"
#include "app/commands/make_commands.h"
#include "core/forecast/failures.h"
#include "reports/content/absence.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class SimulateCommand : public Command {
public:
    std::string name() const override { return "simulate"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Simulate a run failure by failure, many times, beside its closed form.");
    }
    const char *synopsis() const override
    {
        return "(SCENARIO | --preset ID | --config FILE) [--set KEY=VALUE …] [--runs N] [--seed N] [--known-rate]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast simulate --preset llama-3.1-405b --runs 10000 --seed 7"};
    }
    Arguments arguments() override
    {
        Arguments all = m_choice.arguments();
        all.push_back({.names = "--runs",
                       .value = "N",
                       .help = RC_TEXT("CommandLine", "How many runs; 10000 if not given."),
                       .target = &m_runs});
        all.push_back({.names = "--seed",
                       .value = "N",
                       .help = RC_TEXT("CommandLine", "Start of the random numbers; 1 if not given."),
                       .target = &m_seed});
        all.push_back({.names = "--known-rate",
                       .help = RC_TEXT("CommandLine", "Chance alone: the failure rate is what is entered."),
                       .target = &m_knownRate});
        return all;
    }
    Result<void> checkTogether() const override
    {
        if (m_runs && (*m_runs < 2 || *m_runs > 10'000'000))
            return Error{.code = ErrorCode::Refused,
                         .reason = RC_TEXT("Errors", "--runs takes a number from 2 to 10000000.")};
        return m_choice.check();
    }
    Result<void> run(Session &session) override;

private:
    ScenarioChoice m_choice;
    std::optional<int> m_runs, m_seed;
    bool m_knownRate = false;
};

struct SimulatedRow {
    const char *title;
    const char *key;
    double closed, simulated; // days; NaN = none
};

/// Both ways to the same numbers. Planned stops and silent corruption stretch the simulated runs as the closed form's.
std::vector<SimulatedRow> rowsOf(const SimulationSummary &s, const Forecast &f, double toDays, bool knownRate)
{
    const double chance = f.odds.chanceBandDays / 2, mean = f.time.wallClockDays;
    const Percentiles &odds = f.odds.wallClockDays;
    const double low = knownRate ? mean - chance : odds.p10, high = knownRate ? mean + chance : odds.p90;
    return {{RC_TEXT("CommandLine", "Mean"), "mean", knownRate ? mean : notComputed, s.mean * toDays},
            {RC_TEXT("CommandLine", "Standard error"), "standard_error", notComputed, s.standardError * toDays},
            {"P10", "p10", low, s.p10 * toDays},
            {"P50", "p50", knownRate ? mean : odds.p50, s.p50 * toDays},
            {"P80", "p80", knownRate ? notComputed : odds.p80, s.p80 * toDays},
            {"P90", "p90", high, s.p90 * toDays}};
}

Result<void> SimulateCommand::run(Session &session)
{
    const Result<Scenario> scenario = m_choice.load(session);
    if (!scenario)
        return scenario.error();
    const Outcome outcome = forecast(*scenario, session.schema(), session.catalog());
    const ResolvedInputs inputs = resolve(*scenario, session.catalog(), outcome.findings);
    std::optional<SimulationInput> input = simulationInput(inputs, outcome.forecast);
    if (!input)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "There is nothing to simulate: no failures, or no calendar time.")};
    if (!m_knownRate)
        input->rateLnSd = inputs.rateLnSd;
    const SimulationOptions options{
        .seed = std::uint64_t(m_seed.value_or(1)), .runs = m_runs.value_or(10000), .progress = {}};
    const std::vector<SimulatedRun> runs = simulateRuns(*input, options, session.stop());
    if (runs.empty())
        return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The simulation was stopped.")};
    const SimulationSummary summary = summarise(runs);
    const FailureFigures &failure = outcome.forecast.failure;
    const double closedHours = outcome.forecast.time.wallClockDays * 24;
    const double toDays = closedHours / (closedHours - failure.plannedHours - failure.corruptionHours) / 24;
    const auto rows = rowsOf(summary, outcome.forecast, toDays, m_knownRate);

    const Format format = session.formatFor(*scenario);
    Table table({{u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly},
                 {u"simulated"_s, session.text(RC_TEXT("CommandLine", "Simulated, days")), Table::Align::Trailing},
                 {u"closed_form"_s, session.text(RC_TEXT("CommandLine", "Closed form, days")), Table::Align::Trailing},
                 {u"key"_s, {}}});
    const auto cell = [&format](double days) {
        return std::isfinite(days) ? numberCell(format.number(days, 2), days) : Cell{u"–"_s, {}};
    };
    for (const SimulatedRow &row : rows)
        table.addRow(
            {textCell(session.text(row.title)), cell(row.simulated), cell(row.closed), textCell(std::string(row.key))});
    session.print(table, [&] {
        OrderedJson simulated = OrderedJson::object(), closed = OrderedJson::object();
        for (const SimulatedRow &row : rows) {
            simulated[row.key] = jsonNumber(row.simulated);
            closed[row.key] = jsonNumber(row.closed);
        }
        return OrderedJson{{"runs", options.runs},
                           {"seed", options.seed},
                           {"interruptions", jsonNumber(summary.meanInterruptions)},
                           {"simulated_days", simulated},
                           {"closed_form_days", closed}};
    });
    return {};
}

} // namespace

std::unique_ptr<Command> makeSimulateCommand()
{
    return std::make_unique<SimulateCommand>();
}

} // namespace runcast::cli
