// SPDX-License-Identifier: MIT
#pragma once

// How each kind of vector of test_vectors.json is checked against the functions that it is about.

#include "core/memory/training_state.h"
#include "core/reliability/checkpoint_interval.h"
#include "core/reliability/checkpoint_write.h"
#include "core/reliability/failure_rate.h"
#include "core/reliability/simulation.h"
#include "core/reliability/spares.h"
#include "core/reliability/two_tiers.h"
#include "core/reliability/wall_clock.h"
#include "core/reliability/wall_clock_odds.h"

#include <cmath>
#include <QJsonArray>
#include <QJsonObject>

namespace vectors {

using namespace Qt::StringLiterals;
using namespace runcast;

constexpr double hours54Days = 54.0 * 24;
constexpr double llamaAccelerators = 16384;
constexpr double llamaRate = 419 / (hours54Days * llamaAccelerators);
constexpr double minute = 1.0 / 60;

/// What was expected and what came out, one entry a number of the vector.
class Check {
public:
    void near(const QString &what, double value, double expected, double relative = 1e-9)
    {
        ++m_count;
        if (!(std::fabs(value - expected) <= relative * std::fabs(expected) + 1e-300))
            m_wrong << u"%1: %2, not %3"_s.arg(what).arg(value, 0, 'g', 15).arg(expected, 0, 'g', 15);
    }
    int count() const { return m_count; }
    QString wrong() const { return m_wrong.join(u"; "_s); }

private:
    int m_count = 0;
    QStringList m_wrong;
};

inline double number(const QJsonValue &vector, const char *key)
{
    const QJsonValue value = vector[QLatin1StringView(key)];
    return value.isDouble() ? value.toDouble() : std::nan("");
}

inline double tail(const QString &name)
{
    return name.section(u'_', -1).toDouble();
}

using Handler = void (*)(Check &, const QString &name, const QJsonValue &);

inline void mtbf(Check &c, const QString &name, const QJsonValue &v)
{
    const double m = 1 / (llamaRate * name.mid(6).toDouble());
    c.near(u"h"_s, m, number(v, "h"));
    c.near(u"quiet day"_s, std::exp(-24 / m), number(v, "p_no_fail_24h"), 1e-7);
}

inline void garwood(Check &c, const QString &name, const QJsonValue &v)
{
    const Interval interval = poissonInterval(tail(name), 0.95);
    c.near(u"low"_s, interval.low, v[0].toDouble());
    c.near(u"high"_s, interval.high, v[1].toDouble());
}

inline void interval(Check &c, const QString &, const QJsonValue &v)
{
    const double delta = number(v, "delta_h"), m = number(v, "M_h"), r = number(v, "R_h");
    const auto cost = [&](double tau) {
        return wallClock({.solve = 1, .mtbf = m, .interval = tau, .stall = delta, .restart = r}).total;
    };
    c.near(u"Young"_s, youngInterval(delta, m), number(v, "young_h"));
    c.near(u"first"_s, dalyFirstOrderInterval(delta, m, r), number(v, "daly1_h"));
    c.near(u"higher"_s, dalyHigherOrderInterval(delta, m), number(v, "dalyHO_h"));
    c.near(u"exact"_s, optimalInterval(delta, m), number(v, "exact_h"), 1e-8);
    c.near(u"W Young"_s, cost(number(v, "young_h")), number(v, "W_young"));
    c.near(u"W higher"_s, cost(number(v, "dalyHO_h")), number(v, "W_HO"));
    c.near(u"W exact"_s, cost(number(v, "exact_h")), number(v, "W_exact"));
}

inline WallClockInput wallInput(const QJsonValue &v)
{
    return {.solve = number(v, "Ts_h"),
            .mtbf = number(v, "M_h"),
            .interval = number(v, "tau_h"),
            .stall = number(v, "delta_h"),
            .restart = number(v, "R_h"),
            .downtime = number(v, "D_h")};
}

inline void wall(Check &c, const QString &, const QJsonValue &v)
{
    const WallClockInput in = wallInput(v);
    c.near(u"closed"_s, wallClock(in).total, number(v, "closed_h"));
    c.near(u"sd"_s, wallClockSd(in), number(v, "moment_sd_h"), 1e-7);
    c.near(u"ettr"_s, in.solve / wallClock(in).total, number(v, "ettr"));
    const WallClockOdds odds(0, [&in](double) { return ClockMoments{wallClock(in).total, wallClockSd(in)}; });
    c.near(u"p90"_s, odds.quantile(0.9), number(v, "p90_norm"), 1e-7);
    c.near(u"p50"_s, odds.quantile(0.5), number(v, "p50_norm"), 1e-7);
}

inline void ettr(Check &c, const QString &, const QJsonValue &v)
{
    const double nodes = number(v, "nodes"), rate = number(v, "rf"), m = 24 / (nodes * rate);
    const double u0 = number(v, "u0_min") * minute, tau = number(v, "dcp_min") * minute;
    const double w = number(v, "w_min") * minute;
    const auto ratio = [&](double downtime, double restart) {
        const WallClockInput in{
            .solve = 1, .mtbf = m, .interval = tau, .stall = w, .restart = restart, .downtime = downtime};
        return 1 / wallClock(in).total;
    };
    c.near(u"Kokolis"_s, kokolisTimeRatio(nodes, rate, u0 / 24, tau / 24, w / 24), number(v, "kokolis"));
    c.near(u"downtime"_s, ratio(u0, 0), number(v, "exact_downtime"));
    c.near(u"exposed"_s, ratio(0, u0), number(v, "exact_exposed"));
    c.near(u"M"_s, m, number(v, "M_h"));
}

inline void epistemic(Check &c, const QString &name, const QJsonValue &v)
{
    const double lnSd = tail(name.mid(10));
    const WallClockOdds odds(lnSd, [](double factor) {
        const WallClockInput in{.solve = 1000,
                                .mtbf = 1 / (llamaRate * llamaAccelerators * factor),
                                .interval = 0.25,
                                .stall = 0.5 * minute,
                                .restart = 5 * minute,
                                .downtime = 10 * minute};
        return ClockMoments{wallClock(in).total, 0};
    });
    c.near(u"p10"_s, odds.rateBand().low, number(v, "p10"), 1e-8);
    c.near(u"p90"_s, odds.rateBand().high, number(v, "p90"), 1e-8);
    // The mixture of both parts is computed in cells: within a hundredth of the band.
    c.near(u"p50"_s, odds.quantile(0.5), number(v, "p50"), 1e-3);
    c.near(u"p90 of cells"_s, odds.quantile(0.9), number(v, "p90"), 3e-3);
}

inline void background(Check &c, const QString &, const QJsonValue &v)
{
    const double stall = number(v, "block_h") + number(v, "gamma") * number(v, "persist_h");
    const WallClockInput in{.solve = number(v, "Ts_h"),
                            .mtbf = number(v, "M_h"),
                            .interval = number(v, "tau_h"),
                            .stall = stall,
                            .persist = number(v, "persist_h"),
                            .downtime = number(v, "D_h")};
    c.near(u"renewal"_s, wallClock(in).total, number(v, "renewal_h"));
    c.near(u"period"_s, in.interval + in.stall, number(v, "period_h"));
}

inline TwoTierInput tiersOf(const QJsonValue &v)
{
    return {number(v, "d1_h"), number(v, "d2_h"), number(v, "M1_h"),
            number(v, "M2_h"), number(v, "D1_h"), number(v, "D2_h")};
}

inline void twoTiers(Check &c, const QString &, const QJsonValue &v)
{
    const TwoTierInput in = tiersOf(v);
    const TwoTierPlan plan = twoTierOptimum(in);
    c.near(u"tau1"_s, plan.interval, number(v, "tau1_opt_h"));
    c.near(u"tau2"_s, youngInterval(in.storageStall, in.storageMtbf), number(v, "tau2_opt_h"));
    c.near(u"m"_s, plan.every, number(v, "m"));
    c.near(u"H"_s, twoTierOverheadFirstOrder(in, plan), number(v, "overhead_first_order"));
    // The full renewal form against the simulation of the source.
    const double se = number(v, "sim_se"), closed = twoTierClock(in, plan, 1).total - 1;
    c.near(u"renewal"_s, (closed - number(v, "sim_overhead")) / (3 * se), 0.5, 3);
    // Storage alone, at its best interval, answers all failures.
    const double mtbf = 1 / (1 / in.memoryMtbf + 1 / in.storageMtbf);
    const WallClockInput alone{.solve = 1,
                               .mtbf = mtbf,
                               .interval = optimalInterval(in.storageStall, mtbf),
                               .stall = in.storageStall,
                               .downtime = in.storageRestart};
    c.near(u"single"_s, wallClock(alone).total - 1, number(v, "single_level_overhead"), 1e-8);
}

inline void spares(Check &c, const QString &, const QJsonValue &v)
{
    const SparesInput in{number(v, "nodes"), number(v, "rate_per_node_day"), number(v, "mttr_d"), 1};
    const double mean = meanUnitsDown(in);
    c.near(u"mean"_s, mean, number(v, "mean_down"));
    c.near(u"50"_s, sparesForTarget(mean, 1, 0.5), number(v, "k50"));
    c.near(u"90"_s, sparesForTarget(mean, 1, 0.9), number(v, "k90"));
    c.near(u"95"_s, sparesForTarget(mean, 1, 0.95), number(v, "k95"));
    c.near(u"99"_s, sparesForTarget(mean, 1, 0.99), number(v, "k99"));
    c.near(u"999"_s, sparesForTarget(mean, 1, 0.999), number(v, "k999"));
    c.near(u"Erlang"_s, erlangB(mean, int(number(v, "k99"))), number(v, "erlangB_k99"), 1e-7);
    c.near(u"percent"_s, 100 * number(v, "k99") / in.units, number(v, "pct99"));
}

inline void stockout(Check &c, const QString &, const QJsonValue &v)
{
    const double f = number(v, "fail_per_day"), m = number(v, "mttr_d"), days = number(v, "T_d");
    const int k = int(number(v, "k"));
    c.near(u"now"_s, probabilityDownAtMost(k, f * m, 1), number(v, "P_instant_ok"), 1e-8);
    // The simulation of the source, 4,000 runs: within 3 standard errors and what the heuristic misses.
    const double sim = number(v, "sim");
    c.near(u"never"_s, probabilityNeverShort(f, m, days, k), sim, 0.06);
}

inline void clump(Check &c, const QString &name, const QJsonValue &v)
{
    struct Case {
        double perDay, days;
        int spares;
    };
    const Case all[] = {{7.7593, 54, 16}, {7.7593, 54, 20}, {2, 60, 8}};
    const Case &one = all[name.back().unicode() - u'A'];
    c.near(u"clump"_s, probabilityNeverShort(one.perDay, 1, one.days, one.spares), number(v, "clump"), 1e-8);
    c.near(u"a"_s, meanUnitsDown({1, one.perDay, 1, 1}), number(v, "a"));
}

inline void largest(Check &c, const QString &name, const QJsonValue &v)
{
    const double exact = expectedLargestNormal(tail(name));
    c.near(u"exact"_s, exact, number(v, "exact"), 1e-8);
    c.near(u"Blom"_s, blomLargestNormal(tail(name)), number(v, "blom"));
    c.near(u"slow"_s, 1 + 0.01 * exact, number(v, "slow_cv1pct"));
}

inline void band(Check &c, const QString &name, const QJsonValue &v)
{
    const double mean = name.section(u'_', 2, 2).toDouble(), dispersion = tail(name);
    const Interval interval = countBand(mean, dispersion);
    c.near(u"p10"_s, interval.low, number(v, "p10"));
    c.near(u"p90"_s, interval.high, number(v, "p90"));
}

inline void posterior(Check &c, const QString &name, const QJsonValue &v)
{
    const double n = tail(name);
    c.near(u"p10"_s, jeffreysQuantile(n, n, 0.1), number(v, "p10"));
    c.near(u"p50"_s, jeffreysQuantile(n, n, 0.5), number(v, "p50"));
    c.near(u"p90"_s, jeffreysQuantile(n, n, 0.9), number(v, "p90"));
}

inline void checkpointSize(Check &c, const QString &name, const QJsonValue &v)
{
    const double parameters = name.contains(u"llama405"_s)       ? 405.85e9
                              : name.contains(u"llama31_405b"_s) ? 405853388800.0
                              : name.contains(u"opt"_s)          ? 175e9
                              : name.contains(u"dsv3"_s)         ? 671.03e9
                              : name.contains(u"deepseek"_s)     ? 671026419200.0
                                                                 : 176247e6;
    const double bytes =
        stateBytes(Precision::Bf16, Optimizer::AdamW, GradientPrecision::Sixteen).checkpoint() * parameters;
    c.near(u"bytes"_s, bytes, number(v, "bytes"));
    const auto seconds = [&](double bandwidth) {
        return checkpointWriteSeconds(bytes, {.storageBytesPerS = bandwidth});
    };
    const bool named = v.toObject().contains("s_at_50GBs"_L1);
    c.near(u"50"_s, seconds(50e9), number(v, named ? "s_at_50GBs" : "sec_at_50GBs"));
    c.near(u"200"_s, seconds(200e9), number(v, named ? "s_at_200GBs" : "sec_at_200GBs"));
    c.near(u"2T"_s, seconds(2e12), number(v, named ? "s_at_2TBs" : "sec_at_2TBs"));
}

inline void kokolisBest(Check &c, const QString &name, const QJsonValue &v)
{
    constexpr double nodes = 1500;
    const double rate = name.section(u'_', 2, 2).mid(2).toDouble(), w = name.section(u"_w"_s, 1).toDouble() / 1440;
    const double best = youngInterval(w, 1 / (nodes * rate));
    c.near(u"interval"_s, best * 1440, number(v, "dcp_min"), 1e-5); // w is printed to six digits
    c.near(u"ettr"_s, kokolisTimeRatio(nodes, rate, 5.0 / 1440, best, w), number(v, "ettr"), 1e-6);
}

inline void weibull(Check &c, const QString &name, const QJsonValue &v)
{
    const double shape = tail(name);
    const WeibullMoments moments = weibullMoments(shape, 1000);
    c.near(u"mean"_s, moments.mean, number(v, "mean"));
    c.near(u"sd"_s, moments.sd, number(v, "sd"));
    c.near(u"R"_s, std::exp(-std::pow(0.1, shape)), number(v, "R100"));
    c.near(u"h"_s, shape / 1000 * std::pow(0.1, shape - 1), number(v, "h100"));
}

/// Rates quoted as counts in a window: per accelerator-hour.
inline double perAcceleratorHour(double events, double accelerators, double days)
{
    return events / (accelerators * 24 * days);
}

struct Named {
    const char *prefix;
    Handler check;
};

} // namespace vectors
