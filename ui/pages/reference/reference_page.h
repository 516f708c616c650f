// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/reference/catalog_details.h"
#include "ui/pages/reference/catalog_table.h"
#include "ui/pages/reference/catalog_usage.h"
#include "ui/window/page.h"

#include <functional>

class QPushButton;
class QStackedWidget;
class QTabBar;

namespace runcast {

class CatalogView;
class PageHeader;
class SearchField;
class ValidationView;
struct TextTable;
struct UiContext;

/// The catalogs that the program carries, a tab each, every row with its source; and how the program stands to what was
/// measured.
class ReferencePage : public Page {
    Q_OBJECT
public:
    ReferencePage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    QString title() const override;
    QStringList remarks() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;
    /// Shows the catalog of this key ("models") and, behind a slash, the row of that id; or "validation".
    bool reveal(const QString &key) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void refreshTables(const std::function<bool(const CatalogTable &)> &isConcerned);
    void refreshModels();
    const CatalogTable *currentTable() const;
    void showRowButtons();
    void addRow();
    void act(RowAction action, size_t tab, size_t row);
    void editRow(const OwnRow &begun, OwnRowId replaces, const QString &title);
    void setRetired(OwnRowKey key, bool retired);
    void importPrices();
    void deletePreset(PresetId id);
    QWidget *viewAt(int tab);
    void showTab(int tab);
    void search();
    Result<Scenario> scenarioOf(const std::string &modelId) const;
    void startScenario(const std::string &modelId);
    TextTable shownRows() const;
    void retranslate();

    LibraryDocument &m_document;
    UiContext &m_context;
    std::vector<CatalogTable> m_tables;
    CatalogUsage m_usage;
    PageHeader *m_header;
    QPushButton *m_import, *m_add, *m_copy;
    QTabBar *m_tabs;
    SearchField *m_search;
    QStackedWidget *m_stack;
    std::vector<CatalogView *> m_views; // by table; made when first shown
    ValidationView *m_validation = nullptr;
};

} // namespace runcast
