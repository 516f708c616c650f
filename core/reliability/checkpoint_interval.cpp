// SPDX-License-Identifier: MIT
#include "core/reliability/checkpoint_interval.h"

#include <boost/math/special_functions/lambert_w.hpp>

#include <cmath>

namespace runcast {

double youngInterval(double stall, double mtbf)
{
    return std::sqrt(2 * stall * mtbf);
}

double dalyFirstOrderInterval(double stall, double mtbf, double restart)
{
    return std::sqrt(2 * stall * (mtbf + restart)) - stall;
}

double dalyHigherOrderInterval(double stall, double mtbf)
{
    if (stall >= 2 * mtbf)
        return mtbf;
    const double ratio = stall / (2 * mtbf);
    return youngInterval(stall, mtbf) * (1 + std::sqrt(ratio) / 3 + ratio / 9) - stall;
}

double optimalInterval(double stall, double mtbf)
{
    const double argument = -std::exp(-1 - stall / mtbf);
    if (!(argument > -std::exp(-1.0) && argument <= 0)) // no stall, or not a number: the function ends here
        return stall == 0 ? 0 : std::nan("");
    // Near the branch point the library loses digits; Young's value is exact there to first order.
    if (stall / mtbf < 1e-12)
        return youngInterval(stall, mtbf);
    return mtbf * (1 + boost::math::lambert_w0(argument));
}

} // namespace runcast
