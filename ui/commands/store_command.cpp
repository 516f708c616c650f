// SPDX-License-Identifier: MIT
#include "ui/commands/store_command.h"

#include <utility>

namespace runcast {

StoreCommand::StoreCommand(const QString &text, std::function<void(bool)> apply)
    : QUndoCommand(text), m_apply(std::move(apply))
{
}

void StoreCommand::redo()
{
    if (m_done)
        m_apply(true);
    m_done = true;
}

void StoreCommand::undo()
{
    m_apply(false);
}

} // namespace runcast
