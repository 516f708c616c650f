// SPDX-License-Identifier: MIT
#pragma once

#include <cmath>
#include <cstdint>
#include <numbers>

namespace runcast {

/// Random numbers of one trial: SplitMix64 on a counter, started from (seed, trial). A trial's numbers do not depend on
/// any other trial, so that work can be shared between any number of threads. Source: Steele, Lea and Flood 2014.
class RandomStream {
public:
    RandomStream(std::uint64_t seed, std::uint64_t trial) : m_state(mixed(mixed(seed) + mixed(trial ^ golden))) {}

    /// Above 0, below 1.
    double uniform() { return (double(next() >> 11) + 0.5) * 0x1p-53; }
    /// Mean 1.
    double exponential() { return -std::log(uniform()); }
    /// Mean 0, deviation 1 (Box and Muller).
    double normal()
    {
        if (m_hasSpare) {
            m_hasSpare = false;
            return m_spare;
        }
        const double radius = std::sqrt(2 * exponential()), angle = 2 * std::numbers::pi * uniform();
        m_spare = radius * std::sin(angle);
        m_hasSpare = true;
        return radius * std::cos(angle);
    }
    std::uint64_t next() { return mixed(m_state += golden); }

private:
    static constexpr std::uint64_t golden = 0x9e3779b97f4a7c15;
    static constexpr std::uint64_t mixed(std::uint64_t x)
    {
        x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9;
        x = (x ^ (x >> 27)) * 0x94d049bb133111eb;
        return x ^ (x >> 31);
    }

    std::uint64_t m_state;
    double m_spare = 0;
    bool m_hasSpare = false;
};

} // namespace runcast
