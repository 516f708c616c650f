// SPDX-License-Identifier: MIT
#include "vector_checks.h"

#include "core/catalog/catalog.h"
#include "core/reliability/populations.h"

#include <QFile>
#include <QJsonDocument>
#include <QTest>

using namespace vectors;

namespace {

/// The catalog's rate of a published cluster, which the vector computes from its count.
double shipped(const char *id)
{
    const FailureRate *rate = shippedCatalog().findFailureRate(id);
    return rate ? rate->perAcceleratorHour.value_or(0) : 0;
}

constexpr Named handlers[] = {
    {"reliability/mtbf_", mtbf},
    {"reliability/garwood_", garwood},
    {"reliability/interval_", interval},
    {"reliability/wall_", wall},
    {"reliability/ettr_", ettr},
    {"reliability_2/epistemic_", epistemic},
    {"reliability_2/async_", background},
    {"reliability_2/twolevel_", twoTiers},
    {"reliability_2/spares_", spares},
    {"reliability_2/stockout_", stockout},
    {"reliability_2/Emax_", largest},
    {"reliability_2/ckpt_bloom", checkpointSize},
    {"reliability_2/ckpt_opt", checkpointSize},
    {"reliability_2/ckpt_llama", checkpointSize},
    {"reliability_2/ckpt_dsv3", checkpointSize},
    {"reliability_3/count_band_", band},
    {"reliability_3/gamma_post_", posterior},
    {"reliability_3/weib_", weibull},
    {"reliability_4/stock_", clump},
    {"reliability_4/kok_12000_", kokolisBest},
    {"checkpoint_14B/", checkpointSize},
    {"reliability/llama3_rate",
     [](Check &c, const QString &, const QJsonValue &v) {
         const double hours = llamaAccelerators * hours54Days;
         const Interval i = poissonInterval(419, 0.95);
         c.near(u"hours"_s, hours, number(v, "accel_hours"));
         c.near(u"rate"_s, llamaRate, number(v, "lam"));
         c.near(u"low"_s, i.low / hours, number(v, "lo95"));
         c.near(u"high"_s, i.high / hours, number(v, "hi95"));
         c.near(u"cluster"_s, 1 / (llamaRate * llamaAccelerators), number(v, "cluster_mtbf_h"));
     }},
    {"reliability/kokolis_mttf_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         const double nodes = name.section(u'_', 2, 2).toDouble() / 8;
         c.near(u"h"_s, 24 / (nodes * tail(name)), v.toDouble());
     }},
    {"reliability_2/p_any_slow_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         c.near(u"p"_s, probabilityOfAny(name.section(u'_', 3, 3).toDouble(), tail(name)), v.toDouble());
     }},
    {"reliability_2/avail_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         c.near(u"A"_s, availability(name.section(u'_', 1, 1).toDouble(), tail(name)), v.toDouble());
     }},
    {"reliability_2/kofn",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"P"_s, probabilityEnoughUnits(number(v, "n"), number(v, "k"), number(v, "a")), number(v, "P"), 1e-8);
     }},
    {"reliability_2/binomial_byterobust_like",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"k"_s, sparesBinomial(number(v, "n"), number(v, "q"), 0.99), v["k99"_L1][0].toDouble());
     }},
    {"reliability_2/sdc",
     [](Check &c, const QString &, const QJsonValue &v) {
         const double rate = perAcceleratorHour(6, llamaAccelerators, 54);
         c.near(u"rate"_s, rate, number(v, "rate_per_gpu_h"));
         c.near(u"days"_s, 1 / (rate * llamaAccelerators * 24), number(v, "mtb_days_16384"));
         c.near(u"days"_s, 1 / (rate * 1e5 * 24), number(v, "mtb_days_100k"));
     }},
    {"reliability_2/weibull_ref_closed",
     [](Check &c, const QString &, const QJsonValue &v) {
         const WallClockInput in{
             .solve = 720, .mtbf = 1 / (llamaRate * 4096), .interval = 1, .stall = 2 * minute, .downtime = 0.5};
         c.near(u"T"_s, wallClock(in).total, v.toDouble());
     }},
    {"reliability_2/weibull_k_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         // Another simulation: means within 3 standard errors of both together, deviations within 10 %.
         SimulationInput in{.clock = {.solve = 720,
                                      .mtbf = 1 / (llamaRate * 4096),
                                      .interval = 1,
                                      .stall = 2 * minute,
                                      .downtime = 0.5},
                            .weibullShape = tail(name)};
         const SimulationSummary s = summarise(simulateRuns(in, {.seed = 62, .runs = 20000}));
         const double both = std::hypot(s.standardError, number(v, "se"));
         c.near(u"mean"_s, s.mean, number(v, "mean"), 3 * both / number(v, "mean"));
         c.near(u"sd"_s, s.sd, number(v, "sd"), 0.1);
     }},
    {"reliability_3/asyncTw_1_",
     [](Check &c, const QString &, const QJsonValue &v) {
         const WallClockInput in{.solve = 1000,
                                 .mtbf = 3.0930788,
                                 .interval = 1,
                                 .stall = 5.0 / 3600 + 0.02 / 12,
                                 .persist = 1.0 / 12,
                                 .downtime = 0.25};
         c.near(u"T"_s, wallClock(in).total, v.toDouble());
     }},
    {"reliability_3/asyncTw_0.25_",
     [](Check &c, const QString &, const QJsonValue &v) {
         const WallClockInput in{.solve = 250,
                                 .mtbf = 3.0930788,
                                 .interval = 0.25,
                                 .stall = 2.0 / 3600 + 0.05 * 0.05,
                                 .persist = 0.05,
                                 .downtime = 0.25};
         c.near(u"T"_s, wallClock(in).total, v.toDouble());
     }},
    {"reliability_3/asyncTw_0.5_",
     [](Check &c, const QString &, const QJsonValue &v) {
         const WallClockInput in{
             .solve = 500, .mtbf = 1, .interval = 0.5, .stall = 1.0 / 3600, .persist = 1.0 / 12, .downtime = 0.1};
         c.near(u"T"_s, wallClock(in).total, v.toDouble());
     }},
    {"reliability_3/async_tau_opt_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         c.near(u"tau"_s, optimalInterval(tail(name), 3.0930788), v.toDouble(), 2e-6); // the stall has six digits
     }},
    {"reliability_3/nockpt_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         c.near(u"T"_s,
                wallClockWithoutCheckpoints(name.section(u'_', 1, 1).mid(1).toDouble(),
                                            name.section(u"_M"_s, 1).toDouble()),
                v.toDouble());
     }},
    {"reliability_3/lost_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         const double s = name.section(u'_', 1, 1).toDouble();
         c.near(u"mean"_s, meanLostWork(s, tail(name)), number(v, "mean_lost"), 1e-6); // M has six digits
         c.near(u"half"_s, s / 2, number(v, "half"));
     }},
    {"reliability_3/restart_sum",
     [](Check &c, const QString &, const QJsonValue &v) {
         double sum = 0;
         for (const char *part : {"detect", "diagnose", "resched", "init", "load", "warm", "replay"})
             sum += number(v, part);
         c.near(u"sum"_s, sum, number(v, "total"));
     }},
    {"reliability_2/H_first_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         const bool llama = tail(name) < 4;
         const double m = llama ? 3.0930788 : 24, delta = llama ? 0.5 * minute : 5 * minute;
         c.near(u"H"_s, youngInterval(delta, m) / m + (llama ? 0.25 : 0.5) / m, v.toDouble(), 1e-7);
     }},
    {"reliability/kokolis_implied_",
     [](Check &c, const QString &name, const QJsonValue &v) {
         c.near(u"rate"_s, shipped(tail(name) == 8 ? "kokolis-rsc-1-jobs-8" : "kokolis-rsc-1-jobs-1024"),
                number(v, "per_gpu_h"), 1e-6);
         c.near(u"nodes"_s, number(v, "per_gpu_h") * 8 * 24 * 1000, number(v, "per_1000_node_days"));
     }},
    {"reliability/implied_16384",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"rate"_s, shipped("kokolis-projected-16384"), number(v, "per_gpu_h"), 1e-6);
     }},
    {"reliability_2/bloom_bw",
     [](Check &c, const QString &, const QJsonValue &v) {
         constexpr double tib = 0x1p40;
         c.near(u"GB/s"_s, 2.3 * tib / 40 / 1e9, number(v, "GBps_TiB"));
         c.near(u"bytes"_s, 2.3 * tib / 176247e6, number(v, "bpp_TiB"), 1e-4);
         c.near(u"s"_s, checkpointWriteSeconds(2.3e12, {.storageBytesPerS = number(v, "GBps_dec") * 1e9}), 40);
     }},
    {"reliability_4/kok_4096_60_w0",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"ettr"_s, kokolisTimeRatio(512, 6.5e-3, 5.0 / 1440, 60.0 / 1440, 0), v.toDouble());
     }},
    {"reliability_4/kok_16384_5_w0",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"ettr"_s, kokolisTimeRatio(2048, 6.5e-3, 5.0 / 1440, 5.0 / 1440, 0), v.toDouble());
     }},
    {"reliability_4/kok_100k_rsc2",
     [](Check &c, const QString &, const QJsonValue &v) {
         c.near(u"ettr"_s, kokolisTimeRatio(12500, 2.34e-3, 2.0 / 1440, 2.0 / 1440, 0), v.toDouble());
     }},
    {"reliability_4/", // rates of the catalog, computed from what was counted
     [](Check &c, const QString &name, const QJsonValue &v) {
         const QString &id = name;
         const std::map<QString, double> rates = {
             {u"glm"_s, shipped("glm-130b")},
             {u"b200"_s, perAcceleratorHour(10, 504, 55)},
             {u"opt_paper"_s, perAcceleratorHour(105, 992, 60)},
             {u"opt_chron_90"_s, perAcceleratorHour(90, 992, 56)},
             {u"opt_2perday"_s, perAcceleratorHour(2, 992, 1)},
             {u"bloom_lo"_s, perAcceleratorHour(1, 400, 7)},
             {u"bloom_hi"_s, perAcceleratorHour(2, 400, 7)},
             {u"c4"_s, perAcceleratorHour(40, 4096, 30)},
             {u"tpu4_host"_s, perAcceleratorHour(0.0008, 4, 1)},
             {u"byterobust"_s, perAcceleratorHour(49212, 200000, 91)},
             {u"llama_card_days"_s, 30.84e6 / 16384 / 24},
             {u"ihbd_gpuh"_s, 3200.0 * 348 * 24},
         };
         if (const auto found = rates.find(id); found != rates.end())
             c.near(id, found->second, v.toDouble(), 1e-6);
     }},
};

