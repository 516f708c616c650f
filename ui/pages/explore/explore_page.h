// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/sensitivity.h"
#include "ui/jobs/job.h"
#include "ui/window/page.h"

#include <QTimer>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;
class QStackedLayout;
class QTableView;

namespace runcast {

class ChartWidget;
class EmptyState;
class LibraryDocument;
class PageHeader;
class SensitivityModel;
class WordFilter;
struct UiContext;

/// Which inputs of the current scenario a figure depends on most: each moved alone by a tenth, forecast anew.
class ExplorePage : public Page {
    Q_OBJECT
public:
    ExplorePage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    void activated() override;
    QStringList remarks() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;
    /// Asks for this figure.
    bool reveal(const QString &key) override;

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *makeControls();
    QWidget *makeResults();
    void connectDocument();
    void arrange();
    void fillScenarios();
    void fillFigures();
    const Figure *figure() const;
    void refreshSoon();
    void compute();
    void take();
    void copy(bool all, bool head);
    void retranslate();

    LibraryDocument &m_document;
    UiContext &m_context;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    PageHeader *m_header;
    QComboBox *m_scenario, *m_figure;
    QLabel *m_figureLabel, *m_method;
    QPushButton *m_copy;
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
