// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "app/commands/output_file.h"
#include "ui/import/import_file.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

Result<void> checkJsonFile(const QString &value)
{
    if (value.endsWith(".json"_L1, Qt::CaseInsensitive))
        return {};
    return Error{.code = ErrorCode::Refused,
                 .reason = RC_TEXT("Errors", "“%1” must end in .json."),
                 .arguments = {value.toStdString()}};
}

class ExportCommand : public Command {
public:
    std::string name() const override { return "export"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Write scenarios to a JSON file that import reads.");
    }
    const char *synopsis() const override { return "SCENARIO … -o FILE.json"; }
    std::vector<const char *> examples() const override { return {"runcast export \"Base case\" -o base.json"}; }
    Arguments arguments() override
    {
        return {
            scenariosArgument(&m_scenarios),
            {.names = "-o,--output",
             .value = "FILE",
             .help = RC_TEXT("CommandLine", "The JSON file to write."),
             .target = &m_output,
             .required = true,
             .check = checkJsonFile},
        };
    }
    Result<void> run(Session &session) override;

private:
    QStringList m_scenarios;
    QString m_output;
};

Result<void> ExportCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    std::vector<Scenario> scenarios;
    for (const QString &name : m_scenarios) {
        const Result<StoredRecord> stored = findScenario(**library, name);
        if (!stored)
            return stored.error();
        Result<Scenario> scenario = readScenario(**library, *stored, session);
        if (!scenario)
            return scenario.error();
        scenarios.push_back(std::move(*scenario));
    }
    return writeBytes(scenariosToJson(scenarios, session.schema()), m_output, session);
}

} // namespace

std::unique_ptr<Command> makeExportCommand()
{
    return std::make_unique<ExportCommand>();
}

} // namespace runcast::cli
