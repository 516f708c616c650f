// SPDX-License-Identifier: MIT
// Charts of money and load over months and years.
#include "reports/content/month_charts.h"

#include "core/base/text.h"
#include "core/scenario/scenario.h"
#include "reports/format/number.h"
#include "reports/format/text.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString say(const Format &format, const char *text)
{
    return format.language().words("Charts", text);
}

Chart absent(const QString &title)
{
    Chart chart;
    chart.title = title;
    chart.body = BarChart{};
    return chart;
}

ChartColor colorOf(CashKind kind)
{
    switch (kind) {
    case CashKind::Capital:
        return ChartColor(CostPart::Accelerators).tinted(0.6);
    case CashKind::Rent:
        return CostPart::Accelerators;
    case CashKind::Running:
        return CostPart::Storage;
    case CashKind::Energy:
        return CostPart::Energy;
    case CashKind::Staff:
        return CostPart::Staff;
    case CashKind::Other:
        return CostPart::OverheadCompute;
    case CashKind::Contingency:
        return CostPart::Contingency;
    }
    return Subject::Neutral;
}

QString kindName(size_t kind, const Format &format)
{
    return format.language().words("Cash", cashKindTitle(CashKind(kind)));
}

/// The kinds that anything is paid for in any month.
std::vector<size_t> usedKinds(const std::vector<CashMonth> &months)
{
    std::vector<size_t> used;
    for (size_t kind = 0; kind < cashKinds; ++kind) {
        if (std::any_of(months.begin(), months.end(), [kind](const CashMonth &m) { return m.usd[kind] != 0; }))
            used.push_back(kind);
    }
    return used;
}

/// Months as columns; many months are shown as quarters of three.
struct Columns {
    std::vector<CashMonth> columns;
    bool joined = false;
};

Columns columnsOf(const std::vector<CashMonth> &months)
{
    constexpr size_t most = 24;
    Columns result{.columns = {}, .joined = months.size() > most};
    const size_t each = result.joined ? (months.size() + most - 1) / most : 1;
    for (size_t i = 0; i < months.size(); ++i) {
        if (i % each == 0) {
            result.columns.push_back(months[i]);
            continue;
        }
        CashMonth &last = result.columns.back();
        for (size_t kind = 0; kind < cashKinds; ++kind)
            last.usd[kind] += months[i].usd[kind];
        last.totalUsd += months[i].totalUsd;
    }
    return result;
}

} // namespace

QString monthName(const MonthSpan &span, const Format &format)
{
    if (!span.hasDate())
        return say(format, RC_TEXT("Charts", "month %1")).arg(format.number(span.month));
    const QLocale &locale = format.language().locale();
    return u"%1 %2"_s.arg(locale.standaloneMonthName(span.month, QLocale::ShortFormat), QString::number(span.year));
}

QString periodName(const CashPeriod &period, const Format &format)
{
    const QString year = QString::number(period.fiscalYear);
    return period.quarter == 0 ? say(format, RC_TEXT("Charts", "Fiscal year %1")).arg(year)
                               : say(format, RC_TEXT("Charts", "Fiscal year %1, quarter %2"))
                                     .arg(year, QString::number(period.quarter));
}

Chart cashFlowChart(const PicturedScenario &pictured, const Timeline &timeline)
{
    const Format &format = pictured.format;
    if (timeline.cash.empty())
        return absent(say(format, RC_TEXT("Charts", "The cash flow is not computed")));
    const Columns shown = columnsOf(timeline.cash);
    BarChart bars;
    bars.vertical = true;
    bars.totals = false;
    bars.partNames = BarChart::Names::Legend;
    std::vector<double> extent;
    for (const CashMonth &month : shown.columns) {
        ChartBar bar;
        bar.label = monthName(month.span, format);
        for (const size_t kind : usedKinds(timeline.cash)) {
            // What comes back stands in the table: a column below zero would hide what is paid.
            bar.parts.append({.label = kindName(kind, format),
                              .value = std::max(0.0, month.usd[kind]),
                              .color = colorOf(CashKind(kind)),
                              .fill = CashKind(kind) == CashKind::Contingency ? Fill::Hatched : Fill::Solid});
        }
        extent.push_back(month.totalUsd);
        bars.bars.append(bar);
    }
    bars.axis.scale = format.scaleFor(Unit::Usd, extent);
    const auto highest =
        std::max_element(timeline.cash.begin(), timeline.cash.end(),
                         [](const CashMonth &a, const CashMonth &b) { return a.totalUsd < b.totalUsd; });
    Chart chart;
    chart.title = say(format, RC_TEXT("Charts", "Most is paid in %1: %2"))
                      .arg(monthName(highest->span, format), format.value(Unit::Usd, highest->totalUsd).joined());
    chart.subtitle =
        say(format, RC_TEXT("Charts", "Payments by month, nominal, %1")).arg(format.unitOf(bars.axis.scale));
    const double back = timeline.cash.back().usd[size_t(CashKind::Capital)];
    QStringList notes;
    if (back < 0) {
        notes += say(format, RC_TEXT("Charts", "In the last month other work takes the machines over at %1."))
                     .arg(format.value(Unit::Usd, -back).joined());
    }
    if (shown.joined)
        notes += say(format, RC_TEXT("Charts", "Several months stand in one column."));
    chart.note = notes.join(u' ');
    chart.body = bars;
    return chart;
}

