// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/catalog.h"
#include "core/catalog/own_row.h"

#include <memory>
#include <string>
#include <vector>

namespace runcast {

/// "accelerator", "price", "region".
std::string_view ownRowKindName(OwnRowKind kind);
/// nothing for another word.
std::optional<OwnRowKind> ownRowKindOf(std::string_view name);
/// The columns of a kind, in the order of its file.
const std::vector<std::string> &ownRowColumns(OwnRowKind kind);

/// A price as a row of its own.
OwnRow ownRowOf(const AcceleratorPrice &price);
/// A shipped accelerator or region as a row to begin an own one with; nothing if there is none of this id.
std::optional<OwnRow> shippedRow(OwnRowKind kind, std::string_view id);

/// An id made of this name that no accelerator and no region of the catalog has: "Our chip" gives "our-chip", and
/// "our-chip-2" if that is taken.
std::string freeRowId(std::string_view name, const Catalog &catalog);

/// The row without what only its library knows of it: its number there, whether it is retired, what replaces it.
OwnRow portable(OwnRow row);

/// The cells as a JSON object of texts, and back. What was read is hostile until addOwnRow() took it.
std::string ownRowToJson(const OwnRow &row);
Result<OwnRow> ownRowFromJson(OwnRowKind kind, std::string_view json);

/// Adds the row to the data as if it stood in the shipped file, read by the same reader. Refused, with column and
/// reason: what that reader refuses, unknown columns, control characters, long cells, an id that is taken, a price of
/// an unknown accelerator, a region below an unknown one. A region takes what it leaves empty from its parent.
Result<void> addOwnRow(CatalogData &data, const OwnRow &row);

/// The catalog with these rows beside its own. Rows that are refused are left out and told in `problems`.
std::unique_ptr<const Catalog> catalogWithOwnRows(const Catalog &base, std::span<const OwnRow> rows,
                                                  std::vector<Error> &problems);

} // namespace runcast
