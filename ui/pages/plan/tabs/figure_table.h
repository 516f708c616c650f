// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "ui/widgets/full_table.h"

namespace runcast {

class FigureTableModel;
class PlanModel;

/// A table of figures as high as its rows. Enter, F1, a double click or the mark at the end ask why.
class FigureTable : public FullTable {
    Q_OBJECT
public:
    FigureTable(PlanModel &model, std::vector<Section> sections, bool (*leftOut)(const Figure &) = nullptr,
                QWidget *parent = nullptr);

    void refresh();
    bool showsFigure(const QString &key) const;
    /// Selects the figure of this key and takes the focus; false if it is not here.
    bool reveal(const QString &key);
    /// The figure of the current row; nullptr without one.
    const Figure *currentFigure() const;
    void fit() override;

signals:
    void whyRequested(const runcast::Figure *figure);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    int rowOf(const QString &key) const;

    FigureTableModel *m_figures;
};

} // namespace runcast
