// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runcast::testing;

namespace {

const QByteArray skyPilotHead =
    "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,Region,AvailabilityZone\n";
const QByteArray ownHead =
    "provider,sku,accelerator_id,accelerators_per_instance,usd_per_accelerator_hour,commitment,region,as_of_date,"
    "as_of_precision,superseded,source,confidence,notes\n";
constexpr const char *rent = "price.usd_per_accelerator_hour";

} // namespace

/// `runcast catalog import`: what a price list changes, and bringing scenarios up to date with it.
class TestCatalogImport : public QObject {
    Q_OBJECT
private slots:
    void init();
    void showsWhatChanges();
    void listsBadRows();
    void readsItsOwnColumns();
    void updateIsAVersionThatCanBeTakenBack();
    void updatesAllOrNone();
    void oldPricesAreFound();
    void refusesOddFiles_data();
    void refusesOddFiles();

private:
    Answer run(const QStringList &arguments) { return m_program.run(m_library, arguments); }
    Answer import(const QString &file, const QStringList &more = {})
    {
        return run(
            QStringList{u"catalog"_s, u"import"_s, file, u"--provider"_s, u"AWS"_s, u"--date"_s, u"2026-11-30"_s} +
            more);
    }
    QString write(const QString &name, const QByteArray &content);
    QString vms();
    QJsonObject shown(const QString &name) { return run({u"show"_s, name, u"--json"_s}).json().object(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    Program m_program{QString()};
    QString m_library;
};

void TestCatalogImport::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_program = Program(m_folder->path());
    m_library = m_folder->filePath(u"plans.runcast"_s);
    QCOMPARE(run({u"new"_s, u"Base"_s, u"--preset"_s, u"llama-3.1-405b"_s}).status, 0); // on H100, on demand
}

QString TestCatalogImport::write(const QString &name, const QByteArray &content)
{
    QFile file(m_folder->filePath(name));
    return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() ? file.fileName() : QString();
}

// 55.04 USD for eight H100 are 6.88 each; the cheaper region asks 48.00, 6 each.
QString TestCatalogImport::vms()
{
    return write(u"vms.csv"_s,
                 skyPilotHead + "p5,H100,8,192,2048,\"{'Gpus': [{'Name': 'H100', 'Count': 8}]}\",55.04,,us-east-1,a\n"
                                "p5,H100,eight,192,2048,,55.04,,us-east-1,a\n" // line 3
                                "p5,H100,8\n"                                  // line 4
                                "p5,H100,8,192,2048,,48.00,20.00,us-west-2,a\n"
                                "m5,,,2,8,,0.096,,us-east-1,a\n"
                                "tpu,tpu-v6e-1,1,,,,700.0,,us-east5,b\n"
                                "p5e,H200,8,192,2048,,,,us-east-1,a\n"
                                "x1,FutureChip,8,1,1,,24,,r,a\n"
                                "p5,H100,8,192,2048,\"never closed,55.04,,us-east-1,a\n"); // line 10
}

void TestCatalogImport::showsWhatChanges()
{
    const Answer answer = import(vms(), {u"--json"_s});
    QCOMPARE(answer.status, 0);
    const QJsonObject json = answer.json().object();
    QCOMPARE(json[u"rows"].toInt(), 9);
    QCOMPARE(json[u"prices"].toInt(), 3); // two on demand, one spot
    QCOMPARE(json[u"without_accelerator"].toInt(), 1);
    QCOMPARE(json[u"without_price"].toInt(), 2);
    QCOMPARE(json[u"unknown_accelerators"].toObject(), (QJsonObject{{u"FutureChip"_s, 1}}));
    const QJsonArray changes = json[u"changes"].toArray();
    QCOMPARE(changes.size(), 2);
    QCOMPARE(changes[0][u"accelerator"].toString(), u"h100-sxm"_s);
    QCOMPARE(changes[0][u"option"].toString(), u"on_demand"_s);
    QCOMPARE(changes[0][u"listed_usd"].toDouble(), 6.0);
    QCOMPARE(changes[0][u"region"].toString(), u"us-west-2"_s);
    QCOMPARE(changes[0][u"date"].toString(), u"2026-11-30"_s);
    QCOMPARE(changes[0][u"offers"].toInt(), 2);
    QCOMPARE(changes[1][u"option"].toString(), u"spot"_s);
    QCOMPARE(changes[1][u"listed_usd"].toDouble(), 2.5);
    QCOMPARE(shown(u"Base"_s)[u"version"].toInt(), 1); // a preview only
    const QJsonArray there =
        import(vms(), {u"--region"_s, u"us-east-1"_s, u"--json"_s}).json().object()[u"changes"].toArray();
    QCOMPARE(there.size(), 1);
    QCOMPARE(there[0][u"listed_usd"].toDouble(), 6.88);
}

void TestCatalogImport::listsBadRows()
{
    const Answer answer = import(vms());
    QCOMPARE(answer.status, 0);
    for (const char *part : {"9 rows: 3 prices", "3 refused", "line 3: ", "line 4: ", "line 10: ", "FutureChip (1)"})
        QVERIFY2(answer.err.contains(part), answer.err.constData());
    QVERIFY(!answer.err.contains("line 5: "));
    const QJsonArray refused = import(vms(), {u"--json"_s}).json().object()[u"refused"].toArray();
    QCOMPARE(refused.size(), 3);
    QCOMPARE(refused[2][u"place"].toString(), u"line 10"_s);
}

void TestCatalogImport::readsItsOwnColumns()
{
    const QString file =
        write(u"own.csv"_s, ownHead + "\"Cloud, Inc.\",x,h100-sxm,8,1.95,on_demand,eu,2026-10,month,,offer "
                                      "12,primary,\n"
                                      "Cloud,x,h100-sxm,8,900,on_demand,eu,2026-11-01,day,,offer,primary,\n"
                                      "Cloud,x\n");
    const QJsonObject json = run({u"catalog"_s, u"import"_s, file, u"--json"_s}).json().object();
    QCOMPARE(json[u"rows"].toInt(), 3);
    QCOMPARE(json[u"refused"].toArray().size(), 2);
    QCOMPARE(json[u"refused"][0][u"place"].toString(), u"line 3"_s);
    QCOMPARE(json[u"changes"][0][u"listed_usd"].toDouble(), 1.95);
    QCOMPARE(json[u"changes"][0][u"date"].toString(), u"2026-10"_s);
}

void TestCatalogImport::updateIsAVersionThatCanBeTakenBack()
{
    const QJsonObject before = shown(u"Base"_s);
    const Answer updated = import(vms(), {u"--update"_s, u"Base"_s});
    QCOMPARE(updated.status, 0);
    const QJsonObject after = shown(u"Base"_s);
    QCOMPARE(after[u"version"].toInt(), 2);
    QCOMPARE(after[u"parameters"][QLatin1StringView(rent)].toDouble(), 6.0);
    QVERIFY(before[u"parameters"][QLatin1StringView(rent)].toDouble() != 6.0);
    QCOMPARE(run({u"restore"_s, u"Base"_s, u"--version"_s, u"1"_s}).status, 0);
    const QJsonObject restored = shown(u"Base"_s);
    QCOMPARE(restored[u"version"].toInt(), 3);
    QCOMPARE(restored[u"parameters"], before[u"parameters"]);
}

void TestCatalogImport::updatesAllOrNone()
{
    QCOMPARE(
        run({u"new"_s, u"Elsewhere"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--set"_s, u"cluster.accelerator=mi300x"_s})
            .status,
        0);
    const Answer answer = import(vms(), {u"--update"_s, u"Base"_s, u"--update"_s, u"Elsewhere"_s});
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.contains("mi300x"), answer.err.constData());
    QCOMPARE(shown(u"Base"_s)[u"version"].toInt(), 1);
}

/// The date of a report is its today: the same date gives the same bytes, a later one finds the price of 2026-11-30
/// old.
void TestCatalogImport::oldPricesAreFound()
{
    QCOMPARE(import(vms(), {u"--update"_s, u"Base"_s}).status, 0);
    const auto report = [this](const QString &date) {
        const QString file = m_folder->filePath(date + u".json"_s);
        const Answer answer = run({u"report"_s, u"Base"_s, u"--date"_s, date, u"-o"_s, file});
        QFile read(file);
        return answer.status == 0 && read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
    };
    const QByteArray fresh = report(u"2027-02-28"_s), old = report(u"2027-03-01"_s);
    QVERIFY(!fresh.isEmpty() && !fresh.contains("\"price.old\""));
    QVERIFY2(old.contains("\"price.old\"") && old.contains("91 days ago"), old.left(2000).constData());
    QCOMPARE(report(u"2027-03-01"_s), old);
}

void TestCatalogImport::refusesOddFiles_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("other columns") << QByteArray("a,b\n1,2\n");
    QTest::newRow("bytes of no text") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR\xff\xfe", 18);
    QTest::newRow("a column twice") << QByteArray("AcceleratorName,AcceleratorCount,Price,Price\nH100,8,1,1\n");
    QTest::newRow("ten thousand columns")
        << QByteArray("AcceleratorName,AcceleratorCount,Price") + QByteArray(",x").repeated(10000) + "\n";
    QTest::newRow("nothing but quotes") << QByteArray(100000, '"');
}

void TestCatalogImport::refusesOddFiles()
{
    QFETCH(QByteArray, content);
    const Answer answer = import(write(u"odd.csv"_s, content), {u"--update"_s, u"Base"_s});
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.out.isEmpty() && answer.err.contains("odd.csv"));
    QCOMPARE(shown(u"Base"_s)[u"version"].toInt(), 1);
    QCOMPARE(import(m_folder->filePath(u"none.csv"_s)).status, 1);
    QCOMPARE(run({u"catalog"_s, u"import"_s, vms(), u"--date"_s, u"yesterday"_s}).status, 2);
}

QTEST_GUILESS_MAIN(TestCatalogImport)
#include "tst_catalog_import.moc"
