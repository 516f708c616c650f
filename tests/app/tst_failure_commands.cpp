// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace runcast::testing;

/// Odds in `forecast`, `simulate` and `failure-log`, as scripts use them.
class TestFailureCommands : public QObject {
    Q_OBJECT
private slots:
    void forecastHasOdds_data();
    void forecastHasOdds();
    void oddsInCsv();
    void simulatesTheSameAgain();
    void readsALog();
    void appliesALog();
    void refusesNonsense_data();
    void refusesNonsense();

private:
    QString writeLog();

    QTemporaryDir m_home;
    Program m_program{m_home.path()};
};

QString TestFailureCommands::writeLog()
{
    QByteArray text = "time,node,cause,downtime\n";
    for (int i = 0; i < 40; ++i) {
        text += QByteArray("2027-03-") + QByteArray::number(1 + i / 2).rightJustified(2, '0') +
                (i % 2 ? " 17:00,n1,Faulty GPU,3\n" : " 05:00,n2,Software bug,60 min\n");
    }
    text += "soon,n3,gpu,1\n2027-03-30 05:00,n3\n";
    QFile file(m_home.filePath(u"log.csv"_s));
    if (!file.open(QIODevice::WriteOnly))
        return {};
    file.write(text);
    return file.fileName();
}

void TestFailureCommands::forecastHasOdds_data()
{
    QTest::addColumn<QString>("key");
    for (const char *key : {"time.wall_clock_days", "time.accelerator_hours", "cost.total_usd"})
        QTest::newRow(key) << QString::fromLatin1(key);
}

void TestFailureCommands::forecastHasOdds()
{
    QFETCH(QString, key);
    const Answer answer = m_program.run({u"forecast"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--json"_s});
    const QJsonObject figure = answer.json().object()[u"figures"_s].toObject()[key].toObject();
    const auto at = [&figure](const char *name) { return figure[QLatin1StringView(name)].toDouble(std::nan("")); };
    QVERIFY(at("p10") < at("p50") && at("p50") < at("p80") && at("p80") < at("p90"));
    QVERIFY(at("p10") < at("value") && at("value") < at("p90"));
}

void TestFailureCommands::oddsInCsv()
{
    const Answer answer = m_program.run({u"forecast"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--csv"_s});
    QVERIFY(answer.out.startsWith("value,unit,key,reason,p10,p50,p80,p90"));
}

void TestFailureCommands::simulatesTheSameAgain()
{
    const QStringList command{
        u"simulate"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--set"_s, u"reliability.count_dispersion=1"_s,
        u"--runs"_s,   u"2000"_s,     u"--seed"_s,         u"5"_s,     u"--known-rate"_s,
        u"--json"_s};
    const Answer first = m_program.run(command), second = m_program.run(command);
    QCOMPARE(first.status, 0);
    QCOMPARE(first.out, second.out);
    const QJsonObject json = first.json().object();
    const QJsonObject simulated = json[u"simulated_days"_s].toObject(), closed = json[u"closed_form_days"_s].toObject();
    const double off = simulated[u"mean"_s].toDouble() - closed[u"mean"_s].toDouble();
    QVERIFY(std::fabs(off) < 3 * simulated[u"standard_error"_s].toDouble());
}

void TestFailureCommands::readsALog()
{
    const Answer answer = m_program.run(
        {u"failure-log"_s, writeLog(), u"--accelerators"_s, u"1024"_s, u"--days"_s, u"20"_s, u"--json"_s});
    QCOMPARE(answer.status, 0);
    const QJsonObject json = answer.json().object();
    QCOMPARE(json[u"events"_s].toDouble(), 40.0);
    QVERIFY(std::fabs(json[u"rate_per_accelerator_hour"_s].toDouble() / (40.0 / (1024 * 20 * 24)) - 1) < 1e-12);
    QCOMPARE(json[u"bad_rows"_s].toArray().size(), 2);
    QVERIFY(answer.err.contains("line 42") && answer.err.contains("line 43"));
    QCOMPARE(json[u"causes"_s].toObject()[u"gpu"_s].toDouble(), 20.0);
    QCOMPARE(json[u"repair"_s].toObject()[u"mean_h"_s].toDouble(), 2.0);
    QVERIFY(json[u"day_dispersion"_s].toDouble() < 0.1); // two each day
}

void TestFailureCommands::appliesALog()
{
    const QString library = m_home.filePath(u"plan.runcast"_s);
    QCOMPARE(m_program.run(library, {u"new"_s, u"Base"_s, u"--preset"_s, u"llama-3.1-405b"_s}).status, 0);
    QCOMPARE(m_program
                 .run(library, {u"failure-log"_s, writeLog(), u"--accelerators"_s, u"1024"_s, u"--days"_s, u"20"_s,
                                u"--apply"_s, u"base"_s})
                 .status,
             0);
    const QJsonObject parameters =
        m_program.run(library, {u"show"_s, u"Base"_s, u"--json"_s}).json().object()[u"parameters"_s].toObject();
    QCOMPARE(parameters[u"reliability.population"_s].toString(), u"own_log"_s);
    QCOMPARE(parameters[u"reliability.log_events"_s].toDouble(), 40.0);
    QCOMPARE(parameters[u"reliability.repair_hours"_s].toDouble(), 2.0);
    const double rate = parameters[u"reliability.interruptions_per_accelerator_hour"_s].toDouble();
    QVERIFY(rate > 6e-5 && rate < 8.1e-5); // 8.1e-5 of the log, drawn a little to the prior's 2.1e-5
}

void TestFailureCommands::refusesNonsense_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("no accelerators") << QStringList{u"failure-log"_s, u"x.csv"_s} << 2;
    QTest::newRow("below 0") << QStringList{u"failure-log"_s, u"x.csv"_s, u"--accelerators"_s, u"-3"_s} << 2;
    QTest::newRow("no file") << QStringList{u"failure-log"_s, u"/none.csv"_s, u"--accelerators"_s, u"8"_s} << 1;
    QTest::newRow("one run") << QStringList{u"simulate"_s, u"--preset"_s, u"opt-175b"_s, u"--runs"_s, u"1"_s} << 2;
    QTest::newRow("no failures") << QStringList{u"simulate"_s, u"--preset"_s, u"opt-175b"_s, u"--set"_s,
                                                u"reliability.interruptions_per_accelerator_hour=0"_s}
                                 << 1;
}

void TestFailureCommands::refusesNonsense()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const Answer answer = m_program.run(words);
    QCOMPARE(answer.status, status);
    QVERIFY(answer.out.isEmpty() && !answer.err.isEmpty());
}

QTEST_GUILESS_MAIN(TestFailureCommands)
#include "tst_failure_commands.moc"
