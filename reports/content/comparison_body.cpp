// SPDX-License-Identifier: MIT
#include "reports/content/comparison_sections.h"

#include "reports/content/comparison_charts.h"
#include "reports/content/comparison_tables.h"
#include "reports/content/section_start.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

std::vector<ChartedScenario> charted(const ReportContext &context)
{
    std::vector<ChartedScenario> all;
    for (const ReportScenario &scenario : context.request.scenarios)
        all.push_back({&scenario.scenario, &scenario.outcome.forecast});
    return all;
}

QString source(const ReportContext &context)
{
    return context.language().words("Report", "Source: the scenarios of this report.");
}

// From the baseline to the best other scenario of known cost.
std::optional<size_t> bridgeTarget(const ReportContext &context)
{
    for (const size_t index : ranking(context)) {
        if (int(index) != context.request.baseline &&
            std::isfinite(context.request.scenarios[index].outcome.forecast.cost.totalUsd))
            return index;
    }
    return {};
}

std::optional<Drawing> costBridge(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const std::optional<size_t> to = bridgeTarget(context);
    if (!to || !std::isfinite(context.baseline().outcome.forecast.cost.totalUsd))
        return {};
    const Chart chart =
        costBridgeChart(charted(context), context.request.baseline, int(*to), context.schema, context.format);
    return chartDrawing(context, numbering, chart, 66,
                        l.words("Report", "Bridge from the baseline to the best other scenario, by cost part, nominal, "
                                          "with contingency.") +
                            u' ' + source(context));
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
    const Language &l = context.language();
    Numbering numbering(context.number(u"cost"_s), l);
    DocumentSection section = sectionStart(context, u"cost"_s, Subject::Money);
    const Chart parts = costByPartChart(charted(context), context.request.baseline, context.schema, context.format);
    Blocks blocks;
    blocks.push_back({chartDrawing(context, numbering, parts, 0,
                                   l.words("Report", "Cost of the scenarios by part, nominal, without tax.") + u' ' +
                                       source(context))});
    if (std::optional<Drawing> bridge = costBridge(context, numbering))
        blocks.push_back({std::move(*bridge)});
    section.versions = {std::move(blocks)};
    return section;
}

DocumentSection comparedPowerSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"power"_s), l);
    DocumentSection section = sectionStart(context, u"power"_s, Subject::Energy, SectionBreak::FollowsWhole);
    const std::vector<ChartedScenario> all = charted(context);
    Drawing dates =
        chartDrawing(context, numbering, runDatesChart(all, context.request.baseline, context.format), 0,
                     l.words("Report", "Main runs on the calendar, single estimates.") + u' ' + source(context));
    Drawing power = chartDrawing(context, numbering, facilityPowerChart(all, context.format), 62,
                                 l.words("Report", "Facility power while training."));
    Drawing memory = chartDrawing(context, numbering, memoryUseChart(all, context.format), 62,
                                  l.words("Report", "Memory of the fullest accelerator."));
    section.versions = {{{std::move(dates)}, {SideBySide{{{6, {{std::move(power)}}}, {6, {{std::move(memory)}}}}}}}};
    return section;
}

} // namespace runcast::report
