// SPDX-License-Identifier: MIT
#pragma once

namespace runcast {

/// Where a checkpoint goes and through what. A bandwidth of 0 is no limit.
struct CheckpointPath {
    double storageBytesPerS = 0;      // of the whole storage
    double nicBytesPerS = 0;          // of one writer
    double deviceToHostBytesPerS = 0; // of one accelerator
    double writers = 1;
    double accelerators = 1;
    double metadataS = 0; // opening, closing, naming
};

/// Seconds until `bytes` are safe: the slowest of storage, network cards and copies from the accelerators, plus
/// metadata. Example: 5.681947e12 B at 200 GB/s: 28.40974 s.
double checkpointWriteSeconds(double bytes, const CheckpointPath &path);

} // namespace runcast
