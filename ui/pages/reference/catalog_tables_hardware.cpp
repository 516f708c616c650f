// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_table_builder.h"

#include "core/scenario/edit.h"
#include "ui/pages/reference/catalog_usage.h"

namespace runcast {
namespace {

using Chip = Accelerator;

constexpr CatalogColumn beside(const char *title, const char *unit = "")
{
    return {.title = title, .unit = unit, .inTable = false};
}

const ColumnOf<Chip> acceleratorColumns[] = {
    {{RC_TEXT("Catalog", "Accelerator"), "", ColumnRole::Name}, [](const Chip &a) { return cell(a.name); }},
    {{RC_TEXT("Catalog", "Vendor")}, [](const Chip &a) { return cell(a.vendor); }},
    {{.title = RC_TEXT("Catalog", "Year"), .grouped = false}, [](const Chip &a) { return yearCell(a.year); }},
    {{RC_TEXT("Catalog", "Memory"), RC_TEXT("Catalog", "GB")}, [](const Chip &a) { return cell(a.memoryGb); }},
    {{RC_TEXT("Catalog", "Memory bandwidth"), RC_TEXT("Catalog", "GB/s")},
     [](const Chip &a) { return cell(a.memoryBandwidthGBps); }},
    {{RC_TEXT("Catalog", "BF16"), RC_TEXT("Catalog", "TFLOPS")},
     [](const Chip &a) { return cell(a.peakDenseTflops.bf16); }},
    {{RC_TEXT("Catalog", "FP8"), RC_TEXT("Catalog", "TFLOPS")},
     [](const Chip &a) { return cell(a.peakDenseTflops.fp8); }},
    {{RC_TEXT("Catalog", "Link"), RC_TEXT("Catalog", "GB/s")},
     [](const Chip &a) { return cell(a.scaleUpBandwidthGBps); }},
    {{RC_TEXT("Catalog", "TDP"), RC_TEXT("Catalog", "W")}, [](const Chip &a) { return cell(a.tdpW); }},
    {{RC_TEXT("Catalog", "Price"), RC_TEXT("Catalog", "USD")}, [](const Chip &a) { return cell(a.priceUsd); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence}, [](const Chip &a) { return cell(a.confidence); }},
    {beside(RC_TEXT("Catalog", "Form factor")), [](const Chip &a) { return cell(a.formFactor); }},
    {beside(RC_TEXT("Catalog", "Usable memory"), RC_TEXT("Catalog", "GiB")),
     [](const Chip &a) { return cell(a.memoryUsableGib); }},
    {beside(RC_TEXT("Catalog", "FP64"), RC_TEXT("Catalog", "TFLOPS")),
     [](const Chip &a) { return cell(a.peakDenseTflops.fp64); }},
    {beside(RC_TEXT("Catalog", "FP32"), RC_TEXT("Catalog", "TFLOPS")),
     [](const Chip &a) { return cell(a.peakDenseTflops.fp32); }},
    {beside(RC_TEXT("Catalog", "TF32"), RC_TEXT("Catalog", "TFLOPS")),
     [](const Chip &a) { return cell(a.peakDenseTflops.tf32); }},
    {beside(RC_TEXT("Catalog", "FP16"), RC_TEXT("Catalog", "TFLOPS")),
     [](const Chip &a) { return cell(a.peakDenseTflops.fp16); }},
    {beside(RC_TEXT("Catalog", "FP4"), RC_TEXT("Catalog", "TFLOPS")),
     [](const Chip &a) { return cell(a.peakDenseTflops.fp4); }},
    {beside(RC_TEXT("Catalog", "Link technology")), [](const Chip &a) { return cell(a.scaleUpTechnology); }},
    {beside(RC_TEXT("Catalog", "Link domain"), RC_TEXT("Catalog", "accelerators")),
     [](const Chip &a) { return cell(a.scaleUpDomainSize); }},
    {beside(RC_TEXT("Catalog", "Network"), RC_TEXT("Catalog", "Gbit/s")),
     [](const Chip &a) { return cell(a.scaleOutGbitps); }},
    {beside(RC_TEXT("Catalog", "Typical server")), [](const Chip &a) { return cell(a.typicalServer); }},
    {beside(RC_TEXT("Catalog", "Accelerators a server")), [](const Chip &a) { return cell(a.gpusPerServer); }},
    {beside(RC_TEXT("Catalog", "Server nameplate"), RC_TEXT("Catalog", "kW")),
     [](const Chip &a) { return cell(a.serverMaxPowerKw); }},
    {beside(RC_TEXT("Catalog", "Basis of the price")), [](const Chip &a) { return cell(a.priceBasis); }},
    {{.title = RC_TEXT("Catalog", "Date of the price"), .role = ColumnRole::Date, .inTable = false},
     [](const Chip &a) { return cell(a.priceDate); }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const Chip &a) { return cell(a.source); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const Chip &a) { return cell(a.notes); }},
};

CatalogValue commitment(const AcceleratorPrice &price)
{
    switch (price.commitment) {
    case Commitment::OnDemand:
        return std::string(RC_TEXT("Catalog", "on demand"));
    case Commitment::Reserved1y:
        return std::string(RC_TEXT("Catalog", "reserved, 1 year"));
    case Commitment::Reserved3y:
        return std::string(RC_TEXT("Catalog", "reserved, 3 years"));
    case Commitment::Spot:
        return std::string(RC_TEXT("Catalog", "spot"));
    case Commitment::CapacityBlock:
        return std::string(RC_TEXT("Catalog", "capacity block"));
    }
    return {};
}

const ColumnOf<AcceleratorPrice> priceColumns[] = {
    {{RC_TEXT("Catalog", "Provider"), "", ColumnRole::Name},
     [](const AcceleratorPrice &p) { return cell(p.provider); }},
    {{RC_TEXT("Catalog", "Offer")}, [](const AcceleratorPrice &p) { return cell(p.sku); }},
    {{RC_TEXT("Catalog", "Accelerator")}, [](const AcceleratorPrice &p) { return cell(p.acceleratorId); }},
    {{RC_TEXT("Catalog", "Rent"), RC_TEXT("Catalog", "USD per accelerator-hour")},
     [](const AcceleratorPrice &p) { return cell(p.usdPerAcceleratorHour); }},
    {{RC_TEXT("Catalog", "Commitment")}, commitment},
    {{RC_TEXT("Catalog", "Region")}, [](const AcceleratorPrice &p) { return cell(p.region); }},
    {{RC_TEXT("Catalog", "As of"), "", ColumnRole::Date}, [](const AcceleratorPrice &p) { return cell(p.asOf); }},
    {{RC_TEXT("Catalog", "Confidence"), "", ColumnRole::Confidence},
     [](const AcceleratorPrice &p) { return cell(p.confidence); }},
    {beside(RC_TEXT("Catalog", "Accelerators an instance")),
     [](const AcceleratorPrice &p) { return cell(double(p.acceleratorsPerInstance)); }},
    {beside(RC_TEXT("Catalog", "Still offered")),
     [](const AcceleratorPrice &p) {
         return CatalogValue(std::string(p.superseded ? RC_TEXT("Catalog", "no: changed since, history only")
                                                      : RC_TEXT("Catalog", "yes, as far as known")));
     }},
    {{.title = RC_TEXT("Catalog", "Source"), .role = ColumnRole::Source, .inTable = false},
     [](const AcceleratorPrice &p) { return cell(p.source); }},
    {{.title = RC_TEXT("Catalog", "Notes"), .role = ColumnRole::Notes, .inTable = false},
     [](const AcceleratorPrice &p) { return cell(p.notes); }},
};

} // namespace

CatalogTable acceleratorTable(const Catalog &catalog)
{
    return makeTable<Chip>(
        {"accelerators", RC_TEXT("Catalog", "Accelerators"), ValueKind::Accelerator, OwnRowKind::Accelerator, {}, {}},
        catalog.accelerators(), acceleratorColumns, [](const Chip &a) { return a.id; },
        [](const Chip &a) { return a.confidence == Confidence::Recalled; });
}

CatalogTable priceTable(const Catalog &catalog)
{
    CatalogTable table = makeTable<AcceleratorPrice>(
        {"prices", RC_TEXT("Catalog", "Prices"), ValueKind::Number, OwnRowKind::Price, {}, {}}, catalog.prices(),
        priceColumns, [](const AcceleratorPrice &) { return std::string(); },
        [](const AcceleratorPrice &p) { return p.confidence == Confidence::Recalled; });
    for (CatalogRow &row : table.rows) {
        const AcceleratorPrice &price = catalog.prices()[row.index];
        row.usage = usageOfPrice(price.acceleratorId, rentSource(price));
        row.retired = row.own && price.superseded;
    }
    return table;
}

} // namespace runcast
