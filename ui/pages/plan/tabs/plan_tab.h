// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "reports/theme/theme.h"
#include "ui/widgets/card_columns.h"

#include <QScrollArea>

class QPushButton;

namespace runcast {

class Card;
class ChartWidget;
class FigureTable;
class PlanModel;
struct Chart;

/// One aspect of the forecast: charts and the figures of its sections. It is brought up to date while it is shown.
class PlanTab : public QScrollArea {
    Q_OBJECT
public:
    PlanTab(PlanModel &model, std::vector<Section> sections, int leadingShare, QWidget *parent);

    const std::vector<Section> &sections() const { return m_sections; }
    /// Shows what the model has now; at once if the tab is in sight, else when it comes into sight.
    void invalidate();
    /// Puts the focus on a figure of this tab; false if it shows none of that key.
    bool reveal(const QString &figureKey);
    bool showsFigure(const QString &figureKey) const;
    /// The figure that the focus is on; nullptr = none.
    const Figure *focusedFigure() const;
    /// The tables and charts that the focus is in, for copying.
    void focusFirst();

signals:
    void whyRequested(const runcast::Figure *figure);

protected:
    PlanModel &model() const { return m_model; }
    void showEvent(QShowEvent *event) override;
    /// Texts and values of the tab's own cards.
    virtual void refresh() = 0;

    using Column = CardColumns::Column;
    Card *addCard(Column column);
    void addCard(Column column, Card *card);
    /// `explained`: key of the figure that the chart is about, for its "Why?".
    ChartWidget *addChart(Column column, std::string_view explained);
    void addWhy(ChartWidget *chart, std::string_view figureKey);
    void showChart(ChartWidget *widget, const Chart &chart);
    /// The table of all figures of the tab's sections but those left out, under a heading.
    FigureTable *addFigures(Column column, bool (*leftOut)(const Figure &) = nullptr);

private:
    void update();

    PlanModel &m_model;
    std::vector<Section> m_sections;
    CardColumns *m_cards;
    QList<FigureTable *> m_tables;
    QList<QPushButton *> m_whyLinks;
    bool m_stale = true;
};

} // namespace runcast
