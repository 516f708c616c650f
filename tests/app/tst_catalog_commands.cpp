// SPDX-License-Identifier: MIT
#include "program.h"

#include <QDate>
#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace runcast::testing;
using namespace Qt::StringLiterals;

class TestCatalogCommands : public QObject {
    Q_OBJECT
private slots:
    void init();
    void previewChangesNothing();
    void keptPricesAreOfferedAndTakenBack();
    void againIsNoStep();
    void oldRentIsAFinding();
    void scenariosKeepTheirPricesUntilUpdated();
    void ownAcceleratorIsUsedReplacedAndKept();
    void exportedScenariosBringTheirRowsAlong();
    void refusedRowsNameColumnAndReason();
    void damagedRowsAreTold();

private:
    Answer run(const QStringList &arguments) const
    {
        return m_program->run(m_folder->filePath(u"a.runcast"_s), arguments);
    }
    QString write(const QString &name, const QByteArray &bytes) const;
    QString priceList() const;
    QStringList findings(const QString &scenario) const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

void TestCatalogCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_program = std::make_unique<Program>(m_folder->path());
}

QString TestCatalogCommands::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(m_folder->filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

QString TestCatalogCommands::priceList() const
{
    return write(u"vms.csv"_s, "InstanceType,AcceleratorName,AcceleratorCount,Price,SpotPrice,Region\n"
                               "gpu_8x_h100,H100,8,16.00,,eu\ngpu_8x_h100,H100,8,700,,us\nbroken\n");
}

QStringList TestCatalogCommands::findings(const QString &scenario) const
{
    const Answer answer = run({u"forecast"_s, scenario, u"--json"_s});
    QStringList ids;
    const QJsonArray found = answer.json().object()[u"findings"_s].toArray();
    for (const QJsonValue &one : found)
        ids.append(one.toObject()[u"id"_s].toString());
    return ids;
}

void TestCatalogCommands::previewChangesNothing()
{
    const Answer answer = run({u"catalog"_s, u"import"_s, priceList(), u"--json"_s});
    QVERIFY2(answer.status == 0, answer.err.constData());
    const QJsonObject json = answer.json().object();
    QCOMPARE(json[u"rows"_s].toInt(), 3);
    const QJsonObject change = json[u"changes"_s].toArray()[0].toObject();
    QCOMPARE(change[u"listed_usd"_s].toDouble(), 2.0);
    QCOMPARE(change[u"catalog_usd"_s].toDouble(), 2.4);
    QCOMPARE(json[u"refused"_s].toArray()[0].toObject()[u"place"_s].toString(), u"line 4"_s);
    QVERIFY(!json.contains(u"step"_s));
    QVERIFY(!QFile::exists(m_folder->filePath(u"a.runcast"_s)));
}

void TestCatalogCommands::keptPricesAreOfferedAndTakenBack()
{
    const auto listed = [this] {
        return run({u"catalog"_s, u"list"_s, u"prices"_s, u"--search"_s, u"gpu_8x_h100"_s}).out;
    };
    const Answer kept = run({u"catalog"_s, u"import"_s, priceList(), u"--provider"_s, u"Ours"_s, u"--keep"_s});
    QVERIFY2(kept.status == 0, kept.err.constData());
    QVERIFY2(kept.err.contains("runcast catalog undo 1"), kept.err.constData());
    QVERIFY2(listed().contains("Ours"), listed().constData());
    QCOMPARE(run({u"check"_s}).status, 0);
    QCOMPARE(run({u"catalog"_s, u"undo"_s, u"1"_s}).status, 0);
    const Answer again = run({u"catalog"_s, u"import"_s, priceList(), u"--json"_s}); // beside the shipped one again
    QCOMPARE(again.json().object()[u"changes"_s].toArray()[0].toObject()[u"catalog_usd"_s].toDouble(), 2.4);
    QCOMPARE(run({u"catalog"_s, u"undo"_s, u"1"_s, u"--redo"_s}).status, 0);
    QCOMPARE(run({u"catalog"_s, u"undo"_s, u"9"_s}).status, 1);
    QCOMPARE(run({u"catalog"_s, u"undo"_s, u"x"_s}).status, 1);
}

void TestCatalogCommands::againIsNoStep()
{
    const QStringList import{u"catalog"_s, u"import"_s, priceList(), u"--date"_s, u"2026-11-30"_s, u"--keep"_s};
    QVERIFY(run(import).err.contains("undo 1"));
    const Answer again = run(import);
    QCOMPARE(again.status, 0);
    QVERIFY2(!again.err.contains("undo"), again.err.constData());
    // Newer prices of the same offer take its place, as a step of their own.
    QStringList newer = import;
    newer[4] = u"2026-12-01"_s;
    QVERIFY(run(newer).err.contains("undo 2"));
}

void TestCatalogCommands::oldRentIsAFinding()
{
    QCOMPARE(run({u"new"_s, u"A"_s, u"--set"_s, u"cluster.accelerator=h100-sxm"_s}).status, 0);
    QVERIFY(findings(u"A"_s).contains(u"price.old"_s)); // the newest shipped price of it is of 2025
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    QCOMPARE(run({u"catalog"_s, u"import"_s, priceList(), u"--date"_s, today, u"--update"_s, u"A"_s}).status, 0);
    QVERIFY(!findings(u"A"_s).contains(u"price.old"_s));
}

void TestCatalogCommands::scenariosKeepTheirPricesUntilUpdated()
{
    QCOMPARE(run({u"new"_s, u"A"_s, u"--preset"_s, u"llama-3.1-405b"_s}).status, 0);
    const QByteArray before = run({u"forecast"_s, u"A"_s, u"--csv"_s}).out;
    const Answer none = run({u"catalog"_s, u"update"_s, u"A"_s, u"--json"_s});
    QVERIFY2(none.json().object()[u"changes"_s].toArray().isEmpty(), none.out.constData());
    // A price below all others moves the one that new scenarios start with.
    QCOMPARE(run({u"catalog"_s, u"import"_s, priceList(), u"--provider"_s, u"Ours"_s, u"--keep"_s}).status, 0);
    QCOMPARE(run({u"forecast"_s, u"A"_s, u"--csv"_s}).out, before);
    QVERIFY(findings(u"A"_s).contains(u"catalog.earlier"_s));
    const Answer offered = run({u"catalog"_s, u"update"_s, u"A"_s, u"--json"_s});
    const QJsonObject json = offered.json().object();
    QCOMPARE(json[u"changes"_s].toArray().size(), 1);
    const QJsonObject change = json[u"changes"_s].toArray()[0].toObject();
    QCOMPARE(change[u"parameter"_s].toString(), u"price.usd_per_accelerator_hour"_s);
    QCOMPARE(change[u"now"_s].toDouble(), 2.4);
    QVERIFY(change[u"catalog"_s].toDouble() < 2.4);
    QVERIFY(json[u"updated_total_usd"_s].toDouble() < json[u"total_usd"_s].toDouble());
    QCOMPARE(run({u"forecast"_s, u"A"_s, u"--csv"_s}).out, before); // only shown so far
    QCOMPARE(run({u"catalog"_s, u"update"_s, u"A"_s, u"--apply"_s}).status, 0);
    QVERIFY(run({u"forecast"_s, u"A"_s, u"--csv"_s}).out != before);
    QVERIFY(!findings(u"A"_s).contains(u"catalog.earlier"_s));
}

void TestCatalogCommands::ownAcceleratorIsUsedReplacedAndKept()
{
    const auto chip = [this](const QByteArray &id, const QByteArray &tflops) {
        return write(QString::fromUtf8(id) + u".csv"_s,
                     "id,name,vendor,memory_gb,peak_dense_tflops_bf16,scaleup_topology,tdp_w,source,confidence\n" + id +
                         ",Our chip,Us,96," + tflops + ",none,500,lab,primary\n");
    };
    const Answer added = run({u"catalog"_s, u"add"_s, u"accelerator"_s, chip("chip-1", "400")});
    QVERIFY2(added.status == 0, added.err.constData());
    const Answer made = run({u"new"_s, u"A"_s, u"--set"_s, u"cluster.accelerator=chip-1"_s});
    QVERIFY2(made.status == 0, made.err.constData());
    const QByteArray before = run({u"forecast"_s, u"A"_s, u"--csv"_s}).out;
    QVERIFY(!before.isEmpty());
    QCOMPARE(
        run({u"catalog"_s, u"add"_s, u"accelerator"_s, chip("chip-2", "800"), u"--replaces"_s, u"chip-1"_s}).status, 0);
    QCOMPARE(run({u"forecast"_s, u"A"_s, u"--csv"_s}).out, before); // what was computed stays as it was
    QVERIFY(findings(u"A"_s).contains(u"catalog.newer_row"_s));
    QCOMPARE(run({u"set"_s, u"A"_s, u"cluster.accelerator=chip-2"_s}).status, 0);
    QVERIFY(!findings(u"A"_s).contains(u"catalog.newer_row"_s));
    // Retired: a scenario that uses it keeps it.
    const QByteArray used = run({u"forecast"_s, u"A"_s, u"--csv"_s}).out;
    const auto retired = [this](const QString &id) {
        const QJsonArray rows =
            run({u"catalog"_s, u"list"_s, u"accelerators"_s, u"--search"_s, id, u"--json"_s}).json().array();
        return rows[0].toObject()[u"retired"_s].toBool() && rows[0].toObject()[u"own_row"_s].toInt() > 0;
    };
    QCOMPARE(run({u"catalog"_s, u"retire"_s, u"chip-2"_s}).status, 0);
    QVERIFY(retired(u"chip-2"_s));
    QCOMPARE(run({u"forecast"_s, u"A"_s, u"--csv"_s}).out, used);
    QCOMPARE(run({u"catalog"_s, u"retire"_s, u"#2"_s, u"--bring-back"_s}).status, 0);
    QVERIFY(!retired(u"chip-2"_s));
    QCOMPARE(run({u"catalog"_s, u"retire"_s, u"h100-sxm"_s}).status, 1);
}

void TestCatalogCommands::exportedScenariosBringTheirRowsAlong()
{
    const QString chip = write(u"chip.csv"_s, "id,name,vendor,memory_gb,peak_dense_tflops_bf16,scaleup_topology,tdp_w,"
                                              "source,confidence\nchip,Chip,Us,96,400,none,500,lab,primary\n");
    QCOMPARE(run({u"catalog"_s, u"add"_s, u"accelerator"_s, chip}).status, 0);
    QCOMPARE(run({u"new"_s, u"A"_s, u"--preset"_s, u"llama-3.1-70b"_s, u"--set"_s, u"cluster.accelerator=chip"_s,
                  u"cluster.accelerators=2048"_s})
                 .status,
             0);
    const QByteArray here = run({u"forecast"_s, u"A"_s, u"--csv"_s}).out;
    const QString other = m_folder->filePath(u"other.runcast"_s);
    for (const QString &name : {u"a.json"_s, u"a.pdf"_s}) {
        const QString file = m_folder->filePath(name);
        const QString command = name.endsWith(u".pdf") ? u"report"_s : u"export"_s;
        QCOMPARE(run({command, u"A"_s, u"-o"_s, file}).status, 0);
        const Answer imported = m_program->run(other, {u"import"_s, file});
        QVERIFY2(imported.status == 0, imported.err.constData());
        QCOMPARE(m_program->run(other, {u"forecast"_s, u"A"_s, u"--csv"_s}).out, here);
    }
    // The second file brought nothing new.
    const Answer rows = m_program->run(other, {u"catalog"_s, u"list"_s, u"accelerators"_s, u"--json"_s});
    int own = 0;
    for (const QJsonValue &row : rows.json().array())
        own += row.toObject()[u"own_row"_s].toInt() > 0 ? 1 : 0;
    QCOMPARE(own, 1);
}

void TestCatalogCommands::refusedRowsNameColumnAndReason()
{
    const QString file = write(u"bad.csv"_s, "id,name,vendor,tdp_w,scaleup_topology,source,confidence\n"
                                             "a,A,Us,500,none,lab,primary\nb,B,Us,-5,none,lab,primary\n");
    const Answer answer = run({u"catalog"_s, u"add"_s, u"accelerator"_s, file});
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.contains("tdp_w"), answer.err.constData());
    QVERIFY(!QFile::exists(m_folder->filePath(u"a.runcast"_s))); // none of them is kept
    QCOMPARE(run({u"catalog"_s, u"add"_s, u"colour"_s, file}).status, 1);
    QCOMPARE(run({u"catalog"_s, u"add"_s, u"region"_s, file}).status, 1);
}

