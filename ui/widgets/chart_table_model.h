// SPDX-License-Identifier: MIT
#pragma once

#include "reports/charts/chart_table.h"

#include <QAbstractTableModel>

namespace runcast {

/// The values of a chart for "show as table".
class ChartTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(const ChartTable &table);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    ChartTable m_table;
};

} // namespace runcast
