// SPDX-License-Identifier: MIT
#pragma once

#include "ui/window/page.h"

#include <QKeySequence>

namespace runcast {

/// "Library"; in the window's language.
QString pageTitle(PageId page);
QString pageIcon(PageId page);
/// Ctrl+1 to Ctrl+6.
QKeySequence pageShortcut(PageId page);

} // namespace runcast
