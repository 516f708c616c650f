// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/own_rows.h"

#include <span>

namespace runcast {

/// How a person enters a cell.
enum class RowFieldKind { Text, Number, Date, Choice, Accelerator, Region };

/// A word of the data file and how it is shown.
struct RowWord {
    const char *id = "";
    const char *title = ""; // English source text, context "Catalog"
};

/// One cell of an own row as a field of a form. Cells without a field follow from others: the id from the name, the
/// exactness of a date from its length.
struct RowField {
    const char *column = "";
    const char *title = ""; // English source text, context "Catalog"
    const char *unit = "";  // "GB"; context "Catalog"
    RowFieldKind kind = RowFieldKind::Text;
    bool required = false;
    std::span<const RowWord> choices{};
};

/// The fields of a kind, in the order of the form.
std::span<const RowField> rowFields(OwnRowKind kind);

} // namespace runcast
