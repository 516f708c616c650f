// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/best_layouts.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

/// The best layouts of a search, best first.
class LayoutListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Degrees, Data, MicroBatch, Recompute, Step, Utilisation, Memory, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void setLayouts(const LayoutQuestion &question, std::vector<RankedLayout> layouts, const Format &format);
    void clear();
    const RankedLayout *layoutAt(int row) const;
    /// "TP 8 · PP 16 × 8 · CP 2", in the language of the window.
    static QString degrees(const LayoutChoice &choice, const Format &format);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const RankedLayout &layout, int column) const;

    LayoutQuestion m_question;
    std::vector<RankedLayout> m_layouts;
    Format m_format{Language()};
};

} // namespace runcast
