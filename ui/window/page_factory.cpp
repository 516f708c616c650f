// SPDX-License-Identifier: MIT
#include "ui/window/page_factory.h"

namespace runcast {

std::vector<PageId> PageFactory::ids() const
{
    std::vector<PageId> ids;
    for (const auto &[id, maker] : m_makers)
        ids.push_back(id);
    return ids;
}

Page *PageFactory::make(PageId id, LibraryDocument &document, UiContext &context) const
{
    return m_makers.at(id)(document, context);
}

PageFactory standardPages()
{
    return {};
}

} // namespace runcast
