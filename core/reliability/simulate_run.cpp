// SPDX-License-Identifier: MIT
#include "core/reliability/simulate_run.h"

#include "core/base/random_stream.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast {

namespace {

constexpr std::uint32_t tooMany = 10'000'000; // interruptions after which a run is given up

/// When failures strike, of which kind, and how long recoveries take.
class Chance {
public:
    Chance(const SimulationInput &input, std::uint64_t seed, std::uint64_t run)
        : m_input(input), m_random(seed, run), m_even(input.weibullShape == 1), m_mtbf(input.clock.mtbf)
    {
        if (!m_even) {
            m_power = 1 / input.weibullShape;
            m_scale = 1 / std::tgamma(1 + m_power);
        }
        if (input.rateLnSd > 0)
            m_mtbf *= std::exp(-input.rateLnSd * m_random.normal());
    }

    /// Time from `now` to the next failure. The rate of burn-in is that at `now`: it hardly changes in between.
    double gap(double now)
    {
        if (m_input.burnInMultiplier != 1 && now >= m_burnInHolds)
            followBurnIn(now);
        const double e = m_random.exponential();
        return m_mtbf * m_burnIn * (m_even ? e : m_scale * std::exp(std::log(e) * m_power));
    }

    /// How long a part of this recovery takes.
    double draw(const Duration &part)
    {
        const double sd = part.lnSd;
        return part.mean == 0 || sd == 0 ? part.mean : part.mean * std::exp(sd * m_random.normal() - sd * sd / 2);
    }

    int cause()
    {
        const std::vector<double> &shares = m_input.causeShares;
        if (shares.empty())
            return -1;
        double left = m_random.uniform();
        size_t i = 0;
        while (i + 1 < shares.size() && left >= shares[i])
            left -= shares[i++];
        return int(i);
    }

    bool strikes(double share) { return m_random.uniform() < share; }

private:
    void followBurnIn(double now)
    {
        m_burnIn = 1 / (1 + (m_input.burnInMultiplier - 1) * std::exp(-now / m_input.burnInDecay));
        constexpr double step = 0.01; // of the decay: the rate moves by less than a hundredth
        m_burnInHolds = now + step * m_input.burnInDecay;
    }

    const SimulationInput &m_input;
    RandomStream m_random;
    bool m_even;
    double m_scale = 1, m_power = 1; // of the Weibull distribution with mean 1
    double m_mtbf;
    double m_burnIn = 1, m_burnInHolds = 0; // on the time between failures, and until when
};

/// What every kind of run keeps books of.
class Ledger {
public:
    explicit Ledger(std::vector<SimulatedStop> *stops) : m_stops(stops) {}

