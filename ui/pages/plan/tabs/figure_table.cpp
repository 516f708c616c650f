// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/figure_table.h"

#include "ui/pages/plan/tabs/figure_table_model.h"
#include "ui/theme/widget_theme.h"

#include <QKeyEvent>

namespace runcast {

FigureTable::FigureTable(PlanModel &model, std::vector<Section> sections, bool (*leftOut)(const Figure &),
                         QWidget *parent)
    : FullTable(FigureTableModel::TitleColumn, false, parent),
      m_figures(new FigureTableModel(model, std::move(sections), leftOut, this))
{
    setModel(m_figures);
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
    fit();
}

void FigureTable::fit()
{
    // Beside a chart the names of the figures need the room; the tiles and Compare show what changed.
    constexpr int roomy = 480;
    setColumnHidden(FigureTableModel::ChangeColumn, !m_figures->hasChanges() || width() < px(roomy));
    FullTable::fit();
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

void FigureTable::keyPressEvent(QKeyEvent *event)
{
    const bool asks = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_F1;
    if (asks && currentFigure())
        emit whyRequested(currentFigure());
    else
        QTableView::keyPressEvent(event);
}

} // namespace runcast
