// SPDX-License-Identifier: MIT
#include "ui/commands/meta_command.h"

#include "ui/commands/command_ids.h"
#include "ui/document/library_document.h"

#include <algorithm>

namespace runcast {

MetaCommand::MetaCommand(LibraryDocument &document, std::vector<Change> changes, int session, const QString &text)
    : QUndoCommand(text), m_document(document), m_changes(std::move(changes)), m_session(session)
{
}

void MetaCommand::redo()
{
    for (const Change &change : m_changes)
        m_document.applyMeta(change.id, change.after);
    if (m_done)
        reveal();
    m_done = true;
}

void MetaCommand::undo()
{
    for (const Change &change : m_changes)
        m_document.applyMeta(change.id, change.before);
    reveal();
}

int MetaCommand::id() const
{
    return m_session ? int(CommandId::Meta) : -1;
}

bool MetaCommand::mergeWith(const QUndoCommand *next)
{
    const auto &later = static_cast<const MetaCommand &>(*next);
    if (later.m_session != m_session || later.m_changes.size() != m_changes.size())
        return false;
    for (size_t i = 0; i < m_changes.size(); ++i)
        m_changes[i].after = later.m_changes[i].after;
    setObsolete(std::all_of(m_changes.begin(), m_changes.end(),
                            [](const Change &change) { return change.before == change.after; }));
    return true;
}

void MetaCommand::reveal() const
{
    emit m_document.revealRequested(m_changes.front().id, {});
}

} // namespace runcast
