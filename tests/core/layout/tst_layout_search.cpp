// SPDX-License-Identifier: MIT
// The search against brute force: every layout of small spaces, each rule and each sum written anew here.
#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "core/layout/search/layout_search.h"
#include "core/layout/search/selection_bias.h"
#include "core/layout/step/constants.h"
#include "core/layout/step/kernel_rates.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

using namespace runcast;

namespace {

const StepTimeConstants &constants = shippedStepTimeConstants();

LayoutSearchInput problem(bool sparse, std::int64_t accelerators, std::int64_t sequences)
{
    Architecture model;
    model.layers = sparse ? 6 : 8;
    model.hiddenSize = 2048;
    model.ffnSize = 8192;
    model.heads = sparse ? 16 : 12;
    model.kvHeads = sparse ? 4 : 12;
    model.headDim = 128;
    model.vocabularySize = 51200;
    model.gatedMlp = sparse;
    if (sparse) {
        model.experts = 8;
        model.expertsPerToken = 2;
        model.expertFfnSize = 4096;
    }
    LayoutSearchInput in;
    in.memory = memoryInput(model, *countParameters(model));
    in.memory.state = {.weights = 2, .gradients = 2, .optimizer = 12};
    in.memory.sequence = 2048;
    in.step.model = {.layers = double(model.layers),
                     .hidden = 2048,
                     .ffn = 8192,
                     .heads = double(model.heads),
                     .kvHeads = double(model.kvHeads),
                     .headDim = 128,
                     .vocabulary = 51200,
                     .gated = sparse,
                     .experts = double(model.experts),
                     .expertsPerToken = double(model.expertsPerToken),
                     .expertFfn = double(model.expertFfnSize)};
    in.step.layout.sequence = 2048;
    in.step.rates = kernelRates(*shippedCatalog().findAccelerator("a100-sxm-80gb"), Precision::Bf16,
                                AttentionGeneration::Second, constants);
    in.accelerators = accelerators;
    in.batchSequences = sequences;
    in.heads = model.heads;
    in.kvHeads = model.kvHeads;
    in.experts = std::max<std::int64_t>(1, model.experts);
    in.usableBytes = 16e9; // a small chip, so that many layouts do not fit
    in.schedules = {ScheduleKind::OneForwardOneBackward, ScheduleKind::ZeroBubble, ScheduleKind::DualPipe};
    return in;
}

/// Time and memory of one layout by the plain functions.
RankedLayout plain(LayoutSearchInput in, const LayoutChoice &c)
{
    MemoryInput &m = in.memory;
    m.tensor = c.tensor;
    m.pipeline = c.pipeline;
    m.virtualStages = c.virtualStages;
    m.context = c.context;
    m.expert = c.expert;
    m.data = c.data;
    m.microBatch = c.microBatch;
    m.microBatches = c.microBatches;
    m.zeroStage = c.zeroStage;
    m.recompute = c.recompute;
    m.schedule = c.schedule;
    in.step.layout = {.tensor = double(c.tensor),
                      .pipeline = double(c.pipeline),
                      .virtualStages = double(c.virtualStages),
                      .context = double(c.context),
                      .expert = double(c.expert),
                      .data = double(c.data),
                      .microBatch = double(c.microBatch),
                      .microBatches = double(c.microBatches),
                      .sequence = in.step.layout.sequence,
                      .zeroStage = c.zeroStage,
                      .recompute = int(c.recompute),
                      .schedule = c.schedule};
    double bytes = 0;
    for (int stage = 0; stage < c.pipeline; ++stage)
        bytes = std::max(bytes, stageMemory(m, stage).total());
    return {c, stepTime(in.step, constants).total, bytes};
}

bool divides(std::int64_t part, std::int64_t whole)
{
    return whole % part == 0;
}

bool isAllowed(const LayoutSearchInput &in, const LayoutChoice &c)
{
    const std::int64_t layers = std::int64_t(in.step.model.layers), pieces = c.pipeline * c.virtualStages;
    const bool heads = divides(c.tensor, in.heads) && (divides(c.tensor, in.kvHeads) || divides(in.kvHeads, c.tensor));
    const bool sequence = divides((c.context > 1 ? 2 : 1) * c.context * c.tensor, 2048);
    const bool filled =
        c.virtualStages == 1 || divides(pieces, layers) || divides(pieces, layers + 1) || divides(pieces, layers + 2);
    const bool spread = divides(c.expert, std::int64_t(c.tensor) * c.context * c.data);
    bool turns = c.virtualStages == 1 || divides(c.pipeline, c.microBatches);
    if (c.schedule == ScheduleKind::DualPipe)
        turns = divides(2, c.pipeline) && divides(2, c.microBatches) && c.microBatches >= 2 * c.pipeline;
    return heads && sequence && c.pipeline <= layers && filled && spread && turns;
}

/// Every layout that keeps the rules and fits.
std::vector<RankedLayout> bruteForce(const LayoutSearchInput &in)
{
    std::vector<RankedLayout> all;
    const auto n = std::int32_t(in.accelerators), batch = std::int32_t(in.batchSequences);
    LayoutChoice c;
    for (c.tensor = 1; c.tensor <= n; ++c.tensor)
        for (c.pipeline = 1; c.tensor * c.pipeline <= n; ++c.pipeline)
            for (c.context = 1; c.tensor * c.pipeline * c.context <= n; ++c.context) {
                if (!divides(c.tensor * c.pipeline * c.context, n))
                    continue;
                c.data = n / (c.tensor * c.pipeline * c.context);
                if (!divides(c.data, batch))
                    continue;
                for (c.microBatch = 1; c.microBatch <= batch / c.data; ++c.microBatch) {
                    if (!divides(c.microBatch, batch / c.data))
                        continue;
                    c.microBatches = batch / c.data / c.microBatch;
                    for (c.expert = 1; c.expert <= in.experts; ++c.expert) {
                        if (!divides(c.expert, in.experts))
                            continue;
                        for (int schedule = 0; schedule < (c.pipeline > 1 ? 3 : 1); ++schedule) {
                            c.schedule = ScheduleKind(schedule);
                            const int pieces =
                                schedule == 0 && c.pipeline > 1 ? int(in.step.model.layers + 2) / c.pipeline : 1;
                            for (c.virtualStages = 1; c.virtualStages <= std::max(1, pieces); ++c.virtualStages)
                                for (int recompute = 0; recompute < 3; ++recompute)
                                    for (c.zeroStage = 0; c.zeroStage < 4; ++c.zeroStage) {
                                        c.recompute = Recompute(recompute);
                                        if (!isAllowed(in, c))
                                            continue;
                                        const RankedLayout layout = plain(in, c);
                                        if (layout.memoryBytes <= in.usableBytes)
                                            all.push_back(layout);
                                    }
                        }
                    }
                }
            }
    return all;
}

/// Of layouts that differ in the ZeRO stage alone the fastest, of equally fast ones the lowest stage; best first.
std::vector<RankedLayout> ranking(const std::vector<RankedLayout> &all)
{
    std::map<LayoutChoice, RankedLayout> kept;
    for (const RankedLayout &layout : all) {
        LayoutChoice key = layout.choice;
        key.zeroStage = 0;
        const auto [at, isNew] = kept.try_emplace(key, layout);
        if (!isNew && layout.stepS < at->second.stepS)
            at->second = layout;
    }
    std::vector<RankedLayout> sorted;
    for (const auto &[key, layout] : kept)
        sorted.push_back(layout);
    std::sort(sorted.begin(), sorted.end(), isBetter);
    return sorted;
}

std::uint64_t total(const LayoutSearchResult &result)
{
    std::uint64_t sum = result.feasible;
    for (const std::uint64_t count : result.rejected)
        sum += count;
    return sum;
}

void compareLayouts(const std::vector<RankedLayout> &found, const std::vector<RankedLayout> &expected)
{
    for (size_t i = 0; i < found.size(); ++i) {
        QVERIFY(std::fabs(found[i].stepS / expected[i].stepS - 1) < 1e-12);
        QVERIFY(std::fabs(found[i].memoryBytes / expected[i].memoryBytes - 1) < 1e-12);
        QVERIFY(found[i].choice == expected[i].choice);
    }
}

} // namespace

