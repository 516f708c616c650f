// SPDX-License-Identifier: MIT
#pragma once

#include <Qt>

namespace runcast {

/// What the models of the program's tables answer beside Qt's own roles; TableDelegate paints it.
enum TableRole {
    SortRole = Qt::UserRole + 1, // a number or text to sort by; the display text is for reading
    ChipRole,                    // a ChipLook: painted as chip in place of the text
    StrongRole,                  // bool: medium weight
    SecondaryRole,               // bool: in the secondary colour
    GroupRole,                   // bool: a row that heads a group
    TotalRole,                   // bool: a rule above, medium weight
    MarkRole,                    // int: an arrow before the text, 1 up, -1 down
    JudgementRole,               // int of Judgement: the colour of the text and its arrow
    SelectionBoxRole,            // bool: a check box that shows whether the row is selected
    IconRole,                    // QString: an icon of the program's set, in place of the text, in the accent colour
    FirstFreeRole
};

} // namespace runcast
