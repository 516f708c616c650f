// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/window/page.h"

class QSplitter;
class QStackedLayout;
class QVBoxLayout;

namespace runcast {

class EmptyState;
class FindingsStrip;
class FoldedInputs;
class HeadlineTiles;
class InputPanel;
class PlanHeader;
class ModelActions;
class PlanTabs;
class StaleBar;
class WhyPanel;

/// Plan: the inputs of the current scenario at one side, what follows from them at the other, at once.
class PlanPage : public Page {
    Q_OBJECT
public:
    PlanPage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);
    ~PlanPage() override;

    void activated() override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;
    /// An input, a figure, "findings", or "model" for the tab of the model.
    bool reveal(const QString &key) override;
    /// Opens the explanation of a figure.
    void showWhy(const QString &figureKey);
    void showSection(Section section);
    bool areInputsFolded() const;
    void setInputsFolded(bool folded);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QWidget *buildBody();
    void buildActions();
    void connectParts();
    void retranslate();
    void refreshModelActions();
    void refreshStaleness();
    void fitToWidth();
    void openWhy(const Figure *figure);
    void makeRoomForWhy();
    void revealInput(const QString &key);
    void walkPanes(int direction);
    const Figure *focusedFigure() const;

    PlanModel m_model;
    ModelActions *m_modelActions;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    PlanHeader *m_header;
    QSplitter *m_splitter;
    InputPanel *m_inputs;
    FoldedInputs *m_folded;
    StaleBar *m_stale;
    HeadlineTiles *m_tiles;
    PlanTabs *m_tabs;
    FindingsStrip *m_findings;
    WhyPanel *m_why;
    QAction *m_fold, *m_onlyChanged, *m_openAll, *m_foldAll, *m_source, *m_nextTab, *m_previousTab;
    QAction *m_scaleModel, *m_savePreset, *m_copyModel, *m_importModel;
    bool m_foldedForWhy = false;
};

} // namespace runcast
