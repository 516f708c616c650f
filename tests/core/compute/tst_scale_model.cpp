// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "core/compute/scale_model.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace runcast;

class TestScaleModel : public QObject {
    Q_OBJECT

private slots:
    void keepsProportions_data();
    void keepsProportions();
    void toItsOwnSizeIsItself();
    void refuses_data();
    void refuses();
};

namespace {

const Architecture &shape(const QByteArray &id)
{
    const ModelPreset *preset = shippedCatalog().findModel(std::string_view(id.constData(), size_t(id.size())));
    if (!preset)
        qFatal("no preset %s", id.constData());
    return preset->architecture;
}

double ratio(std::int64_t a, std::int64_t b)
{
    return double(a) / double(b);
}

} // namespace

void TestScaleModel::keepsProportions_data()
{
    QTest::addColumn<QByteArray>("model");
    QTest::addColumn<double>("target");
    for (const char *model :
         {"llama-3.1-8b", "llama-3.1-405b", "mixtral-8x7b", "deepseek-v3", "gpt3-175b", "gemma-2-9b"}) {
        for (double target : {5e9, 70e9, 1e12})
            QTest::addRow("%s to %g", model, target) << QByteArray(model) << target;
    }
}

void TestScaleModel::keepsProportions()
{
    QFETCH(QByteArray, model);
    QFETCH(double, target);
    const Architecture &original = shape(model);
    const Result<Architecture> result = scaleArchitecture(original, target);
    QVERIFY(result);
    const Architecture &a = *result;
    QVERIFY(std::abs(double(countParameters(a)->total) / target - 1) < 0.03);
    const double depth = ratio(a.layers, a.hiddenSize) / ratio(original.layers, original.hiddenSize);
    QVERIFY2(depth > 0.45 && depth < 2.2, qPrintable(QString::number(depth)));
    if (original.ffnSize > 0)
        QVERIFY(std::abs(ratio(a.ffnSize, a.hiddenSize) / ratio(original.ffnSize, original.hiddenSize) - 1) < 0.1);
    QCOMPARE(a.headDim, original.headDim);
    QCOMPARE(a.experts, original.experts);
    QCOMPARE(a.vocabularySize, original.vocabularySize);
    QCOMPARE(a.heads % a.kvHeads, 0);
}

void TestScaleModel::toItsOwnSizeIsItself()
{
    for (const ModelPreset &preset : shippedCatalog().models()) {
        const double total = double(countParameters(preset.architecture)->total);
        const Result<Architecture> same = scaleArchitecture(preset.architecture, total);
        QVERIFY2(same && *same == preset.architecture, preset.id.c_str());
    }
}

void TestScaleModel::refuses_data()
{
    QTest::addColumn<double>("target");
    QTest::newRow("less than its vocabulary") << 1e6;
    QTest::newRow("nothing") << 0.0;
    QTest::newRow("negative") << -1e9;
    QTest::newRow("not a number") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("infinite") << std::numeric_limits<double>::infinity();
    QTest::newRow("beyond counting") << 1e30;
}

void TestScaleModel::refuses()
{
    QFETCH(double, target);
    QVERIFY(!scaleArchitecture(shape("llama-3.1-8b"), target));
    QVERIFY(!scaleArchitecture({}, 1e9));
}

QTEST_APPLESS_MAIN(TestScaleModel)
#include "tst_scale_model.moc"
