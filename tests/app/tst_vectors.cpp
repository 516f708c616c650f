// SPDX-License-Identifier: MIT
#include "program.h"

#include "core/layout/degrees.h"
#include "core/memory/accelerator_memory.h"
#include "core/memory/placement.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace runcast;
using namespace runcast::testing;
using namespace Qt::StringLiterals;

/// Every reference vector on parameters, FLOP, activations and training state (sections 1 to 4 of the facts), through
/// `runcast forecast --config FILE --json` where it prints the figure, else through the functions behind it. A vector
/// or a field of one that no check looks at is a failure.
class TestVectors : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void vectors_data();
    void vectors();

private:
    using Check = void (TestVectors::*)();
    struct Kind {
        const char *prefix;
        Check check; // nullptr: of a later section
    };
    static const std::vector<Kind> kinds;

    void parameters();
    void parametersOfDeepSeek();
    void flop();
    void flopOfDeepSeek();
    void deepSeekRun();
    void llamaRun();
    void llamaSpeed();
    void narayanan();
    void eagerActivations();
    void eagerShare();
    void modernActivations();
    void inFlight();
    void interleaved();
    void zero();
    void zeroOf70B();
    void stateOf405B();

    void expect(const QString &field, double value, double tolerance = 1e-12);
    void leaveOut(const QString &field) { m_checked.append(field); }
    QJsonObject forecast(const QString &model, const QStringList &settings = {}) const;

    QTemporaryDir m_home;
    Program m_program{m_home.path()};
    QJsonObject m_all;
    QString m_name;
    QJsonObject m_vector;
    QStringList m_checked;
};

namespace {

const QMap<QString, QString> configs{{u"gpt3"_s, u"gpt3-175b"_s},
                                     {u"llama31_8b"_s, u"llama-3.1-8b"_s},
                                     {u"llama31_70b"_s, u"llama-3.1-70b"_s},
                                     {u"llama31_405b"_s, u"llama-3.1-405b"_s},
                                     {u"mixtral_8x7b"_s, u"mixtral-8x7b"_s},
                                     {u"dsv3"_s, u"deepseek-v3"_s}};
constexpr double mebi = 1048576, gibi = 1073741824;

QJsonObject at(const QJsonObject &json, const char *key)
{
    return json.value(QLatin1String(key)).toObject();
}

double number(const QJsonObject &json, const char *key)
{
    return json.value(QLatin1String(key)).toDouble(std::nan(""));
}

double figure(const QJsonObject &forecast, const char *key)
{
    return number(at(at(forecast, "figures"), key), "value");
}

/// Matrix products but for the logits.
double linear(const QJsonObject &forward)
{
    return number(forward, "projections") + number(forward, "mlp") + number(forward, "experts") +
           number(forward, "router");
}

} // namespace

// The longest prefix counts. Sections 5 to 8 (bubble times, collectives, communication, products) are not of this test.
const std::vector<TestVectors::Kind> TestVectors::kinds = {
    {"params_", &TestVectors::parameters},
    {"params_dsv3", &TestVectors::parametersOfDeepSeek},
    {"flops_", &TestVectors::flop},
    {"flops_dsv3", &TestVectors::flopOfDeepSeek},
    {"dsv3_mfu", &TestVectors::deepSeekRun},
    {"llama405_total", &TestVectors::llamaRun},
    {"llama_tokens_per_s", &TestVectors::llamaSpeed},
    {"narayanan_gpt3", &TestVectors::narayanan},
    {"act_", &TestVectors::eagerActivations},
    {"actmod_", &TestVectors::modernActivations},
    {"pipe_", &TestVectors::inFlight},
    {"interleaved_", &TestVectors::interleaved},
    {"zero_", &TestVectors::zero},
    {"zero70b_", &TestVectors::zeroOf70B},
    {"mem_405_", &TestVectors::stateOf405B},
    {"dualpipe_", nullptr},
    {"coll_", nullptr},
    {"hier_", nullptr},
    {"effbw_", nullptr},
    {"n_half", nullptr},
    {"tp_", nullptr},
    {"pp_", nullptr},
    {"dp_", nullptr},
    {"cp_", nullptr},
    {"ep_", nullptr},
    {"gemm_", nullptr},
    {"ecmp_", nullptr},
};