ChartTable cashFlowTable(const Timeline &timeline, const Format &format)
{
    ChartTable table;
    std::vector<double> all;
    for (const CashMonth &month : timeline.cash) {
        all.push_back(month.totalUsd);
        all.push_back(month.cumulativeUsd);
        all.insert(all.end(), month.usd.begin(), month.usd.end());
    }
    const Scale scale = format.scaleFor(Unit::Usd, all, Detail::Table);
    const std::vector<size_t> kinds = usedKinds(timeline.cash);
    table.head += say(format, RC_TEXT("Charts", "Month"));
    for (const size_t kind : kinds)
        table.head += kindName(kind, format);
    table.head += say(format, RC_TEXT("Charts", "Sum, %1")).arg(format.unitOf(scale));
    table.head += say(format, RC_TEXT("Charts", "Running sum"));
    const auto cell = [&](double usd) { return usd == 0 ? QString(enDash) : format.inScale(scale, usd); };
    const auto row = [&](const QString &name, const std::array<double, cashKinds> &usd, double total,
                         const QString &running) {
        QStringList cells{name};
        for (const size_t kind : kinds)
            cells += cell(usd[kind]);
        cells += cell(total);
        cells += running;
        table.rows.append(cells);
    };
    for (const CashMonth &month : timeline.cash)
        row(monthName(month.span, format), month.usd, month.totalUsd, cell(month.cumulativeUsd));
    for (const CashPeriod &period : timeline.fiscal)
        row(periodName(period, format), period.usd, period.totalUsd, {});
    return table;
}

Chart rentOrOwnChart(const PicturedScenario &pictured, const BreakEvenInput &input)
{
    const Format &format = pictured.format;
    if (!std::isfinite(breakEvenAfter(input, 1).rentUsd) || !std::isfinite(breakEvenAfter(input, 1).ownUsd))
        return absent(say(format, RC_TEXT("Charts", "Rent and purchase cannot be compared: a price is missing")));
    constexpr int steps = 60;
    XyChart::Series rent{.name = say(format, RC_TEXT("Charts", "Rent")), .color = Subject::Money};
    XyChart::Series own{.name = say(format, RC_TEXT("Charts", "Own, less resale")), .color = Subject::Compute};
    XyChart::Series paid{.name = say(format, RC_TEXT("Charts", "Own, paid in")),
                         .color = ChartColor(Subject::Compute).tinted(0.55)};
    for (int i = 0; i <= steps; ++i) {
        const BreakEvenPoint point = breakEvenAfter(input, rentOrOwnYears * i / steps);
        rent.points.append({point.years, point.rentUsd});
        own.points.append({point.years, point.ownUsd});
        paid.points.append({point.years, point.paidUsd});
    }
    XyChart xy;
    const double years = breakEvenYears(input, rentOrOwnYears);
    const double extent[] = {rent.points.last().y(), own.points.last().y(), paid.points.last().y()};
    const double last = rentOrOwnYears;
    xy.x.scale = format.scaleFor(Unit::Years, std::span(&last, 1));
    xy.x.title = say(format, RC_TEXT("Charts", "years of use"));
    xy.y.scale = format.scaleFor(Unit::Usd, extent);
    xy.series = {rent, own, paid};
    Chart chart;
    if (std::isfinite(years)) {
        const BreakEvenPoint point = breakEvenAfter(input, years);
        const QString after = format.value(Unit::Years, years).joined();
        xy.callouts.append({.at = {years, point.rentUsd},
                            .text = say(format, RC_TEXT("Charts", "equal after %1")).arg(after),
                            .strong = true,
                            .dropLine = true});
        chart.title = years <= 1.0 / 12
                          ? say(format, RC_TEXT("Charts", "Owning is cheaper from the first month on"))
                          : say(format, RC_TEXT("Charts", "Owning is cheaper after %1 of use")).arg(after);
    } else {
        chart.title = say(format, RC_TEXT("Charts", "Renting stays cheaper for %1"))
                          .arg(format.value(Unit::Years, rentOrOwnYears).joined());
    }
    chart.subtitle = say(format, RC_TEXT("Charts", "%1 at %2 of the hours in use, sum of all years, %3"))
                         .arg(format.value(Unit::Accelerators, input.accelerators).joined(),
                              format.percent(input.utilisedFraction), format.unitOf(xy.y.scale));
    chart.note =
        say(format, RC_TEXT("Charts", "Energy, maintenance and site are in; staff and the run’s other parts are "
                                      "the same either way."));
    chart.body = xy;
    return chart;
}

