// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "core/forecast/use_log.h"
#include "reports/content/reliability_charts.h"
#include "reports/export/read_file.h"
#include "reports/format/text.h"
#include "ui/document/author_name.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class FailureLogCommand : public Command {
public:
    std::string name() const override { return "failure-log"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Read a log of failures: its rate, clustering and repair times.");
    }
    const char *synopsis() const override { return "FILE --accelerators N [--days N] [--apply SCENARIO]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast failure-log failures.csv --accelerators 16384 --days 54",
                "runcast failure-log failures.csv --accelerators 2048 --apply \"Frontier 405B\""};
    }
    Arguments arguments() override
    {
        return {
            {.names = "FILE",
             .help = RC_TEXT("CommandLine", "CSV with the columns time, node, cause, downtime."),
             .target = &m_file,
             .required = true},
            {.names = "--accelerators",
             .value = "N",
             .help = RC_TEXT("CommandLine", "Accelerators in use while the log was kept."),
             .target = &m_accelerators,
             .required = true,
             .check = checkPositive},
            {.names = "--days",
             .value = "N",
             .help = RC_TEXT("CommandLine", "Days that the log covers; else judged by its first and last failure."),
             .target = &m_days,
             .check = checkPositive},
            {.names = "--per-node",
             .value = "N",
             .help = RC_TEXT("CommandLine", "Accelerators of one node; 8 if not given."),
             .target = &m_perNode,
             .check = checkPositive},
            {.names = "--apply",
             .value = "SCENARIO",
             .help = RC_TEXT("CommandLine", "Enter what the log says into this scenario, as a new version."),
             .target = &m_apply},
        };
    }
    Result<void> run(Session &session) override;

private:
    static Result<void> checkPositive(const QString &value)
    {
        bool isNumber = false;
        const double number = value.toDouble(&isNumber);
        if (isNumber && std::isfinite(number) && number > 0)
            return {};
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "“%1” is no number above 0."),
                     .arguments = {value.toStdString()}};
    }
    Result<FailureLog> read() const;
    Result<void> applyTo(const FailureLogSummary &summary, Session &session) const;

    QString m_file, m_accelerators, m_days, m_perNode, m_apply;
};

Result<FailureLog> FailureLogCommand::read() const
{
    const Result<QByteArray> bytes = readFile(m_file);
    return bytes ? readFailureLog(bytes->toStdString(), m_file.toStdString()) : bytes.error();
}

Table summaryTable(const FailureLogSummary &s, const Session &session)
{
    const Format format = session.format();
    Table table({{u"title"_s, {}, Table::Align::Leading, Table::In::TextOnly},
                 {u"value"_s, {}, Table::Align::Trailing},
                 {u"unit"_s, {}},
                 {u"key"_s, {}}});
    const auto add = [&](const char *title, const char *key, Unit unit, double value) {
        const Quantity shown = format.value(unit, value);
        table.addRow({textCell(session.text(title)),
                      numberCell(shown.number, value),
                      {shown.unit, QString::fromUtf8(unitSymbol(unit))},
                      textCell(std::string(key))});
    };
    add(RC_TEXT("CommandLine", "Interruptions"), "events", Unit::Count, s.events);
    add(RC_TEXT("CommandLine", "Days"), "days", Unit::Days, s.days);
    add(RC_TEXT("CommandLine", "Rate per accelerator-hour"), "rate", Unit::PerHour, s.ratePerAcceleratorHour);
    add(RC_TEXT("CommandLine", "Rate, low end of 95 %"), "rate_low", Unit::PerHour, s.rate95.low);
    add(RC_TEXT("CommandLine", "Rate, high end of 95 %"), "rate_high", Unit::PerHour, s.rate95.high);
    if (s.dayDispersion)
        add(RC_TEXT("CommandLine", "Variance over mean by day"), "day_dispersion", Unit::Ratio, *s.dayDispersion);
    if (s.nodeDispersion)
        add(RC_TEXT("CommandLine", "Variance over mean by node"), "node_dispersion", Unit::Ratio, *s.nodeDispersion);
    if (s.gapVariation)
        add(RC_TEXT("CommandLine", "Variation of the gaps"), "gap_variation", Unit::Ratio, *s.gapVariation);
    if (s.repair) {
        add(RC_TEXT("CommandLine", "Downtime, mean"), "repair_mean", Unit::Hours, s.repair->mean);
        add(RC_TEXT("CommandLine", "Downtime, median"), "repair_median", Unit::Hours, s.repair->median);
        add(RC_TEXT("CommandLine", "Downtime, P90"), "repair_p90", Unit::Hours, s.repair->p90);
        add(RC_TEXT("CommandLine", "Lognormal fit, ln mean"), "repair_ln_mean", Unit::Ratio, s.repair->lnMean);
        add(RC_TEXT("CommandLine", "Lognormal fit, ln sd"), "repair_ln_sd", Unit::Ratio, s.repair->lnSd);
    }
    table.addHeading(session.text(RC_TEXT("CommandLine", "Causes")));
    for (size_t i = 0; i < failureCauseCount; ++i) {
        if (s.causes[i] > 0)
            table.addRow({textCell(causeName(FailureCause(i), session.language())),
                          numberCell(format.number(s.causes[i]), s.causes[i]),
                          {},
                          textCell("cause." + std::string(failureCauseId(FailureCause(i))))});
    }
    return table;
}

