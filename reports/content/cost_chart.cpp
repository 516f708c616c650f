// SPDX-License-Identifier: MIT
#include "reports/content/cost_chart.h"

#include "reports/content/cost_order.h"

using namespace Qt::StringLiterals;

namespace runcast::report {

bool isInsideRent(const ReportContext &context, const Figure &part)
{
    return part.key == "cost.energy_usd" && context.scenario().price.mode == PriceMode::Rent;
}

Chart costPartsChart(const ReportContext &context)
{
    const Language &l = context.language();
    const Forecast &f = context.forecast();
    const std::vector<const Figure *> parts = costPartsBySize(context.schema, f);
    const double total = f.cost.totalUsd;
    std::vector<double> values;
    for (const Figure *part : parts)
        values.push_back(part->get(f));
    BarChart bars;
    bars.axis.scale = context.format.scaleFor(Unit::Usd, values);
    bars.axis.shown = false;
    for (size_t i = 0; i < parts.size(); ++i) {
        const double share = total > 0 ? values[i] / total : notComputed;
        ChartBar bar;
        bar.label = title(*parts[i], l);
        bar.parts.append({.label = bar.label,
                          .value = values[i],
                          .color = Subject::Money,
                          .fill = isContingency(*parts[i]) ? Fill::Hatched : Fill::Solid});
        bar.total = isInsideRent(context, *parts[i])
                        ? l.words("Report", "inside the rent")
                        : u"%1 (%2)"_s.arg(context.format.inScale(bars.axis.scale, values[i]), context.percent(share));
        bar.strong = i == 0;
        bars.bars.append(bar);
    }
    Chart chart;
    if (!parts.empty() && total > 0) {
        chart.title = l.words("Report", "%1 of the money goes into: %2")
                          .arg(context.percent(values.front() / total), title(*parts.front(), l));
    }
    chart.subtitle = l.words("Report", "%1, nominal, whole project").arg(context.format.unitOf(bars.axis.scale));
    chart.body = bars;
    return chart;
}

} // namespace runcast::report
