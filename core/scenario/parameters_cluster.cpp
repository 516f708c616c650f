// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/layout/degrees.h"
#include "core/scenario/parameter_builder.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

using namespace access;

constexpr std::array utilisationChoices = {
    Choice{"assumed", RC_TEXT("Choices", "Assumed")},
    Choice{"predicted", RC_TEXT("Choices", "Predicted")},
};

constexpr std::array scheduleChoices = {
    Choice{"1f1b", RC_TEXT("Choices", "1F1B, interleaved")},
    Choice{"zero_bubble", RC_TEXT("Choices", "Zero bubble (ZB-H1)")},
    Choice{"dual_pipe", RC_TEXT("Choices", "DualPipe")},
};

DefaultValue acceleratorDefault(const Scenario &scenario, const Catalog &catalog)
{
    return presetOr<&ModelPreset::acceleratorId>(
        scenario, catalog,
        {std::string("h100-sxm"), RC_TEXT("Sources", "the most documented part of the catalog"), ""});
}

template <auto Member> DefaultValue degreeDefault(const Scenario &scenario, const Catalog &catalog)
{
    return presetOr<Member>(scenario, catalog, {1.0, RC_TEXT("Sources", "no split"), ""});
}

/// Large runs interleave their pipeline; Nemotron-4 and Llama 3 with 8 pieces a stage, others with as many as can be
/// filled alike.
DefaultValue virtualStagesDefault(const Scenario &scenario, const Catalog &)
{
    const double layers = double(scenario.model.architecture.layers), pipeline = scenario.layout.pipeline;
    constexpr double most = 8;
    if (!(pipeline > 1) || !(layers >= pipeline))
        return {1.0, RC_TEXT("Sources", "no split"), ""};
    double pieces = std::min(most, std::floor(mostPipelinePieces(layers) / pipeline));
    while (pieces > 1 && !splitsLayers(layers, pipeline * pieces))
        --pieces;
    return {std::max(1.0, pieces), "Grattafiori et al. 2024, section 3.3.2", "2024"};
}

template <auto Member>
Parameter degree(std::string_view key, const char *title, const char *help,
                 DefaultValue (*defaultValue)(const Scenario &, const Catalog &))
{
    return entry<&Scenario::layout, Member>(key, ParameterGroup::Layout, ValueKind::Count, Unit::Count, title, help,
                                            defaultValue, {1, 1e6});
}

template <auto Member> Parameter scheduleDays(std::string_view key, const char *title, const char *help)
{
    return entry<&Scenario::schedule, Member>(key, ParameterGroup::Schedule, ValueKind::Number, Unit::Days, title, help,
                                              [](const Scenario &, const Catalog &) {
                                                  return DefaultValue{0.0, RC_TEXT("Sources", "none entered"), ""};
                                              },
                                              {0, 1000});
}

DefaultValue notPlanned(const Scenario &, const Catalog &)
{
    return {0.0, RC_TEXT("Sources", "none planned; enter your own"), ""};
}

} // namespace

