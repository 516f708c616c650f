// SPDX-License-Identifier: MIT
#pragma once

#include "reports/snapshot.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace runcast {
struct Schema;
}

namespace runcast::report {

/// A scenario and its results in the one form that the fingerprint is made of: the scenario's JSON, and every figure
/// as {KEY: number|null} in the schema's order. The same in every language.
struct CanonicalScenario {
    std::string scenario;
    std::string figures;
};

CanonicalScenario canonicalScenario(const ReportScenario &scenario, const Schema &schema);

/// SHA-256 over the scenarios and their results, hexadecimal. Its first eight characters are the report's fingerprint.
QString contentHash(const std::vector<CanonicalScenario> &scenarios);

inline constexpr qsizetype fingerprintLength = 8;

} // namespace runcast::report
