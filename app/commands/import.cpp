// SPDX-License-Identifier: MIT
#include "app/commands/make_commands.h"
#include "app/commands/told.h"
#include "reports/format/text.h"
#include "ui/document/author_name.h"
#include "ui/import/import_file.h"

namespace runcast::cli {

namespace {

class ImportCommand : public Command {
public:
    std::string name() const override { return "import"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Add scenarios from files: exported JSON, config.json.");
    }
    const char *synopsis() const override { return "FILE …"; }
    std::vector<const char *> examples() const override { return {"runcast import plans.json"}; }
    Arguments arguments() override
    {
        return {{.names = "FILE",
                 .help = RC_TEXT("CommandLine", "Files to read. A name in use becomes “Name 2”."),
                 .target = &m_files,
                 .required = true}};
    }
    Result<void> run(Session &session) override;

private:
    static Result<TouchedScenario> add(const NewScenario &imported, Library &library, const Session &session);

    QStringList m_files;
};

Result<TouchedScenario> ImportCommand::add(const NewScenario &imported, Library &library, const Session &session)
{
    const Result<QString> name = library.freeName(QString::fromStdString(imported.scenario.name));
    if (!name)
        return name.error();
    ScenarioRecord record{.name = *name, .meta = imported.meta, .changed = QDateTime::currentDateTimeUtc()};
    if (record.meta.owner.isEmpty())
        record.meta.owner = userName();
    const ScenarioContent content = contentOf(imported.scenario, session);
    const Result<ScenarioId> id = library.insert(record, content, userName());
    if (!id)
        return id.error();
    const Result<int> number =
        library.saveVersion(*id, content, {.number = 0, .time = record.changed, .author = userName(), .comment = {}});
    if (!number)
        return number.error();
    return TouchedScenario{*id, *name, *number};
}

Result<void> ImportCommand::run(Session &session)
{
    // All files are read before the library is touched: one bad file imports nothing.
    std::vector<NewScenario> scenarios;
    std::vector<OwnRowInsertion> rows;
    for (const QString &file : m_files) {
        Result<ImportedFile> imported = importFile(file, session.schema(), session.catalog());
        if (!imported)
            return imported.error();
        for (const Finding &finding : imported->warnings)
            session.console().error(findingText(finding, session.schema(), session.format()).whole());
        for (NewScenario &scenario : imported->scenarios)
            scenarios.push_back(std::move(scenario));
        session.takeRows(imported->rows); // the next file may name them, too
        for (OwnRow &row : imported->rows)
            rows.push_back({std::move(row), {}});
    }
    const Result<std::unique_ptr<Library>> library = openOrCreateLibrary(session);
    if (!library)
        return library.error();
    if (!rows.empty()) {
        if (const auto step = (*library)->insertOwnRows(rows, userName(), QDateTime::currentDateTimeUtc()); !step)
            return step.error();
    }
    std::vector<TouchedScenario> added;
    QStringList names;
    for (const NewScenario &scenario : scenarios) {
        const Result<TouchedScenario> one = add(scenario, **library, session);
        if (!one)
            return one.error();
        added.push_back(*one);
        names.append(session.text(RC_TEXT("CommandLine", "“%1”")).arg(printable(one->name)));
    }
    tell(session, session.text(RC_TEXT("CommandLine", "Imported %1.")).arg(names.join(QStringLiteral(", "))), added);
    return {};
}

} // namespace

std::unique_ptr<Command> makeImportCommand()
{
    return std::make_unique<ImportCommand>();
}

} // namespace runcast::cli
