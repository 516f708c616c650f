// SPDX-License-Identifier: MIT
#include "core/validation/published_extras.h"

#include "core/base/text.h"

namespace runcast {

namespace {

// SigLIP of Gemma 3 (arXiv:2503.19786): 27 layers of width c = 1152 and inner width f = 4304, patches of 3 × 14 × 14,
// 4096 positions, a last norm.
constexpr std::int64_t siglipWeights()
{
    constexpr std::int64_t c = 1152, f = 4304;
    return 27 * (4 * (c * c + c) + 2 * c * f + f + c + 4 * c) + 3 * 14 * 14 * c + c + 4096 * c + 2 * c;
}

// Llama 4's vision tower with adapter and projector, as its checkpoints hold them.
constexpr std::int64_t llama4Vision = 871'932'416;

std::vector<PublishedExtra> knownExtras(const Architecture &a, const ParameterCount &count)
{
    const std::int64_t h = a.hiddenSize;
    std::vector<PublishedExtra> extras;
    if (a.tiedEmbeddings)
        extras.push_back({RC_TEXT("Validation", "tied output matrix stored once more"), count.logitMatmul});
    if (a.mtpLayers > 0) {
        // A layer with experts, an indexer if it has one, three norms and the projection of two joined vectors.
        const std::int64_t bias = a.routerBalancingBias ? a.experts : 0;
        const std::int64_t layer = count.sparseLayer + bias + count.indexerPerLayer + 3 * h + 2 * h * h;
        extras.push_back({RC_TEXT("Validation", "layers for multi-token prediction"), a.mtpLayers * layer});
        extras.push_back(
            {RC_TEXT("Validation", "second copies of embedding and output matrix"), 2 * count.logitMatmul});
    }
    extras.push_back({RC_TEXT("Validation", "stored rotary frequencies"), a.layers * (a.headDim / 2)});
    if (a.family == "gemma3_text")
        extras.push_back({RC_TEXT("Validation", "vision tower and projector"), siglipWeights() + 1152 * h + 1152});
    if (a.family == "llama4_text")
        extras.push_back({RC_TEXT("Validation", "vision tower and projector"), llama4Vision});
    return extras;
}

} // namespace

std::vector<PublishedExtra> explainExtras(const Architecture &architecture, const ParameterCount &count,
                                          std::int64_t more)
{
    const std::vector<PublishedExtra> known = knownExtras(architecture, count);
    for (unsigned chosen = 1; chosen < 1u << known.size(); ++chosen) {
        std::vector<PublishedExtra> extras;
        std::int64_t sum = 0;
        for (size_t i = 0; i < known.size(); ++i) {
            if (chosen >> i & 1u) {
                extras.push_back(known[i]);
                sum += known[i].weights;
            }
        }
        if (sum == more)
            return extras;
    }
    return {};
}

} // namespace runcast
