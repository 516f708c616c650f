// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/architecture.h"
#include "core/catalog/config/reader.h"

/// What the files of one family state beyond the sizes that all have; named by model_type. Facts about the families:
/// docs/method.md, section "Parameters".
namespace runcast::config {

// GPT-2 and its kin: family_readers_gpt.cpp
void readGpt2(const ConfigReader &reader, Architecture &a);
void readGptBigcode(const ConfigReader &reader, Architecture &a);
void readGptJ(const ConfigReader &reader, Architecture &a);
void readGptNeox(const ConfigReader &reader, Architecture &a);
void readOpt(const ConfigReader &reader, Architecture &a);
void readBloom(const ConfigReader &reader, Architecture &a);
void readFalcon(const ConfigReader &reader, Architecture &a);
void readMpt(const ConfigReader &reader, Architecture &a);
void readPhi(const ConfigReader &reader, Architecture &a);

// Llama and its dense kin: family_readers_llama.cpp
void readLlama(const ConfigReader &reader, Architecture &a);
void readMistral(const ConfigReader &reader, Architecture &a);
void readInternlm(const ConfigReader &reader, Architecture &a);
void readQwen2(const ConfigReader &reader, Architecture &a);
void readQwen3(const ConfigReader &reader, Architecture &a);
void readGemma2(const ConfigReader &reader, Architecture &a);
void readGemma3(const ConfigReader &reader, Architecture &a);
void readOlmo3(const ConfigReader &reader, Architecture &a);
void readCohere(const ConfigReader &reader, Architecture &a);
void readCohere2(const ConfigReader &reader, Architecture &a);
void readStablelm(const ConfigReader &reader, Architecture &a);
void readPhi3(const ConfigReader &reader, Architecture &a);
void readStarcoder2(const ConfigReader &reader, Architecture &a);
void readChatglm(const ConfigReader &reader, Architecture &a);
void readGlm(const ConfigReader &reader, Architecture &a);

// Models with experts: family_readers_moe.cpp
void readMixtral(const ConfigReader &reader, Architecture &a);
void readQwen2Moe(const ConfigReader &reader, Architecture &a);
void readQwen3Moe(const ConfigReader &reader, Architecture &a);
void readOlmoe(const ConfigReader &reader, Architecture &a);
void readMinimaxM2(const ConfigReader &reader, Architecture &a);
void readDbrx(const ConfigReader &reader, Architecture &a);
void readGrok1(const ConfigReader &reader, Architecture &a);
void readGptOss(const ConfigReader &reader, Architecture &a);
void readLlama4(const ConfigReader &reader, Architecture &a);
void readArctic(const ConfigReader &reader, Architecture &a);
void readGraniteMoe(const ConfigReader &reader, Architecture &a);
void readPhiMoe(const ConfigReader &reader, Architecture &a);

// DeepSeek and those built like it: family_readers_deepseek.cpp
void readDeepseek(const ConfigReader &reader, Architecture &a);
void readDeepseekV2(const ConfigReader &reader, Architecture &a);
void readDeepseekV3(const ConfigReader &reader, Architecture &a);
void readGlm4Moe(const ConfigReader &reader, Architecture &a);

/// Experts that every token may choose from, where the file names them as Mixtral's does; none leaves a dense model.
void readOptionalExperts(const ConfigReader &reader, Architecture &a);

} // namespace runcast::config
