// SPDX-License-Identifier: MIT
#include "ui/pages/reference/own_row_fields.h"

#include "core/base/text.h"

namespace runcast {
namespace {

using enum RowFieldKind;

constexpr RowWord confidences[] = {
    {"primary", RC_TEXT("Catalog", "primary")},
    {"secondary", RC_TEXT("Catalog", "secondary")},
    {"recalled", RC_TEXT("Catalog", "recalled")},
};

constexpr RowWord topologies[] = {
    {"none", RC_TEXT("Catalog", "none")},     {"switch", RC_TEXT("Catalog", "switch")},
    {"mesh", RC_TEXT("Catalog", "mesh")},     {"torus", RC_TEXT("Catalog", "torus")},
    {"bridge", RC_TEXT("Catalog", "bridge")},
};

constexpr RowWord commitments[] = {
    {"on_demand", RC_TEXT("Catalog", "on demand")},           {"reserved_1y", RC_TEXT("Catalog", "reserved, 1 year")},
    {"reserved_3y", RC_TEXT("Catalog", "reserved, 3 years")}, {"spot", RC_TEXT("Catalog", "spot")},
    {"capacity_block", RC_TEXT("Catalog", "capacity block")},
};

constexpr RowWord levels[] = {
    {"cloud_region", RC_TEXT("Catalog", "cloud region")}, {"country", RC_TEXT("Catalog", "country")},
    {"us_state", RC_TEXT("Catalog", "US state")},         {"province", RC_TEXT("Catalog", "province")},
    {"aggregate", RC_TEXT("Catalog", "aggregate")},
};

constexpr RowField source{"source", RC_TEXT("Catalog", "Source"), "", Text, true};
constexpr RowField confidence{"confidence", RC_TEXT("Catalog", "Confidence"), "", Choice, true, confidences};
constexpr RowField notes{"notes", RC_TEXT("Catalog", "Notes")};

constexpr RowField peak(const char *column, const char *title)
{
    return {column, title, RC_TEXT("Catalog", "TFLOPS"), Number};
}

constexpr RowField acceleratorFields[] = {
    {"name", RC_TEXT("Catalog", "Accelerator"), "", Text, true},
    {"vendor", RC_TEXT("Catalog", "Vendor"), "", Text, true},
    {"year", RC_TEXT("Catalog", "Year"), "", Number},
    {"form_factor", RC_TEXT("Catalog", "Form factor")},
    {"memory_gb", RC_TEXT("Catalog", "Memory"), RC_TEXT("Catalog", "GB"), Number},
    {"memory_usable_gib", RC_TEXT("Catalog", "Usable memory"), RC_TEXT("Catalog", "GiB"), Number},
    {"memory_bandwidth_gb_per_s", RC_TEXT("Catalog", "Memory bandwidth"), RC_TEXT("Catalog", "GB/s"), Number},
    peak("peak_dense_tflops_bf16", RC_TEXT("Catalog", "BF16")),
    peak("peak_dense_tflops_fp16", RC_TEXT("Catalog", "FP16")),
    peak("peak_dense_tflops_fp8", RC_TEXT("Catalog", "FP8")),
    peak("peak_dense_tflops_fp4", RC_TEXT("Catalog", "FP4")),
    peak("peak_dense_tflops_tf32", RC_TEXT("Catalog", "TF32")),
    peak("peak_dense_tflops_fp32", RC_TEXT("Catalog", "FP32")),
    peak("peak_dense_tflops_fp64", RC_TEXT("Catalog", "FP64")),
    {"scaleup_technology", RC_TEXT("Catalog", "Link technology")},
    {"scaleup_topology", RC_TEXT("Catalog", "Link topology"), "", Choice, true, topologies},
    {"scaleup_domain_size", RC_TEXT("Catalog", "Link domain"), RC_TEXT("Catalog", "accelerators"), Number},
    {"scaleup_bandwidth_gb_per_s", RC_TEXT("Catalog", "Link"), RC_TEXT("Catalog", "GB/s"), Number},
    {"scaleout_gbit_per_s", RC_TEXT("Catalog", "Network"), RC_TEXT("Catalog", "Gbit/s"), Number},
    {"tdp_w", RC_TEXT("Catalog", "TDP"), RC_TEXT("Catalog", "W"), Number},
    {"typical_server", RC_TEXT("Catalog", "Typical server")},
    {"accelerators_per_server", RC_TEXT("Catalog", "Accelerators a server"), "", Number},
    {"server_max_power_kw", RC_TEXT("Catalog", "Server nameplate"), RC_TEXT("Catalog", "kW"), Number},
    {"price_usd", RC_TEXT("Catalog", "Price"), RC_TEXT("Catalog", "USD"), Number},
    {"price_date", RC_TEXT("Catalog", "Date of the price"), "", Date},
    {"price_basis", RC_TEXT("Catalog", "Basis of the price")},
    source,
    confidence,
    notes,
};

constexpr RowField priceFields[] = {
    {"provider", RC_TEXT("Catalog", "Provider"), "", Text, true},
    {"sku", RC_TEXT("Catalog", "Offer")},
    {"accelerator_id", RC_TEXT("Catalog", "Accelerator"), "", Accelerator, true},
    {"usd_per_accelerator_hour", RC_TEXT("Catalog", "Rent"), RC_TEXT("Catalog", "USD per accelerator-hour"), Number,
     true},
    {"commitment", RC_TEXT("Catalog", "Commitment"), "", Choice, true, commitments},
    {"accelerators_per_instance", RC_TEXT("Catalog", "Accelerators an instance"), "", Number},
    {"region", RC_TEXT("Catalog", "Region")},
    {"as_of_date", RC_TEXT("Catalog", "As of"), "", Date, true},
    source,
    confidence,
    notes,
};

constexpr RowField regionFields[] = {
    {"name", RC_TEXT("Catalog", "Region"), "", Text, true},
    {"level", RC_TEXT("Catalog", "Kind"), "", Choice, true, levels},
    {"parent_id", RC_TEXT("Catalog", "Falls back on"), "", Region},
    {"carbon_g_per_kwh", RC_TEXT("Catalog", "Carbon"), RC_TEXT("Catalog", "g/kWh"), Number},
    {"carbon_year", RC_TEXT("Catalog", "Year of carbon"), "", Number},
    {"carbon_basis", RC_TEXT("Catalog", "Basis of carbon")},
    {"carbon_source", RC_TEXT("Catalog", "Source of carbon")},
    {"electricity_usd_per_kwh", RC_TEXT("Catalog", "Electricity"), RC_TEXT("Catalog", "USD/kWh"), Number},
    {"price_year", RC_TEXT("Catalog", "Year of the tariff"), "", Number},
    {"price_basis", RC_TEXT("Catalog", "Basis of the tariff")},
    {"price_source", RC_TEXT("Catalog", "Source of the tariff")},
    {"read_on", RC_TEXT("Catalog", "Read on"), "", Date},
    confidence,
    notes,
};

} // namespace

std::span<const RowField> rowFields(OwnRowKind kind)
{
    switch (kind) {
    case OwnRowKind::Accelerator:
        return acceleratorFields;
    case OwnRowKind::Price:
        return priceFields;
    case OwnRowKind::Region:
        return regionFields;
    }
    return {};
}

} // namespace runcast
