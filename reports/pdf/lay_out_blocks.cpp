// SPDX-License-Identifier: MIT
#include "reports/pdf/lay_out_blocks.h"

#include "reports/pdf/canvas.h"
#include "reports/pdf/page_geometry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

constexpr double leadWidth = 160, bodyWidth = 150;

TextLook paragraphLook(const Paragraph &paragraph)
{
    TextLook look{.role = TypeRole::Body};
    if (paragraph.size == ParagraphSize::Small)
        look.role = TypeRole::TableBody;
    if (paragraph.size == ParagraphSize::Note)
        look.role = TypeRole::Note;
    if (paragraph.secondary || paragraph.size == ParagraphSize::Note)
        look.tone = Tone::Secondary;
    return look;
}

Pieces layOut(const LeadSentence &lead, double width, const LayoutContext &context)
{
    const TextBox text(lead.text, {.role = TypeRole::Lead}, std::min(width, leadWidth), context.typesetter);
    Pieces pieces = linePieces(text, 0, 2.6);
    for (Piece &piece : pieces)
        piece.keepWithNext = true;
    return pieces;
}

Pieces layOut(const Ask &ask, double width, const LayoutContext &context)
{
    constexpr double bar = 1, gap = 3.4;
    const TextBox text(ask.text, {.role = TypeRole::Lead}, std::min(width - bar - gap, leadWidth), context.typesetter);
    return {{.before = 3.4,
             .height = text.height(),
             .draw = [text](Canvas &canvas, double x, double y, const PageNumbers &) {
                 canvas.fill({x, y, bar, text.height()}, canvas.theme().accent);
                 text.draw(canvas, x + bar + gap, y);
             }}};
}

Pieces layOut(const GroupHeading &heading, double width, const LayoutContext &context)
{
    const TextBox text(heading.text, {.role = TypeRole::GroupTitle}, width, context.typesetter);
    Pieces pieces = linePieces(text, 0, 4.4);
    for (Piece &piece : pieces)
        piece.keepWithNext = true;
    return pieces;
}

Pieces layOut(const Paragraph &paragraph, double width, const LayoutContext &context)
{
    const TextBox text(paragraph.text, paragraphLook(paragraph), std::min(width, bodyWidth), context.typesetter);
    return linePieces(text, 0, paragraph.size == ParagraphSize::Note ? 1.4 : 1.8);
}

Pieces layOut(const AuthorNote &note, double width, const LayoutContext &context)
{
    constexpr double bar = 0.8, gap = 3;
    const double textWidth = std::min(width - bar - gap, bodyWidth);
    const TextBox label(note.label, {.role = TypeRole::Caption, .tone = Tone::Secondary}, textWidth,
                        context.typesetter);
    const TextBox text(note.text, {.role = TypeRole::Body, .ownDirection = true}, textWidth, context.typesetter);
    Pieces pieces = linePieces(label, bar + gap, 3);
    pieces.back().keepWithNext = true;
    for (Piece &piece : linePieces(text, bar + gap, 0))
        pieces.push_back(std::move(piece));
    for (Piece &piece : pieces) {
        piece.draw = [draw = piece.draw, height = piece.height](Canvas &canvas, double x, double y,
                                                                const PageNumbers &numbers) {
            canvas.fill({x, y, bar, height}, canvas.theme().color(Subject::Neutral));
            draw(canvas, x, y, numbers);
        };
    }
    return pieces;
}

Pieces layOut(const BulletList &list, double width, const LayoutContext &context)
{
    constexpr double indent = 4;
    const TextLook look{.role = TypeRole::TableBody};
    const TextBox dash(u"–"_s, look, indent, context.typesetter);
    Pieces pieces;
    for (const RichText &item : list.items) {
        const TextBox text(item, look, width - indent, context.typesetter);
        pieces.push_back({.before = 0.75,
                          .height = text.height(),
                          .draw = [dash, text](Canvas &canvas, double x, double y, const PageNumbers &) {
                              dash.draw(canvas, x, y);
                              text.draw(canvas, x + indent, y);
                          }});
    }
    return pieces;
}

