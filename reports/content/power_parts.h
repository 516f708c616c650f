// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// A share of the facility's power while the run trains; the shares sum to the facility power.
struct PowerPart {
    QString name;
    double megawatts = 0;
    bool isIt = true;
};

/// Accelerators, servers, network, cooling and losses of the main scenario; empty if the power is not known.
std::vector<PowerPart> powerParts(const ReportContext &context);

} // namespace runcast::report
