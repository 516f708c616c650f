// SPDX-License-Identifier: MIT
#pragma once

#include "db/connection.h"
#include "db/scenario_record.h"

#include <functional>
#include <vector>

namespace runcast {

/// What is wrong with a document beyond its being JSON; the caller knows the scenarios' schema.
using DocumentCheck = std::function<Result<void>(const std::string &json)>;

/// Everything wrong with the library: SQLite's own check of the file, rows that refer to nothing, scenarios without
/// inputs, documents that cannot be read. Empty = sound. An error if it could not be checked at all.
/// Reads the whole file: 0.1 s for 5,000 scenarios; not for every start.
Result<std::vector<Error>> checkLibrary(const Connection &connection, const DocumentCheck &document = {});

} // namespace runcast
