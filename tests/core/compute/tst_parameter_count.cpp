// SPDX-License-Identifier: MIT
#include "../test_data.h"

#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"

using namespace runcast;
using namespace Qt::StringLiterals;

using Spoil = void (*)(Architecture &);
Q_DECLARE_METATYPE(Spoil)

class TestParameterCount : public QObject {
    Q_OBJECT

private slots:
    void counts_data();
    void counts();
    void layers_data();
    void layers();
    void matrices_data();
    void matrices();
    void leavesSumToTotal_data() { everyPreset(); }
    void leavesSumToTotal();
    void parentsHoldTheirChildren_data() { everyPreset(); }
    void parentsHoldTheirChildren();
    void refusesIncomplete_data();
    void refusesIncomplete();
    void overflowIsAnError();
    void sparsePatterns_data();
    void sparsePatterns();

private:
    static void everyPreset();
};

namespace {

const Architecture &shape(const QByteArray &id)
{
    const ModelPreset *preset = shippedCatalog().findModel(std::string_view(id.constData(), size_t(id.size())));
    if (!preset)
        qFatal("no preset %s", id.constData());
    return preset->architecture;
}

Architecture smallModel()
{
    Architecture a;
    a.layers = 4;
    a.hiddenSize = 512;
    a.ffnSize = 1376;
    a.heads = 8;
    a.kvHeads = 2;
    a.headDim = 64;
    a.vocabularySize = 32000;
    return a;
}

} // namespace

void TestParameterCount::everyPreset()
{
    QTest::addColumn<QByteArray>("model");
    for (const ModelPreset &preset : shippedCatalog().models())
        QTest::newRow(preset.id.c_str()) << QByteArray::fromStdString(preset.id);
}

// counts.csv: an independent count of the same files by a script from the published modelling code; totals agree with
// published ones where there are any (see tst_parameters).
void TestParameterCount::counts_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<QList<double>>("expected");
    const CsvTable table = testTable(QStringLiteral(RUNCAST_TEST_DATA "/counts.csv"));
    for (size_t row = 0; row < table.rowCount(); ++row) {
        QList<double> expected;
        for (const char *column : {"total", "active", "non_embedding", "input_embedding", "learned_positions",
                                   "output_matrix", "router_bias"})
            expected << numberIn(table, row, column);
        const QByteArray model = textIn(table, row, "model");
        QTest::newRow(model.constData()) << model << expected;
    }
    QCOMPARE(table.rowCount(), shippedCatalog().models().size());
}

void TestParameterCount::counts()
{
    QFETCH(QByteArray, model);
    QFETCH(QList<double>, expected);
    const ParameterCount count = countParameters(shape(model)).value();
    const QList<double> counted = {
        double(count.total),          double(count.active),           double(count.nonEmbedding()),
        double(count.inputEmbedding), double(count.learnedPositions), double(count.outputMatrix),
        double(count.balancingBias)};
    QCOMPARE(counted, expected);
}

