// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_view.h"

#include "ui/document/library_document.h"
#include "ui/pages/reference/catalog_usage.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/sort_header.h"
#include "ui/widgets/table_copy.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/word_filter.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int detailsWidth = 344, narrowDetails = 264, narrowBelow = 1100;
constexpr int widestColumn = 240, narrowestColumn = 64, narrowestName = 168, widestName = 280;

} // namespace

CatalogView::CatalogView(const CatalogTable &table, const LibraryDocument &document, CatalogUsage &usage,
                         QWidget *parent)
    : QWidget(parent), m_document(document), m_usage(usage), m_model(new CatalogModel(table, this)),
      m_filter(new WordFilter(this)), m_view(new QTableView(this)), m_details(new CatalogDetails(this)),
      m_noResult(makeLabel("secondary", this))
{
    m_filter->setSourceModel(m_model);
    m_view->setModel(m_filter);
    m_view->setHorizontalHeader(new SortHeader(m_view));
    dressTable(m_view);
    m_view->setSortingEnabled(true);
    m_view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_view->setContextMenuPolicy(Qt::DefaultContextMenu);
    m_view->sortByColumn(0, Qt::AscendingOrder);
    m_view->horizontalHeader()->setSectionsMovable(true);
    m_noResult->setAlignment(Qt::AlignCenter);
    m_noResult->hide();
    auto *tableCard = new Card(this);
    tableCard->content()->setContentsMargins(1, 1, 1, 1);
    tableCard->content()->addWidget(m_view, 1);
    tableCard->content()->addWidget(m_noResult, 1);
    auto *detailsCard = new Card(this);
    detailsCard->content()->addWidget(m_details);
    m_detailsCard = detailsCard;
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::medium));
    row->addWidget(tableCard, 1);
    row->addWidget(detailsCard);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &CatalogView::showDetails);
    connect(m_details, &CatalogDetails::userChosen, this, &CatalogView::scenarioChosen);
    connect(m_details, &CatalogDetails::copyRequested, this, &CatalogView::copyRequested);
    connect(m_details, &CatalogDetails::removalRequested, this,
            [this] { emit deleteRequested(m_model->table().rows[size_t(currentRow())].id); });
    connect(m_details, &CatalogDetails::rowActionRequested, this,
            [this](RowAction action) { emit rowActionRequested(action, currentRow()); });
    connect(m_details, &CatalogDetails::actionRequested, this,
            [this] { emit startRequested(m_model->table().rows[size_t(currentRow())].id); });
    m_view->selectionModel()->setCurrentIndex(m_filter->index(0, 0),
                                              QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
}

void CatalogView::setLanguage(const Language &language)
{
    m_model->setLanguage(language);
    m_view->setAccessibleName(language.words("Catalog", m_model->table().title));
    fitColumns();
    showDetails();
}

