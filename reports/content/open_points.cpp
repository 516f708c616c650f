// SPDX-License-Identifier: MIT
#include "reports/content/open_points.h"

#include "core/scenario/edit.h"
#include "reports/content/drivers.h"
#include "reports/theme/theme.h"

#include <algorithm>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

QString whereOf(const ReportContext &context, std::string_view key)
{
    const Parameter *parameter = context.schema.parameter(key);
    if (!parameter)
        return {};
    for (const Assumption &assumption : context.assumptions) {
        if (assumption.parameter == parameter)
            return assumption.id + u' ' + title(*parameter, context.language());
    }
    return title(*parameter, context.language());
}

void addFindings(std::vector<OpenPoint> &points, const ReportContext &context)
{
    const bool several = context.request.kind == ReportKind::Comparison;
    std::vector<QStringList> letters; // of the scenarios that a point holds for
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        for (const Finding &finding : context.request.scenarios[i].outcome.findings) {
            const QString text = findingText(finding, context.schema, context.format).whole();
            const OpenPoint point{finding.severity, text, whereOf(context, finding.parameter)};
            // What holds for several scenarios is said once.
            const auto same = std::find(points.begin(), points.end(), point);
            const auto index = size_t(same - points.begin());
            if (same == points.end()) {
                points.push_back(point);
                letters.emplace_back();
            }
            letters[index] += QString(pageTheme().scenario(int(i)).letter);
        }
        if (!several)
            break; // alternatives answer for themselves
    }
    for (size_t i = 0; several && i < points.size(); ++i)
        points[i].text.prepend(letters[i].join(u", ") + u": "_s);
}

void addMissing(std::vector<OpenPoint> &points, const ReportContext &context)
{
    const Language &l = context.language();
    for (const Driver &driver : costDrivers(context.main(), context.schema, context.catalog, 3)) {
        if (sourceOf(context.scenario(), *driver.parameter, context.catalog).text.empty()) {
            points.push_back({Severity::Warning, l.words("Report", "A driver of the cost has no source"),
                              whereOf(context, driver.parameter->key)});
        }
    }
    const QString ranges = std::isfinite(context.forecast().odds.wallClockDays.p50)
                               ? l.words("Report", "Ranges are of failures alone: all else is a single estimate")
                               : l.words("Report", "No range is computed: every figure is a single estimate");
    points.push_back({Severity::Note, ranges, {}});
    if (context.main().status != u"approved")
        points.push_back({Severity::Note, l.words("Report", "Approval is missing"), {}});
}

} // namespace

std::vector<OpenPoint> openPoints(const ReportContext &context)
{
    std::vector<OpenPoint> points;
    addFindings(points, context);
    addMissing(points, context);
    std::stable_sort(points.begin(), points.end(),
                     [](const OpenPoint &a, const OpenPoint &b) { return a.severity < b.severity; });
    return points;
}

RichText severityText(Severity severity, const Language &language)
{
    switch (severity) {
    case Severity::Error:
        return Run{.text = title(severity, language), .medium = true, .tone = Tone::Worse, .mark = Mark::Cross};
    case Severity::Warning:
        return Run{
            .text = title(severity, language), .medium = true, .tone = Tone::Attention, .mark = Mark::Exclamation};
    case Severity::Note:
        break;
    }
    return secondary(title(severity, language));
}

} // namespace runcast::report
