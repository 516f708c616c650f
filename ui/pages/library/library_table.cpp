// SPDX-License-Identifier: MIT
#include "ui/pages/library/library_table.h"

#include "ui/pages/library/check_header.h"
#include "ui/pages/library/library_filter.h"
#include "ui/pages/library/library_model.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/copy_table.h"
#include "ui/widgets/table_delegate.h"

#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QScopedValueRollback>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int checkColumn = 0, nameColumn = 1;
constexpr int narrowestName = 176; // below, the other columns give way

} // namespace

LibraryTable::LibraryTable(LibraryModel &model, LibraryFilter &filter, QSettings &settings, QWidget *parent)
    : QTableView(parent), m_model(model), m_filter(filter), m_settings(settings)
{
    setModel(&filter);
    auto *header = new CheckHeader(this);
    setHorizontalHeader(header);
    dressTable(this);
    setEditTriggers(NoEditTriggers);
    setSelectionMode(ExtendedSelection);
    setSortingEnabled(true);
    const QFontMetrics heads(windowFont(TypeRole::CaptionStrong));
    for (int column = 0; column < model.columnCount(); ++column) {
        const int words = heads.horizontalAdvance(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
        setColumnWidth(column, std::max(px(model.columns()[size_t(column)].width), words + 2 * px(Spacing::small) + 2));
    }
    header->setSectionResizeMode(checkColumn, QHeaderView::Fixed);
    header->setSectionResizeMode(nameColumn, QHeaderView::Stretch); // takes what the others leave
    if (!header->restoreState(settings::libraryHeader.read(settings)))
        sortByColumn(int(model.columns().size()) - 1, Qt::DescendingOrder); // last changed first
    const QStringList chosen = settings::libraryColumns.read(settings);
    chosen.isEmpty() ? restoreDefaultColumns() : showColumns(chosen);

    m_fit.setSingleShot(true);
    connect(&m_fit, &QTimer::timeout, this, &LibraryTable::fitColumns);
    const auto fitSoon = [this] { m_fit.start(0); };
    connect(&m_filter, &QAbstractItemModel::modelReset, this, fitSoon);
    connect(&m_filter, &QAbstractItemModel::rowsInserted, this, fitSoon);
    connect(&m_filter, &QAbstractItemModel::dataChanged, this, fitSoon);
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, [this, header] {
        const qsizetype chosenRows = selectionModel()->selectedRows().size();
        header->setCheckState(chosenRows == 0                     ? Qt::Unchecked
                              : chosenRows == m_filter.rowCount() ? Qt::Checked
                                                                  : Qt::PartiallyChecked);
        tellSelection();
    });
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &LibraryTable::tellSelection);
    connect(header, &CheckHeader::toggled, this, [this](bool all) { all ? selectAll() : clearSelection(); });
    connect(header, &QHeaderView::sectionMoved, this, &LibraryTable::saveColumns);
    for (int column = 0; column < model.columnCount(); ++column)
        m_wished.push_back(columnWidth(column));
    connect(header, &QHeaderView::sectionResized, this, [this](int column, int, int width) {
        if (m_fitting || column == nameColumn)
            return;
        m_wished[size_t(column)] = width;
        saveColumns();
    });
    connect(header, &QHeaderView::sortIndicatorChanged, this, &LibraryTable::saveColumns);
    connect(this, &QTableView::doubleClicked, this, [this](const QModelIndex &index) { emit opened(idAt(index)); });
}

// As wide as the person made them; where that leaves too little for the names, as wide as what they hold.
void LibraryTable::fitColumns()
{
    const QScopedValueRollback fitting(m_fitting, true);
    int others = 0;
    for (int column = 0; column < m_filter.columnCount(); ++column)
        others += column == nameColumn || isColumnHidden(column) ? 0 : m_wished[size_t(column)];
    const bool squeezed = viewport()->width() - others < px(narrowestName);
    for (int column = nameColumn + 1; column < m_filter.columnCount(); ++column) {
        const int held = std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
        const int wished = m_wished[size_t(column)];
        if (!isColumnHidden(column))
            setColumnWidth(column, squeezed ? std::min(wished, held) : wished);
    }
}

void LibraryTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

ScenarioId LibraryTable::idAt(const QModelIndex &index) const
{
    return index.isValid() ? m_model.id(m_filter.mapToSource(index).row()) : ScenarioId();
}

QList<ScenarioId> LibraryTable::selection() const
{
    QModelIndexList rows = selectionModel()->selectedRows();
    std::sort(rows.begin(), rows.end(), [](const QModelIndex &a, const QModelIndex &b) { return a.row() < b.row(); });
    QList<ScenarioId> ids;
    for (const QModelIndex &index : rows)
        ids.append(idAt(index));
    return ids;
}

ScenarioId LibraryTable::current() const
{
    return idAt(currentIndex());
}

void LibraryTable::tellSelection()
{
    const QScopedValueRollback telling(m_telling, true);
    emit selectionWasChanged();
}

void LibraryTable::setCurrent(ScenarioId id)
{
    if (m_telling) // the answer to what this table has just said
        return;
    const int row = m_model.row(id);
    const QModelIndex index = row < 0 ? QModelIndex() : m_filter.mapFromSource(m_model.index(row, nameColumn));
    // Taking out the chosen rows leaves Qt with a current one that nobody chose.
    if (!index.isValid() || (index.row() == currentIndex().row() && selectionModel()->hasSelection()))
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

QItemSelectionModel::SelectionFlags LibraryTable::selectionCommand(const QModelIndex &index, const QEvent *event) const
{
    // A check box adds or takes away its row and leaves the others alone.
    const bool mouse = event && (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseMove ||
                                 event->type() == QEvent::MouseButtonRelease);
    if (mouse && index.isValid() && index.column() == checkColumn)
        return event->type() == QEvent::MouseButtonPress ? QItemSelectionModel::Toggle | QItemSelectionModel::Rows
                                                         : QItemSelectionModel::NoUpdate;
    return QTableView::selectionCommand(index, event);
}

void LibraryTable::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && current().isValid())
        emit opened(current());
    else
        QTableView::keyPressEvent(event);
}

void LibraryTable::fillColumnsMenu(QMenu *menu)
{
    menu->clear();
    for (int column = nameColumn + 1; column < m_filter.columnCount(); ++column) { // the name always stands
        QAction *action =
            menu->addAction(m_filter.headerData(column, Qt::Horizontal).toString().replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(!isColumnHidden(column));
        connect(action, &QAction::toggled, this, [this, column](bool shown) {
            setColumnHidden(column, !shown);
            saveColumns();
        });
    }
    menu->addSeparator();
    menu->addAction(tr("Restore Default Columns"), this, &LibraryTable::restoreDefaultColumns);
}

void LibraryTable::restoreDefaultColumns()
{
    QStringList ids;
    for (const LibraryColumn &column : m_model.columns()) {
        if (column.shown)
            ids.append(column.id);
    }
    showColumns(ids);
    settings::libraryColumns.reset(m_settings);
}

void LibraryTable::showColumns(const QStringList &ids)
{
    for (size_t column = 0; column < m_model.columns().size(); ++column) {
        const QString &id = m_model.columns()[column].id;
        const bool fixed = int(column) <= nameColumn;
        setColumnHidden(int(column), !fixed && !ids.contains(id));
    }
}

void LibraryTable::saveColumns() const
{
    QStringList ids;
    for (size_t column = 0; column < m_model.columns().size(); ++column) {
        if (!isColumnHidden(int(column)))
            ids.append(m_model.columns()[column].id);
    }
    settings::libraryColumns.write(m_settings, ids);
    settings::libraryHeader.write(m_settings, horizontalHeader()->saveState());
}

void LibraryTable::copySelection(bool withHeaders) const
{
    copyRows(*this, withHeaders);
}

} // namespace runcast
