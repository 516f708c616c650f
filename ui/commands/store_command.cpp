// SPDX-License-Identifier: MIT
#include "ui/commands/preset_command.h"

#include "ui/document/library_document.h"

namespace runcast {

PresetCommand::PresetCommand(LibraryDocument &document, PresetId id, bool added, const QString &text)
    : QUndoCommand(text), m_document(document), m_preset(id), m_added(added)
{
}

void PresetCommand::redo()
{
    if (m_done)
        m_document.applyPresetPresence(m_preset, m_added);
    m_done = true;
}

void PresetCommand::undo()
{
    m_document.applyPresetPresence(m_preset, !m_added);
}

} // namespace runcast
