// SPDX-License-Identifier: MIT
// Import of a price list of 50,000 rows in the public SkyPilot form, some of them broken.
#include "core/catalog/price_list.h"

#include <chrono>
#include <cstdio>
#include <string>

using namespace runcast;

int main()
{
    constexpr int rows = 50'000;
    for (const int brokenEvery : {0, 10'000, 100}) {
        std::string bytes = "InstanceType,AcceleratorName,AcceleratorCount,vCPUs,MemoryGiB,GpuInfo,Price,SpotPrice,"
                            "Region,AvailabilityZone\n";
        for (int i = 0; i < rows; ++i) {
            bytes += brokenEvery > 0 && i % brokenEvery == 7
                         ? "broken,row\n"
                         : "p5.48xlarge,H100,8,192,2048,\"{'Gpus': []}\"," + std::to_string(40 + i % 20) +
                               ".5,12.25,region-" + std::to_string(i % 30) + ",zone\n";
        }
        using Clock = std::chrono::steady_clock;
        const auto start = Clock::now();
        double longestGap = 0; // between two answers to "go on?": how late a Cancel is heard
        auto last = start;
        const auto list =
            readPriceList(bytes, "vms.csv", {"AWS", "2026-11-30", "bench"}, shippedCatalog(), [&](double) {
                const auto now = Clock::now();
                longestGap = std::max(longestGap, std::chrono::duration<double>(now - last).count());
                last = now;
                return true;
            });
        const double read = std::chrono::duration<double>(Clock::now() - start).count();
        const auto changes = priceChanges(*list, shippedCatalog());
        const double all = std::chrono::duration<double>(Clock::now() - start).count();
        std::printf(
            "%d rows, %zu broken: read %.3f s, with changes %.3f s, %zu changes, longest without asking %.3f s\n", rows,
            list->refused.size(), read, all, changes.size(), longestGap);
    }
}
