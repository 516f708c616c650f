// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QUndoCommand>

namespace runcast {

class LibraryDocument;

/// Scenarios that were put into the library: undo takes them out, redo brings back the same ones with their history.
class AddCommand : public QUndoCommand {
public:
    AddCommand(LibraryDocument &document, QList<ScenarioId> ids, const QString &text);

    void redo() override;
    void undo() override;

private:
    LibraryDocument &m_document;
    QList<ScenarioId> m_ids;
    bool m_done = false; // the ids exist only once the rows are written, so the first redo has nothing to do
};

} // namespace runcast
