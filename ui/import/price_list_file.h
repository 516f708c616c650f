// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/price_list.h"
#include "db/scenario_record.h"

#include <QString>

namespace runcast {

/// Reads a list of rents from a file of at most 64 MB, see readPriceList(). Where `origin` names no provider or no
/// date, the file's name and the day on which it was changed stand for them.
Result<PriceList> readPriceListFile(const QString &path, PriceListOrigin origin, const Catalog &catalog,
                                    const std::function<bool(double)> &goOn = {});

/// The lowest price of each accelerator and commitment as rows to be kept, each in the place of the own row that has
/// the same provider, accelerator and commitment. What the library has already is left out.
std::vector<OwnRowInsertion> insertionsOf(const std::vector<PriceChange> &changes,
                                          const std::vector<StoredOwnRow> &own);

} // namespace runcast
