// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/catalog/failure_rates.h"
#include "core/reliability/failure_rate.h"
#include "core/scenario/value.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runcast {

/// One interruption of a log.
struct LoggedFailure {
    double hours = 0; // since 1970-01-01 00:00 UTC
    std::string node = {};
    FailureCause cause = FailureCause::Other;
    std::string causeText = {}; // as the log says it
    std::optional<double> downtimeHours = {};
};

/// A log as read: good rows by time, and what is wrong with the others.
struct FailureLog {
    std::vector<LoggedFailure> failures = {};
    std::vector<Error> badRows = {};
    bool hasDowntime = false; // the table has such a column
};

/// Reads a CSV log with the columns time, node, cause and downtime; only time must be there, the order and other
/// columns do not matter. Times are ISO 8601 ("2027-03-01 04:05", "2027-03-01T04:05:06+01:00"; without a zone UTC).
/// Downtime is in hours, or has its unit: "35 min", "2 h", "90 s", "1.5 d"; the columns downtime_h, downtime_min,
/// downtime_s name it instead. Bad rows are listed and left out. A file that is no such table is an error.
Result<FailureLog> readFailureLog(std::string_view bytes, std::string_view fileName);

/// The group that a cause in a log's own words belongs to: an id of failureCauseFromId(), else by what the words name.
FailureCause causeFromWords(std::string_view words);

/// How long failures kept nodes out: a lognormal fit and what it was fitted to. Hours.
struct RepairFit {
    int count = 0; // downtimes above 0
    double mean = 0, median = 0, p90 = 0;
    double lnMean = 0, lnSd = 0; // of the fit: exp(lnMean) is its median
};

/// What a log says about rates.
struct FailureLogSummary {
    double events = 0, accelerators = 0, days = 0;
    double ratePerAcceleratorHour = 0; // events over exposure
    Interval rate95 = {};              // exact Poisson
    std::optional<double> dayDispersion =
        {}; // variance over mean of the counts of whole days; at least two days, two events
    std::optional<double> nodeDispersion =
        {}; // of the counts of nodes in the log that have failed, with those that have not
    std::optional<double> gapVariation = {};        // deviation over mean of the times between failures
    std::array<double, failureCauseCount> causes{}; // counts
    std::optional<RepairFit> repair = {};
};

/// Days that a log covers, judged by its failures alone: from the first to the last, and as much more as a steady
/// process would have on both sides, × (n + 1)/(n − 1). Nothing below two failures.
std::optional<double> coveredDays(const FailureLog &log);

/// `days`: that the log was kept; `acceleratorsPerNode` tells how many nodes there are. All above 0.
FailureLogSummary summariseLog(const FailureLog &log, double accelerators, double days, double acceleratorsPerNode);

/// The inputs that a log stands for, by their keys: population, events, accelerators and days; clustering and repair
/// where the log tells them.
std::vector<std::pair<std::string, Value>> logInputs(const FailureLogSummary &summary);

} // namespace runcast
