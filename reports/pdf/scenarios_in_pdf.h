// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace runcast {

/// What a report PDF carries of its scenarios.
struct ScenariosInPdf {
    std::vector<std::string> scenarios; // JSON, for scenarioFromJson()
    bool fingerprintMatches = false;    // scenarios and results are those that the report was made from
};

/// Reads the scenarios attached to a report. The bytes are untrusted; a PDF that holds none is an error.
Result<ScenariosInPdf> scenariosInPdf(const QByteArray &pdf);

} // namespace runcast
