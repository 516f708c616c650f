// SPDX-License-Identifier: MIT
#include "ui/pages/explore/layouts_pane.h"

#include "ui/document/library_document.h"
#include "ui/pages/explore/cluster_search_card.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/layout_search_card.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/full_table.h"

#include <QScrollArea>
#include <QVBoxLayout>

namespace runcast {

LayoutsPane::LayoutsPane(LibraryDocument &document, UiContext &context, QWidget *parent)
    : ExplorePane(parent), m_model(new PlanModel(document, context, this)),
      m_layouts(new LayoutSearchCard(*m_model, LayoutSearchCard::Extent::Full)),
      m_clusters(new ClusterSearchCard(*m_model))
{
    auto *content = new QWidget;
    auto *cards = new QVBoxLayout(content);
    cards->setContentsMargins(0, 0, 0, 0);
    cards->setSpacing(px(Spacing::medium));
    cards->addWidget(m_layouts);
    cards->addWidget(m_clusters);
    cards->addStretch(1);
    auto *area = new QScrollArea(this);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidget(content);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(area);
    connect(m_layouts, &LayoutSearchCard::finished, this, &LayoutsPane::stateChanged);
    connect(m_clusters, &ClusterSearchCard::finished, this, &LayoutsPane::stateChanged);
}

QString LayoutsPane::title() const
{
    return tr("Layouts");
}

void LayoutsPane::activated()
{
    if (m_stale)
        refresh();
}

void LayoutsPane::refreshSoon()
{
    m_stale = true;
    if (isVisible())
        refresh();
}

void LayoutsPane::refresh()
{
    // A scenario that was deleted is still the model's until another one is current.
    if (!m_model->document().contains(m_model->id()))
        return;
    m_stale = false;
    m_layouts->refresh();
    m_clusters->refresh();
}

void LayoutsPane::recompute()
{
    m_layouts->search();
}

void LayoutsPane::retranslate()
{
    refreshSoon();
}

// That of the clusters if it has the focus, or alone has something to show.
FullTable *LayoutsPane::table() const
{
    FullTable *clusters = m_clusters->table();
    const bool alone = clusters->isVisible() && !m_layouts->table()->isVisible();
    return alone || clusters->hasFocus() ? clusters : m_layouts->table();
}

void LayoutsPane::copy(bool all, bool head)
{
    copyFrom(*table(), all, head);
}

void LayoutsPane::selectAll()
{
    table()->selectAll();
}

} // namespace runcast
