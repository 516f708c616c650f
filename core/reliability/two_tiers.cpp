// SPDX-License-Identifier: MIT
#include "core/reliability/two_tiers.h"

#include "core/reliability/checkpoint_interval.h"

#include <algorithm>
#include <cmath>

namespace runcast {

TwoTierPlan twoTierOptimum(const TwoTierInput &input)
{
    const double memory = youngInterval(input.memoryStall, input.memoryMtbf);
    const double storage = youngInterval(input.storageStall, input.storageMtbf);
    return {memory, std::max(1.0, std::round(storage / memory))};
}

double twoTierOverheadFirstOrder(const TwoTierInput &input, const TwoTierPlan &plan)
{
    const double t = plan.interval, m = plan.every;
    return input.memoryStall / t * (1 - 1 / m) + input.storageStall / (m * t) +
           (t / 2 + input.memoryRestart) / input.memoryMtbf + (m * t / 2 + input.storageRestart) / input.storageMtbf;
}

TwoTierClock twoTierClock(const TwoTierInput &input, const TwoTierPlan &plan, double solve)
{
    // Time to pass segment i, of exposed length s, once its start is reached for the first time:
    // X = (e^(λs) − 1)(1/λ + λ1/λ D1 + λ2/λ (D2 + T)), T the time from the pattern's start to here, which a failure of
    // the second kind takes once more. T grows by X.
    const double rate1 = 1 / input.memoryMtbf, rate2 = 1 / input.storageMtbf, rate = rate1 + rate2;
    const double restart = (rate1 * input.memoryRestart + rate2 * input.storageRestart) / rate;
    double pattern = 0; // T
    const auto pass = [&](double exposed) {
        pattern += std::expm1(rate * exposed) * (1 / rate + restart + rate2 / rate * pattern);
    };
    // All segments but the last are alike, T → a + (1 + b) T: summed in one step, however many they are.
    const double alike = std::expm1(rate * (plan.interval + input.memoryStall));
    const double a = alike * (1 / rate + restart), b = alike * rate2 / rate;
    pattern = b > 0 ? a * std::expm1((plan.every - 1) * std::log1p(b)) / b : a * (plan.every - 1);
    pass(plan.interval + input.storageStall);

    const double patterns = solve / (plan.every * plan.interval);
    TwoTierClock clock;
    clock.total = pattern * patterns;
    // Failures strike in all but the restarts: total = exposed (1 + rate × mean restart).
    const double exposed = clock.total / (1 + rate * restart);
    clock.interruptions = exposed * rate;
    clock.checkpoints = ((plan.every - 1) * input.memoryStall + input.storageStall) * patterns;
    clock.restarts = clock.interruptions * restart;
    clock.lostWork = clock.total - solve - clock.checkpoints - clock.restarts;
    return clock;
}

} // namespace runcast
