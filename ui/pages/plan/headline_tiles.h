// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"

#include <QFrame>

namespace runcast {

class FigureTile;
class PlanModel;

/// The headline figures side by side: cards of their own, or joined into one flat strip.
class HeadlineTiles : public QFrame {
    Q_OBJECT
public:
    explicit HeadlineTiles(PlanModel &model, QWidget *parent = nullptr);

    void setStrip(bool strip);
    /// The figure whose explanation is open; nullptr = none.
    void setExplained(const Figure *figure);
    /// The figure whose tile has the focus; nullptr = none.
    const Figure *focusedFigure() const;
    void focusFirst();

signals:
    void whyRequested(const runcast::Figure *figure);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void rebuild();
    void refresh();

    PlanModel &m_model;
    std::vector<const Figure *> m_figures;
    QList<FigureTile *> m_tiles;
    bool m_strip = false;
};

} // namespace runcast
