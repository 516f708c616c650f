// SPDX-License-Identifier: MIT
#include "ui/pages/explore/explore_pane.h"

#include "ui/widgets/table_copy.h"

#include <QTableView>

namespace runcast {

void ExplorePane::copyFrom(const QTableView &view, bool all, bool head)
{
    const QAbstractItemModel *model = view.model();
    const QItemSelectionModel *selection = view.selectionModel();
    all = all || !selection->hasSelection();
    TextTable table;
    for (int column = 0; head && column < model->columnCount(); ++column)
        table.head.append(model->headerData(column, Qt::Horizontal).toString());
    for (int row = 0; row < model->rowCount(); ++row) {
        if (!all && !selection->isRowSelected(row))
            continue;
        QStringList cells;
        for (int column = 0; column < model->columnCount(); ++column)
            cells.append(model->index(row, column).data().toString());
        table.rows.append(cells);
    }
    copyTable(table);
}

} // namespace runcast
