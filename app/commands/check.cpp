// SPDX-License-Identifier: MIT
#include "app/cli/library_access.h"
#include "app/commands/make_commands.h"
#include "core/scenario/json.h"
#include "reports/format/text.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

class CheckCommand : public Command {
public:
    std::string name() const override { return "check"; }
    const char *summary() const override
    {
        return RC_TEXT("CommandLine", "Check that a library is sound, without changing it.");
    }
    const char *synopsis() const override { return "[FILE]"; }
    Arguments arguments() override
    {
        return {{.names = "FILE",
                 .help = RC_TEXT("CommandLine", "A library file; else the one of --library or your own."),
                 .target = &m_file}};
    }
    Result<void> run(Session &session) override;

private:
    QString m_file;
};

Result<void> CheckCommand::run(Session &session)
{
    const QString file = m_file.isEmpty() ? libraryFile(session.options()) : m_file;
    const Result<std::unique_ptr<Library>> library = Library::open(file, OpenMode::ReadOnly);
    if (!library)
        return library.error();
    const auto document = [&session](const std::string &json) -> Result<void> {
        const Result<Scenario> scenario = scenarioFromJson(json, session.schema(), session.catalog());
        return scenario ? Result<void>() : Result<void>(scenario.error());
    };
    const Result<std::vector<Error>> problems = (*library)->check(document);
    if (!problems)
        return problems.error();
    const Result<std::vector<StoredRecord>> records = (*library)->list();
    if (!records)
        return records.error();
    Table table({{u"problem"_s, {}}});
    OrderedJson texts = OrderedJson::array();
    for (const Error &problem : *problems) {
        const QString text = errorText(problem, session.language());
        table.addRow({textCell(text)});
        texts.push_back(text.toStdString());
    }
    if (session.options().json || session.options().csv || !problems->empty()) {
        session.print(table, [&] {
            return OrderedJson{{"file", file.toStdString()}, {"scenarios", records->size()}, {"problems", texts}};
        });
    }
    if (!problems->empty())
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The library is damaged."),
                     .advice = RC_TEXT("Errors", "Open your newest backup, or export what can still be read."),
                     .file = file.toStdString()};
    if (!session.options().json && !session.options().csv)
        session.console().note(session.language().words("CommandLine", "The library is sound; it holds %n scenario(s).",
                                                        nullptr, int(records->size())));
    return {};
}

} // namespace

std::unique_ptr<Command> makeCheckCommand()
{
    return std::make_unique<CheckCommand>();
}

} // namespace runcast::cli
