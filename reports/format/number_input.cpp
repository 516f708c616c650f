// SPDX-License-Identifier: MIT
#include "reports/format/number_input.h"

#include "core/base/text.h"
#include "reports/format/number.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

enum class Sign { Digit, Decimal, Group, Other };

bool isInvisible(QChar c)
{
    return c.category() == QChar::Other_Format;
}

// Digits of all scripts, minus and per cent in ASCII; powers of ten as exponents.
QString asciiDigits(const QString &typed)
{
    static const QRegularExpression power(u"\\s*[×x*]\\s*10(⁻?)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)"_s);
    QString text;
    for (const QChar c : typed) {
        if (isInvisible(c))
            continue;
        if (c.category() == QChar::Number_DecimalDigit)
            text += QChar(u'0' + c.digitValue());
        else if (c == minusSign)
            text += u'-';
        else if (c == QChar(0x066A) || c == QChar(0xFF05)) // Arabic and full-width per cent
            text += u'%';
        else
            text += c;
    }
    const QRegularExpressionMatch match = power.match(text);
    if (!match.hasMatch())
        return text.trimmed();
    QString exponent = match.captured(1).isEmpty() ? u"e"_s : u"e-"_s;
    for (const QChar digit : match.captured(2))
        exponent += QChar(u'0' + digit.digitValue());
    text.replace(match.capturedStart(), match.capturedLength(), exponent);
    return text.trimmed();
}

Sign signOf(QChar c, const QLocale &locale)
{
    if (c.isDigit())
        return Sign::Digit;
    if (locale.decimalPoint() == c)
        return Sign::Decimal;
    if (locale.groupSeparator() == c || c.isSpace() || c == u'\'' || c == QChar(0x2019))
        return Sign::Group;
    // A point that does not group in this language can only be a decimal sign.
    return c == u'.' ? Sign::Decimal : Sign::Other;
}

bool groupsByTwo(const QLocale &locale)
{
    return locale.toString(123456789).count(locale.groupSeparator()) == 3; // 12,34,56,789
}

bool groupsFit(const QStringList &groups, const QLocale &locale)
{
    if (groups.size() == 1)
        return true;
    if (groups.first().isEmpty() || groups.first().size() > 3 || groups.first().startsWith(u'0'))
        return false;
    const bool byTwo = groupsByTwo(locale);
    for (qsizetype i = 1; i < groups.size(); ++i) {
        const bool last = i == groups.size() - 1;
        if (groups[i].size() != 3 && !(byTwo && !last && groups[i].size() == 2))
            return false;
    }
    return true;
}

// Length of what reads as digits and separators from `from` on; separators count only between digits.
qsizetype bodyEnd(const QString &text, qsizetype from, const QLocale &locale)
{
    qsizetype end = from;
    for (qsizetype i = from; i < text.size(); ++i) {
        if (text[i].isDigit()) {
            end = i + 1;
            continue;
        }
        const bool separates = signOf(text[i], locale) != Sign::Other || text[i] == u',';
        const bool digitFollows = i + 1 < text.size() && text[i + 1].isDigit();
        if (!separates || !digitFollows)
            break;
    }
    return end;
}

// "1.234,5" as "1234.5"; empty if the separators do not fit the language.
QString plainBody(const QString &body, const QLocale &locale)
{
    QStringList groups{QString()};
    QString fraction;
    bool decimalSeen = false;
    QChar groupSign;
    for (const QChar c : body) {
        switch (signOf(c, locale)) {
        case Sign::Digit:
            (decimalSeen ? fraction : groups.last()) += c;
            break;
        case Sign::Decimal:
            if (decimalSeen)
                return {};
            decimalSeen = true;
            break;
        case Sign::Group:
            if (decimalSeen || (!groupSign.isNull() && groupSign != c))
                return {};
            groupSign = c;
            groups.append(QString());
            break;
        case Sign::Other:
            return {};
        }
    }
    if (!groupsFit(groups, locale))
        return {};
    const QString whole = groups.join(QString());
    return (whole.isEmpty() ? u"0"_s : whole) + (decimalSeen ? u'.' + fraction : QString());
}

// A scale or unit word of the language in the form that core reads: "Mio." is "M".
QString plainSuffix(const QString &suffix, const Language &language)
{
    constexpr const char *scales[] = {"T", "B", "M", "k"};
    constexpr const char *units[] = {"min", "h", "s"};
    QString best;
    QString plain;
    const auto consider = [&](const char *context, const char *source) {
        const QString word = language.words(context, source);
        if (suffix.startsWith(word) && word.size() > best.size()) {
            best = word;
            plain = QString::fromUtf8(source);
        }
    };
    for (const char *source : scales)
        consider("Scales", source);
    for (const char *source : units)
        consider("Units", source);
    // Only the whole word: "M" begins "MW", "h" begins "half".
    const bool whole = best.size() == suffix.size() || !suffix[best.size()].isLetter();
    return best.isEmpty() || !whole ? suffix : plain + suffix.mid(best.size()).trimmed();
}

} // namespace

Result<QString> plainNumber(const QString &typed, const Language &language)
{
    QString text = asciiDigits(typed);
    const bool hasSign = text.startsWith(u'-') || text.startsWith(u'+');
    const qsizetype begin = hasSign ? 1 : 0;
    qsizetype start = begin;
    while (start < text.size() && text[start].isSpace())
        ++start;
    const QLocale &locale = language.locale();
    if (start < text.size() && !text[start].isDigit() && signOf(text[start], locale) != Sign::Decimal)
        return text;
    const qsizetype end = bodyEnd(text, start, locale);
    if (end == start)
        return text;
    const QString body = plainBody(text.mid(start, end - start), locale);
    if (body.isEmpty()) {
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "“%1” can be read in two ways: the decimal sign here is “%2”."),
                     .arguments = {typed.trimmed().toStdString(), locale.decimalPoint().toStdString()},
                     .advice = RC_TEXT("Errors", "Write it with “%2”, without separators between thousands.")};
    }
    static const QRegularExpression exponent(u"^[eE][+-]?\\d+"_s);
    const QRegularExpressionMatch power = exponent.match(text.mid(end));
    const QString suffix = text.mid(end + power.capturedLength()).trimmed();
    const QString sign = text.startsWith(u'-') ? u"-"_s : QString();
    return sign + body + power.captured() + plainSuffix(suffix, language);
}

bool hasSuffix(const QString &plain)
{
    static const QRegularExpression bare(u"^-?\\d+(\\.\\d*)?([eE][+-]?\\d+)?$"_s);
    return !bare.match(plain).hasMatch();
}

} // namespace runcast
