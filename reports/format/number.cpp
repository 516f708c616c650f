// SPDX-License-Identifier: MIT
#include "reports/format/number.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

// Qt 6.4.2 groups wrongly where a locale starts at five digits (es_ES, pl, pt_PT): "1234.567" for 1234567.
void repairGroups(QString &text, const QLocale &locale)
{
    const QString separator = locale.groupSeparator();
    if (separator.isEmpty() || locale.toString(1234567).count(separator) != 1)
        return;
    text.remove(separator);
    const qsizetype point = text.indexOf(locale.decimalPoint());
    const qsizetype end = point < 0 ? text.size() : point;
    if (end < 5)
        return;
    for (qsizetype i = end - 3; i > 0; i -= 3)
        text.insert(i, separator);
}

QString magnitude(const QLocale &locale, double value, int decimals)
{
    QString text = locale.toString(std::fabs(value), 'f', decimals);
    repairGroups(text, locale);
    return text;
}

bool isZero(const QString &text)
{
    return std::none_of(text.begin(), text.end(), [](QChar c) { return c.isDigit() && c.digitValue() != 0; });
}

QString withSign(const QLocale &locale, double value, int decimals, const QString &plus)
{
    if (std::isnan(value))
        return enDash;
    QString digits = std::isinf(value) ? u"∞"_s : magnitude(locale, value, decimals);
    if (!std::isinf(value) && isZero(digits))
        return digits;
    if (value < 0)
        return minusSign + digits;
    return plus + digits;
}

} // namespace

QString grouped(const QLocale &locale, double value, int decimals)
{
    return withSign(locale, value, decimals, {});
}

QString signedGrouped(const QLocale &locale, double value, int decimals)
{
    return withSign(locale, value, decimals, u"+"_s);
}

QString powerOfTen(int exponent)
{
    constexpr char16_t superscript[] = u"⁰¹²³⁴⁵⁶⁷⁸⁹";
    QString text = u"×10"_s;
    for (const QChar digit : QString::number(exponent))
        text += digit == u'-' ? QChar(u'⁻') : QChar(superscript[digit.digitValue()]);
    return text;
}

QString isolated(const QString &text, Qt::LayoutDirection direction)
{
    return direction == Qt::RightToLeft ? QChar(0x2066) + text + QChar(0x2069) : text;
}

} // namespace runcast
