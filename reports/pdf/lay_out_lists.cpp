// SPDX-License-Identifier: MIT
#include "reports/pdf/lay_out_blocks.h"

#include "reports/pdf/canvas.h"
#include "reports/pdf/page_geometry.h"

#include <algorithm>

namespace runcast::report {
namespace {

constexpr double termWidth = 27, termGap = 2;
constexpr double entryGap = 1.9;
// Entries side by side are balanced by this much of a page at a time, so that a long glossary can be parted.
constexpr double chunkHeight = 230;

struct Definition {
    TextBox term, meaning;

    double height() const { return std::max(term.height(), meaning.height()); }
};

double heightOf(const std::vector<Definition> &all, size_t from, size_t to)
{
    double height = 0;
    for (size_t i = from; i < to; ++i)
        height += all[i].height() + (i > from ? entryGap : 0);
    return height;
}

// Where the second column starts, so that the first is the longer one, by as little as can be.
size_t middleOf(const std::vector<Definition> &all, size_t from, size_t to)
{
    size_t middle = from;
    while (middle < to && heightOf(all, from, middle) < heightOf(all, middle, to))
        ++middle;
    return middle;
}

} // namespace

Pieces layOutDefinitions(const Definitions &definitions, double width, const LayoutContext &context)
{
    const double column = PageGeometry::spanWidth(width, 6);
    auto all = std::make_shared<std::vector<Definition>>();
    for (const auto &[term, meaning] : definitions.entries) {
        all->push_back(
            {TextBox(term, {.role = TypeRole::TableBody, .medium = true}, termWidth, context.typesetter),
             TextBox(meaning, {.role = TypeRole::TableBody}, column - termWidth - termGap, context.typesetter)});
    }
    Pieces pieces;
    for (size_t from = 0; from < all->size();) {
        size_t to = from + 1;
        while (to < all->size() && heightOf(*all, from, to + 1) < 2 * chunkHeight)
            ++to;
        const size_t middle = middleOf(*all, from, to);
        const double height = std::max(heightOf(*all, from, middle), heightOf(*all, middle, to));
        pieces.push_back(
            {.before = from == 0 ? 3.2 : entryGap,
             .height = height,
             .draw = [all, from, middle, to, column](Canvas &canvas, double x, double y, const PageNumbers &) {
                 double top = y;
                 for (size_t i = from; i < to; ++i) {
                     if (i == middle) {
                         x += column + PageGeometry::gutter;
                         top = y;
                     }
                     (*all)[i].term.draw(canvas, x, top);
                     (*all)[i].meaning.draw(canvas, x + termWidth + termGap, top);
                     top += (*all)[i].height() + entryGap;
                 }
             }});
        from = to;
    }
    return pieces;
}

Pieces layOutContents(const Contents &contents, double width, const LayoutContext &context)
{
    constexpr double numberWidth = 8, pageWidth = 8, rowHeight = 4.95, leaderGap = 2.5, columnGap = 12;
    const TextLook look{.role = TypeRole::TableBody};
    const double column = (width - columnGap) / 2;
    const size_t perColumn = (context.contents.size() + 1) / 2;
    double titleWidth = 0;
    for (const ContentsEntry &entry : context.contents)
        titleWidth = std::max(titleWidth, context.typesetter.widthOf(entry.title, look));
    titleWidth = std::min(titleWidth, column - numberWidth - pageWidth - leaderGap);

    const TextBox heading(contents.title, {.role = TypeRole::Heading}, width, context.typesetter);
    const double listTop = heading.height() + 1.6;
    const auto draw = [=, entries = context.contents, typesetter = context.typesetter](
                          Canvas &canvas, double x, double y, const PageNumbers &numbers) {
        heading.draw(canvas, x, y);
        for (size_t i = 0; i < entries.size(); ++i) {
            const ContentsEntry &entry = entries[i];
            const double left = x + (i < perColumn ? 0 : column + columnGap);
            const double top = y + listTop + double(i % perColumn) * rowHeight;
            TextBox(secondary(entry.number), look, numberWidth, typesetter).draw(canvas, left, top);
            const TextBox title(entry.title, look, titleWidth, typesetter);
            title.draw(canvas, left + numberWidth, top, 0, 1);
            const TextBox page(QString::number(numbers.ofSection.value(entry.sectionId)),
                               {.role = TypeRole::TableBody, .align = TextAlign::Trailing}, pageWidth, typesetter);
            page.draw(canvas, left + column - pageWidth, top);
            const double from = left + numberWidth + titleWidth + leaderGap;
            const double to = left + column - pageWidth;
            if (to > from)
                canvas.line(from, top + 2.9, to, top + 2.9, 0.2, canvas.theme().faint, {1, 2});
            canvas.addLink({left, top, column, rowHeight}, entry.sectionId);
        }
    };
    Pieces pieces{{.height = listTop + double(perColumn) * rowHeight, .draw = draw}};
    if (!contents.note.isEmpty()) {
        const TextBox note(contents.note, {.role = TypeRole::Note, .tone = Tone::Secondary}, width, context.typesetter);
        pieces.front().keepWithNext = true;
        pieces.push_back(
            {.before = 0.4,
             .height = note.height(),
             .draw = [note](Canvas &canvas, double x, double y, const PageNumbers &) { note.draw(canvas, x, y); }});
    }
    return pieces;
}

Pieces layOutDrawing(const Drawing &drawing, double width, const LayoutContext &context)
{
    const Typesetter &typesetter = context.typesetter;
    const TextBox title(drawing.title, {.role = TypeRole::FigureTitle}, width, typesetter);
    const TextBox subtitle(drawing.subtitle, {.role = TypeRole::Caption, .tone = Tone::Secondary, .linePoints = 10.5},
                           width, typesetter);
    const TextBox caption(captionText(drawing.label, drawing.caption),
                          {.role = TypeRole::Caption, .tone = Tone::Secondary}, width, typesetter);
    const double top = title.height() + subtitle.height() + 1.8;
    const bool drawn = drawing.reason.isEmpty() && drawing.draw;
    const TextBox reason(drawing.reason, {.role = TypeRole::TableBody, .tone = Tone::Secondary}, width - 8, typesetter);
    const double height = drawn ? drawing.heightMm : reason.height() + 8;
    const bool captioned = !drawing.label.isEmpty() || !drawing.caption.isEmpty();
    const double captionTop = top + height + 2.4;
    return {{.before = 4.4,
             .height = captioned ? captionTop + caption.height() : top + height,
             .draw = [=](Canvas &canvas, double x, double y, const PageNumbers &) {
                 title.draw(canvas, x, y);
                 subtitle.draw(canvas, x, y + title.height());
                 if (drawn) {
                     drawing.draw(canvas.painter(), canvas.place({x, y + top, width, height}), canvas.dotsPerInch());
                 } else {
                     canvas.frame({x, y + top, width, height}, 0, 0.2, canvas.theme().line);
                     reason.draw(canvas, x + 4, y + top + 4);
                 }
                 caption.draw(canvas, x, y + captionTop);
             }}};
}

} // namespace runcast::report
