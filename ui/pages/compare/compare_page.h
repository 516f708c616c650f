// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QTimer>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;
class QStackedLayout;

namespace runcast {

class CompareCards;
class CompareTableModel;
class CompareView;
class EmptyState;
class LibraryDocument;
class ReportExport;
class ScenarioBar;
class ToggleSwitch;
struct UiContext;

/// Two to eight scenarios side by side: charts, the table of everything that differs, the bridge of the cost.
class ComparePage : public Page {
    Q_OBJECT
public:
    ComparePage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);
    ~ComparePage() override;

    void activated() override;
    QString title() const override;
    QStringList remarks() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;
    bool reveal(const QString &key) override;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHeader();
    QWidget *makeContent();
    void makeActions();
    void connectDocument();
    void arrangeHeader();
    void retranslate();
    void refreshSoon();
    void refresh();
    void chooseScenarios();
    void makeReport();
    void chooseForPlan();
    void showInPlan(const QString &key);
    void explain(const QString &key);
    void copyRows(bool all, bool head);
    void showMenu(const QPoint &position);
    bool hasComparison() const;

    LibraryDocument &m_document;
    UiContext &m_context;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    QGridLayout *m_header;
    QLabel *m_title;
    ScenarioBar *m_bar;
    QWidget *m_tools;
    ToggleSwitch *m_onlyDifferences;
    QPushButton *m_copy, *m_report;
    CompareCards *m_cards;
    CompareTableModel *m_model;
    CompareView *m_view;
    QAction *m_onlyAction, *m_expand, *m_collapse;
    ReportExport *m_export;
    QTimer m_refresh;
    bool m_stale = true;
};

} // namespace runcast
