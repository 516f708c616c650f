// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/language.h"
#include "ui/document/scenario_record.h"
#include "ui/pages/reference/catalog_details.h"
#include "ui/pages/reference/catalog_model.h"

#include <QWidget>

#include <functional>

class QLabel;
class QTableView;

namespace runcast {

class CatalogUsage;
class LibraryDocument;
class WordFilter;
struct TextTable;

/// One catalog: its table, sorted and searched, and the facts of the selected row.
class CatalogView : public QWidget {
    Q_OBJECT
public:
    /// `table` and `usage` outlive the view.
    CatalogView(const CatalogTable &table, const LibraryDocument &document, CatalogUsage &usage,
                QWidget *parent = nullptr);

    void setLanguage(const Language &language);
    void setSearch(const QString &words);
    /// "12 of 103".
    QString countText() const;
    /// The rows that are shown, with the columns that only stand beside the table too.
    TextTable shownRows() const;
    TextTable selectedRows() const;
    QTableView *tableView() const { return m_view; }
    /// Selects the row of this id; false if there is none.
    bool showId(const std::string &id);
    bool showOwnRow(OwnRowKey key);
    void refreshUsage();

signals:
    void scenarioChosen(runcast::ScenarioId id);
    /// Start a scenario from the model of this id.
    void startRequested(const std::string &modelId);
    /// Delete the row of this id, which is an own one.
    void deleteRequested(const std::string &id);
    /// The row stands in the table, see CatalogTable::rows.
    void rowActionRequested(runcast::RowAction action, int row);
    void copyRequested();
    void countChanged();

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();
    bool showRow(const std::function<bool(const CatalogRow &)> &isWanted);
    QList<RowAction> actionsOf(const CatalogRow &row) const;
    void showDetails();
    int currentRow() const;
    QStringList textsOf(int row) const;
    TextTable tableOf(const QModelIndexList &rows) const;

    const LibraryDocument &m_document;
    CatalogUsage &m_usage;
    CatalogModel *m_model;
    WordFilter *m_filter;
    QTableView *m_view;
    QWidget *m_detailsCard;
    CatalogDetails *m_details;
    QLabel *m_noResult;
};

} // namespace runcast