class TestLayoutSearch : public QObject {
    Q_OBJECT
private slots:
    void findsWhatBruteForceFinds_data();
    void findsWhatBruteForceFinds();
    void pruningDropsNothing();
    void sameOnAnyNumberOfThreads();
    void fullestStageIsTheFullest();
    void activationsFillTheRestOfMemory();
    void boundIsBelowTheTime();
    void choosingTheBestIsOptimistic();
    void canBeCancelled();
    void tellsHowFarItIs();
};

void TestLayoutSearch::findsWhatBruteForceFinds_data()
{
    QTest::addColumn<bool>("sparse");
    QTest::addColumn<int>("accelerators");
    QTest::addColumn<int>("sequences");
    QTest::addColumn<bool>("prune");
    for (const bool prune : {false, true}) {
        const char *way = prune ? "pruned" : "all";
        QTest::addRow("dense, 16, %s", way) << false << 16 << 32 << prune;
        QTest::addRow("dense, 24, %s", way) << false << 24 << 48 << prune;
        QTest::addRow("experts, 16, %s", way) << true << 16 << 32 << prune;
        QTest::addRow("batch does not divide, %s", way) << false << 16 << 20 << prune;
        QTest::addRow("one, %s", way) << false << 1 << 4 << prune;
    }
}

