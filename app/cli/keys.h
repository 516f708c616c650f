// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/forecast/schema.h"

#include <QString>

namespace runcast::cli {

enum class KeyKind { Input, Figure, Either };

/// The error for a key that the schema does not have; it names the nearest one that exists.
Error unknownKey(const QString &key, KeyKind kind, const Schema &schema);

} // namespace runcast::cli
