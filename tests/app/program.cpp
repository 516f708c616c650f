// SPDX-License-Identifier: MIT
#include "program.h"

#include <QProcess>

using namespace Qt::StringLiterals;

namespace runcast::testing {

Answer Program::run(const QStringList &arguments, const QString &workingFolder) const
{
    QProcess process;
    QProcessEnvironment environment;
    environment.insert(u"HOME"_s, m_home);
    environment.insert(u"LANG"_s, u"en_US.UTF-8"_s);
    environment.insert(u"TZ"_s, u"UTC"_s);
    environment.insert(u"PATH"_s, qEnvironmentVariable("PATH"));
    for (const QString &name : {u"ASAN_OPTIONS"_s, u"UBSAN_OPTIONS"_s, u"LSAN_OPTIONS"_s, u"XDG_RUNTIME_DIR"_s}) {
        if (qEnvironmentVariableIsSet(name.toUtf8().constData()))
            environment.insert(name, qEnvironmentVariable(name.toUtf8().constData()));
    }
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(workingFolder.isEmpty() ? m_home : workingFolder);
    process.setStandardInputFile(QProcess::nullDevice());
    process.start(QString::fromUtf8(RUNCAST_PROGRAM), arguments);
    Answer answer;
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit) {
        process.kill();
        process.waitForFinished();
    } else {
        answer.status = process.exitCode();
    }
    answer.out = process.readAllStandardOutput();
    answer.err = process.readAllStandardError();
    return answer;
}

Answer Program::run(const QString &library, const QStringList &arguments) const
{
    return run(QStringList{u"--library"_s, library} + arguments);
}

} // namespace runcast::testing
