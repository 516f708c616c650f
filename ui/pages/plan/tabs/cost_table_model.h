// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "ui/widgets/table_roles.h"

#include <QAbstractTableModel>

namespace runcast {

class PlanModel;

/// The parts of the cost that anything is paid for, and their sum: part, what it comes from, amount, share, and the
/// share as a bar.
class CostTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { PartColumn, BasisColumn, AmountColumn, ShareColumn, BarColumn, ColumnCount };
    enum Role { PartColorRole = FirstFreeRole, ShareRole }; // int of the part's place; 0 to 1
    CostTableModel(PlanModel &model, QObject *parent);

    /// Of a row; the last one is the total.
    const Figure &figure(int row) const { return *m_figures[size_t(row)]; }
    void refresh();
    /// The parts that nothing is paid for, by name.
    QStringList partsOfNothing() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<const Figure *> shownFigures() const;
    QString text(int row, int column) const;
    double share(int row) const;
    bool isTotal(int row) const { return row == rowCount() - 1; }

    PlanModel &m_model;
    std::vector<const Figure *> m_figures;
};

} // namespace runcast