void appendClusterParameters(std::vector<Parameter> &all)
{
    Parameter accelerator = entry<&Scenario::cluster, &ClusterInputs::accelerator>(
        "cluster.accelerator", ParameterGroup::Cluster, ValueKind::Accelerator, Unit::None,
        RC_TEXT("Parameters", "Accelerator"),
        RC_TEXT("Parameters", "Decides dense peak, memory and links, and the defaults of power and price."),
        acceleratorDefault);
    accelerator.drivesDefaults = true;
    all.push_back(std::move(accelerator));
    Parameter count = entry<&Scenario::cluster, &ClusterInputs::accelerators>(
        "cluster.accelerators", ParameterGroup::Cluster, ValueKind::Count, Unit::Accelerators,
        RC_TEXT("Parameters", "Accelerators"), RC_TEXT("Parameters", "Accelerators that train, without spares."),
        [](const Scenario &s, const Catalog &c) {
            return presetOr<&ModelPreset::accelerators>(s, c,
                                                        {1024.0, RC_TEXT("Sources", "a start; enter your own"), ""});
        },
        {1, 1e7});
    count.drivesDefaults = true; // the owned base of a mix
    all.push_back(std::move(count));
    Parameter oversubscription = entry<&Scenario::cluster, &ClusterInputs::networkOversubscription>(
        "cluster.network_oversubscription", ParameterGroup::Cluster, ValueKind::Number, Unit::Ratio,
        RC_TEXT("Parameters", "Oversubscription"),
        RC_TEXT("Parameters", "Bandwidth of the servers over that of the network between them; 1 = every server can "
                              "send at full rate. All traffic between servers is so many times slower."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "full bandwidth, as large training clusters are built"), ""};
        },
        {1, 64});
    oversubscription.detail = true;
    all.push_back(std::move(oversubscription));

    all.push_back(degree<&LayoutInputs::tensor>("layout.tensor", RC_TEXT("Parameters", "Tensor parallel"),
                                                RC_TEXT("Parameters", "Slices of every layer; inside one link domain."),
                                                degreeDefault<&ModelPreset::tensor>));
    Parameter pipeline = degree<&LayoutInputs::pipeline>("layout.pipeline", RC_TEXT("Parameters", "Pipeline parallel"),
                                                         RC_TEXT("Parameters", "Stages of layers, one after another."),
                                                         degreeDefault<&ModelPreset::pipeline>);
    pipeline.drivesDefaults = true; // of virtual stages
    all.push_back(std::move(pipeline));
    Parameter virtualStages = degree<&LayoutInputs::virtualStages>(
        "layout.virtual_stages", RC_TEXT("Parameters", "Virtual stages"),
        RC_TEXT("Parameters", "Pieces of the model on each pipeline stage; more pieces, less idling."),
        virtualStagesDefault);
    virtualStages.detail = true;
    all.push_back(std::move(virtualStages));
    all.push_back(degree<&LayoutInputs::context>("layout.context", RC_TEXT("Parameters", "Context parallel"),
                                                 RC_TEXT("Parameters", "Pieces of every sequence, for long texts."),
                                                 degreeDefault<&ModelPreset::context>));
    Parameter expert = degree<&LayoutInputs::expert>(
        "layout.expert", RC_TEXT("Parameters", "Expert parallel"),
        RC_TEXT("Parameters", "Accelerators over which the experts of a layer are spread."),
        degreeDefault<&ModelPreset::expert>);
    expert.relevant = [](const Scenario &s) { return sparseLayerCount(s.model.architecture) > 0; };
    all.push_back(std::move(expert));
    Parameter schedule = choiceEntry<scheduleChoices, &Scenario::layout, &LayoutInputs::schedule>(
        "layout.schedule", ParameterGroup::Layout, RC_TEXT("Parameters", "Pipeline schedule"),
        RC_TEXT("Parameters", "Order of passes on a stage. Zero bubble puts weight gradients into the gaps; DualPipe "
                              "feeds the pipeline from both ends and holds two copies of the weights."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("1f1b"), "Narayanan et al. 2021, section 2.2", "2021"};
        });
    schedule.detail = true;
    schedule.relevant = [](const Scenario &s) { return s.layout.pipeline > 1; };
    all.push_back(std::move(schedule));
    Parameter data;
    data.key = "layout.data";
    data.group = ParameterGroup::Layout;
    data.kind = ValueKind::Count;
    data.unit = Unit::Count;
    data.title = RC_TEXT("Parameters", "Data parallel");
    data.help = RC_TEXT("Parameters", "Copies of the model: accelerators / (tensor × pipeline × context).");
    data.highest = 1e7;
    data.canBeMissing = true;
    data.get = [](const Scenario &s) { return Value{dataParallel(s.cluster.accelerators, s.layout)}; };
    data.set = [](Scenario &, const Value &) {};
    data.defaultValue = notEntered;
    data.derived = [](const Scenario &) { return true; };
    all.push_back(std::move(data));

    all.push_back(choiceEntry<utilisationChoices, &Scenario::schedule, &ScheduleInputs::utilisationMode>(
        "schedule.utilisation_mode", ParameterGroup::Schedule, RC_TEXT("Parameters", "Utilisation is"),
        RC_TEXT("Parameters", "Typed, or predicted from model, layout and accelerator."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("assumed"),
                                RC_TEXT("Sources", "the simple view; a prediction stands beside it"), ""};
        }));
    Parameter mfu = (entry<&Scenario::schedule, &ScheduleInputs::mfu>(
        "schedule.mfu", ParameterGroup::Schedule, ValueKind::Number, Unit::Fraction,
        RC_TEXT("Parameters", "Utilisation (MFU)"),
        RC_TEXT("Parameters",
                "Model FLOP done per second over the dense peak of the precision. Published runs: 30 to 56 %."),
        [](const Scenario &s, const Catalog &c) {
            return presetOr<&ModelPreset::reportedMfu>(s, c,
                                                       {0.40, "Grattafiori et al. 2024, table 4: 38 to 43 %", "2024"});
        },
        {0.001, 1}, {0.2, 0.6, false}));
    mfu.relevant = [](const Scenario &s) {
        return s.schedule.utilisationMode == UtilisationMode::Assumed && !s.schedule.measuredTokensPerSPerAccelerator;
    };
    all.push_back(std::move(mfu));
    Parameter measured = entry<&Scenario::schedule, &ScheduleInputs::measuredTokensPerSPerAccelerator>(
        "schedule.measured_tokens_per_s_per_accelerator", ParameterGroup::Schedule, ValueKind::Number,
        Unit::TokensPerSecond, RC_TEXT("Parameters", "Measured tokens/s per accelerator"),
        RC_TEXT("Parameters", "What you measured with this model, layout and cluster. It takes the place of assumption "
                              "and prediction; empty = not measured."),
        notEntered, {1e-3, 1e9});
    measured.canBeMissing = true;
    measured.detail = true;
    all.push_back(std::move(measured));
    Parameter start = entry<&Scenario::schedule, &ScheduleInputs::startDate>(
        "schedule.start_date", ParameterGroup::Schedule, ValueKind::Date, Unit::Date, RC_TEXT("Parameters", "Start"),
        RC_TEXT("Parameters", "First day of the main run. Without it there is no end date."), notEntered);
    start.canBeMissing = true;
    all.push_back(std::move(start));
    all.push_back(entry<&Scenario::schedule, &ScheduleInputs::overheadComputeFraction>(
        "schedule.overhead_compute_fraction", ParameterGroup::Schedule, ValueKind::Number, Unit::Fraction,
        RC_TEXT("Parameters", "Overhead compute"),
        RC_TEXT("Parameters", "Experiments and failed runs beside the main run, as a share of what its machines cost."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "the main run alone; enter your own"), ""};
        },
        {0, 20}));
    const auto addDays = [&all](auto make, std::string_view key, const char *title, const char *help) {
        Parameter days = make(key, title, help);
        days.detail = true;
        all.push_back(std::move(days));
    };
    addDays(scheduleDays<&ScheduleInputs::hardwareDelayDays>, "schedule.hardware_delay_days",
            RC_TEXT("Parameters", "Hardware late by"),
            RC_TEXT("Parameters", "Days that the main run starts after its date because the cluster is not there."));
    addDays(scheduleDays<&ScheduleInputs::rampUpDays>, "schedule.ramp_up_days", RC_TEXT("Parameters", "Ramp-up"),
            RC_TEXT("Parameters",
                    "Days in which the cluster grows evenly from nothing to all accelerators; half of them are lost."));
    const auto beside = [&all](Parameter parameter) {
        parameter.detail = true;
        all.push_back(std::move(parameter));
    };
    beside(entry<&Scenario::schedule, &ScheduleInputs::evaluationComputeFraction>(
        "schedule.evaluation_compute_fraction", ParameterGroup::Schedule, ValueKind::Number, Unit::Fraction,
        RC_TEXT("Parameters", "Evaluation"),
        RC_TEXT("Parameters", "Evaluation of checkpoints, as a share of what the machines of the main run cost."),
        notPlanned, {0, 20}));
    beside(entry<&Scenario::schedule, &ScheduleInputs::commissioningDays>(
        "schedule.commissioning_days", ParameterGroup::Schedule, ValueKind::Number, Unit::Days,
        RC_TEXT("Parameters", "Commissioning"),
        RC_TEXT("Parameters",
                "Days before the start in which the cluster grows evenly to its full size, paid for and idle."),
        notPlanned, {0, 3650}));
    beside(entry<&Scenario::schedule, &ScheduleInputs::windDownDays>(
        "schedule.wind_down_days", ParameterGroup::Schedule, ValueKind::Number, Unit::Days,
        RC_TEXT("Parameters", "Wind-down"),
        RC_TEXT("Parameters", "Days after the end in which the cluster is given back evenly, paid for and idle."),
        notPlanned, {0, 3650}));
}

} // namespace runcast
