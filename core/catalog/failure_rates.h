// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/record.h"

namespace runcast {

/// What an interruption comes from, coarse enough to be told apart in any cluster's log.
enum class FailureCause { Gpu, Memory, Software, Network, Host, Other };
inline constexpr size_t failureCauseCount = 6;

/// The id of a cause in files: "gpu", "memory", "software", "network", "host", "other".
std::string_view failureCauseId(FailureCause cause);
std::optional<FailureCause> failureCauseFromId(std::string_view id);

/// A published count or rate of interruptions. Populations differ: job interruptions, node faults, error events.
struct FailureRate {
    std::string id; // "llama3-unexpected"
    std::string system;
    std::optional<double> accelerators;
    std::optional<double> windowDays;
    std::optional<double> interruptions; // all of the window
    std::string cause;
    std::optional<double> count;              // of this cause
    std::optional<double> perAcceleratorHour; // 1/h; missing where the source gives no basis for a rate
    int year = 0;                             // of the publication
    std::string source;
    std::string confidence; // the study's own words: "high", "medium-high", "low", "derived"
    std::string notes;
    std::optional<FailureCause> causeGroup; // only of rows that together make up a cluster's causes
};

/// The rate a new scenario starts with: the unexpected interruptions of Llama 3 405B, 419 / (54 d × 24 h × 16,384).
inline constexpr std::string_view defaultFailureRateId = "llama3-unexpected";

Result<std::vector<FailureRate>> loadFailureRates(std::string_view csvBytes, std::string_view fileName);

} // namespace runcast
