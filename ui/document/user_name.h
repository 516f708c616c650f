// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace runcast {

/// The name of whoever works at this computer, for versions; "" if it does not say.
QString userName();

} // namespace runcast
