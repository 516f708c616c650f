// SPDX-License-Identifier: MIT
#include "program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runcast::testing;

/// Wrong and right usage: exit statuses, and words on stderr that say what to do.
class TestUsage : public QObject {
    Q_OBJECT
private slots:
    void wrongUsage_data();
    void wrongUsage();
    void notThere_data();
    void notThere();
    void helpOfEveryCommand();
    void commonOptionsBeforeAndAfter();
    void speaksGerman();

private:
    QTemporaryDir m_home;
    Program m_program{m_home.path()};
};

void TestUsage::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("named"); // in the message
    QTest::newRow("unknown command") << QStringList{u"forcast"_s} << QByteArray("forecast");
    QTest::newRow("unknown option") << QStringList{u"list"_s, u"--colour"_s} << QByteArray("--colour");
    QTest::newRow("no scenario") << QStringList{u"show"_s} << QByteArray("SCENARIO");
    QTest::newRow("nothing to forecast") << QStringList{u"forecast"_s} << QByteArray("--preset");
    QTest::newRow("two to forecast") << QStringList{u"forecast"_s, u"A"_s, u"--preset"_s, u"bloom-176b"_s}
                                     << QByteArray("SCENARIO");
    QTest::newRow("no equals sign") << QStringList{u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--set"_s,
                                                   u"schedule.mfu"_s}
                                    << QByteArray("schedule.mfu");
    QTest::newRow("no value") << QStringList{u"forecast"_s, u"--preset"_s} << QByteArray("--preset");
    QTest::newRow("no number") << QStringList{u"show"_s, u"A"_s, u"--version"_s, u"two"_s} << QByteArray("--version");
    QTest::newRow("one to compare") << QStringList{u"compare"_s, u"A"_s} << QByteArray("two");
    QTest::newRow("no output") << QStringList{u"report"_s, u"A"_s} << QByteArray("--output");
    QTest::newRow("unknown ending") << QStringList{u"report"_s, u"A"_s, u"-o"_s, u"x.doc"_s} << QByteArray("x.doc");
    QTest::newRow("no date") << QStringList{u"report"_s, u"A"_s, u"-o"_s, u"x.pdf"_s, u"--date"_s, u"2027-02-30"_s}
                             << QByteArray("2027-02-30");
    QTest::newRow("unknown kind") << QStringList{u"report"_s, u"A"_s, u"-o"_s, u"x.pdf"_s, u"--kind"_s, u"poem"_s}
                                  << QByteArray("poem");
    QTest::newRow("unknown status") << QStringList{u"status"_s, u"A"_s, u"done"_s} << QByteArray("draft");
    QTest::newRow("unknown language") << QStringList{u"list"_s, u"--language"_s, u"tlh"_s} << QByteArray("de");
    QTest::newRow("half a group") << QStringList{u"catalog"_s} << QByteArray("list, show");
    QTest::newRow("preset and config") << QStringList{u"new"_s,        u"A"_s,        u"--preset"_s,
                                                      u"bloom-176b"_s, u"--config"_s, u"c.json"_s}
                                       << QByteArray("--config");
    QTest::newRow("twice") << QStringList{u"forecast"_s, u"--preset"_s, u"a"_s, u"--preset"_s, u"b"_s}
                           << QByteArray("--preset");
    QTest::newRow("nothing to validate") << QStringList{u"validate"_s} << QByteArray("--parameters");
}

void TestUsage::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, named);
    const Answer answer = m_program.run(arguments);
    QCOMPARE(answer.status, 2);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY2(answer.err.startsWith("runcast: "), answer.err.constData());
    QVERIFY2(answer.err.contains(named), answer.err.constData());
    QVERIFY2(answer.err.contains("--help"), answer.err.constData());
}

