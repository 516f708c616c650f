// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/json_text.h"
#include "core/base/result.h"
#include "core/catalog/own_rows.h"

#include <vector>

namespace runcast {

struct Schema;

/// Prepares a scenario that another library wrote, given as JSON, to be read with this catalog: own rows that the
/// catalog lacks are appended to `rows` and added to `data`. One whose id stands here for something else gets a free
/// id, in the scenario too. Rows that no parameter names are left alone; an Error for rows that addOwnRow() refuses.
Result<void> takeCarriedRows(OrderedJson &scenario, const Schema &schema, CatalogData &data, std::vector<OwnRow> &rows);

} // namespace runcast