Pieces layOut(const Table &table, double width, const LayoutContext &context)
{
    return layOutTable(table, width, context);
}

Pieces layOut(const Tiles &tiles, double width, const LayoutContext &context)
{
    return layOutTiles(tiles, width, context);
}

Pieces layOut(const Drawing &drawing, double width, const LayoutContext &context)
{
    return layOutDrawing(drawing, width, context);
}

Pieces layOut(const Definitions &definitions, double width, const LayoutContext &context)
{
    return layOutDefinitions(definitions, width, context);
}

Pieces layOut(const Contents &contents, double width, const LayoutContext &context)
{
    return layOutContents(contents, width, context);
}

Pieces layOut(const Space &space, double, const LayoutContext &)
{
    return {{.before = space.heightMm, .draw = [](Canvas &, double, double, const PageNumbers &) {}}};
}

void drawStacked(const Pieces &pieces, Canvas &canvas, double x, double y, const PageNumbers &numbers)
{
    for (size_t i = 0; i < pieces.size(); ++i) {
        y += i > 0 ? pieces[i].before : 0;
        pieces[i].draw(canvas, x, y, numbers);
        y += pieces[i].height;
    }
}

Pieces layOut(const SideBySide &beside, double width, const LayoutContext &context)
{
    struct Placed {
        double x;
        Pieces pieces;
    };
    auto placed = std::make_shared<std::vector<Placed>>();
    Piece whole;
    double x = 0;
    for (const SideBySide::Part &part : beside.parts) {
        const double partWidth = PageGeometry::spanWidth(width, part.span);
        Pieces pieces = layOutBlocks(part.blocks, partWidth, context);
        whole.height = std::max(whole.height, stackedHeight(pieces));
        if (!pieces.empty())
            whole.before = std::max(whole.before, pieces.front().before);
        placed->push_back({x, std::move(pieces)});
        x += partWidth + PageGeometry::gutter;
    }
    whole.draw = [placed](Canvas &canvas, double left, double y, const PageNumbers &numbers) {
        for (const Placed &part : *placed)
            drawStacked(part.pieces, canvas, left + part.x, y, numbers);
    };
    return {std::move(whole)};
}

} // namespace

double stackedHeight(const Pieces &pieces)
{
    double height = 0;
    for (size_t i = 0; i < pieces.size(); ++i)
        height += pieces[i].height + (i > 0 ? pieces[i].before : 0);
    return height;
}

Pieces linePieces(const TextBox &text, double indent, double before)
{
    Pieces pieces;
    const int count = text.lineCount();
    for (int i = 0; i < count; ++i) {
        const bool kept = i + 1 < count && (i == 0 || i == count - 2);
        pieces.push_back({.before = i == 0 ? before : 0,
                          .height = text.lineHeight(),
                          .keepWithNext = kept,
                          .draw = [text, indent, i](Canvas &canvas, double x, double y, const PageNumbers &) {
                              text.draw(canvas, x + indent, y, i, 1);
                          }});
    }
    return pieces;
}

RichText captionText(const QString &label, const RichText &caption)
{
    if (label.isEmpty())
        return caption;
    return RichText(Run{.text = label, .medium = true}) + RichText(u"  "_s) + caption;
}

Pieces layOutBlock(const Block &block, double width, const LayoutContext &context)
{
    return std::visit([&](const auto &content) { return layOut(content, width, context); }, block.content);
}

Pieces layOutBlocks(const Blocks &blocks, double width, const LayoutContext &context)
{
    Pieces all;
    double space = 0;
    for (const Block &block : blocks) {
        if (const Space *gap = std::get_if<Space>(&block.content)) {
            space += gap->heightMm;
            continue;
        }
        Pieces pieces = layOutBlock(block, width, context);
        if (!pieces.empty())
            pieces.front().before += std::exchange(space, 0);
        std::move(pieces.begin(), pieces.end(), std::back_inserter(all));
    }
    return all;
}

} // namespace runcast::report
