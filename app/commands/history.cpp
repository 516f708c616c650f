// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class HistoryCommand : public Command {
public:
    std::string name() const override { return "history"; }
    const char *summary() const override { return RC_TEXT("CommandLine", "List the versions of a scenario."); }
    const char *synopsis() const override { return "SCENARIO"; }
    Arguments arguments() override { return {scenarioArgument(&m_scenario)}; }
    Result<void> run(Session &session) override;

private:
    QString m_scenario;
};

Result<void> HistoryCommand::run(Session &session)
{
    const Result<std::unique_ptr<Library>> library = openLibrary(session, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const Result<StoredRecord> stored = findScenario(**library, m_scenario);
    if (!stored)
        return stored.error();
    const Result<std::vector<ScenarioVersion>> versions = (*library)->versions(stored->id);
    if (!versions)
        return versions.error();
    Table table({{u"version"_s, session.text(RC_TEXT("CommandLine", "Version")), Table::Align::Trailing},
                 {u"time"_s, session.text(RC_TEXT("CommandLine", "Time"))},
                 {u"author"_s, session.text(RC_TEXT("CommandLine", "Author"))},
                 {u"comment"_s, session.text(RC_TEXT("CommandLine", "Comment"))}});
    OrderedJson json = OrderedJson::array();
    for (const ScenarioVersion &version : *versions) {
        const QString iso = version.time.toUTC().toString(Qt::ISODate);
        const QString local = session.language().locale().toString(version.time.toLocalTime(), QLocale::ShortFormat);
        table.addRow({textCell(QString::number(version.number)),
                      {local, iso},
                      textCell(version.author),
                      textCell(version.comment)});
        json.push_back({{"version", version.number},
                        {"time", iso.toStdString()},
                        {"author", version.author.toStdString()},
                        {"comment", version.comment.toStdString()},
                        {"named", version.named}});
    }
    session.print(table, [&json] { return json; });
    return {};
}

} // namespace

std::unique_ptr<Command> makeHistoryCommand()
{
    return std::make_unique<HistoryCommand>();
}

} // namespace runcast::cli
