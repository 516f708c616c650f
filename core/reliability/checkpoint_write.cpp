// SPDX-License-Identifier: MIT
#include "core/reliability/checkpoint_write.h"

#include <algorithm>

namespace runcast {

double checkpointWriteSeconds(double bytes, const CheckpointPath &path)
{
    const auto seconds = [](double part, double bytesPerS) { return bytesPerS == 0 ? 0 : part / bytesPerS; };
    return std::max({seconds(bytes, path.storageBytesPerS), seconds(bytes / path.writers, path.nicBytesPerS),
                     seconds(bytes / path.accelerators, path.deviceToHostBytesPerS)}) +
           path.metadataS;
}

} // namespace runcast
