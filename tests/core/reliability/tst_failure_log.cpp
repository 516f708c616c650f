// SPDX-License-Identifier: MIT
#include "core/reliability/failure_log.h"

#include "core/base/random_stream.h"

#include <QTest>

#include <cmath>

using namespace runcast;

namespace {

FailureLog logOf(const std::string &text)
{
    const Result<FailureLog> log = readFailureLog(text, "log.csv");
    if (!log)
        qFatal("%s", plainText(log.error()).c_str());
    return *log;
}

/// A failure at every given hour of March 2027, in text.
std::string hoursLog(const std::vector<double> &hours)
{
    std::string text = "time,node,cause,downtime\n";
    for (const double hour : hours) {
        const int whole = int(hour), minute = int((hour - whole) * 60);
        char row[80];
        std::snprintf(row, sizeof row, "2027-03-%02d %02d:%02d,n%d,gpu,1\n", 1 + whole / 24, whole % 24, minute,
                      whole % 7);
        text += row;
    }
    return text;
}

} // namespace

class TestFailureLog : public QObject {
    Q_OBJECT
private slots:
    void readsRows();
    void anyOrderOfColumnsAndRows();
    void listsBadRows();
    void refusesOtherTables_data();
    void refusesOtherTables();
    void survivesHostileBytes();
    void findsCauses_data();
    void findsCauses();
    void llamasRate();
    void findsDispersion();
    void fitsRepairTimes();
    void coversWhatItSpans();
};

void TestFailureLog::readsRows()
{
    const FailureLog log = logOf("time,node,cause,downtime\r\n"
                                 "2027-03-01T04:30:00Z,node-17,Faulty GPU,35 min\r\n"
                                 "2027-03-01 06:00,node-2,,\r\n"
                                 "2027-03-02T00:00:36+01:00,\"node, 3\",NCCL watchdog,2\r\n"
                                 "2027-03-03,,,90s\r\n");
    QCOMPARE(log.failures.size(), size_t(4));
    QVERIFY(log.badRows.empty() && log.hasDowntime);
    QCOMPARE(log.failures[1].hours - log.failures[0].hours, 1.5);
    QVERIFY(std::fabs(log.failures[2].hours - log.failures[0].hours - 18.51) < 1e-9);
    QCOMPARE(*log.failures[0].downtimeHours, 35.0 / 60);
    QVERIFY(!log.failures[1].downtimeHours);
    QCOMPARE(*log.failures[3].downtimeHours, 0.025);
    QCOMPARE(log.failures[2].node, std::string("node, 3"));
    QCOMPARE(log.failures[2].cause, FailureCause::Network);
}

void TestFailureLog::anyOrderOfColumnsAndRows()
{
    const FailureLog log = logOf("Rack,Downtime_min,TIME\nA,30,2027-03-02\nB,60,2027-03-01\n");
    QCOMPARE(log.failures.size(), size_t(2));
    QCOMPARE(*log.failures[0].downtimeHours, 1.0); // by time
    QVERIFY(log.failures[0].node.empty());
}

void TestFailureLog::listsBadRows()
{
    const FailureLog log = logOf("time,node,cause,downtime\n"
                                 "2027-03-01 04:30,a,gpu,1\n"
                                 "yesterday,a,gpu,1\n"
                                 "2027-02-30 04:30,a,gpu,1\n"
                                 "2027-03-01 25:30,a,gpu,1\n"
                                 "2027-03-01 04:30,a,gpu,-1\n"
                                 "2027-03-01 04:30,a,gpu,a while\n"
                                 "2027-03-01 04:30,a\n"
                                 "2027-03-01 04:30,a,gpu,1,2,3\n"
                                 ",,,\n"
                                 "2027-03-04 04:30,b,host,2 h\n");
    QCOMPARE(log.failures.size(), size_t(2));
    QCOMPARE(log.badRows.size(), size_t(8));
    QStringList places;
    for (const Error &bad : log.badRows) {
        places << QString::fromStdString(bad.place);
        QVERIFY(!bad.reason.empty() && bad.file == "log.csv");
    }
    places.sort();
    for (const char *line : {"line 3", "line 4", "line 5", "line 6", "line 7", "line 8", "line 9", "line 10"})
        QVERIFY2(places.contains(QLatin1StringView(line)), line);
}

void TestFailureLog::refusesOtherTables_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no time") << QByteArray("node,cause\na,b\n");
    QTest::newRow("no text") << QByteArray("\x89PNG\r\n\x1a\n\0\0", 10);
    QTest::newRow("open quote") << QByteArray("time,node\n\"2027-03-01,a\n");
}

void TestFailureLog::refusesOtherTables()
{
    QFETCH(QByteArray, bytes);
    const Result<FailureLog> log = readFailureLog(bytes.toStdString(), "x.csv");
    QVERIFY(!log);
    QVERIFY(!plainText(log.error()).empty());
}

