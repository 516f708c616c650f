// SPDX-License-Identifier: MIT
#pragma once

#include "ui/dialogs/table_dialog.h"

namespace runcast {

struct Schema;
struct UiContext;

/// What every input and figure means, from the registries.
class GlossaryDialog : public TableDialog {
    Q_OBJECT
public:
    GlossaryDialog(const Schema &schema, const UiContext &context, QWidget *parent);
};

} // namespace runcast
