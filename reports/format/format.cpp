// SPDX-License-Identifier: MIT
#include "reports/format/format.h"

#include "core/base/date.h"
#include "core/catalog/catalog.h"
#include "reports/format/number.h"

#include <QDate>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QDate dateOf(double days)
{
    return QDate(1970, 1, 1).addDays(qint64(std::floor(days)));
}

// Four thousand years on either side: what a date field can hold, and safe to turn into a QDate.
bool isDateLike(double days)
{
    return std::fabs(days) < 1.5e6;
}

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

QString Quantity::joined() const
{
    return unit.isEmpty() ? number : number + narrowNoBreakSpace + unit;
}

Format::Format(Language language, QString currencyCode, double unitsPerUsd)
    : m_language(std::move(language)), m_currency(std::move(currencyCode)), m_unitsPerUsd(unitsPerUsd)
{
}

double Format::shownAmount(Unit unit, double value) const
{
    return isMoney(unit) ? value * m_unitsPerUsd : value;
}

Quantity Format::headline(const Figure &figure, double value) const
{
    return this->value(figure.unit, value);
}

QString Format::figure(const Figure &figure, double value) const
{
    return headline(figure, value).joined();
}

QString Format::exact(Unit unit, double value) const
{
    return this->value(unit, value, Detail::Exact).joined();
}

Quantity Format::value(Unit unit, double value, Detail detail) const
{
    if (std::isnan(value))
        return {QString(enDash), {}};
    if (unit == Unit::Date)
        return {date(value, detail == Detail::Table ? DateForm::Iso : DateForm::Short), {}};
    const Scale scale = scaleFor(unit, std::span(&value, 1), detail);
    const QString number = inScale(scale, value);
    return {number, unitWord(scale, number)};
}

Scale Format::scaleFor(Unit unit, std::span<const double> values, Detail detail) const
{
    std::vector<double> shown;
    shown.reserve(values.size());
    for (const double value : values)
        shown.push_back(shownAmount(unit, value));
    return scaleOf(unit, shown, detail, m_currency);
}

QString Format::inScale(const Scale &scale, double value) const
{
    if (scale.unit == Unit::Date && std::isfinite(value))
        return date(value);
    return number(shown(scale, value), scale.decimals);
}

QString Format::signedInScale(const Scale &scale, double value) const
{
    return isolated(signedGrouped(m_language.locale(), shown(scale, value), scale.decimals), m_language.direction());
}

double Format::shown(const Scale &scale, double value) const
{
    return shownAmount(scale.unit, value) / scale.divisor;
}

QString Format::isolatedIfSigned(const QString &text, double value) const
{
    return value < 0 ? isolated(text, m_language.direction()) : text;
}

QString Format::unitOf(const Scale &scale) const
{
    return composedUnit(scale, 2);
}

QString Format::unitWord(const Scale &scale, const QString &number) const
{
    // "1 day", but "1.0 days" and "0.5 days": what is written decides, not the value.
    return composedUnit(scale, number == m_language.locale().toString(1) ? 1 : 2);
}

QString Format::composedUnit(const Scale &scale, int n) const
{
    QString unit;
    if (scale.unit == Unit::UnitsPerUsd)
        unit = m_currency + "/USD"_L1;
    else if (*scale.unitWord && scale.unit == Unit::Fraction)
        unit = m_language.locale().percent();
    else if (*scale.unitWord)
        unit = m_language.words("Units", scale.unitWord, nullptr, scale.plural ? n : -1);
    if (isMoney(scale.unit))
        unit.prepend(m_currency);
    QString scaleText;
    if (scale.exponent != 0)
        scaleText = powerOfTen(scale.exponent);
    else if (*scale.scaleWord)
        scaleText = m_language.words("Scales", scale.scaleWord);
    if (scaleText.isEmpty() || unit.isEmpty())
        return scaleText + unit;
    return scaleText + noBreakSpace + unit;
}

QString Format::range(const Scale &scale, double low, double high) const
{
    QString from = inScale(scale, low);
    const QString to = inScale(scale, high);
    if (from == to)
        return from;
    if (low < 0 || high < 0)
        return m_language.words("Units", "%1 to %2").arg(from, to);
    return isolated(from + narrowNoBreakSpace + enDash + wordJoiner + narrowNoBreakSpace + to, m_language.direction());
}

QString Format::range(Unit unit, double low, double high) const
{
    const double ends[] = {low, high};
    const Scale scale = scaleFor(unit, ends);
    return Quantity{range(scale, low, high), unit == Unit::Date ? QString() : unitOf(scale)}.joined();
}

QString Format::number(double value, int decimals) const
{
    return isolatedIfSigned(grouped(m_language.locale(), value, decimals), value);
}

QString Format::percent(double fraction, int decimals) const
{
    return Quantity{number(fraction * 100, decimals), m_language.locale().percent()}.joined();
}

QString Format::date(double days, DateForm form) const
{
    if (!(isDateLike(days)))
        return enDash;
    const QDate date = dateOf(days);
    switch (form) {
    case DateForm::Iso:
        return date.toString(Qt::ISODate);
    case DateForm::Short:
        //: A date pattern of Qt, as in 15 May 2027 in tables; keep the order of your language.
        return m_language.locale().toString(date, m_language.words("Dates", "d MMM yyyy")).replace(u' ', noBreakSpace);
    case DateForm::Long:
        //: A date pattern of Qt, as in 14 March 2027 in running text.
        return m_language.locale().toString(date, m_language.words("Dates", "d MMMM yyyy")).replace(u' ', noBreakSpace);
    }
    return {};
}

QString Format::isoDate(std::string_view iso, DateForm form) const
{
    const std::optional<int> days = daysFromIsoDate(iso);
    return days ? date(*days, form) : fromUtf8(iso);
}

QString Format::parameter(const Parameter &parameter, const Value &value, const Catalog &catalog) const
{
    if (isMissing(value))
        return enDash;
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag ? m_language.words("Choices", "yes") : m_language.words("Choices", "no");
    if (const double *number = std::get_if<double>(&value)) {
        if (*number == 0 && parameter.zeroWords)
            return m_language.words("Choices", parameter.zeroWords);
        const FieldText text = editText(parameter, value);
        return Quantity{text.number, text.scale.isEmpty() || text.unit.isEmpty()
                                         ? text.scale + text.unit
                                         : text.scale + noBreakSpace + text.unit}
            .joined();
    }
    const std::string &name = std::get<std::string>(value);
    switch (parameter.kind) {
    case ValueKind::Choice:
        for (const Choice &choice : parameter.choices) {
            if (choice.id == name)
                return m_language.words("Choices", choice.title);
        }
        break;
    case ValueKind::Accelerator:
        if (const Accelerator *accelerator = catalog.findAccelerator(name))
            return fromUtf8(accelerator->name);
        break;
    case ValueKind::Region:
        if (const GridRegion *region = catalog.findRegion(name))
            return fromUtf8(region->name);
        break;
    case ValueKind::Model:
        if (const ModelPreset *model = catalog.findModel(name))
            return fromUtf8(model->name);
        break;
    case ValueKind::Date:
        return isoDate(name);
    case ValueKind::Number:
    case ValueKind::Count:
    case ValueKind::Flag:
    case ValueKind::Currency:
        break;
    }
    return name.empty() ? QString(enDash) : fromUtf8(name);
}

} // namespace runcast
