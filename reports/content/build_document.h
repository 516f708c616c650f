// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/document/document.h"
#include "reports/snapshot.h"

#include <stop_token>

namespace runcast {
class Catalog;
struct Schema;
} // namespace runcast

namespace runcast::report {

/// The report as a document. Errors: Refused for a request that cannot be answered, Cancelled.
Result<Document> buildDocument(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                               const std::stop_token &stop);

} // namespace runcast::report
