// SPDX-License-Identifier: MIT
#include "app/cli/parser.h"

#include "app/cli/nearest.h"
#include "core/base/text.h"
#include "reports/format/text.h"

#include <CLI/CLI.hpp>

#include <map>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

Error wrong(std::string reason, std::vector<std::string> arguments, std::string advice = {})
{
    return {.code = ErrorCode::Refused,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .advice = std::move(advice)};
}

CLI::Option *addTo(CLI::App &app, const Argument &argument)
{
    const std::string &names = argument.names;
    if (auto *flag = std::get_if<bool *>(&argument.target))
        return app.add_flag(names, **flag);
    if (auto *text = std::get_if<QString *>(&argument.target))
        return app.add_option_function<std::string>(
            names, [target = *text](const std::string &value) { *target = QString::fromStdString(value); });
    if (auto *number = std::get_if<std::optional<int> *>(&argument.target))
        return app.add_option_function<int>(names, [target = *number](int value) { *target = value; });
    QStringList *texts = std::get<QStringList *>(argument.target);
    return app.add_option_function<std::vector<std::string>>(names, [texts](const std::vector<std::string> &values) {
        for (const std::string &value : values)
            texts->append(QString::fromStdString(value));
    });
}

/// One command with its place in the parser.
struct Entry {
    Command *command;
    CLI::App *app;
    Arguments arguments;
    std::vector<CLI::Option *> options; // of each argument
};

void addArguments(CLI::App &app, const Arguments &arguments, std::vector<CLI::Option *> *options = nullptr)
{
    for (const Argument &argument : arguments) {
        CLI::Option *option = addTo(app, argument);
        if (options)
            options->push_back(option);
    }
}

class LineParser {
public:
    LineParser(const Commands &commands, Options &options) : m_common(commonArguments(options))
    {
        m_root.allow_extras();
        m_root.require_subcommand(0, 1);
        m_root.set_version_flag("--version", std::string());
        addArguments(m_root, m_common);
        for (const auto &command : commands)
            add(*command);
    }

    /// Reads the words; what is wrong with them instead.
    Result<void> parse(int argc, const char *const *argv, ParsedLine &line)
    {
        try {
            m_root.parse(argc, argv);
        } catch (const CLI::CallForHelp &) {
            line.kind = ParsedLine::Kind::Help;
        } catch (const CLI::CallForVersion &) {
            line.kind = ParsedLine::Kind::Version;
            return {};
        } catch (const CLI::Error &error) {
            return explained(error, line);
        }
        choose(line);
        if (line.kind == ParsedLine::Kind::Help)
            return {};
        return judge(line);
    }

private:
    void add(Command &command)
    {
        CLI::App *parent = &m_root;
        const QStringList words = QString::fromStdString(command.name()).split(u' ');
        for (qsizetype i = 0; i + 1 < words.size(); ++i) {
            CLI::App *&group = m_groups[words[i].toStdString()];
            if (!group) {
                group = parent->add_subcommand(words[i].toStdString());
                group->require_subcommand(0, 1);
                group->allow_extras();
            }
            parent = group;
        }
        Entry entry{&command, parent->add_subcommand(words.last().toStdString()), command.arguments(), {}};
        entry.app->allow_extras();
        addArguments(*entry.app, m_common);
        addArguments(*entry.app, entry.arguments, &entry.options);
        m_entries.push_back(std::move(entry));
    }

    void choose(ParsedLine &line)
    {
        for (const Entry &entry : m_entries) {
            if (entry.app->parsed()) {
                line.command = entry.command;
                line.kind = line.kind == ParsedLine::Kind::Help ? line.kind : ParsedLine::Kind::Run;
                return;
            }
        }
        for (const auto &[name, group] : m_groups) {
            if (group->parsed())
                line.group = QString::fromStdString(name);
        }
    }

    Result<void> judge(ParsedLine &line)
    {
        const std::vector<std::string> extras = m_root.remaining(true);
        if (!line.command)
            return judgeWithoutCommand(line, extras);
        if (!extras.empty())
            return wrong(RC_TEXT("Errors", "“%1” is not expected here."), {extras.front()});
        const Entry &entry = *std::find_if(m_entries.begin(), m_entries.end(),
                                           [&line](const Entry &other) { return other.command == line.command; });
        for (size_t i = 0; i < entry.arguments.size(); ++i) {
            const Argument &argument = entry.arguments[i];
            if (argument.required && entry.options[i]->count() == 0)
                return wrong(RC_TEXT("Errors", "%1 is missing."), {argument.names});
            if (!argument.check)
                continue;
            for (const std::string &value : entry.options[i]->results()) {
                if (auto checked = argument.check(QString::fromStdString(value)); !checked)
                    return checked;
            }
        }
        return line.command->checkTogether();
    }

