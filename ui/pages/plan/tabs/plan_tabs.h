// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"

#include <QWidget>

class QStackedWidget;

namespace runcast {

class PlanModel;
class PlanTab;
class SubjectTabBar;

/// The aspects of a forecast behind tabs. A tab is made when it is first shown.
class PlanTabs : public QWidget {
    Q_OBJECT
public:
    explicit PlanTabs(PlanModel &model, QWidget *parent = nullptr);

    void setCompact(bool compact);
    /// The tab that shows figures of this section.
    void showSection(Section section);
    /// Shows the figure of this key and puts the focus on it; false if the schema has none.
    bool reveal(const QString &figureKey);
    /// The tab of the model as a whole.
    bool showsModel() const;
    void showModel();
    void step(int direction);
    const Figure *focusedFigure() const;
    void focusFirst();
    PlanTab *tab(int index);
    int count() const;

signals:
    void whyRequested(const runcast::Figure *figure);

private:
    void retranslate();
    void invalidate();
    void show(int index);

    PlanModel &m_model;
    SubjectTabBar *m_bar;
    QStackedWidget *m_stack;
    QList<PlanTab *> m_tabs; // null until shown
};

} // namespace runcast
