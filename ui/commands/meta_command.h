// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QUndoCommand>

#include <vector>

namespace runcast {

class LibraryDocument;

/// Changes what is kept beside the inputs (note, tags, owner, status, archived) of one or more scenarios.
class MetaCommand : public QUndoCommand {
public:
    struct Change {
        ScenarioId id;
        ScenarioMeta before, after;
    };
    /// session 0 never merges.
    MetaCommand(LibraryDocument &document, std::vector<Change> changes, int session, const QString &text);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *next) override;

private:
    void reveal() const;

    LibraryDocument &m_document;
    std::vector<Change> m_changes;
    int m_session;
    bool m_done = false;
};

} // namespace runcast
