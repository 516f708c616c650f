// SPDX-License-Identifier: MIT
#include "ui/widgets/chart_table_model.h"

namespace runcast {

void ChartTableModel::setTable(const ChartTable &table)
{
    beginResetModel(); // a new chart is a new document
    m_table = table;
    endResetModel();
}

int ChartTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int ChartTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.head.size());
}

QVariant ChartTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::DisplayRole)
        return m_table.rows[index.row()].value(index.column());
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    return {};
}

QVariant ChartTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= m_table.head.size())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.head[section];
    if (role == Qt::TextAlignmentRole)
        return int((section == 0 ? Qt::AlignLeading : Qt::AlignTrailing) | Qt::AlignVCenter);
    return {};
}

} // namespace runcast
