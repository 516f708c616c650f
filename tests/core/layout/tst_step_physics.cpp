// SPDX-License-Identifier: MIT
// Terms of the step that the worked examples leave at nothing: tiles, imbalance, oversubscription, context parallel
// over servers, all-to-alls that are overlapped.
#include "core/catalog/catalog.h"
#include "core/forecast/forecast.h"
#include "core/forecast/schema.h"
#include "core/layout/step/constants.h"
#include "core/layout/step/kernel_rates.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <cmath>

using namespace runcast;

namespace {

const StepTimeConstants &constants = shippedStepTimeConstants();

/// DeepSeek-V3 as its report trains it: 2,048 H800, 16 stages, experts over 64 ranks.
StepTimeInput deepSeek()
{
    StepTimeInput in;
    in.rates = kernelRates(*shippedCatalog().findAccelerator("h800-sxm"), Precision::Fp8, AttentionGeneration::Third,
                           constants);
    in.model = {.layers = 61,
                .hidden = 7168,
                .ffn = 18432,
                .heads = 128,
                .kvHeads = 128,
                .headDim = 128,
                .vocabulary = 129280,
                .latent = true,
                .experts = 256,
                .expertsPerToken = 8,
                .expertFfn = 2048,
                .sharedFfn = 2048,
                .denseLayers = 3,
                .predictsTwo = true};
    in.layout = {.pipeline = 16,
                 .expert = 64,
                 .data = 128,
                 .microBatch = 1,
                 .microBatches = 120,
                 .sequence = 4096,
                 .recompute = 1, // norms and up-projections
                 .schedule = ScheduleKind::DualPipe};
    in.software.moeSoftness = constants.softC;
    return in;
}

StepTimeInput llama()
{
    StepTimeInput in;
    in.rates = kernelRates(*shippedCatalog().findAccelerator("h100-sxm"), Precision::Bf16, AttentionGeneration::Third,
                           constants);
    in.model = {
        .layers = 126, .hidden = 16384, .ffn = 53248, .heads = 128, .kvHeads = 8, .headDim = 128, .vocabulary = 128256};
    in.layout = {.tensor = 8, .pipeline = 16, .virtualStages = 8, .data = 128, .microBatches = 16, .sequence = 8192};
    return in;
}

double total(const StepTimeInput &in)
{
    return stepTime(in, constants).total;
}

/// Predicted seconds of a step of a scenario with one input changed.
double predicted(const char *preset, const char *key, double value)
{
    const Schema &schema = standardSchema();
    Scenario scenario = *scenarioFromPreset("x", preset, schema, shippedCatalog());
    if (!setParameter(scenario, schema, shippedCatalog(), key, value))
        return std::nan("");
    return forecast(scenario, schema, shippedCatalog()).forecast.time.predictedStepS;
}

} // namespace

class TestStepPhysics : public QObject {
    Q_OBJECT
private slots:
    void productsFillWholeTiles();
    void tpuHasNoTilesOfItsOwn();
    void aBusyExpertIsWaitedFor();
    void imbalanceIsAnInput();
    void oversubscriptionSlowsWhatLeavesTheServer();
    void contextOverServersHidesBehindAttentionOnly();
    void latentContextExpandsAllKeys();
    void allToAllHidesBehindNoMoreThanThereIs();
    void sequenceParallelHidesInTheBackwardPass();
    void deepSeekTakesWhatItPublished();
};

// NVIDIA's guide, section 3.1: 129 columns need two tiles of 128, as 256 do.
void TestStepPhysics::productsFillWholeTiles()
{
    StepTimeConstants plain = constants;
    plain.gemmEdge = plain.ceBytes = 0;
    StepTimeInput in = llama();
    in.layout.tensor = 1;
    const auto logits = [&](double vocabulary) {
        in.model.vocabulary = vocabulary;
        return stepTime(in, plain).logits;
    };
    QCOMPARE(logits(129), logits(256));
    QCOMPARE(logits(256), 2 * logits(128));
    QVERIFY(logits(257) > 1.4 * logits(256));
    in.layout.tensor = 8; // of a slice: 1,030 columns over 8 are 129
    QCOMPARE(logits(8 * 129), logits(8 * 256));
}

