// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/parameter_builder.h"

namespace runcast {

namespace {

using namespace access;
using R = ReliabilityInputs;

// 419 unexpected interruptions in 54 days on 16,384 accelerators.
constexpr double llama3Rate = 419.0 / (54.0 * 24.0 * 16384.0);

template <auto Member>
Parameter reliability(std::string_view key, ValueKind kind, Unit unit, const char *title, const char *help,
                      DefaultValue (*defaultValue)(const Scenario &, const Catalog &), Range range, Slider slider = {})
{
    return entry<&Scenario::reliability, Member>(key, ParameterGroup::Reliability, kind, unit, title, help,
                                                 defaultValue, range, slider);
}

} // namespace

void appendReliabilityParameters(std::vector<Parameter> &all)
{
    all.push_back(reliability<&R::interruptionsPerAcceleratorHour>(
        "reliability.interruptions_per_accelerator_hour", ValueKind::Number, Unit::PerHour,
        RC_TEXT("Parameters", "Failure rate"),
        RC_TEXT("Parameters", "Unexpected interruptions of the job per accelerator-hour."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{llama3Rate, "Grattafiori et al. 2024, table 5: 419 in 54 d on 16,384 H100", "2024"};
        },
        {0, 1}, {1e-6, 1e-3, true}));
    all.push_back(reliability<&R::checkpointIntervalS>(
        "reliability.checkpoint_interval_s", ValueKind::Number, Unit::Seconds,
        RC_TEXT("Parameters", "Checkpoint interval"),
        RC_TEXT("Parameters", "Stepping time between two checkpoints; 0 = the optimum."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "the optimum is computed"), ""};
        },
        {0, 1e7}));
    all.push_back(reliability<&R::checkpointStallS>(
        "reliability.checkpoint_stall_s", ValueKind::Number, Unit::Seconds, RC_TEXT("Parameters", "Checkpoint stall"),
        RC_TEXT("Parameters", "Time that training stands still for one checkpoint."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{30.0, RC_TEXT("Sources", "405B with its optimizer state, 5.7 TB at 200 GB/s"), "2024"};
        },
        {0, 1e6}));
    Parameter write = reliability<&R::checkpointWriteS>(
        "reliability.checkpoint_write_s", ValueKind::Number, Unit::Seconds, RC_TEXT("Parameters", "Checkpoint write"),
        RC_TEXT("Parameters", "Time until a checkpoint is safe; what goes beyond the stall runs in the background."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{30.0, RC_TEXT("Sources", "405B with its optimizer state, 5.7 TB at 200 GB/s"), "2024"};
        },
        {0, 1e6});
    write.detail = true;
    all.push_back(std::move(write));
    all.push_back(reliability<&R::restartS>(
        "reliability.restart_s", ValueKind::Number, Unit::Seconds, RC_TEXT("Parameters", "Restart"),
        RC_TEXT("Parameters", "From a failure until training steps again: detect, swap, load, warm up."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{600.0, "Kokolis et al. 2024: 5 to 20 min", "2024"};
        },
        {0, 1e6}));
    Parameter kept = reliability<&R::checkpointsKept>(
        "reliability.checkpoints_kept", ValueKind::Count, Unit::Count, RC_TEXT("Parameters", "Checkpoints kept"),
        RC_TEXT("Parameters", "Checkpoints in storage at a time; they are paid by the month."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{10.0, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 1e6});
    kept.detail = true;
    all.push_back(std::move(kept));
    all.push_back(reliability<&R::spareAccelerators>(
        "reliability.spare_accelerators", ValueKind::Count, Unit::Accelerators,
        RC_TEXT("Parameters", "Spare accelerators"),
        RC_TEXT("Parameters", "Accelerators paid for that wait to replace failed ones."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "none entered"), ""};
        },
        {0, 1e7}));
}

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
    Parameter rack = entry<&Scenario::target, &TargetInputs::rackW>(
        "target.rack_w", ParameterGroup::Targets, ValueKind::Number, Unit::Watts, RC_TEXT("Parameters", "Rack limit"),
        RC_TEXT("Parameters", "Nameplate power that the site can feed and cool in one rack."), notEntered, {1, 1e7});
    rack.canBeMissing = true;
    rack.detail = true;
    all.push_back(std::move(rack));
}

} // namespace runcast
