// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/layout/step/constants.h"
#include "core/layout/step/kernel_rates.h"
#include "core/layout/step/step_time.h"

#include <QTest>

#include <array>
#include <cmath>

using namespace runcast;

namespace {

struct Term {
    const char *name;
    double StepTime::*value;
    std::array<double, 8> expected; // E1 to E8
};

// Eight worked examples with every term, computed apart from this program with the same constants, printed to 5 digits.
constexpr Term terms[] = {
    {"T", &StepTime::tokens, {4096, 12288, 8192, 4096, 4096, 16384, 32768, 2048}},
    {"lin", &StepTime::lin, {0.0018402, 0.0025889, 0.010478, 0.00042569, 0.0005304, 0.0002144, 0.005765, 3.8705e-05}},
    {"mlp", &StepTime::mlp, {0.0036587, 0.0051595, 0.048769, 0.0019131, 0.0011365, 0.00046062, 0.023826, 7.6324e-05}},
    {"af",
     &StepTime::attentionForward,
     {0.00080028, 0.001718, 0.0098485, 0.00025684, 0.00070336, 0.00056269, 0.0068683, 0.00013607}},
    {"ab",
     &StepTime::attentionBackward,
     {0.0016006, 0.004295, 0.024621, 0.0006421, 0.0017584, 0.0014067, 0.017171, 0.00027215}},
    {"u_ew",
     &StepTime::elementwise,
     {0.00045564, 0.0019949, 0.0058035, 0.00076405, 0.0018603, 0.0023003, 0.012332, 7.1436e-05}},
    {"fwd", &StepTime::forward, {0.006451, 0.010131, 0.07103, 0.0028503, 0.0029904, 0.0020045, 0.04057, 0.00027491}},
    {"bwd", &StepTime::backward, {0.012902, 0.021122, 0.14698, 0.0058291, 0.0063325, 0.0042903, 0.084574, 0.00054983}},
    {"rec", &StepTime::recompute, {0.006451, 0, 0.07103, 0, 0, 0, 0, 0.00027491}},
    {"ar", &StepTime::allReduce, {0.00078996, 0, 0, 0.00083902, 0, 0, 0, 5.1384e-05}},
    {"tp", &StepTime::tensor, {0.0054981, 0, 0, 0.0010437, 0, 0, 0, 0.00035763}},
    {"cp", &StepTime::context, {0, 0, 0, 2.727e-05, 0, 0, 0, 0}},
    {"ep", &StepTime::expert, {0, 0, 0, 0, 0.0013042, 0.0013934, 0, 0}},
    {"device", &StepTime::device, {0.031302, 0.031253, 0.28905, 0.0097504, 0.010627, 0.0076882, 0.12514, 0.0014573}},
    {"host", &StepTime::host, {0.0044339, 0.001035, 0.00138, 0.001794, 0.0025601, 0.0025997, 0, 0.003239}},
    {"layer", &StepTime::layer, {0.031319, 0.031253, 0.28905, 0.0097624, 0.010658, 0.0077563, 0.12514, 0.0033107}},
    {"lg", &StepTime::logits, {0.0075295, 0.033473, 0.24521, 0.011119, 0.037041, 0.036795, 0.34732, 0.0027676}},
    {"P_loc",
     &StepTime::localParameters,
     {2.4248e+09, 6.8551e+09, 7.0552e+10, 6.5384e+09, 4.778e+09, 1.5283e+09, 8.03e+09, 8.9129e+07}},
    {"P_exp", &StepTime::localExpertParameters, {0, 0, 0, 0, 2.5962e+09, 3.6239e+09, 0, 0}},
    {"bus", &StepTime::bus, {2.1225e+10, 2.7045e+11, 1.698e+11, 4.245e+10, 5.409e+11, 5.409e+11, 2.404e+11, 1.803e+11}},
    {"fs", &StepTime::gather, {0, 0.13307, 2.4541, 0, 0, 0, 0, 0}},
    {"gacc", &StepTime::accumulate, {0.0083386, 0.020174, 0.34113, 0.019242, 0.0090876, 0.0063493, 0, 0.0003065}},
    {"stage_avg", &StepTime::stageAverage, {0.48, 1.0537, 23.71, 0.17439, 0.18355, 0.41545, 4.3519, 0.034797}},
    {"stage", &StepTime::stage, {0.48124, 1.0821, 24.179, 0.17439, 0.18355, 0.41545, 4.3519, 0.036181}},
    {"p2p", &StepTime::pipelineSend, {0.0034502, 0, 0, 0.0018868, 0.0031883, 0, 0, 5.311e-05}},
    {"body", &StepTime::body, {13.571, 1.0821, 24.179, 33.845, 11.951, 6.6471, 4.3519, 0.14494}},
    {"bubble", &StepTime::bubble, {0.36259, 0, 0, 0.15424, 0.14006, 0, 0, 0.03485}},
    {"dp_raw", &StepTime::dataRaw, {0.4427, 0, 0, 0.5776, 0.034782, 0.0098892, 0, 0.00098867}},
    {"dp", &StepTime::data, {0.26296, 0, 0, 0.56306, 0.02233, 0.0063488, 0, 0.00058727}},
    {"opt",
     &StepTime::optimizer,
     {0.028122, 0.0060486, 0.012785, 0.0028846, 0.0078948, 0.011276, 0.00045228, 0.0010337}},
    {"jitter", &StepTime::jitter, {1.0938, 1, 1.0402, 1.0938, 1.067, 1, 1.067, 1}},
    {"total", &StepTime::total, {15.565, 1.0937, 25.17, 37.813, 12.94, 6.6703, 4.644, 0.18696}},
};

KernelRates rates(const char *accelerator, Precision precision, AttentionGeneration generation)
{
    return kernelRates(*shippedCatalog().findAccelerator(accelerator), precision, generation,
                       shippedStepTimeConstants());
}

StepTimeInput example(int number)
{
    StepTimeInput in;
    StepModel &m = in.model;
    StepLayout &l = in.layout;
    switch (number) {
    case 1: // Narayanan et al. 2021, 76.1 B
        in.rates = rates("a100-sxm-80gb", Precision::Fp16, AttentionGeneration::Second);
        in.rates.networkBandwidth = 25e9;
        m = {.layers = 60,
             .hidden = 10240,
             .ffn = 40960,
             .heads = 80,
             .kvHeads = 80,
             .headDim = 128,
             .vocabulary = 51200,
             .gated = false};
        l = {.tensor = 8,
             .pipeline = 4,
             .virtualStages = 4,
             .data = 32,
             .microBatch = 2,
             .microBatches = 28,
             .sequence = 2048,
             .zeroStage = 0,
             .recompute = 2,
             .sequenceParallel = false};
        in.software = {.kind = SoftwareClass::Megatron2021, .fusedAttention = false};
        break;
    case 2: // llm-foundry, MPT-7B
        in.rates = rates("h100-sxm", Precision::Bf16, AttentionGeneration::First);
        m = {.layers = 32,
             .hidden = 4096,
             .ffn = 16384,
             .heads = 32,
             .kvHeads = 32,
             .headDim = 128,
             .vocabulary = 50368,
             .gated = false};
        l = {.data = 8, .microBatch = 6, .microBatches = 1, .sequence = 2048, .zeroStage = 3};
        in.software = {.kind = SoftwareClass::Fsdp};
        break;
    case 3: // torchtitan, Llama 3 70B
        in.rates = rates("a100-sxm-80gb", Precision::Bf16, AttentionGeneration::Second);
        m = {.layers = 80,
             .hidden = 8192,
             .ffn = 28672,
             .heads = 64,
             .kvHeads = 8,
             .headDim = 128,
             .vocabulary = 128256};
        l = {.data = 64, .microBatch = 1, .microBatches = 1, .sequence = 8192, .zeroStage = 3, .recompute = 2};
        in.software = {.kind = SoftwareClass::Fsdp};
        break;
    case 4: // Megatron Bridge 26.06, Llama 3.1 405B
        in.rates = rates("h100-sxm", Precision::Fp8, AttentionGeneration::Third);
        in.rates.networkBandwidth = 50e9;
        m = {.layers = 126,
             .hidden = 16384,
             .ffn = 53248,
             .heads = 128,
             .kvHeads = 8,
             .headDim = 128,
             .vocabulary = 128256};
        l = {.tensor = 8,
             .pipeline = 8,
             .virtualStages = 8,
             .context = 2,
             .data = 8,
             .microBatch = 1,
             .microBatches = 192,
             .sequence = 8192};
        break;
    case 5: // Megatron Bridge 26.06, DeepSeek-V3
        in.rates = rates("gb200-nvl72", Precision::Fp8, AttentionGeneration::Second);
        in.rates.domain = 64;
        m = {.layers = 61,
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
        l = {.pipeline = 4,
             .virtualStages = 4,
             .expert = 64,
             .data = 64,
             .microBatch = 1,
             .microBatches = 64,
             .sequence = 4096};
        in.software.moeSoftness = shippedStepTimeConstants().softC;
        break;
    case 6: // Megatron Bridge 26.06, Qwen3-30B-A3B
        in.rates = rates("gb200-nvl72", Precision::Fp8, AttentionGeneration::Second);
        in.rates.domain = 64;
        m = {.layers = 48,
             .hidden = 2048,
             .heads = 32,
             .kvHeads = 4,
             .headDim = 128,
             .vocabulary = 151936,
             .experts = 128,
             .expertsPerToken = 8,
             .expertFfn = 768};
        l = {.expert = 8, .data = 8, .microBatch = 4, .microBatches = 16, .sequence = 4096};
        in.software.moeSoftness = shippedStepTimeConstants().softC;
        break;
    case 7: // MaxText, Llama 3.1 8B
        in.rates = rates("tpu-v6e", Precision::Bf16, AttentionGeneration::Second);
        m = {.layers = 32,
             .hidden = 4096,
             .ffn = 14336,
             .heads = 32,
             .kvHeads = 8,
             .headDim = 128,
             .vocabulary = 128256};
        l = {.data = 256, .microBatch = 4, .microBatches = 1, .sequence = 8192, .zeroStage = 3};
        in.software = {.kind = SoftwareClass::Xla};
        break;
    default: // one server, small GPT
        in.rates = rates("a100-sxm-80gb", Precision::Fp16, AttentionGeneration::Second);
        in.rates.networkBandwidth = 12.5e9;
        m = {.layers = 20,
             .hidden = 1024,
             .ffn = 4096,
             .heads = 16,
             .kvHeads = 16,
             .headDim = 64,
             .vocabulary = 51200,
             .gated = false};
        l = {.tensor = 2,
             .pipeline = 2,
             .data = 2,
             .microBatch = 2,
             .microBatches = 4,
             .sequence = 1024,
             .zeroStage = 0,
             .recompute = 2,
             .sequenceParallel = false};
        in.software = {.kind = SoftwareClass::Megatron2021, .fusedAttention = false, .stageImbalanceShare = 1};
        break;
    }
    return in;
}

} // namespace

class TestStepTime : public QObject {
    Q_OBJECT
private slots:
    void workedExamples_data();
    void workedExamples();
    void missingRatesGiveNoStep();
};

void TestStepTime::workedExamples_data()
{
    QTest::addColumn<int>("number");
    for (int number = 1; number <= 8; ++number)
        QTest::addRow("E%d", number) << number;
}

void TestStepTime::workedExamples()
{
    QFETCH(int, number);
    // The examples are of products without tiles. Whole tiles change E2, E4 and E5 alone: vocabularies of 50,368 and of
    // 16,032 a rank, latents of 2,112 columns.
    StepTimeConstants untiled = shippedStepTimeConstants();
    untiled.gemmTile = 1;
    const StepTime step = stepTime(example(number), untiled);
    QStringList wrong;
    for (const Term &term : terms) {
        const double expected = term.expected[size_t(number - 1)], computed = step.*term.value;
        if (!(std::fabs(computed - expected) <= 6e-5 * std::fabs(expected)))
            wrong << QStringLiteral("%1: %2, expected %3")
                         .arg(QLatin1String(term.name))
                         .arg(computed, 0, 'g', 6)
                         .arg(expected, 0, 'g', 6);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1String("; "))));
    const double tiled = stepTime(example(number), shippedStepTimeConstants()).total;
    const bool whole = number != 2 && number != 4 && number != 5;
    QVERIFY(whole ? tiled == step.total : tiled > step.total && tiled < 1.0005 * step.total);
}

void TestStepTime::missingRatesGiveNoStep()
{
    StepTimeInput in = example(4);
    in.rates.linkBandwidth = std::nan("");
    QVERIFY(std::isnan(stepTime(in, shippedStepTimeConstants()).total));
}

QTEST_APPLESS_MAIN(TestStepTime)
#include "tst_step_time.moc"
