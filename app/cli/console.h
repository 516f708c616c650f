// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QElapsedTimer>
#include <QString>

namespace runcast::cli {

/// The program's standard streams. What goes to stdout is kept until finish(), so that a command that fails has
/// printed nothing there. Control characters of names are printed as pictures, never sent to a terminal.
class Console {
public:
    explicit Console(bool quiet);

    /// A text for stdout, as it is apart from control characters; ends with a line end.
    void print(const QString &text);
    /// Bytes for a program to read: JSON, CSV.
    void printBytes(const QByteArray &bytes);
    /// A sentence on what was done: left out if quiet.
    void note(const QString &sentence);
    /// A sentence for stderr: "runcast: …".
    void error(const QString &sentence);
    /// How far the work is, from 0 to 1: on stderr if that is a terminal, once the work has taken a while.
    void progress(double fraction);
    /// Writes what was printed. False, with a message, if it could not be written; a reader that went away is no
    /// failure.
    bool finish(const QString &failure);

private:
    void clearProgress();

    bool m_quiet;
    bool m_showsProgress;
    bool m_progressShown = false;
    QElapsedTimer m_time;
    QByteArray m_out;
};

/// The text with control characters as pictures ("␛") and marks that turn the direction of what follows as "�": names
/// come from strangers. Line ends are kept if asked.
QString printable(const QString &text, bool keepLineEnds = false);

} // namespace runcast::cli
