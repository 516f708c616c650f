// SPDX-License-Identifier: MIT
#include "core/validation/costs.h"

#include "core/base/text.h"
#include "core/catalog/embedded_data.h"
#include "core/catalog/record.h"
#include "core/cost/run_cost.h"
#include "core/power/run_power.h"

#include <cmath>
#include <limits>

namespace runcast {

namespace {

constexpr double nan = std::numeric_limits<double>::quiet_NaN();
constexpr double hoursPerDay = 24;

/// What a published run states of itself.
struct Stated {
    std::optional<double> hours, watts, pue, energyMwh, carbonGPerKwh, usdPerHour;
};

/// With what is published: accelerator-hours and power, or the energy itself.
double energyMwh(const Stated &stated)
{
    if (stated.energyMwh)
        return *stated.energyMwh * stated.pue.value_or(nan);
    RunPowerInput input;
    input.accelerators = 1;
    input.utilisedW = stated.watts.value_or(nan);
    input.pue = stated.pue.value_or(nan);
    input.runDays = stated.hours.value_or(nan) / hoursPerDay;
    return runPower(input).energyMwh;
}

double costUsd(const Stated &stated)
{
    RunCostInput input;
    input.accelerators = 1;
    input.runDays = stated.hours.value_or(nan) / hoursPerDay;
    input.rentUsdPerHour = stated.usdPerHour.value_or(nan);
    return runCost(input).total;
}

ValidationItem readItem(CsvRecord &record)
{
    ValidationItem item;
    item.group = record.requiredText("quantity");
    item.id = record.requiredText("id") + " " + item.group;
    item.measured = record.number("reported").value_or(nan);
    const Stated stated{.hours = record.number("accelerator_hours"),
                        .watts = record.number("watts_per_accelerator"),
                        .pue = record.number("pue"),
                        .energyMwh = record.number("energy_mwh_before_pue"),
                        .carbonGPerKwh = record.number("carbon_g_per_kwh"),
                        .usdPerHour = record.number("usd_per_accelerator_hour")};
    if (item.group == "cost")
        item.forecast = costUsd(stated);
    else if (item.group == "energy")
        item.forecast = energyMwh(stated);
    else if (item.group == "carbon")
        item.forecast = energyMwh(stated) * stated.carbonGPerKwh.value_or(nan) / 1e3;
    else
        record.fail(RC_TEXT("Errors", "“%1” in column %2 is not one of the words known there."),
                    {item.group, "quantity"});
    item.error = item.measured > 0 ? item.forecast / item.measured - 1 : nan;
    const std::string missing = record.text("missing");
    item.reason = missing.empty() ? record.requiredText("source") : missing;
    return item;
}

} // namespace

Result<ValidationSummary> validateCosts(std::string_view csvBytes, std::string_view fileName)
{
    Result<std::vector<ValidationItem>> items = readRecords<ValidationItem>(csvBytes, fileName, readItem);
    if (!items)
        return items.error();
    return summarise(std::move(items).value());
}

Result<ValidationSummary> validateShippedCosts()
{
    return validateCosts(embeddedFile("published/costs.csv"), "costs.csv");
}

} // namespace runcast
