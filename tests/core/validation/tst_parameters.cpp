// SPDX-License-Identifier: MIT
#include "../test_data.h"

#include "core/catalog/catalog.h"
#include "core/catalog/embedded_data.h"
#include "core/validation/parameters.h"

#include <QFileInfo>

#include <algorithm>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestParameters : public QObject {
    Q_OBJECT

private slots:
    void everyPresetAgreesOrIsExplained();
    void differences_data();
    void differences();
    void aNoteAloneExcusesNothing();
    void summary();
    void folder();
    void folderWithoutFiles();
    void sharedFolder();
};

namespace {

Result<std::string> shippedConfig(std::string_view file)
{
    const std::string_view bytes = embeddedFile("models/" + std::string(file));
    if (bytes.empty())
        return Error{.code = ErrorCode::NotFound, .reason = "not there"};
    return std::string(bytes);
}

const ParameterRow *find(const std::vector<ParameterRow> &rows, const QByteArray &id)
{
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&id](const ParameterRow &row) { return id == row.id.c_str(); });
    return found == rows.end() ? nullptr : &*found;
}

} // namespace

void TestParameters::everyPresetAgreesOrIsExplained()
{
    const std::vector<ParameterRow> rows = validateParameters(shippedCatalog().models());
    QCOMPARE(rows.size(), shippedCatalog().models().size());
    size_t exact = 0;
    for (const ParameterRow &row : rows) {
        QVERIFY2(row.ok, (row.id + ": " + explanation(row)).c_str());
        QVERIFY2(row.difference() == 0 || !explanation(row).empty(), row.id.c_str());
        exact += row.published && row.difference() == 0 ? 1 : 0;
    }
    QVERIFY(exact >= 80);
}

// All that differ, and the parts that explain it to the unit.
void TestParameters::differences_data()
{
    QTest::addColumn<qint64>("difference");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char *id, qint64 difference, const char *says) {
        QTest::newRow(id) << difference << QByteArray(says);
    };
    row("deepseek-v3.2", -13'477'385'728,
        "multi-token prediction: 11624027648; second copies of embedding and output matrix: 1853358080");
    row("falcon-180b", -965'476'352, "tied output matrix stored once more: 965476352");
    row("falcon-40b", -532'676'608, "tied output matrix stored once more: 532676608");
    row("gemma-3-27b", -423'060'336, "vision tower and projector: 423060336");
    row("gemma-3-4b", -419'816'304, "vision tower and projector: 419816304");
    row("glm-4.5", -5'539'962'272,
        "multi-token prediction: 3988069792; second copies of embedding and output matrix: 1551892480");
    row("glm-4.5-air", -3'616'573'568,
        "multi-token prediction: 2375059584; second copies of embedding and output matrix: 1241513984");
    row("glm-5", -9'952'920'576, "multi-token prediction: 9952920576");
    row("glm-5.2", -9'952'920'576, "multi-token prediction: 9952920576");
    row("kimi-k2", -3'416, "unknown role");
    row("llama-4-maverick", -871'932'416, "vision tower and projector: 871932416");
    row("llama-4-scout", -871'932'416, "vision tower and projector: 871932416");
}

void TestParameters::differences()
{
    QFETCH(QByteArray, says);
    const std::vector<ParameterRow> rows = validateParameters(shippedCatalog().models());
    const ParameterRow *row = find(rows, QTest::currentDataTag());
    QVERIFY(row);
    QTEST(qint64(row->difference()), "difference");
    QVERIFY2(explanation(*row).find(says.toStdString()) != std::string::npos, explanation(*row).c_str());
}

void TestParameters::aNoteAloneExcusesNothing()
{
    ModelPreset preset = *shippedCatalog().findModel("kimi-k2");
    QVERIFY(validateParameters({&preset, 1}).front().ok);
    preset.publishedTotal = *preset.publishedTotal + 1; // the note explains another difference
    QVERIFY(!validateParameters({&preset, 1}).front().ok);
}

void TestParameters::summary()
{
    const ValidationSummary all = summariseParameters(validateParameters(shippedCatalog().models()));
    QCOMPARE(all.items.size(), shippedCatalog().models().size());
    QVERIFY(all.rows < all.items.size()); // some have no published total
    QCOMPARE(all.medianError, 0.0);
    QVERIFY(all.worstError < 0 && all.worstError > -0.11); // Gemma 3 4B: a tenth of it is the vision part
}

void TestParameters::folder()
{
    const std::string index = "file,importer_should,exact_total_params\n"
                              "configs/gpt2.json,accept,124439808\n"
                              "gpt2-xl.json,accept,1557611201\n"
                              "falcon-40b.json,accept,41835970560\n"
                              "mpt-30b.json,accept,\n"
                              "dbrx.json,refuse: for the test,\n"
                              "absent.json,accept,1\n";
    const Result<std::vector<ParameterRow>> rows = validateParameterFolder(index, "index.csv", shippedConfig);
    QVERIFY(rows);
    QList<bool> ok;
    for (const ParameterRow &row : *rows)
        ok << row.ok;
    QCOMPARE(ok, (QList<bool>{true, false, true, true, false, false}));
    QCOMPARE(rows->at(1).difference(), std::int64_t(-1));
    QVERIFY(rows->at(2).note.empty() && !rows->at(2).extras.empty()); // explained without a note
}

void TestParameters::folderWithoutFiles()
{
    QVERIFY(!validateParameterFolder("model\ngpt2\n", "index.csv", shippedConfig));
    QVERIFY(!validateParameterFolder("\"", "index.csv", shippedConfig));
    QVERIFY(validateParameterFolder("file\n", "index.csv", shippedConfig)->empty());
}

void TestParameters::sharedFolder()
{
    const QString folder = QStringLiteral(RUNCAST_SHARED "/models/");
    if (!QFileInfo::exists(folder + u"index.csv"_s))
        QSKIP("the shared folder of models is not here");
    const auto config = [&folder](std::string_view file) -> Result<std::string> {
        return fileBytes(folder + QString::fromUtf8(file.data(), qsizetype(file.size())));
    };
    const auto rows = validateParameterFolder(fileBytes(folder + u"index.csv"_s), "index.csv", config);
    QVERIFY(rows);
    QVERIFY(rows->size() > 100);
    for (const ParameterRow &row : *rows)
        QVERIFY2(row.ok, (row.id + ": " + explanation(row)).c_str());
}

QTEST_APPLESS_MAIN(TestParameters)
#include "tst_parameters.moc"