/// Vectors of the sections that are about something else: the training state and scaling laws have tests of their own.
bool isElsewhere(const QString &name)
{
    for (const char *prefix : {"reliability_4/zero70b_", "reliability_4/mem_", "reliability_3/sardana_6B"}) {
        if (name.startsWith(QLatin1StringView(prefix)))
            return true;
    }
    return false;
}

/// Plain conversions of quoted ranges, and remarks: nothing that a function of the program computes.
bool isRemark(const QString &name)
{
    static const QSet<QString> all = {
        u"reliability_2/ckpt_note"_s,  u"reliability_3/fthsdp"_s,      u"reliability_4/ettr_like"_s,
        u"reliability_4/aegis_gpu"_s,  u"reliability_4/aegis_host8"_s, u"reliability_4/semi_h100"_s,
        u"reliability_4/semi_gb200"_s,
    };
    return all.contains(name);
}

QJsonObject vectorFile()
{
    QFile file(QStringLiteral(RUNCAST_SHARED "/science/test_vectors.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

} // namespace

class TestReliabilityVectors : public QObject {
    Q_OBJECT
private slots:
    void vectorsHold_data();
    void vectorsHold();
    void defaultPrior();
    void traceSummary();
};

void TestReliabilityVectors::vectorsHold_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QJsonValue>("vector");
    const QJsonObject all = vectorFile();
    for (const char *section : {"reliability", "reliability_2", "reliability_3", "reliability_4", "checkpoint_14B"}) {
        const QJsonObject vectors = all[QLatin1StringView(section)].toObject();
        for (auto it = vectors.begin(); it != vectors.end(); ++it) {
            const QString name = QLatin1StringView(section) + u'/' + it.key();
            if (!isElsewhere(name) && !isRemark(name))
                QTest::newRow(qPrintable(name)) << name << QJsonValue(it.value());
        }
    }
    if (all.isEmpty())
        QTest::newRow("no vectors here") << QString() << QJsonValue();
}

void TestReliabilityVectors::vectorsHold()
{
    QFETCH(QString, name);
    QFETCH(QJsonValue, vector);
    if (name.isEmpty())
        QSKIP("the shared vectors are not here");
    for (const Named &handler : handlers) {
        if (!name.startsWith(QLatin1StringView(handler.prefix)))
            continue;
        Check check;
        handler.check(check, name.section(u'/', 1), vector);
        QVERIFY2(check.wrong().isEmpty(), qPrintable(check.wrong()));
        QVERIFY2(check.count() > 0, "nothing was checked");
        return;
    }
    QFAIL("no function is checked against this vector");
}

// The nine independent clusters, from the shipped table.
void TestReliabilityVectors::defaultPrior()
{
    const RateBelief belief = clusterBelief(shippedCatalog());
    const QJsonObject prior = vectorFile()["default_rate_prior"_L1].toObject();
    if (prior.isEmpty())
        QSKIP("the shared vectors are not here");
    Check check; // the table's rates have seven digits
    check.near(u"mean"_s, belief.median, prior["geometric_mean_per_gpu_h"_L1].toDouble(), 1e-6);
    check.near(u"sd"_s, belief.lnSd, prior["ln_sd"_L1].toDouble(), 1e-6);
    check.near(u"p10"_s, belief.quantile(0.1), prior["p10"_L1].toDouble(), 1e-6);
    check.near(u"p90"_s, belief.quantile(0.9), prior["p90"_L1].toDouble(), 1e-6);
    QVERIFY2(check.wrong().isEmpty(), qPrintable(check.wrong()));
}

// What the summary of the StepFun trace says of itself, with the functions that would say it of a log.
void TestReliabilityVectors::traceSummary()
{
    const QJsonObject trace = vectorFile()["trace_infinitehbd"_L1].toObject();
    if (trace.isEmpty())
        QSKIP("the shared vectors are not here");
    Check check;
    const double nodeDays = 400.0 * 348;
    check.near(u"faults"_s, 584 / nodeDays * 1000, trace["faults_per_1000_node_days"_L1].toDouble());
    check.near(u"rate"_s, perAcceleratorHour(584, 3200, 348), trace["per_gpu_h"_L1].toDouble());
    const double repair = trace["repair_days"_L1]["mean"_L1].toDouble();
    check.near(u"down"_s, meanUnitsDown({1, 584 / nodeDays, repair, 1}), trace["unavailability"_L1].toDouble());
    const QJsonObject servers = trace["per_server"_L1].toObject();
    const double mean = servers["mean"_L1].toDouble(), ratio = servers["vmr"_L1].toDouble();
    check.near(u"shape"_s, mean / (ratio - 1), servers["negbin_k"_L1].toDouble());
    check.near(u"ratio"_s, servers["variance"_L1].toDouble() / mean, ratio);
    // Poisson says 17 servers at P99 where 31 were out; with the trace's own dispersion of days it comes near.
    const QJsonObject down = trace["concurrent_down"_L1].toObject();
    const double out = down["mean"_L1].toDouble(), daily = trace["per_day_vmr"_L1].toDouble();
    check.near(u"p99"_s, sparesForTarget(out, daily, 0.99), down["p99"_L1].toDouble(), 0.2);
    check.near(u"p90"_s, sparesForTarget(out, daily, 0.9), down["p90"_L1].toDouble(), 0.25);
    check.near(u"k"_s, weibullShapeForDispersion(std::pow(trace["interarrival_cv"_L1].toDouble(), 2)),
               trace["weibull_shape_interarrival_no_ties"_L1].toDouble(), 0.1);
    QVERIFY2(check.wrong().isEmpty(), qPrintable(check.wrong()));
}

QTEST_APPLESS_MAIN(TestReliabilityVectors)
#include "tst_reliability_vectors.moc"
