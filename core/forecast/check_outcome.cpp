// SPDX-License-Identifier: MIT
#include "core/scenario/check.h"

#include "core/base/text.h"
#include "core/forecast/check_layout_outcome.h"
#include "core/forecast/resolve.h"
#include "core/memory/fit.h"

#include <cmath>

namespace runcast {

namespace {

FindingArgument figure(double value, const char *key)
{
    return {value, key};
}

void checkMemory(std::vector<Finding> &findings, const ResolvedInputs &inputs, const MemoryFigures &memory)
{
    if (inputs.accelerators < memory.minAccelerators) {
        findings.push_back(
            {Severity::Warning,
             "cluster.accelerators",
             "memory.state_does_not_fit",
             RC_TEXT("Findings", "Does not fit: the training state of %1 needs at least %2 accelerators"),
             {figure(memory.stateBytes, "memory.state_bytes"),
              figure(memory.minAccelerators, "memory.min_accelerators")},
             memory.minAccelerators});
        return;
    }
    const FindingArgument used = figure(memory.perAcceleratorBytes, "memory.per_accelerator_bytes");
    const FindingArgument usable = figure(memory.usableBytes, "memory.usable_bytes");
    if (!inputs.hasShape || std::isnan(memory.headroomBytes))
        return;
    switch (fitVerdict(memory.perAcceleratorBytes, memory.usableBytes)) {
    case FitVerdict::Fits:
        break;
    case FitVerdict::Tight:
        findings.push_back({Severity::Note,
                            "layout.pipeline",
                            "memory.tight",
                            RC_TEXT("Findings", "Tight: %1 of %2 on the fullest accelerator"),
                            {used, usable},
                            {}});
        break;
    case FitVerdict::DoesNotFit: {
        const auto fix = smallestFit(inputs.memory, memory.usableBytes, inputs.step.rates.domain);
        findings.push_back({Severity::Warning,
                            std::string(fix ? fix->parameter : "cluster.accelerators"),
                            "memory.does_not_fit",
                            RC_TEXT("Findings", "Does not fit: %1 of %2 on the fullest accelerator"),
                            {used, usable},
                            fix ? fix->value : Value{}});
        break;
    }
    }
    if (inputs.memory.measuredBytes > 0) {
        findings.push_back({Severity::Note,
                            "training.measured_memory_bytes",
                            "memory.measured",
                            RC_TEXT("Findings", "Memory is pinned to your measurement of %1"),
                            {figure(inputs.memory.measuredBytes, "training.measured_memory_bytes")},
                            {}});
    }
}

/// Says how far a typed utilisation is from what the step-time model predicts of this layout.
void checkUtilisation(std::vector<Finding> &findings, const ResolvedInputs &inputs, const TimeFigures &time)
{
    constexpr double worthSaying = 0.05;
    if (inputs.measuredTokensPerSPerAccelerator != 0) {
        findings.push_back(
            {Severity::Note,
             "schedule.measured_tokens_per_s_per_accelerator",
             "schedule.measured",
             RC_TEXT("Findings",
                     "The step is pinned to your measurement of %1 per accelerator: %2, where %3 is predicted"),
             {figure(inputs.measuredTokensPerSPerAccelerator, "schedule.measured_tokens_per_s_per_accelerator"),
              figure(time.stepS, "time.step_s"), figure(time.predictedStepS, "time.predicted_step_s")},
             {}});
        return;
    }
    if (inputs.predictUtilisation || !(std::fabs(time.predictedMfu - time.mfu) > worthSaying))
        return;
    const bool optimistic = time.mfu > time.predictedMfu;
    findings.push_back(
        {optimistic ? Severity::Warning : Severity::Note,
         "schedule.utilisation_mode",
         "schedule.mfu_off_prediction",
         optimistic ? RC_TEXT("Findings",
                              "Utilisation may be too high: %1 is assumed, and this layout is predicted to reach %2")
                    : RC_TEXT("Findings",
                              "Utilisation may be higher: %1 is assumed, and this layout is predicted to reach %2"),
         {figure(time.mfu, "time.mfu"), figure(time.predictedMfu, "time.predicted_mfu")},
         std::string("predicted")});
}

void checkTargets(std::vector<Finding> &findings, const Forecast &forecast)
{
    if (forecast.target.budgetMarginUsd < 0) {
        findings.push_back({Severity::Warning,
                            "target.budget_usd",
                            "target.over_budget",
                            RC_TEXT("Findings", "Over budget: the total of %1 is %2 above it"),
                            {figure(forecast.cost.totalUsd, "cost.total_usd"),
                             figure(-forecast.target.budgetMarginUsd, "target.budget_margin_usd")},
                            {}});
    }
    if (forecast.target.daysMargin < 0) {
        findings.push_back({Severity::Warning,
                            "target.end_date",
                            "target.late",
                            RC_TEXT("Findings", "Late: the run ends on %1, %2 after the deadline"),
                            {figure(forecast.time.endDate, "time.end_date"),
                             figure(-forecast.target.daysMargin, "target.days_margin")},
                            {}});
    }
    if (forecast.target.powerMarginMw < 0) {
        findings.push_back({Severity::Warning,
                            "target.power_mw",
                            "target.over_power",
                            RC_TEXT("Findings", "Over the site limit: %1 is %2 above it"),
                            {figure(forecast.power.facilityMw, "power.facility_mw"),
                             figure(-forecast.target.powerMarginMw, "target.power_margin_mw")},
                            {}});
    } else if (forecast.target.provisionedMarginMw < 0) {
        findings.push_back(
            {Severity::Warning,
             "target.power_mw",
             "target.over_provisioned_power",
             RC_TEXT("Findings",
                     "Nameplate is over the site limit: %1 is to be provisioned, %2 above it; only the draw "
                     "while training stays below"),
             {figure(forecast.power.peakMw, "power.peak_mw"),
              figure(-forecast.target.provisionedMarginMw, "target.provisioned_margin_mw")},
             {}});
    }
}

void checkRack(std::vector<Finding> &findings, const ResolvedInputs &inputs, const PowerFigures &power)
{
    if (!(power.rackPeakW > inputs.rackLimitW))
        return;
    const double fits = std::floor(inputs.rackLimitW / inputs.provisionedW);
    findings.push_back({Severity::Warning,
                        "power.accelerators_per_rack",
                        "target.over_rack_power",
                        RC_TEXT("Findings", "Over the rack limit: %1 of nameplate in a rack, the site feeds %2"),
                        {figure(power.rackPeakW, "power.rack_peak_w"), figure(inputs.rackLimitW, "target.rack_w")},
                        fits >= 1 ? Value{fits} : Value{}});
}

/// What is committed and used by nobody is said, not only priced.
void checkIdle(std::vector<Finding> &findings, const MoneyFigures &money, const CostFigures &cost)
{
    constexpr double worthSaying = 0.05;
    if (!(money.idleFraction > worthSaying))
        return;
    findings.push_back({Severity::Note,
                        "price.utilised_fraction",
                        "cost.idle_hours",
                        RC_TEXT("Findings", "Idle hours are paid for: %1 of the hours, %2"),
                        {figure(money.idleFraction, "money.idle_fraction"), figure(cost.idleUsd, "cost.idle_usd")},
                        {}});
}

void checkReliability(std::vector<Finding> &findings, const ResolvedInputs &inputs, const Forecast &forecast)
{
    if (std::isfinite(forecast.time.idealDays) && std::isfinite(forecast.failure.mtbfH) &&
        std::isnan(forecast.time.wallClockDays)) {
        findings.push_back(
            {Severity::Error,
             "reliability.interruptions_per_accelerator_hour",
             "reliability.never_ends",
             RC_TEXT("Findings", "The run never ends: an interruption every %1 leaves no time to restart"),
             {figure(forecast.failure.mtbfH, "failure.mtbf_h")},
             {}});
    } else if (forecast.failure.mtbfH * 3600 < inputs.restartS) {
        findings.push_back(
            {Severity::Warning,
             "reliability.restart_s",
             "reliability.restart_above_mtbf",
             RC_TEXT("Findings", "The run hardly advances: an interruption every %1, and a restart takes %2"),
             {figure(forecast.failure.mtbfH, "failure.mtbf_h"), figure(inputs.restartS, "reliability.restart_s")},
             {}});
    }
    const FailureFigures &failure = forecast.failure;
    const double persistS = failure.checkpointWriteS - failure.checkpointStallS;
    if (inputs.checkpointIntervalS > 0 && inputs.checkpointIntervalS < persistS) {
        findings.push_back(
            {Severity::Warning,
             "reliability.checkpoint_interval_s",
             "reliability.checkpoints_overlap",
             RC_TEXT("Findings", "Checkpoints overtake each other: one every %1, and each is written for "
                                 "%2 behind the training"),
             {figure(inputs.checkpointIntervalS, "reliability.checkpoint_interval_s"),
              figure(persistS, "failure.checkpoint_write_s")},
             std::ceil(persistS)});
    }
    if (inputs.spareAccelerators > 0 && inputs.spareAccelerators < failure.sparesP95) {
        findings.push_back({Severity::Warning,
                            "reliability.spare_accelerators",
                            "reliability.few_spares",
                            RC_TEXT("Findings", "Few spares: more are out of service than they replace for %1 of the "
                                                "time, and the job waits for repairs"),
                            {figure(failure.waitingFraction, "failure.waiting_fraction")},
                            failure.sparesNeeded});
    }
}

} // namespace

std::vector<Finding> checkOutcome(const Scenario &scenario, const ResolvedInputs &inputs, const Forecast &forecast)
{
    std::vector<Finding> findings;
    checkMemory(findings, inputs, forecast.memory);
    checkUtilisation(findings, inputs, forecast.time);
    checkLayoutOutcome(findings, inputs, forecast);
    checkTargets(findings, forecast);
    checkRack(findings, inputs, forecast.power);
    checkIdle(findings, forecast.money, forecast.cost);
    checkReliability(findings, inputs, forecast);
    if (scenario.price.mode == PriceMode::Rent && std::isfinite(forecast.power.energyMwh)) {
        findings.push_back(
            {Severity::Note,
             "price.mode",
             "cost.energy_in_rent",
             RC_TEXT("Findings", "Energy is inside the rent: %1 are not priced apart; carbon is still counted"),
             {figure(forecast.power.energyMwh, "power.energy_mwh")},
             {}});
    }
    return findings;
}

} // namespace runcast
