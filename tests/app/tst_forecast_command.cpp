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

/// `runcast forecast` against what was published.
class TestForecastCommand : public QObject {
    Q_OBJECT
private slots:
    void gpt3();
    void llama();
    void settings_data();
    void settings();
    void valueOrReason();
    void explains();
    void csvHasPlainNumbers();
    void neverTouchesALibrary();

private:
    QJsonObject figures(const QStringList &words) const;
    double figure(const QStringList &words, const QString &key) const;

    QTemporaryDir m_home;
    Program m_program{m_home.path()};
};

namespace {

const QStringList llama405b{u"--preset"_s,
                            u"llama-3.1-405b"_s,
                            u"--set"_s,
                            u"cluster.accelerator=h100-sxm"_s,
                            u"cluster.accelerators=16384"_s,
                            u"schedule.mfu=40%"_s};

bool within(double value, double low, double high)
{
    if (value >= low && value <= high)
        return true;
    qWarning("%g is not within %g and %g", value, low, high);
    return false;
}

} // namespace

QJsonObject TestForecastCommand::figures(const QStringList &words) const
{
    const Answer answer = m_program.run(QStringList{u"forecast"_s} + words + QStringList{u"--json"_s});
    if (answer.status != 0)
        qWarning("%s", answer.err.constData());
    return answer.json().object().value(u"figures"_s).toObject();
}

double TestForecastCommand::figure(const QStringList &words, const QString &key) const
{
    return figures(words).value(key).toObject().value(u"value"_s).toDouble(std::nan(""));
}

// Brown et al. 2020, table D.1: 3.14e23 FLOP; 6 × 175e9 × 300e9 = 3.15e23.
void TestForecastCommand::gpt3()
{
    const QJsonObject all = figures({u"--preset"_s, u"gpt3-175b"_s});
    const QJsonObject flop = all.value(u"compute.six_nd_flop"_s).toObject();
    QVERIFY(within(flop.value(u"value"_s).toDouble(), 3.15e23 * 0.99, 3.15e23 * 1.01));
    QCOMPARE(flop.value(u"unit"_s).toString(), u"FLOP"_s);
}

// Grattafiori et al. 2024: 30.84 million H100-hours, 419 unexpected interruptions in 54 days on 16,384.
void TestForecastCommand::llama()
{
    const QJsonObject all = figures(llama405b);
    const auto value = [&all](const QString &key) {
        return all.value(key).toObject().value(u"value"_s).toDouble(std::nan(""));
    };
    const double ideal = value(u"time.ideal_accelerator_hours"_s);
    QVERIFY(within(ideal, 26e6, 28e6));
    QVERIFY(within(value(u"time.accelerator_hours"_s), ideal, 33e6));
    QVERIFY(within(value(u"memory.state_bytes"_s), 6.49e12 * 0.995, 6.49e12 * 1.005));
    QCOMPARE(value(u"memory.bytes_per_parameter"_s), 16.0);
    QVERIFY(value(u"memory.min_accelerators"_s) > 80);
    QVERIFY(within(value(u"power.facility_mw"_s), 21, 25));
    const double per54Days = value(u"failure.expected_interruptions"_s) / value(u"time.wall_clock_days"_s) * 54;
    QVERIFY(within(per54Days, 419 * 0.9, 419 * 1.1));
    double parts = 0;
    for (auto entry = all.begin(); entry != all.end(); ++entry) {
        const bool isPart =
            entry.key().startsWith("cost."_L1) && entry.key().endsWith("_usd"_L1) && entry.key() != "cost.total_usd"_L1;
        parts += isPart ? entry.value().toObject().value(u"value"_s).toDouble() : 0;
    }
    QVERIFY(within(parts / value(u"cost.total_usd"_s), 1 - 1e-9, 1 + 1e-9));
}

void TestForecastCommand::settings_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<double>("tokens");
    const QStringList preset{u"--preset"_s, u"gpt3-175b"_s};
    QTest::newRow("suffix") << preset + QStringList{u"--set"_s, u"training.tokens=15.6T"_s} << 15.6e12;
    QTest::newRow("several after one") << preset +
                                              QStringList{u"--set"_s, u"schedule.mfu=40%"_s, u"training.tokens=2.4k"_s}
                                       << 2400.0;
    QTest::newRow("repeated") << preset + QStringList{u"--set"_s, u"schedule.mfu=40%"_s, u"--set"_s,
                                                      u"training.tokens=405B"_s}
                              << 405e9;
    QTest::newRow("the last counts") << preset +
                                            QStringList{u"--set"_s, u"training.tokens=1"_s, u"training.tokens=3e11"_s}
                                     << 3e11;
    QTest::newRow("before") << QStringList{u"--set"_s, u"training.tokens=1T"_s} + preset << 1e12;
}

