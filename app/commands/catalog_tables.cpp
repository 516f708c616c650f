// SPDX-License-Identifier: MIT
#include "app/commands/catalog_tables.h"

#include "core/base/text.h"
#include "core/compute/parameter_count.h"

#include <functional>
#include <span>

namespace runcast::cli {

namespace {

/// One column: what it is called and how a row answers.
template <typename Row> struct Field {
    const char *key;
    bool brief;
    std::function<Value(const Row &)> get;
};

template <typename Row> using Fields = std::vector<Field<Row>>;

Value known(const std::string &text)
{
    return text.empty() ? Value{} : Value{text};
}

template <typename Number> Value known(const std::optional<Number> &number)
{
    return number ? Value{double(*number)} : Value{};
}

Value word(Confidence confidence)
{
    switch (confidence) {
    case Confidence::Primary:
        return "primary";
    case Confidence::Secondary:
        return "secondary";
    case Confidence::Recalled:
        break;
    }
    return "recalled";
}

Value word(Commitment commitment)
{
    switch (commitment) {
    case Commitment::OnDemand:
        return "on_demand";
    case Commitment::Reserved1y:
        return "reserved_1y";
    case Commitment::Reserved3y:
        return "reserved_3y";
    case Commitment::Spot:
        return "spot";
    case Commitment::CapacityBlock:
        break;
    }
    return "capacity_block";
}

template <typename Row>
CatalogTable table(const char *name, const char *title, std::span<const Row> rows, const Fields<Row> &fields)
{
    CatalogTable result{name, title, {}, {}, false};
    const std::string_view first = fields.front().key;
    result.hasIds = first == "id" || first == "key";
    for (const Field<Row> &field : fields)
        result.columns.push_back({field.key, field.brief});
    for (const Row &row : rows) {
        std::vector<Value> values;
        values.reserve(fields.size());
        for (const Field<Row> &field : fields)
            values.push_back(field.get(row));
        result.rows.push_back(std::move(values));
    }
    return result;
}

Value ownKey(OwnRowKey key)
{
    return key != 0 ? Value{double(key)} : Value{};
}

Fields<Accelerator> acceleratorFields()
{
    using A = Accelerator;
    return {
        {"id", true, [](const A &a) { return known(a.id); }},
        {"name", true, [](const A &a) { return known(a.name); }},
        {"vendor", true, [](const A &a) { return known(a.vendor); }},
        {"year", true, [](const A &a) { return Value{double(a.year)}; }},
        {"memory_gb", true, [](const A &a) { return known(a.memoryGb); }},
        {"memory_usable_gib", false, [](const A &a) { return known(a.memoryUsableGib); }},
        {"memory_bandwidth_gb_per_s", false, [](const A &a) { return known(a.memoryBandwidthGBps); }},
        {"peak_dense_tflops_fp32", false, [](const A &a) { return known(a.peakDenseTflops.fp32); }},
        {"peak_dense_tflops_fp16", false, [](const A &a) { return known(a.peakDenseTflops.fp16); }},
        {"peak_dense_tflops_bf16", true, [](const A &a) { return known(a.peakDenseTflops.bf16); }},
        {"peak_dense_tflops_fp8", true, [](const A &a) { return known(a.peakDenseTflops.fp8); }},
        {"scaleup_domain_size", true, [](const A &a) { return known(a.scaleUpDomainSize); }},
        {"scaleup_bandwidth_gb_per_s", false, [](const A &a) { return known(a.scaleUpBandwidthGBps); }},
        {"scaleout_gbit_per_s", false, [](const A &a) { return known(a.scaleOutGbitps); }},
        {"tdp_w", true, [](const A &a) { return known(a.tdpW); }},
        {"accelerators_per_server", false, [](const A &a) { return known(a.gpusPerServer); }},
        {"server_max_power_kw", false, [](const A &a) { return known(a.serverMaxPowerKw); }},
        {"price_usd", true, [](const A &a) { return known(a.priceUsd); }},
        {"price_date", false, [](const A &a) { return known(a.priceDate); }},
        {"price_basis", false, [](const A &a) { return known(a.priceBasis); }},
        {"source", false, [](const A &a) { return known(a.source); }},
        {"confidence", false, [](const A &a) { return word(a.confidence); }},
        {"notes", false, [](const A &a) { return known(a.notes); }},
        {"own_row", false, [](const A &a) { return ownKey(a.ownKey); }},
        {"retired", false, [](const A &a) { return Value{a.retired}; }},
    };
}

Fields<ModelPreset> modelFields()
{
    using M = ModelPreset;
    const auto counted = [](std::int64_t ParameterCount::*part) {
        return [part](const M &m) {
            const Result<ParameterCount> count = countParameters(m.architecture);
            return count ? Value{double((*count).*part)} : Value{};
        };
    };
    const auto shape = [](std::int64_t Architecture::*size) {
        return [size](const M &m) { return m.architecture.*size > 0 ? Value{double(m.architecture.*size)} : Value{}; };
    };
    return {
        {"id", true, [](const M &m) { return known(m.id); }},
        {"name", true, [](const M &m) { return known(m.name); }},
        {"organisation", false, [](const M &m) { return known(m.organisation); }},
        {"year", true, [](const M &m) { return m.year > 0 ? Value{double(m.year)} : Value{}; }},
        {"total_parameters", true, counted(&ParameterCount::total)},
        {"active_parameters", true, counted(&ParameterCount::active)},
        {"tokens", true, [](const M &m) { return known(m.tokens); }},
        {"layers", false, shape(&Architecture::layers)},
        {"hidden_size", false, shape(&Architecture::hiddenSize)},
        {"ffn_size", false, shape(&Architecture::ffnSize)},
        {"heads", false, shape(&Architecture::heads)},
        {"kv_heads", false, shape(&Architecture::kvHeads)},
        {"head_dim", false, shape(&Architecture::headDim)},
        {"vocabulary_size", false, shape(&Architecture::vocabularySize)},
        {"experts", false, shape(&Architecture::experts)},
        {"experts_per_token", false, shape(&Architecture::expertsPerToken)},
        {"sequence_length", false, [](const M &m) { return known(m.sequenceLength); }},
        {"global_batch_tokens", false, [](const M &m) { return known(m.globalBatchTokens); }},
        {"accelerator_id", true, [](const M &m) { return known(m.acceleratorId); }},
        {"accelerators", true, [](const M &m) { return known(m.accelerators); }},
        {"tensor", false, [](const M &m) { return known(m.tensor); }},
        {"pipeline", false, [](const M &m) { return known(m.pipeline); }},
        {"context", false, [](const M &m) { return known(m.context); }},
        {"expert", false, [](const M &m) { return known(m.expert); }},
        {"precision", false, [](const M &m) { return known(m.precision); }},
        {"reported_mfu", false, [](const M &m) { return known(m.reportedMfu); }},
        {"reported_chip_hours", false, [](const M &m) { return known(m.reportedChipHours); }},
        {"published_total", false, [](const M &m) { return known(m.publishedTotal); }},
        {"difference_note", false, [](const M &m) { return known(m.differenceNote); }},
        {"source", false, [](const M &m) { return known(m.source); }},
        {"source_date", false, [](const M &m) { return known(m.sourceDate); }},
        {"confidence", true, [](const M &m) { return known(m.confidence); }},
    };
}

Fields<AcceleratorPrice> priceFields()
{
    using P = AcceleratorPrice;
    return {
        {"accelerator_id", true, [](const P &p) { return known(p.acceleratorId); }},
        {"provider", true, [](const P &p) { return known(p.provider); }},
        {"sku", false, [](const P &p) { return known(p.sku); }},
        {"usd_per_accelerator_hour", true, [](const P &p) { return Value{p.usdPerAcceleratorHour}; }},
        {"commitment", true, [](const P &p) { return word(p.commitment); }},
        {"region", false, [](const P &p) { return known(p.region); }},
        {"as_of_date", true, [](const P &p) { return known(p.asOf); }},
        {"superseded", false, [](const P &p) { return Value{p.superseded}; }},
        {"source", false, [](const P &p) { return known(p.source); }},
        {"confidence", false, [](const P &p) { return word(p.confidence); }},
        {"notes", false, [](const P &p) { return known(p.notes); }},
        {"own_row", false, [](const P &p) { return ownKey(p.ownKey); }},
    };
}

Fields<GridRegion> gridFields()
{
    using G = GridRegion;
    const auto value = [](std::optional<GridValue> G::*part) {
        return [part](const G &g) { return g.*part ? Value{(g.*part)->value} : Value{}; };
    };
    const auto source = [](std::optional<GridValue> G::*part) {
        return [part](const G &g) { return g.*part ? known((g.*part)->source) : Value{}; };
    };
    return {
        {"id", true, [](const G &g) { return known(g.id); }},
        {"name", true, [](const G &g) { return known(g.name); }},
        {"carbon_g_per_kwh", true, value(&G::carbonGPerKwh)},
        {"electricity_usd_per_kwh", true, value(&G::electricityUsdPerKwh)},
        {"water_l_per_kwh", true, value(&G::waterLPerKwh)},
        {"parent_id", false, [](const G &g) { return known(g.parentId); }},
        {"carbon_source", false, source(&G::carbonGPerKwh)},
        {"price_source", false, source(&G::electricityUsdPerKwh)},
        {"water_source", false, source(&G::waterLPerKwh)},
        {"read_on", false, [](const G &g) { return known(g.readOn); }},
        {"confidence", false, [](const G &g) { return word(g.confidence); }},
        {"notes", false, [](const G &g) { return known(g.notes); }},
        {"own_row", false, [](const G &g) { return ownKey(g.ownKey); }},
        {"retired", false, [](const G &g) { return Value{g.retired}; }},
    };
}

Fields<FailureRate> failureRateFields()
{
    using F = FailureRate;
    return {
        {"id", true, [](const F &f) { return known(f.id); }},
        {"system", true, [](const F &f) { return known(f.system); }},
        {"accelerators", true, [](const F &f) { return known(f.accelerators); }},
        {"window_days", true, [](const F &f) { return known(f.windowDays); }},
        {"interruptions", false, [](const F &f) { return known(f.interruptions); }},
        {"cause", false, [](const F &f) { return known(f.cause); }},
        {"count", false, [](const F &f) { return known(f.count); }},
        {"per_accelerator_hour", true, [](const F &f) { return known(f.perAcceleratorHour); }},
        {"year", false, [](const F &f) { return Value{double(f.year)}; }},
        {"source", false, [](const F &f) { return known(f.source); }},
        {"confidence", false, [](const F &f) { return known(f.confidence); }},
        {"notes", false, [](const F &f) { return known(f.notes); }},
    };
}

Fields<Fact> factFields()
{
    using F = Fact;
    return {
        {"key", true, [](const F &f) { return known(f.key); }},
        {"value", true, [](const F &f) { return known(f.value); }},
        {"unit", true, [](const F &f) { return known(f.unit); }},
        {"low", true, [](const F &f) { return known(f.low); }},
        {"high", true, [](const F &f) { return known(f.high); }},
        {"year", true, [](const F &f) { return Value{double(f.year)}; }},
        {"source", false, [](const F &f) { return known(f.source); }},
        {"confidence", false, [](const F &f) { return word(f.confidence); }},
        {"notes", false, [](const F &f) { return known(f.notes); }},
    };
}

Fields<StorageFact> storageFields()
{
    using S = StorageFact;
    return {
        {"product", true, [](const S &s) { return known(s.product); }},
        {"provider", true, [](const S &s) { return known(s.provider); }},
        {"metric", true, [](const S &s) { return known(s.metric); }},
        {"value", true, [](const S &s) { return Value{s.value}; }},
        {"unit", true, [](const S &s) { return known(s.unit); }},
        {"region", false, [](const S &s) { return known(s.region); }},
        {"as_of", true, [](const S &s) { return known(s.asOf); }},
        {"source", false, [](const S &s) { return known(s.source); }},
        {"confidence", false, [](const S &s) { return word(s.confidence); }},
        {"notes", false, [](const S &s) { return known(s.notes); }},
    };
}

Fields<SourceCredit> creditFields()
{
    using S = SourceCredit;
    return {
        {"source", true, [](const S &s) { return known(s.source); }},
        {"used_for", true, [](const S &s) { return known(s.usedFor); }},
        {"licence", true, [](const S &s) { return known(s.licence); }},
        {"credit", false, [](const S &s) { return known(s.credit); }},
    };
}

} // namespace

std::vector<CatalogTable> catalogTables(const Catalog &catalog, const std::vector<ModelPreset> &ownPresets)
{
    std::vector<ModelPreset> models = ownPresets;
    models.insert(models.end(), catalog.models().begin(), catalog.models().end());
    return {
        table("accelerators", RC_TEXT("CommandLine", "Accelerators"), catalog.accelerators(), acceleratorFields()),
        table("models", RC_TEXT("CommandLine", "Published models and their runs"), std::span<const ModelPreset>(models),
              modelFields()),
        table("prices", RC_TEXT("CommandLine", "Published rents of accelerators"), catalog.prices(), priceFields()),
        table("grids", RC_TEXT("CommandLine", "Electricity by region"), catalog.regions(), gridFields()),
        table("failure-rates", RC_TEXT("CommandLine", "Published rates of interruptions"), catalog.failureRates(),
              failureRateFields()),
        table("power", RC_TEXT("CommandLine", "Facts on power"), catalog.powerFacts(), factFields()),
        table("cluster-costs", RC_TEXT("CommandLine", "Facts on costs of clusters"), catalog.clusterFacts(),
              factFields()),
        table("storage", RC_TEXT("CommandLine", "Prices of storage and transfer"), catalog.storage(), storageFields()),
        table("sources", RC_TEXT("CommandLine", "Sources and their licences"), catalog.credits(), creditFields()),
    };
}

} // namespace runcast::cli
