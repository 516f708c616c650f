// SPDX-License-Identifier: MIT
// Layouts a second and core in the search of whole spaces, with and without pruning, and peak memory.
#include "core/catalog/catalog.h"
#include "core/explore/best_layouts.h"
#include "core/forecast/schema.h"
#include "core/layout/step/constants.h"
#include "core/scenario/edit.h"

#include <chrono>
#include <cstdio>

#include <sys/resource.h>

using namespace runcast;

namespace {

struct Case {
    const char *preset, *accelerator;
    double accelerators, sequences;
};

const char *recomputeName(Recompute recompute)
{
    return recompute == Recompute::None ? "none" : recompute == Recompute::Selective ? "selective" : "full";
}

void bench(const Case &c)
{
    const Schema &schema = standardSchema();
    const Catalog &catalog = shippedCatalog();
    const bool trillion = std::string_view(c.preset) == "1T"; // Narayanan et al. 2021, table 1
    Result<Scenario> scenario = scenarioFromPreset("bench", trillion ? "gpt3-175b" : c.preset, schema, catalog);
    if (!scenario)
        return;
    const bool set = setParameter(*scenario, schema, catalog, "cluster.accelerator", std::string(c.accelerator)) &&
                     setParameter(*scenario, schema, catalog, "cluster.accelerators", c.accelerators);
    if (trillion) {
        Architecture &model = scenario->model.architecture;
        model.layers = 128;
        model.hiddenSize = 25600;
        model.ffnSize = 102400;
        model.heads = model.kvHeads = 160;
        model.headDim = 160;
        model.vocabularySize = 51200;
    }
    scenario->training.precision = Precision::Bf16;
    scenario->training.globalBatchTokens = c.sequences * scenario->training.sequenceLength;
    const Result<LayoutQuestion> question = layoutQuestion(*scenario, schema, catalog);
    if (!set || !question)
        return;
    std::printf("%s on %.0f %s, %.0f sequences\n", c.preset, c.accelerators, c.accelerator, c.sequences);
    for (const bool prune : {false, true}) {
        for (const unsigned threads : {1u, 2u}) {
            LayoutSearchOptions options;
            options.threads = threads;
            options.prune = prune;
            const auto start = std::chrono::steady_clock::now();
            const LayoutSearchResult result = searchLayouts(question->input, shippedStepTimeConstants(), options);
            const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
            const double evaluated = double(result.feasible - result.pruned);
            std::printf(
                "  %s %u thread%s %8.3f s %9llu layouts %12.0f /s/core %9llu fit %8.0f evaluated %6.3f us each\n",
                prune ? "pruned  " : "unpruned", threads, threads > 1 ? "s" : " ", seconds,
                static_cast<unsigned long long>(result.considered), double(result.considered) / seconds / threads,
                static_cast<unsigned long long>(result.feasible), evaluated, seconds * threads / evaluated * 1e6);
            if (threads == 1 || !prune)
                continue;
            for (size_t i = 0; i < 5 && i < result.best.size(); ++i) {
                const RankedLayout &l = result.best[i];
                std::printf("    t%d p%d v%d c%d e%d d%d b%d m%d z%d %s s%d: %.3f s, MFU %.1f %%, %.1f GB\n",
                            l.choice.tensor, l.choice.pipeline, l.choice.virtualStages, l.choice.context,
                            l.choice.expert, l.choice.data, l.choice.microBatch, l.choice.microBatches,
                            l.choice.zeroStage, recomputeName(l.choice.recompute), int(l.choice.schedule), l.stepS,
                            100 * question->mfu(l), l.memoryBytes / 1e9);
            }
            std::printf("    near the best: %llu layouts of %zu families\n",
                        static_cast<unsigned long long>(result.near), result.families.size());
        }
    }
}

} // namespace

int main()
{
    for (const Case &c :
         {Case{"gpt3-175b", "a100-sxm-80gb", 1024, 1536}, Case{"llama-3.1-405b", "h100-sxm", 16384, 2048},
          Case{"deepseek-v3", "h800-sxm", 2048, 15360}, Case{"llama-3.1-8b", "h100-sxm", 64, 512},
          Case{"1T", "a100-sxm-80gb", 3072, 3072}, Case{"1T", "a100-sxm-80gb", 512, 512}})
        bench(c);
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("peak memory %.0f MB\n", double(usage.ru_maxrss) * 1024 / 1e6);
    return 0;
}
