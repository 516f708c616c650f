// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/own_row.h"
#include "core/catalog/prices.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace runcast {

enum class Precision { Bf16, Fp16, Fp8, Fp32 };
enum class Optimizer { AdamW, AdamW8Bit, AdamWBf16, Adafactor, Muon, SgdMomentum };
enum class GradientPrecision { Sixteen, Fp32, Both };
enum class Recompute { None, Selective, Full };
enum class ScheduleKind { OneForwardOneBackward, ZeroBubble, DualPipe }; // of pipeline stages
enum class PriceMode { Rent, Own, Mix };                                 // Mix: own a base, rent the rest
enum class SiteKind { Building, Colocation };
enum class Depreciation { StraightLine, Economic };
enum class DiscountTiming { MonthStart, MonthMiddle, MonthEnd };
enum class FlopCounting { SixNd, Causal, Full };
enum class Software { MegatronCore, Fsdp, Megatron2021, Xla };
enum class UtilisationMode { Assumed, Predicted };
enum class FailurePopulation { Llama3, Rsc1, Rsc2, Opt, Bloom, StepFun, NineClusters, OwnLog };
enum class CheckpointMode { Blocking, Background };

/// What the import of a config.json left out or assumed (see catalog/config/remarks.h).
struct ImportRemark {
    std::string id;
    std::vector<std::string> arguments;

    bool operator==(const ImportRemark &) const = default;
};

struct ModelInputs {
    std::string preset; // catalog id; empty = made by hand
    Architecture architecture;
    // Used while the architecture is not complete.
    std::optional<double> typedTotalParameters, typedActiveParameters;
    std::vector<ImportRemark> importRemarks; // of the file that the model came from

    bool operator==(const ModelInputs &) const = default;
};

struct TrainingInputs {
    std::optional<double> tokens, uniqueTokens;
    double sequenceLength = 8192;
    std::optional<double> packedDocumentTokens; // Σ l² / Σ l of the documents that share a sequence
    double globalBatchTokens = 16777216;
    double microBatchSequences = 1;
    Precision precision = Precision::Bf16;
    Optimizer optimizer = Optimizer::AdamW;
    GradientPrecision gradients = GradientPrecision::Sixteen;
    double zeroStage = 1;
    Recompute recompute = Recompute::Selective;
    FlopCounting flopCounting = FlopCounting::Causal;
    Software software = Software::MegatronCore;
    double expertImbalance = 1;                // tokens of the busiest expert rank over the mean
    std::optional<double> measuredMemoryBytes; // on the fullest accelerator

    bool operator==(const TrainingInputs &) const = default;
};

struct ClusterInputs {
    std::string accelerator = "h100-sxm"; // catalog id
    double accelerators = 1024;
    double networkOversubscription = 1; // bandwidth into the leaf switches over that between them

    bool operator==(const ClusterInputs &) const = default;
};

struct LayoutInputs { // data = accelerators / (tensor × pipeline × context)
    double tensor = 1, pipeline = 1, virtualStages = 1, context = 1, expert = 1;
    ScheduleKind schedule = ScheduleKind::OneForwardOneBackward; // with virtual stages: interleaved

    bool operator==(const LayoutInputs &) const = default;
};

struct ScheduleInputs {
    UtilisationMode utilisationMode = UtilisationMode::Assumed;
    double mfu = 0.4;
    std::optional<double> measuredTokensPerSPerAccelerator; // of this model on this layout; pins the step
    std::string startDate;                                  // ISO; empty = not set
    double overheadComputeFraction = 0, evaluationComputeFraction = 0;
    double hardwareDelayDays = 0;                   // the cluster arrives so late
    double rampUpDays = 0;                          // until all of it computes
    double commissioningDays = 0, windDownDays = 0; // before and after the run: grows and shrinks evenly, idle

    bool operator==(const ScheduleInputs &) const = default;
};

struct PriceInputs { // USD, nominal, before tax
    PriceMode mode = PriceMode::Rent;
    // Rent.
    Commitment purchaseOption = Commitment::OnDemand;
    std::optional<double> usdPerAcceleratorHour;
    double spotReclaimsPerAcceleratorHour = 0;
    double blockDays = 30; // length of a capacity block
    double prepaidFraction = 0, supportFraction = 0;
    // Own.
    double ownedAccelerators = 0; // of a mix
    std::optional<double> acceleratorUsd;
    double serverUsdPerAccelerator = 0, networkUsdPerAccelerator = 0, storageUsd = 0, installationFraction = 0;
    SiteKind site = SiteKind::Building;
    double buildingUsdPerWatt = 0, buildingLifetimeYears = 20, colocationUsdPerKwMonth = 0;
    Depreciation depreciation = Depreciation::StraightLine;
    double lifetimeYears = 5, residualFraction = 0, valueDeclineOomPerYear = 0.14;
    double costOfCapital = 0, maintenanceFractionPerYear = 0;
    double utilisedFraction = 1;
    // Beside the machines.
    double staffUsdPerYear = 0, staffCount = 0;
    double storageUsdPerGbMonth = 0, storedDataBytes = 0;
    double egressBytes = 0, egressUsdPerGb = 0, dataUsd = 0;
    double contingencyFraction = 0, taxFraction = 0;
    double discountRate = 0; // a year
    DiscountTiming discountTiming = DiscountTiming::MonthEnd;
    double fiscalStartMonth = 1;
    double validDays = 90; // for which a price is taken to hold
    std::string currency = "USD";
    std::optional<double> unitsPerUsd = 1;

