// SPDX-License-Identifier: MIT
#include "app/cli/session.h"
#include "app/commands/make_commands.h"
#include "app/commands/validation_output.h"
#include "core/catalog/catalog.h"
#include "core/validation/costs.h"
#include "core/validation/memory.h"
#include "core/validation/parameters.h"
#include "core/validation/steps.h"
#include "reports/export/read_file.h"

#include <QDir>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class ValidateCommand : public Command {
public:
    std::string name() const override { return "validate"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Set forecasts beside what was published or measured.");
    }
    const char *synopsis() const override { return "(--parameters | --memory | --steps | --costs) [--file PATH]"; }
    std::vector<const char *> examples() const override
    {
        return {"runcast validate --parameters", "runcast validate --steps", "runcast validate --memory --json"};
    }
    Arguments arguments() override
    {
        return {
            {.names = "--parameters",
             .help = RC_TEXT("CommandLine", "Counted weights against published totals."),
             .target = &m_parameters},
            {.names = "--memory",
             .help = RC_TEXT("CommandLine", "Memory of an accelerator against measured runs."),
             .target = &m_memory},
            {.names = "--steps",
             .help = RC_TEXT("CommandLine", "Tokens per second against measured steps, on rows that were not fitted."),
             .target = &m_steps},
            {.names = "--costs",
             .help = RC_TEXT("CommandLine", "Cost, energy and carbon of published runs from their own stated inputs."),
             .target = &m_costs},
            {.names = "--file",
             .value = "PATH",
             .help = RC_TEXT("CommandLine", "Your own rows instead of the shipped ones: for --parameters a folder of "
                                            "config.json files with an index.csv, else a CSV file."),
             .target = &m_file},
        };
    }
    Result<void> checkTogether() const override
    {
        if (int(m_parameters) + int(m_memory) + int(m_steps) + int(m_costs) == 1)
            return {};
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "Give one of these: --parameters, --memory, --steps or --costs.")};
    }
    Result<void> run(Session &session) override
    {
        if (m_steps)
            return validateStepRows(session);
        return m_parameters ? validateParameterRows(session) : validateMeasuredRows(session);
    }

private:
    Result<std::vector<ParameterRow>> parameterRows(const Session &session) const;
    Result<void> validateParameterRows(Session &session) const;
    Result<void> validateMeasuredRows(Session &session) const;
    Result<void> validateStepRows(Session &session) const;

    bool m_parameters = false, m_memory = false, m_steps = false, m_costs = false;
    QString m_file;
};

Result<std::vector<ParameterRow>> ValidateCommand::parameterRows(const Session &session) const
{
    if (m_file.isEmpty())
        return validateParameters(session.catalog().models());
    const QDir folder(m_file);
    const Result<QByteArray> index = readFile(folder.filePath(u"index.csv"_s));
    if (!index)
        return index.error();
    return validateParameterFolder(index->toStdString(), "index.csv",
                                   [&folder](std::string_view file) -> Result<std::string> {
                                       const QString name = QString::fromUtf8(file.data(), qsizetype(file.size()));
                                       const Result<QByteArray> bytes = readFile(folder.filePath(name));
                                       if (!bytes)
                                           return bytes.error();
                                       return bytes->toStdString();
                                   });
}

Result<void> ValidateCommand::validateParameterRows(Session &session) const
{
    const Result<std::vector<ParameterRow>> rows = parameterRows(session);
    if (!rows)
        return rows.error();
    session.print(parameterRowTable(*rows, session), [&rows] { return parameterRowsJson(*rows); });
    const auto unexplained = std::count_if(rows->begin(), rows->end(), [](const ParameterRow &row) { return !row.ok; });
    if (unexplained == 0)
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "Differences without an explanation: %1."),
                 .arguments = {std::to_string(unexplained)}};
}

Result<void> ValidateCommand::validateMeasuredRows(Session &session) const
{
    const auto summarised = [this]() -> Result<ValidationSummary> {
        if (m_file.isEmpty())
            return m_memory ? validateShippedMemory() : validateShippedCosts();
        const Result<QByteArray> bytes = readFile(m_file);
        if (!bytes)
            return bytes.error();
        const std::string rows = bytes->toStdString(), name = m_file.toStdString();
        return m_memory ? validateMemory(rows, name) : validateCosts(rows, name);
    };
    const Result<ValidationSummary> summary = summarised();
    if (!summary)
        return summary.error();
    session.print(validationTable(*summary, session), [this, &summary] {
        return OrderedJson{{m_memory ? "memory" : "costs", validationJson(*summary)}};
    });
    return {};
}

Result<void> ValidateCommand::validateStepRows(Session &session) const
{
    const auto summarised = [&]() -> Result<ValidationSummary> {
        if (m_file.isEmpty()) {
            StepValidationOptions options;
            options.stop = session.stop();
            options.progress = [&session](double fraction) { session.console().progress(fraction); };
            return crossValidateSteps(options);
        }
        const Result<QByteArray> bytes = readFile(m_file);
        if (!bytes)
            return bytes.error();
        return validateSteps(bytes->toStdString(), m_file.toStdString());
    };
    const Result<ValidationSummary> summary = summarised();
    if (!summary)
        return summary.error();
    session.print(validationGroupTable(*summary, session), [&summary] {
        return OrderedJson{{"steps", validationJson(*summary)}};
    });
    return {};
}

} // namespace

std::unique_ptr<Command> makeValidateCommand()
{
    return std::make_unique<ValidateCommand>();
}

} // namespace runcast::cli
