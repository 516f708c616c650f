// SPDX-License-Identifier: MIT
#include "ui/pages/plan/plan_page.h"

#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/pages/plan/findings/findings_strip.h"
#include "ui/pages/plan/folded_inputs.h"
#include "ui/pages/plan/headline_tiles.h"
#include "ui/pages/plan/inputs/input_panel.h"
#include "ui/pages/plan/model_actions.h"
#include "ui/pages/plan/plan_header.h"
#include "ui/pages/plan/tabs/plan_tabs.h"
#include "ui/pages/plan/why/why_panel.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/stale_bar.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QSplitter>
#include <QStackedLayout>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int inputsWidth = 392, compactInputsWidth = 328, narrowestInputs = 280, widestInputs = 480;
constexpr int compactBelow = 1128; // of the page: a window of 1200 less the rail
constexpr int whyWidth = 408, narrowestFigures = 700;

} // namespace

PlanPage::PlanPage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), m_model(document, context), m_modelActions(new ModelActions(m_model, this)),
      m_stack(new QStackedLayout(this)), m_empty(new EmptyState(this)), m_header(new PlanHeader(m_model)),
      m_splitter(new QSplitter), m_inputs(new InputPanel(m_model)), m_folded(new FoldedInputs), m_stale(new StaleBar),
      m_tiles(new HeadlineTiles(m_model)), m_tabs(new PlanTabs(m_model)), m_findings(new FindingsStrip(m_model)),
      m_why(new WhyPanel(m_model))
{
    auto *plan = new QWidget(this);
    auto *column = new QVBoxLayout(plan);
    column->setContentsMargins(px(Spacing::large), 0, px(Spacing::large), px(Spacing::medium));
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(buildBody(), 1);
    m_stack->addWidget(plan);
    m_stack->addWidget(m_empty);
    buildActions();
    connectParts();
    retranslate();
    setInputsFolded(settings::inputsFolded.read(context.settings));
}

PlanPage::~PlanPage()
{
    qApp->disconnect(this);
    // A field that loses the focus takes what was typed: the model must still be there.
    qDeleteAll(findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
}

QWidget *PlanPage::buildBody()
{
    auto *figures = new QWidget;
    auto *column = new QVBoxLayout(figures);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::medium));
    column->addWidget(m_stale);
    column->addWidget(m_tiles);
    column->addWidget(m_tabs, 1);
    column->addWidget(m_findings);
    auto *rest = new QWidget;
    auto *row = new QHBoxLayout(rest);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::medium));
    row->addWidget(m_folded);
    row->addWidget(figures, 1);
    row->addWidget(m_why);
    m_why->setFixedWidth(px(whyWidth));
    m_why->hide();
    m_inputs->setMinimumWidth(px(narrowestInputs));
    m_inputs->setMaximumWidth(px(widestInputs));
    m_splitter->addWidget(m_inputs);
    m_splitter->addWidget(rest);
    m_splitter->setChildrenCollapsible(false);
    m_splitter->setStretchFactor(0, 0);
    m_splitter->setStretchFactor(1, 1);
    m_splitter->setHandleWidth(px(Spacing::medium));
    return m_splitter;
}

