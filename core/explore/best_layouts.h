// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/layout/search/layout_search.h"

namespace runcast {

class Catalog;
struct Schema;

/// A scenario made ready for the search of its layouts.
struct LayoutQuestion {
    LayoutSearchInput input;
    double globalBatchTokens = 0; // searched with; differs from the scenario's where that is no number of sequences
    bool batchRounded = false;
    double flopPerToken = 0, peakFlopPerS = 0; // training; dense, of one accelerator

    double mfu(double stepS) const;
};

/// Which pipeline schedules a search tries.
enum class ScheduleChoice {
    Measured, // those that published runs used with this kind of model, and the scenario's own
    All,      // zero bubble as well, behind which there is no measured run
};

/// What is needed to search the scenario's layouts, or what is missing: a complete architecture, a peak, memory and
/// links of the accelerator. A batch that is no whole number of sequences becomes the number within 2 % that shares
/// most with the accelerators.
Result<LayoutQuestion> layoutQuestion(const Scenario &scenario, const Schema &schema, const Catalog &catalog,
                                      ScheduleChoice schedules = ScheduleChoice::Measured);

/// Puts a layout into the scenario: degrees, micro-batch, recomputation, ZeRO stage, schedule and the searched batch.
/// The utilisation becomes the predicted one, since it is that of this layout.
Result<void> applyLayout(Scenario &scenario, const LayoutChoice &choice, const LayoutQuestion &question,
                         const Schema &schema, const Catalog &catalog);

} // namespace runcast
