// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/command.h"

namespace runcast::cli {

// Each subcommand, a file each. Only allCommands() calls these.
std::unique_ptr<Command> makeNewCommand();
std::unique_ptr<Command> makeListCommand();
std::unique_ptr<Command> makeShowCommand();
std::unique_ptr<Command> makeSetCommand();
std::unique_ptr<Command> makeStatusCommand();
std::unique_ptr<Command> makeDuplicateCommand();
std::unique_ptr<Command> makeDeleteCommand();
std::unique_ptr<Command> makeHistoryCommand();
std::unique_ptr<Command> makeRestoreCommand();
std::unique_ptr<Command> makeForecastCommand();
std::unique_ptr<Command> makeCompareCommand();
std::unique_ptr<Command> makeReportCommand();
std::unique_ptr<Command> makeLayoutsCommand();
std::unique_ptr<Command> makeImportCommand();
std::unique_ptr<Command> makeExportCommand();
std::unique_ptr<Command> makeCatalogListCommand();
std::unique_ptr<Command> makeCatalogShowCommand();
std::unique_ptr<Command> makeCatalogImportCommand();
std::unique_ptr<Command> makeCatalogAddCommand();
std::unique_ptr<Command> makeCatalogRetireCommand();
std::unique_ptr<Command> makeCatalogUndoCommand();
std::unique_ptr<Command> makeCatalogUpdateCommand();
std::unique_ptr<Command> makeValidateCommand();
std::unique_ptr<Command> makeCheckCommand();
std::unique_ptr<Command> makeBackupCommand();
std::unique_ptr<Command> makeSimulateCommand();
std::unique_ptr<Command> makeFailureLogCommand();

} // namespace runcast::cli