void TestStepPhysics::tpuHasNoTilesOfItsOwn()
{
    StepTimeConstants plain = constants;
    plain.gemmEdge = plain.ceBytes = 0;
    StepTimeInput in = llama();
    in.layout.tensor = 1;
    in.rates.tpu = true;
    in.model.vocabulary = 129;
    const double odd = stepTime(in, plain).logits;
    in.model.vocabulary = 258;
    QCOMPARE(stepTime(in, plain).logits, 2 * odd);
}

void TestStepPhysics::aBusyExpertIsWaitedFor()
{
    StepTimeInput in = deepSeek();
    const StepTime balanced = stepTime(in, constants);
    in.model.expertImbalance = 1;
    QCOMPARE(total(in), balanced.total);
    in.model.expertImbalance = 1.3;
    const StepTime busy = stepTime(in, constants);
    QVERIFY(busy.total > 1.05 * balanced.total && busy.total < 1.3 * balanced.total);
    QVERIFY(busy.mlp > balanced.mlp);
    QVERIFY(busy.expert > balanced.expert);
    QCOMPARE(busy.attentionForward, balanced.attentionForward);
    // One rank that holds all experts has nobody to wait for; neither has a model without experts.
    in.layout.expert = 1;
    const double alone = total(in);
    in.model.expertImbalance = 1;
    QCOMPARE(total(in), alone);
    StepTimeInput dense = llama();
    dense.model.expertImbalance = 3;
    QCOMPARE(total(dense), total(llama()));
}

void TestStepPhysics::imbalanceIsAnInput()
{
    QVERIFY(predicted("deepseek-v3", "training.expert_imbalance", 1.3) >
            1.05 * predicted("deepseek-v3", "training.expert_imbalance", 1));
    QCOMPARE(predicted("llama-3.1-405b", "training.expert_imbalance", 1.3),
             predicted("llama-3.1-405b", "training.expert_imbalance", 1));
    QVERIFY(std::isnan(predicted("deepseek-v3", "training.expert_imbalance", 0.5)));
}

void TestStepPhysics::oversubscriptionSlowsWhatLeavesTheServer()
{
    const Schema &schema = standardSchema();
    const Scenario plain = *scenarioFromPreset("x", "llama-3.1-405b", schema, shippedCatalog());
    const auto whole = forecast(plain, schema, shippedCatalog()).forecast;
    QCOMPARE(predicted("llama-3.1-405b", "cluster.network_oversubscription", 1), whole.time.predictedStepS);
    Scenario narrow = plain;
    QVERIFY(setParameter(narrow, schema, shippedCatalog(), "cluster.network_oversubscription", 4.0));
    const auto slow = forecast(narrow, schema, shippedCatalog()).forecast;
    QVERIFY(slow.time.predictedStepS > whole.time.predictedStepS);
    QVERIFY(slow.step.gradients > whole.step.gradients);
    QVERIFY(slow.step.send > 2 * whole.step.send);
    QVERIFY(std::fabs(slow.step.tensor / whole.step.tensor - 1) < 1e-12); // stays inside the server

    Scenario one = *scenarioFromPreset("x", "llama-3.1-8b", schema, shippedCatalog());
    QVERIFY(setParameter(one, schema, shippedCatalog(), "cluster.accelerators", 8.0));
    const double alone = forecast(one, schema, shippedCatalog()).forecast.time.predictedStepS;
    QVERIFY(setParameter(one, schema, shippedCatalog(), "cluster.network_oversubscription", 4.0));
    QCOMPARE(forecast(one, schema, shippedCatalog()).forecast.time.predictedStepS, alone);
}

