// SPDX-License-Identifier: MIT
#include "core/forecast/figure_lists.h"

#include "core/base/text.h"

namespace runcast {

void appendTargetFigures(std::vector<Figure> &all)
{
    all.push_back({
        .key = "target.budget_margin_usd",
        .section = Section::Targets,
        .unit = Unit::Usd,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Below budget"),
        .get = [](const Forecast &f) { return f.target.budgetMarginUsd; },
        .words = RC_TEXT("Figures", "Budget less total cost; negative = over budget."),
        .symbol = "m",
        .formula = "B − C",
        .inputs = {{"B", "target.budget_usd"}, {"C", "cost.total_usd"}},
    });
    all.push_back({
        .key = "target.days_margin",
        .section = Section::Targets,
        .unit = Unit::Days,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Before the deadline"),
        .get = [](const Forecast &f) { return f.target.daysMargin; },
        .words = RC_TEXT("Figures", "Days between the end and the deadline; negative = late."),
        .symbol = "m",
        .formula = "D − E",
        .inputs = {{"D", "target.end_date"}, {"E", "time.end_date"}},
    });
    all.push_back({
        .key = "target.power_margin_mw",
        .section = Section::Targets,
        .unit = Unit::Megawatts,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Below the site limit"),
        .get = [](const Forecast &f) { return f.target.powerMarginMw; },
        .words = RC_TEXT("Figures", "Site limit less facility power; negative = over it."),
        .symbol = "m",
        .formula = "L − P",
        .inputs = {{"L", "target.power_mw"}, {"P", "power.facility_mw"}},
    });
    all.push_back({
        .key = "target.probability_in_budget",
        .section = Section::Targets,
        .unit = Unit::Fraction,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Odds of the budget"),
        .get = [](const Forecast &f) { return f.target.probabilityInBudget; },
        .words =
            RC_TEXT("Figures", "Probability that failures leave the total within the budget; all else is as entered."),
        .symbol = "p",
        .formula = "P(C(T′) ≤ B)",
        .inputs = {{"B", "target.budget_usd"},
                   {"C", "cost.total_usd"},
                   {"T", "time.wall_clock_days"},
                   {"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"σ", "reliability.rate_ln_sd"},
                   {"φ", "reliability.count_dispersion"}},
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
    all.push_back({
        .key = "target.probability_on_time",
        .section = Section::Targets,
        .unit = Unit::Fraction,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Odds of the deadline"),
        .get = [](const Forecast &f) { return f.target.probabilityOnTime; },
        .words =
            RC_TEXT("Figures", "Probability that failures let the run end by the deadline; all else is as entered."),
        .symbol = "p",
        .formula = "P(start + delay + ramp / 2 + T′ ≤ D)",
        .inputs = {{"D", "target.end_date"},
                   {"start", "schedule.start_date"},
                   {"delay", "schedule.hardware_delay_days"},
                   {"ramp", "schedule.ramp_up_days"},
                   {"T", "time.wall_clock_days"},
                   {"λ", "reliability.interruptions_per_accelerator_hour"},
                   {"σ", "reliability.rate_ln_sd"},
                   {"φ", "reliability.count_dispersion"}},
        .source = RC_TEXT("Sources", "renewal moments and the spread of clusters, see the method"),
    });
    all.push_back({
        .key = "target.provisioned_margin_mw",
        .section = Section::Targets,
        .unit = Unit::Megawatts,
        .better = Better::Higher,
        .title = RC_TEXT("Figures", "Provisioned below the site limit"),
        .get = [](const Forecast &f) { return f.target.provisionedMarginMw; },
        .words = RC_TEXT("Figures", "Site limit less provisioned power; connections are sized on nameplate."),
        .symbol = "m",
        .formula = "L − Pₚ",
        .inputs = {{"L", "target.power_mw"}, {"Pₚ", "power.peak_mw"}},
    });
}

} // namespace runcast