void TestVectors::initTestCase()
{
    QFile file(QStringLiteral(RUNCAST_SHARED "/science/test_vectors.json"));
    if (!file.open(QIODevice::ReadOnly))
        QSKIP("the reference vectors are not here");
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    m_all = at(all, "flops_memory_comm");
    const QJsonObject state = at(all, "reliability_4"); // has those of section 4 among others
    for (auto entry = state.begin(); entry != state.end(); ++entry) {
        if (entry.key().startsWith("mem_405"_L1) || entry.key().startsWith("zero"_L1))
            m_all.insert(entry.key(), entry.value());
    }
    QVERIFY(m_all.size() >= 86);
}

void TestVectors::vectors_data()
{
    QTest::addColumn<QString>("name");
    for (auto entry = m_all.begin(); entry != m_all.end(); ++entry)
        QTest::newRow(entry.key().toUtf8().constData()) << entry.key();
}

void TestVectors::vectors()
{
    QFETCH(QString, name);
    const Kind *kind = nullptr;
    for (const Kind &one : kinds) {
        const bool longer = !kind || qstrlen(one.prefix) > qstrlen(kind->prefix);
        if (name.startsWith(QLatin1String(one.prefix)) && longer)
            kind = &one;
    }
    QVERIFY2(kind, "no check covers this vector");
    if (!kind->check)
        return;
    m_name = name;
    const QJsonValue value = m_all.value(name);
    m_vector = value.isObject() ? value.toObject() : QJsonObject{{u"value"_s, value}};
    m_checked.clear();
    (this->*kind->check)();
    if (QTest::currentTestFailed())
        return;
    for (const QString &field : m_vector.keys())
        QVERIFY2(m_checked.contains(field), qPrintable(u"no check looks at "_s + field));
}

void TestVectors::expect(const QString &field, double value, double tolerance)
{
    QVERIFY2(m_vector.contains(field), qPrintable(field));
    m_checked.append(field);
    const double wanted = m_vector.value(field).toDouble(std::nan(""));
    QVERIFY2(std::abs(value - wanted) <= tolerance * std::abs(wanted),
             qPrintable(u"%1: %2, expected %3"_s.arg(field, QString::number(value, 'g', 17),
                                                     QString::number(wanted, 'g', 17))));
}

QJsonObject TestVectors::forecast(const QString &model, const QStringList &settings) const
{
    const QString file = QStringLiteral(RUNCAST_TEST_DATA "/../../core/catalog/data/models/%1.json").arg(model);
    QStringList words{u"forecast"_s, u"--config"_s, file, u"--json"_s, u"--set"_s, u"training.tokens=1e12"_s};
    const Answer answer = m_program.run(words + settings);
    if (answer.status != 0)
        qWarning("%s", answer.err.constData());
    return answer.json().object();
}

void TestVectors::parameters()
{
    const QJsonObject model = at(forecast(configs.value(m_name.section(u'_', 1))), "model");
    const QJsonObject forward = at(at(model, "flop_per_token"), "forward");
    expect(u"total"_s, number(model, "total_parameters"), 0);
    expect(u"active"_s, number(model, "active_parameters"), 0);
    expect(u"att"_s, number(forward, "projections") / 2, 0);
    expect(u"mlp_active"_s, (linear(forward) - number(forward, "projections")) / 2, 0);
    expect(u"matmul_nonlogit"_s, linear(forward) / 2, 0);
    expect(u"logit"_s, number(model, "logit_matrix_parameters"), 0);
}