Chart monthlyLoadChart(const PicturedScenario &pictured, const Timeline &timeline)
{
    const Format &format = pictured.format;
    if (timeline.load.empty())
        return absent(say(format, RC_TEXT("Charts", "The load by month is not computed")));
    constexpr size_t most = 36;
    BarChart bars;
    bars.vertical = true;
    bars.totals = false;
    const PowerFigures &power = pictured.forecast.power;
    std::vector<double> extent{power.peakMw};
    const size_t each = (timeline.load.size() + most - 1) / most;
    for (size_t i = 0; i < timeline.load.size(); i += each) {
        const LoadMonth &month = timeline.load[i];
        ChartBar bar;
        bar.label = monthName(month.span, format);
        bar.parts.append(
            {.label = say(format, RC_TEXT("Charts", "average")), .value = month.averageMw, .color = Subject::Energy});
        bars.bars.append(bar);
        extent.push_back(month.averageMw);
    }
    bars.lines.append(
        {.value = power.peakMw, .label = say(format, RC_TEXT("Charts", "provisioned")), .color = ChartColor::text()});
    if (const std::optional<double> limit = pictured.scenario.target.powerMw) {
        extent.push_back(*limit);
        bars.lines.append(
            {.value = *limit, .label = say(format, RC_TEXT("Charts", "site limit")), .color = ChartColor::worse()});
    }
    bars.axis.scale = format.scaleFor(Unit::Megawatts, extent);
    Chart chart;
    chart.title = say(format, RC_TEXT("Charts", "Provisioned is %1 times the average draw of the run"))
                      .arg(format.number(power.peakOverAverage, 2));
    chart.subtitle =
        say(format, RC_TEXT("Charts", "Average facility power by month, %1")).arg(format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

Chart energyPartsChart(const PicturedScenario &pictured)
{
    const Format &format = pictured.format;
    const PowerFigures &power = pictured.forecast.power;
    if (!std::isfinite(power.energyMwh))
        return absent(say(format, RC_TEXT("Charts", "The energy is not computed")));
    const std::pair<const char *, double> parts[] = {
        {RC_TEXT("Charts", "Accelerators"), power.acceleratorsMwh},
        {RC_TEXT("Charts", "Rest of the servers"), power.serversMwh},
        {RC_TEXT("Charts", "Network"), power.networkMwh},
        {RC_TEXT("Charts", "File storage"), power.storageMwh},
        {RC_TEXT("Charts", "Spares"), power.sparesMwh},
        {RC_TEXT("Charts", "Waiting"), power.idleMwh},
        {RC_TEXT("Charts", "Cooling and losses"), power.coolingMwh},
    };
    BarChart bars;
    bars.axis.scale = format.scaleFor(Unit::MegawattHours, std::span(&power.acceleratorsMwh, 1));
    bars.axis.shown = false;
    for (const auto &[name, mwh] : parts) {
        if (!(mwh > 0))
            continue;
        ChartBar bar;
        bar.label = say(format, name);
        bar.parts.append({.label = bar.label, .value = mwh, .color = Subject::Energy});
        bar.total = u"%1 (%2)"_s.arg(format.inScale(bars.axis.scale, mwh), format.percent(mwh / power.energyMwh));
        bars.bars.append(bar);
    }
    Chart chart;
    chart.title = say(format, RC_TEXT("Charts", "Accelerators take %1 of the energy"))
                      .arg(format.percent(power.acceleratorsMwh / power.energyMwh));
    chart.subtitle =
        say(format, RC_TEXT("Charts", "Energy of the run by part, %1")).arg(format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

} // namespace runcast