// Any bytes end in a log or an error: cuts and flips of a good one.
void TestFailureLog::survivesHostileBytes()
{
    const std::string good = hoursLog({1, 5, 9, 30, 200});
    RandomStream random(1, 1);
    for (int i = 0; i < 4000; ++i) {
        std::string bytes = good.substr(0, size_t(random.uniform() * double(good.size())));
        for (int flips = 0; flips < 3 && !bytes.empty(); ++flips)
            bytes[size_t(random.uniform() * double(bytes.size()))] = char(random.next());
        const Result<FailureLog> log = readFailureLog(bytes, "x.csv");
        if (log && log->failures.size() > 1)
            summariseLog(*log, 8, 10, 8);
    }
}

void TestFailureLog::findsCauses_data()
{
    QTest::addColumn<FailureCause>("cause");
    QTest::addRow("Faulty GPU (incl. NVLink)") << FailureCause::Gpu;
    QTest::addRow("GPU HBM3 memory") << FailureCause::Memory;
    QTest::addRow("Software bug") << FailureCause::Software;
    QTest::addRow("Network switch/cable") << FailureCause::Network;
    QTest::addRow("Host maintenance (unplanned)") << FailureCause::Host;
    QTest::addRow("System memory") << FailureCause::Host;
    QTest::addRow("Silent data corruption") << FailureCause::Gpu;
    QTest::addRow("Power supply") << FailureCause::Host;
    QTest::addRow("memory") << FailureCause::Memory;
    QTest::addRow("act of God") << FailureCause::Other;
}

void TestFailureLog::findsCauses()
{
    QFETCH(FailureCause, cause);
    QCOMPARE(causeFromWords(QTest::currentDataTag()), cause);
}

// 419 events in 54 days on 16,384 accelerators: Llama 3's rate and its exact interval (Garwood).
void TestFailureLog::llamasRate()
{
    FailureLog log;
    for (int i = 0; i < 419; ++i)
        log.failures.push_back({.hours = i * 54.0 * 24 / 419});
    const FailureLogSummary s = summariseLog(log, 16384, 54, 8);
    QVERIFY(std::fabs(s.ratePerAcceleratorHour / 1.973282e-5 - 1) < 1e-6);
    QVERIFY(std::fabs(s.rate95.low / 1.788838e-5 - 1) < 1e-6);
    QVERIFY(std::fabs(s.rate95.high / 2.171580e-5 - 1) < 1e-6);
    QVERIFY(!s.repair);
}

void TestFailureLog::findsDispersion()
{
    RandomStream random(4, 2);
    FailureLog even, clustered;
    for (double t = 0; t < 400 * 24; t += 4 * random.exponential())
        even.failures.push_back({.hours = t, .node = std::to_string(random.next() % 400)});
    for (double t = 0; t < 400 * 24; t += 16 * random.exponential()) { // in fours, the same four
        for (int i = 0; i < 4; ++i)
            clustered.failures.push_back({.hours = t + 0.01 * i, .node = std::to_string(random.next() % 20)});
    }
    const FailureLogSummary one = summariseLog(even, 3200, 400, 8), four = summariseLog(clustered, 3200, 400, 8);
    QVERIFY2(std::fabs(*one.dayDispersion - 1) < 0.2, qPrintable(QString::number(*one.dayDispersion)));
    QVERIFY(std::fabs(*one.gapVariation - 1) < 0.1);
    QVERIFY(std::fabs(*one.nodeDispersion - 1) < 0.2);
    QVERIFY2(std::fabs(*four.dayDispersion - 4) < 1, qPrintable(QString::number(*four.dayDispersion)));
    QVERIFY(*four.nodeDispersion > 10); // 20 of 400 nodes have them all
}

void TestFailureLog::fitsRepairTimes()
{
    // The StepFun trace's own log-moments, days: mu -0.468, sigma 2.523.
    RandomStream random(8, 8);
    FailureLog log;
    for (int i = 0; i < 20000; ++i)
        log.failures.push_back({.hours = double(i), .downtimeHours = 24 * std::exp(-0.468 + 2.523 * random.normal())});
    const FailureLogSummary s = summariseLog(log, 8, 1000, 8);
    QVERIFY(s.repair.has_value());
    QVERIFY(std::fabs(s.repair->lnMean - std::log(24) + 0.468) < 0.06);
    QVERIFY(std::fabs(s.repair->lnSd - 2.523) < 0.05);
    QVERIFY(s.repair->mean > 3 * s.repair->median);
}

void TestFailureLog::coversWhatItSpans()
{
    QVERIFY(!coveredDays(logOf(hoursLog({5}))));
    QCOMPARE(*coveredDays(logOf(hoursLog({0, 24, 48}))), 4.0); // 2 days × (3 + 1)/(3 − 1)
}

QTEST_APPLESS_MAIN(TestFailureLog)
#include "tst_failure_log.moc"