void TestCatalogCommands::damagedRowsAreTold()
{
    QCOMPARE(run({u"catalog"_s, u"import"_s, priceList(), u"--keep"_s}).status, 0);
    QFile library(m_folder->filePath(u"a.runcast"_s));
    QVERIFY(library.open(QIODevice::ReadWrite));
    QByteArray bytes = library.readAll();
    const qsizetype at = bytes.indexOf("\"accelerator_id\":\"h100-sxm\"");
    QVERIFY(at > 0);
    bytes.replace(at, 27, "\"accelerator_id\":\"h1\x1b[-sxm\"");
    library.seek(0);
    library.write(bytes);
    library.close();
    const Answer checked = run({u"check"_s});
    QCOMPARE(checked.status, 1);
    QVERIFY2(checked.out.contains("Row 1 of your own catalog rows"), checked.out.constData());
    // Other commands work on without it, and say so.
    const Answer listed = run({u"catalog"_s, u"list"_s, u"accelerators"_s});
    QCOMPARE(listed.status, 0);
    QVERIFY2(listed.err.contains("Row 1"), listed.err.constData());
    QVERIFY(!checked.err.contains('\x1b') && !checked.out.contains('\x1b'));
}

QTEST_GUILESS_MAIN(TestCatalogCommands)
#include "tst_catalog_commands.moc"
