// SPDX-License-Identifier: MIT
#include "reports/content/comparison_sections.h"

#include "core/base/date.h"
#include "reports/charts/chart.h"
#include "reports/content/comparison_tables.h"
#include "reports/content/cost_parts.h"
#include "reports/content/section_start.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString letterOf(size_t index)
{
    return QString(pageTheme().scenario(int(index)).letter);
}

const Forecast &forecastOf(const ReportContext &context, size_t index)
{
    return context.request.scenarios[index].outcome.forecast;
}

// Colours of the program's own parts; a part that came later is neutral, its name stands beside it all the same.
ChartColor colorOf(const Figure &part)
{
    struct Known {
        std::string_view key;
        CostPart part;
    };
    constexpr Known known[] = {
        {"cost.accelerators_usd", CostPart::Accelerators}, {"cost.overhead_compute_usd", CostPart::OverheadCompute},
        {"cost.energy_usd", CostPart::Energy},             {"cost.storage_usd", CostPart::Storage},
        {"cost.staff_usd", CostPart::Staff},               {"cost.contingency_usd", CostPart::Contingency},
    };
    for (const Known &entry : known) {
        if (entry.key == part.key)
            return entry.part;
    }
    return Subject::Neutral;
}

std::vector<const Figure *> partsInOrder(const ReportContext &context)
{
    std::vector<const Figure *> parts = costParts(context.schema, context.baseline().outcome.forecast);
    std::stable_partition(parts.begin(), parts.end(), [](const Figure *part) { return !isContingency(*part); });
    return parts;
}

Drawing stackedCosts(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    BarChart bars;
    bars.partNames = BarChart::Names::Legend;
    bars.partValues = true;
    std::vector<double> totals;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const Forecast &f = forecastOf(context, i);
        ChartBar bar;
        bar.label = context.name(context.request.scenarios[i]);
        bar.scenario = int(i);
        for (const Figure *part : partsInOrder(context)) {
            const double value = part->get(f);
            if (value > 0) {
                bar.parts.append({.label = title(*part, l),
                                  .value = value,
                                  .color = colorOf(*part),
                                  .fill = isContingency(*part) ? Fill::Hatched : Fill::Solid});
            }
        }
        if (!std::isfinite(f.cost.totalUsd))
            bar.total = l.words("Report", "could not be computed");
        totals.push_back(f.cost.totalUsd);
        bars.bars.append(bar);
    }
    bars.axis.scale = context.format.scaleFor(Unit::Usd, totals);
    Chart chart;
    const std::vector<size_t> order = ranking(context);
    chart.title = l.words("Report", "Cost by part");
    if (std::isfinite(forecastOf(context, order.front()).cost.totalUsd)) {
        const auto cheapest = std::min_element(order.begin(), order.end(), [&](size_t a, size_t b) {
            return forecastOf(context, a).cost.totalUsd < forecastOf(context, b).cost.totalUsd;
        });
        chart.title = l.words("Report", "%1 costs least, %2")
                          .arg(letterOf(*cheapest), context.money(forecastOf(context, *cheapest).cost.totalUsd));
    }
    chart.subtitle = l.words("Report", "Cost by part, %1, nominal; contingency hatched").arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chartDrawing(context, numbering, chart, 16 + 11.0 * double(totals.size()),
                        l.words("Report", "Cost of the scenarios by part, nominal, without tax. Source: the scenarios "
                                          "of this report."));
}

// From the baseline to the best other scenario.
std::optional<size_t> bridgeTarget(const ReportContext &context)
{
    for (const size_t index : ranking(context)) {
        if (int(index) != context.request.baseline && std::isfinite(forecastOf(context, index).cost.totalUsd))
            return index;
    }
    return {};
}

std::optional<Drawing> costBridge(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const auto from = size_t(context.request.baseline);
    const std::optional<size_t> to = bridgeTarget(context);
    const double start = forecastOf(context, from).cost.totalUsd;
    if (!to || !std::isfinite(start))
        return {};
    const double end = forecastOf(context, *to).cost.totalUsd;
    BridgeChart bridge;
    bridge.steps.append({.label = letterOf(from), .value = start, .total = true,
                         .color = ChartColor::scenario(int(from))});
    for (const Figure *part : partsInOrder(context)) {
        const double change = part->get(forecastOf(context, *to)) - part->get(forecastOf(context, from));
        if (change != 0) {
            bridge.steps.append({.label = title(*part, l),
                                 .value = change,
                                 .color = change > 0 ? Subject::Failure : Subject::Neutral});
        }
    }
    bridge.steps.append({.label = letterOf(*to), .value = end, .total = true,
                         .color = ChartColor::scenario(int(*to))});
    const double extent[] = {start, end};
    bridge.axis.scale = context.format.scaleFor(Unit::Usd, extent);
    Chart chart;
    const QString difference = context.money(std::fabs(end - start));
    chart.title = (end > start ? l.words("Report", "%1 costs %3 more than %2")
                               : l.words("Report", "%1 costs %3 less than %2"))
                      .arg(letterOf(*to), letterOf(from), difference);
    chart.subtitle = l.words("Report", "From %1 to %2, %3")
                         .arg(letterOf(from), letterOf(*to), context.format.unitOf(bridge.axis.scale));
    chart.body = bridge;
    return chartDrawing(context, numbering, chart, 60,
                        l.words("Report", "Bridge from the baseline %1 to %2, the best other scenario, by cost part, "
                                          "nominal, with contingency. Red: adds; grey: takes away.")
                            .arg(letterOf(from), letterOf(*to)));
}

