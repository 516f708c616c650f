// SPDX-License-Identifier: MIT
#include "reports/content/verdict.h"

#include <cmath>

namespace runcast::report {
namespace {

RichText judged(QString word, Mark mark, Tone tone)
{
    return Run{.text = std::move(word), .medium = true, .tone = tone, .mark = mark};
}

} // namespace

RichText verdictText(Verdict verdict, const Language &language)
{
    switch (verdict) {
    case Verdict::Fits:
        return judged(language.words("Report", "fits"), Mark::Check, Tone::Better);
    case Verdict::Tight:
        return judged(language.words("Report", "tight"), Mark::Exclamation, Tone::Attention);
    case Verdict::DoesNotFit:
        return judged(language.words("Report", "does not fit"), Mark::Cross, Tone::Worse);
    case Verdict::WithinBudget:
        return judged(language.words("Report", "within budget"), Mark::Check, Tone::Better);
    case Verdict::OverBudget:
        return judged(language.words("Report", "over budget"), Mark::Cross, Tone::Worse);
    case Verdict::MeetsDate:
        return judged(language.words("Report", "meets the date"), Mark::Check, Tone::Better);
    case Verdict::MissesDate:
        break;
    }
    return judged(language.words("Report", "misses the date"), Mark::Cross, Tone::Worse);
}

std::optional<Verdict> limitVerdict(double margin, double limit)
{
    constexpr double tightShare = 0.05;
    if (!std::isfinite(margin) || !std::isfinite(limit))
        return {};
    if (margin < 0)
        return Verdict::DoesNotFit;
    return margin < tightShare * limit ? Verdict::Tight : Verdict::Fits;
}

RichText bestText(bool lowerIsBetter, const Language &language)
{
    return judged(language.words("Report", "best"), lowerIsBetter ? Mark::Down : Mark::Up, Tone::Better);
}

} // namespace runcast::report
