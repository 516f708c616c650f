// SPDX-License-Identifier: MIT
#include "app/cli/run.h"

#include "app/cli/help.h"
#include "app/cli/interrupt.h"
#include "app/cli/session.h"
#include "reports/format/text.h"
#include "reports/theme/fonts.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

/// Qt warns on every start if the session has no such folder, as under cron.
void giveRuntimeFolder()
{
    if (!qEnvironmentVariableIsEmpty("XDG_RUNTIME_DIR"))
        return;
    const QString folder = u"%1/runtime-%2"_s.arg(QDir::tempPath(), QString::number(getuid()));
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("XDG_RUNTIME_DIR", QFile::encodeName(folder));
}

std::unique_ptr<QCoreApplication> makeApplication(bool needsFonts, int &argc, char **argv)
{
    if (!needsFonts)
        return std::make_unique<QCoreApplication>(argc, argv);
    // Reports are drawn without a screen; Qt would abort for the lack of one.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    giveRuntimeFolder();
    auto application = std::make_unique<QGuiApplication>(argc, argv);
    loadFonts();
    return application;
}

int runCommand(const ParsedLine &line, const Language &language, Console &console, int &argc, char **argv)
{
    const std::stop_token stop = stopOnInterrupt();
    const auto application = makeApplication(line.command->needsFonts(), argc, argv);
    Session session({line.options, language, console, stop});
    const Result<void> done = line.command->run(session);
    if (!done && done.error().code != ErrorCode::Cancelled) {
        console.error(errorText(done.error(), language));
        return NotSo;
    }
    return stop.stop_requested() ? Interrupted : Done;
}

} // namespace

int runLine(ParsedLine &line, const Commands &commands, const Language &language, int &argc, char **argv)
{
    Console console(line.options.quiet);
    const auto text = [&language](const char *source) { return language.words("CommandLine", source); };
    int status = Done;
    switch (line.kind) {
    case ParsedLine::Kind::Window:
        break;
    case ParsedLine::Kind::Version:
        console.print(u"Runcast " RUNCAST_VERSION ""_s);
        break;
    case ParsedLine::Kind::Help:
        console.print(line.command ? helpText(*line.command, language) : helpText(commands, line.group, language));
        break;
    case ParsedLine::Kind::Wrong: {
        const QString command =
            "runcast "_L1 + (line.command ? QString::fromStdString(line.command->name()) + u' ' : QString());
        console.error(line.problem + u'\n' +
                      text(RC_TEXT("CommandLine", "Show how it is used with: %1")).arg(command + "--help"_L1));
        return WrongUsage;
    }
    case ParsedLine::Kind::Run:
        status = runCommand(line, language, console, argc, argv);
        break;
    }
    if (!console.finish(text(RC_TEXT("CommandLine", "The output could not be written. Is the disk full?"))))
        return NotSo;
    return status;
}

} // namespace runcast::cli
