// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendPowerFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "power.facility_mw",
        .section = Section::Power,
        .unit = Unit::Megawatts,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Facility power"),
        .get = [](const Forecast &f) { return f.power.facilityMw; },
        .words = RC_TEXT("Figures", "Power of IT with cooling and conversion of the site while the run trains."),
        .symbol = "P",
        .formula = "Pᵢ × PUE",
        .inputs = {{"Pᵢ", "power.it_mw"}, {"PUE", "power.pue"}},
        .source = "ISO/IEC 30134-2 (PUE)",
        .headline = true,
    });
    all.push_back({
        .key = "power.it_mw",
        .section = Section::Power,
        .unit = Unit::Megawatts,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "IT power"),
        .get = [](const Forecast &f) { return f.power.itMw; },
        .words = RC_TEXT("Figures", "Accelerators with their share of server and network."),
        .symbol = "Pᵢ",
        .formula = "G × (a + o + k) / 10⁶",
        .inputs = {{"G", "cluster.accelerators"},
                   {"a", "power.accelerator_utilised_w"},
                   {"o", "power.server_overhead_w_per_accelerator"},
                   {"k", "power.network_w_per_accelerator"}},
        .source = "MLPerf Training power results",
    });
    all.push_back({
        .key = "power.watts_per_accelerator",
        .section = Section::Power,
        .unit = Unit::Watts,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "All-in per accelerator"),
        .get = [](const Forecast &f) { return f.power.wattsPerAccelerator; },
        .words = RC_TEXT("Figures", "One accelerator with server, network and cooling: about 1.4 kW for an H100."),
        .symbol = "w",
        .formula = "(a + o + k) × PUE",
        .inputs = {{"a", "power.accelerator_utilised_w"},
                   {"o", "power.server_overhead_w_per_accelerator"},
                   {"k", "power.network_w_per_accelerator"},
                   {"PUE", "power.pue"}},
        .source = "MLPerf Training power results",
    });
    all.push_back({
        .key = "power.peak_mw",
        .section = Section::Power,
        .unit = Unit::Megawatts,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Provisioned power"),
        .get = [](const Forecast &f) { return f.power.peakMw; },
        .words =
            RC_TEXT("Figures", "Nameplate power of servers and network with cooling: what the connection must carry."),
        .symbol = "Pₚ",
        .formula = "G × (nameplate + k) × PUE / 10⁶",
        .inputs = {{"G", "cluster.accelerators"},
                   {"nameplate", "cluster.accelerator"},
                   {"k", "power.network_w_per_accelerator"},
                   {"PUE", "power.pue"}},
        .source = RC_TEXT("Sources", "Vendor data sheets, see the catalog"),
    });
    all.push_back({
        .key = "power.energy_mwh",
        .section = Section::Power,
        .unit = Unit::MegawattHours,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Energy"),
        .get = [](const Forecast &f) { return f.power.energyMwh; },
        .words = RC_TEXT("Figures", "Facility power over the calendar time of the main run."),
        .symbol = "E",
        .formula = "P × T × 24",
        .inputs = {{"P", "power.facility_mw"}, {"T", "time.wall_clock_days"}},
        .source = "Patterson et al. 2021, section 2",
        .headline = true,
    });
    all.push_back({
        .key = "power.carbon_t",
        .section = Section::Power,
        .unit = Unit::Tonnes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Carbon"),
        .get = [](const Forecast &f) { return f.power.carbonT; },
        .words = RC_TEXT("Figures", "Energy times the grid’s intensity, location-based; hardware is not in it."),
        .symbol = "e",
        .formula = "E × g / 1000",
        .inputs = {{"E", "power.energy_mwh"}, {"g", "power.carbon_g_per_kwh"}},
        .source = "Patterson et al. 2021, section 2",
    });
    all.push_back({
        .key = "power.water_m3",
        .section = Section::Power,
        .unit = Unit::CubicMetres,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Water"),
        .get = [](const Forecast &f) { return f.power.waterM3; },
        .words = RC_TEXT("Figures", "Water of power generation; cooling water on site is not in it."),
        .symbol = "V",
        .formula = "E × l",
        .inputs = {{"E", "power.energy_mwh"}, {"l", "power.water_l_per_kwh"}},
        .source = "Li et al. 2025, section 2",
    });
    all.push_back({
        .key = "power.us_homes",
        .section = Section::Power,
        .unit = Unit::Homes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "US homes"),
        .get = [](const Forecast &f) { return f.power.usHomes; },
        .words = RC_TEXT("Figures", "Average US homes that draw as much, 1.22 kW each."),
        .symbol = "H",
        .formula = "P × 1000 / 1.22",
        .inputs = {{"P", "power.facility_mw"}},
        .source = "EIA, electricity use of US homes",
    });
}

} // namespace runcast
