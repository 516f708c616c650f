// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/comparison_table.h"
#include "app/commands/make_commands.h"
#include "app/commands/output_file.h"
#include "reports/export/json_shapes.h"

namespace runcast::cli {

namespace {

constexpr qsizetype mostCompared = 8;

class CompareCommand : public Command {
public:
    std::string name() const override { return "compare"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Compare scenarios with a baseline, on screen or as a file.");
    }
    const char *synopsis() const override
    {
        return "SCENARIO SCENARIO … [--baseline SCENARIO] [--only-differences] [-o FILE.pdf|.xlsx|.csv|.json]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast compare \"Base case\" \"Half the cluster\" --only-differences"};
    }
    Arguments arguments() override
    {
        return {
            scenariosArgument(&m_scenarios),
            {.names = "--baseline",
             .value = "SCENARIO",
             .help = RC_TEXT("CommandLine", "What the others are measured against; else the first."),
             .target = &m_baseline},
            {.names = "--only-differences",
             .help = RC_TEXT("CommandLine", "Leave out what is the same in all."),
             .target = &m_onlyDifferences},
            {.names = "-o,--output",
             .value = "FILE",
             .help = RC_TEXT("CommandLine", "Write a comparison report instead; the file's ending says as what."),
             .target = &m_output,
             .check = checkOutputFile},
            {.names = "--date",
             .value = "ISO",
             .help = RC_TEXT("CommandLine", "Date of the report instead of now: the same date gives the same bytes."),
             .target = &m_date,
             .check = checkDate},
        };
    }
    Result<void> checkTogether() const override
    {
        if (m_scenarios.size() < 2)
            return Error{.code = ErrorCode::Refused,
                         .reason = RC_TEXT("Errors", "A comparison needs two scenarios or more.")};
        if (m_scenarios.size() > mostCompared)
            return Error{.code = ErrorCode::Refused,
                         .reason = RC_TEXT("Errors", "At most eight scenarios can be compared.")};
        return {};
    }
    bool needsFonts() const override { return !m_output.isEmpty(); }
    Result<void> run(Session &session) override;

private:
    QStringList m_scenarios;
    QString m_baseline, m_output, m_date;
    bool m_onlyDifferences = false;
};

Result<void> CompareCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    Result<std::vector<ReportScenario>> scenarios = snapshotsOf(**library, m_scenarios, session, !m_output.isEmpty());
    if (!scenarios)
        return scenarios.error();
    ReportRequest request = newRequest(std::move(*scenarios), m_date, session);
    request.kind = ReportKind::Comparison;
    if (!m_baseline.isEmpty()) {
        const Result<StoredRecord> wanted = findScenario(**library, m_baseline);
        if (!wanted)
            return wanted.error();
        const std::string name = wanted->record.name.toStdString();
        const auto found = std::find_if(request.scenarios.begin(), request.scenarios.end(),
                                        [&name](const ReportScenario &s) { return s.scenario.name == name; });
        if (found == request.scenarios.end())
            return Error{.code = ErrorCode::Refused,
                         .reason = RC_TEXT("Errors", "The baseline “%1” is not one of the scenarios compared."),
                         .arguments = {name}};
        request.baseline = int(found - request.scenarios.begin());
    }
    if (!m_output.isEmpty())
        return writeOutput(request, m_output, session);
    session.print(comparisonTable(request.scenarios, size_t(request.baseline), m_onlyDifferences, session),
                  [&] { return compareJson(request.scenarios, request.baseline, session.schema()); });
    return {};
}

} // namespace

std::unique_ptr<Command> makeCompareCommand()
{
    return std::make_unique<CompareCommand>();
}

} // namespace runcast::cli
