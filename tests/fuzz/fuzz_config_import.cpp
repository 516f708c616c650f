// SPDX-License-Identifier: MIT
#include "core/catalog/config_import.h"
#include "core/compute/flops.h"
#include "core/compute/parameter_count.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

using namespace runcast;

namespace {

void require(bool promise)
{
    if (!promise)
        std::abort();
}

void checkCounts(const Architecture &architecture)
{
    const Result<ParameterCount> count = countParameters(architecture);
    require(count.has_value());
    require(count->total > 0 && count->active > 0 && count->active <= count->total && count->nonEmbedding() > 0);
    for (FlopConvention convention : {FlopConvention::Causal, FlopConvention::Full, FlopConvention::SixNd}) {
        const FlopPerToken flop = flopPerToken(architecture, *count, 8192, convention);
        require(std::isfinite(flop.training) && flop.training > 0 && flop.attention > 0);
    }
    const std::vector<ParameterBlock> tree = parameterTree(architecture);
    std::int64_t sum = 0;
    for (size_t i = 0; i < tree.size(); ++i) {
        if (i + 1 == tree.size() || tree[i + 1].depth <= tree[i].depth)
            sum += tree[i].each * tree[i].times;
    }
    require(sum == count->total);
}

} // namespace

// Whatever the bytes: an answer, in bounds. An accepted model can be counted; a refused one has a reason and an advice.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const Result<ConfigImport> result = importConfig({reinterpret_cast<const char *>(data), size}, "config.json");
    if (result) {
        checkCounts(result->architecture);
        require(!result->name.empty());
    } else {
        require(!result.error().reason.empty() && !result.error().advice.empty());
        require(plainText(result.error()).size() < 4000);
    }
    return 0;
}
