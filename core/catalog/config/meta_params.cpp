// SPDX-License-Identifier: MIT
#include "core/catalog/config/meta_params.h"

#include "core/base/text.h"
#include "core/catalog/config/reader.h"

#include <cmath>

namespace runcast::config {

namespace {

// llama/model.py of Meta's release, class FeedForward.
std::int64_t derivedFfn(const ConfigReader &reader, std::int64_t dim)
{
    const std::int64_t multiple = reader.size("multiple_of");
    const double multiplier = reader.numberOr("ffn_dim_multiplier", 1);
    if (!(multiplier > 0 && multiplier <= 1000)) {
        reader.refuse("ffn_dim_multiplier", *reader.find("ffn_dim_multiplier"),
                      RC_TEXT("Errors", "%1 is %2, which is no multiple for the width of an MLP."));
        return 0;
    }
    if (reader.log().failed())
        return 0;
    const double width = std::floor(multiplier * std::floor(2.0 * double(4 * dim) / 3.0));
    return std::int64_t(std::ceil(width / double(multiple))) * multiple;
}

} // namespace

bool isMetaParams(const Json &object)
{
    return object.contains("dim") && object.contains("n_layers") && !object.contains("model_type");
}

Json fromMetaParams(const Json &object, ImportLog &log)
{
    const ConfigReader reader(object, {}, log);
    for (std::string_view key : {"moe", "moe_args", "vision_encoder", "inter_dim", "n_routed_experts"}) {
        if (const Json *value = reader.find(key))
            reader.refuse(
                key, *value,
                RC_TEXT("Errors",
                        "The file is in the format of the authors' own release and has %1 (%2), which is read "
                        "from Hugging Face's format only."),
                RC_TEXT("Errors", "Import the model's config.json from Hugging Face."));
    }
    const std::int64_t dim = reader.size("dim");
    const bool stated = reader.find("hidden_dim") != nullptr;
    Json llama = {{"model_type", "llama"},
                  {"hidden_size", dim},
                  {"num_hidden_layers", reader.size("n_layers")},
                  {"num_attention_heads", reader.size("n_heads")},
                  {"vocab_size", reader.size("vocab_size")},
                  {"intermediate_size", stated ? reader.size("hidden_dim") : derivedFfn(reader, dim)},
                  {"tie_word_embeddings", false}};
    if (reader.find("n_kv_heads"))
        llama["num_key_value_heads"] = reader.size("n_kv_heads");
    if (reader.find("head_dim"))
        llama["head_dim"] = reader.size("head_dim");
    if (!log.failed())
        log.remark(stated ? "import.authors_params" : "import.meta_params", {llama["intermediate_size"].dump()});
    return llama;
}

} // namespace runcast::config
