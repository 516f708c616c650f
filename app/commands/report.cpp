// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "app/commands/output_file.h"

#include <array>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

constexpr std::array kinds = {std::pair{"budget"_L1, ReportKind::Budget}, std::pair{"summary"_L1, ReportKind::Summary},
                              std::pair{"comparison"_L1, ReportKind::Comparison}};

std::optional<ReportKind> kindOf(const QString &name)
{
    for (const auto &[known, kind] : kinds) {
        if (known == name)
            return kind;
    }
    return std::nullopt;
}

Result<void> checkKind(const QString &value)
{
    if (kindOf(value))
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "“%1” is no kind of report. One of these: budget, summary, comparison."),
                 .arguments = {value.toStdString()}};
}

Result<void> checkPaper(const QString &value)
{
    if (value == "a4"_L1 || value == "letter"_L1)
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "“%1” is no size of paper. One of these: a4, letter."),
                 .arguments = {value.toStdString()}};
}

class ReportCommand : public Command {
public:
    std::string name() const override { return "report"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Write a report: PDF, or the same figures as XLSX, CSV or JSON.");
    }
    const char *synopsis() const override
    {
        return "SCENARIO … -o FILE.pdf|.xlsx|.csv|.json [--kind budget|summary|comparison] [--date ISO]";
    }
    std::vector<const char *> examples() const override
    {
        return {"runcast report \"Base case\" -o budget.pdf --date 2027-03-14",
                "runcast report \"Base case\" \"Half the cluster\" --kind comparison -o comparison.pdf --language de"};
    }
    Arguments arguments() override
    {
        return {
            scenariosArgument(&m_scenarios),
            {.names = "-o,--output",
             .value = "FILE",
             .help = RC_TEXT("CommandLine", "What to write; its ending says as what."),
             .target = &m_output,
             .required = true,
             .check = checkOutputFile},
            {.names = "--kind",
             .value = "KIND",
             .help = RC_TEXT("CommandLine", "budget (of one scenario, the others as alternatives), summary (one page) "
                                            "or comparison. Otherwise budget for one, comparison for more."),
             .target = &m_kind,
             .check = checkKind},
            {.names = "--date",
             .value = "ISO",
             .help = RC_TEXT("CommandLine", "Date of the report instead of now: the same date gives the same bytes."),
             .target = &m_date,
             .check = checkDate},
            {.names = "--paper",
             .value = "SIZE",
             .help = RC_TEXT("CommandLine", "a4 or letter."),
             .target = &m_paper,
             .check = checkPaper},
            {.names = "--currency",
             .value = "CODE",
             .help = RC_TEXT("CommandLine", "USD or the currency of one of the scenarios."),
             .target = &m_currency},
        };
    }
    bool needsFonts() const override { return true; }
    Result<void> run(Session &session) override;

private:
    QStringList m_scenarios;
    QString m_output, m_kind, m_date, m_paper, m_currency;
};

Result<void> ReportCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    Result<std::vector<ReportScenario>> scenarios = snapshotsOf(**library, m_scenarios, session, true);
    if (!scenarios)
        return scenarios.error();
    ReportRequest request = newRequest(std::move(*scenarios), m_date, session);
    request.kind = kindOf(m_kind).value_or(m_scenarios.size() == 1 ? ReportKind::Budget : ReportKind::Comparison);
    request.currency = m_currency.toUpper();
    request.paper = m_paper == "letter"_L1 ? Paper::Letter : Paper::A4;
    return writeOutput(request, m_output, session);
}

} // namespace

std::unique_ptr<Command> makeReportCommand()
{
    return std::make_unique<ReportCommand>();
}

} // namespace runcast::cli
