// SPDX-License-Identifier: MIT
#include "app/cli/command_list.h"

#include "app/commands/make_commands.h"

namespace runcast::cli {

Commands allCommands()
{
    Commands commands;
    for (auto make : {makeNewCommand,        makeListCommand,        makeShowCommand,          makeSetCommand,
                      makeStatusCommand,     makeDuplicateCommand,   makeDeleteCommand,        makeHistoryCommand,
                      makeRestoreCommand,    makeForecastCommand,    makeCompareCommand,       makeReportCommand,
                      makeLayoutsCommand,    makeSimulateCommand,    makeFailureLogCommand,    makeImportCommand,
                      makeExportCommand,     makeCatalogListCommand, makeCatalogShowCommand,   makeCatalogImportCommand,
                      makeCatalogAddCommand, makeCatalogUndoCommand, makeCatalogUpdateCommand, makeCatalogRetireCommand,
                      makeValidateCommand,   makeCheckCommand,       makeBackupCommand})
        commands.push_back(make());
    return commands;
}

} // namespace runcast::cli
