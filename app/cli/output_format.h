// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace runcast::cli {

/// What a report or comparison is written as.
enum class OutputFormat { Pdf, Xlsx, Csv, Json };

/// By the ending of the file's name, in any case; nothing if it is none of the four.
std::optional<OutputFormat> outputFormatOf(const QString &file);

} // namespace runcast::cli
