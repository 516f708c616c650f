// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "reports/format/format.h"

#include <QAbstractTableModel>

namespace runcast {

class PlanModel;

/// Figures of some sections of the schema as rows: title, value, unit, change since the newest version, and the mark
/// that asks why.
class FigureTableModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { TitleColumn, ValueColumn, UnitColumn, ChangeColumn, WhyColumn, ColumnCount };
    /// `leftOut`: figures that are shown elsewhere on the same page.
    FigureTableModel(PlanModel &model, std::vector<Section> sections, bool (*leftOut)(const Figure &), QObject *parent);

    const Figure &figure(int row) const { return *m_figures[size_t(row)]; }
    /// Values have changed.
    void refresh();
    bool hasChanges() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QString text(int row, int column) const;
    QString tip(int row, int column) const;
    Delta change(int row) const;

    PlanModel &m_model;
    std::vector<const Figure *> m_figures;
};

} // namespace runcast
