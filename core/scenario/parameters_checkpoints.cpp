// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/reliability_builder.h"

namespace runcast {

namespace {

using namespace access;
using R = ReliabilityInputs;

constexpr std::array modeChoices = {
    Choice{"blocking", RC_TEXT("Choices", "Blocking")},
    Choice{"background", RC_TEXT("Choices", "In the background")},
};

DefaultValue storageDefault(const Scenario &scenario, const Catalog &catalog)
{
    for (const StorageFact &fact : catalog.storage()) {
        if (fact.metric == "checkpoint_bandwidth" && fact.product == scenario.model.preset)
            return {fact.value, fact.source, fact.asOf, SourceKind::Published};
    }
    return {200.0, RC_TEXT("Sources", "production storage writes 50 to 200 GB/s"), "2025"};
}

bool isInBackground(const Scenario &scenario)
{
    return scenario.reliability.checkpointMode == CheckpointMode::Background;
}

bool hasMemoryTier(const Scenario &scenario)
{
    return scenario.reliability.memoryCheckpointS.has_value();
}

constexpr Range spreadRange{0, 4}; // of a logarithm; beyond it the tail has no mean to speak of

/// The spread of one part of the restart; it counts while that part is entered.
template <auto Member, auto Part>
void appendSpread(std::vector<Parameter> &all, std::string_view key, const char *title, const char *help,
                  Default defaultValue)
{
    Parameter parameter = reliabilityDetail<Member>(key, Unit::Ratio, title, help, defaultValue, spreadRange);
    parameter.relevant = [](const Scenario &s) { return (s.reliability.*Part).has_value(); };
    all.push_back(std::move(parameter));
}

void appendRestartSpreads(std::vector<Parameter> &all)
{
    appendSpread<&R::detectLnSd, &R::detectS>(
        all, "reliability.detect_ln_sd", RC_TEXT("Parameters", "Detection differs by"),
        RC_TEXT("Parameters", "Standard deviation of the logarithm of the time to detect."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.54, RC_TEXT("Sources", "assumption: as whole restarts, 5 to 20 min as P10 to P90"),
                                "2024"};
        });
    appendSpread<&R::swapLnSd, &R::swapS>(
        all, "reliability.swap_ln_sd", RC_TEXT("Parameters", "Swaps differ by"),
        RC_TEXT("Parameters", "Standard deviation of the logarithm of the time to swap servers: a spare is taken at "
                              "once, a replacement may take hours."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "assumption: a factor of 13 from P10 to P90"), ""};
        });
    const auto steady = [](const Scenario &, const Catalog &) {
        return DefaultValue{0.25, RC_TEXT("Sources", "assumption: a factor of 1.9 from P10 to P90"), ""};
    };
    appendSpread<&R::loadLnSd, &R::loadS>(
        all, "reliability.load_ln_sd", RC_TEXT("Parameters", "Loading differs by"),
        RC_TEXT("Parameters", "Standard deviation of the logarithm of the time to load."), steady);
    appendSpread<&R::warmUpLnSd, &R::warmUpS>(
        all, "reliability.warm_up_ln_sd", RC_TEXT("Parameters", "Warm-up differs by"),
        RC_TEXT("Parameters", "Standard deviation of the logarithm of the time to warm up."), steady);
}

void appendWriteParameters(std::vector<Parameter> &all)
{
    Parameter stall = reliabilityOption<&R::checkpointStallS>(
        "reliability.checkpoint_stall_s", Unit::Seconds, RC_TEXT("Parameters", "Checkpoint stall"),
        RC_TEXT("Parameters", "Time that training stands still for one checkpoint; empty = from its size."), {0, 1e6});
    stall.detail = false;
    all.push_back(std::move(stall));
    all.push_back(reliabilityOption<&R::checkpointWriteS>(
        "reliability.checkpoint_write_s", Unit::Seconds, RC_TEXT("Parameters", "Checkpoint write"),
        RC_TEXT("Parameters", "Time until a checkpoint is safe; what goes beyond the stall runs in the background. "
                              "Empty = from its size."),
        {0, 1e6}));
    all.push_back(reliabilityDetail<&R::storageGbPerS>(
        "reliability.storage_gb_per_s", Unit::GigabytesPerSecond, RC_TEXT("Parameters", "Storage bandwidth"),
        RC_TEXT("Parameters", "What the storage takes from the whole cluster in a second."), storageDefault,
        {0.001, 1e6}));
    Parameter slowdown = reliabilityDetail<&R::writeSlowdownFraction>(
        "reliability.write_slowdown_fraction", Unit::Fraction, RC_TEXT("Parameters", "Slower while writing"),
        RC_TEXT("Parameters", "How much slower training steps while a checkpoint is written in the background."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.02, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 1});
    slowdown.relevant = isInBackground;
    all.push_back(std::move(slowdown));
}

} // namespace

