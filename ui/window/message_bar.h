// SPDX-License-Identifier: MIT
#pragma once

#include "ui/messages.h"

#include <QFrame>

namespace runcast {

/// Trouble that needs a hand: stays above the page until it is solved or closed.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    MessageBar(const Messages::Message &message, QWidget *parent);
};

} // namespace runcast
