// SPDX-License-Identifier: MIT
#include "ui/window/page_factory.h"

#include "ui/pages/compare/compare_page.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/library/library_page.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/reference/reference_page.h"
#include "ui/pages/report/report_page.h"

namespace runcast {

namespace {

template <typename T> Page *makePage(LibraryDocument &document, UiContext &context)
{
    return new T(document, context);
}

} // namespace

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
    PageFactory factory;
    factory.add(PageId::Library, makePage<LibraryPage>);
    factory.add(PageId::Plan, makePage<PlanPage>);
    factory.add(PageId::Compare, makePage<ComparePage>);
    factory.add(PageId::Explore, makePage<ExplorePage>);
    factory.add(PageId::Report, makePage<ReportPage>);
    factory.add(PageId::Reference, makePage<ReferencePage>);
    return factory;
}

} // namespace runcast
