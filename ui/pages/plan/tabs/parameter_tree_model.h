// SPDX-License-Identifier: MIT
#pragma once

#include "core/compute/parameter_count.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

/// The blocks of a model as indented rows: block, shape, count, share of the whole.
class ParameterTreeModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { BlockColumn, ShapeColumn, CountColumn, ShareColumn, ColumnCount };
    using QAbstractTableModel::QAbstractTableModel;

    void setTree(std::vector<ParameterBlock> blocks, const Format &format);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(const ParameterBlock &block, int column) const;

    std::vector<ParameterBlock> m_blocks;
    Format m_format{Language()};
};

} // namespace runcast
