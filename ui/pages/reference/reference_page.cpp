// SPDX-License-Identifier: MIT
#include "ui/pages/reference/reference_page.h"

#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/own_presets.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/reference/catalog_view.h"
#include "ui/pages/reference/validation_view.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/table_copy.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>

#include <utility>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

std::vector<ModelPreset> rowsOfOwnPresets(const LibraryDocument &document)
{
    std::vector<ModelPreset> rows;
    for (const OwnPreset &preset : document.presets())
        rows.push_back(rowOfOwnPreset(preset));
    return rows;
}

} // namespace

ReferencePage::ReferencePage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_document(document), m_context(context),
      m_tables(catalogTables(document.catalog(), rowsOfOwnPresets(document))), m_usage(document),
      m_header(new PageHeader(this)), m_import(makeButton(ButtonKind::Default, u"import"_s, this)),
      m_add(makeButton(ButtonKind::Default, u"new"_s, this)), m_copy(makeButton(ButtonKind::Default, u"copy"_s, this)),
      m_tabs(new QTabBar(this)), m_search(new SearchField(this)), m_stack(new QStackedWidget(this)),
      m_views(m_tables.size(), nullptr)
{
    for (QPushButton *button : {m_import, m_add, m_copy})
        m_header->addButton(button);
    m_tabs->setExpanding(false);
    m_tabs->setDrawBase(false);
    m_tabs->setUsesScrollButtons(true);
    for (size_t i = 0; i <= m_tables.size(); ++i)
        m_tabs->addTab(QString());
    m_search->setShortcutHint(QKeySequence(Qt::CTRL | Qt::Key_F));
    m_search->setFixedWidth(px(220));
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::medium));
    row->addWidget(m_tabs, 1);
    row->addWidget(m_search);
    auto *column = new QVBoxLayout(this);
    const int side = px(Spacing::large);
    column->setContentsMargins(side, 0, side, px(Spacing::medium));
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_header);
    column->addLayout(row);
    column->addWidget(m_stack, 1);
    connect(m_tabs, &QTabBar::currentChanged, this, &ReferencePage::showTab);
    connect(m_search, &QLineEdit::textChanged, this, &ReferencePage::search);
    connect(m_copy, &QPushButton::clicked, this, [this] { copyTable(shownRows()); });
    connect(m_add, &QPushButton::clicked, this, &ReferencePage::addRow);
    connect(m_import, &QPushButton::clicked, this, &ReferencePage::importPrices);
    const auto usageChanged = [this] {
        m_usage.forget();
        for (CatalogView *view : m_views) {
            if (view && view->isVisible())
                view->refreshUsage();
        }
    };
    connect(&document, &LibraryDocument::presetsChanged, this, &ReferencePage::refreshModels);
    connect(&document, &LibraryDocument::catalogChanged, this, [this, usageChanged] {
        refreshTables([](const CatalogTable &table) { return table.ownKind.has_value(); });
        usageChanged();
    });
    connect(&document, &LibraryDocument::opened, this, &ReferencePage::showRowButtons);
    connect(&document, &LibraryDocument::opened, this, &ReferencePage::refreshModels);
    connect(&document, &LibraryDocument::opened, this, usageChanged);
    connect(&document, &LibraryDocument::entriesChanged, this, usageChanged);
    connect(&document, &LibraryDocument::scenarioChanged, this, usageChanged);
    connect(&document, &LibraryDocument::recordChanged, this, usageChanged);
    retranslate();
    showTab(0);
}

void ReferencePage::refreshModels()
{
    refreshTables([](const CatalogTable &table) { return table.usedBy == ValueKind::Model; });
}

void ReferencePage::refreshTables(const std::function<bool(const CatalogTable &)> &isConcerned)
{
    std::vector<CatalogTable> tables = catalogTables(m_document.catalog(), rowsOfOwnPresets(m_document));
    for (size_t i = 0; i < tables.size(); ++i) {
        if (!isConcerned(tables[i]))
            continue;
        delete std::exchange(m_views[i], nullptr); // it shows the earlier rows
        m_tables[i] = std::move(tables[i]);
        if (m_tabs->currentIndex() == int(i))
            showTab(int(i));
    }
    emit stateChanged();
}

void ReferencePage::deletePreset(PresetId id)
{
    const OwnPreset *own = m_document.preset(id);
    if (!own)
        return;
    const QString name = own->name;
    if (const Result<void> deleted = m_document.deletePreset(id); !deleted)
        m_context.messages.trouble(errorText(deleted.error(), m_context.language.language()));
    else
        m_context.messages.done(tr("Preset “%1” deleted.").arg(name), tr("Undo"),
                                [document = &m_document] { document->undoStack()->undo(); });
}

QWidget *ReferencePage::viewAt(int tab)
{
    if (tab == int(m_tables.size())) {
        if (!m_validation) {
            m_validation = new ValidationView(validationKinds(m_document.catalog()), m_stack);
            m_validation->setFormat(m_context.language.format());
            m_stack->addWidget(m_validation);
            connect(m_validation, &ValidationView::countChanged, this, &Page::stateChanged);
        }
        return m_validation;
    }
    CatalogView *&view = m_views[size_t(tab)];
    if (!view) {
        view = new CatalogView(m_tables[size_t(tab)], m_document, m_usage, m_stack);
        view->setLanguage(m_context.language.language());
        m_stack->addWidget(view);
        connect(view, &CatalogView::countChanged, this, &Page::stateChanged);
        connect(view, &CatalogView::scenarioChosen, this,
                [this](ScenarioId id) { m_context.navigation.openScenario(id); });
        connect(view, &CatalogView::startRequested, this, &ReferencePage::startScenario);
        connect(view, &CatalogView::deleteRequested, this, [this](const std::string &id) {
            // Later: the view that asks does not outlive its row.
            if (const std::optional<PresetId> own = ownPresetOf(Value{id}))
                QMetaObject::invokeMethod(
                    this, [this, own] { deletePreset(*own); }, Qt::QueuedConnection);
        });
        connect(view, &CatalogView::rowActionRequested, this, [this, tab](RowAction action, int row) {
            // Later: the view that asks does not outlive its rows.
            QMetaObject::invokeMethod(
                this, [=, this] { act(action, size_t(tab), size_t(row)); }, Qt::QueuedConnection);
        });
        connect(view, &CatalogView::copyRequested, this, [view] { copyTable(view->selectedRows()); });
    }
    return view;
}