Drawing powerBars(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    BarChart bars;
    std::vector<double> values;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const double value = forecastOf(context, i).power.facilityMw;
        ChartBar bar;
        bar.label = context.name(context.request.scenarios[i]);
        bar.scenario = int(i);
        if (std::isfinite(value))
            bar.parts.append({.label = l.words("Report", "Facility power"), .value = value, .color = ChartColor::scenario(int(i))});
        else
            bar.total = l.words("Report", "could not be computed");
        bars.bars.append(bar);
        values.push_back(value);
    }
    std::set<double> limits;
    for (const ReportScenario &scenario : context.request.scenarios) {
        if (scenario.scenario.target.powerMw)
            limits.insert(*scenario.scenario.target.powerMw);
    }
    for (const double limit : limits) {
        values.push_back(limit);
        bars.lines.append({.value = limit, .label = l.words("Report", "site limit"), .color = ChartColor::worse()});
    }
    bars.axis.scale = context.format.scaleFor(Unit::Megawatts, values);
    Chart chart;
    chart.title = l.words("Report", "Facility power while training");
    chart.subtitle = context.format.unitOf(bars.axis.scale);
    chart.body = bars;
    return chartDrawing(context, numbering, chart, 14 + 8.0 * double(context.request.scenarios.size()),
                        l.words("Report", "Facility power of the scenarios while they train. Source: the scenarios of "
                                          "this report."));
}

std::optional<Drawing> timeBars(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    TimeChart times;
    std::set<std::string> deadlines;
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const ReportScenario &scenario = context.request.scenarios[i];
        const std::optional<int> start = daysFromIsoDate(scenario.scenario.schedule.startDate);
        const double end = scenario.outcome.forecast.time.endDate;
        if (!start || !std::isfinite(end))
            continue;
        TimeChart::Row row;
        row.label = context.name(scenario);
        row.scenario = int(i);
        row.spans.append({.start = double(*start), .end = end, .color = ChartColor::scenario(int(i))});
        row.text = context.format.date(end);
        times.rows.append(row);
        if (!scenario.scenario.target.endDate.empty())
            deadlines.insert(scenario.scenario.target.endDate);
    }
    if (times.rows.isEmpty())
        return {};
    for (const std::string &deadline : deadlines) {
        if (const std::optional<int> day = daysFromIsoDate(deadline)) {
            times.deadlines.append({.value = double(*day), .label = l.words("Report", "deadline"),
                                    .color = ChartColor::worse()});
        }
    }
    times.monthsAbove = true;
    Chart chart;
    chart.title = l.words("Report", "When the scenarios train");
    chart.subtitle = l.words("Report", "Main run from start to finish");
    chart.body = times;
    return chartDrawing(context, numbering, chart, 16 + 8.0 * double(times.rows.size()),
                        l.words("Report", "Start and finish of the main runs, single estimates. Source: the scenarios "
                                          "of this report."));
}

} // namespace

DocumentSection differencesSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"differences"_s), l);
    DocumentSection section = sectionStart(context, u"differences"_s, Subject::Neutral);
    section.landscape = context.request.scenarios.size() > 4;
    const Comparison comparison = comparisonOf(context);
    Table inputs = differingInputs(context, numbering, comparison);
    Table results = comparedResults(context, numbering, comparison);
    Blocks blocks;
    if (inputs.rows.empty())
        blocks.push_back({Paragraph{l.words("Report", "All inputs are equal.")}});
    else
        blocks.push_back({std::move(inputs)});
    if (results.rows.empty())
        blocks.push_back({Paragraph{l.words("Report", "All results are equal.")}});
    else
        blocks.push_back({std::move(results)});
    section.versions = {std::move(blocks)};
    return section;
}

DocumentSection comparedCostSection(const ReportContext &context)
{
    Numbering numbering(context.number(u"cost"_s), context.language());
    DocumentSection section = sectionStart(context, u"cost"_s, Subject::Money);
    Blocks blocks;
    blocks.push_back({stackedCosts(context, numbering)});
    if (std::optional<Drawing> bridge = costBridge(context, numbering))
        blocks.push_back({std::move(*bridge)});
    section.versions = {std::move(blocks)};
    return section;
}

DocumentSection comparedPowerSection(const ReportContext &context)
{
    Numbering numbering(context.number(u"power"_s), context.language());
    DocumentSection section = sectionStart(context, u"power"_s, Subject::Energy, false);
    Blocks blocks;
    blocks.push_back({powerBars(context, numbering)});
    if (std::optional<Drawing> times = timeBars(context, numbering))
        blocks.push_back({std::move(*times)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
