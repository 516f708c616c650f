// SPDX-License-Identifier: MIT
#include "ui/dialogs/message_log_dialog.h"

#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/window/ui_context.h"

namespace runcast {

MessageLogDialog::MessageLogDialog(const Messages &messages, const UiContext &context, QWidget *parent)
    : TableDialog(tr("Messages"), tr("Search messages"), {tr("Time"), tr("Message")}, parent)
{
    const QLocale &locale = context.language.language().locale();
    for (auto message = messages.log().rbegin(); message != messages.log().rend(); ++message)
        addRow({locale.toString(message->time.toLocalTime().time(), QLocale::ShortFormat), message->text});
}

} // namespace runcast
