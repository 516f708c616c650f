// SPDX-License-Identifier: MIT
#pragma once

#include "reports/document/document.h"

namespace runcast::report {

/// All words of a document, a line each: to look for terms and for characters that no font has. Of a section with
/// several versions the first, which says the most.
QString documentText(const Document &document);

/// All tables of a document that have a number, in their order.
std::vector<const Table *> documentTables(const Document &document);

} // namespace runcast::report
