// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/table_dialog.h"

namespace runcast {

class Messages;
struct UiContext;

/// All that the program has said since it started, newest first.
class MessageLogDialog : public TableDialog {
    Q_OBJECT
public:
    MessageLogDialog(const Messages &messages, const UiContext &context, QWidget *parent);
};

} // namespace runcast
