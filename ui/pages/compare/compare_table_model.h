// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/compare/compare_table.h"
#include "ui/widgets/table_roles.h"

#include <QAbstractItemModel>

namespace runcast {

/// A CompareTable as a tree of two levels. Columns: title, unit, then for every scenario its value and, but for the
/// baseline, its change against the baseline.
class CompareTableModel : public QAbstractItemModel {
    Q_OBJECT
public:
    /// Beside those of table_roles.h.
    enum Role {
        DifferenceRole = FirstFreeRole, // the row does not read the same for all scenarios; of groups false
        BestRole,                       // the value wins its row
        ExactRole,                      // the text with every digit, for copies
        KeyRole,                        // of the parameter or figure; of a group its lasting name
        SummaryRole,                    // of a group: what it says while it is closed
        CaptionRole,                    // the text is a remark: smaller
    };
    enum class ColumnKind { Title, Unit, Value, Change };
    struct Column {
        ColumnKind kind = ColumnKind::Title;
        int scenario = -1;

        bool operator==(const Column &) const = default;
    };

    using QAbstractItemModel::QAbstractItemModel;

    /// Shows another table; a reset only if rows or columns came, went or moved.
    void setTable(CompareTable table);
    const CompareTable &table() const { return m_table; }
    const Column &columnAt(int column) const { return m_columns[size_t(column)]; }

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &child) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    using Group = CompareTable::Group;
    using Row = CompareTable::Row;
    void announceValues();
    QVariant groupData(const Group &group, int column, int role) const;
    QVariant rowData(const Row &row, const Column &column, int role) const;
    QString toolTip(const Row &row, const Column &column) const;
    QString spoken(const Row &row, const Column &column) const;
    QString lettered(int scenario) const;

    CompareTable m_table;
    std::vector<Column> m_columns;
};

} // namespace runcast
