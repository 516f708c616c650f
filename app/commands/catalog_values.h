// SPDX-License-Identifier: MIT
#pragma once

#include "app/cli/session.h"
#include "app/commands/catalog_tables.h"

namespace runcast::cli {

/// A value of a catalog for people and programs; "–" where it was not published.
Cell catalogCell(const std::string &key, const Value &value, const Session &session);

/// Trailing if the column holds numbers.
Table::Align alignOf(const CatalogTable &catalog, size_t column);

/// {KEY: value} of a row.
OrderedJson rowJson(const CatalogTable &catalog, const std::vector<Value> &row);

} // namespace runcast::cli
