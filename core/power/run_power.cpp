// SPDX-License-Identifier: MIT
#include "core/power/run_power.h"

#include <algorithm>
#include <cmath>

namespace runcast {

namespace {

constexpr double wattsPerMegawatt = 1e6, hoursPerDay = 24;

double lengthWithin(const MonthSpan &span, double from, double to)
{
    return std::fmax(0, std::fmin(span.to, to) - std::fmax(span.from, from));
}

/// Days at full load that the part of a growing or shrinking cluster in the span stands for.
double rampDaysWithin(const MonthSpan &span, double from, double days, bool grows)
{
    const double begin = std::clamp(span.from - from, 0.0, days), end = std::clamp(span.to - from, 0.0, days);
    if (!(days > 0))
        return 0;
    const double grown = (end * end - begin * begin) / (2 * days);
    return grows ? grown : end - begin - grown;
}

} // namespace

RunPower runPower(const RunPowerInput &in)
{
    RunPower power;
    const double all = in.accelerators + in.spares;
    power.itMw = in.accelerators * in.trainingW() / wattsPerMegawatt;
    power.facilityMw = power.itMw * in.pue;
    power.idleMw = all * in.idleW() * in.pue / wattsPerMegawatt;
    power.provisionedMw = all * (in.provisionedW + in.networkW + in.storageW) * in.pue / wattsPerMegawatt;
    power.swingMw = in.accelerators * (in.utilisedW + in.serverW - in.idleServerW()) / wattsPerMegawatt;
    power.racks = std::ceil(all / in.acceleratorsPerRack);
    power.rackPeakW = in.acceleratorsPerRack * in.provisionedW;
    power.rackAverageW = in.acceleratorsPerRack * (in.utilisedW + in.serverW);

    const double run = in.runDays * hoursPerDay;
    const double beside = all * (in.commissioningDays + in.windDownDays) / 2 * hoursPerDay; // accelerator-hours
    const double training = in.accelerators * (run - in.stallHours);
    const double waiting = in.accelerators * in.stallHours + beside;
    const double on = in.accelerators * run + beside;
    power.acceleratorsMwh = training * in.utilisedW / wattsPerMegawatt;
    power.serversMwh = training * in.serverW / wattsPerMegawatt;
    power.networkMwh = on * in.networkW / wattsPerMegawatt;
    power.storageMwh = on * in.storageW / wattsPerMegawatt;
    power.sparesMwh = in.spares * run * in.idleW() / wattsPerMegawatt;
    power.idleMwh = waiting * in.idleServerW() / wattsPerMegawatt;
    const double itMwh = power.acceleratorsMwh + power.serversMwh + power.networkMwh + power.storageMwh +
                         power.sparesMwh + power.idleMwh;
    power.coolingMwh = itMwh * (in.pue - 1);
    power.energyMwh = itMwh + power.coolingMwh;
    power.averageMw = (power.energyMwh - beside * in.idleW() * in.pue / wattsPerMegawatt) / run;
    return power;
}

std::vector<LoadMonth> loadByMonth(const RunPowerInput &in, double startDay)
{
    const RunPower power = runPower(in);
    const double first = std::isnan(startDay) ? 0 : startDay - in.commissioningDays;
    const double begin = first + in.commissioningDays, end = begin + in.runDays;
    std::vector<LoadMonth> months;
    MonthWalk walk(std::isnan(startDay) ? startDay : first, in.commissioningDays + in.runDays + in.windDownDays);
    MonthSpan span;
    while (walk.next(span)) {
        LoadMonth month{.span = span};
        const double idleDays =
            rampDaysWithin(span, first, in.commissioningDays, true) + rampDaysWithin(span, end, in.windDownDays, false);
        const double runDays = lengthWithin(span, begin, end);
        month.energyMwh = hoursPerDay * (idleDays * power.idleMw + (runDays > 0 ? runDays * power.averageMw : 0));
        month.averageMw = month.energyMwh / hoursPerDay / (span.to - span.from);
        const double grown =
            in.commissioningDays > 0 ? std::clamp((span.to - first) / in.commissioningDays, 0.0, 1.0) : 1;
        const double left = in.windDownDays > 0 ? std::clamp(1 - (span.from - end) / in.windDownDays, 0.0, 1.0) : 1;
        month.highestMw =
            runDays > 0 ? std::fmax(power.facilityMw, power.idleMw) : power.idleMw * std::fmin(grown, left);
        months.push_back(month);
    }
    return months;
}

} // namespace runcast