void TestForecastCommand::settings()
{
    QFETCH(QStringList, words);
    QFETCH(double, tokens);
    const Answer answer = m_program.run(QStringList{u"forecast"_s, u"--json"_s} + words);
    QCOMPARE(answer.status, 0);
    const QJsonObject scenario = answer.json().object().value(u"scenario"_s).toObject();
    QCOMPARE(scenario.value(u"parameters"_s).toObject().value(u"training.tokens"_s).toDouble(), tokens);
}

// A figure has a number, or null and the reason; what outside checks read.
void TestForecastCommand::valueOrReason()
{
    const QStringList words{u"--preset"_s, u"gpt3-175b"_s, u"--set"_s, u"training.tokens="_s};
    const Answer answer = m_program.run(QStringList{u"forecast"_s, u"--json"_s} + words);
    QCOMPARE(answer.status, 0);
    const QJsonObject whole = answer.json().object();
    QCOMPARE(whole.keys(), QStringList({u"cash_flow"_s, u"figures"_s, u"findings"_s, u"load"_s, u"memory_stages"_s,
                                        u"model"_s, u"scenario"_s}));
    const QJsonObject all = whole.value(u"figures"_s).toObject();
    QVERIFY(all.size() > 40);
    for (auto entry = all.begin(); entry != all.end(); ++entry) {
        const QJsonObject figure = entry.value().toObject();
        QVERIFY2(figure.contains(u"unit"_s), qPrintable(entry.key()));
        const QJsonValue value = figure.value(u"value"_s);
        QVERIFY2(value.isDouble() || (value.isNull() && !figure.value(u"reason"_s).toString().isEmpty()),
                 qPrintable(entry.key()));
    }
    QVERIFY(all.value(u"cost.total_usd"_s).toObject().value(u"value"_s).isNull());
    const QJsonArray findings = whole.value(u"findings"_s).toArray();
    QVERIFY(!findings.isEmpty());
    const QJsonObject first = findings.first().toObject();
    QCOMPARE(first.value(u"severity"_s).toString(), u"error"_s);
    QCOMPARE(first.value(u"parameter"_s).toString(), u"training.tokens"_s);
    QVERIFY(!first.value(u"text"_s).toString().isEmpty());
    QVERIFY(first.contains(u"id"_s) && first.contains(u"suggested"_s));
}

void TestForecastCommand::explains()
{
    const QStringList words{u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--explain"_s, u"compute.six_nd_flop"_s};
    const Answer text = m_program.run(words);
    QCOMPARE(text.status, 0);
    QVERIFY2(text.out.contains("6 × Nₐ × D"), text.out.constData());
    QVERIFY2(text.out.contains("training.tokens"), text.out.constData());
    const QJsonObject json = m_program.run(words + QStringList{u"--json"_s}).json().object();
    QCOMPARE(json.value(u"figure"_s).toString(), u"compute.six_nd_flop"_s);
    const QJsonArray inputs = json.value(u"inputs"_s).toArray();
    QCOMPARE(inputs.size(), 2);
    // One level deeper: where a figure among the inputs comes from.
    const Answer total =
        m_program.run({u"forecast"_s, u"--preset"_s, u"gpt3-175b"_s, u"--explain"_s, u"cost.total_usd"_s, u"--json"_s});
    for (const QJsonValue &input : total.json().object().value(u"inputs"_s).toArray())
        QVERIFY2(!input.toObject().value(u"inputs"_s).toArray().isEmpty(), total.out.constData());
}

void TestForecastCommand::csvHasPlainNumbers()
{
    const Answer answer = m_program.run(QStringList{u"forecast"_s, u"--csv"_s, u"--language"_s, u"de"_s} + llama405b);
    QCOMPARE(answer.status, 0);
    const QList<QByteArray> lines = answer.out.split('\n');
    QCOMPARE(lines.first().trimmed(), QByteArray("value,unit,key,reason,p10,p50,p80,p90"));
    QVERIFY(lines.contains("16,B/parameter,memory.bytes_per_parameter,,,,,\r"));
}

void TestForecastCommand::neverTouchesALibrary()
{
    const Answer answer =
        m_program.run(QStringList{u"--library"_s, m_home.filePath(u"none.runcast"_s), u"forecast"_s} + llama405b);
    QCOMPARE(answer.status, 0);
    QVERIFY(!QFile::exists(m_home.filePath(u"none.runcast"_s)));
}

QTEST_GUILESS_MAIN(TestForecastCommand)
#include "tst_forecast_command.moc"
