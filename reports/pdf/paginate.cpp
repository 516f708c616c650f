// SPDX-License-Identifier: MIT
#include "reports/pdf/paginate.h"

#include "reports/pdf/canvas.h"
#include "reports/pdf/section_heading.h"

#include <algorithm>

namespace runcast::report {
namespace {

constexpr double roomToFollow = 60; // free height that a section needs to follow another on its page
constexpr double gapBetweenSections = 7.5;
constexpr double leastOnLastPage = 40;
constexpr double tolerance = 0.01;

/// Puts the pieces of one section on pages, opening new ones as they fill.
class Flow {
public:
    Flow(std::vector<PageLayout> &pages, const DocumentSection &section, Paper paper, const LayoutContext &context)
        : m_pages(pages), m_section(section), m_geometry(PageGeometry::of(paper, section.landscape)), m_context(context)
    {
    }

    void start(double top)
    {
        m_y = top;
        m_atTop = top == PageGeometry::contentTop;
    }
    void openPage()
    {
        m_pages.push_back({.geometry = m_geometry, .landscape = m_section.landscape, .pieces = {}, .starts = {}});
        start(PageGeometry::contentTop);
    }
    void markStart() { m_pages.back().starts.push_back({m_section.id, m_y}); }
    void add(const Pieces &pieces);
    double bottom() const { return m_y; }

private:
    void place(const Piece &piece);
    bool fits(double height) const { return m_y + height <= m_geometry.contentBottom() + tolerance; }
    void continueOverleaf(const Piece &next);

    std::vector<PageLayout> &m_pages;
    const DocumentSection &m_section;
    PageGeometry m_geometry;
    const LayoutContext &m_context;
    double m_y = 0;
    bool m_atTop = true;
};

void Flow::place(const Piece &piece)
{
    if (!m_atTop)
        m_y += piece.before;
    m_pages.back().pieces.push_back({piece, m_y});
    m_y += piece.height;
    m_atTop = false;
}

void Flow::continueOverleaf(const Piece &next)
{
    openPage();
    if (m_section.heading == HeadingStyle::Numbered) {
        for (const Piece &piece : continuedHeading(m_section, m_geometry.contentWidth(), m_context))
            place(piece);
    }
    if (next.repeated) {
        for (const Piece &piece : *next.repeated)
            place(piece);
    }
}

void Flow::add(const Pieces &pieces)
{
    for (size_t from = 0; from < pieces.size();) {
        size_t to = from + 1;
        while (to < pieces.size() && pieces[to - 1].keepWithNext)
            ++to;
        double height = m_atTop ? 0 : pieces[from].before;
        for (size_t i = from; i < to; ++i)
            height += pieces[i].height + (i > from ? pieces[i].before : 0);
        if (!fits(height) && !m_atTop)
            continueOverleaf(pieces[from]);
        // A group that is taller than a page is parted after all, piece by piece.
        for (size_t i = from; i < to; ++i) {
            if (i > from && !fits(pieces[i].before + pieces[i].height))
                continueOverleaf(pieces[i]);
            place(pieces[i]);
        }
        from = to;
    }
}

struct Attempt {
    std::vector<PageLayout> pages;
    double bottom = 0;
};

Attempt layOutSection(const DocumentSection &section, const Blocks &blocks, Paper paper, const LayoutContext &context,
                      std::vector<PageLayout> before)
{
    Attempt attempt{std::move(before)};
    const PageGeometry geometry = PageGeometry::of(paper, section.landscape);
    const double width = geometry.contentWidth();
    Pieces pieces = sectionHeading(section, width, context);
    for (Piece &piece : layOutBlocks(blocks, width, context))
        pieces.push_back(std::move(piece));

    Flow flow(attempt.pages, section, paper, context);
    double below = geometry.contentBottom();
    if (!attempt.pages.empty() && !attempt.pages.back().pieces.empty()) {
        const PlacedPiece &last = attempt.pages.back().pieces.back();
        below = last.y + last.piece.height;
    }
    const double room = geometry.contentBottom() - below;
    const bool canFollow =
        section.begins == SectionBreak::Follows ||
        (section.begins == SectionBreak::FollowsWhole && gapBetweenSections + stackedHeight(pieces) <= room);
    const bool follows = canFollow && !attempt.pages.empty() && attempt.pages.back().landscape == section.landscape &&
                         room >= roomToFollow;
    if (follows) {
        // What is kept together at the start must fit as a whole, or the section starts overleaf.
        double first = gapBetweenSections;
        for (size_t i = 0; i < pieces.size(); ++i) {
            first += pieces[i].height + (i > 0 ? pieces[i].before : 0);
            if (!pieces[i].keepWithNext)
                break;
        }
        if (below + first <= geometry.contentBottom())
            flow.start(below + gapBetweenSections);
        else
            flow.openPage();
        if (!pieces.empty() && below + first <= geometry.contentBottom())
            pieces.front().before = 0;
    } else {
        flow.openPage();
    }
    flow.markStart();
    flow.add(pieces);
    attempt.bottom = flow.bottom();
    return attempt;
}

Attempt bestAttempt(const DocumentSection &section, Paper paper, const LayoutContext &context,
                    const std::vector<PageLayout> &before)
{
    Attempt attempt;
    for (const Blocks &version : section.versions) {
        attempt = layOutSection(section, version, paper, context, before);
        if (attempt.pages.size() == before.size() + 1)
            return attempt;
    }
    // A last page with next to nothing on it is worth closer rows.
    const bool thin =
        attempt.pages.size() > before.size() + 1 && attempt.bottom - PageGeometry::contentTop < leastOnLastPage;
    if (thin && !section.versions.empty()) {
        LayoutContext tight = context;
        tight.tight = true;
        Attempt closer = layOutSection(section, section.versions.back(), paper, tight, before);
        if (closer.pages.size() < attempt.pages.size())
            return closer;
    }
    return attempt;
}

} // namespace

std::vector<PageLayout> paginate(const Document &document, Paper paper, const LayoutContext &context,
                                 const std::stop_token &stop)
{
    std::vector<PageLayout> pages;
    for (const DocumentSection &section : document.sections) {
        if (stop.stop_requested())
            return {};
        pages = bestAttempt(section, paper, context, pages).pages;
    }
    return pages;
}

PageNumbers pageNumbers(const std::vector<PageLayout> &pages)
{
    PageNumbers numbers{.count = int(pages.size()), .ofSection = {}};
    for (size_t i = 0; i < pages.size(); ++i) {
        for (const SectionStart &start : pages[i].starts)
            numbers.ofSection.insert(start.sectionId, int(i) + 1);
    }
    return numbers;
}

} // namespace runcast::report
