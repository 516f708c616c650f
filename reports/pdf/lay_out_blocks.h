// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/document.h"
#include "reports/pdf/piece.h"
#include "reports/pdf/typesetter.h"

namespace runcast::report {

/// An entry of the contents list.
struct ContentsEntry {
    QString sectionId, number, title;
};

/// What the blocks of a document share while they are laid out.
struct LayoutContext {
    Typesetter typesetter;
    QString continued; // "(continued)"
    std::vector<ContentsEntry> contents;
    bool tight = false;   // all tables in close rows, to save a page
    QByteArray logo = {}; // beside the title of page 1; may be empty
};

/// The pieces of a block that is `width` mm wide.
Pieces layOutBlock(const Block &block, double width, const LayoutContext &context);

/// The pieces of blocks, one after another, spaced.
Pieces layOutBlocks(const Blocks &blocks, double width, const LayoutContext &context);

Pieces layOutTable(const Table &table, double width, const LayoutContext &context);
Pieces layOutTiles(const Tiles &tiles, double width, const LayoutContext &context);
Pieces layOutDefinitions(const Definitions &definitions, double width, const LayoutContext &context);
Pieces layOutContents(const Contents &contents, double width, const LayoutContext &context);
Pieces layOutDrawing(const Drawing &drawing, double width, const LayoutContext &context);

/// Lines of a text as pieces of which the first two and the last two stay together.
Pieces linePieces(const TextBox &text, double indent, double before);

/// "Table 7.1" in medium weight, then the caption in the secondary colour.
RichText captionText(const QString &label, const RichText &caption);

} // namespace runcast::report
