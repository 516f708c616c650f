// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout/search/layout_search.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

/// How many layouts of a search cannot be used, by the first rule that they break; most first.
class RejectionModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Reason, Layouts, Share, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setRejected(const LayoutSearchResult &result, const Format &format);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    struct Row {
        Rejection reason;
        double layouts;
    };
    std::vector<Row> m_rows;
    double m_considered = 0;
    Format m_format{Language()};
};

} // namespace runcast
