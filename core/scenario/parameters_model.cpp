// SPDX-License-Identifier: MIT
#include "core/scenario/parameter_lists.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "core/scenario/access.h"

namespace runcast {

namespace {

using namespace access;

constexpr std::array attentionChoices = {
    Choice{"grouped", RC_TEXT("Choices", "Grouped query (MHA, GQA, MQA)")},
    Choice{"latent", RC_TEXT("Choices", "Latent (MLA)")},
};
constexpr std::array normChoices = {
    Choice{"rms", RC_TEXT("Choices", "RMSNorm")},
    Choice{"layer", RC_TEXT("Choices", "LayerNorm")},
    Choice{"layer_no_bias", RC_TEXT("Choices", "LayerNorm without bias")},
    Choice{"weightless", RC_TEXT("Choices", "LayerNorm without weights")},
};
constexpr std::array qkNormChoices = {
    Choice{"none", RC_TEXT("Choices", "None")},
    Choice{"per_head", RC_TEXT("Choices", "Per head")},
    Choice{"whole_projection", RC_TEXT("Choices", "Whole projection")},
};

constexpr auto sparseOnly = [](const Scenario &s) { return sparseLayerCount(s.model.architecture) > 0; };
constexpr auto latentOnly = [](const Scenario &s) { return s.model.architecture.attention == AttentionKind::Latent; };
constexpr auto fromArchitecture = [](const Scenario &s) { return isComplete(s.model.architecture); };

/// The published value of a field of the architecture, else that of an empty architecture.
template <auto Read> DefaultValue modelDefault(const Scenario &scenario, const Catalog &catalog)
{
    Scenario published;
    const ModelPreset *preset = catalog.findModel(scenario.model.preset);
    if (!preset)
        return {Read(published), RC_TEXT("Sources", "not entered"), ""};
    published.model.architecture = preset->architecture;
    return {Read(published), preset->source, preset->sourceDate, SourceKind::Published};
}

template <auto Field> Parameter shape(std::string_view key, const char *title, const char *help)
{
    constexpr auto read = readField<&Scenario::model, &ModelInputs::architecture, Field>;
    Parameter parameter;
    parameter.key = key;
    parameter.group = ParameterGroup::Model;
    parameter.kind = ValueKind::Count;
    if constexpr (std::is_same_v<std::remove_cvref_t<decltype(std::declval<Architecture>().*Field)>, bool>)
        parameter.kind = ValueKind::Flag;
    else
        parameter.unit = Unit::Count;
    parameter.title = title;
    parameter.help = help;
    parameter.highest = 1e9;
    parameter.detail = true;
    parameter.get = read;
    parameter.set = writeField<&Scenario::model, &ModelInputs::architecture, Field>;
    parameter.defaultValue = modelDefault<read>;
    return parameter;
}

template <auto Field> Parameter expertShape(std::string_view key, const char *title, const char *help)
{
    Parameter parameter = shape<Field>(key, title, help);
    parameter.relevant = sparseOnly;
    return parameter;
}

template <auto Field> Parameter latentShape(std::string_view key, const char *title, const char *help)
{
    Parameter parameter = shape<Field>(key, title, help);
    parameter.relevant = latentOnly;
    return parameter;
}

template <const auto &Choices, auto Field>
Parameter shapeChoice(std::string_view key, const char *title, const char *help)
{
    constexpr auto read = readChoice<Choices, &Scenario::model, &ModelInputs::architecture, Field>;
    Parameter parameter;
    parameter.key = key;
    parameter.group = ParameterGroup::Model;
    parameter.kind = ValueKind::Choice;
    parameter.title = title;
    parameter.help = help;
    parameter.detail = true;
    parameter.choices = Choices;
    parameter.get = read;
    parameter.set = writeChoice<Choices, &Scenario::model, &ModelInputs::architecture, Field>;
    parameter.defaultValue = modelDefault<read>;
    return parameter;
}

/// Total or active parameters: counted from the architecture when it is complete, else what was typed.
template <bool Active> Value parameterCount(const Scenario &scenario)
{
    if (isComplete(scenario.model.architecture)) {
        const Result<ParameterCount> count = countParameters(scenario.model.architecture);
        if (!count)
            return {};
        return double(Active ? count->active : count->total);
    }
    return toValue(Active ? scenario.model.typedActiveParameters : scenario.model.typedTotalParameters);
}

DefaultValue noDefault(const Scenario &, const Catalog &)
{
    return {Value{}, RC_TEXT("Sources", "not entered"), ""};
}

Parameter presetParameter()
{
    Parameter parameter;
    parameter.key = "model.preset";
    parameter.group = ParameterGroup::Model;
    parameter.kind = ValueKind::Model;
    parameter.title = RC_TEXT("Parameters", "Preset");
    parameter.help =
        RC_TEXT("Parameters", "A published model. It fills the model's shape and, for what nobody has typed, "
                              "tokens, cluster and layout as published.");
    parameter.canBeMissing = true;
    parameter.drivesDefaults = true;
    parameter.get = readField<&Scenario::model, &ModelInputs::preset>;
    parameter.set = writeField<&Scenario::model, &ModelInputs::preset>;
    parameter.defaultValue = noDefault;
    return parameter;
}

template <bool Active> Parameter countParameter()
{
    Parameter parameter;
    parameter.key = Active ? "model.active_parameters" : "model.total_parameters";
    parameter.group = ParameterGroup::Model;
    parameter.kind = ValueKind::Count;
    parameter.unit = Unit::Parameters;
    parameter.title = Active ? RC_TEXT("Parameters", "Active parameters") : RC_TEXT("Parameters", "Parameters");
    parameter.help = Active
                         ? RC_TEXT("Parameters", "Weights that one token visits, embeddings included. Fewer than all "
                                                 "in a mixture of experts; empty = all.")
                         : RC_TEXT("Parameters", "All weights of the language model, counted from its shape when that "
                                                 "is known, else typed.");
    parameter.lowest = 1e3;
    parameter.highest = 1e16;
    parameter.canBeMissing = Active;
    parameter.detail = Active;
    parameter.get = parameterCount<Active>;
    parameter.set = Active ? writeField<&Scenario::model, &ModelInputs::typedActiveParameters>
                           : writeField<&Scenario::model, &ModelInputs::typedTotalParameters>;
    parameter.defaultValue = noDefault;
    parameter.derived = fromArchitecture;
    return parameter;
}

} // namespace

void appendModelParameters(std::vector<Parameter> &all)
{
    using A = Architecture;
    all.push_back(presetParameter());
    all.push_back(countParameter<false>());
    all.push_back(countParameter<true>());
    Parameter layers = shape<&A::layers>("model.layers", RC_TEXT("Parameters", "Layers"),
                                         RC_TEXT("Parameters", "Transformer layers of the model."));
    layers.drivesDefaults = true; // of virtual stages
    all.push_back(std::move(layers));
    all.push_back(shape<&A::hiddenSize>("model.hidden_size", RC_TEXT("Parameters", "Hidden size"),
                                        RC_TEXT("Parameters", "Width of the residual stream.")));
    all.push_back(shape<&A::ffnSize>("model.ffn_size", RC_TEXT("Parameters", "FFN size"),
                                     RC_TEXT("Parameters", "Inner width of a dense MLP.")));
    all.push_back(shape<&A::gatedMlp>("model.gated_mlp", RC_TEXT("Parameters", "Gated MLP"),
                                      RC_TEXT("Parameters", "Three matrices (SwiGLU, GeGLU) rather than two.")));
    all.push_back(shape<&A::heads>("model.heads", RC_TEXT("Parameters", "Attention heads"),
                                   RC_TEXT("Parameters", "Query heads of one layer.")));
    all.push_back(
        shape<&A::kvHeads>("model.kv_heads", RC_TEXT("Parameters", "Key-value heads"),
                           RC_TEXT("Parameters", "Heads that share keys and values; equal to the query heads in "
                                                 "multi-head attention.")));
    all.push_back(shape<&A::headDim>("model.head_dim", RC_TEXT("Parameters", "Head size"),
                                     RC_TEXT("Parameters", "Width of one attention head.")));
    all.push_back(shape<&A::vocabularySize>("model.vocabulary_size", RC_TEXT("Parameters", "Vocabulary"),
                                            RC_TEXT("Parameters", "Tokens of the vocabulary, rows of the embedding.")));
    all.push_back(shape<&A::tiedEmbeddings>("model.tied_embeddings", RC_TEXT("Parameters", "Tied embeddings"),
                                            RC_TEXT("Parameters", "Input embedding and output matrix are one.")));
    all.push_back(
        shape<&A::experts>("model.experts", RC_TEXT("Parameters", "Experts"),
                           RC_TEXT("Parameters", "Routed experts of a sparse layer; 0 or 1 in a dense model.")));
    all.push_back(expertShape<&A::expertsPerToken>("model.experts_per_token",
                                                   RC_TEXT("Parameters", "Experts per token"),
                                                   RC_TEXT("Parameters", "Routed experts that one token visits.")));
    all.push_back(expertShape<&A::sharedExperts>("model.shared_experts", RC_TEXT("Parameters", "Shared experts"),
                                                 RC_TEXT("Parameters", "Experts that every token visits.")));
    all.push_back(expertShape<&A::expertFfnSize>("model.expert_ffn_size", RC_TEXT("Parameters", "Expert FFN size"),
                                                 RC_TEXT("Parameters", "Inner width of one expert.")));
    all.push_back(
        expertShape<&A::denseLayers>("model.dense_layers", RC_TEXT("Parameters", "Dense layers"),
                                     RC_TEXT("Parameters", "First layers with a dense MLP instead of experts.")));
    all.push_back(expertShape<&A::sharedExpertFfnSize>(
        "model.shared_expert_ffn_size", RC_TEXT("Parameters", "Shared FFN size"),
        RC_TEXT("Parameters", "Whole inner width of the shared path; 0 = shared experts × expert FFN size.")));
    all.push_back(
        expertShape<&A::sparseStep>("model.sparse_step", RC_TEXT("Parameters", "Sparse layer step"),
                                    RC_TEXT("Parameters", "Every n-th layer after the dense ones has experts.")));
    all.push_back(expertShape<&A::sparseOffset>(
        "model.sparse_offset", RC_TEXT("Parameters", "Sparse layer offset"),
        RC_TEXT("Parameters", "Of each n layers the one of this number has experts, counted from 0.")));
    all.push_back(expertShape<&A::otherDenseLayers>(
        "model.other_dense_layers", RC_TEXT("Parameters", "Further dense layers"),
        RC_TEXT("Parameters", "Layers with a dense MLP that the step would give experts.")));
    all.push_back(expertShape<&A::routerBias>("model.router_bias", RC_TEXT("Parameters", "Router bias"),
                                              RC_TEXT("Parameters", "The router has a trained bias.")));
    all.push_back(expertShape<&A::routerBalancingBias>(
        "model.router_balancing_bias", RC_TEXT("Parameters", "Balancing bias"),
        RC_TEXT("Parameters", "A stored bias that balances experts by a rule, not by the gradient.")));
    all.push_back(expertShape<&A::sharedExpertGate>("model.shared_expert_gate",
                                                    RC_TEXT("Parameters", "Shared expert gate"),
                                                    RC_TEXT("Parameters", "A gate weighs the shared expert.")));
    all.push_back(expertShape<&A::expertBias>("model.expert_bias", RC_TEXT("Parameters", "Expert biases"),
                                              RC_TEXT("Parameters", "The matrices of an expert have biases.")));
    all.push_back(expertShape<&A::denseResidual>(
        "model.dense_residual", RC_TEXT("Parameters", "Dense residual path"),
        RC_TEXT("Parameters", "A dense gated path stands beside the experts (Arctic).")));
    all.push_back(shapeChoice<attentionChoices, &A::attention>(
        "model.attention", RC_TEXT("Parameters", "Attention"),
        RC_TEXT("Parameters", "Grouped heads, or keys and values through a shared latent.")));
    all.push_back(latentShape<&A::queryRank>("model.query_rank", RC_TEXT("Parameters", "Query rank"),
                                             RC_TEXT("Parameters", "Latent width of the queries; 0 = none.")));
    all.push_back(latentShape<&A::kvRank>("model.kv_rank", RC_TEXT("Parameters", "Key-value rank"),
                                          RC_TEXT("Parameters", "Latent width of keys and values.")));
    all.push_back(
        latentShape<&A::nopeHeadDim>("model.nope_head_dim", RC_TEXT("Parameters", "Head size without position"),
                                     RC_TEXT("Parameters", "Part of a query and key head without rotation.")));
    all.push_back(latentShape<&A::ropeHeadDim>("model.rope_head_dim", RC_TEXT("Parameters", "Head size with position"),
                                               RC_TEXT("Parameters", "Rotated part of a query and key head.")));
    all.push_back(latentShape<&A::valueHeadDim>("model.value_head_dim", RC_TEXT("Parameters", "Value head size"),
                                                RC_TEXT("Parameters", "Width of one value head.")));
    all.push_back(latentShape<&A::indexerHeads>("model.indexer_heads", RC_TEXT("Parameters", "Indexer heads"),
                                                RC_TEXT("Parameters", "Heads of the sparse-attention indexer.")));
    all.push_back(latentShape<&A::indexerHeadDim>("model.indexer_head_dim", RC_TEXT("Parameters", "Indexer head size"),
                                                  RC_TEXT("Parameters", "Width of one indexer head.")));
    all.push_back(latentShape<&A::indexerLayers>("model.indexer_layers", RC_TEXT("Parameters", "Indexer layers"),
                                                 RC_TEXT("Parameters", "Layers with an indexer of their own.")));
    Parameter chosen = latentShape<&A::indexerTopK>(
        "model.indexer_top_k", RC_TEXT("Parameters", "Indexer's choice"),
        RC_TEXT("Parameters", "Tokens that attention sees after the indexer has chosen; 0 = all."));
    chosen.zeroWords = RC_TEXT("Choices", "all");
    all.push_back(std::move(chosen));
    all.push_back(shapeChoice<normChoices, &A::norm>("model.norm", RC_TEXT("Parameters", "Normalisation"),
                                                     RC_TEXT("Parameters", "Kind of the layer norms.")));
    all.push_back(shape<&A::normsPerLayer>("model.norms_per_layer", RC_TEXT("Parameters", "Norms per layer"),
                                           RC_TEXT("Parameters", "Layer norms of one layer.")));
    all.push_back(shape<&A::finalNorm>("model.final_norm", RC_TEXT("Parameters", "Final norm"),
                                       RC_TEXT("Parameters", "A norm before the output matrix.")));
    all.push_back(shape<&A::embeddingNorm>("model.embedding_norm", RC_TEXT("Parameters", "Embedding norm"),
                                           RC_TEXT("Parameters", "A norm after the input embedding (BLOOM).")));
    all.push_back(shapeChoice<qkNormChoices, &A::qkNorm>("model.qk_norm", RC_TEXT("Parameters", "Query-key norm"),
                                                         RC_TEXT("Parameters", "Norms on queries and keys.")));
    all.push_back(
        shape<&A::qkvBias>("model.qkv_bias", RC_TEXT("Parameters", "Query, key, value biases"),
                           RC_TEXT("Parameters", "The projections to queries, keys and values have biases.")));
    all.push_back(
        shape<&A::attentionOutputBias>("model.attention_output_bias", RC_TEXT("Parameters", "Attention output bias"),
                                       RC_TEXT("Parameters", "The attention's output projection has a bias.")));
    all.push_back(shape<&A::mlpBias>("model.mlp_bias", RC_TEXT("Parameters", "MLP biases"),
                                     RC_TEXT("Parameters", "The matrices of the MLP have biases.")));
    all.push_back(shape<&A::headBias>("model.head_bias", RC_TEXT("Parameters", "Output bias"),
                                      RC_TEXT("Parameters", "The output matrix has a bias.")));
    all.push_back(shape<&A::attentionSinks>("model.attention_sinks", RC_TEXT("Parameters", "Attention sinks"),
                                            RC_TEXT("Parameters", "One learned sink a head (gpt-oss).")));
    all.push_back(
        shape<&A::learnedPositions>("model.learned_positions", RC_TEXT("Parameters", "Learned positions"),
                                    RC_TEXT("Parameters", "Rows of the position table; 0 with rotary positions.")));
    all.push_back(shape<&A::embeddingProjection>(
        "model.embedding_projection", RC_TEXT("Parameters", "Embedding width"),
        RC_TEXT("Parameters", "Width of the embedding where it differs from the hidden size (OPT 350M), else 0.")));
    Parameter window = shape<&A::slidingWindow>("model.sliding_window", RC_TEXT("Parameters", "Sliding window"),
                                                RC_TEXT("Parameters", "Tokens that a windowed layer sees; 0 = all."));
    window.zeroWords = RC_TEXT("Choices", "all");
    all.push_back(std::move(window));
    all.push_back(shape<&A::windowedLayers>("model.windowed_layers", RC_TEXT("Parameters", "Windowed layers"),
                                            RC_TEXT("Parameters", "Layers with the sliding window.")));
    all.push_back(
        shape<&A::chunkedWindow>("model.chunked_window", RC_TEXT("Parameters", "Fixed chunks"),
                                 RC_TEXT("Parameters", "The window does not slide: it is a fixed chunk (Llama 4).")));
    all.push_back(shape<&A::mtpLayers>("model.mtp_layers", RC_TEXT("Parameters", "MTP layers"),
                                       RC_TEXT("Parameters", "Multi-token-prediction layers, outside the counts.")));
}

} // namespace runcast
