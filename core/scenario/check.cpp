// SPDX-License-Identifier: MIT
#include "core/scenario/check.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/catalog/config/remarks.h"
#include "core/compute/parameter_count.h"
#include "core/forecast/schema.h"
#include "core/layout/check_layout.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

Finding error(std::string_view key, std::string id, std::string text, std::vector<FindingArgument> arguments = {},
              Value suggested = {})
{
    return {Severity::Error, std::string(key),     std::move(id),
            std::move(text), std::move(arguments), std::move(suggested)};
}

FindingArgument number(double value, std::string_view key)
{
    return {value, std::string(key)};
}

void checkValues(std::vector<Finding> &findings, const Scenario &scenario, const Schema &schema)
{
    for (const Parameter &parameter : schema.parameters) {
        if (!isRelevant(parameter, scenario) || isDerived(parameter, scenario))
            continue;
        const Value value = parameter.get(scenario);
        if (isMissing(value)) {
            if (!parameter.canBeMissing) {
                findings.push_back(error(parameter.key, "input.missing",
                                         RC_TEXT("Findings", "%1 is not entered: what depends on it is not computed"),
                                         {{std::string(parameter.title), "title"}}));
            }
            continue;
        }
        const double *typed = std::get_if<double>(&value);
        if (typed && !(*typed >= parameter.lowest && *typed <= parameter.highest)) {
            findings.push_back(error(parameter.key, "input.out_of_range",
                                     RC_TEXT("Findings", "%1 is out of range: %2 is not between %3 and %4"),
                                     {{std::string(parameter.title), "title"},
                                      number(*typed, parameter.key),
                                      number(parameter.lowest, parameter.key),
                                      number(parameter.highest, parameter.key)},
                                     *typed < parameter.lowest ? parameter.lowest : parameter.highest));
        }
    }
}

void checkModel(std::vector<Finding> &findings, const Scenario &scenario)
{
    const Architecture &model = scenario.model.architecture;
    if (isComplete(model) && !countParameters(model)) {
        findings.push_back(
            error("model.layers", "model.too_large",
                  RC_TEXT("Findings", "The model cannot be counted: its shape has more weights than 64 bits hold")));
    }
    for (const ImportRemark &remark : scenario.model.importRemarks) {
        if (std::optional<Finding> finding = importFinding(remark.id, remark.arguments))
            findings.push_back(std::move(*finding));
    }
}

/// The row in use that replaced a retired one, however often; nullptr if there is none.
template <typename Row>
const Row *newerRow(const Row *row, const Row *(Catalog::*find)(std::string_view) const, const Catalog &catalog)
{
    constexpr int mostEdits = 1000; // rows of a damaged library may point in circles
    for (int edit = 0; row && row->retired && edit < mostEdits; ++edit) {
        row = (catalog.*find)(row->replacedBy);
        if (row && !row->retired)
            return row;
    }
    return nullptr;
}

Finding newerFinding(std::string_view key, const std::string &oldName, const std::string &newName, std::string newId)
{
    return {Severity::Note,
            std::string(key),
            "catalog.newer_row",
            RC_TEXT("Findings", "A newer row is in your catalog: “%2” replaces “%1”; this scenario keeps the old one "
                                "until you take the new"),
            {{oldName, ""}, {newName, ""}},
            std::move(newId)};
}

void checkRegion(std::vector<Finding> &findings, const Scenario &scenario, const Catalog &catalog)
{
    const GridRegion *region = catalog.findRegion(scenario.power.region);
    if (const GridRegion *newer = newerRow(region, &Catalog::findRegion, catalog))
        findings.push_back(newerFinding("power.region", region->name, newer->name, newer->id));
}

void checkCluster(std::vector<Finding> &findings, const Scenario &scenario, const Catalog &catalog)
{
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    if (!accelerator) {
        findings.push_back(error("cluster.accelerator", "cluster.unknown_accelerator",
                                 RC_TEXT("Findings", "The accelerator “%1” is not in the catalog"),
                                 {{scenario.cluster.accelerator, ""}}));
        return;
    }
    if (const Accelerator *newer = newerRow(accelerator, &Catalog::findAccelerator, catalog)) {
        findings.push_back(newerFinding("cluster.accelerator", accelerator->name, newer->name, newer->id));
    }
    const PeakDenseTflops &peak = accelerator->peakDenseTflops;
    const std::optional<double> peaks[] = {peak.bf16, peak.fp16, peak.fp8, peak.fp32};
    if (!peaks[size_t(scenario.training.precision)]) {
        const char *const instead = peak.bf16 ? "bf16" : "fp16";
        findings.push_back(error("training.precision", "training.no_peak",
                                 RC_TEXT("Findings", "No dense peak is published: %1 has none for this precision"),
                                 {{accelerator->name, ""}}, std::string(instead)));
    }
}

