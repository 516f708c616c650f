// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/parameter_builder.h"

namespace runcast {

using namespace access;

void appendTargetParameters(std::vector<Parameter> &all)
{
    Parameter budget = entry<&Scenario::target, &TargetInputs::budgetUsd>(
        "target.budget_usd", ParameterGroup::Targets, ValueKind::Number, Unit::Usd, RC_TEXT("Parameters", "Budget"),
        RC_TEXT("Parameters", "What the sponsor allows in all."), notEntered, {0, 1e13});
    budget.canBeMissing = true;
    all.push_back(std::move(budget));
    Parameter end = entry<&Scenario::target, &TargetInputs::endDate>(
        "target.end_date", ParameterGroup::Targets, ValueKind::Date, Unit::Date, RC_TEXT("Parameters", "Deadline"),
        RC_TEXT("Parameters", "The day by which the run must have ended."), notEntered);
    end.canBeMissing = true;
    all.push_back(std::move(end));
    Parameter power = entry<&Scenario::target, &TargetInputs::powerMw>(
        "target.power_mw", ParameterGroup::Targets, ValueKind::Number, Unit::Megawatts,
        RC_TEXT("Parameters", "Site limit"), RC_TEXT("Parameters", "Power that the site can supply, cooling included."),
        notEntered, {0, 1e6});
    power.canBeMissing = true;
    all.push_back(std::move(power));
}

} // namespace runcast
