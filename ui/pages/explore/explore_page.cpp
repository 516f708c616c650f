// SPDX-License-Identifier: MIT
#include "ui/pages/explore/explore_page.h"

#include "ui/document/library_document.h"
#include "ui/pages/explore/layouts_pane.h"
#include "ui/pages/explore/sensitivity_pane.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/parts.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QComboBox>
#include <QEvent>
#include <QPushButton>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace runcast {

ExplorePage::ExplorePage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_document(document), m_context(context), m_header(new PageHeader(this)),
      m_copy(makeButton(ButtonKind::Default, u"copy"_s, m_header)), m_tabs(new QTabBar(this)),
      m_scenario(new QComboBox(this)), m_stack(new QStackedLayout), m_empty(new EmptyState(this)),
      m_panes(new QStackedWidget(this))
{
    m_header->addButton(m_copy);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    m_scenario->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_scenario->setMinimumContentsLength(24);
    m_scenario->setMaxVisibleItems(20);
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::medium));
    row->addWidget(m_tabs, 1);
    row->addWidget(m_scenario);
    auto *emptyCard = new Card(this);
    emptyCard->content()->addWidget(m_empty);
    m_stack->addWidget(emptyCard);
    m_stack->addWidget(m_panes);
    auto *column = new QVBoxLayout(this);
    const int side = px(Spacing::large);
    column->setContentsMargins(side, 0, side, px(Spacing::medium));
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_header);
    column->addLayout(row);
    column->addLayout(m_stack, 1);
    addPane(new SensitivityPane(document, context));
    addPane(new LayoutsPane(document, context));
    connect(m_tabs, &QTabBar::currentChanged, this, &ExplorePage::showPane);
    connect(m_copy, &QPushButton::clicked, this, [this] { pane()->copy(true, true); });
    connect(m_empty, &EmptyState::actionRequested, this, [this] { m_context.navigation.goTo(PageId::Library); });
    connect(m_scenario, &QComboBox::activated, this,
            [this](int chosen) { m_document.setCurrent(m_scenario->itemData(chosen).value<ScenarioId>()); });
    connectDocument();
    retranslate();
    fillScenarios();
}

void ExplorePage::addPane(ExplorePane *added)
{
    m_panes->addWidget(added);
    m_tabs->addTab(QString());
    connect(added, &ExplorePane::stateChanged, this, &ExplorePage::stateChanged);
}

ExplorePane *ExplorePage::pane() const
{
    return static_cast<ExplorePane *>(m_panes->currentWidget());
}

void ExplorePage::showPane(int index)
{
    m_panes->setCurrentIndex(index);
    pane()->activated();
    emit stateChanged();
}

void ExplorePage::connectDocument()
{
    const auto refresh = [this] {
        for (int i = 0; i < m_panes->count(); ++i)
            static_cast<ExplorePane *>(m_panes->widget(i))->refreshSoon();
    };
    const auto listChanged = [this, refresh] {
        fillScenarios();
        refresh();
    };
    connect(&m_document, &LibraryDocument::opened, this, listChanged);
    connect(&m_document, &LibraryDocument::entriesChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::recordChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::currentChanged, this, listChanged);
    connect(&m_document, &LibraryDocument::outcomeChanged, this, [this, refresh](ScenarioId id) {
        if (id == m_document.current())
            refresh();
    });
}

void ExplorePage::fillScenarios()
{
    const bool has = m_document.current().isValid();
    m_stack->setCurrentIndex(has ? 1 : 0);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_copy, m_tabs, m_scenario})
        widget->setVisible(has);
    m_scenario->clear();
    for (const ScenarioId id : m_document.ids()) {
        if (m_document.record(id).meta.archived && id != m_document.current())
            continue;
        m_scenario->addItem(m_document.record(id).name, QVariant::fromValue(id));
        if (id == m_document.current())
            m_scenario->setCurrentIndex(m_scenario->count() - 1);
    }
}

void ExplorePage::activated()
{
    pane()->activated();
}

bool ExplorePage::reveal(const QString &key)
{
    for (int i = 0; i < m_panes->count(); ++i) {
        if (!static_cast<ExplorePane *>(m_panes->widget(i))->reveal(key))
            continue;
        m_tabs->setCurrentIndex(i);
        return true;
    }
    return false;
}

QStringList ExplorePage::remarks() const
{
    if (!m_document.current().isValid())
        return {};
    return QStringList(m_document.record(m_document.current()).name) + pane()->remarks();
}

bool ExplorePage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders:
    case PageCommand::SelectAll:
    case PageCommand::Recompute:
    case PageCommand::NextPane:
    case PageCommand::PreviousPane:
        return m_document.current().isValid();
    default:
        return false;
    }
}

void ExplorePage::run(PageCommand command)
{
    switch (command) {
    case PageCommand::Copy:
        pane()->copy(false, false);
        break;
    case PageCommand::CopyWithHeaders:
        pane()->copy(false, true);
        break;
    case PageCommand::SelectAll:
        pane()->selectAll();
        break;
    case PageCommand::Recompute:
        pane()->recompute();
        break;
    case PageCommand::NextPane:
        step(1);
        break;
    case PageCommand::PreviousPane:
        step(-1);
        break;
    default:
        break;
    }
}

void ExplorePage::step(int direction)
{
    const int count = m_tabs->count();
    m_tabs->setCurrentIndex((m_tabs->currentIndex() + direction + count) % count);
}

void ExplorePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void ExplorePage::retranslate()
{
    m_header->setTitle(tr("Explore"));
    m_header->setCaption(tr("what the figures depend on, and what would be better"));
    m_empty->setTexts(tr("Choose a scenario to see which inputs matter most."), tr("Go to the library"));
    m_scenario->setAccessibleName(tr("Scenario"));
    m_copy->setText(tr("Copy table"));
    m_tabs->setAccessibleName(tr("Questions"));
    for (int i = 0; i < m_panes->count(); ++i) {
        auto *each = static_cast<ExplorePane *>(m_panes->widget(i));
        each->retranslate();
        m_tabs->setTabText(i, each->title());
    }
}

} // namespace runcast