// Weights of one layer, from the published modelling code of each family.
void TestParameterCount::layers_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("dense");
    QTest::addColumn<qint64>("sparse");
    QTest::addColumn<qint64>("sparseLayers");
    const auto row = [](const char *model, qint64 dense, qint64 sparse = 0, qint64 sparseLayers = 0) {
        QTest::newRow(model) << QByteArray(model) << dense << sparse << sparseLayers;
    };
    row("gpt2", 7'087'872);
    row("gpt3-175b", 1'812'099'072);
    row("pythia-6.9b", 201'379'840);
    row("llama-3.1-8b", 218'112'000);
    row("llama-3.1-405b", 3'187'703'808);
    row("qwen2.5-7b", 233'057'792);
    row("gemma-2-9b", 198'195'200);
    row("falcon-40b", 679'510'016);
    row("mixtral-8x7b", 0, 1'451'270'144, 32);
    row("qwen3-30b-a3b", 0, 623'120'640, 48);
    row("llama-4-maverick", 314'583'040, 16'295'536'640, 24);
    row("deepseek-v3", 583'483'392, 11'507'286'016, 58);
    row("gpt-oss-120b", 0, 3'213'080'192, 36);
    row("glm-4.5", 325'083'392, 3'935'625'472, 89);
    row("kimi-k2", 497'500'160, 17'059'364'864, 60);
}

void TestParameterCount::layers()
{
    QFETCH(QByteArray, model);
    const ParameterCount count = countParameters(shape(model)).value();
    QTEST(qint64(count.denseLayer), "dense");
    QTEST(qint64(count.sparseLayer), "sparse");
    QTEST(qint64(count.sparseLayers), "sparseLayers");
}

// Weights of matrix products, reference vectors "params_*" computed from the papers' shapes.
void TestParameterCount::matrices_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<qint64>("products");
    QTest::addColumn<qint64>("logits");
    const auto row = [](const char *model, qint64 products, qint64 logits) {
        QTest::newRow(model) << QByteArray(model) << products << logits;
    };
    row("gpt3-175b", 173'946'175'488, 617'558'016);
    row("llama-3.1-8b", 6'979'321'856, 525'336'576);
    row("llama-3.1-70b", 68'451'041'280, 1'050'673'152);
    row("llama-3.1-405b", 401'646'551'040, 2'101'346'304);
    row("mixtral-8x7b", 12'617'515'008, 131'072'000);
    row("deepseek-v3", 35'697'917'952, 926'679'040);
}

void TestParameterCount::matrices()
{
    QFETCH(QByteArray, model);
    const ParameterCount count = countParameters(shape(model)).value();
    QTEST(qint64(count.matmulActive), "products");
    QTEST(qint64(count.logitMatmul), "logits");
}

void TestParameterCount::leavesSumToTotal()
{
    QFETCH(QByteArray, model);
    const std::vector<ParameterBlock> tree = parameterTree(shape(model));
    qint64 sum = 0;
    for (size_t i = 0; i < tree.size(); ++i) {
        const bool leaf = i + 1 == tree.size() || tree[i + 1].depth <= tree[i].depth;
        if (leaf)
            sum += tree[i].each * tree[i].times;
    }
    QCOMPARE(sum, qint64(countParameters(shape(model))->total));
    QCOMPARE(qint64(tree.front().each), sum);
}

void TestParameterCount::parentsHoldTheirChildren()
{
    QFETCH(QByteArray, model);
    const std::vector<ParameterBlock> tree = parameterTree(shape(model));
    for (size_t i = 0; i < tree.size(); ++i) {
        qint64 children = 0;
        for (size_t k = i + 1; k < tree.size() && tree[k].depth > tree[i].depth; ++k)
            children += tree[k].depth == tree[i].depth + 1 ? tree[k].each * tree[k].times : 0;
        if (children > 0)
            QVERIFY2(children == tree[i].each * tree[i].times, tree[i].name.c_str());
    }
}

void TestParameterCount::refusesIncomplete_data()
{
    QTest::addColumn<Spoil>("spoil");
    const auto row = [](const char *name, Spoil spoil) { QTest::newRow(name) << spoil; };
    row("nothing known", [](Architecture &a) { a = {}; });
    row("no layers", [](Architecture &a) { a.layers = 0; });
    row("negative width", [](Architecture &a) { a.hiddenSize = -512; });
    row("no vocabulary", [](Architecture &a) { a.vocabularySize = 0; });
    row("no MLP", [](Architecture &a) { a.ffnSize = 0; });
    row("no key-value heads", [](Architecture &a) { a.kvHeads = 0; });
    row("more experts chosen than there are", [](Architecture &a) { a.expertsPerToken = 16; });
    row("experts without width", [](Architecture &a) { a.expertFfnSize = 0; });
    row("step of 0", [](Architecture &a) { a.sparseStep = 0; });
    row("a size beyond the range", [](Architecture &a) { a.hiddenSize = maxModelSize + 1; });
    row("latent attention without ranks", [](Architecture &a) { a.attention = AttentionKind::Latent; });
}

void TestParameterCount::refusesIncomplete()
{
    QFETCH(Spoil, spoil);
    Architecture a = smallModel();
    a.experts = 8;
    a.expertsPerToken = 2;
    a.expertFfnSize = 64;
    a.denseLayers = 1;
    QVERIFY(countParameters(a));
    spoil(a);
    QVERIFY(!countParameters(a));
    QVERIFY(parameterTree(a).empty());
}

void TestParameterCount::overflowIsAnError()
{
    Architecture a = smallModel();
    a.hiddenSize = a.ffnSize = a.vocabularySize = maxModelSize;
    QVERIFY(isComplete(a));
    QVERIFY(!countParameters(a));
    for (std::int64_t layers = 1; layers < maxModelSize; layers *= 10) { // no count on the way may wrap
        a.layers = layers;
        const Result<ParameterCount> count = countParameters(a);
        QVERIFY(!count || count->total > 0);
    }
}

// Which layers have experts, counted one by one by the rule of the family's modelling code.
void TestParameterCount::sparsePatterns_data()
{
    QTest::addColumn<int>("layers");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("step");
    QTest::addColumn<int>("offset");
    for (int layers : {1, 7, 48, 61}) {
        for (int first : {0, 1, 3, 7}) {
            for (int step : {1, 2, 3})
                for (int offset = 0; offset < step; ++offset)
                    QTest::addRow("%d layers, first %d dense, every %d from %d", layers, first, step, offset)
                        << layers << first << step << offset;
        }
    }
}

void TestParameterCount::sparsePatterns()
{
    QFETCH(int, layers);
    QFETCH(int, first);
    QFETCH(int, step);
    QFETCH(int, offset);
    Architecture a = smallModel();
    a.layers = layers;
    a.experts = 8;
    a.denseLayers = first;
    a.sparseStep = step;
    a.sparseOffset = offset;
    int expected = 0;
    for (int i = 0; i < layers; ++i)
        expected += i >= first && i % step == offset ? 1 : 0;
    QCOMPARE(int(sparseLayerCount(a)), expected);
}

QTEST_APPLESS_MAIN(TestParameterCount)
#include "tst_parameter_count.moc"
