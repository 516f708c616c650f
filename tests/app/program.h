// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonDocument>
#include <QStringList>

namespace runcast::testing {

/// What the program answered.
struct Answer {
    int status = -1; // -1: it crashed or did not end
    QByteArray out, err;

    QJsonDocument json() const { return QJsonDocument::fromJson(out); }
};

/// Runs the program as a script does: no screen, nothing on stdin, a home folder of its own, English.
class Program {
public:
    explicit Program(const QString &home) : m_home(home) {}

    Answer run(const QStringList &arguments, const QString &workingFolder = {}) const;
    /// The same with --library FILE before the words.
    Answer run(const QString &library, const QStringList &arguments) const;

private:
    QString m_home;
};

} // namespace runcast::testing
