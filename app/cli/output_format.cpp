// SPDX-License-Identifier: MIT
#include "app/cli/output_format.h"

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace runcast::cli {

std::optional<OutputFormat> outputFormatOf(const QString &file)
{
    static constexpr std::array endings = {
        std::pair{".pdf"_L1, OutputFormat::Pdf},
        std::pair{".xlsx"_L1, OutputFormat::Xlsx},
        std::pair{".csv"_L1, OutputFormat::Csv},
        std::pair{".json"_L1, OutputFormat::Json},
    };
    for (const auto &[ending, format] : endings) {
        if (file.endsWith(ending, Qt::CaseInsensitive))
            return format;
    }
    return std::nullopt;
}

} // namespace runcast::cli
