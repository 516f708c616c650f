// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <functional>
#include <map>
#include <vector>

namespace runcast {

class LibraryDocument;
struct UiContext;

/// Makes pages on their first visit. The window offers the pages that are in here and no others.
class PageFactory {
public:
    using Maker = std::function<Page *(LibraryDocument &, UiContext &)>;

    void add(PageId id, Maker maker) { m_makers[id] = std::move(maker); }
    /// In the order of the rail.
    std::vector<PageId> ids() const;
    Page *make(PageId id, LibraryDocument &document, UiContext &context) const;

private:
    std::map<PageId, Maker> m_makers;
};

/// All pages of the program.
PageFactory standardPages();

} // namespace runcast