OrderedJson optionalJson(const std::optional<double> &value)
{
    return value ? jsonNumber(*value) : OrderedJson(nullptr);
}

OrderedJson summaryJson(const FailureLogSummary &s, const FailureLog &log)
{
    OrderedJson causes = OrderedJson::object(), bad = OrderedJson::array();
    for (size_t i = 0; i < failureCauseCount; ++i)
        causes[std::string(failureCauseId(FailureCause(i)))] = s.causes[i];
    for (const Error &row : log.badRows)
        bad.push_back(
            {{"place", row.place}, {"reason", plainText({.reason = row.reason, .arguments = row.arguments})}});
    OrderedJson repair = nullptr;
    if (s.repair) {
        repair = {{"count", s.repair->count}, {"mean_h", s.repair->mean},    {"median_h", s.repair->median},
                  {"p90_h", s.repair->p90},   {"ln_mean", s.repair->lnMean}, {"ln_sd", s.repair->lnSd}};
    }
    return {{"events", s.events},
            {"accelerators", s.accelerators},
            {"days", s.days},
            {"rate_per_accelerator_hour", s.ratePerAcceleratorHour},
            {"rate_95", {s.rate95.low, s.rate95.high}},
            {"day_dispersion", optionalJson(s.dayDispersion)},
            {"node_dispersion", optionalJson(s.nodeDispersion)},
            {"gap_variation", optionalJson(s.gapVariation)},
            {"repair", repair},
            {"causes", causes},
            {"bad_rows", bad}};
}

Result<void> FailureLogCommand::applyTo(const FailureLogSummary &summary, Session &session) const
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadWrite);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_apply);
    if (!stored)
        return stored.error();
    Result<Scenario> scenario = readScenario(**library, *stored, session);
    if (!scenario)
        return scenario.error();
    if (Result<void> used =
            useFailureLog(*scenario, summary, m_file.toStdString(), session.schema(), session.catalog());
        !used)
        return used;
    const QString comment = session.text(RC_TEXT("CommandLine", "Failure log %1")).arg(m_file);
    const Result<int> number = keepChanged(**library, *stored, *scenario, comment, session);
    if (!number)
        return number.error();
    session.console().note(session.text(RC_TEXT("CommandLine", "Changed “%1”: now version %2."))
                               .arg(printable(stored->record.name), QString::number(*number)));
    return {};
}

Result<void> FailureLogCommand::run(Session &session)
{
    const Result<FailureLog> log = read();
    if (!log)
        return log.error();
    for (const Error &bad : log->badRows)
        session.console().error(errorText(bad, session.language()));
    if (log->failures.empty())
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The log has no failure that can be read."),
                     .file = m_file.toStdString()};
    const std::optional<double> covered = m_days.isEmpty() ? coveredDays(*log) : std::optional(m_days.toDouble());
    if (!covered)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "The days of the log cannot be judged by its failures alone."),
                     .advice = RC_TEXT("Errors", "Say them with --days."),
                     .file = m_file.toStdString()};
    const FailureLogSummary summary =
        summariseLog(*log, m_accelerators.toDouble(), *covered, m_perNode.isEmpty() ? 8 : m_perNode.toDouble());
    session.print(summaryTable(summary, session), [&] { return summaryJson(summary, *log); });
    return m_apply.isEmpty() ? Result<void>() : applyTo(summary, session);
}

} // namespace

std::unique_ptr<Command> makeFailureLogCommand()
{
    return std::make_unique<FailureLogCommand>();
}

} // namespace runcast::cli