    Result<void> judgeWithoutCommand(ParsedLine &line, const std::vector<std::string> &extras)
    {
        if (!extras.empty() && extras.front().starts_with('-'))
            return wrong(RC_TEXT("Errors", "“%1” is not expected here."), {extras.front()});
        if (!line.group.isEmpty())
            return wrong(RC_TEXT("Errors", "“%1” needs one of these words after it: %2."),
                         {line.group.toStdString(), wordsOf(line.group)});
        if (extras.size() == 1 && extras.front().ends_with(".runcast")) {
            line.options.library = QString::fromStdString(extras.front()); // a file manager's way to open one
            return {};
        }
        if (extras.empty())
            return {};
        std::vector<std::string> names;
        for (const Entry &entry : m_entries)
            names.push_back(entry.command->name());
        const std::string near = nearest(extras.front(), names);
        if (near.empty())
            return wrong(RC_TEXT("Errors", "There is no command “%1”."), {extras.front()});
        return wrong(RC_TEXT("Errors", "There is no command “%1”."), {extras.front(), near},
                     RC_TEXT("Errors", "Did you mean “%2”?"));
    }

    std::string wordsOf(const QString &group) const
    {
        QStringList words;
        for (const Entry &entry : m_entries) {
            const QString name = QString::fromStdString(entry.command->name());
            if (name.startsWith(group + u' '))
                words.append(name.section(u' ', 1));
        }
        return words.join(", "_L1).toStdString();
    }

    /// The library tells what is wrong in English only; its kind and the option that it names say the same.
    Result<void> explained(const CLI::Error &error, ParsedLine &line)
    {
        choose(line);
        const std::string text = error.what();
        std::string option;
        for (const Entry &entry : m_entries) {
            for (const Argument &argument : entry.arguments) {
                if (entry.app->parsed())
                    keepIfNamed(argument, text, option);
            }
        }
        for (const Argument &argument : m_common)
            keepIfNamed(argument, text, option);
        if (option.empty())
            return wrong(text, {});
        if (error.get_name() == "ConversionError")
            return wrong(RC_TEXT("Errors", "%1 needs a whole number."), {option});
        if (text.find("At Most") != std::string::npos || text.find("xpected exactly") != std::string::npos)
            return wrong(RC_TEXT("Errors", "%1 can be given only once."), {option});
        return wrong(RC_TEXT("Errors", "%1 needs a value."), {option});
    }

    static void keepIfNamed(const Argument &argument, const std::string &text, std::string &option)
    {
        const std::string longest = argument.names.substr(argument.names.rfind(',') + 1);
        if (text.find(longest) != std::string::npos && longest.size() > option.size())
            option = longest;
    }

    CLI::App m_root{"", "runcast"};
    Arguments m_common;
    std::map<std::string, CLI::App *> m_groups;
    std::vector<Entry> m_entries;
};

Result<void> checkLanguage(const Options &options)
{
    const QStringList known = Language::available();
    if (options.language.isEmpty() || known.contains(options.language))
        return {};
    return wrong(RC_TEXT("Errors", "Runcast does not speak the language “%1”. It speaks: %2."),
                 {options.language.toStdString(), known.join(", "_L1).toStdString()});
}

} // namespace

ParsedLine parseLine(int argc, const char *const *argv, const Commands &commands, const Language &language)
{
    ParsedLine line;
    Result<void> parsed = LineParser(commands, line.options).parse(argc, argv, line);
    if (parsed)
        parsed = checkLanguage(line.options);
    if (!parsed) {
        line.kind = ParsedLine::Kind::Wrong;
        line.problem = errorText(parsed.error(), language);
    }
    return line;
}

QString languageArgument(int argc, const char *const *argv)
{
    const QString option = u"--language"_s;
    for (int i = 1; i < argc; ++i) {
        const QString word = QString::fromUtf8(argv[i]);
        if (word == option && i + 1 < argc)
            return QString::fromUtf8(argv[i + 1]);
        if (word.startsWith(option + u'='))
            return word.section(u'=', 1);
    }
    return {};
}

Arguments commonArguments(Options &options)
{
    return {
        {.names = "--library",
         .value = "FILE",
         .help = RC_TEXT("CommandLine", "Work on this library instead of your own."),
         .target = &options.library},
        {.names = "--json", .help = RC_TEXT("CommandLine", "Print JSON."), .target = &options.json},
        {.names = "--csv", .help = RC_TEXT("CommandLine", "Print CSV with plain numbers."), .target = &options.csv},
        {.names = "--quiet", .help = RC_TEXT("CommandLine", "Do not tell what was done."), .target = &options.quiet},
        {.names = "--language",
         .value = "CODE",
         .help = RC_TEXT("CommandLine", "Language of texts and reports: en, de."),
         .target = &options.language},
    };
}

} // namespace runcast::cli
