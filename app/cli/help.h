// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"
#include "reports/format/language.h"

#include <QString>

namespace runcast::cli {

/// What `runcast --help` prints; with a group ("catalog") only the commands of that group.
QString helpText(const Commands &commands, const QString &group, const Language &language);

/// What `runcast COMMAND --help` prints.
QString helpText(Command &command, const Language &language);

} // namespace runcast::cli
