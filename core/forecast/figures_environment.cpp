// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendEnvironmentFigures(std::vector<Figure> &all)
{
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
        .key = "power.market_carbon_t",
        .section = Section::Power,
        .unit = Unit::Tonnes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Carbon by contracts"),
        .get = [](const Forecast &f) { return f.power.marketCarbonT; },
        .words = RC_TEXT("Figures", "Energy times the intensity of the supply contracts, market-based."),
        .symbol = "eₘ",
        .formula = "E × g / 1000",
        .inputs = {{"E", "power.energy_mwh"}, {"g", "power.market_carbon_g_per_kwh"}},
        .source = "GHG Protocol Scope 2 Guidance",
    });
    all.push_back({
        .key = "power.embodied_carbon_t",
        .section = Section::Power,
        .unit = Unit::Tonnes,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Embodied carbon"),
        .get = [](const Forecast &f) { return f.power.embodiedCarbonT; },
        .words = RC_TEXT(
            "Figures", "Making of accelerators and servers, by the hours charged to the run over their years of use."),
        .symbol = "e₁",
        .formula = "m / 1000 × (h + beside + idle) / (8766 × y)",
        .inputs = {{"m", "power.embodied_kg_per_accelerator"},
                   {"y", "power.embodied_lifetime_years"},
                   {"h", "time.accelerator_hours"},
                   {"G", "cluster.accelerators"},
                   {"x", "reliability.spare_accelerators"},
                   {"T", "time.wall_clock_days"},
                   {"u", "schedule.commissioning_days"},
                   {"w", "schedule.wind_down_days"},
                   {"f", "price.utilised_fraction"},
                   {"option", "price.purchase_option"},
                   {"b", "price.block_days"},
                   {"ω", "money.owned_fraction"}},
        .source = RC_TEXT("Sources", "README of the catalogs: embodied carbon"),
    });
    all.push_back({
        .key = "power.water_m3",
        .section = Section::Power,
        .unit = Unit::CubicMetres,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Water"),
        .get = [](const Forecast &f) { return f.power.waterM3; },
        .words = RC_TEXT("Figures", "Water of power generation and of cooling on site."),
        .symbol = "V",
        .formula = "V₁ + V₂",
        .inputs = {{"V₁", "power.plant_water_m3"}, {"V₂", "power.site_water_m3"}},
        .source = "Li et al. 2025, section 2",
    });
    all.push_back({
        .key = "power.plant_water_m3",
        .section = Section::Power,
        .unit = Unit::CubicMetres,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Water at the power plants"),
        .get = [](const Forecast &f) { return f.power.plantWaterM3; },
        .words = RC_TEXT("Figures", "Energy times the water of power generation."),
        .symbol = "V₁",
        .formula = "E × l",
        .inputs = {{"E", "power.energy_mwh"}, {"l", "power.water_l_per_kwh"}},
        .source = "Li et al. 2025, section 2",
    });
    all.push_back({
        .key = "power.site_water_m3",
        .section = Section::Power,
        .unit = Unit::CubicMetres,
        .better = Better::Lower,
        .title = RC_TEXT("Figures", "Water on site"),
        .get = [](const Forecast &f) { return f.power.siteWaterM3; },
        .words = RC_TEXT("Figures", "IT energy times the water that cooling takes."),
        .symbol = "V₂",
        .formula = "(E − E₇) × l",
        .inputs = {{"E", "power.energy_mwh"}, {"E₇", "power.cooling_mwh"}, {"l", "power.site_water_l_per_kwh"}},
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
