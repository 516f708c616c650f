// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// QUndoCommand::id() of the commands that merge.
enum class CommandId { Scenario = 1, Meta };

} // namespace runcast
