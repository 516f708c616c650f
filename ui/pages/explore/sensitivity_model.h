// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/sensitivity.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

/// The inputs that move a figure, with its value at either end of each.
class SensitivityModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Input, Now, AtLow, AtHigh, Effect };

    explicit SensitivityModel(QObject *parent = nullptr);

    void setSensitivity(const Sensitivity &sensitivity, const Figure &figure, const Format &format);
    /// The key of the input in a row.
    QString keyAt(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString text(const SensitivityRow &row, int column) const;

    Sensitivity m_sensitivity;
    const Figure *m_figure = nullptr;
    Scale m_scale;
    Format m_format{Language()};
};

} // namespace runcast
