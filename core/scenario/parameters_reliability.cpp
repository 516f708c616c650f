// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/scenario/reliability_builder.h"

#include "core/reliability/populations.h"

namespace runcast {

namespace {

using namespace access;
using R = ReliabilityInputs;

constexpr std::array populationChoices = {
    Choice{"llama3", RC_TEXT("Choices", "Llama 3, H100")},
    Choice{"rsc1", RC_TEXT("Choices", "Meta RSC-1, A100")},
    Choice{"rsc2", RC_TEXT("Choices", "Meta RSC-2, A100")},
    Choice{"opt", RC_TEXT("Choices", "OPT, A100 in a cloud")},
    Choice{"bloom", RC_TEXT("Choices", "BLOOM, A100")},
    Choice{"stepfun", RC_TEXT("Choices", "StepFun, node faults")},
    Choice{"nine_clusters", RC_TEXT("Choices", "Nine clusters together")},
    Choice{"own_log", RC_TEXT("Choices", "Own log")},
};

bool hasOwnLog(const Scenario &scenario)
{
    return scenario.reliability.population == FailurePopulation::OwnLog;
}

/// A published run's own cluster, else that of the best documented one.
DefaultValue populationDefault(const Scenario &scenario, const Catalog &)
{
    if (scenario.model.preset == "opt-175b")
        return {std::string("opt"), "Zhang et al. 2022, section 2.5", "2022", SourceKind::Published};
    if (scenario.model.preset == "bloom-176b")
        return {std::string("bloom"), "BigScience, The Technology Behind BLOOM Training", "2022",
                SourceKind::Published};
    return {std::string("llama3"), RC_TEXT("Sources", "the best documented cluster"), "2024"};
}

DefaultValue rateDefault(const Scenario &scenario, const Catalog &catalog)
{
    const RateBelief belief = populationBelief(scenario.reliability, catalog);
    if (hasOwnLog(scenario))
        return {belief.median, RC_TEXT("Sources", "own log, with nine published clusters as prior"), "",
                SourceKind::Yours};
    if (scenario.reliability.population == FailurePopulation::NineClusters)
        return {belief.median, RC_TEXT("Sources", "geometric mean of nine published clusters"), "2026"};
    if (scenario.reliability.population == FailurePopulation::Llama3)
        return {belief.median, "Grattafiori et al. 2024, table 5: 419 in 54 d on 16,384 H100", "2024"};
    const FailureRate *row = populationRow(scenario.reliability.population, catalog);
    return {belief.median, row ? row->source + ": " + row->cause : std::string(),
            row && row->year > 0 ? std::to_string(row->year) : std::string()};
}

DefaultValue lnSdDefault(const Scenario &scenario, const Catalog &catalog)
{
    const RateBelief belief = populationBelief(scenario.reliability, catalog);
    if (hasOwnLog(scenario))
        return {belief.lnSd, RC_TEXT("Sources", "own log, with nine published clusters as prior"), "",
                SourceKind::Yours};
    return {belief.lnSd, RC_TEXT("Sources", "spread of nine published clusters"), "2026"};
}

DefaultValue blastDefault(const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    if (!accelerator || !accelerator->gpusPerServer)
        return {8.0, RC_TEXT("Sources", "the usual server; the catalog has none for this accelerator"), ""};
    return {double(*accelerator->gpusPerServer), accelerator->typicalServer, ""};
}

Parameter ownLog(Parameter parameter)
{
    parameter.canBeMissing = true;
    parameter.drivesDefaults = true;
    parameter.relevant = hasOwnLog;
    return parameter;
}

void appendOwnLog(std::vector<Parameter> &all)
{
    all.push_back(ownLog(reliability<&R::logEvents>(
        "reliability.log_events", Unit::Count, RC_TEXT("Parameters", "Interruptions logged"),
        RC_TEXT("Parameters", "Unexpected interruptions in your own log."), notEntered, {0, 1e7})));
    all.push_back(ownLog(reliability<&R::logAccelerators>(
        "reliability.log_accelerators", Unit::Accelerators, RC_TEXT("Parameters", "Accelerators logged"),
        RC_TEXT("Parameters", "Accelerators in use while the log was kept."), notEntered, {1, 1e7})));
    all.push_back(
        ownLog(reliability<&R::logDays>("reliability.log_days", Unit::Days, RC_TEXT("Parameters", "Days logged"),
                                        RC_TEXT("Parameters", "Days that the log covers."), notEntered, {0.01, 1e5})));
}

} // namespace

void appendReliabilityParameters(std::vector<Parameter> &all)
{
    Parameter population = choiceEntry<populationChoices, &Scenario::reliability, &R::population>(
        "reliability.population", ParameterGroup::Reliability, RC_TEXT("Parameters", "Failures as in"),
        RC_TEXT("Parameters", "The cluster whose failure rate and causes are taken, or your own log."),
        populationDefault);
    population.drivesDefaults = true;
    all.push_back(std::move(population));
    appendOwnLog(all);
    all.push_back(reliability<&R::interruptionsPerAcceleratorHour>(
        "reliability.interruptions_per_accelerator_hour", Unit::PerHour, RC_TEXT("Parameters", "Failure rate"),
        RC_TEXT("Parameters", "Unexpected interruptions of the job per accelerator-hour."), rateDefault, {0, 1},
        {1e-6, 1e-3, true}));
    all.push_back(reliabilityDetail<&R::rateLnSd>(
        "reliability.rate_ln_sd", Unit::Ratio, RC_TEXT("Parameters", "Rate not known by"),
        RC_TEXT("Parameters", "Standard deviation of the logarithm of the failure rate: 0.59 is a factor of 2.1 up or "
                              "down from P50 to P90 or P10."),
        lnSdDefault, {0, 3}));
    all.push_back(reliabilityDetail<&R::countDispersion>(
        "reliability.count_dispersion", Unit::Ratio, RC_TEXT("Parameters", "Clustering"),
        RC_TEXT("Parameters", "Variance over mean of failure counts; 1 = they come one by one."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{3.0, RC_TEXT("Sources", "StepFun trace: 2.6 by server, 3.4 by day"), "2025"};
        },
        {1, 50}));
    all.push_back(reliabilityDetail<&R::burnInMultiplier>(
        "reliability.burn_in_multiplier", Unit::Ratio, RC_TEXT("Parameters", "Early failures"),
        RC_TEXT("Parameters", "How many times the failure rate a new cluster starts with; 1 = it has run in."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "a cluster that has run in"), ""};
        },
        {1, 100}));
    Parameter burnIn = reliabilityDetail<&R::burnInDays>(
        "reliability.burn_in_days", Unit::Days, RC_TEXT("Parameters", "Early failures fade in"),
        RC_TEXT("Parameters", "Days in which what is above the steady rate falls to 37 %."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{42.0, RC_TEXT("Sources", "new fleets settle within four to eight weeks"), ""};
        },
        {0.1, 1e4});
    burnIn.relevant = [](const Scenario &s) { return s.reliability.burnInMultiplier != 1; };
    all.push_back(std::move(burnIn));
    appendCheckpointParameters(all);
    appendRestartParameters(all);
    all.push_back(reliabilityDetail<&R::stragglerFraction>(
        "reliability.straggler_fraction", Unit::Fraction, RC_TEXT("Parameters", "Slow servers"),
        RC_TEXT("Parameters", "Time that slow servers add to each step, beyond what the utilisation has in it."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "inside the measured utilisation"), ""};
        },
        {0, 10}));
    all.push_back(reliabilityDetail<&R::corruptionLossHours>(
        "reliability.corruption_loss_hours", Unit::Hours, RC_TEXT("Parameters", "Lost by silent corruption"),
        RC_TEXT("Parameters", "Hours of training thrown away at each silent corruption: until it was seen, and the way "
                              "back."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "seen at once; enter your own"), ""};
        },
        {0, 1e4}));
    all.push_back(reliabilityDetail<&R::plannedHoursPerWeek>(
        "reliability.planned_hours_per_week", Unit::Hours, RC_TEXT("Parameters", "Planned stops a week"),
        RC_TEXT("Parameters", "Hours a week in which the cluster is stopped for maintenance."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "none entered"), ""};
        },
        {0, 167}));
    all.push_back(reliability<&R::repairHours>(
        "reliability.repair_hours", Unit::Hours, RC_TEXT("Parameters", "Repair"),
        RC_TEXT("Parameters", "Mean time until a failed server is back in service or replaced; decides the spares."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{24.0, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 1e4}));
    Parameter spares = reliability<&R::spareAccelerators>(
        "reliability.spare_accelerators", Unit::Accelerators, RC_TEXT("Parameters", "Spare accelerators"),
        RC_TEXT("Parameters", "Accelerators paid for that wait to replace failed ones."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "none entered"), ""};
        },
        {0, 1e7});
    spares.kind = ValueKind::Count;
    all.push_back(std::move(spares));
    Parameter blast = reliabilityDetail<&R::blastRadiusAccelerators>(
        "reliability.blast_radius_accelerators", Unit::Accelerators, RC_TEXT("Parameters", "Out with one failure"),
        RC_TEXT("Parameters", "Accelerators that leave service together: a server, or a rack that shares its links."),
        blastDefault, {1, 1e5});
    blast.kind = ValueKind::Count;
    all.push_back(std::move(blast));
}

} // namespace runcast
