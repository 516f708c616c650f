// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"
#include "ui/window/command.h"

#include <QWidget>

namespace runcast {

enum class PageId { Library, Plan, Compare, Explore, Report, Reference };

/// What the menus ask the page on screen to do.
enum class PageCommand {
    Find,
    FindNext,
    FindPrevious,
    Copy,
    CopyWithHeaders,
    Paste,
    SelectAll,
    Print,
    Export,
    Recompute,
    Why,
    NextPane,
    PreviousPane,
};

/// One of the pages behind the rail. Made on its first visit, then kept, so that selection and scroll survive a switch.
/// Further commands of a page are its QWidget::actions(): the window puts them into the View menu while it is shown.
class Page : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    /// The page has come to the front.
    virtual void activated() {}
    /// The page was asked for with these scenarios, which are the current one or the compare set by now.
    virtual void present(const QList<ScenarioId> &) {}
    /// What the title bar names; empty = the current scenario.
    virtual QString title() const { return {}; }
    /// Remarks for the status bar; empty = version and status of the current scenario.
    virtual QStringList remarks() const { return {}; }
    /// What the Scenario menu acts on; empty = the current scenario.
    virtual QList<ScenarioId> selection() const { return {}; }
    virtual bool canRun(PageCommand) const { return false; }
    virtual void run(PageCommand) {}
    /// Scrolls to an input or a figure by its key and gives it the focus; false if the page does not show it.
    virtual bool reveal(const QString &) { return false; }

signals:
    /// A button of the page asks for what a menu does, on its selection().
    void requested(runcast::Command command);
    /// canRun(), title(), remarks() or selection() may answer otherwise now.
    void stateChanged();
};

} // namespace runcast
