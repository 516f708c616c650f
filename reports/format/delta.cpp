// SPDX-License-Identifier: MIT
#include "reports/format/delta.h"

#include "reports/format/format.h"
#include "reports/format/number.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

QString judgementWord(Judgement judgement, const Language &language)
{
    switch (judgement) {
    case Judgement::Better:
        return language.words("Judgements", "better");
    case Judgement::Worse:
        return language.words("Judgements", "worse");
    case Judgement::Same:
        return language.words("Judgements", "same");
    case Judgement::None:
        break;
    }
    return {};
}

Judgement judge(Better better, double change)
{
    if (better == Better::Neither)
        return Judgement::None;
    return (change > 0) == (better == Better::Higher) ? Judgement::Better : Judgement::Worse;
}

QString dateChange(double days, const Language &language)
{
    const int whole = int(std::clamp(std::round(std::fabs(days)), 0.0, 1e9));
    return days > 0 ? language.words("Judgements", "%n day(s) later", nullptr, whole)
                    : language.words("Judgements", "%n day(s) earlier", nullptr, whole);
}

} // namespace

QString Delta::text() const
{
    return percent.isEmpty() ? change : change + " ("_L1 + percent + u')';
}

QString Delta::sentence() const
{
    QString text = Quantity{change, unit}.joined();
    if (!percent.isEmpty())
        text += " ("_L1 + percent + u')';
    return word.isEmpty() || judgement == Judgement::Same ? text : text + ", "_L1 + word;
}

Delta Format::delta(const Figure &figure, double baseline, double value) const
{
    return delta(figure.unit, figure.better, baseline, value);
}

Delta Format::delta(Unit unit, Better better, double baseline, double value) const
{
    const double ends[] = {baseline, value};
    return delta(scaleFor(unit, ends), better, baseline, value);
}

Delta Format::delta(const Scale &scale, Better better, double baseline, double value) const
{
    Delta delta;
    const double change = value - baseline;
    if (!std::isfinite(change)) {
        delta.change = enDash;
        return delta;
    }
    const double shown = shownAmount(scale.unit, change) / scale.divisor;
    if (!(std::round(std::fabs(shown) * std::pow(10, scale.decimals)) >= 1)) {
        delta.judgement = Judgement::Same;
        delta.change = delta.word = judgementWord(Judgement::Same, m_language);
        return delta;
    }
    delta.direction = change > 0 ? 1 : -1;
    delta.judgement = judge(better, change);
    delta.word = judgementWord(delta.judgement, m_language);
    if (scale.unit == Unit::Date) {
        delta.change = dateChange(change, m_language);
        return delta;
    }
    const Qt::LayoutDirection direction = m_language.direction();
    delta.change = isolated(signedGrouped(m_language.locale(), shown, scale.decimals), direction);
    if (scale.unit == Unit::Fraction) {
        // A change of a percentage is told in points, or "+4 %" could mean two things.
        delta.change += narrowNoBreakSpace + m_language.words("Units", "pp");
        return delta;
    }
    delta.unit = unitOf(scale);
    if (baseline > 0) {
        const double percent = 100 * change / baseline;
        const int decimals = std::fabs(percent) < 0.95 ? 1 : 0;
        delta.percent = isolated(signedGrouped(m_language.locale(), percent, decimals), direction) +
                        narrowNoBreakSpace + m_language.locale().percent();
    }
    return delta;
}

} // namespace runcast
