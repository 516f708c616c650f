// SPDX-License-Identifier: MIT
#include "core/catalog/accelerators.h"

#include "core/base/text.h"
#include "core/base/utf8.h"

namespace runcast {
namespace {

ScaleUpTopology topology(CsvRecord &record)
{
    const std::string word = record.text("scaleup_topology");
    if (word == "switch")
        return ScaleUpTopology::Switch;
    if (word == "mesh")
        return ScaleUpTopology::Mesh;
    if (word == "torus")
        return ScaleUpTopology::Torus;
    if (word == "bridge")
        return ScaleUpTopology::Bridge;
    if (word != "none")
        record.fail(RC_TEXT("Errors", "“%1” in column %2 is none of: none, switch, mesh, torus, bridge."),
                    {shortened(word), "scaleup_topology"});
    return ScaleUpTopology::None;
}

Accelerator readAccelerator(CsvRecord &record)
{
    Accelerator a;
    a.id = record.requiredText("id");
    a.name = record.requiredText("name");
    a.vendor = record.requiredText("vendor");
    a.year = record.integer("year").value_or(0);
    a.formFactor = record.text("form_factor");
    a.memoryGb = record.positive("memory_gb");
    a.memoryUsableGib = record.positive("memory_usable_gib");
    a.memoryBandwidthGBps = record.positive("memory_bandwidth_gb_per_s");
    a.peakDenseTflops = {
        .fp64 = record.positive("peak_dense_tflops_fp64"),
        .fp32 = record.positive("peak_dense_tflops_fp32"),
        .tf32 = record.positive("peak_dense_tflops_tf32"),
        .fp16 = record.positive("peak_dense_tflops_fp16"),
        .bf16 = record.positive("peak_dense_tflops_bf16"),
        .fp8 = record.positive("peak_dense_tflops_fp8"),
        .fp4 = record.positive("peak_dense_tflops_fp4"),
    };
    a.scaleUpTechnology = record.text("scaleup_technology");
    a.scaleUpTopology = topology(record);
    a.scaleUpDomainSize = record.integer("scaleup_domain_size");
    a.scaleUpBandwidthGBps = record.positive("scaleup_bandwidth_gb_per_s");
    a.scaleOutGbitps = record.positive("scaleout_gbit_per_s");
    a.tdpW = record.positive("tdp_w");
    a.typicalServer = record.text("typical_server");
    a.gpusPerServer = record.integer("accelerators_per_server");
    a.serverMaxPowerKw = record.positive("server_max_power_kw");
    a.priceUsd = record.positive("price_usd");
    a.priceDate = record.date("price_date");
    a.priceBasis = record.text("price_basis");
    a.source = record.requiredText("source");
    a.confidence = record.confidence("confidence");
    a.notes = record.text("notes");
    return a;
}

} // namespace

Result<std::vector<Accelerator>> loadAccelerators(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<Accelerator>(csvBytes, fileName, readAccelerator);
}

std::optional<double> memoryBytes(const Accelerator &accelerator)
{
    constexpr double bytesPerGib = 1024.0 * 1024.0 * 1024.0;
    if (accelerator.memoryUsableGib)
        return *accelerator.memoryUsableGib * bytesPerGib;
    if (accelerator.memoryGb)
        return *accelerator.memoryGb * 1e9;
    return std::nullopt;
}

std::optional<double> utilisationBaseTflops(const Accelerator &accelerator)
{
    const PeakDenseTflops &peak = accelerator.peakDenseTflops;
    return peak.bf16 ? peak.bf16 : peak.fp16;
}

std::optional<double> pairBandwidthGBps(const Accelerator &accelerator)
{
    const std::optional<double> all = accelerator.scaleUpBandwidthGBps;
    if (!all || accelerator.scaleUpTopology != ScaleUpTopology::Mesh)
        return all;
    const int domain = accelerator.scaleUpDomainSize.value_or(0);
    return domain > 1 ? std::optional<double>(*all / (domain - 1)) : std::nullopt;
}

std::optional<double> serverMaxPowerWPerAccelerator(const Accelerator &accelerator)
{
    if (!accelerator.serverMaxPowerKw || accelerator.gpusPerServer.value_or(0) < 1)
        return std::nullopt;
    return *accelerator.serverMaxPowerKw * 1000 / *accelerator.gpusPerServer;
}

bool isUnitPrice(const Accelerator &accelerator)
{
    const std::string &basis = accelerator.priceBasis;
    return accelerator.priceUsd && (basis.starts_with("unit") || basis.starts_with("MSRP"));
}

} // namespace runcast
