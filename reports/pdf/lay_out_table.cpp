// SPDX-License-Identifier: MIT
#include "reports/pdf/lay_out_blocks.h"

#include "reports/pdf/canvas.h"
#include "reports/pdf/column_widths.h"

#include <algorithm>
#include <cmath>

namespace runcast::report {
namespace {

constexpr double headRule = 0.3, rowRule = 0.15, subTotalRule = 0.2, totalRule = 0.3;
constexpr double padding = 0.95, tightPadding = 0.55;
constexpr double captionGap = 1.3;
constexpr qsizetype zebraRows = 12;

struct SetCell {
    TextBox text;
    std::optional<TextBox> note;

    double height() const { return text.height() + (note ? note->height() : 0); }
};

/// All that the rows of one table share.
struct Grid {
    Table table;
    ColumnPlan plan;
    Typesetter typesetter;
    double width = 0;
    double rowPadding = padding;
    bool zebra = false;
    QColor zebraColor;

    bool isNumber(size_t column) const { return table.columns[column].kind == ColumnKind::Number; }
    TextLook cellLook(size_t column, RowKind kind) const
    {
        TextLook look{.role = TypeRole::TableBody};
        look.align = isNumber(column) ? TextAlign::Number : TextAlign::Leading;
        look.medium = kind != RowKind::Normal;
        if (table.small) {
            look.points = 8;
            look.linePoints = 10.5;
        }
        return look;
    }
    TextLook headLook(size_t column) const
    {
        return {.role = TypeRole::CaptionStrong,
                .align = isNumber(column) ? TextAlign::Number : TextAlign::Leading,
                .tone = Tone::Secondary};
    }
};

ColumnPlan columnsOf(const Table &table, const Grid &grid)
{
    const Typesetter &typesetter = grid.typesetter;
    std::vector<ColumnNeed> needs(table.columns.size());
    for (size_t c = 0; c < needs.size(); ++c) {
        const TableColumn &column = table.columns[c];
        ColumnNeed &need = needs[c];
        need.isNumber = grid.isNumber(c);
        need.fixed = column.widthMm;
        need.stretch = column.stretch;
        if (table.hasHead) {
            need.head = typesetter.widthOf(column.head, grid.headLook(c));
            need.headWord = typesetter.wordWidthOf(column.head, grid.headLook(c));
        }
        for (const Row &row : table.rows) {
            if (c >= row.cells.size())
                continue;
            const TextLook look = grid.cellLook(c, row.kind);
            const double natural = typesetter.widthOf(row.cells[c].text, look);
            need.body = std::max(need.body, natural);
            // Words in a column of numbers may wrap, numbers never.
            const bool wraps = !need.isNumber || std::isnan(row.cells[c].number);
            need.bodyWord = std::max(need.bodyWord, wraps ? typesetter.wordWidthOf(row.cells[c].text, look) : natural);
        }
    }
    return planColumns(needs, grid.width);
}

std::vector<SetCell> setRow(const Row &row, const Grid &grid)
{
    std::vector<SetCell> cells;
    for (size_t c = 0; c < std::min(row.cells.size(), grid.plan.widths.size()); ++c) {
        const Cell &cell = row.cells[c];
        SetCell set{TextBox(cell.text, grid.cellLook(c, row.kind), grid.plan.widths[c], grid.typesetter), {}};
        if (!cell.note.isEmpty()) {
            const TextLook look{.role = TypeRole::Note,
                                .align = grid.isNumber(c) ? TextAlign::Number : TextAlign::Leading,
                                .tone = Tone::Secondary};
            set.note.emplace(cell.note, look, grid.plan.widths[c], grid.typesetter);
        }
        cells.push_back(std::move(set));
    }
    return cells;
}

struct Rule {
    double width = 0;
    bool strong = false; // in the secondary colour
};

Rule ruleBelow(const Table &table, size_t row)
{
    if (table.rows[row].kind == RowKind::Total)
        return {};
    if (row + 1 < table.rows.size()) {
        if (table.rows[row + 1].kind == RowKind::Total)
            return {totalRule, true};
        if (table.rows[row + 1].kind == RowKind::SubTotal)
            return {subTotalRule, true};
    }
    return {rowRule, false};
}

Piece rowPiece(const std::shared_ptr<const Grid> &grid, size_t index)
{
    const Row &row = grid->table.rows[index];
    const std::vector<SetCell> cells = setRow(row, *grid);
    double height = 0;
    for (const SetCell &cell : cells)
        height = std::max(height, cell.height());
    height += 2 * grid->rowPadding;
    const bool waitsForInk = grid->table.signatureMm > 0 && row.cells.back().text.isEmpty();
    if (waitsForInk)
        height = std::max(height, grid->table.signatureMm);
    return {.height = height,
            .draw = [grid, cells, height, rule = ruleBelow(grid->table, index),
                     shaded = grid->zebra && index % 2 == 1](Canvas &canvas, double x, double y, const PageNumbers &) {
                if (shaded)
                    canvas.fill({x, y, grid->width, height}, grid->zebraColor);
                for (size_t c = 0; c < cells.size(); ++c) {
                    const double left = x + grid->plan.lefts[c];
                    cells[c].text.draw(canvas, left, y + grid->rowPadding);
                    if (cells[c].note)
                        cells[c].note->draw(canvas, left, y + grid->rowPadding + cells[c].text.height());
                }
                if (rule.width > 0) {
                    canvas.line(x, y + height, x + grid->width, y + height, rule.width,
                                rule.strong ? canvas.theme().secondary : canvas.theme().line);
                }
            }};
}

Piece headPiece(const std::shared_ptr<const Grid> &grid)
{
    std::vector<TextBox> heads;
    double height = 0;
    for (size_t c = 0; c < grid->table.columns.size(); ++c) {
        heads.emplace_back(grid->table.columns[c].head, grid->headLook(c), grid->plan.widths[c], grid->typesetter);
        height = std::max(height, heads.back().height());
    }
    height += 1.1;
    return {.height = height,
            .keepWithNext = true,
            .draw = [grid, heads, height](Canvas &canvas, double x, double y, const PageNumbers &) {
                for (size_t c = 0; c < heads.size(); ++c)
                    heads[c].draw(canvas, x + grid->plan.lefts[c], y + height - 1.1 - heads[c].height());
                canvas.line(x, y + height, x + grid->width, y + height, headRule, canvas.theme().secondary);
            }};
}

Piece textPiece(const RichText &text, const TextLook &look, double width, double before, const Typesetter &typesetter)
{
    const TextBox box(text, look, width, typesetter);
    return {.before = before,
            .height = box.height(),
            .draw = [box](Canvas &canvas, double x, double y, const PageNumbers &) { box.draw(canvas, x, y); }};
}

QString firstSentence(const QString &text)
{
    const qsizetype end = text.indexOf(u". ");
    return end < 0 ? text : text.first(end + 1);
}

// A total stays with two rows, a sub-total with the one before it, the head with the first two, a note with the last.
void keepTogether(Pieces &rows, const Table &table)
{
    const size_t count = rows.size();
    for (size_t i = 0; i + 1 < count; ++i) {
        const bool beforeTotal =
            table.rows[i + 1].kind == RowKind::Total || (i + 2 < count && table.rows[i + 2].kind == RowKind::Total);
        rows[i].keepWithNext = i == 0 || beforeTotal || table.rows[i + 1].kind == RowKind::SubTotal;
    }
    rows.back().keepWithNext = !table.note.isEmpty();
}

} // namespace

Pieces layOutTable(const Table &table, double width, const LayoutContext &context)
{
    if (table.rows.empty())
        return {};
    auto grid = std::make_shared<Grid>();
    grid->table = table;
    grid->typesetter = context.typesetter;
    grid->width = width;
    const auto rowCount = qsizetype(table.rows.size());
    const bool hasTotals = std::any_of(table.rows.begin(), table.rows.end(), [](const Row &row) {
        return row.kind == RowKind::SubTotal || row.kind == RowKind::Total;
    });
    const bool isLong = rowCount >= zebraRows;
    grid->zebra = isLong && !hasTotals && table.hasHead;
    grid->zebraColor = lightTheme().canvas;
    grid->rowPadding = table.tight || isLong || context.tight ? tightPadding : padding;
    grid->plan = columnsOf(table, *grid);

    const TextLook captionLook{.role = TypeRole::Caption, .tone = Tone::Secondary};
    auto repeated = std::make_shared<Pieces>();
    Pieces pieces;
    if (!table.label.isEmpty()) {
        pieces.push_back(
            textPiece(captionText(table.label, table.caption), captionLook, width, 4.4, context.typesetter));
        pieces.back().keepWithNext = true;
        const RichText again = firstSentence(table.caption.plain()) + u' ' + context.continued;
        repeated->push_back(textPiece(captionText(table.label, again), captionLook, width, 0, context.typesetter));
    }
    if (table.hasHead) {
        Piece head = headPiece(grid);
        head.before = captionGap;
        repeated->push_back(head);
        head.before = table.label.isEmpty() ? 3.4 : captionGap;
        pieces.push_back(std::move(head));
    }
    Pieces rows;
    for (size_t i = 0; i < table.rows.size(); ++i) {
        rows.push_back(rowPiece(grid, i));
        rows.back().repeated = repeated;
    }
    if (pieces.empty())
        rows.front().before = 2.4;
    keepTogether(rows, table);
    std::move(rows.begin(), rows.end(), std::back_inserter(pieces));
    if (!table.note.isEmpty()) {
        pieces.push_back(
            textPiece(table.note, {.role = TypeRole::Note, .tone = Tone::Secondary}, width, 0.9, context.typesetter));
    }
    return pieces;
}

} // namespace runcast::report