void checkPrices(std::vector<Finding> &findings, const Scenario &scenario)
{
    const PriceInputs &price = scenario.price;
    if (price.mode != PriceMode::Own && !price.usdPerAcceleratorHour) {
        findings.push_back(error("price.usd_per_accelerator_hour", "price.no_rent",
                                 RC_TEXT("Findings", "No rent is entered: what depends on it is not computed")));
    }
    if (price.currency != "USD" && !price.unitsPerUsd) {
        findings.push_back(error("price.units_per_usd", "price.no_rate",
                                 RC_TEXT("Findings", "No exchange rate is entered: no amount in %1 can be shown"),
                                 {{price.currency, ""}}));
    }
    const double count = scenario.cluster.accelerators + scenario.reliability.spareAccelerators;
    if (price.mode == PriceMode::Mix && price.ownedAccelerators > count) {
        findings.push_back(
            error("price.owned_accelerators", "price.owned_over_cluster",
                  RC_TEXT("Findings", "More is owned than the run uses: %1 of %2 with spares"),
                  {number(price.ownedAccelerators, "price.owned_accelerators"), number(count, "cluster.accelerators")},
                  count));
    }
}

void checkAssumptions(std::vector<Finding> &findings, const Scenario &scenario)
{
    constexpr double bestPublishedMfu = 0.60;
    if (scenario.schedule.mfu > bestPublishedMfu && scenario.schedule.mfu <= 1) {
        findings.push_back(
            {Severity::Warning,
             "schedule.mfu",
             "schedule.high_mfu",
             RC_TEXT("Findings", "Utilisation is high: published large runs stay below %1, and %2 is assumed"),
             {number(bestPublishedMfu, "schedule.mfu"), number(scenario.schedule.mfu, "schedule.mfu")},
             0.4});
    }
    if (scenario.training.optimizer == Optimizer::AdamWBf16 && scenario.training.precision != Precision::Bf16) {
        findings.push_back({Severity::Warning,
                            "training.optimizer",
                            "training.pure_bf16_elsewhere",
                            RC_TEXT("Findings", "Pure BF16 is meant for BF16 weights: in another precision AdamW keeps "
                                                "a master copy"),
                            {},
                            std::string("adamw")});
    }
    if (scenario.training.packedDocumentTokens > scenario.training.sequenceLength) {
        findings.push_back({Severity::Warning,
                            "training.packed_document_tokens",
                            "training.documents_beyond_sequence",
                            RC_TEXT("Findings", "Documents are longer than the sequence: %1 of %2; no document of a "
                                                "sequence can be, so the sequence counts"),
                            {number(*scenario.training.packedDocumentTokens, "training.packed_document_tokens"),
                             number(scenario.training.sequenceLength, "training.sequence_length")},
                            scenario.training.sequenceLength});
    }
    if (scenario.price.mode != PriceMode::Rent && scenario.price.costOfCapital == 0) {
        findings.push_back(
            {Severity::Note,
             "price.cost_of_capital",
             "price.no_cost_of_capital",
             RC_TEXT("Findings", "No cost of capital is entered: the money bound in the cluster costs nothing here"),
             {},
             {}});
    }
    const ReliabilityInputs &reliability = scenario.reliability;
    if (reliability.checkpointWriteS && reliability.checkpointStallS &&
        *reliability.checkpointWriteS < *reliability.checkpointStallS) {
        findings.push_back({Severity::Warning,
                            "reliability.checkpoint_write_s",
                            "reliability.write_below_stall",
                            RC_TEXT("Findings", "A checkpoint is safe before its stall ends: write %1, stall %2"),
                            {number(*reliability.checkpointWriteS, "reliability.checkpoint_write_s"),
                             number(*reliability.checkpointStallS, "reliability.checkpoint_stall_s")},
                            *reliability.checkpointStallS});
    }
    const bool hasLog = reliability.logEvents && reliability.logAccelerators && reliability.logDays;
    if (reliability.population == FailurePopulation::OwnLog && !hasLog) {
        findings.push_back({Severity::Warning,
                            "reliability.population",
                            "reliability.no_log",
                            RC_TEXT("Findings", "Your own log is not entered: nine published clusters stand in for it"),
                            {},
                            std::string("nine_clusters")});
    }
}

} // namespace

std::vector<Finding> checkInputs(const Scenario &scenario, const Schema &schema, const Catalog &catalog)
{
    std::vector<Finding> findings;
    checkValues(findings, scenario, schema);
    checkModel(findings, scenario);
    checkCluster(findings, scenario, catalog);
    checkRegion(findings, scenario, catalog);
    checkLayout(findings, scenario, catalog);
    checkPrices(findings, scenario);
    checkAssumptions(findings, scenario);
    std::stable_sort(findings.begin(), findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    return findings;
}

} // namespace runcast
