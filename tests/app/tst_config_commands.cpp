// SPDX-License-Identifier: MIT
#include "program.h"

#include "../core/test_data.h"
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/model_json.h"
#include "db/library.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace runcast;
using namespace runcast::testing;
using namespace Qt::StringLiterals;

/// Models that come in by file, and own presets, on the command line.
class TestConfigCommands : public QObject {
    Q_OBJECT
private slots:
    void answers_data();
    void answers();
    void printsTheModel();
    void packedDocuments();
    void ownPresets();
    void ownPresetsNeedNoLibrary();

private:
    QString library() const { return m_home.filePath(u"library.runcast"_s); }

    QTemporaryDir m_home;
    Program m_program{m_home.path()};
};

namespace {

QString hostile(const QString &file)
{
    return QStringLiteral(RUNCAST_TEST_DATA "/../core/catalog/hostile/") + file;
}

QString shipped(const QString &id)
{
    return QStringLiteral(RUNCAST_TEST_DATA "/../../core/catalog/data/models/%1.json").arg(id);
}

} // namespace

// hostile/expected.csv: what a person must be told about each file.
void TestConfigCommands::answers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<qint64>("total");
    const CsvTable table = testTable(hostile(u"expected.csv"_s));
    for (size_t row = 0; row < table.rowCount(); ++row) {
        const QByteArray file = textIn(table, row, "file");
        QTest::newRow(file.constData()) << QString::fromLatin1(file) << textIn(table, row, "answer")
                                        << textIn(table, row, "names") << qint64(numberIn(table, row, "total"));
    }
}

void TestConfigCommands::answers()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, names);
    QFETCH(qint64, total);
    const Answer made = m_program.run(
        library(), {u"new"_s, QString::fromLatin1(QTest::currentDataTag()), u"--config"_s, hostile(file)});
    const Answer forecast = m_program.run({u"forecast"_s, u"--config"_s, hostile(file), u"--json"_s});
    const int expected = answer == "refuse" ? 1 : 0;
    QCOMPARE(made.status, expected);
    QCOMPARE(forecast.status, expected);
    if (answer == "refuse") {
        for (const QByteArray &name : names.split('|')) {
            QVERIFY2(made.err.contains(name), made.err.constData());
            QVERIFY2(forecast.err.contains(name), forecast.err.constData());
        }
        QVERIFY2(made.err.contains(file.toUtf8()), made.err.constData()); // where
        return;
    }
    const QJsonObject whole = forecast.json().object();
    QCOMPARE(qint64(whole.value(u"model"_s).toObject().value(u"total_parameters"_s).toDouble()), total);
    QByteArray told;
    bool warns = false;
    for (const QJsonValue &finding : whole.value(u"findings"_s).toArray()) {
        told += finding.toObject().value(u"text"_s).toString().toUtf8() + '\n';
        warns = warns || (finding.toObject().value(u"id"_s).toString().startsWith("import."_L1) &&
                          finding.toObject().value(u"severity"_s).toString() == "warning"_L1);
    }
    QCOMPARE(warns, answer == "warn");
    for (const QByteArray &name : names.split('|')) {
        QVERIFY2(told.contains(name), told.constData());
        QVERIFY2(made.err.contains(name), made.err.constData());
    }
}

// The parameter tree sums to the total, the stages' layers to the layers.
void TestConfigCommands::printsTheModel()
{
    const QJsonObject whole =
        m_program
            .run({u"forecast"_s, u"--config"_s, shipped(u"deepseek-v3"_s), u"--json"_s, u"--set"_s,
                  u"layout.pipeline=4"_s, u"layout.expert=8"_s, u"training.global_batch_tokens=16777216"_s})
            .json()
            .object();
    const QJsonObject model = whole.value(u"model"_s).toObject();
    const QJsonArray blocks = model.value(u"blocks"_s).toArray();
    double leaves = 0, shares = 0;
    for (qsizetype i = 0; i < blocks.size(); ++i) {
        const QJsonObject block = blocks[i].toObject();
        const bool leaf = i + 1 == blocks.size() ||
                          blocks[i + 1].toObject().value(u"depth"_s).toInt() <= block.value(u"depth"_s).toInt();
        QVERIFY(!block.value(u"name"_s).toString().isEmpty());
        if (!leaf)
            continue;
        QVERIFY(!block.value(u"shape"_s).toString().isEmpty());
        leaves += block.value(u"count"_s).toDouble();
        shares += block.value(u"share"_s).toDouble();
    }
    QCOMPARE(leaves, 671026419200.0); // DeepSeek-V3 report: 671 B
    QVERIFY(std::abs(shares - 1) < 1e-12);
    double layers = 0;
    for (const QJsonValue &stage : whole.value(u"memory_stages"_s).toArray())
        layers += stage.toObject().value(u"layers"_s).toDouble();
    QCOMPARE(layers, 61.0);
    const QJsonObject blank =
        m_program.run({u"forecast"_s, u"--preset"_s, u"gpt2"_s, u"--json"_s, u"--set"_s, u"model.layers=0"_s})
            .json()
            .object();
    QVERIFY(blank.value(u"model"_s).isNull());
}