void TestUsage::notThere_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("named");
    const QStringList forecast{u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--set"_s};
    QTest::newRow("no library") << QStringList{u"list"_s} << QByteArray("runcast new");
    QTest::newRow("no such library") << QStringList{u"list"_s, u"--library"_s, u"/no/such.runcast"_s}
                                     << QByteArray("/no/such.runcast");
    QTest::newRow("preset") << QStringList{u"forecast"_s, u"--preset"_s, u"gpt3-175"_s} << QByteArray("gpt3-175b");
    QTest::newRow("input, near") << forecast + QStringList{u"training.token=1T"_s} << QByteArray("training.tokens");
    QTest::newRow("input, last part") << forecast + QStringList{u"mfu=0.4"_s} << QByteArray("schedule.mfu");
    QTest::newRow("a figure is no input") << forecast + QStringList{u"cost.total_usd=1"_s} << QByteArray("--explain");
    QTest::newRow("value") << forecast + QStringList{u"schedule.mfu=fast"_s} << QByteArray("schedule.mfu: “fast”");
    QTest::newRow("unit") << forecast + QStringList{u"reliability.restart_s=3MW"_s}
                          << QByteArray("reliability.restart_s");
    QTest::newRow("choice") << forecast + QStringList{u"price.mode=steal"_s} << QByteArray("rent, own");
    QTest::newRow("accelerator") << forecast + QStringList{u"cluster.accelerator=h100"_s}
                                 << QByteArray("catalog list accelerators");
    QTest::newRow("figure") << QStringList{u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--explain"_s,
                                           u"cost.total_eur"_s}
                            << QByteArray("cost.total_usd");
    QTest::newRow("config") << QStringList{u"forecast"_s, u"--config"_s, u"/no/config.json"_s} << QByteArray("read");
    QTest::newRow("catalog") << QStringList{u"catalog"_s, u"list"_s, u"modells"_s} << QByteArray("models");
    QTest::newRow("id") << QStringList{u"catalog"_s, u"show"_s, u"h100-sxn"_s} << QByteArray("h100-sxm");
    QTest::newRow("file to check") << QStringList{u"check"_s, u"/no/such.runcast"_s} << QByteArray("/no/such.runcast");
    QTest::newRow("file to import") << QStringList{u"import"_s, u"/no/plan.json"_s} << QByteArray("plan.json");
}

void TestUsage::notThere()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, named);
    const Answer answer = m_program.run(arguments);
    QCOMPARE(answer.status, 1);
    QCOMPARE(answer.out, QByteArray());
    QVERIFY2(answer.err.startsWith("runcast: "), answer.err.constData());
    QVERIFY2(answer.err.contains(named), answer.err.constData());
}

void TestUsage::helpOfEveryCommand()
{
    const Answer all = m_program.run({u"--help"_s});
    QCOMPARE(all.status, 0);
    QCOMPARE(all.err, QByteArray());
    for (const QString &command :
         {u"new"_s, u"list"_s, u"show"_s, u"set"_s, u"status"_s, u"duplicate"_s, u"delete"_s, u"history"_s,
          u"restore"_s, u"forecast"_s, u"compare"_s, u"report"_s, u"import"_s, u"export"_s, u"catalog list"_s,
          u"catalog show"_s, u"validate"_s, u"check"_s, u"backup"_s}) {
        QVERIFY2(all.out.contains("\n  " + command.toUtf8() + ' '), command.toUtf8().constData());
        const Answer one = m_program.run(command.split(u' ') + QStringList{u"--help"_s});
        QCOMPARE(one.status, 0);
        QVERIFY2(one.out.startsWith("Usage: runcast " + command.toUtf8()), one.out.constData());
        QVERIFY(one.out.contains("--library FILE"));
    }
    for (const QByteArray &line : all.out.split('\n'))
        QVERIFY2(QString::fromUtf8(line).size() <= 79, line.constData());
    const Answer version = m_program.run({u"--version"_s});
    QCOMPARE(version.status, 0);
    QVERIFY2(version.out.startsWith("Runcast 0."), version.out.constData());
}

void TestUsage::commonOptionsBeforeAndAfter()
{
    const QStringList words{u"forecast"_s, u"--preset"_s, u"bloom-176b"_s};
    const Answer before = m_program.run(QStringList{u"--json"_s} + words);
    const Answer after = m_program.run(words + QStringList{u"--json"_s});
    QCOMPARE(before.status, 0);
    QCOMPARE(before.out, after.out);
    QVERIFY(before.json().isObject());
}

void TestUsage::speaksGerman()
{
    const Answer help = m_program.run({u"--language"_s, u"de"_s, u"--help"_s});
    QCOMPARE(help.status, 0);
    QVERIFY2(help.out.contains("Befehle:"), help.out.constData());
    const Answer wrong = m_program.run({u"show"_s, u"--language=de"_s});
    QCOMPARE(wrong.status, 2);
    QVERIFY2(wrong.err.contains("fehlt"), wrong.err.constData());
    const Answer forecast = m_program.run({u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--language"_s, u"de"_s});
    QVERIFY2(forecast.out.contains("Gesamtkosten"), forecast.out.constData());
}

QTEST_GUILESS_MAIN(TestUsage)
#include "tst_usage.moc"
