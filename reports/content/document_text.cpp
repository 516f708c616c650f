// SPDX-License-Identifier: MIT
#include "reports/content/document_text.h"

namespace runcast::report {
namespace {

/// Goes over the blocks of a document and calls what the visitor has for each kind.
template <typename Visitor> void visitBlocks(const Blocks &blocks, Visitor &visitor)
{
    for (const Block &block : blocks) {
        if (const SideBySide *beside = std::get_if<SideBySide>(&block.content)) {
            for (const SideBySide::Part &part : beside->parts)
                visitBlocks(part.blocks, visitor);
        } else {
            std::visit(visitor, block.content);
        }
    }
}

class TextCollector {
public:
    void operator()(const LeadSentence &lead) { add(lead.text); }
    void operator()(const Ask &ask) { add(ask.text); }
    void operator()(const GroupHeading &heading) { add(heading.text); }
    void operator()(const Paragraph &paragraph) { add(paragraph.text); }
    void operator()(const AuthorNote &note)
    {
        add(note.label);
        add(note.text);
    }
    void operator()(const BulletList &list)
    {
        for (const RichText &item : list.items)
            add(item);
    }
    void operator()(const Tiles &tiles)
    {
        for (const Tile &tile : tiles.tiles) {
            for (const QString &text : {tile.label, tile.number, tile.unit, tile.range, tile.basis})
                add(text);
        }
    }
    void operator()(const Table &table)
    {
        add(table.caption);
        add(table.note);
        for (const TableColumn &column : table.columns)
            add(column.head);
        for (const Row &row : table.rows) {
            for (const Cell &cell : row.cells) {
                add(cell.text);
                add(cell.note);
            }
        }
    }
    void operator()(const Drawing &drawing)
    {
        add(drawing.title);
        add(drawing.subtitle);
        add(drawing.caption);
        add(drawing.reason);
    }
    void operator()(const Definitions &definitions)
    {
        for (const auto &[term, meaning] : definitions.entries) {
            add(term);
            add(meaning);
        }
    }
    void operator()(const Contents &contents)
    {
        add(contents.title);
        add(contents.note);
    }
    void operator()(const Space &) {}
    void operator()(const SideBySide &) {}

    void add(const RichText &text) { add(text.plain()); }
    void add(const QString &text)
    {
        if (!text.isEmpty())
            m_text += text + u'\n';
    }
    QString take() { return std::move(m_text); }

private:
    QString m_text;
};

struct TableCollector {
    std::vector<const Table *> tables = {};

    template <typename Other> void operator()(const Other &) {}
    void operator()(const Table &table)
    {
        if (!table.number.isEmpty())
            tables.push_back(&table);
    }
};

} // namespace

QString documentText(const Document &document)
{
    TextCollector collector;
    collector.add(document.title);
    for (const QString &part : document.furniture.headerParts + document.furniture.footerParts)
        collector.add(part);
    collector.add(document.furniture.classification);
    for (const DocumentSection &section : document.sections) {
        collector.add(section.title);
        if (!section.versions.empty())
            visitBlocks(section.versions.front(), collector);
    }
    return collector.take();
}

std::vector<const Table *> documentTables(const Document &document)
{
    TableCollector collector;
    for (const DocumentSection &section : document.sections) {
        if (!section.versions.empty())
            visitBlocks(section.versions.front(), collector);
    }
    return collector.tables;
}

} // namespace runcast::report
