// SPDX-License-Identifier: MIT
#pragma once

#include "core/cost/months.h"

#include <vector>

namespace runcast {

/// What a cluster draws and for how long. Watts per accelerator; NaN = not known.
struct RunPowerInput {
    double accelerators = 0, spares = 0;
    double utilisedW = 0, serverW = 0; // while training: the accelerator, and the rest of its server
    double networkW = 0, storageW = 0; // always
    double provisionedW = 0;           // nameplate of the server
    double idleFraction = 0;           // of the nameplate, while waiting
    double pue = 1;
    double runDays = 0, commissioningDays = 0, windDownDays = 0;
    double stallHours = 0; // of the run in which the cluster waits: checkpoints and restarts
    double acceleratorsPerRack = 1;

    double trainingW() const { return utilisedW + serverW + networkW + storageW; }
    double idleServerW() const { return idleFraction * provisionedW; }
    double idleW() const { return idleServerW() + networkW + storageW; }
};

/// Two powers kept apart: provisioned (nameplate, what the connection must carry) and drawn (for energy).
struct RunPower {
    double itMw = 0, facilityMw = 0; // while training
    double averageMw = 0;            // of the facility over the run
    double idleMw = 0;               // of the facility while all wait
    double provisionedMw = 0;        // nameplate with cooling, spares included
    double swingMw = 0;              // of the IT load between training and waiting
    double racks = 0, rackPeakW = 0, rackAverageW = 0;
    // Energy of ramp-up, run and wind-down by part; they sum to energyMwh.
    double acceleratorsMwh = 0, serversMwh = 0, networkMwh = 0, storageMwh = 0, sparesMwh = 0, idleMwh = 0;
    double coolingMwh = 0, energyMwh = 0;
};

/// Servers wait at their idle draw in checkpoint stalls, restarts, commissioning and wind-down, and spares always;
/// network and storage draw the same all the time. Cooling and losses are PUE - 1 of the IT energy. Sources: MLPerf
/// Training power logs (idle draw, constant switches); ISO/IEC 30134-2 (PUE).
RunPower runPower(const RunPowerInput &input);

/// The load of a month.
struct LoadMonth {
    MonthSpan span;
    double averageMw = 0, highestMw = 0; // of the facility, over the days of the span
    double energyMwh = 0;
};

/// Month by month from the first day of the ramp-up; empty if it cannot be laid out (see months.h). The energies sum to
/// energyMwh. `startDay`: of the run, NaN = no date.
std::vector<LoadMonth> loadByMonth(const RunPowerInput &input, double startDay);

} // namespace runcast
