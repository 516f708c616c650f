// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"

#include <QString>

#include <vector>

namespace runcast {

class Format;

struct CatalogRow {
    QString id;
    QString name;   // "H100 SXM 80 GB"
    QString detail; // "NVIDIA, 2022, 80 GB": in the tool tip
};

/// What a parameter of one of the catalog kinds can be, in the order of the catalog; currencies by code. The first row
/// of an input that can be empty is that of no choice.
std::vector<CatalogRow> catalogRows(const Parameter &parameter, const Catalog &catalog, const Format &format);

} // namespace runcast