void TestVectors::parametersOfDeepSeek()
{
    const QJsonObject model = at(forecast(u"deepseek-v3"_s), "model");
    const QJsonObject forward = at(at(model, "flop_per_token"), "forward");
    constexpr double layers = 61;
    expect(u"att_per_layer"_s, number(forward, "projections") / 2 / layers, 0);
    expect(u"total"_s, number(model, "total_parameters"), 0);
    expect(u"active"_s, number(model, "active_parameters"), 0);
    expect(u"active_minus_embed"_s, number(model, "active_parameters") - number(model, "input_embedding_parameters"),
           0);
    expect(u"matmul_nonlogit"_s, linear(forward) / 2, 0);
    expect(u"logit"_s, number(model, "logit_matrix_parameters"), 0);
}

void TestVectors::flop()
{
    const QString name = m_name.section(u'_', 1).section(u"_s"_s, 0, 0);
    const QString sequence = m_name.section(u"_s"_s, -1);
    const double s = sequence.toDouble();
    const QString setting = u"training.sequence_length="_s + sequence;
    const QJsonObject causal = at(at(forecast(configs.value(name), {setting}), "model"), "flop_per_token");
    const QJsonObject model = at(forecast(configs.value(name), {setting, u"training.flop_counting=full"_s}), "model");
    const QJsonObject full = at(model, "flop_per_token");
    const QJsonObject forward = at(causal, "forward");
    const double training = number(causal, "training"), sixN = number(causal, "six_n");
    expect(u"lin"_s, linear(forward), 0);
    expect(u"logit"_s, number(forward, "logits"), 0);
    expect(u"core_full"_s, number(at(full, "forward"), "attention"), 0);
    expect(u"core_causal_half"_s, number(forward, "attention"), 0);
    expect(u"core_causal_exact"_s, number(forward, "attention") * (s + 1) / s); // what the half leaves out
    expect(u"fwd_causal"_s, number(forward, "total"), 0);
    expect(u"fwd_full"_s, number(at(full, "forward"), "total"), 0);
    expect(u"train_causal"_s, training, 0);
    expect(u"train_full"_s, number(full, "training"), 0);
    expect(u"sixN_total"_s, 6 * number(model, "total_parameters"), 0);
    expect(u"sixN_active"_s, sixN, 0);
    expect(u"ratio_to_6Nactive_causal"_s, training / sixN);
    expect(u"ratio_full"_s, number(full, "training") / sixN);
    QCOMPARE(number(at(causal, "backward"), "total"), 2 * number(forward, "total"));
}

void TestVectors::flopOfDeepSeek()
{
    const QString setting = u"training.sequence_length="_s + m_name.section(u"_s"_s, -1);
    const QJsonObject causal = at(at(forecast(u"deepseek-v3"_s, {setting}), "model"), "flop_per_token");
    const QJsonObject full =
        at(at(forecast(u"deepseek-v3"_s, {setting, u"training.flop_counting=full"_s}), "model"), "flop_per_token");
    const QJsonObject forward = at(causal, "forward");
    expect(u"lin"_s, linear(forward), 0);
    expect(u"logit"_s, number(forward, "logits"), 0);
    expect(u"core_full"_s, number(at(full, "forward"), "attention"), 0);
    expect(u"core_causal"_s, number(forward, "attention"), 0);
    expect(u"train_causal"_s, number(causal, "training"), 0);
    expect(u"train_full"_s, number(full, "training"), 0);
    expect(u"sixN_active"_s, number(causal, "six_n"), 0);
    expect(u"ratio"_s, number(causal, "training") / number(causal, "six_n"));
    leaveOut(u"six_37e9"_s); // the paper's rounded 37 B, which the program does not count
}

void TestVectors::deepSeekRun()
{
    const QJsonObject run =
        forecast(u"deepseek-v3"_s, {u"training.tokens=14.8e12"_s, u"training.sequence_length=4096"_s});
    const double total = figure(run, "compute.training_flop");
    constexpr double seconds = 2.664e6 * 3600; // H800-hours, DeepSeek-V3 report, table 1
    expect(u"total_exact"_s, total);
    expect(u"tflops_gpu_exact"_s, total / seconds / 1e12);
    expect(u"mfu_bf16_989"_s, total / seconds / 989.5e12);
    expect(u"mfu_fp8_1979"_s, total / seconds / 1979e12);
    expect(u"tokens_per_gpu_s"_s, 14.8e12 / seconds);
    leaveOut(u"total_flop_6N37"_s); // of the rounded 37 B
    leaveOut(u"tflops_gpu_6N"_s);
}

