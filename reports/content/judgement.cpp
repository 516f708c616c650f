// SPDX-License-Identifier: MIT
#include "reports/content/judgement.h"

#include "core/memory/fit.h"

#include <cmath>

namespace runcast::report {
namespace {

QString shownOr(const ReportContext &context, Unit unit, double value, const QString &otherwise)
{
    return std::isfinite(value) ? context.shown(unit, value) : otherwise;
}

} // namespace

std::optional<Verdict> memoryVerdict(const Forecast &forecast)
{
    const MemoryFigures &memory = forecast.memory;
    if (!std::isfinite(memory.perAcceleratorBytes) || !std::isfinite(memory.usableBytes))
        return {};
    switch (fitVerdict(memory.perAcceleratorBytes, memory.usableBytes)) {
    case FitVerdict::Fits:
        return Verdict::Fits;
    case FitVerdict::Tight:
        return Verdict::Tight;
    case FitVerdict::DoesNotFit:
        break;
    }
    return Verdict::DoesNotFit;
}

std::vector<LimitLine> limitLines(const ReportContext &context, const ReportScenario &scenario)
{
    const Language &l = context.language();
    const Forecast &f = scenario.outcome.forecast;
    const TargetInputs &target = scenario.scenario.target;
    const QString notEntered = l.words("Report", "not entered");
    const QString unknown = l.words("Report", "not known");
    std::vector<LimitLine> lines;

    LimitLine budget{
        l.words("Report", "Budget"), notEntered, shownOr(context, Unit::Usd, f.cost.totalUsd, unknown), {}, {}};
    if (target.budgetUsd) {
        budget.limit = context.money(*target.budgetUsd);
        budget.margin = shownOr(context, Unit::Usd, f.target.budgetMarginUsd, unknown);
        if (std::isfinite(f.target.budgetMarginUsd))
            budget.verdict = f.target.budgetMarginUsd < 0 ? Verdict::OverBudget : Verdict::WithinBudget;
    }
    lines.push_back(budget);

    LimitLine date{
        l.words("Report", "Deadline"), notEntered, shownOr(context, Unit::Date, f.time.endDate, unknown), {}, {}};
    if (!target.endDate.empty()) {
        date.limit = context.format.isoDate(target.endDate);
        date.margin = shownOr(context, Unit::Days, f.target.daysMargin, unknown);
        if (std::isfinite(f.target.daysMargin))
            date.verdict = f.target.daysMargin < 0 ? Verdict::MissesDate : Verdict::MeetsDate;
    }
    lines.push_back(date);

    LimitLine site{l.words("Report", "Site limit"),
                   notEntered,
                   shownOr(context, Unit::Megawatts, f.power.facilityMw, unknown),
                   {},
                   {}};
    if (target.powerMw) {
        site.limit = context.shown(Unit::Megawatts, *target.powerMw);
        site.margin = shownOr(context, Unit::Megawatts, f.target.powerMarginMw, unknown);
        site.verdict = limitVerdict(f.target.powerMarginMw, *target.powerMw);
    }
    lines.push_back(site);

    lines.push_back({l.words("Report", "Memory of one accelerator"),
                     shownOr(context, Unit::Bytes, f.memory.usableBytes, unknown),
                     shownOr(context, Unit::Bytes, f.memory.perAcceleratorBytes, unknown),
                     shownOr(context, Unit::Bytes, f.memory.headroomBytes, unknown), memoryVerdict(f)});
    return lines;
}

QString drawback(const ReportContext &context, const ReportScenario &scenario, const ReportScenario &against,
                 QChar letterAgainst)
{
    const Language &l = context.language();
    const Forecast &f = scenario.outcome.forecast;
    const Forecast &other = against.outcome.forecast;
    if (!std::isfinite(f.cost.totalUsd))
        return l.words("Report", "Cost could not be computed");
    if (memoryVerdict(f) == Verdict::DoesNotFit)
        return l.words("Report", "Does not fit the memory");
    if (f.target.daysMargin < 0)
        return l.words("Report", "Misses the deadline by %1").arg(context.shown(Unit::Days, -f.target.daysMargin));
    if (f.target.budgetMarginUsd < 0)
        return l.words("Report", "Over budget by %1").arg(context.money(-f.target.budgetMarginUsd));
    if (f.target.powerMarginMw < 0)
        return l.words("Report", "Over the site limit by %1")
            .arg(context.shown(Unit::Megawatts, -f.target.powerMarginMw));
    const auto moreBy = [](double a, double b) { return a - b > 0.005 * std::fabs(b); };
    const QString letter(letterAgainst);
    if (moreBy(f.cost.totalUsd, other.cost.totalUsd))
        return l.words("Report", "%1 more than %2").arg(context.money(f.cost.totalUsd - other.cost.totalUsd), letter);
    if (moreBy(other.compute.totalParameters, f.compute.totalParameters))
        return l.words("Report", "Smaller model: %1 parameters")
            .arg(context.shown(Unit::Parameters, f.compute.totalParameters));
    if (moreBy(f.time.wallClockDays, other.time.wallClockDays))
        return l.words("Report", "Takes %1 longer than %2")
            .arg(context.shown(Unit::Days, f.time.wallClockDays - other.time.wallClockDays), letter);
    if (moreBy(f.power.facilityMw, other.power.facilityMw))
        return l.words("Report", "Needs %1 more power than %2")
            .arg(context.shown(Unit::Megawatts, f.power.facilityMw - other.power.facilityMw), letter);
    if (f.time.endDate > other.time.endDate)
        return l.words("Report", "Ends %1 later than %2")
            .arg(context.shown(Unit::Days, f.time.endDate - other.time.endDate), letter);
    return l.words("Report", "None in these figures");
}

} // namespace runcast::report