void ReferencePage::showTab(int tab)
{
    m_stack->setCurrentWidget(viewAt(tab));
    showRowButtons();
    search();
    emit stateChanged();
}

void ReferencePage::search()
{
    const int tab = m_tabs->currentIndex();
    if (tab == int(m_tables.size()))
        m_validation->setSearch(m_search->text());
    else if (tab >= 0)
        m_views[size_t(tab)]->setSearch(m_search->text());
    if (tab >= 0 && tab < int(m_tables.size()))
        m_views[size_t(tab)]->refreshUsage();
}

Result<Scenario> ReferencePage::scenarioOf(const std::string &modelId) const
{
    const std::optional<PresetId> id = ownPresetOf(Value{modelId});
    if (const OwnPreset *own = id ? m_document.preset(*id) : nullptr)
        return scenarioFromOwnPreset(own->name.toStdString(), *own, m_document.schema(), m_document.catalog());
    const ModelPreset *preset = m_document.catalog().findModel(modelId);
    return scenarioFromPreset(preset ? preset->name : std::string(), modelId, m_document.schema(),
                              m_document.catalog()); // its name is made free when it is added
}

void ReferencePage::startScenario(const std::string &modelId)
{
    Result<Scenario> scenario = scenarioOf(modelId);
    if (!scenario) {
        m_context.messages.trouble(errorText(scenario.error(), m_context.language.language()));
        return;
    }
    const Result<QList<ScenarioId>> added = m_document.add({{std::move(*scenario), {}}}, tr("Start Scenario"));
    if (!added)
        m_context.messages.trouble(errorText(added.error(), m_context.language.language()));
    else
        m_context.navigation.openScenario(added->first());
}

QString ReferencePage::title() const
{
    return tr("Reference");
}

QStringList ReferencePage::remarks() const
{
    const int tab = m_tabs->currentIndex();
    if (tab == int(m_tables.size()))
        return m_validation ? QStringList{m_validation->countText()} : QStringList();
    return tab >= 0 && m_views[size_t(tab)] ? QStringList{m_views[size_t(tab)]->countText()} : QStringList();
}

TextTable ReferencePage::shownRows() const
{
    const int tab = m_tabs->currentIndex();
    return tab == int(m_tables.size()) ? m_validation->shownRows() : m_views[size_t(tab)]->shownRows();
}

bool ReferencePage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Find:
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders:
        return true;
    case PageCommand::SelectAll:
        return m_tabs->currentIndex() < int(m_tables.size());
    default:
        return false;
    }
}

void ReferencePage::run(PageCommand command)
{
    const int tab = m_tabs->currentIndex();
    CatalogView *view = tab >= 0 && tab < int(m_tables.size()) ? m_views[size_t(tab)] : nullptr;
    switch (command) {
    case PageCommand::Find:
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
        break;
    case PageCommand::Copy:
    case PageCommand::CopyWithHeaders: {
        TextTable table = view ? view->selectedRows() : shownRows();
        if (command == PageCommand::Copy)
            table.head.clear();
        copyTable(table);
        break;
    }
    case PageCommand::SelectAll:
        if (view)
            view->tableView()->selectAll();
        break;
    default:
        break;
    }
}

bool ReferencePage::reveal(const QString &key)
{
    if (key == u"validation"_s) {
        m_tabs->setCurrentIndex(int(m_tables.size()));
        return true;
    }
    for (size_t i = 0; i < m_tables.size(); ++i) {
        if (QString::fromStdString(m_tables[i].key) != key.section(u'/', 0, 0))
            continue;
        m_search->clear();
        m_tabs->setCurrentIndex(int(i));
        const std::string id = key.section(u'/', 1).toStdString();
        return id.empty() || m_views[i]->showId(id);
    }
    return false;
}

void ReferencePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    for (CatalogView *view : m_views) {
        if (view)
            view->setLanguage(m_context.language.language());
    }
    if (m_validation)
        m_validation->setFormat(m_context.language.format());
}

void ReferencePage::retranslate()
{
    const Language &language = m_context.language.language();
    m_header->setTitle(tr("Reference"));
    //: The day on which the shipped data was put together.
    m_header->setCaption(tr("catalog of %1").arg(m_context.language.format().isoDate(m_document.catalog().version())));
    m_copy->setText(tr("Copy table"));
    m_add->setText(tr("Add row…"));
    m_import->setText(tr("Import prices…"));
    for (size_t i = 0; i < m_tables.size(); ++i)
        m_tabs->setTabText(int(i), language.words("Catalog", m_tables[i].title));
    m_tabs->setTabText(int(m_tables.size()), tr("Validation"));
    m_tabs->setAccessibleName(tr("Catalogs"));
    m_search->setPlaceholderText(tr("Search the table"));
    m_search->setAccessibleName(tr("Search the table"));
    emit stateChanged();
}

} // namespace runcast