void TestVectors::llamaRun()
{
    const QStringList settings{u"training.tokens=15.6e12"_s, u"training.sequence_length=8192"_s};
    const QJsonObject causal = forecast(u"llama-3.1-405b"_s, settings);
    const QJsonObject full = forecast(u"llama-3.1-405b"_s, settings + QStringList{u"training.flop_counting=full"_s});
    expect(u"sixND"_s, figure(causal, "compute.six_nd_flop"));
    expect(u"exact_causal"_s, figure(causal, "compute.training_flop"));
    expect(u"exact_full"_s, figure(full, "compute.training_flop"));
}

// 400 TFLOP/s on each of 16,384 accelerators.
void TestVectors::llamaSpeed()
{
    const QJsonObject run =
        forecast(u"llama-3.1-405b"_s, {u"training.tokens=15.6e12"_s, u"training.sequence_length=8192"_s});
    constexpr double flopPerSecond = 400e12 * 16384, secondsPerDay = 86400;
    expect(u"at400"_s, flopPerSecond / figure(run, "compute.flop_per_token"));
    expect(u"days_15p6T"_s, figure(run, "compute.training_flop") / flopPerSecond / secondsPerDay);
    expect(u"days_6ND"_s, figure(run, "compute.six_nd_flop") / flopPerSecond / secondsPerDay);
}

// Narayanan et al. 2021, section 5.1: GPT-3 with 51,200 tokens of vocabulary and full recompute, 1,536 sequences.
void TestVectors::narayanan()
{
    const QJsonObject flop =
        at(at(forecast(u"gpt3-175b"_s, {u"training.sequence_length=2048"_s, u"model.vocabulary_size=51200"_s,
                                        u"training.flop_counting=full"_s, u"training.recompute=full"_s}),
              "model"),
           "flop_per_token");
    constexpr double tokens = 1536.0 * 2048;
    const double withRecompute = number(flop, "training") + number(flop, "recompute");
    expect(u"per_token"_s, withRecompute);
    expect(u"F"_s, withRecompute * tokens);
    expect(u"no_recompute"_s, number(flop, "training") * tokens, 1e-3);
    leaveOut(u"ratio_6ND"_s); // of a rounded 174.6 B; the next line is the same with the exact count
    QVERIFY(std::abs(number(flop, "training") / number(flop, "six_n") - 1.0266) < 5e-3);
}

namespace {

/// One layer of a GPT in 16 bits on 8 tensor slices, a sequence of 2,048.
MemoryInput gptLayer(const QString &name)
{
    const double hidden = name == u"gpt3"_s ? 12288 : name == u"mtnlg530"_s ? 20480 : 25600;
    MemoryInput in;
    in.layers = 1;
    in.hidden = hidden;
    in.heads = name == u"gpt3"_s ? 96 : name == u"mtnlg530"_s ? 128 : 160;
    in.attentionWidth = 4 * hidden;
    in.ffnWidth = 4 * hidden;
    in.ffnTensors = 2;
    in.tensor = 8;
    in.sequence = 2048;
    in.style = MemoryStyle::Eager;
    in.recompute = Recompute::None;
    return in;
}

double activations(const MemoryInput &in)
{
    return stageMemory(in, 0).activations;
}

} // namespace

