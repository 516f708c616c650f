// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/table.h"
#include "reports/theme/theme.h"

#include <QRectF>

#include <functional>
#include <utility>
#include <variant>
#include <vector>

class QPainter;

namespace runcast::report {

/// The sentence under a heading that answers the section's question.
struct LeadSentence {
    RichText text;
};

/// What the report asks for, with the accent bar.
struct Ask {
    RichText text;
};

struct GroupHeading {
    QString text;
};

enum class ParagraphSize { Body, Small, Note };

struct Paragraph {
    RichText text;
    ParagraphSize size = ParagraphSize::Body;
    bool secondary = false;
};

/// Words that a person wrote; marked as such.
struct AuthorNote {
    QString label; // "Author's note"
    QString text;
};

struct BulletList {
    std::vector<RichText> items;
};

/// A headline figure in a frame.
struct Tile {
    QString label;
    QString number;
    QString unit;
    QString range; // its range, or the words that there is none
    QString basis;
};

struct Tiles {
    std::vector<Tile> tiles;
};

/// A drawing between its title and its caption, or the reason why there is none. `draw` gets an area in device units.
struct Drawing {
    QString label; // "Figure 7.1"
    RichText title;
    QString subtitle;
    RichText caption;
    double heightMm = 60;
    std::function<void(QPainter &, const QRectF &area, double dotsPerInch)> draw;
    QString reason; // why it cannot be drawn
};

/// Words and their meaning, in two columns.
struct Definitions {
    std::vector<std::pair<QString, RichText>> entries;
};

/// The list of sections with their pages, filled in by the layout.
struct Contents {
    QString title;
    QString note; // what was left out
};

struct Space {
    double heightMm = 3;
};

struct Block;

/// Blocks side by side on the grid of twelve columns; they share the top edge and are never parted.
struct SideBySide {
    struct Part {
        int span = 6;
        std::vector<Block> blocks;
    };
    std::vector<Part> parts;
};

struct Block {
    std::variant<LeadSentence, Ask, GroupHeading, Paragraph, AuthorNote, BulletList, Tiles, Table, Drawing, Definitions,
                 Contents, Space, SideBySide>
        content;
};

using Blocks = std::vector<Block>;

} // namespace runcast::report