void PlanPage::buildActions()
{
    const auto add = [this](QAction *&action, const QKeySequence &keys) {
        action = new QAction(this);
        action->setShortcut(keys);
        addAction(action);
    };
    add(m_fold, Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    add(m_onlyChanged, {});
    add(m_openAll, {});
    add(m_foldAll, {});
    add(m_source, Qt::CTRL | Qt::Key_Period);
    add(m_nextTab, Qt::CTRL | Qt::Key_PageDown);
    add(m_previousTab, Qt::CTRL | Qt::Key_PageUp);
    add(m_scaleModel, {});
    add(m_savePreset, {});
    add(m_importModel, {});
    add(m_copyModel, {});
    m_fold->setCheckable(true);
    m_onlyChanged->setCheckable(true);
    connect(m_fold, &QAction::triggered, this, &PlanPage::setInputsFolded);
    connect(m_onlyChanged, &QAction::triggered, m_inputs, &InputPanel::setOnlyChanged);
    connect(m_openAll, &QAction::triggered, this, [this] { m_inputs->setAllExpanded(true); });
    connect(m_foldAll, &QAction::triggered, this, [this] { m_inputs->setAllExpanded(false); });
    connect(m_source, &QAction::triggered, m_inputs, &InputPanel::openSource);
    connect(m_scaleModel, &QAction::triggered, m_modelActions, &ModelActions::scale);
    connect(m_savePreset, &QAction::triggered, m_modelActions, &ModelActions::savePreset);
    connect(m_importModel, &QAction::triggered, m_modelActions, &ModelActions::importByDialog);
    connect(m_copyModel, &QAction::triggered, m_modelActions, &ModelActions::copy);
    connect(m_nextTab, &QAction::triggered, this, [this] { m_tabs->step(1); });
    connect(m_previousTab, &QAction::triggered, this, [this] { m_tabs->step(-1); });
}

void PlanPage::connectParts()
{
    connect(&m_model, &PlanModel::scenarioSwitched, this, &PlanPage::retranslate);
    connect(&m_model, &PlanModel::inputsChanged, this, &PlanPage::refreshStaleness);
    connect(&m_model, &PlanModel::stalenessChanged, this, &PlanPage::refreshStaleness);
    connect(&m_model.document(), &LibraryDocument::revealRequested, this,
            [this](ScenarioId id, const QStringList &keys) {
                if (id == m_model.id() && isVisible())
                    m_inputs->flash(keys);
            });
    connect(m_empty, &EmptyState::actionRequested, this,
            [this] { m_model.context().navigation.goTo(PageId::Library); });
    connect(m_inputs, &InputPanel::foldRequested, this, [this] { setInputsFolded(true); });
    connect(m_inputs, &InputPanel::changedCountChanged, m_folded, &FoldedInputs::setChangedCount);
    connect(m_folded, &QAbstractButton::clicked, this, [this] {
        setInputsFolded(false);
        m_inputs->focusField();
    });
    connect(m_splitter, &QSplitter::splitterMoved, this,
            [this](int position) { settings::inputsWidth.write(m_model.context().settings, position); });
    connect(m_stale, &StaleBar::actionRequested, m_model.document().undoStack(), &QUndoStack::undo);
    connect(m_tiles, &HeadlineTiles::whyRequested, this, &PlanPage::openWhy);
    connect(m_tabs, &PlanTabs::whyRequested, this, &PlanPage::openWhy);
    connect(m_findings, &FindingsStrip::parameterRequested, this, &PlanPage::revealInput);
    connect(m_why, &WhyPanel::parameterRequested, this, &PlanPage::revealInput);
    connect(m_why, &WhyPanel::sectionRequested, m_tabs, &PlanTabs::showSection);
    connect(m_why, &WhyPanel::figureChanged, m_tiles, &HeadlineTiles::setExplained);
    connect(m_why, &WhyPanel::closed, this, [this] {
        if (m_foldedForWhy)
            setInputsFolded(false);
        fitToWidth();
    });
    connect(qApp, &QApplication::focusChanged, this, &Page::stateChanged);
}

void PlanPage::retranslate()
{
    m_empty->setTexts(tr("Plan shows one scenario: its inputs, and what follows from them at once."),
                      tr("Choose a scenario"));
    m_fold->setText(tr("Fold the &Inputs"));
    m_onlyChanged->setText(tr("Only C&hanged Inputs"));
    m_openAll->setText(tr("&Open All Groups"));
    m_foldAll->setText(tr("Fold A&ll Groups"));
    m_source->setText(tr("&Source of the Input…"));
    m_nextTab->setText(tr("&Next Aspect"));
    m_previousTab->setText(tr("&Previous Aspect"));
    m_scaleModel->setText(tr("Scale &Model…"));
    m_savePreset->setText(tr("Save Model as P&reset…"));
    m_importModel->setText(tr("Open &config.json as Model…"));
    m_copyModel->setText(tr("Cop&y Model"));
    refreshModelActions();
    m_stack->setCurrentIndex(m_model.hasScenario() ? 0 : 1);
    if (!m_model.hasScenario() && m_why->figure())
        m_why->closePanel();
    refreshStaleness();
    fitToWidth();
    emit stateChanged();
}

void PlanPage::refreshModelActions()
{
    const bool shown = m_model.hasScenario(), editable = shown && !m_model.document().isReadOnly();
    const bool known = shown && isComplete(m_model.scenario().model.architecture);
    m_scaleModel->setEnabled(known && editable);
    m_savePreset->setEnabled(known && editable);
    m_importModel->setEnabled(editable);
    m_copyModel->setEnabled(known);
}

void PlanPage::refreshStaleness()
{
    refreshModelActions();
    const bool stale = m_model.isStale();
    m_stale->setVisible(stale);
    if (!stale)
        return;
    const Language language = m_model.format().language();
    const QString time =
        m_model.goodTime() ? language.locale().toString(m_model.goodTime()->time(), QLocale::ShortFormat) : QString();
    if (m_model.refusals().isEmpty()) {
        const QUndoStack *undo = m_model.document().undoStack();
        m_stale->setTexts(tr("These figures are the last good ones, from %1. They follow again when the error below is "
                             "solved.")
                              .arg(time),
                          undo->canUndo() ? tr("Undo %1").arg(undo->undoText()) : QString());
    } else {
        m_stale->setTexts(
            tr("These figures are from %1. They follow again when what stands in the field is understood.").arg(time),
            {});
    }
}

void PlanPage::activated()
{
    if (m_model.hasScenario() && !m_splitter->isAncestorOf(QApplication::focusWidget()) && !areInputsFolded())
        m_inputs->focusField();
}

bool PlanPage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Find:
    case PageCommand::FindNext:
    case PageCommand::FindPrevious:
    case PageCommand::Why:
    case PageCommand::NextPane:
    case PageCommand::PreviousPane:
        return m_model.hasScenario();
    case PageCommand::Paste:
        return m_model.hasScenario() && m_tabs->showsModel() && !m_model.document().isReadOnly();
    default:
        return false;
    }
}

