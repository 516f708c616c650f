// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QUndoCommand>

namespace runcast {

class LibraryDocument;

/// An own preset that was kept in the library, or deleted from it.
class PresetCommand : public QUndoCommand {
public:
    PresetCommand(LibraryDocument &document, PresetId id, bool added, const QString &text);

    void redo() override;
    void undo() override;

private:
    LibraryDocument &m_document;
    PresetId m_preset;
    bool m_added;
    bool m_done = false; // the first redo is what has just happened
};

} // namespace runcast