    bool operator==(const PriceInputs &) const = default;
};

struct PowerInputs {
    std::optional<double> acceleratorUtilisedW;
    double serverOverheadWPerAccelerator = 330, networkWPerAccelerator = 140, storageWPerAccelerator = 0;
    std::optional<double> provisionedWPerAccelerator; // nameplate of the server, per accelerator
    double idleFraction = 0.23;                       // of the provisioned power
    double pue = 1.2;
    double acceleratorsPerRack = 8;
    std::string region = "US"; // grid code
    std::optional<double> usdPerKwh, carbonGPerKwh, marketCarbonGPerKwh, waterLPerKwh;
    double siteWaterLPerKwh = 0;
    std::optional<double> embodiedKgPerAccelerator; // with its share of the server
    double embodiedLifetimeYears = 5;

    bool operator==(const PowerInputs &) const = default;
};

struct ReliabilityInputs {
    FailurePopulation population = FailurePopulation::Llama3;
    double interruptionsPerAcceleratorHour = 0;
    double rateLnSd = 0;                                       // not knowing the rate
    std::optional<double> logEvents, logAccelerators, logDays; // one's own log
    double countDispersion = 1;                                // variance over mean of counts
    double burnInMultiplier = 1, burnInDays = 42;              // of the rate at the start, and how it decays
    double checkpointIntervalS = 0;                            // 0 = optimal
    CheckpointMode checkpointMode = CheckpointMode::Blocking;
    double storageGbPerS = 200;
    std::optional<double> checkpointWriteS, checkpointStallS; // nothing = computed
    double writeSlowdownFraction = 0;                         // of training, while a checkpoint is written behind it
    std::optional<double> memoryCheckpointS;                  // stall of one in memory of peers; nothing = no such tier
    double memoryRecoveryFraction = 0.9;                  // of interruptions from which that tier brings the job back
    double typedRestartS = 600;                           // while no part of it is entered
    std::optional<double> detectS, swapS, loadS, warmUpS; // the parts of a restart: means
    double restartLnSd = 0;                               // of the whole, while no part is entered
    double detectLnSd = 0, swapLnSd = 0, loadLnSd = 0, warmUpLnSd = 0;
    double checkpointsKept = 1;
    double repairHours = 24;
    double spareAccelerators = 0;
    double blastRadiusAccelerators = 8; // that one failure takes out of service
    double plannedHoursPerWeek = 0;
    double stragglerFraction = 0;   // of each step, beyond the utilisation
    double corruptionLossHours = 0; // of training thrown away at each silent corruption

    bool operator==(const ReliabilityInputs &) const = default;
};

/// A part of the restart is entered, so that the whole follows from the parts.
inline bool hasRestartParts(const ReliabilityInputs &in)
{
    return in.detectS || in.swapS || in.loadS || in.warmUpS;
}

/// From a failure until training steps again.
inline double meanRestartS(const ReliabilityInputs &in)
{
    return hasRestartParts(in)
               ? in.detectS.value_or(0) + in.swapS.value_or(0) + in.loadS.value_or(0) + in.warmUpS.value_or(0)
               : in.typedRestartS;
}

struct TargetInputs { // what the sponsor allows; nothing = no limit
    std::optional<double> budgetUsd, powerMw, rackW;
    std::string endDate; // ISO; empty = none

    bool operator==(const TargetInputs &) const = default;
};

enum class SourceKind { Default, Published, Yours, Measured, Quoted };

/// Where the value of one parameter comes from. Absent = the default of the registry or the catalog.
struct ParameterSource {
    SourceKind kind = SourceKind::Yours;
    std::string text; // "Grattafiori et al. 2024, table 5"
    std::string date; // ISO date or year; may be empty

    bool operator==(const ParameterSource &) const = default;
};

/// A proposal for one training run: a plain value. Its parameters are described by the registry in parameters.h.
struct Scenario {
    std::string name;
    ModelInputs model;
    TrainingInputs training;
    ClusterInputs cluster;
    LayoutInputs layout;
    ScheduleInputs schedule;
    PriceInputs price;
    PowerInputs power;
    ReliabilityInputs reliability;
    TargetInputs target;
    std::map<std::string, ParameterSource, std::less<>> sources; // by parameter key
    /// Of the values that nobody has set: the source that the catalog named when it gave them, where it has a date.
    std::map<std::string, ParameterSource, std::less<>> defaultSources; // by parameter key
    /// The own rows of the catalog that its parameters name, so that another library can take them over.
    std::map<std::string, OwnRow, std::less<>> carriedRows; // by parameter key

    bool operator==(const Scenario &) const = default;
};

} // namespace runcast