void PlanPage::run(PageCommand command)
{
    if (!canRun(command))
        return;
    switch (command) {
    case PageCommand::Find:
        setInputsFolded(false);
        m_inputs->focusSearch();
        break;
    case PageCommand::FindNext:
        m_inputs->findNext(1);
        break;
    case PageCommand::FindPrevious:
        m_inputs->findNext(-1);
        break;
    case PageCommand::Paste:
        m_modelActions->paste();
        break;
    case PageCommand::Why:
        openWhy(focusedFigure());
        break;
    case PageCommand::NextPane:
        walkPanes(1);
        break;
    case PageCommand::PreviousPane:
        walkPanes(-1);
        break;
    default:
        break;
    }
}

bool PlanPage::reveal(const QString &key)
{
    if (!m_model.hasScenario())
        return false;
    if (key == "findings"_L1) {
        m_findings->setExpanded(true);
        m_findings->focusFirst();
        return true;
    }
    if (key == "model"_L1) {
        m_tabs->showModel();
        return true;
    }
    if (m_model.schema().parameter(key.toStdString())) {
        revealInput(key);
        return true;
    }
    return m_tabs->reveal(key);
}

void PlanPage::revealInput(const QString &key)
{
    setInputsFolded(false);
    m_inputs->reveal(key);
}

void PlanPage::showWhy(const QString &figureKey)
{
    openWhy(m_model.schema().figure(figureKey.toStdString()));
}

void PlanPage::showSection(Section section)
{
    m_tabs->showSection(section);
}

const Figure *PlanPage::focusedFigure() const
{
    if (const Figure *figure = m_tiles->focusedFigure())
        return figure;
    if (const Figure *figure = m_tabs->focusedFigure())
        return figure;
    for (const Figure &figure : m_model.schema().figures) {
        if (figure.headline)
            return &figure;
    }
    return nullptr;
}

void PlanPage::openWhy(const Figure *figure)
{
    if (!figure || !m_model.hasScenario())
        return;
    if (m_why->isHidden())
        makeRoomForWhy();
    m_why->open(*figure);
    fitToWidth();
}

void PlanPage::makeRoomForWhy()
{
    const int left = width() - m_inputs->width() - px(whyWidth) - px(3 * Spacing::large);
    if (!areInputsFolded() && left < px(narrowestFigures)) {
        setInputsFolded(true);
        m_foldedForWhy = true;
    }
}

bool PlanPage::areInputsFolded() const
{
    return m_inputs->isHidden();
}

void PlanPage::setInputsFolded(bool folded)
{
    m_foldedForWhy = false;
    m_inputs->setVisible(!folded);
    m_folded->setVisible(folded);
    m_fold->setChecked(folded);
    if (m_why->isHidden()) // folding for want of room is not a wish
        settings::inputsFolded.write(m_model.context().settings, folded);
}

void PlanPage::fitToWidth()
{
    const bool compact = width() < px(compactBelow);
    m_header->setCompact(compact);
    m_tabs->setCompact(compact);
    m_findings->setCompact(compact);
    m_findings->setRoom(height() / 3);
    m_tiles->setStrip(compact || !m_why->isHidden());
    const int wished = settings::inputsWidth.read(m_model.context().settings);
    const int wide = wished > 0 ? wished : px(compact ? compactInputsWidth : inputsWidth);
    m_splitter->setSizes({compact ? std::min(wide, px(compactInputsWidth)) : wide, width()});
}

void PlanPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    fitToWidth();
}

void PlanPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_why->isHidden())
        m_why->closePanel();
    else
        Page::keyPressEvent(event);
}

void PlanPage::walkPanes(int direction)
{
    struct Pane {
        QWidget *widget;
        std::function<void()> focus;
    };
    const Pane panes[] = {
        {areInputsFolded() ? static_cast<QWidget *>(m_folded) : m_inputs,
         [this] { areInputsFolded() ? m_folded->setFocus(Qt::TabFocusReason) : m_inputs->focusField(); }},
        {m_tiles, [this] { m_tiles->focusFirst(); }},
        {m_tabs, [this] { m_tabs->focusFirst(); }},
        {m_findings, [this] { m_findings->focusFirst(); }},
        {m_why, [this] { m_why->setFocus(Qt::TabFocusReason); }},
    };
    constexpr int count = int(std::size(panes));
    const QWidget *focus = QApplication::focusWidget();
    int current = direction > 0 ? -1 : 0;
    for (int i = 0; i < count; ++i) {
        if (focus && (panes[i].widget == focus || panes[i].widget->isAncestorOf(focus)))
            current = i;
    }
    for (int step = 1; step <= count; ++step) {
        const Pane &next = panes[(current + direction * step + 2 * count) % count];
        if (!next.widget->isVisible())
            continue;
        next.focus();
        return;
    }
}

} // namespace runcast
