// SPDX-License-Identifier: MIT
#include "reports/pdf/section_heading.h"

#include "reports/pdf/canvas.h"
#include "reports/pdf/logo.h"
#include "reports/pdf/page_geometry.h"

namespace runcast::report {
namespace {

constexpr double gapBelowContinued = 3;
constexpr double logoWidth = 40, logoHeight = 12;
constexpr double ruleGap = 2.6, numberGap = 3, remarkGap = 2;
constexpr TextLook titleLook{.role = TypeRole::PageTitle};

Pieces numberedHeading(const DocumentSection &section, const QString &remark, double width,
                       const LayoutContext &context)
{
    const Typesetter &typesetter = context.typesetter;
    // The number is set in the regular weight: a role of that weight in the title's size.
    const TextLook numberLook{.role = TypeRole::Body, .tone = Tone::Secondary, .points = 18, .linePoints = 22};
    const TextLook remarkLook{.role = TypeRole::Body, .tone = Tone::Secondary};
    const double numberWidth = section.number.isEmpty() ? 0 : typesetter.widthOf(section.number, numberLook);
    const double titleLeft = section.number.isEmpty() ? 0 : numberWidth + numberGap;
    const double titleWidth = std::min(width - titleLeft, typesetter.widthOf(section.title, titleLook));
    const TextBox number(section.number, numberLook, std::max(1.0, numberWidth), typesetter);
    const TextBox title(section.title, titleLook, titleWidth, typesetter);
    const double remarkLeft = titleLeft + titleWidth + remarkGap;
    const TextBox remarkBox(remark, remarkLook, std::max(1.0, width - remarkLeft), typesetter);
    const Subject subject = section.subject;
    return {{.height = ruleGap + 0.2 + title.height(),
             .keepWithNext = true,
             .draw = [=](Canvas &canvas, double x, double y, const PageNumbers &) {
                 canvas.line(x, y + 0.1, x + width, y + 0.1, 0.2, canvas.theme().line);
                 canvas.fill({x, y, 25, 1}, canvas.theme().color(subject));
                 const double top = y + 0.2 + ruleGap;
                 number.draw(canvas, x, top);
                 title.draw(canvas, x + titleLeft, top);
                 // On the baseline of the title: the fonts' heights differ by so much.
                 remarkBox.draw(canvas, remarkLeft + x, top + 2.35, 0, 1);
             }}};
}

Pieces pageTitle(const DocumentSection &section, double width, const LayoutContext &context)
{
    const double room = context.logo.isEmpty() ? 0 : logoWidth + PageGeometry::gutter;
    const TextBox title(section.title, titleLook, width - room, context.typesetter);
    return {{.height = title.height(),
             .keepWithNext = true,
             .draw = [title, width, logo = context.logo](Canvas &canvas, double x, double y, const PageNumbers &) {
                 title.draw(canvas, x, y);
                 if (!logo.isEmpty()) {
                     drawLogo(canvas.painter(), canvas.place({x + width - logoWidth, y, logoWidth, logoHeight}), logo,
                              canvas.mirrored());
                 }
             }}};
}

} // namespace

Pieces sectionHeading(const DocumentSection &section, double width, const LayoutContext &context)
{
    switch (section.heading) {
    case HeadingStyle::Title:
        return pageTitle(section, width, context);
    case HeadingStyle::Numbered:
        return numberedHeading(section, section.remark, width, context);
    case HeadingStyle::None:
        break;
    }
    return {};
}

Pieces continuedHeading(const DocumentSection &section, double width, const LayoutContext &context)
{
    Pieces pieces = numberedHeading(section, context.continued, width, context);
    pieces.back().height += gapBelowContinued;
    return pieces;
}

} // namespace runcast::report
