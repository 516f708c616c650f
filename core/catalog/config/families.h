// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/config/reader.h"

#include <span>
#include <string_view>

namespace runcast::config {

/// Names of the sizes that every family has; the first of each is the family's own, the others are read as well.
struct KeyNames {
    Keys hidden, layers, heads, kvHeads, ffn, vocabulary;
};

enum class HeadDim {
    Derived,     // hidden size / heads, whatever else the file says
    Stated,      // head_dim; without it hidden size / heads
    MustBeStated // head_dim: published files always state it, and it need not be hidden size / heads
};

enum class FfnWidth { Given, FourTimesHidden };

/// How a family is read: what is the same in all its files, and a function for what its files state beyond the common
/// sizes.
struct Family {
    std::string_view type; // model_type
    const KeyNames *keys;
    HeadDim headDim;
    FfnWidth ffnWidth;
    bool tied;  // where tie_word_embeddings is absent
    bool gated; // gated MLP
    NormKind norm;
    int norms; // per layer
    QkNorm qkNorm;
    void (*readRest)(const ConfigReader &, Architecture &);
};

/// All families that can be read, sorted by type.
std::span<const Family> allFamilies();

/// The family of a model_type; nullptr if it is none that can be read.
const Family *findFamily(std::string_view modelType);

/// All model types that can be read, sorted: for messages.
std::string familyNames();

/// Reads the shape. What is wrong is in the reader's log.
Architecture readArchitecture(const ConfigReader &reader, const Family &family);

/// The longest sequence that the file states; 0 = none.
std::int64_t readMaxSequence(const ConfigReader &reader);

} // namespace runcast::config
