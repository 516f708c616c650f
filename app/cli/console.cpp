// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include <cerrno>
#include <cstdio>
#include <unistd.h>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

// Work that ends before this shows no progress: it would only flicker.
constexpr qint64 quietMilliseconds = 500;

bool turnsDirection(QChar c)
{
    return c.unicode() >= 0x202A && c.unicode() <= 0x202E;
}

bool writeAll(FILE *stream, const QByteArray &bytes)
{
    return std::fwrite(bytes.constData(), 1, size_t(bytes.size()), stream) == size_t(bytes.size()) &&
           std::fflush(stream) == 0;
}

} // namespace

QString printable(const QString &text, bool keepLineEnds)
{
    QString shown = text;
    for (QChar &c : shown) {
        if (c == u'\n' && keepLineEnds)
            continue;
        if (c.unicode() < 0x20)
            c = QChar(0x2400 + c.unicode());
        else if (c.unicode() == 0x7F)
            c = QChar(0x2421);
        else if (c.category() == QChar::Other_Control || turnsDirection(c) || c.category() == QChar::Separator_Line ||
                 c.category() == QChar::Separator_Paragraph)
            c = QChar::ReplacementCharacter;
    }
    return shown;
}

Console::Console(bool quiet) : m_quiet(quiet), m_showsProgress(!quiet && isatty(STDERR_FILENO) != 0)
{
    m_time.start();
}

void Console::print(const QString &text)
{
    m_out += printable(text, true).toUtf8();
    if (!m_out.endsWith('\n'))
        m_out += '\n';
}

void Console::printBytes(const QByteArray &bytes)
{
    m_out += bytes;
}

void Console::note(const QString &sentence)
{
    if (!m_quiet)
        print(sentence);
}

void Console::error(const QString &sentence)
{
    clearProgress();
    writeAll(stderr, ("runcast: "_L1 + printable(sentence, true) + u'\n').toUtf8());
}

void Console::progress(double fraction)
{
    if (!m_showsProgress || m_time.elapsed() < quietMilliseconds)
        return;
    m_progressShown = true;
    writeAll(stderr, "\r" + QByteArray::number(int(fraction * 100)).rightJustified(3) + " %");
}

void Console::clearProgress()
{
    if (m_progressShown)
        writeAll(stderr, "\r     \r");
    m_progressShown = false;
}

bool Console::finish(const QString &failure)
{
    clearProgress();
    if (writeAll(stdout, m_out) || errno == EPIPE)
        return true;
    error(failure);
    return false;
}

} // namespace runcast::cli
