// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_table_builder.h"

namespace runcast {
namespace {

constexpr double perMillionHours = 1e6;

constexpr CatalogColumn beside(const char *title, const char *unit = "")
{
    return {.title = title, .unit = unit, .inTable = false};
}

CatalogValue level(const GridRegion &region)
{
    switch (region.level) {
    case RegionLevel::Country:
        return std::string(RC_TEXT("Catalog", "country"));
    case RegionLevel::UsState:
        return std::string(RC_TEXT("Catalog", "US state"));
    case RegionLevel::Province:
        return std::string(RC_TEXT("Catalog", "province"));
    case RegionLevel::CloudRegion:
        return std::string(RC_TEXT("Catalog", "cloud region"));
    case RegionLevel::Aggregate:
        return std::string(RC_TEXT("Catalog", "aggregate"));
    }
    return {};
}

CatalogValue valueOf(const std::optional<GridValue> &value)
{
    return value ? CatalogValue(value->value) : CatalogValue();
}

// "Ember, Yearly Electricity Data; 2024; life cycle, from US"
CatalogValue aboutValue(const GridRegion &region, const std::optional<GridValue> &value)
{
    if (!value)
        return {};
    std::string about = value->source;
    if (value->year)
        about += "; " + std::to_string(*value->year);
    if (!value->basis.empty())
        about += "; " + value->basis;
    if (value->fromId != region.id)
        about += "; " + value->fromId;
    return cell(about);
}

const ColumnOf<GridRegion> gridColumns[] = {
    {{RC_TEXT("Catalog", "Region"), "", ColumnRole::Name}, [](const GridRegion &g) { return cell(g.name); }},
    {{RC_TEXT("Catalog", "Code")}, [](const GridRegion &g) { return cell(g.id); }},
    {{RC_TEXT("Catalog", "Kind")}, level},
    {{RC_TEXT("Catalog", "Carbon"), RC_TEXT("Catalog", "g/kWh")},
     [](const GridRegion &g) { return valueOf(g.carbonGPerKwh); }},
    {{RC_TEXT("Catalog", "Electricity"), RC_TEXT("Catalog", "USD/kWh")},
     [](const GridRegion &g) { return valueOf(g.electricityUsdPerKwh); }},
    {{RC_TEXT("Catalog", "Water"), RC_TEXT("Catalog", "l/kWh")},
     [](const GridRegion &g) { return valueOf(g.waterLPerKwh); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence},
     [](const GridRegion &g) { return cell(g.confidence); }},
    {beside(RC_TEXT("Catalog", "Source of carbon")),
     [](const GridRegion &g) { return aboutValue(g, g.carbonGPerKwh); }},
    {beside(RC_TEXT("Catalog", "Source of the tariff")),
     [](const GridRegion &g) { return aboutValue(g, g.electricityUsdPerKwh); }},
    {beside(RC_TEXT("Catalog", "Source of water")), [](const GridRegion &g) { return aboutValue(g, g.waterLPerKwh); }},
    {beside(RC_TEXT("Catalog", "Falls back on")), [](const GridRegion &g) { return cell(g.parentId); }},
    {{.title = RC_TEXT("Catalog", "Read on"), .role = ColumnRole::Date, .inTable = false},
     [](const GridRegion &g) { return cell(g.readOn); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const GridRegion &g) { return cell(g.notes); }},
};

const ColumnOf<FailureRate> failureColumns[] = {
    {{RC_TEXT("Catalog", "System"), "", ColumnRole::Name}, [](const FailureRate &f) { return cell(f.system); }},
    {{RC_TEXT("Catalog", "Cause")}, [](const FailureRate &f) { return cell(f.cause); }},
    {{RC_TEXT("Catalog", "Accelerators")}, [](const FailureRate &f) { return cell(f.accelerators); }},
    {{RC_TEXT("Catalog", "Window"), RC_TEXT("Catalog", "days")},
     [](const FailureRate &f) { return cell(f.windowDays); }},
    {{RC_TEXT("Catalog", "Number")}, [](const FailureRate &f) { return cell(f.count); }},
    {{RC_TEXT("Catalog", "Rate"), RC_TEXT("Catalog", "per million accelerator-hours")},
     [](const FailureRate &f) {
         return f.perAcceleratorHour ? CatalogValue(*f.perAcceleratorHour * perMillionHours) : CatalogValue();
     }},
    {{.title = RC_TEXT("Catalog", "Year"), .grouped = false}, [](const FailureRate &f) { return yearCell(f.year); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence},
     [](const FailureRate &f) { return cell(f.confidence); }},
    {beside(RC_TEXT("Catalog", "All interruptions of the window")),
     [](const FailureRate &f) { return cell(f.interruptions); }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const FailureRate &f) { return cell(f.source); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const FailureRate &f) { return cell(f.notes); }},
};

const ColumnOf<Fact> factColumns[] = {
    {{RC_TEXT("Catalog", "Fact"), "", ColumnRole::Name}, [](const Fact &f) { return cell(f.key); }},
    {{RC_TEXT("Catalog", "Value")}, [](const Fact &f) { return cell(f.value); }},
    {{RC_TEXT("Catalog", "Unit")}, [](const Fact &f) { return cell(f.unit); }},
    {{RC_TEXT("Catalog", "Low")}, [](const Fact &f) { return cell(f.low); }},
    {{RC_TEXT("Catalog", "High")}, [](const Fact &f) { return cell(f.high); }},
    {{.title = RC_TEXT("Catalog", "Year"), .grouped = false}, [](const Fact &f) { return yearCell(f.year); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence}, [](const Fact &f) { return cell(f.confidence); }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const Fact &f) { return cell(f.source); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const Fact &f) { return cell(f.notes); }},
};