void CatalogView::setSearch(const QString &words)
{
    m_filter->setWords(words);
    const bool none = m_filter->rowCount() == 0;
    m_view->setVisible(!none);
    m_noResult->setVisible(none);
    m_noResult->setText(tr("Nothing here has “%1”.").arg(words));
    if (!none && !m_view->currentIndex().isValid())
        m_view->selectionModel()->setCurrentIndex(m_filter->index(0, 0),
                                                  QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    emit countChanged();
}

QString CatalogView::countText() const
{
    const QString all = locale().toString(m_model->rowCount());
    return m_filter->rowCount() == m_model->rowCount()
               ? tr("%n row(s)", "", m_model->rowCount())
               : tr("%1 of %2 rows").arg(locale().toString(m_filter->rowCount()), all);
}

// As wide as what they hold, within reason; the names get what is left.
void CatalogView::fitColumns()
{
    QHeaderView *header = m_view->horizontalHeader();
    const QAbstractItemView &sized = *m_view; // where the hint is public
    int others = 0;
    const QFontMetrics metrics(windowFont(TypeRole::CaptionStrong));
    for (int column = 1; column < m_filter->columnCount(); ++column) {
        const QString title = m_filter->headerData(column, Qt::Horizontal).toString();
        const int wish = std::max(sized.sizeHintForColumn(column), metrics.horizontalAdvance(title) + px(28));
        const int width = std::clamp(wish, px(narrowestColumn), px(widestColumn));
        header->resizeSection(column, width);
        others += width;
    }
    const int names = std::clamp(sized.sizeHintForColumn(0), px(narrowestName), px(widestName));
    header->resizeSection(0, std::max(names, m_view->viewport()->width() - others));
}

int CatalogView::currentRow() const
{
    const QModelIndex index = m_filter->mapToSource(m_view->currentIndex());
    return index.isValid() ? index.row() : -1;
}

void CatalogView::showDetails()
{
    const CatalogTable &table = m_model->table();
    const int current = currentRow();
    const CatalogRow *row = current < 0 ? nullptr : &table.rows[size_t(current)];
    QList<CatalogDetails::User> users;
    if (row && table.usedBy) {
        for (const ScenarioId id : m_usage.usersOf(*table.usedBy, row->usage.empty() ? row->id : row->usage))
            users.append({id, m_document.record(id).name});
    }
    const bool starts = table.usedBy == ValueKind::Model && !m_document.isReadOnly();
    m_details->show(table, row, m_model->text(), users, starts ? tr("Start scenario") : QString());
    const bool isPreset = row && row->own && row->ownKey == 0;
    m_details->setRemoval(isPreset && !m_document.isReadOnly() ? tr("Delete") : QString());
    m_details->setActions(row ? actionsOf(*row) : QList<RowAction>());
}

void CatalogView::refreshUsage()
{
    if (m_model->table().usedBy)
        showDetails();
}

QList<RowAction> CatalogView::actionsOf(const CatalogRow &row) const
{
    if (!m_model->table().ownKind || m_document.isReadOnly())
        return {};
    if (row.ownKey == 0)
        return {RowAction::Duplicate};
    return row.retired ? QList{RowAction::Duplicate, RowAction::BringBack}
                       : QList{RowAction::Duplicate, RowAction::Edit, RowAction::Retire};
}

bool CatalogView::showId(const std::string &id)
{
    return showRow([&id](const CatalogRow &row) { return row.id == id; });
}

bool CatalogView::showOwnRow(OwnRowKey key)
{
    return showRow([key](const CatalogRow &row) { return row.ownKey == key; });
}

bool CatalogView::showRow(const std::function<bool(const CatalogRow &)> &isWanted)
{
    const auto &rows = m_model->table().rows;
    const auto found = std::find_if(rows.begin(), rows.end(), isWanted);
    if (found == rows.end())
        return false;
    const QModelIndex index = m_filter->mapFromSource(m_model->index(int(found - rows.begin()), 0));
    if (!index.isValid())
        return false;
    m_view->selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    m_view->scrollTo(index);
    return true;
}

QStringList CatalogView::textsOf(int row) const
{
    QStringList cells;
    const CatalogTable &table = m_model->table();
    for (size_t column = 0; column < table.columns.size(); ++column)
        cells.append(m_model->text().exact(column, table.rows[size_t(row)].values[column]));
    return cells;
}

TextTable CatalogView::tableOf(const QModelIndexList &rows) const
{
    TextTable text;
    for (size_t column = 0; column < m_model->table().columns.size(); ++column)
        text.head.append(m_model->text().titleWithUnit(column));
    for (const QModelIndex &index : rows)
        text.rows.append(textsOf(m_filter->mapToSource(index).row()));
    return text;
}

TextTable CatalogView::shownRows() const
{
    QModelIndexList rows;
    for (int row = 0; row < m_filter->rowCount(); ++row)
        rows.append(m_filter->index(row, 0));
    return tableOf(rows);
}

TextTable CatalogView::selectedRows() const
{
    QModelIndexList rows = m_view->selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end());
    return tableOf(rows);
}

void CatalogView::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_detailsCard->setFixedWidth(px(width() >= px(narrowBelow) ? detailsWidth : narrowDetails));
    fitColumns();
}

void CatalogView::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showDetails();
}

} // namespace runcast
