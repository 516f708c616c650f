// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/record.h"

namespace runcast {

/// How the accelerators of one scale-up domain are joined.
enum class ScaleUpTopology {
    None,
    Switch, // the full bandwidth to any one peer
    Mesh,   // a link to each peer: one pair gets its link only
    Torus,  // links to neighbours
    Bridge, // a few cards joined by a bridge
};

/// Dense peaks at the vendor's boost clock, in TFLOPS. Looked up, never derived: doubling per halved width is no law.
struct PeakDenseTflops {
    std::optional<double> fp64, fp32, tf32, fp16, bf16, fp8, fp4;
};

/// A chip of the catalog. What was not published is missing, never zero.
struct Accelerator {
    std::string id; // "h100-sxm"
    std::string name;
    std::string vendor;
    int year = 0; // of its first shipment or announcement
    std::string formFactor;
    std::optional<double> memoryGb;            // as marketed
    std::optional<double> memoryUsableGib;     // as the driver reports it
    std::optional<double> memoryBandwidthGBps; // bytes
    PeakDenseTflops peakDenseTflops;
    std::string scaleUpTechnology;
    ScaleUpTopology scaleUpTopology = ScaleUpTopology::None;
    std::optional<int> scaleUpDomainSize;
    std::optional<double> scaleUpBandwidthGBps; // bytes, one direction, all links of one accelerator
    std::optional<double> scaleOutGbitps;       // bits, one direction, per accelerator
    std::optional<double> tdpW;
    std::string typicalServer;
    std::optional<int> gpusPerServer;
    std::optional<double> serverMaxPowerKw; // nameplate of gpusPerServer accelerators
    std::optional<double> priceUsd;         // to buy one
    std::string priceDate;                  // ISO 8601, empty if priceUsd is missing
    std::string priceBasis;                 // bare unit, or a system divided by its accelerators
    std::string source;
    Confidence confidence = Confidence::Recalled;
    std::string notes;
    OwnRowKey ownKey = 0;   // 0 = shipped
    bool retired = false;   // found by id, but no longer offered
    std::string replacedBy; // id of the newer row; empty = none
};

Result<std::vector<Accelerator>> loadAccelerators(std::string_view csvBytes, std::string_view fileName);

/// Bytes for the memory fit: the usable GiB where known, else the marketed figure as decimal GB, which is below it.
/// Example: h100-sxm 79.6 GiB = 85,469,849,190 B, not 80e9.
std::optional<double> memoryBytes(const Accelerator &accelerator);

/// The dense peak that utilisation is stated against: BF16, or FP16 where the chip has no BF16 (V100, P100).
std::optional<double> utilisationBaseTflops(const Accelerator &accelerator);

/// GB/s, one direction, from one accelerator to one peer: in a mesh only that pair's share of the links.
/// Example: mi300x 448 / 7 = 64; h100-sxm 450.
std::optional<double> pairBandwidthGBps(const Accelerator &accelerator);

/// Server nameplate per accelerator, W. Example: h100-sxm 10.2 kW / 8 = 1275.
std::optional<double> serverMaxPowerWPerAccelerator(const Accelerator &accelerator);

/// True if priceUsd is that of a bare unit, to which a server is still to be added.
bool isUnitPrice(const Accelerator &accelerator);

} // namespace runcast
