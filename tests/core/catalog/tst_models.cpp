// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/catalog/embedded_data.h"

#include <QTest>

using namespace runcast;

class TestModels : public QObject {
    Q_OBJECT

private slots:
    void everyPresetIsComplete();
    void publishedRuns_data();
    void publishedRuns();
    void missingStaysMissing();
    void refusesBrokenTables_data();
    void refusesBrokenTables();
};

void TestModels::everyPresetIsComplete()
{
    const Catalog &catalog = shippedCatalog();
    QVERIFY(catalog.models().size() >= 100);
    for (const ModelPreset &model : catalog.models()) {
        QVERIFY2(isComplete(model.architecture), model.id.c_str());
        QVERIFY2(!model.name.empty() && !model.organisation.empty() && model.year >= 2019, model.id.c_str());
        QVERIFY2(!model.source.empty() && !model.sourceDate.empty() && !model.confidence.empty(), model.id.c_str());
        QVERIFY2(model.acceleratorId.empty() || catalog.findAccelerator(model.acceleratorId), model.id.c_str());
        for (const std::optional<double> &value : {model.tokens, model.sequenceLength, model.globalBatchTokens,
                                                   model.accelerators, model.reportedMfu, model.reportedChipHours})
            QVERIFY2(!value || *value > 0, model.id.c_str());
    }
}

void TestModels::publishedRuns_data()
{
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<double>("tokens");
    QTest::addColumn<QByteArray>("accelerator");
    QTest::addColumn<double>("accelerators");
    QTest::newRow("Brown et al. 2020") << QByteArray("gpt3-175b") << 300e9 << QByteArray("v100-sxm2-32gb") << 10000.0;
    QTest::newRow("Zhang et al. 2022") << QByteArray("opt-175b") << 300e9 << QByteArray("a100-sxm-80gb") << 992.0;
    QTest::newRow("BigScience 2022") << QByteArray("bloom-176b") << 366e9 << QByteArray("a100-sxm-80gb") << 384.0;
    QTest::newRow("Llama Team 2024") << QByteArray("llama-3.1-405b") << 15.6e12 << QByteArray("h100-sxm") << 16384.0;
    QTest::newRow("DeepSeek-AI 2024") << QByteArray("deepseek-v3") << 14.8e12 << QByteArray("h800-sxm") << 2048.0;
}

void TestModels::publishedRuns()
{
    QFETCH(QByteArray, id);
    const ModelPreset *model = shippedCatalog().findModel(id.toStdString());
    QVERIFY(model);
    QTEST(model->tokens.value(), "tokens");
    QTEST(QByteArray::fromStdString(model->acceleratorId), "accelerator");
    QTEST(model->accelerators.value(), "accelerators");
}

void TestModels::missingStaysMissing()
{
    const ModelPreset *mixtral = shippedCatalog().findModel("mixtral-8x7b"); // tokens and cluster were never published
    QVERIFY(mixtral);
    QVERIFY(!mixtral->tokens && !mixtral->accelerators && mixtral->acceleratorId.empty());
    QCOMPARE(mixtral->publishedTotal.value(), std::int64_t(46'702'792'704));
}

void TestModels::refusesBrokenTables_data()
{
    QTest::addColumn<QByteArray>("from");
    QTest::addColumn<QByteArray>("to");
    QTest::newRow("tokens in words") << QByteArray(",300000000000,") << QByteArray(",many,");
    QTest::newRow("no tokens, not missing") << QByteArray(",300000000000,") << QByteArray(",0,");
    QTest::newRow("no config of that id") << QByteArray("\ngpt3-175b,") << QByteArray("\ngpt3-176b,");
    QTest::newRow("no organisation") << QByteArray(",OpenAI,") << QByteArray(",,");
    QTest::newRow("unknown confidence") << QByteArray(",secondary\n") << QByteArray(",certain\n");
}

void TestModels::refusesBrokenTables()
{
    QFETCH(QByteArray, from);
    QFETCH(QByteArray, to);
    const auto config = [](std::string_view id) { return embeddedFile("models/" + std::string(id) + ".json"); };
    const std::string_view table = embeddedFile("models.csv");
    QByteArray bytes(table.data(), qsizetype(table.size()));
    QVERIFY(loadModels(table, "models.csv", config));
    QVERIFY(bytes.contains(from));
    bytes.replace(from, to);
    QVERIFY(!loadModels({bytes.constData(), size_t(bytes.size())}, "models.csv", config));
}

QTEST_APPLESS_MAIN(TestModels)
#include "tst_models.moc"
