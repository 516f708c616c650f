// SPDX-License-Identifier: MIT
// The way of an input into its field and back: Format::editText() and Format::parse().
#include "core/base/text.h"
#include "core/scenario/edit.h"
#include "reports/format/format.h"
#include "reports/format/number.h"
#include "reports/format/number_input.h"

#include <QDate>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

struct FieldScale {
    double factor = 1;
    const char *context = "Scales";
    const char *word = "";
};

constexpr FieldScale amounts[] = {{1e12, "Scales", "T"}, {1e9, "Scales", "B"}, {1e6, "Scales", "M"}};
constexpr FieldScale durations[] = {{3600, "Units", "h"}, {60, "Units", "min"}};

// A number by its shortest exact digits: 0.d1 d2 d3 … × 10^point.
struct Decimal {
    QString digits;
    int point = 0;
};

Decimal shortest(double value)
{
    std::array<char, 40> text{};
    const char *begin = text.data();
    const char *end =
        std::to_chars(text.data(), text.data() + text.size(), std::fabs(value), std::chars_format::scientific).ptr;
    const char *e = std::find(begin, end, 'e');
    Decimal decimal;
    for (const char *c = begin; c != e; ++c) {
        if (*c != '.')
            decimal.digits += QChar::fromLatin1(*c);
    }
    std::from_chars(e[1] == '+' ? e + 2 : e + 1, end, decimal.point);
    ++decimal.point;
    return decimal;
}

// Decimals that write value / 10^shift exactly.
int decimalsNeeded(double value, int shift)
{
    const Decimal decimal = shortest(value);
    return std::max(0, int(decimal.digits.size()) - decimal.point + shift);
}

// value / 10^shift with the locale's digits and groups, not rounded: the digits themselves are moved.
QString exactNumber(const QLocale &locale, double value, int shift, int fewestDecimals)
{
    const Decimal decimal = shortest(value);
    const int point = decimal.point - shift;
    const int decimals = std::max(fewestDecimals, decimalsNeeded(value, shift));
    const QString digits = QString(std::max(0, 1 - point), u'0') + decimal.digits;
    const int whole = std::max(1, point);
    const QString padded = digits.leftJustified(whole + decimals, u'0');
    QString text = grouped(locale, padded.left(whole).toDouble() * (value < 0 ? -1 : 1), 0);
    if (value < 0 && !text.startsWith(minusSign))
        text.prepend(minusSign); // −0.5
    if (decimals == 0)
        return text;
    text += locale.decimalPoint();
    for (const QChar digit : padded.mid(whole, decimals))
        text += locale.toString(digit.digitValue());
    return text;
}

FieldScale fieldScale(Unit unit, double value)
{
    const double size = std::fabs(value);
    switch (unit) {
    case Unit::Count:
    case Unit::Tokens:
    case Unit::Parameters:
    case Unit::Usd:
    case Unit::UsdPerYear:
        for (const FieldScale &scale : amounts) {
            const int shift = int(std::lround(std::log10(scale.factor)));
            if (size >= scale.factor && decimalsNeeded(value, shift) <= 3)
                return scale;
        }
        return {};
    case Unit::Seconds:
        for (const FieldScale &scale : durations) {
            if (size >= 2 * scale.factor && std::fmod(size, scale.factor) == 0)
                return scale;
        }
        return {.context = "Units", .word = "s"};
    default:
        return {};
    }
}

int fewestDecimals(Unit unit)
{
    return isMoney(unit) && unit != Unit::Usd && unit != Unit::UsdPerYear ? 2 : 0;
}

QString choiceId(const Parameter &parameter, const QString &typed, const Language &language)
{
    for (const Choice &choice : parameter.choices) {
        if (language.words("Choices", choice.title).compare(typed, Qt::CaseInsensitive) == 0)
            return QString::fromUtf8(choice.id.data(), qsizetype(choice.id.size()));
    }
    return typed;
}

// "yes" and "no" as the language says them, else what was typed.
QString flagWord(const QString &typed, const Language &language)
{
    for (const char *word : {"yes", "no"}) {
        if (language.words("Choices", word).compare(typed, Qt::CaseInsensitive) == 0)
            return QString::fromLatin1(word);
    }
    return typed;
}

