// SPDX-License-Identifier: MIT
#include "reports/content/section_start.h"

#include "reports/charts/paint_chart.h"
#include "reports/content/sections.h"

namespace runcast::report {

DocumentSection sectionStart(const ReportContext &context, const QString &id, Subject subject, SectionBreak begins)
{
    DocumentSection section;
    section.id = id;
    section.number = context.number(id);
    for (const ReportSection &known : reportSections(context.request.kind, context.language())) {
        if (known.id == id)
            section.title = known.title;
    }
    section.subject = subject;
    section.listed = section.title;
    section.begins = begins;
    return section;
}

Drawing plainDrawing(const ReportContext &context, const Chart &chart, double heightMm)
{
    constexpr double pointsPerInch = 72, mmPerPoint = 25.4 / pointsPerInch;
    Drawing drawing;
    drawing.title = RichText(chart.title);
    drawing.subtitle = chart.subtitle;
    drawing.heightMm =
        heightMm > 0 ? heightMm : chartHeight(chart, ChartStyle::page(context.format, pointsPerInch)) * mmPerPoint;
    drawing.draw = [chart, format = context.format](QPainter &painter, const QRectF &area, double dotsPerInch) {
        paintChart(painter, area, chart, ChartStyle::page(format, dotsPerInch));
    };
    return drawing;
}

Drawing chartDrawing(const ReportContext &context, Numbering &numbering, const Chart &chart, double heightMm,
                     const QString &caption)
{
    Drawing drawing = plainDrawing(context, chart, heightMm);
    drawing.caption = RichText(caption);
    if (!chart.note.isEmpty())
        drawing.caption += RichText(u' ' + chart.note);
    numbering.name(drawing);
    return drawing;
}

} // namespace runcast::report
