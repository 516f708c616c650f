// SPDX-License-Identifier: MIT
#pragma once

#include <QUndoCommand>

#include <functional>

namespace runcast {

/// A change that stands in the library file already when it is pushed: a preset that was kept, a row that was retired.
class StoreCommand : public QUndoCommand {
public:
    /// `apply` brings the change about anew (true) or takes it back (false).
    StoreCommand(const QString &text, std::function<void(bool)> apply);

    void redo() override;
    void undo() override;

private:
    std::function<void(bool)> m_apply;
    bool m_done = false; // the first redo is what has just happened
};

} // namespace runcast