// Dates as Format::date() writes them; numeric forms other than ISO can be read in two ways and are left alone.
QString isoDateOf(const QString &typed, const Language &language)
{
    QString text = typed;
    text.replace(noBreakSpace, u' ');
    for (const char *pattern : {"d MMM yyyy", "d MMMM yyyy"}) {
        const QDate date = language.locale().toDate(text, language.words("Dates", pattern));
        if (date.isValid())
            return date.toString(Qt::ISODate);
    }
    return text;
}

Error ambiguousPercent(const QString &typed)
{
    return {.code = ErrorCode::Malformed,
            .reason = RC_TEXT("Errors", "“%1” can be read as a share or as per cent."),
            .arguments = {typed.toStdString()},
            .advice = RC_TEXT("Errors", "Write the per cent sign: 0.4 % or 40 %.")};
}

} // namespace

FieldText Format::editText(const Parameter &parameter, const Value &value) const
{
    FieldText text;
    if (const std::string *name = std::get_if<std::string>(&value)) {
        text.number = parameter.kind == ValueKind::Date ? isoDate(*name) : QString::fromStdString(*name);
        return text;
    }
    if (const bool *flag = std::get_if<bool>(&value)) {
        text.number = *flag ? m_language.words("Choices", "yes") : m_language.words("Choices", "no");
        return text;
    }
    if (parameter.unit == Unit::Fraction)
        text.scale = m_language.locale().percent();
    else
        text.unit = fieldUnit(parameter.unit);
    const double *number = std::get_if<double>(&value);
    if (!number)
        return text;
    const QLocale &locale = m_language.locale();
    if (!std::isfinite(*number)) {
        text.number = grouped(locale, *number, 0);
    } else if (parameter.unit == Unit::Fraction) {
        text.number = exactNumber(locale, *number, -2, 0);
    } else if (parameter.unit == Unit::PerHour && *number > 0 && *number < 1e-2) {
        const int exponent = shortest(*number).point - 1;
        text.number = exactNumber(locale, *number, exponent, 0) + powerOfTen(exponent);
    } else {
        const FieldScale scale = fieldScale(parameter.unit, *number);
        // A scale of time divides evenly; the others are powers of ten.
        const bool isTime = parameter.unit == Unit::Seconds;
        text.number =
            exactNumber(locale, isTime ? *number / scale.factor : *number,
                        isTime ? 0 : int(std::lround(std::log10(scale.factor))), fewestDecimals(parameter.unit));
        text.scale = *scale.word ? m_language.words(scale.context, scale.word) : QString();
    }
    return text;
}

QString Format::fieldUnit(Unit unit) const
{
    // Inputs are amounts of US dollars, whatever currency the figures are shown in.
    if (unit == Unit::Seconds)
        return {}; // the scale says it: 30 s, 7 min
    const double one = 1;
    Scale scale = scaleOf(unit, std::span(&one, 1), Detail::Exact, u"USD");
    scale.scaleWord = "";
    scale.exponent = 0;
    return Format(m_language, unit == Unit::UnitsPerUsd ? m_currency : u"USD"_s).unitOf(scale);
}

Result<Value> Format::parse(const Parameter &parameter, const QString &typed, const FieldText &shown) const
{
    Result<Value> value = read(parameter, typed.trimmed(), shown);
    if (value)
        return value;
    Error error = value.error();
    error.place.clear(); // the words stand beside the field
    return error;
}

Result<Value> Format::read(const Parameter &parameter, const QString &text, const FieldText &shown) const
{
    if (parameter.kind == ValueKind::Choice)
        return parseValue(parameter, choiceId(parameter, text, m_language).toStdString());
    if (parameter.kind == ValueKind::Flag)
        return parseValue(parameter, flagWord(text, m_language).toStdString());
    if (parameter.kind == ValueKind::Date)
        return parseValue(parameter, isoDateOf(text, m_language).toStdString());
    if (parameter.kind != ValueKind::Number && parameter.kind != ValueKind::Count)
        return parseValue(parameter, text.toStdString());

    Result<QString> plain = plainNumber(text, m_language);
    if (!plain)
        return plain.error();
    if (!plain->isEmpty() && !hasSuffix(*plain) && !shown.scale.isEmpty()) {
        const double number = std::fabs(plain->toDouble());
        if (parameter.unit == Unit::Fraction && number > 0 && number < 1)
            return ambiguousPercent(text);
        plain = plainNumber(text + shown.scale, m_language);
        if (!plain)
            return plain.error();
    }
    return parseValue(parameter, plain->toStdString());
}

} // namespace runcast
