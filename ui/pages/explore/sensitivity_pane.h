// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/sensitivity.h"
#include "ui/jobs/job.h"
#include "ui/pages/explore/explore_pane.h"

#include <QTimer>

class QComboBox;
class QGridLayout;
class QLabel;
class QScrollArea;
class QTableView;

namespace runcast {

class ChartWidget;
class LibraryDocument;
class SensitivityModel;
class WordFilter;
struct Figure;
struct UiContext;

/// Which inputs of the current scenario a figure depends on most: each moved alone by a tenth, forecast anew.
class SensitivityPane : public ExplorePane {
    Q_OBJECT
public:
    SensitivityPane(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    QString title() const override;
    void activated() override;
    void refreshSoon() override;
    void recompute() override { compute(); }
    void retranslate() override;
    void copy(bool all, bool head) override;
    void selectAll() override;
    QStringList remarks() const override;
    /// Asks for this figure.
    bool reveal(const QString &key) override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeControls();
    QWidget *makeResults();
    void arrange();
    void fillFigures();
    const Figure *figure() const;
    void compute();
    void take();

    LibraryDocument &m_document;
    UiContext &m_context;
    QComboBox *m_figure;
    QLabel *m_figureLabel, *m_method;
    QScrollArea *m_area;
    QWidget *m_content;
    QGridLayout *m_cards;
    QWidget *m_chartCard, *m_tableCard;
    ChartWidget *m_chart;
    SensitivityModel *m_model;
    WordFilter *m_sorted;
    QTableView *m_view;
    QTimer m_timer;
    Job<Sensitivity> m_job;
    Sensitivity m_shown;
    bool m_stale = true;
};

} // namespace runcast