// Korthikanti et al. 2022, table 2. The program keeps the log-sum-exp of 4 bytes a head and token beside it, and no
// dropout masks where attention is fused: nobody trains large models with dropout any more.
void TestVectors::eagerActivations()
{
    if (m_name.endsWith("_frac_sel"_L1))
        return eagerShare();
    MemoryInput in = gptLayer(m_name.section(u'_', 1));
    const double tokens = in.sequence, sbh = tokens * in.hidden, t = in.tensor, logSumExp = 4 * in.heads * tokens;
    const double split = activations(in) - logSumExp / t;
    expect(u"tp"_s, split);
    expect(u"tpsp"_s, split - 10 * sbh * (1 - 1 / t)); // norms split as well
    expect(u"5as_over_h"_s, 5 * in.heads * in.sequence / in.hidden);
    MemoryInput fused = in;
    fused.style = MemoryStyle::Fused;
    expect(u"sel"_s, activations(fused) - logSumExp / t + 2 * sbh / t); // two dropout masks
    MemoryInput one = in;
    one.tensor = 1;
    expect(u"no"_s, activations(one) - logSumExp);
    // All is computed again: what is kept, beside the one layer that is at work.
    for (MemoryInput *each : {&in, &fused})
        each->recompute = Recompute::Full;
    const auto kept = [](MemoryInput layer) {
        const double once = activations(layer);
        layer.microBatches = 2;
        layer.pipeline = 2; // the first of two stages holds two
        layer.layers = 2;
        return activations(layer) - once;
    };
    expect(u"full_nosp"_s, kept(in));
    expect(u"full_sp"_s, kept(fused));
}

void TestVectors::eagerShare()
{
    const QJsonObject layer = m_all.value(m_name.section(u"_frac"_s, 0, 0)).toObject();
    expect(u"value"_s, number(layer, "sel") / number(layer, "tp"));
}

// A gated layer with fused attention at 8,192 tokens; through the table of stages that forecast prints.
void TestVectors::modernActivations()
{
    const QString config = configs.value(m_name.section(u'_', 1));
    const auto stage = [&](const char *tensor, const char *recompute) {
        const QJsonObject json = forecast(
            config, {u"training.sequence_length=8192"_s, u"training.global_batch_tokens=8192"_s,
                     u"cluster.accelerators="_s + QLatin1String(tensor), u"layout.tensor="_s + QLatin1String(tensor),
                     u"training.recompute="_s + QLatin1String(recompute)});
        return json.value(u"memory_stages"_s).toArray().first().toObject();
    };
    const QJsonObject whole = stage("1", "none"), eighth = stage("8", "none");
    const double layers = number(whole, "layers");
    constexpr double tokens = 8192, vocabulary = 128256;
    const double logits = 8 * tokens * vocabulary; // in 32 bits, and their gradient
    const double layer = (number(whole, "activations") - logits) / layers;
    expect(u"bytes_per_layer"_s, layer);
    expect(u"per_token_per_layer"_s, layer / tokens);
    expect(u"MiB"_s, layer / mebi);
    expect(u"all_layers_GiB"_s, layer * layers / gibi);
    expect(u"tp8_MiB"_s, (number(eighth, "activations") - logits / 8) / layers / mebi);
    const double hidden = config == u"llama-3.1-8b"_s ? 4096 : config == u"llama-3.1-70b"_s ? 8192 : 16384;
    expect(u"coef_h"_s, layer / tokens / hidden);
    expect(u"logits_fp32_GiB"_s, logits / 2 / gibi);
    expect(u"full_recompute_MiB"_s, (number(stage("1", "full"), "activations") - logits - layer) / layers / mebi);
}

// The held micro-batches of 1F1B; the times of these vectors are of section 5.
void TestVectors::inFlight()
{
    const QJsonArray held = m_vector.value(u"max_in_flight"_s).toArray();
    MemoryInput in = gptLayer(u"gpt3"_s);
    in.pipeline = double(held.size());
    in.layers = in.pipeline;
    in.microBatches = m_name.section(u"_m"_s, -1).toDouble();
    for (int stage = 0; stage < held.size(); ++stage)
        QCOMPARE(stageMemory(in, stage).inFlight, held[stage].toDouble());
    leaveOut(u"max_in_flight"_s);
    const double idle = pipelineIdleFraction(in.pipeline, 1, in.microBatches);
    expect(u"formula_total"_s, idle);
    expect(u"frac_total"_s, idle);
    expect(u"formula"_s, idle / (1 - idle));
    expect(u"bubble_over_ideal"_s, idle / (1 - idle));
    expect(u"ideal"_s, 3 * in.microBatches); // forward 1, backward 2
    expect(u"makespan"_s, 3 * in.microBatches / (1 - idle));
}

