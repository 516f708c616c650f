// SPDX-License-Identifier: MIT
#include "ui/commands/add_command.h"

#include "ui/document/library_document.h"

namespace runcast {

AddCommand::AddCommand(LibraryDocument &document, QList<ScenarioId> ids, const QString &text)
    : QUndoCommand(text), m_document(document), m_ids(std::move(ids))
{
}

void AddCommand::redo()
{
    if (m_done) {
        m_document.applyPresence(m_ids, true);
        emit m_document.revealRequested(m_ids.front(), {});
    }
    m_done = true;
}

void AddCommand::undo()
{
    m_document.applyPresence(m_ids, false);
}

} // namespace runcast
