// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

class QComboBox;
class QPushButton;
class QStackedLayout;
class QStackedWidget;
class QTabBar;

namespace runcast {

class EmptyState;
class ExplorePane;
class LibraryDocument;
class PageHeader;
struct UiContext;

/// Questions about the current scenario, one behind each tab: what its figures depend on, how it is split best.
class ExplorePage : public Page {
    Q_OBJECT
public:
    ExplorePage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    void activated() override;
    QStringList remarks() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;
    /// A figure by its key: asks what it depends on. "layouts": the tab of the layouts.
    bool reveal(const QString &key) override;

protected:
    void changeEvent(QEvent *event) override;

private:
    void addPane(ExplorePane *pane);
    ExplorePane *pane() const;
    void showPane(int index);
    void connectDocument();
    void fillScenarios();
    void step(int direction);
    void retranslate();

    LibraryDocument &m_document;
    UiContext &m_context;
    PageHeader *m_header;
    QPushButton *m_copy;
    QTabBar *m_tabs;
    QComboBox *m_scenario;
    QStackedLayout *m_stack; // nothing chosen, or the panes
    EmptyState *m_empty;
    QStackedWidget *m_panes;
};

} // namespace runcast