void TestLayoutSearch::findsWhatBruteForceFinds()
{
    QFETCH(bool, sparse);
    QFETCH(int, accelerators);
    QFETCH(int, sequences);
    QFETCH(bool, prune);
    const LayoutSearchInput in = problem(sparse, accelerators, sequences);
    const std::vector<RankedLayout> all = bruteForce(in), expected = ranking(all);
    LayoutSearchOptions options;
    options.top = 25;
    options.prune = prune;
    const LayoutSearchResult result = searchLayouts(in, constants, options);
    QCOMPARE(result.feasible, all.size());
    QCOMPARE(result.considered, total(result));
    QCOMPARE(result.best.size(), std::min<size_t>(25, expected.size()));
    compareLayouts(result.best, expected);
    if (expected.empty())
        return;
    const double near = options.near * expected.front().stepS;
    QCOMPARE(result.near, std::uint64_t(std::count_if(all.begin(), all.end(), [near](const RankedLayout &layout) {
                 return layout.stepS <= near;
             })));
}

// A space that brute force cannot do in a test: GPT-3 sized widths on 256 accelerators.
void TestLayoutSearch::pruningDropsNothing()
{
    for (const bool sparse : {false, true}) {
        LayoutSearchInput in = problem(sparse, 256, 512);
        in.step.model.layers = in.memory.layers = 96;
        in.usableBytes = 40e9;
        LayoutSearchOptions options;
        options.top = 100;
        options.prune = false;
        const LayoutSearchResult whole = searchLayouts(in, constants, options);
        options.prune = true;
        const LayoutSearchResult pruned = searchLayouts(in, constants, options);
        QVERIFY(pruned.pruned > pruned.feasible / 2); // it is worth it
        QCOMPARE(pruned.feasible, whole.feasible);
        QCOMPARE(pruned.near, whole.near);
        QCOMPARE(pruned.rejected, whole.rejected);
        QCOMPARE(pruned.best.size(), whole.best.size());
        compareLayouts(pruned.best, whole.best);
        QCOMPARE(pruned.families.size(), whole.families.size());
        compareLayouts(pruned.families, whole.families);
    }
}

void TestLayoutSearch::sameOnAnyNumberOfThreads()
{
    const LayoutSearchInput in = problem(true, 64, 128);
    LayoutSearchOptions options;
    options.threads = 1;
    const LayoutSearchResult one = searchLayouts(in, constants, options);
    for (const unsigned threads : {2u, 3u, 8u}) {
        options.threads = threads;
        const LayoutSearchResult many = searchLayouts(in, constants, options);
        QCOMPARE(many.considered, one.considered);
        QCOMPARE(many.pruned, one.pruned);
        QCOMPARE(many.near, one.near);
        QCOMPARE(many.rejected, one.rejected);
        QCOMPARE(many.best.size(), one.best.size());
        for (size_t i = 0; i < one.best.size(); ++i)
            QVERIFY(many.best[i].choice == one.best[i].choice && many.best[i].stepS == one.best[i].stepS);
    }
}