    double now() const { return m_now; }
    bool hopeless() const { return m_run.interruptions > tooMany; }
    void pass(double time) { m_now += time; }
    /// `reached`: useful compute at the failure; `progress`: what of it survives.
    void fail(Chance &chance, double lostWork, double reached, double progress)
    {
        ++m_run.interruptions;
        m_run.lostWork += lostWork;
        const int cause = chance.cause(); // the same random numbers with and without a list
        if (m_stops)
            m_stops->push_back({m_now, m_now, lostWork, reached, progress, cause});
    }
    void recover(double time)
    {
        m_now += time;
        m_run.restarts += time;
        if (m_stops)
            m_stops->back().end = m_now;
    }
    SimulatedRun finished(double solve)
    {
        m_run.wallClock = hopeless() ? std::numeric_limits<double>::infinity() : m_now;
        m_run.checkpoints = m_run.wallClock - m_run.restarts - m_run.lostWork - solve;
        return m_run;
    }

private:
    SimulatedRun m_run;
    double m_now = 0;
    std::vector<SimulatedStop> *m_stops;
};

/// Downtime and restart after a failure, with those that strike in the restart. Returns the time to the next failure.
double recover(const WallClockInput &clock, double progress, Chance &chance, Ledger &ledger)
{
    for (;;) {
        ledger.recover(chance.draw(clock.downtime) + chance.draw(clock.swap));
        const double restart = chance.draw(clock.restart) + chance.draw(clock.warmUp);
        const double gap = chance.gap(ledger.now());
        if (gap >= restart || ledger.hopeless()) {
            ledger.recover(restart);
            return gap - restart;
        }
        ledger.recover(gap);
        ledger.fail(chance, 0, progress, progress);
    }
}

SimulatedRun simulateOneTier(const SimulationInput &input, Chance chance, Ledger ledger)
{
    const WallClockInput &clock = input.clock;
    const bool continuous = clock.interval == 0 && clock.stall == 0; // every moment is a checkpoint
    const double useful = continuous ? 1 : clock.interval;
    const double period = useful + clock.stall;
    const double segments = clock.solve / useful;
    double safe = 0; // segments behind the last safe checkpoint
    double gap = chance.gap(0);
    while (gap < (segments - safe) * period && !ledger.hopeless()) {
        ledger.pass(gap);
        // What is not yet written falls back one more checkpoint.
        const double behind = std::max(0.0, gap - clock.persist) / period;
        const double kept = continuous ? behind : std::floor(behind);
        const double whole = std::floor(gap / period);
        const double reached =
            continuous ? safe + gap : (safe + whole) * useful + std::min(useful, gap - whole * period);
        safe += kept;
        ledger.fail(chance, gap - kept * period, reached, safe * useful);
        gap = recover(clock, safe * useful, chance, ledger);
    }
    ledger.pass((segments - safe) * period);
    return ledger.finished(clock.solve);
}

/// How long a whole recovery takes against its mean.
double recoveryFactor(const WallClockInput &clock, Chance &chance)
{
    const double mean = clock.recoveryMean();
    if (mean == 0)
        return 1;
    return (chance.draw(clock.downtime) + chance.draw(clock.swap) + chance.draw(clock.restart) +
            chance.draw(clock.warmUp)) /
           mean;
}

SimulatedRun simulateTwoTiers(const SimulationInput &input, Chance chance, Ledger ledger)
{
    const TwoTierInput &tiers = input.tiers->input;
    const TwoTierPlan &plan = input.tiers->plan;
    const double memoryShare = tiers.storageMtbf / (tiers.memoryMtbf + tiers.storageMtbf);
    const double period = plan.interval + tiers.memoryStall;
    const double last = plan.interval + tiers.storageStall;
    const double pattern = (plan.every - 1) * period + last;
    const double needed = input.clock.solve / (plan.every * plan.interval) * pattern;
    double patterns = 0; // in storage
    double memory = 0;   // segments of the present pattern in memory
    double gap = chance.gap(0);
    while (gap < needed - patterns * pattern - memory * period && !ledger.hopeless()) {
        ledger.pass(gap);
        const double reached = memory * period + gap; // since the pattern's start
        const double whole = std::floor(reached / pattern);
        const double inside = reached - whole * pattern;
        const double segments = std::min(plan.every - 1, std::floor(inside / period));
        const double before = patterns * pattern + memory * period;
        patterns += whole;
        const double useful =
            (patterns * plan.every + segments) * plan.interval + std::min(plan.interval, inside - segments * period);
        const bool fromMemory = chance.strikes(memoryShare);
        memory = fromMemory ? segments : 0;
        const double kept = patterns * pattern + memory * period - before;
        ledger.fail(chance, gap - kept, useful, (patterns * plan.every + memory) * plan.interval);
        ledger.recover(recoveryFactor(input.clock, chance) * (fromMemory ? tiers.memoryRestart : tiers.storageRestart));
        gap = chance.gap(ledger.now());
    }
    ledger.pass(needed - patterns * pattern - memory * period);
    return ledger.finished(input.clock.solve);
}

} // namespace

SimulatedRun simulateRun(const SimulationInput &input, std::uint64_t seed, std::uint64_t run,
                         std::vector<SimulatedStop> *stops)
{
    const Chance chance(input, seed, run);
    return input.tiers ? simulateTwoTiers(input, chance, Ledger(stops)) : simulateOneTier(input, chance, Ledger(stops));
}

} // namespace runcast
