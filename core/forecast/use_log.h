// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/failure_log.h"

namespace runcast {

class Catalog;
struct Scenario;
struct Schema;

/// Enters what a log says: its inputs as measured, with `source`; failure rate and its spread follow from them, also
/// where they were typed before.
Result<void> useFailureLog(Scenario &scenario, const FailureLogSummary &summary, const std::string &source,
                           const Schema &schema, const Catalog &catalog);

} // namespace runcast
