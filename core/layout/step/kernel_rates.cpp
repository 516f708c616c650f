// SPDX-License-Identifier: MIT
#include "core/layout/step/kernel_rates.h"

#include "core/catalog/accelerators.h"
#include "core/layout/step/constants.h"

#include <array>
#include <cmath>
#include <string>

namespace runcast {

namespace {

enum class Family { Ampere, Hopper, Blackwell, Cdna, Tpu, OtherNvidia, Other };

Family familyOf(const Accelerator &accelerator)
{
    struct Prefix {
        std::string_view text;
        Family family;
    };
    constexpr std::array prefixes = {
        Prefix{"a100", Family::Ampere},     Prefix{"h100", Family::Hopper},     Prefix{"h200", Family::Hopper},
        Prefix{"h800", Family::Hopper},     Prefix{"gh200", Family::Hopper},    Prefix{"b100", Family::Blackwell},
        Prefix{"b200", Family::Blackwell},  Prefix{"gb200", Family::Blackwell}, Prefix{"b300", Family::Blackwell},
        Prefix{"gb300", Family::Blackwell}, Prefix{"tpu", Family::Tpu},
    };
    for (const Prefix &prefix : prefixes) {
        if (accelerator.id.starts_with(prefix.text))
            return prefix.family;
    }
    if (accelerator.vendor == "NVIDIA")
        return Family::OtherNvidia;
    return accelerator.vendor == "AMD" ? Family::Cdna : Family::Other;
}

double number(const std::optional<double> &value)
{
    return value.value_or(std::nan(""));
}

/// Fraction of the dense peak that 16-bit matrix products reach.
double efficiency16(const Accelerator &accelerator, Family family, const StepTimeConstants &k)
{
    switch (family) {
    case Family::Ampere:
        return k.kernel("e.ampere.bf16", 0);
    case Family::Hopper:
        return k.kernel("e.hopper.bf16", 0);
    case Family::Blackwell:
        return k.kernel("e.blackwell.bf16", 0);
    case Family::Cdna:
        return k.kernel("e.default.amd", 0);
    case Family::Tpu:
        return k.kernel("e." + accelerator.id, k.kernel("e.default.tpu", 0));
    case Family::OtherNvidia:
        return k.kernel("e.default.nvidia", 0);
    case Family::Other:
        break;
    }
    return k.kernel("e.default.other", 0);
}

double fp8Rate(const PeakDenseTflops &peak, Family family, double peak16, double e16, const StepTimeConstants &k)
{
    const double peak8 = number(peak.fp8);
    switch (family) {
    case Family::Hopper:
        return peak8 * k.kernel("e.hopper.fp8", 0);
    case Family::Cdna:
        return peak8 * k.kernel("e.cdna.fp8", 0);
    case Family::Tpu: // early parts run 8 bits at the 16-bit rate
        return peak8 > 1.5 * peak16 ? peak8 * e16 * k.kernel("e.tpu.fp8", 0) : peak16 * e16 * 1.15;
    default:
        return peak8 * e16;
    }
}

double attentionRate(Family family, double peak16, AttentionGeneration generation, const StepTimeConstants &k)
{
    constexpr double unmeasured = 0.4;
    switch (family) {
    case Family::Ampere:
        return peak16 * k.attAmpere * (generation == AttentionGeneration::First ? k.attGen1Ampere : 1);
    case Family::Hopper:
        return peak16 * k.attHopper *
               (generation == AttentionGeneration::First   ? k.attGen1Hopper
                : generation == AttentionGeneration::Third ? k.attFa3
                                                           : 1);
    case Family::Blackwell:
        return peak16 * k.attBlackwell;
    case Family::Tpu:
        return peak16 * k.attTpu;
    default:
        return peak16 * unmeasured;
    }
}

} // namespace

ProductFormat productFormat(Precision precision)
{
    switch (precision) {
    case Precision::Bf16:
    case Precision::Fp16:
        return ProductFormat::Sixteen;
    case Precision::Fp8:
        return ProductFormat::Eight;
    case Precision::Fp32:
        return ProductFormat::Fp32;
    }
    return ProductFormat::Sixteen;
}

KernelRates kernelRates(const Accelerator &accelerator, ProductFormat format, AttentionGeneration generation,
                        const StepTimeConstants &k)
{
    const Family family = familyOf(accelerator);
    const PeakDenseTflops &peak = accelerator.peakDenseTflops;
    const double peak16 = number(peak.bf16 ? peak.bf16 : peak.fp16) * 1e12;
    const double e16 = efficiency16(accelerator, family, k);
    const double part = k.kernel("acc." + accelerator.id, 1);

    KernelRates rates;
    rates.tpu = family == Family::Tpu;
    rates.measured = family == Family::Ampere || family == Family::Hopper || family == Family::Blackwell ||
                     (rates.tpu && k.kernels.contains("e." + accelerator.id));
    rates.peak16 = peak16;
    switch (format) {
    case ProductFormat::Sixteen:
        rates.matmul = peak16 * e16 * part;
        break;
    case ProductFormat::Eight:
        rates.matmul = fp8Rate(peak, family, peak16 / 1e12, e16, k) * 1e12 * part;
        break;
    case ProductFormat::Four:
        rates.matmul = number(peak.fp4) * 1e12 * k.kernel("e.blackwell.nvfp4", 0) * part;
        break;
    case ProductFormat::Integer8:
        rates.matmul = peak16 * e16 * k.kernel("e.tpu.int8", 1) * part;
        break;
    case ProductFormat::Fp32:
        rates.matmul = number(peak.tf32 ? peak.tf32 : peak.fp32) * 1e12 * e16 * part;
        break;
    }
    rates.narrow = format != ProductFormat::Sixteen && format != ProductFormat::Fp32;
    constexpr double amd16 = 0.6;
    rates.matmul16 = rates.tpu ? rates.matmul : family == Family::Cdna ? amd16 * peak16 : peak16 * e16;
    rates.attention = attentionRate(family, peak16, generation, k);
    rates.memoryBandwidth = number(accelerator.memoryBandwidthGBps) * 1e9;
    rates.linkBandwidth = number(accelerator.scaleUpBandwidthGBps) * 1e9;
    rates.networkBandwidth = number(accelerator.scaleOutGbitps) / 8 * 1e9;
    rates.domain = double(accelerator.scaleUpDomainSize.value_or(1));
    return rates;
}

} // namespace runcast
