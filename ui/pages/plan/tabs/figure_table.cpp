// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/figure_table.h"

#include "ui/pages/plan/tabs/figure_table_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/table_delegate.h"

#include <QHeaderView>
#include <QKeyEvent>

namespace runcast {

FigureTable::FigureTable(PlanModel &model, std::vector<Section> sections, bool (*leftOut)(const Figure &),
                         QWidget *parent)
    : QTableView(parent), m_figures(new FigureTableModel(model, std::move(sections), leftOut, this))
{
    setModel(m_figures);
    dressTable(this);
    setSelectionMode(SingleSelection);
    setContextMenuPolicy(Qt::DefaultContextMenu);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    QHeaderView *header = horizontalHeader();
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(FigureTableModel::TitleColumn, QHeaderView::Stretch);
    header->setSectionResizeMode(FigureTableModel::WhyColumn, QHeaderView::Fixed);
    header->setMinimumSectionSize(px(32));
    header->resizeSection(FigureTableModel::WhyColumn, px(36));
    connect(this, &QTableView::clicked, this, [this](const QModelIndex &index) {
        if (index.column() == FigureTableModel::WhyColumn)
            emit whyRequested(&m_figures->figure(index.row()));
    });
    connect(this, &QTableView::doubleClicked, this,
            [this](const QModelIndex &index) { emit whyRequested(&m_figures->figure(index.row())); });
    refresh();
}

void FigureTable::refresh()
{
    setAccessibleName(tr("Figures"));
    m_figures->refresh();
    fitColumns();
    horizontalHeader()->resizeSections(QHeaderView::ResizeToContents);
}

void FigureTable::fitColumns()
{
    // Beside a chart the names of the figures need the room; the tiles and Compare show what changed.
    constexpr int roomy = 480;
    setColumnHidden(FigureTableModel::ChangeColumn, !m_figures->hasChanges() || width() < px(roomy));
}

void FigureTable::resizeEvent(QResizeEvent *event)
{
    QTableView::resizeEvent(event);
    fitColumns();
}

int FigureTable::rowOf(const QString &key) const
{
    for (int row = 0; row < m_figures->rowCount(); ++row) {
        if (m_figures->figure(row).key == key.toStdString())
            return row;
    }
    return -1;
}

bool FigureTable::showsFigure(const QString &key) const
{
    return rowOf(key) >= 0;
}

bool FigureTable::reveal(const QString &key)
{
    const int row = rowOf(key);
    if (row < 0)
        return false;
    const QModelIndex index = m_figures->index(row, 0);
    setFocus(Qt::ShortcutFocusReason);
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    return true;
}

const Figure *FigureTable::currentFigure() const
{
    return currentIndex().isValid() ? &m_figures->figure(currentIndex().row()) : nullptr;
}

QSize FigureTable::sizeHint() const
{
    return {px(320), horizontalHeader()->height() + m_figures->rowCount() * verticalHeader()->defaultSectionSize()};
}

QSize FigureTable::minimumSizeHint() const
{
    return {px(200), sizeHint().height()};
}

void FigureTable::keyPressEvent(QKeyEvent *event)
{
    const bool asks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F1;
    if (asks && currentFigure())
        emit whyRequested(currentFigure());
    else
        QTableView::keyPressEvent(event);
}

void FigureTable::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // all rows are in sight: the page scrolls
}

} // namespace runcast