// Ring attention: what a hop sends is hidden by the attention of one piece; on a slow network the rest shows.
void TestStepPhysics::contextOverServersHidesBehindAttentionOnly()
{
    StepTimeInput in = llama();
    in.layout.context = 4;
    in.layout.data = 32;
    const StepTime fast = stepTime(in, constants);
    const double ring = fast.context / constants.xCp; // on this network only the usual share shows
    in.rates.networkBandwidth /= 100;
    const StepTime slow = stepTime(in, constants);
    const double hidden = (slow.attentionForward + slow.attentionBackward) * 3 / 4;
    QVERIFY(std::fabs(slow.context / (100 * ring - hidden) - 1) < 1e-9);
    QVERIFY(slow.context > 100 * fast.context);
}

void TestStepPhysics::latentContextExpandsAllKeys()
{
    StepTimeConstants plain = constants;
    plain.gemmEdge = 0;
    StepTimeInput in = deepSeek();
    const StepTime whole = stepTime(in, plain);
    in.layout.context = 2;
    in.layout.data = 64;
    in.layout.microBatch = 2; // the same tokens on each rank
    const StepTime cut = stepTime(in, plain);
    // Keys and values of 4,096 more tokens, from latents of 512: 2 × 4,096 × 256 × 128 × 512 FLOP.
    const double more = 2.0 * 4096 * 256 * 128 * 512 / in.rates.matmul / (1 - constants.epMultiprocessors);
    QVERIFY(std::fabs((cut.lin - whole.lin) / more - 1) < 1e-9);
}

void TestStepPhysics::allToAllHidesBehindNoMoreThanThereIs()
{
    StepTimeInput in = deepSeek();
    in.rates.networkBandwidth *= 100;
    const double fast = stepTime(in, constants).expert;
    in.rates.networkBandwidth /= 10000;
    const StepTime slow = stepTime(in, constants);
    QVERIFY(slow.expert > 10 * fast);
    in.layout.schedule = ScheduleKind::OneForwardOneBackward;
    // Overlapped it is never worse than a tenth of what shows without, or than what exceeds the passes.
    const StepTime exposed = stepTime(in, constants);
    QVERIFY(std::fabs((slow.expert + slow.forward + slow.backward) / (exposed.expert / constants.xEp) - 1) < 1e-9);
    // Between servers, passing tokens on takes 20 of 132 multiprocessors: DeepSeek-V3 report, section 3.2.2.
    QVERIFY(std::fabs(exposed.lin / slow.lin - 112.0 / 132) < 0.001);
}

void TestStepPhysics::sequenceParallelHidesInTheBackwardPass()
{
    StepTimeInput in = llama();
    in.software.kind = SoftwareClass::Megatron2021;
    in.layout.sequenceParallel = false;
    const double plain = stepTime(in, constants).tensor;
    in.layout.sequenceParallel = true;
    QVERIFY(std::fabs(stepTime(in, constants).tensor / plain - 3.0 / 4) < 1e-12);
    in.layout.recompute = 2; // two more, in the forward pass that is done again
    QVERIFY(std::fabs(stepTime(in, constants).tensor / plain - 5.0 / 4) < 1e-12);
}

// DeepSeek-V3 report, table 1 and section 3.1: 180,000 H800-hours per trillion tokens on 2,048 H800. No constant was
// fitted to it.
void TestStepPhysics::deepSeekTakesWhatItPublished()
{
    const double tokens = 120.0 * 128 * 4096;
    const double published = 1e12 / (180e3 * 3600); // tokens a second and H800
    const double predicted = tokens / total(deepSeek()) / 2048;
    QVERIFY2(std::fabs(predicted / published - 1) < 0.1, qPrintable(QString::number(predicted / published)));
}

QTEST_GUILESS_MAIN(TestStepPhysics)
#include "tst_step_physics.moc"
