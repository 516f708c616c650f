// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/forecast/figures.h"
#include "core/scenario/parameters.h"
#include "reports/format/delta.h"
#include "reports/format/language.h"
#include "reports/format/scale.h"

#include <QString>

#include <span>

namespace runcast {

class Catalog;

/// A number and what it is measured in, apart, since the unit is set smaller: "90.1" and "M USD".
struct Quantity {
    QString number;
    QString unit; // may be empty

    /// "90.1 M USD" with spaces that never break.
    QString joined() const;
};

/// What stands in a field: the number with its scale, which are edited, and the unit beside them.
struct FieldText {
    QString number; // "15.6"
    QString scale;  // "T", "%", "min": typed after the number; may be empty
    QString unit;   // "tokens", "USD/h": only shown; may be empty

    QString edited() const { return number + scale; }
};

enum class DateForm { Short, Long, Iso }; // 15 May 2027, 14 March 2027, 2027-03-14

/// The one place that turns numbers into text for people. A value: copy it, pass it to other threads.
/// Amounts of money are kept in US dollars; figures are shown in the currency given here, inputs in US dollars.
class Format {
public:
    explicit Format(Language language, QString currencyCode = QStringLiteral("USD"), double unitsPerUsd = 1);

    const Language &language() const { return m_language; }
    const QString &currencyCode() const { return m_currency; }

    /// Large, for tiles, page 1 and comparison tables: "90.1" + "M USD". Not computed is "–" without a unit.
    Quantity headline(const Figure &figure, double value) const;
    Quantity value(Unit unit, double value, Detail detail = Detail::Headline) const;
    /// The headline in one text: "90.1 M USD".
    QString figure(const Figure &figure, double value) const;
    /// Every digit that means something, for tool tips: "90,123,456.78 USD".
    QString exact(Unit unit, double value) const;

    /// One scale for all numbers of a column or axis, and its numbers and unit: "M USD", then "90.1", "0.9".
    Scale scaleFor(Unit unit, std::span<const double> values, Detail detail = Detail::Headline) const;
    QString inScale(const Scale &scale, double value) const;
    /// With a sign always in front: "+5.3".
    QString signedInScale(const Scale &scale, double value) const;
    /// The number that inScale() writes, before rounding: for axes.
    double shown(const Scale &scale, double value) const;
    QString unitOf(const Scale &scale) const;

    /// "85.7 – 96.4" in the scale's unit; with "to" instead of the dash where a sign stands.
    QString range(const Scale &scale, double low, double high) const;
    /// The range in one text with its unit: "85.7 – 96.4 M USD".
    QString range(Unit unit, double low, double high) const;

    /// How a figure changed against a baseline, with its judgement.
    Delta delta(const Figure &figure, double baseline, double value) const;
    Delta delta(Unit unit, Better better, double baseline, double value) const;
    /// With the change in the scale of a whole row or column.
    Delta delta(const Scale &scale, Better better, double baseline, double value) const;

    QString number(double value, int decimals = 0) const;
    /// "40 %" of 0.4.
    QString percent(double fraction, int decimals = 0) const;
    /// Days since 1970-01-01.
    QString date(double days, DateForm form = DateForm::Short) const;
    /// "1 Mar 2027" of "2027-03-01"; the text itself if it is no date.
    QString isoDate(std::string_view iso, DateForm form = DateForm::Short) const;

    /// An input as a table shows it: numbers with unit, choices by title, catalog ids by name.
    QString parameter(const Parameter &parameter, const Value &value, const Catalog &catalog) const;
    /// An input as its field shows it: exact, shortest.
    FieldText editText(const Parameter &parameter, const Value &value) const;
    /// Reads what a person typed into a field that showed `shown`: locale digits and separators, scale words; a bare
    /// number has the scale that the field showed. What could mean two things is refused with words, never guessed.
    Result<Value> parse(const Parameter &parameter, const QString &typed, const FieldText &shown = {}) const;

private:
    Result<Value> read(const Parameter &parameter, const QString &text, const FieldText &shown) const;
    double shownAmount(Unit unit, double value) const;
    QString unitWord(const Scale &scale, const QString &number) const;
    QString composedUnit(const Scale &scale, int n) const;
    QString fieldUnit(Unit unit) const;
    QString isolatedIfSigned(const QString &text, double value) const;

    Language m_language;
    QString m_currency;
    double m_unitsPerUsd;
};

} // namespace runcast
