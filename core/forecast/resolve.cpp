// SPDX-License-Identifier: MIT
#include "core/forecast/resolve.h"

#include "core/base/date.h"
#include "core/catalog/catalog.h"
#include "core/compute/flops.h"
#include "core/layout/degrees.h"
#include "core/layout/step/constants.h"
#include "core/layout/step/kernel_rates.h"
#include "core/reliability/populations.h"

#include <algorithm>

namespace runcast {

namespace {

double number(const std::optional<double> &value)
{
    return value.value_or(notComputed);
}

double days(const std::string &isoDate)
{
    const std::optional<int> day = daysFromIsoDate(isoDate);
    return day ? double(*day) : notComputed;
}

std::optional<double> peakTflops(const Accelerator &accelerator, Precision precision)
{
    const PeakDenseTflops &peak = accelerator.peakDenseTflops;
    switch (precision) {
    case Precision::Bf16:
        return peak.bf16;
    case Precision::Fp16:
        return peak.fp16;
    case Precision::Fp8:
        return peak.fp8;
    case Precision::Fp32:
        return peak.fp32;
    }
    return {};
}

/// The parameters that must not be used, and reading past them.
class Usable {
public:
    explicit Usable(const std::vector<Finding> &findings) : m_findings(findings) {}

    double operator()(std::string_view key, double value) const
    {
        const bool bad = std::any_of(m_findings.begin(), m_findings.end(), [key](const Finding &finding) {
            return finding.severity == Severity::Error && finding.parameter == key;
        });
        return bad ? notComputed : value;
    }

