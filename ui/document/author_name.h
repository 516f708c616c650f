// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

class QSettings;

namespace runcast {

/// The name of whoever works at this computer, for versions; "" if it does not say.
QString userName();

/// The name that versions carry: what the preferences say, else userName().
QString authorName(const QSettings &settings);

} // namespace runcast