// Σ l² / Σ l takes the place of the sequence in attention, and of nothing else.
void TestConfigCommands::packedDocuments()
{
    const auto flop = [this](const QStringList &settings) {
        const Answer answer = m_program.run(
            QStringList{u"forecast"_s, u"--config"_s, shipped(u"llama-3.1-8b"_s), u"--json"_s, u"--set"_s} + settings);
        return answer.json().object().value(u"model"_s).toObject().value(u"flop_per_token"_s).toObject();
    };
    const auto forward = [](const QJsonObject &all) { return all.value(u"forward"_s).toObject(); };
    const QJsonObject packed = flop({u"training.sequence_length=131072"_s, u"training.packed_document_tokens=8192"_s});
    const QJsonObject alone = flop({u"training.sequence_length=8192"_s});
    QCOMPARE(forward(packed), forward(alone));
    QCOMPARE(packed.value(u"training"_s).toDouble(), 5.1470401536e10); // reference vector flops_llama31_8b_s8192
    const QJsonObject longer = flop({u"training.sequence_length=8192"_s, u"training.packed_document_tokens=131072"_s});
    QCOMPARE(forward(longer), forward(alone)); // no document is longer than its sequence
}

void TestConfigCommands::ownPresets()
{
    {
        auto made = Library::open(library());
        if (!made)
            made = Library::create(library());
        QVERIFY(made.has_value());
        Architecture ours = shippedCatalog().findModel("llama-3.1-8b")->architecture;
        ours.layers = 40;
        QVERIFY((*made)
                    ->insertPreset({.name = u"Our 10B"_s,
                                    .author = u"Ada"_s,
                                    .created = QDateTime(QDate(2026, 12, 1), QTime(8, 0), Qt::UTC),
                                    .json = modelToJson({"Our 10B", ours}, standardSchema())})
                    .has_value());
    }
    constexpr double total = 8030261248.0 + 8 * 218112000.0;
    const Answer list = m_program.run(library(), {u"catalog"_s, u"list"_s, u"models"_s, u"--json"_s});
    const QJsonObject first = list.json().array().first().toObject();
    QCOMPARE(first.value(u"id"_s).toString(), u"Our 10B"_s);
    QCOMPARE(first.value(u"confidence"_s).toString(), u"yours"_s);
    const Answer shown = m_program.run(library(), {u"catalog"_s, u"show"_s, u"Our 10B"_s, u"--json"_s});
    QCOMPARE(shown.status, 0);
    QVERIFY(shown.out.contains("Ada"));
    const Answer forecast = m_program.run(library(), {u"forecast"_s, u"--preset"_s, u"our 10b"_s, u"--json"_s});
    QCOMPARE(forecast.json().object().value(u"model"_s).toObject().value(u"total_parameters"_s).toDouble(), total);
    const Answer made = m_program.run(library(), {u"new"_s, u"From ours"_s, u"--preset"_s, u"Our 10B"_s});
    QVERIFY2(made.status == 0, made.err.constData());
    const Answer kept = m_program.run(library(), {u"show"_s, u"From ours"_s, u"--json"_s});
    const QJsonObject parameters = kept.json().object().value(u"parameters"_s).toObject();
    QCOMPARE(parameters.value(u"model.total_parameters"_s).toDouble(), total);
    const Answer near = m_program.run(library(), {u"new"_s, u"B"_s, u"--preset"_s, u"Our 10"_s});
    QCOMPARE(near.status, 1);
    QVERIFY2(near.err.contains("Our 10B"), near.err.constData());
}

void TestConfigCommands::ownPresetsNeedNoLibrary()
{
    const QString none = m_home.filePath(u"none.runcast"_s);
    QCOMPARE(m_program.run(none, {u"catalog"_s, u"list"_s, u"models"_s}).status, 0);
    QCOMPARE(m_program.run(none, {u"new"_s, u"A"_s, u"--preset"_s, u"no such"_s}).status, 1);
    QVERIFY(!QFile::exists(none));
}

QTEST_GUILESS_MAIN(TestConfigCommands)
#include "tst_config_commands.moc"