    bool group(std::string_view prefix) const
    {
        return std::none_of(m_findings.begin(), m_findings.end(), [prefix](const Finding &finding) {
            return finding.severity == Severity::Error && finding.parameter.starts_with(prefix);
        });
    }

private:
    const std::vector<Finding> &m_findings;
};

/// The training software of a scenario as memory and step time see it.
MemoryStyle memoryStyle(Software software)
{
    switch (software) {
    case Software::MegatronCore:
    case Software::Xla:
        return MemoryStyle::Fused;
    case Software::Fsdp:
        return MemoryStyle::Sharded;
    case Software::Megatron2021:
        return MemoryStyle::Eager;
    }
    return MemoryStyle::Fused;
}

SoftwareClass softwareClass(Software software)
{
    switch (software) {
    case Software::MegatronCore:
        return SoftwareClass::MegatronCore;
    case Software::Fsdp:
        return SoftwareClass::Fsdp;
    case Software::Megatron2021:
        return SoftwareClass::Megatron2021;
    case Software::Xla:
        return SoftwareClass::Xla;
    }
    return SoftwareClass::MegatronCore;
}

StepModel stepModel(const Architecture &model)
{
    const double shared =
        double(model.sharedExpertFfnSize > 0 ? model.sharedExpertFfnSize : model.sharedExperts * model.expertFfnSize);
    return {.layers = double(model.layers),
            .hidden = double(model.hiddenSize),
            .ffn = double(model.ffnSize),
            .heads = double(model.heads),
            .kvHeads = double(model.kvHeads),
            .headDim = double(model.headDim),
            .vocabulary = double(model.vocabularySize),
            .gated = model.gatedMlp,
            .latent = model.attention == AttentionKind::Latent,
            .experts = double(model.experts),
            .expertsPerToken = double(model.expertsPerToken),
            .expertFfn = double(model.expertFfnSize),
            .sharedFfn = shared,
            .denseLayers = double(model.layers - sparseLayerCount(model)),
            .predictsTwo = model.mtpLayers > 0,
            .gptOss = model.attentionSinks};
}

/// What memory and step time share of the layout. Called when the plain numbers are resolved.
void resolveShape(ResolvedInputs &in, const Scenario &scenario, const Catalog &catalog, const ParameterCount &count)
{
    const TrainingInputs &training = scenario.training;
    const double data = in.accelerators / (in.tensor * in.pipeline * in.context);
    const double perStep = microBatches(in.globalBatchTokens, data, in.microBatchSequences, in.sequenceLength);

    in.memory = memoryInput(scenario.model.architecture, count);
    in.memory.state = in.state;
    in.memory.zeroStage = in.zeroStage;
    in.memory.tensor = in.tensor;
    in.memory.pipeline = in.pipeline;
    in.memory.virtualStages = in.virtualStages;
    in.memory.context = in.context;
    in.memory.expert = in.expert;
    in.memory.data = data;
    in.memory.microBatch = in.microBatchSequences;
    in.memory.microBatches = perStep;
    in.memory.sequence = in.sequenceLength;
    in.memory.recompute = training.recompute;
    in.memory.schedule = in.schedule;
    in.memory.style = memoryStyle(training.software);
    in.memory.measuredBytes = training.measuredMemoryBytes.value_or(0);

    in.step.model = stepModel(scenario.model.architecture);
    in.step.model.expertImbalance = in.expertImbalance;
    in.step.layout = {.tensor = in.tensor,
                      .pipeline = in.pipeline,
                      .virtualStages = in.virtualStages,
                      .context = in.context,
                      .expert = in.expert,
                      .data = in.zeroStage >= 0 ? data : notComputed,
                      .microBatch = in.microBatchSequences,
                      .microBatches = perStep,
                      .sequence = in.sequenceLength,
                      .zeroStage = in.zeroStage,
                      .recompute = int(training.recompute),
                      .sequenceParallel = training.software != Software::Megatron2021,
                      .schedule = in.schedule};
    const StepTimeConstants &constants = shippedStepTimeConstants();
    in.step.software.kind = softwareClass(training.software);
    in.step.software.fusedAttention = training.software != Software::Megatron2021;
    in.step.software.moeSoftness = constants.softC;
    if (const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator)) {
        const auto generation =
            training.software == Software::MegatronCore ? AttentionGeneration::Third : AttentionGeneration::Second;
        in.step.rates = kernelRates(*accelerator, training.precision, generation, constants);
        in.step.rates.networkBandwidth /= in.networkOversubscription;
    }
}

void resolveModel(ResolvedInputs &in, const Scenario &scenario, const Catalog &catalog, const Usable &usable)
{
    in.totalParameters = in.activeParameters = in.flopPerToken = in.attentionTokens = notComputed;
    if (!usable.group("model."))
        return;
    const ModelInputs &model = scenario.model;
    if (isComplete(model.architecture)) {
        const Result<ParameterCount> count = countParameters(model.architecture);
        if (!count)
            return;
        in.totalParameters = double(count->total);
        in.activeParameters = double(count->active);
        const double packed = usable("training.packed_document_tokens",
                                     scenario.training.packedDocumentTokens.value_or(in.sequenceLength));
        in.attentionTokens = attentionTokens(in.sequenceLength, packed);
        in.flopPerToken =
            flopPerToken(model.architecture, *count, in.attentionTokens, FlopConvention(scenario.training.flopCounting))
                .training;
        in.hasShape = true;
        resolveShape(in, scenario, catalog, *count);
        return;
    }
    in.totalParameters = number(model.typedTotalParameters);
    in.activeParameters = model.typedActiveParameters.value_or(in.totalParameters);
    in.flopPerToken = sixNdFlop(in.activeParameters, 1);
}

/// GB/s from one accelerator to its host's memory, measured; the bound of a copy for background checkpoints.
double deviceToHostBytesPerS(const Catalog &catalog)
{
    for (const StorageFact &fact : catalog.storage()) {
        if (fact.product == "gpu_to_host_copy_pcie5")
            return fact.value * 1e9;
    }
    return 0;
}

void resolveCheckpoints(ResolvedInputs &in, const Scenario &scenario, const Catalog &catalog, const Usable &use)
{
    const ReliabilityInputs &reliability = scenario.reliability;
    in.checkpointIntervalS = use("reliability.checkpoint_interval_s", reliability.checkpointIntervalS);
    in.checkpointStallS = use("reliability.checkpoint_stall_s", reliability.checkpointStallS.value_or(-1));
    in.checkpointWriteS = use("reliability.checkpoint_write_s", reliability.checkpointWriteS.value_or(-1));
    in.backgroundCheckpoints = reliability.checkpointMode == CheckpointMode::Background;
    in.writeSlowdownFraction = use("reliability.write_slowdown_fraction", reliability.writeSlowdownFraction);
    in.memoryCheckpointS = use("reliability.memory_checkpoint_s", reliability.memoryCheckpointS.value_or(-1));
    in.memoryRecoveryFraction = use("reliability.memory_recovery_fraction", reliability.memoryRecoveryFraction);
    in.checkpointsKept = use("reliability.checkpoints_kept", reliability.checkpointsKept);
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    constexpr double bytesPerGbit = 1e9 / 8;
    in.checkpointPath = {.storageBytesPerS = use("reliability.storage_gb_per_s", reliability.storageGbPerS) * 1e9,
                         .nicBytesPerS = accelerator ? accelerator->scaleOutGbitps.value_or(0) * bytesPerGbit : 0,
                         .deviceToHostBytesPerS = deviceToHostBytesPerS(catalog),
                         .writers = in.accelerators,
                         .accelerators = in.accelerators};
}

void resolveRestart(ResolvedInputs &in, const ReliabilityInputs &reliability, const Usable &use)
{
    if (!hasRestartParts(reliability)) {
        in.load = {use("reliability.restart_s", reliability.typedRestartS),
                   use("reliability.restart_ln_sd", reliability.restartLnSd)};
        in.detect = in.swap = in.warmUp = {};
        in.restartS = in.load.mean;
        return;
    }
    const auto part = [&use](std::string_view key, std::optional<double> mean, std::string_view spreadKey,
                             double lnSd) {
        return mean ? Duration{use(key, *mean), use(spreadKey, lnSd)} : Duration();
    };
    in.detect = part("reliability.detect_s", reliability.detectS, "reliability.detect_ln_sd", reliability.detectLnSd);
    in.swap = part("reliability.swap_s", reliability.swapS, "reliability.swap_ln_sd", reliability.swapLnSd);
    in.load = part("reliability.load_s", reliability.loadS, "reliability.load_ln_sd", reliability.loadLnSd);
    in.warmUp = part("reliability.warm_up_s", reliability.warmUpS, "reliability.warm_up_ln_sd", reliability.warmUpLnSd);
    in.restartS = in.detect.mean + in.swap.mean + in.load.mean + in.warmUp.mean;
}

void resolveReliability(ResolvedInputs &in, const Scenario &scenario, const Catalog &catalog, const Usable &use)
{
    const ReliabilityInputs &reliability = scenario.reliability;
    in.failuresPerAcceleratorHour =
        use("reliability.interruptions_per_accelerator_hour", reliability.interruptionsPerAcceleratorHour);
    in.rateLnSd = use("reliability.rate_ln_sd", reliability.rateLnSd);
    in.countDispersion = use("reliability.count_dispersion", reliability.countDispersion);
    in.burnInMultiplier = use("reliability.burn_in_multiplier", reliability.burnInMultiplier);
    in.burnInDays = use("reliability.burn_in_days", reliability.burnInDays);
    resolveCheckpoints(in, scenario, catalog, use);
    resolveRestart(in, reliability, use);
    in.repairHours = use("reliability.repair_hours", reliability.repairHours);
    in.spareAccelerators = use("reliability.spare_accelerators", reliability.spareAccelerators);
    in.blastRadiusAccelerators = use("reliability.blast_radius_accelerators", reliability.blastRadiusAccelerators);
    in.plannedHoursPerWeek = use("reliability.planned_hours_per_week", reliability.plannedHoursPerWeek);
    in.stragglerFraction = use("reliability.straggler_fraction", reliability.stragglerFraction);
    in.corruptionLossHours = use("reliability.corruption_loss_hours", reliability.corruptionLossHours);
    in.corruptionsPerAcceleratorHour = silentCorruptionsPerAcceleratorHour(catalog);
    in.hardwareDelayDays = use("schedule.hardware_delay_days", scenario.schedule.hardwareDelayDays);
    in.rampUpDays = use("schedule.ramp_up_days", scenario.schedule.rampUpDays);
}

void resolvePower(ResolvedInputs &in, const PowerInputs &power, const Usable &use)
{
    in.utilisedW = use("power.accelerator_utilised_w", number(power.acceleratorUtilisedW));
    in.serverOverheadW = use("power.server_overhead_w_per_accelerator", power.serverOverheadWPerAccelerator);
    in.networkW = use("power.network_w_per_accelerator", power.networkWPerAccelerator);
    in.storageW = use("power.storage_w_per_accelerator", power.storageWPerAccelerator);
    in.provisionedW = use("power.provisioned_w_per_accelerator", number(power.provisionedWPerAccelerator));
    in.idleFraction = use("power.idle_fraction", power.idleFraction);
    in.acceleratorsPerRack = use("power.accelerators_per_rack", power.acceleratorsPerRack);
    in.pue = use("power.pue", power.pue);
    in.usdPerKwh = use("power.usd_per_kwh", number(power.usdPerKwh));
    in.carbonGPerKwh = use("power.carbon_g_per_kwh", number(power.carbonGPerKwh));
    in.marketCarbonGPerKwh = use("power.market_carbon_g_per_kwh", number(power.marketCarbonGPerKwh));
    in.waterLPerKwh = use("power.water_l_per_kwh", number(power.waterLPerKwh));
    in.siteWaterLPerKwh = use("power.site_water_l_per_kwh", power.siteWaterLPerKwh);
    in.embodiedKgPerAccelerator = use("power.embodied_kg_per_accelerator", number(power.embodiedKgPerAccelerator));
    in.embodiedLifetimeYears = use("power.embodied_lifetime_years", power.embodiedLifetimeYears);
}

/// The share of accelerators and spares that is owned; NaN for a base larger than the cluster.
double ownedFraction(const ResolvedInputs &in, const PriceInputs &price, const Usable &use)
{
    if (price.mode != PriceMode::Mix)
        return price.mode == PriceMode::Own ? 1 : 0;
    const double count = in.accelerators + in.spareAccelerators;
    const double owned = use("price.owned_accelerators", price.ownedAccelerators);
    return owned <= count ? owned / count : notComputed;
}

void resolveRent(ResolvedInputs &in, const PriceInputs &price, const Usable &use)
{
    const Commitment option = price.purchaseOption;
    in.rentUsdPerHour = use("price.usd_per_accelerator_hour", number(price.usdPerAcceleratorHour));
    in.termYears = option == Commitment::Reserved1y ? 1 : option == Commitment::Reserved3y ? 3 : 0;
    in.blockDays = option == Commitment::CapacityBlock ? use("price.block_days", price.blockDays) : 0;
    in.prepaidFraction = use("price.prepaid_fraction", price.prepaidFraction);
    in.supportFraction = use("price.support_fraction", price.supportFraction);
    // What the provider takes back stops the run as a failure does. Owned machines are not taken back.
    if (option == Commitment::Spot && in.ownedFraction < 1) {
        in.failuresPerAcceleratorHour += (1 - in.ownedFraction) * use("price.spot_reclaims_per_accelerator_hour",
                                                                      price.spotReclaimsPerAcceleratorHour);
    }
}

void resolvePrice(ResolvedInputs &in, const PriceInputs &price, const Usable &use)
{
    in.ownedFraction = ownedFraction(in, price, use);
    resolveRent(in, price, use);
    in.acceleratorUsd = use("price.accelerator_usd", number(price.acceleratorUsd));
    in.serverUsd = use("price.server_usd_per_accelerator", price.serverUsdPerAccelerator);
    in.networkUsd = use("price.network_usd_per_accelerator", price.networkUsdPerAccelerator);
    in.storageUsd = use("price.storage_usd", price.storageUsd);
    in.installationFraction = use("price.installation_fraction", price.installationFraction);
    const bool building = price.site == SiteKind::Building;
    in.buildingUsdPerWatt = building ? use("price.building_usd_per_watt", price.buildingUsdPerWatt) : 0;
    in.buildingLifetimeYears = use("price.building_lifetime_years", price.buildingLifetimeYears);
    in.colocationUsdPerKwMonth = building ? 0 : use("price.colocation_usd_per_kw_month", price.colocationUsdPerKwMonth);
    in.economicDepreciation = price.depreciation == Depreciation::Economic;
    in.lifetimeYears = use("price.lifetime_years", price.lifetimeYears);
    in.residualFraction = use("price.residual_fraction", price.residualFraction);
    in.valueDeclineOomPerYear = use("price.value_decline_oom_per_year", price.valueDeclineOomPerYear);
    in.costOfCapital = use("price.cost_of_capital", price.costOfCapital);
    in.maintenanceFractionPerYear = use("price.maintenance_fraction_per_year", price.maintenanceFractionPerYear);
    in.utilisedFraction = use("price.utilised_fraction", price.utilisedFraction);
    in.staffCount = use("price.staff_count", price.staffCount);
    in.staffUsdPerYear = use("price.staff_usd_per_year", price.staffUsdPerYear);
    in.storageUsdPerGbMonth = use("price.storage_usd_per_gb_month", price.storageUsdPerGbMonth);
    in.storedDataBytes = use("price.stored_data_bytes", price.storedDataBytes);
    in.egressBytes = use("price.egress_bytes", price.egressBytes);
    in.egressUsdPerGb = use("price.egress_usd_per_gb", price.egressUsdPerGb);
    in.dataUsd = use("price.data_usd", price.dataUsd);
    in.contingencyFraction = use("price.contingency_fraction", price.contingencyFraction);
    in.taxFraction = use("price.tax_fraction", price.taxFraction);
    in.discountRate = use("price.discount_rate", price.discountRate);
    in.discountTiming = price.discountTiming;
}

} // namespace

