// SPDX-License-Identifier: MIT
#include "app/cli/help.h"

#include "app/cli/options.h"
#include "app/cli/parser.h"
#include "app/cli/table.h"
#include "core/base/text.h"

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

constexpr qsizetype lineWidth = 79;

QString words(const Language &language, const char *source)
{
    return language.words("CommandLine", source);
}

/// The text broken at spaces, each further line begun with `indent` spaces.
QString wrapped(const QString &text, qsizetype indent)
{
    QString result;
    qsizetype column = indent;
    for (const QString &word : text.split(u' ')) {
        if (column > indent && column + 1 + terminalWidth(word) > lineWidth) {
            result += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (column > indent) {
            result += u' ';
            ++column;
        }
        result += word;
        column += terminalWidth(word);
    }
    return result;
}

/// "  --library FILE   Work on this library …": names in one column, what they mean in the other.
QString definitions(const std::vector<std::pair<QString, QString>> &list)
{
    qsizetype width = 0;
    for (const auto &[name, meaning] : list)
        width = std::max(width, terminalWidth(name));
    QString text;
    for (const auto &[name, meaning] : list)
        text += "  "_L1 + name.leftJustified(width) + "  "_L1 + wrapped(meaning, width + 4) + u'\n';
    return text;
}

QString argumentList(const Arguments &arguments, const Language &language)
{
    std::vector<std::pair<QString, QString>> list;
    for (const Argument &argument : arguments) {
        QString name = QString::fromStdString(argument.names).replace(u',', ", "_L1);
        if (*argument.value)
            name += u' ' + QString::fromUtf8(argument.value);
        list.emplace_back(name, words(language, argument.help));
    }
    return definitions(list);
}

QString section(const QString &title, const QString &body)
{
    return u'\n' + title + u'\n' + body;
}

} // namespace

QString helpText(const Commands &commands, const QString &group, const Language &language)
{
    QString text;
    if (group.isEmpty()) {
        text = words(language, RC_TEXT("CommandLine", "Runcast budgets AI training runs: money, time, power and risk, "
                                                      "before anyone buys or rents an accelerator."));
        text = wrapped(text, 0) + u"\n\n"_s;
        text += words(language, RC_TEXT("CommandLine", "Usage:")) + " runcast [--library FILE]\n"_L1;
        text += u"       runcast COMMAND …\n\n"_s;
        text +=
            words(language, RC_TEXT("CommandLine", "Alone it opens the window; with a command it never does.")) + u'\n';
    } else {
        text = words(language, RC_TEXT("CommandLine", "Usage:")) + " runcast "_L1 + group + u" COMMAND …\n"_s;
    }
    std::vector<std::pair<QString, QString>> list;
    for (const auto &command : commands) {
        const QString name = QString::fromStdString(command->name());
        if (group.isEmpty() || name.startsWith(group + u' '))
            list.emplace_back(name, words(language, command->summary()));
    }
    text += section(words(language, RC_TEXT("CommandLine", "Commands:")), definitions(list));
    Options options;
    Arguments common = commonArguments(options);
    common.push_back({.names = "--version", .help = RC_TEXT("CommandLine", "Print the version of the program.")});
    common.push_back({.names = "-h,--help", .help = RC_TEXT("CommandLine", "Print help, also on each command.")});
    text += section(words(language, RC_TEXT("CommandLine", "Options, before or after the command:")),
                    argumentList(common, language));
    return text + u'\n' +
           wrapped(words(language, RC_TEXT("CommandLine", "SCENARIO is a name or #number. Values take the suffixes "
                                                          "people type: 15.6T, 405B, 2.4k, 40%, 30min, 1.2GW.")),
                   0) +
           u'\n' +
           wrapped(words(language, RC_TEXT("CommandLine", "Exit status: 0 done, 1 not so or not there, "
                                                          "2 wrong usage.")),
                   0) +
           u'\n';
}

QString helpText(Command &command, const Language &language)
{
    QString text = words(language, RC_TEXT("CommandLine", "Usage:")) + " runcast "_L1 +
                   QString::fromStdString(command.name()) + u' ' + QString::fromUtf8(command.synopsis()) + u'\n';
    text += u'\n' + wrapped(words(language, command.summary()), 0) + u'\n';
    const Arguments arguments = command.arguments();
    if (!arguments.empty())
        text += section(words(language, RC_TEXT("CommandLine", "Arguments:")), argumentList(arguments, language));
    Options options;
    text += section(words(language, RC_TEXT("CommandLine", "Common options:")),
                    argumentList(commonArguments(options), language));
    QString examples;
    for (const char *example : command.examples())
        examples += "  "_L1 + QString::fromUtf8(example) + u'\n';
    if (!examples.isEmpty())
        text += section(words(language, RC_TEXT("CommandLine", "Examples:")), examples);
    return text;
}

} // namespace runcast::cli
