// SPDX-License-Identifier: MIT
#include "reports/charts/fit_text.h"

#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>

namespace runcast {
namespace {

using Measure = std::function<double(const QString &)>;

constexpr QChar ellipsis(0x2026);

bool isNumberPart(const QString &text, qsizetype at)
{
    if (at < 0 || at >= text.size())
        return false;
    if (text[at].isDigit())
        return true;
    // A separator belongs to the number if digits stand on both sides.
    return text[at].isPunct() && at > 0 && at + 1 < text.size() && text[at - 1].isDigit() && text[at + 1].isDigit();
}

QString elided(const QString &text, double width, const Measure &measure)
{
    if (measure(text) <= width)
        return text;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, text);
    finder.toEnd();
    while (finder.toPreviousBoundary() > 0) {
        qsizetype end = finder.position();
        while (end > 0 && isNumberPart(text, end) && isNumberPart(text, end - 1))
            --end;
        const QString kept = text.left(end).trimmed();
        if (!kept.isEmpty() && measure(kept + ellipsis) <= width)
            return kept + ellipsis;
        finder.setPosition(end);
    }
    return {};
}

} // namespace

QString fitText(const QString &text, double width, int lines, const Measure &measure)
{
    QStringList fitted;
    // Only plain spaces break: a no-break space keeps "110.6 M USD" together.
    QString oneLine = text;
    for (const QChar control : {u'\n', u'\r', u'\t'})
        oneLine.replace(control, u' ');
    QStringList words = oneLine.split(u' ', Qt::SkipEmptyParts);
    while (!words.isEmpty() && fitted.size() < lines - 1) {
        QString line = words.takeFirst();
        while (!words.isEmpty() && measure(line + u' ' + words.first()) <= width)
            line += u' ' + words.takeFirst();
        fitted.append(elided(line, width, measure));
    }
    if (!words.isEmpty())
        fitted.append(elided(words.join(u' '), width, measure));
    return fitted.join(u'\n');
}

} // namespace runcast