void appendCheckpointParameters(std::vector<Parameter> &all)
{
    Parameter interval = reliability<&R::checkpointIntervalS>(
        "reliability.checkpoint_interval_s", Unit::Seconds, RC_TEXT("Parameters", "Checkpoint interval"),
        RC_TEXT("Parameters", "Stepping time between two checkpoints; 0 = the optimum."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "the optimum is computed"), ""};
        },
        {0, 1e7});
    interval.zeroWords = RC_TEXT("Choices", "automatic");
    all.push_back(std::move(interval));
    all.push_back(choiceEntry<modeChoices, &Scenario::reliability, &R::checkpointMode>(
        "reliability.checkpoint_mode", ParameterGroup::Reliability, RC_TEXT("Parameters", "Checkpoints are written"),
        RC_TEXT("Parameters", "While training waits, or behind it after a copy to the host’s memory."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("blocking"), RC_TEXT("Sources", "the simple way"), ""};
        }));
    appendWriteParameters(all);
    all.push_back(reliabilityOption<&R::memoryCheckpointS>(
        "reliability.memory_checkpoint_s", Unit::Seconds, RC_TEXT("Parameters", "Checkpoint in memory"),
        RC_TEXT("Parameters", "Stall of a checkpoint in the memory of other servers; empty = none are kept there."),
        {0.001, 1e5}));
    Parameter recovered = reliabilityDetail<&R::memoryRecoveryFraction>(
        "reliability.memory_recovery_fraction", Unit::Fraction, RC_TEXT("Parameters", "Recovered from memory"),
        RC_TEXT("Parameters", "Share of interruptions after which the checkpoint in memory is still there."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.9, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0.01, 0.99});
    recovered.relevant = hasMemoryTier;
    all.push_back(std::move(recovered));
    Parameter kept = reliabilityDetail<&R::checkpointsKept>(
        "reliability.checkpoints_kept", Unit::Count, RC_TEXT("Parameters", "Checkpoints kept"),
        RC_TEXT("Parameters", "Checkpoints in storage at a time; they are paid by the month."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{10.0, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 1e6});
    kept.kind = ValueKind::Count;
    all.push_back(std::move(kept));
}

void appendRestartParameters(std::vector<Parameter> &all)
{
    all.push_back(reliabilityOption<&R::detectS>(
        "reliability.detect_s", Unit::Seconds, RC_TEXT("Parameters", "Detect"),
        RC_TEXT("Parameters", "Until a failure is noticed and understood. Collectives time out after 10 min."),
        {0, 1e6}));
    all.push_back(
        reliabilityOption<&R::swapS>("reliability.swap_s", Unit::Seconds, RC_TEXT("Parameters", "Swap servers"),
                                     RC_TEXT("Parameters", "Until the job is placed on healthy servers."), {0, 1e6}));
    all.push_back(reliabilityOption<&R::loadS>(
        "reliability.load_s", Unit::Seconds, RC_TEXT("Parameters", "Load"),
        RC_TEXT("Parameters", "Until processes talk to each other and the checkpoint is loaded."), {0, 1e6}));
    all.push_back(reliabilityOption<&R::warmUpS>("reliability.warm_up_s", Unit::Seconds,
                                                 RC_TEXT("Parameters", "Warm up"),
                                                 RC_TEXT("Parameters", "Compilation and slow first steps."), {0, 1e6}));
    Parameter restart = reliability<&R::typedRestartS>(
        "reliability.restart_s", Unit::Seconds, RC_TEXT("Parameters", "Restart"),
        RC_TEXT("Parameters", "From a failure until training steps again, the mean: detect, swap, load, warm up. "
                              "Follows from these once one of them is entered."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{600.0, "Kokolis et al. 2024: 5 to 20 min", "2024"};
        },
        {0, 1e6});
    restart.get = [](const Scenario &s) { return Value{meanRestartS(s.reliability)}; };
    restart.derived = [](const Scenario &s) { return hasRestartParts(s.reliability); };
    all.push_back(std::move(restart));
    Parameter spread = reliabilityDetail<&R::restartLnSd>(
        "reliability.restart_ln_sd", Unit::Ratio, RC_TEXT("Parameters", "Restarts differ by"),
        RC_TEXT("Parameters",
                "Standard deviation of the logarithm of one restart: the tail is long, and the mean above "
                "counts. Once parts are entered, each has its own."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.54, "Kokolis et al. 2024: 5 to 20 min as P10 to P90", "2024"};
        },
        spreadRange);
    spread.relevant = [](const Scenario &s) { return !hasRestartParts(s.reliability); };
    all.push_back(std::move(spread));
    appendRestartSpreads(all);
}

} // namespace runcast
