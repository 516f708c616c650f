// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

namespace runcast {

/// How a page sends the person elsewhere. The window answers it.
class Navigation {
public:
    virtual ~Navigation() = default;

    virtual void goTo(PageId page) = 0;
    /// Makes it the current scenario and goes to Plan.
    virtual void openScenario(ScenarioId id) = 0;
    /// Goes to Plan and puts the focus on this input or figure of the current scenario.
    virtual void reveal(const QString &key) = 0;
    /// Goes to Plan and opens the explanation of this figure.
    virtual void showWhy(const QString &figureKey) = 0;
    /// Makes it the compare set and goes to Compare.
    virtual void compare(const QList<ScenarioId> &ids) = 0;
    /// Puts it into the compare set beside the others.
    virtual void addToCompare(ScenarioId id) = 0;
    /// Asks for a comment and names the present state as a version.
    virtual void saveVersion(ScenarioId id) = 0;
    /// Shows the versions, any of which can be restored.
    virtual void showHistory(ScenarioId id) = 0;
    /// The findings of the current scenario were asked for: goes to Plan.
    virtual void showFindings() = 0;
    /// Goes to Report with these scenarios chosen.
    virtual void report(const QList<ScenarioId> &ids) = 0;
};

} // namespace runcast
