// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/record.h"

namespace runcast {

/// A single published figure by name: "pue_epoch_hyperscaler", 1.1.
struct Fact {
    std::string key;
    std::optional<double> value; // missing where the source gives a range only
    std::string unit;
    std::optional<double> low, high; // a plausible range, no confidence interval
    int year = 0;
    std::string source;
    Confidence confidence = Confidence::Recalled;
    std::string notes;
};

/// Rows of power.csv and cluster_costs.csv.
Result<std::vector<Fact>> loadFacts(std::string_view csvBytes, std::string_view fileName);

/// A price of storage or transfer, or a figure about it.
struct StorageFact {
    std::string provider;
    std::string product;
    std::string metric; // "capacity", "egress_internet"
    double value = 0;   // in `unit`
    std::string unit;   // "USD/GB-month"
    std::string region;
    std::string asOf; // ISO 8601, as exact as known
    std::string source;
    Confidence confidence = Confidence::Recalled;
    std::string notes;
};

Result<std::vector<StorageFact>> loadStorage(std::string_view csvBytes, std::string_view fileName);

/// Whom the catalogs thank, and on which terms.
struct SourceCredit {
    std::string source;
    std::string usedFor;
    std::string licence;
    std::string credit;
};

Result<std::vector<SourceCredit>> loadSourceCredits(std::string_view csvBytes, std::string_view fileName);

} // namespace runcast
