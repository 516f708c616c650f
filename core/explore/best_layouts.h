// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/layout/search/layout_search.h"
#include "core/memory/fit.h"

namespace runcast {

class Catalog;
struct Schema;

/// A scenario made ready for the search of its layouts.
struct LayoutQuestion {
    LayoutSearchInput input;
    double globalBatchTokens = 0; // searched with; differs from the scenario's where that is no number of sequences
    bool batchRounded = false;
    double flopPerToken = 0, peakFlopPerS = 0; // training; dense, of one accelerator
    double calibration = 1;                    // measured over predicted step of the scenario's own layout; 1 = none

    /// A predicted step as the measurement corrects it, and its utilisation.
    double stepS(const RankedLayout &layout) const { return calibration * layout.stepS; }
    double mfu(const RankedLayout &layout) const;
};

/// What is said of a layout beside its time.
struct LayoutRating {
    double stepS = 0, mfu = 0;
    double p10StepS = 0, p90StepS = 0; // four in five measured steps would lie between
    FitVerdict fit = FitVerdict::Fits;
};
LayoutRating rateLayout(const LayoutQuestion &question, const RankedLayout &layout);

/// What to expect of the best: its step and utilisation without the optimism of having been chosen.
struct ExpectedBest {
    double stepS = 0, mfu = 0;
};
ExpectedBest expectedBest(const LayoutQuestion &question, const LayoutSearchResult &result);

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
/// The utilisation becomes the predicted one, since it is that of this layout; a typed measurement, which is not, gives
/// way to the utilisation that it leads to expect here.
Result<void> applyLayout(Scenario &scenario, const RankedLayout &layout, const LayoutQuestion &question,
                         const Schema &schema, const Catalog &catalog);

} // namespace runcast
