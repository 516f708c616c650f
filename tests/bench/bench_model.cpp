// SPDX-License-Identifier: MIT
// Counts of a model per second: the layout search asks for them by the million.
#include "core/catalog/catalog.h"
#include "core/catalog/config_import.h"
#include "core/catalog/embedded_data.h"
#include "core/compute/flops.h"
#include "core/compute/parameter_count.h"

#include <chrono>
#include <cstdio>

using namespace runcast;

namespace {

constexpr double busySeconds = 0.5;

// Mean seconds of one call; `work` returns a number so that none of it can be left out.
template <typename Work> double secondsPerCall(Work work)
{
    using Clock = std::chrono::steady_clock;
    double sink = 0;
    long calls = 0;
    const auto start = Clock::now();
    double elapsed = 0;
    while (elapsed < busySeconds) {
        for (int i = 0; i < 100; ++i)
            sink += work(i);
        calls += 100;
        elapsed = std::chrono::duration<double>(Clock::now() - start).count();
    }
    std::fprintf(stderr, sink > 0 ? "" : "nothing was counted\n");
    return elapsed / double(calls);
}

void report(const char *what, double seconds, double baseline)
{
    std::printf("%-48s %12.0f /s %10.3f us %8.2f x\n", what, 1 / seconds, seconds * 1e6, seconds / baseline);
}

} // namespace

int main()
{
    const Catalog &catalog = shippedCatalog();
    const auto models = catalog.models();
    const auto model = [&](int i) -> const ModelPreset & { return models[size_t(i) % models.size()]; };
    // What a search cannot avoid: to read the shape of each model.
    const double copy = secondsPerCall([&](int i) {
        const Architecture a = model(i).architecture;
        return double(a.layers);
    });
    report("copy of a shape (baseline)", copy, copy);
    report("countParameters",
           secondsPerCall([&](int i) { return double(countParameters(model(i).architecture)->total); }), copy);
    report("countParameters + flopPerToken", secondsPerCall([&](int i) {
               const Architecture &a = model(i).architecture;
               return flopPerToken(a, *countParameters(a), 8192, FlopConvention::Causal).training;
           }),
           copy);
    report("parameterTree", secondsPerCall([&](int i) { return double(parameterTree(model(i).architecture).size()); }),
           copy);
    report("importConfig", secondsPerCall([&](int i) {
               const std::string path = "models/" + model(i).id + ".json";
               return double(importConfig(embeddedFile(path), path)->architecture.layers);
           }),
           copy);
}