// fullestStage() looks at few stages; the others never hold more.
void TestLayoutSearch::fullestStageIsTheFullest()
{
    LayoutSearchInput in = problem(true, 16, 32);
    for (const double layers : {8.0, 61.0, 96.0, 126.0})
        for (const double pipeline : {1.0, 2.0, 3.0, 7.0, 8.0})
            for (const double microBatches : {1.0, 5.0, 64.0})
                for (const MemoryStyle style : {MemoryStyle::Fused, MemoryStyle::Eager})
                    for (int zero = 0; zero < 4; ++zero) {
                        MemoryInput m = in.memory;
                        m.layers = layers;
                        m.pipeline = pipeline;
                        m.microBatches = microBatches;
                        m.style = style;
                        m.zeroStage = zero;
                        m.data = 4;
                        double most = 0;
                        for (int stage = 0; stage < int(pipeline); ++stage)
                            most = std::max(most, stageMemory(m, stage).total());
                        QCOMPARE(fullestStage(m).total(), most);
                    }
}

// The room for activations that the search compares with: filled, a stage has just what is usable.
void TestLayoutSearch::activationsFillTheRestOfMemory()
{
    MemoryInput m = problem(true, 16, 32).memory;
    m.pipeline = 2;
    m.data = 8;
    for (const double usable : {16e9, 40e9, 80e9})
        for (m.zeroStage = 0; m.zeroStage < 4; ++m.zeroStage) {
            StageMemory stage = stageState(m, 0);
            stage.activations = mostActivations(stage, usable);
            addBuffers(stage);
            QVERIFY(std::fabs(stage.total() / usable - 1) < 1e-12);
        }
}

void TestLayoutSearch::boundIsBelowTheTime()
{
    for (const bool sparse : {false, true}) {
        const LayoutSearchInput in = problem(sparse, 16, 32);
        for (const RankedLayout &layout : bruteForce(in)) {
            StepTimeInput step = in.step;
            const LayoutChoice &c = layout.choice;
            step.layout.tensor = c.tensor;
            step.layout.pipeline = c.pipeline;
            step.layout.context = c.context;
            step.layout.expert = c.expert;
            step.layout.data = c.data;
            step.layout.microBatch = c.microBatch;
            step.layout.microBatches = c.microBatches;
            step.layout.recompute = int(c.recompute);
            step.layout.schedule = c.schedule;
            QVERIFY(leastStepTime(layerTime(step, constants), step, constants) <= layout.stepS * (1 + 1e-12));
        }
    }
}

// The mean of the smaller of two standard normals is -1 / √π; the error of a best that is far ahead has no bias.
void TestLayoutSearch::choosingTheBestIsOptimistic()
{
    const auto bias = [](std::vector<double> times) { return selectionBias(times, 0.08); };
    QVERIFY(std::fabs(bias({1, 1}) - 0.08 / std::sqrt(3.14159265358979)) < 1e-6);
    QVERIFY(std::fabs(bias({0, 0, 0}) - 0.08 * 1.5 / std::sqrt(3.14159265358979)) < 1e-6); // of three: 3 / (2 √π)
    QVERIFY(std::fabs(bias({0, 2})) < 1e-6);
    QCOMPARE(bias({1}), 0.0);
    const LayoutSearchResult result = searchLayouts(problem(false, 16, 32), constants);
    QVERIFY(result.selectionBias > 0 && result.selectionBias < 0.15);
}

void TestLayoutSearch::canBeCancelled()
{
    std::stop_source source;
    LayoutSearchOptions options;
    options.stop = source.get_token();
    options.progress = [&source](double) { source.request_stop(); };
    const LayoutSearchInput in = problem(false, 64, 128);
    const LayoutSearchResult result = searchLayouts(in, constants, options);
    QVERIFY(result.cancelled);
    QVERIFY(result.considered < searchLayouts(in, constants).considered);
}

void TestLayoutSearch::tellsHowFarItIs()
{
    std::vector<double> told;
    LayoutSearchOptions options;
    options.progress = [&told](double fraction) { told.push_back(fraction); };
    searchLayouts(problem(true, 32, 64), constants, options);
    QVERIFY(told.size() > 5);
    QVERIFY(std::is_sorted(told.begin(), told.end()));
    QCOMPARE(told.back(), 1.0);
}

QTEST_APPLESS_MAIN(TestLayoutSearch)
#include "tst_layout_search.moc"
