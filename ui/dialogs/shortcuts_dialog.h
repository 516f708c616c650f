// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/table_dialog.h"

class QAction;

namespace runcast {

class Commands;

/// Every command that has a key.
class ShortcutsDialog : public TableDialog {
    Q_OBJECT
public:
    ShortcutsDialog(const Commands &commands, const QList<QAction *> &pages, QWidget *parent);
};

} // namespace runcast