void TestVectors::interleaved()
{
    const QStringList parts = m_name.split(u'_');
    MemoryInput in = gptLayer(u"gpt3"_s);
    in.pipeline = parts[1].toDouble();
    in.microBatches = parts[2].toDouble();
    in.virtualStages = parts[3].toDouble();
    in.layers = in.pipeline * in.virtualStages;
    const double idle = pipelineIdleFraction(in.pipeline, in.virtualStages, in.microBatches);
    expect(u"bubble_over_ideal"_s, idle / (1 - idle));
    const double held = stageMemory(in, 0).inFlight;
    if (in.virtualStages > 1) {
        expect(u"act_penalty"_s, held / in.pipeline);
        expect(u"in_flight"_s, std::ceil(held));
    } else { // one virtual stage is not interleaved: the formula of the vector does not hold, 1F1B's does
        QCOMPARE(held, in.pipeline);
        leaveOut(u"act_penalty"_s);
        leaveOut(u"in_flight"_s);
    }
}

// Rajbhandari et al. 2020, figure 1; and 405 B with 32-bit gradients, whole and on 128 pieces.
void TestVectors::zero()
{
    const bool paper = m_name == u"zero_7p5B_64"_s;
    const double pieces = m_name.contains("tp8pp16"_L1) ? 128 : 1;
    for (int stage = 0; stage < 4; ++stage) {
        const StateBytes state =
            stateBytes(Precision::Bf16, Optimizer::AdamW, paper ? GradientPrecision::Sixteen : GradientPrecision::Fp32);
        expect(u"s%1"_s.arg(stage),
               localState(state, paper ? 7.5e9 : 405.853e9, pieces, paper ? 64 : 128, stage).total() / 1e9);
    }
}

void TestVectors::zeroOf70B()
{
    const QJsonArray stages = m_vector.value(u"value"_s).toArray();
    QCOMPARE(stages.size(), 4);
    const GradientPrecision gradients =
        m_name.endsWith("18B"_L1) ? GradientPrecision::Fp32 : GradientPrecision::Sixteen;
    const StateBytes state = stateBytes(Precision::Bf16, Optimizer::AdamW, gradients);
    for (int stage = 0; stage < 4; ++stage) {
        const double bytes = localState(state, 70553706496.0, 1, 64, stage).total();
        QVERIFY(std::abs(bytes / 1e9 - stages[stage].toDouble()) < 1e-9 * stages[stage].toDouble());
    }
    leaveOut(u"value"_s);
}

// TB of 405,853,388,800 weights in each scheme of section 4.
void TestVectors::stateOf405B()
{
    static const QMap<QString, QStringList> schemes{
        {u"fp32_adam"_s, {u"training.precision=fp32"_s}},
        {u"bf16_adam16"_s, {u"training.gradient_precision=16bit"_s}},
        {u"bf16_fp32g"_s, {u"training.gradient_precision=fp32"_s}},
        {u"adam8bit"_s, {u"training.optimizer=adamw_8bit"_s}},
        {u"dsv3_fp8"_s, {u"training.precision=fp8"_s, u"training.gradient_precision=fp32"_s}},
        {u"muon_fp32g"_s, {u"training.optimizer=muon"_s, u"training.gradient_precision=fp32"_s}},
        {u"adafactor_nomom"_s, {u"training.optimizer=adafactor"_s}},
        {u"bf16_pure"_s, {u"training.optimizer=adamw_bf16"_s}},
    };
    const QString scheme = m_name.section(u"mem_405_"_s, 1);
    QVERIFY2(schemes.contains(scheme), "a scheme that no setting gives");
    expect(u"value"_s, figure(forecast(u"llama-3.1-405b"_s, schemes.value(scheme)), "memory.state_bytes") / 1e12);
}

QTEST_GUILESS_MAIN(TestVectors)
#include "tst_vectors.moc"
