// SPDX-License-Identifier: MIT
#include "core/reliability/populations.h"

#include "core/catalog/catalog.h"

#include <string>

namespace runcast {

namespace {

constexpr double hoursPerDay = 24;

double rateOf(std::string_view id, const Catalog &catalog)
{
    const FailureRate *row = catalog.findFailureRate(id);
    // From the counts where they are given: printed rates are rounded.
    if (row && row->count && row->accelerators && row->windowDays)
        return *row->count / (*row->accelerators * *row->windowDays * hoursPerDay);
    return row ? row->perAcceleratorHour.value_or(0) : 0;
}

std::string_view rowId(FailurePopulation population)
{
    switch (population) {
    case FailurePopulation::Llama3:
        return defaultFailureRateId;
    case FailurePopulation::Rsc1:
        return "kokolis-rsc-1";
    case FailurePopulation::Rsc2:
        return "kokolis-rsc-2";
    case FailurePopulation::Opt:
        return "opt-paper";
    case FailurePopulation::Bloom:
        return "bloom";
    case FailurePopulation::StepFun:
        return "infinitehbd-all-node-faults";
    case FailurePopulation::NineClusters:
    case FailurePopulation::OwnLog:
        break;
    }
    return {};
}

} // namespace

RateBelief clusterBelief(const Catalog &catalog)
{
    constexpr std::array ids = {"llama3-unexpected",           "kokolis-rsc-1", "kokolis-rsc-2", "opt-paper", "bloom",
                                "infinitehbd-all-node-faults", "imbue",         "lablup-b200",   "glm-130b"};
    std::array<double, ids.size()> rates{};
    for (size_t i = 0; i < ids.size(); ++i) {
        const FailureRate *row = catalog.findFailureRate(ids[i]);
        rates[i] = row ? row->perAcceleratorHour.value_or(0) : 0;
    }
    return beliefFromRates(rates.data(), int(rates.size()));
}

const FailureRate *populationRow(FailurePopulation population, const Catalog &catalog)
{
    const std::string_view id = rowId(population);
    return id.empty() ? nullptr : catalog.findFailureRate(id);
}

RateBelief populationBelief(const ReliabilityInputs &inputs, const Catalog &catalog)
{
    const RateBelief between = clusterBelief(catalog);
    if (inputs.population == FailurePopulation::OwnLog) {
        const double hours = inputs.logAccelerators.value_or(0) * inputs.logDays.value_or(0) * hoursPerDay;
        return updatedBelief(between, inputs.logEvents.value_or(0), hours);
    }
    if (inputs.population == FailurePopulation::NineClusters)
        return between;
    const FailureRate *row = populationRow(inputs.population, catalog);
    // The counted rates are those of jobs in one window; BLOOM's row has no window of its own.
    const bool counted = inputs.population == FailurePopulation::Llama3 ||
                         inputs.population == FailurePopulation::Opt || inputs.population == FailurePopulation::StepFun;
    const double rate = counted ? rateOf(row->id, catalog) : row ? row->perAcceleratorHour.value_or(0) : 0;
    return {rate, between.lnSd};
}

std::array<double, failureCauseCount> causeShares(FailurePopulation population, const Catalog &catalog)
{
    const std::string_view prefix = population == FailurePopulation::StepFun ? "infinitehbd-" : "llama3-";
    std::array<double, failureCauseCount> shares{};
    double sum = 0;
    for (const FailureRate &row : catalog.failureRates()) {
        if (row.causeGroup && row.id.starts_with(prefix)) {
            shares[size_t(*row.causeGroup)] += row.count.value_or(0);
            sum += row.count.value_or(0);
        }
    }
    for (double &share : shares)
        share = sum > 0 ? share / sum : 1.0 / failureCauseCount;
    return shares;
}

double silentCorruptionsPerAcceleratorHour(const Catalog &catalog)
{
    return rateOf("llama3-silent-data-corruption", catalog);
}

} // namespace runcast
