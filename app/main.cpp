// SPDX-License-Identifier: MIT
#include "app/cli/command_list.h"
#include "app/cli/run.h"
#include "app/window.h"

#include <QCoreApplication>
#include <QHashFunctions>

int main(int argc, char **argv)
{
    using namespace runcast;
    using namespace runcast::cli;
    // Qt writes fonts into a PDF in the order of a hash table: the same report must have the same bytes each time.
    QHashSeed::setDeterministicGlobalSeed();
    QCoreApplication::setApplicationName(QStringLiteral("runcast"));
    QCoreApplication::setApplicationVersion(QStringLiteral(RUNCAST_VERSION));
    const QString code = languageArgument(argc, argv);
    const Language language = code.isEmpty() ? Language::ofComputer() : Language::of(code);
    const Commands commands = allCommands();
    ParsedLine line = parseLine(argc, argv, commands, language);
    if (line.kind == ParsedLine::Kind::Window)
        return runWindow(line.options, argc, argv);
    return runLine(line, commands, language, argc, argv);
}