ResolvedInputs resolve(const Scenario &scenario, const Catalog &catalog, const std::vector<Finding> &findings)
{
    const Usable use(findings);
    ResolvedInputs in{};
    const TrainingInputs &training = scenario.training;
    in.tokens = use("training.tokens", number(training.tokens));
    in.globalBatchTokens = use("training.global_batch_tokens", training.globalBatchTokens);
    in.sequenceLength = use("training.sequence_length", training.sequenceLength);
    in.microBatchSequences = use("training.micro_batch_sequences", training.microBatchSequences);
    in.expertImbalance = use("training.expert_imbalance", training.expertImbalance);
    in.networkOversubscription = use("cluster.network_oversubscription", scenario.cluster.networkOversubscription);
    in.state = stateBytes(training.precision, training.optimizer, training.gradients);
    const double zeroStage = use("training.zero_stage", training.zeroStage);
    in.zeroStage = zeroStage >= 0 ? int(zeroStage) : -1;

    in.accelerators = use("cluster.accelerators", scenario.cluster.accelerators);
    in.tensor = use("layout.tensor", scenario.layout.tensor);
    in.pipeline = use("layout.pipeline", scenario.layout.pipeline);
    in.virtualStages = use("layout.virtual_stages", scenario.layout.virtualStages);
    in.context = use("layout.context", scenario.layout.context);
    in.expert = use("layout.expert", scenario.layout.expert);
    in.schedule = scenario.layout.schedule;
    in.predictUtilisation = scenario.schedule.utilisationMode == UtilisationMode::Predicted;
    in.peakFlopPerS = in.usableBytes = in.marketedBytes = notComputed;
    if (const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator)) {
        in.peakFlopPerS = use("training.precision", number(peakTflops(*accelerator, training.precision))) * 1e12;
        in.usableBytes = number(memoryBytes(*accelerator));
        in.marketedBytes = number(accelerator->memoryGb) * 1e9;
    }
    in.mfu = use("schedule.mfu", scenario.schedule.mfu);
    in.measuredTokensPerSPerAccelerator = use("schedule.measured_tokens_per_s_per_accelerator",
                                              scenario.schedule.measuredTokensPerSPerAccelerator.value_or(0));
    in.startDay = days(scenario.schedule.startDate);
    in.overheadComputeFraction = use("schedule.overhead_compute_fraction", scenario.schedule.overheadComputeFraction);

    in.evaluationComputeFraction =
        use("schedule.evaluation_compute_fraction", scenario.schedule.evaluationComputeFraction);
    in.commissioningDays = use("schedule.commissioning_days", scenario.schedule.commissioningDays);
    in.windDownDays = use("schedule.wind_down_days", scenario.schedule.windDownDays);

    resolveModel(in, scenario, catalog, use);

    resolveReliability(in, scenario, catalog, use);

    resolvePower(in, scenario.power, use);
    resolvePrice(in, scenario.price, use);

    in.budgetUsd = use("target.budget_usd", number(scenario.target.budgetUsd));
    in.endDay = days(scenario.target.endDate);
    in.powerLimitMw = use("target.power_mw", number(scenario.target.powerMw));
    in.rackLimitW = use("target.rack_w", number(scenario.target.rackW));
    return in;
}

} // namespace runcast
