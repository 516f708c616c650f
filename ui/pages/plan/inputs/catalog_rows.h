// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"

#include <QString>

#include <vector>

namespace runcast {

class Format;

struct CatalogChoice {
    QString id;
    QString name;   // "H100 SXM 80 GB"
    QString detail; // "NVIDIA, 2022, 80 GB": in the tool tip
};

/// What a parameter of one of the catalog kinds can be: the person's own rows, then those of the catalog in its order,
/// without retired ones; currencies by code. The first row of an input that can be empty is that of no choice.
std::vector<CatalogChoice> catalogRows(const Parameter &parameter, const Catalog &catalog, const Format &format,
                                       const std::vector<CatalogChoice> &own = {});

} // namespace runcast
