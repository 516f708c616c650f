// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/best_clusters.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

class LibraryDocument;

/// Clusters that a scenario was tried on, each with its best layout.
class ClusterListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Accelerator, Number, Layout, Step, Utilisation, Days, Cost, ColumnCount };

    explicit ClusterListModel(const LibraryDocument &document, QObject *parent = nullptr)
        : QAbstractTableModel(parent), m_document(document)
    {
    }

    void setResults(std::vector<ClusterResult> results, const Format &format);
    void clear() { setResults({}, m_format); }
    const ClusterResult *resultAt(int row) const;
    /// The row that costs least and the one that is done first, -1 if there is none.
    int cheapest() const { return least(Cost); }
    int quickest() const { return least(Days); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    /// "H100 SXM".
    QString name(const ClusterResult &result) const;

private:
    QString text(const ClusterResult &result, int column) const;
    double figure(const ClusterResult &result, int column) const;
    int least(Column column) const;

    const LibraryDocument &m_document;
    std::vector<ClusterResult> m_results;
    Format m_format{Language()};
};

} // namespace runcast
