// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/scenario.h"
#include "ui/document/scenario_record.h"

#include <QUndoCommand>

namespace runcast {

class LibraryDocument;

/// Changes the inputs of one scenario. Edits of one session (one visit to one field) undo as one step.
class ScenarioCommand : public QUndoCommand {
public:
    /// session 0 never merges.
    ScenarioCommand(LibraryDocument &document, ScenarioId id, Scenario before, Scenario after, int session,
                    const QString &text);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    LibraryDocument &m_document;
    ScenarioId m_scenario;
    Scenario m_before, m_after;
    int m_session;
    bool m_done = false; // the first redo is the edit itself, which needs no pointing out
};

} // namespace runcast
