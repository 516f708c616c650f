// SPDX-License-Identifier: MIT
#include "core/layout/step/bands.h"

#include "core/base/text.h"

#include <array>
#include <cmath>

namespace runcast {

namespace {

enum Kind : size_t { Tpu, Experts, LongSequence, ShortStep, MegatronCore, Megatron2021, Fsdp };

// The tenth, fifth and ninth decile of measured over predicted time in the cross-validation of the shipped rows
// (runcast validate --steps), the ends wider by bandWidening; a test holds them to it.
constexpr std::array bands = {
    StepBand{"tpu", RC_TEXT("Validation", "TPU"), 0.891, 0.972, 1.154},
    StepBand{"experts", RC_TEXT("Validation", "mixture of experts"), 0.765, 0.982, 1.153},
    StepBand{"dense_long", RC_TEXT("Validation", "dense, 32,768 tokens and more"), 0.766, 0.972, 1.122},
    StepBand{"dense_short_step", RC_TEXT("Validation", "dense, steps under a second"), 0.860, 0.964, 1.082},
    StepBand{"dense_megatron_core", RC_TEXT("Validation", "dense, Megatron-Core class"), 0.886, 0.976, 1.114},
    StepBand{"dense_megatron_2021", RC_TEXT("Validation", "dense, Megatron-LM of 2021"), 0.907, 1.019, 1.138},
    StepBand{"dense_fsdp", RC_TEXT("Validation", "dense, PyTorch FSDP class"), 0.920, 1.020, 1.179},
};

Kind kindOf(const StepTimeInput &input, double stepS)
{
    constexpr double longSequence = 32768;
    if (input.rates.tpu)
        return Tpu;
    if (input.model.experts > 1)
        return Experts;
    if (input.layout.sequence >= longSequence)
        return LongSequence;
    if (stepS < 1)
        return ShortStep;
    switch (input.software.kind) {
    case SoftwareClass::Megatron2021:
        return Megatron2021;
    case SoftwareClass::Fsdp:
        return Fsdp;
    case SoftwareClass::MegatronCore:
    case SoftwareClass::Xla:
        break;
    }
    return MegatronCore;
}

} // namespace

std::span<const StepBand> stepBands()
{
    return bands;
}

StepBand stepBand(const StepTimeInput &input, double stepS, std::span<const StepBand> of)
{
    StepBand band = of[kindOf(input, stepS)];
    if (!input.rates.measured || input.layout.tensor > input.rates.domain) {
        constexpr double wider = 1.5;
        band.p10 = band.p50 * std::pow(band.p10 / band.p50, wider);
        band.p90 = band.p50 * std::pow(band.p90 / band.p50, wider);
    }
    return band;
}

} // namespace runcast