const ColumnOf<StorageFact> storageColumns[] = {
    {{RC_TEXT("Catalog", "Product"), "", ColumnRole::Name}, [](const StorageFact &s) { return cell(s.product); }},
    {{RC_TEXT("Catalog", "Provider")}, [](const StorageFact &s) { return cell(s.provider); }},
    {{RC_TEXT("Catalog", "What is priced")}, [](const StorageFact &s) { return cell(s.metric); }},
    {{RC_TEXT("Catalog", "Value")}, [](const StorageFact &s) { return cell(s.value); }},
    {{RC_TEXT("Catalog", "Unit")}, [](const StorageFact &s) { return cell(s.unit); }},
    {{RC_TEXT("Catalog", "Region")}, [](const StorageFact &s) { return cell(s.region); }},
    {{RC_TEXT("Catalog", "As of"), "", ColumnRole::Date}, [](const StorageFact &s) { return cell(s.asOf); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence},
     [](const StorageFact &s) { return cell(s.confidence); }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const StorageFact &s) { return cell(s.source); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const StorageFact &s) { return cell(s.notes); }},
};

CatalogTable factTable(CatalogTable table, std::span<const Fact> facts)
{
    return makeTable<Fact>(
        std::move(table), facts, factColumns, [](const Fact &f) { return f.key; },
        [](const Fact &f) { return f.confidence == Confidence::Recalled; });
}

} // namespace

CatalogTable gridTable(const Catalog &catalog)
{
    return makeTable<GridRegion>(
        {"grids", RC_TEXT("Catalog", "Grids"), ValueKind::Region, OwnRowKind::Region, {}, {}}, catalog.regions(),
        gridColumns, [](const GridRegion &g) { return g.id; },
        [](const GridRegion &g) { return g.confidence == Confidence::Recalled; });
}

CatalogTable failureTable(const Catalog &catalog)
{
    return makeTable<FailureRate>(
        {"failure_rates", RC_TEXT("Catalog", "Failure rates"), std::nullopt, std::nullopt, {}, {}},
        catalog.failureRates(), failureColumns, [](const FailureRate &f) { return f.id; },
        [](const FailureRate &) { return false; });
}

CatalogTable powerTable(const Catalog &catalog)
{
    return factTable({"power", RC_TEXT("Catalog", "Power"), std::nullopt, std::nullopt, {}, {}}, catalog.powerFacts());
}

CatalogTable clusterCostTable(const Catalog &catalog)
{
    return factTable({"cluster_costs", RC_TEXT("Catalog", "Cluster costs"), std::nullopt, std::nullopt, {}, {}},
                     catalog.clusterFacts());
}

CatalogTable storageTable(const Catalog &catalog)
{
    return makeTable<StorageFact>(
        {"storage", RC_TEXT("Catalog", "Storage"), std::nullopt, std::nullopt, {}, {}}, catalog.storage(),
        storageColumns, [](const StorageFact &) { return std::string(); },
        [](const StorageFact &s) { return s.confidence == Confidence::Recalled; });
}

} // namespace runcast
