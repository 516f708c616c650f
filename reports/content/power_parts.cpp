// SPDX-License-Identifier: MIT
#include "reports/content/power_parts.h"

#include "core/base/text.h"

#include <cmath>

namespace runcast::report {

std::vector<PowerPart> powerParts(const ReportContext &context)
{
    const Language &l = context.language();
    const PowerInputs &power = context.scenario().power;
    const PowerFigures &figures = context.forecast().power;
    if (!std::isfinite(figures.facilityMw) || !power.acceleratorUtilisedW)
        return {};
    const double megawattsPerWatt = context.scenario().cluster.accelerators / 1e6;
    const auto each = [&](const char *text, std::string_view key) {
        return l.words("Report", text).arg(context.parameter(key));
    };
    std::vector<PowerPart> parts{
        {each(RC_TEXT("Report", "Accelerators, %1 each"), "power.accelerator_utilised_w"),
         *power.acceleratorUtilisedW * megawattsPerWatt, true},
        {each(RC_TEXT("Report", "Rest of the server, %1 each"), "power.server_overhead_w_per_accelerator"),
         power.serverOverheadWPerAccelerator * megawattsPerWatt, true},
        {each(RC_TEXT("Report", "Network, %1 each"), "power.network_w_per_accelerator"),
         power.networkWPerAccelerator * megawattsPerWatt, true},
    };
    if (power.storageWPerAccelerator > 0) {
        parts.push_back({each(RC_TEXT("Report", "File storage, %1 each"), "power.storage_w_per_accelerator"),
                         power.storageWPerAccelerator * megawattsPerWatt, true});
    }
    parts.push_back(
        {each(RC_TEXT("Report", "Cooling and losses, PUE %1"), "power.pue"), figures.facilityMw - figures.itMw, false});
    return parts;
}

} // namespace runcast::report
