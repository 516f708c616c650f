// SPDX-License-Identifier: MIT
#include "program.h"

#include <QElapsedTimer>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace Qt::StringLiterals;
using namespace runcast::testing;

/// `runcast layouts` and `runcast validate --steps` as scripts use them.
class TestLayoutsCommand : public QObject {
    Q_OBJECT
private slots:
    void gpt3();
    void foundLayoutForecastsTheSame();
    void table();
    void clusters();
    void nothingFits();
    void refuses_data();
    void refuses();
    void validatesSteps();

private:
    QTemporaryDir m_home;
    Program m_program{m_home.path()};
};

namespace {

const QStringList gpt3On1024{u"--preset"_s,
                             u"gpt3-175b"_s,
                             u"--set"_s,
                             u"cluster.accelerator=a100-sxm-80gb"_s,
                             u"cluster.accelerators=1024"_s,
                             u"training.precision=bf16"_s};

} // namespace

void TestLayoutsCommand::gpt3()
{
    const Answer answer =
        m_program.run(QStringList{u"layouts"_s} + gpt3On1024 + QStringList{u"--top"_s, u"3"_s, u"--json"_s});
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.err.isEmpty()); // no progress where nobody looks
    const QJsonObject found = answer.json().object();
    QVERIFY(found.value(u"evaluated"_s).toDouble() > 500'000);
    QVERIFY(found.value(u"seconds"_s).toDouble() < 2);
    QVERIFY(found.value(u"feasible"_s).toDouble() > 1000);
    const QJsonArray layouts = found.value(u"layouts"_s).toArray();
    QCOMPARE(layouts.size(), 3);
    double before = 0;
    for (const QJsonValue &value : layouts) {
        const QJsonObject layout = value.toObject();
        const auto number = [&layout](const char *key) { return layout.value(QLatin1String(key)).toDouble(-1); };
        QCOMPARE(number("tensor") * number("pipeline") * number("context") * number("data"), 1024.0);
        QVERIFY(number("step_s") >= before && number("mfu") > 0.4 && number("mfu") < 0.62);
        QVERIFY(number("p10_step_s") < number("step_s") && number("step_s") < number("p90_step_s"));
        QVERIFY(number("memory_bytes") > 0 && number("memory_bytes") < 86e9);
        before = number("step_s");
    }
    QVERIFY(found.value(u"expected_best"_s).toObject().value(u"mfu"_s).toDouble() <
            layouts.first().toObject().value(u"mfu"_s).toDouble());
}

