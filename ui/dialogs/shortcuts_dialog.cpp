// SPDX-License-Identifier: MIT
#include "ui/dialogs/shortcuts_dialog.h"

#include "ui/window/commands.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace runcast {

ShortcutsDialog::ShortcutsDialog(const Commands &commands, const QList<QAction *> &pages, QWidget *parent)
    : TableDialog(tr("Keyboard Shortcuts"), tr("Search commands and keys"), {tr("Command"), tr("Keys")}, parent)
{
    QList<QAction *> actions = pages;
    for (const auto &[command, action] : commands.all())
        actions.append(action);
    for (const QAction *action : actions) {
        if (action->shortcuts().isEmpty())
            continue;
        QString name = action->text();
        addRow({name.remove(QRegularExpression(u"&(?!&)"_s)),
                QKeySequence::listToString(action->shortcuts(), QKeySequence::NativeText)});
    }
}

} // namespace runcast