void TestLayoutsCommand::foundLayoutForecastsTheSame()
{
    const Answer answer =
        m_program.run({u"layouts"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--top"_s, u"1"_s, u"--json"_s});
    const QJsonObject best = answer.json().object().value(u"layouts"_s).toArray().first().toObject();
    QStringList words{u"forecast"_s, u"--preset"_s, u"llama-3.1-405b"_s, u"--json"_s, u"--set"_s};
    for (const char *key : {"pipeline", "tensor", "virtual_stages", "context", "expert"})
        words << u"layout.%1=%2"_s.arg(QLatin1String(key)).arg(best.value(QLatin1String(key)).toInt());
    for (const char *key : {"zero_stage", "micro_batch_sequences"})
        words << u"training.%1=%2"_s.arg(QLatin1String(key)).arg(best.value(QLatin1String(key)).toInt());
    words << u"training.recompute="_s + best.value(u"recompute"_s).toString();
    words << u"layout.schedule="_s + best.value(u"schedule"_s).toString();
    const QJsonObject figures = m_program.run(words).json().object().value(u"figures"_s).toObject();
    const auto figure = [&figures](const char *key) {
        return figures.value(QLatin1String(key)).toObject().value(u"value"_s).toDouble();
    };
    QVERIFY(std::fabs(figure("time.predicted_step_s") / best.value(u"step_s"_s).toDouble() - 1) < 1e-9);
    QVERIFY(std::fabs(figure("memory.per_accelerator_bytes") / best.value(u"memory_bytes"_s).toDouble() - 1) < 1e-9);
    double parts = 0;
    for (auto at = figures.begin(); at != figures.end(); ++at) {
        if (at.key().startsWith(u"step."_s))
            parts += at.value().toObject().value(u"value"_s).toDouble();
    }
    QVERIFY(std::fabs(parts / figure("time.predicted_step_s") - 1) < 1e-9);
}

void TestLayoutsCommand::table()
{
    const Answer answer = m_program.run(QStringList{u"layouts"_s} + gpt3On1024);
    QCOMPARE(answer.status, 0);
    QVERIFY(answer.out.contains("layouts considered"));
    QVERIFY(answer.out.contains("does not fit in memory"));
    QVERIFY(answer.out.contains("3,145,728 tokens")); // 3.2 million are no whole number of sequences
}

void TestLayoutsCommand::clusters()
{
    const QStringList words =
        QStringList{u"layouts"_s} + gpt3On1024 +
        QStringList{u"--clusters"_s, u"a100-sxm-80gb:8"_s, u"a100-sxm-80gb:1024"_s, u"h100-sxm:512"_s};
    const Answer answer = m_program.run(words + QStringList{u"--json"_s});
    QVERIFY2(answer.status == 0, answer.err.constData());
    const QJsonArray found = answer.json().object().value(u"clusters"_s).toArray();
    QCOMPARE(found.size(), 3);
    QVERIFY(found[0].toObject().value(u"layout"_s).isNull());
    QVERIFY(!found[0].toObject().value(u"reason"_s).toString().isEmpty());
    QCOMPARE(found[1].toObject().value(u"layout"_s).toObject().value(u"tensor"_s).toInt(), 4);
    QVERIFY(found[2].toObject().value(u"wall_clock_days"_s).toDouble() > 0);
    const Answer table = m_program.run(words);
    QVERIFY2(table.out.contains("h100-sxm") && table.out.contains("TP 4"), table.out.constData());
    QCOMPARE(m_program.run({u"layouts"_s, u"--preset"_s, u"gpt3-175b"_s, u"--clusters"_s, u"h100-sxm"_s}).status, 2);
    QCOMPARE(m_program.run({u"layouts"_s, u"--preset"_s, u"gpt3-175b"_s, u"--clusters"_s, u"h100:8"_s}).status, 1);
}

void TestLayoutsCommand::nothingFits()
{
    const Answer answer =
        m_program.run({u"layouts"_s, u"--preset"_s, u"gpt3-175b"_s, u"--set"_s, u"cluster.accelerator=a100-sxm-40gb"_s,
                       u"cluster.accelerators=8"_s, u"training.precision=bf16"_s});
    QCOMPARE(answer.status, 1);
    QVERIFY(answer.err.contains("No layout fits"));
}

void TestLayoutsCommand::refuses_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::newRow("nothing chosen") << QStringList{u"layouts"_s} << 2;
    QTest::newRow("top 0") << QStringList{u"layouts"_s, u"--preset"_s, u"gpt3-175b"_s, u"--top"_s, u"0"_s} << 2;
    QTest::newRow("no such preset") << QStringList{u"layouts"_s, u"--preset"_s, u"gpt9"_s} << 1;
    QTest::newRow("two kinds") << QStringList{u"validate"_s, u"--steps"_s, u"--memory"_s} << 2;
    QTest::newRow("no file") << QStringList{u"validate"_s, u"--steps"_s, u"--file"_s, u"/nowhere.csv"_s} << 1;
}

void TestLayoutsCommand::refuses()
{
    QFETCH(QStringList, words);
    QFETCH(int, status);
    const Answer answer = m_program.run(words);
    QCOMPARE(answer.status, status);
    QVERIFY(answer.out.isEmpty());
    QVERIFY(!answer.err.isEmpty());
}

void TestLayoutsCommand::validatesSteps()
{
    const Answer answer = m_program.run({u"validate"_s, u"--steps"_s, u"--json"_s});
    QCOMPARE(answer.status, 0);
    const QJsonObject steps = answer.json().object().value(u"steps"_s).toObject();
    QVERIFY(steps.value(u"rows"_s).toInt() > 1400);
    QVERIFY(steps.value(u"median_error"_s).toDouble() < 0.08);
    QVERIFY(steps.value(u"constant_baseline_error"_s).toDouble() > 0.2);
    QVERIFY(steps.value(u"by_group"_s).toObject().value(u"dense"_s).toObject().value(u"coverage"_s).toDouble() > 0.75);
}

QTEST_GUILESS_MAIN(TestLayoutsCommand)
#include "tst_layouts_command.moc"
