// SPDX-License-Identifier: MIT
#include "core/validation/step_rows.h"

#include "core/base/text.h"
#include "core/layout/step/constants.h"
#include "core/validation/step_row_reader.h"

#include <algorithm>
#include <cmath>

namespace runcast {

double StepRow::flop() const
{
    const StepModel &m = input.model;
    const double gate = m.gated ? 3 : 2;
    const double sparse = m.experts > 1 ? (m.layers - m.denseLayers) / m.layers : 0;
    const double projections =
        m.latent ? 2112 * m.hidden + 1536 * 192 * m.heads + 512 * 256 * m.heads + 128 * m.heads * m.hidden
                 : m.hidden * m.headDim * (2 * m.heads + 2 * m.kvHeads);
    const double ffn = (1 - sparse) * m.ffn + sparse * (m.expertsPerToken * m.expertFfn + m.sharedFfn);
    const double width = m.latent ? 160 * m.heads : m.heads * m.headDim;
    const double weights = m.layers * (projections + gate * m.hidden * ffn) + m.vocabulary * m.hidden;
    return (6 * weights + 6 * m.layers * input.layout.sequence * width) * tokensPerStep;
}

StepTimeInput stepInput(const StepRow &row, const StepTimeConstants &k)
{
    StepTimeInput in = row.input;
    in.rates = kernelRates(*row.accelerator, row.format, row.generation, k);
    if (row.networkBandwidth > 0)
        in.rates.networkBandwidth = row.networkBandwidth;
    if (row.domain > 0)
        in.rates.domain = row.domain;
    if (row.capped500W) {
        in.rates.matmul *= k.cap500W;
        in.rates.matmul16 *= k.cap500W;
        in.rates.attention *= k.cap500W;
    }
    in.software.moeSoftness = row.expertEra == 'A' ? k.softA : row.expertEra == 'C' ? k.softC : 1;
    return in;
}

double predictedStepS(const StepRow &row, const StepTimeConstants &constants)
{
    const StepTime step = stepTime(stepInput(row, constants), constants);
    const double seconds = row.oneLayer ? step.layer : step.total;
    if (!row.softwareOf2023)
        return seconds;
    const auto aged = std::find_if(constants.all.begin(), constants.all.end(),
                                   [](const StepTimeConstant &constant) { return constant.name == "age23"; });
    return aged == constants.all.end() ? seconds : seconds * aged->value;
}

Result<std::vector<StepRow>> readStepRows(std::string_view csvBytes, std::string_view fileName)
{
    const Result<CsvTable> table = parseCsv(csvBytes, std::string(fileName));
    if (!table)
        return table.error();
    const bool oneServer = table->column("iteration_ms").has_value();
    const std::vector<std::string_view> needed =
        oneServer ? std::vector<std::string_view>{"hidden_size", "layers", "micro_batch", "tp", "dp", "pp"}
                  : std::vector<std::string_view>{"id", "accelerator_id", "layers", "hidden_size", "heads", "gpus"};
    for (const std::string_view column : needed) {
        if (!table->column(column))
            return Error{.reason = RC_TEXT("Errors", "The column “%1” is missing."),
                         .arguments = {std::string(column)},
                         .file = table->fileName()};
    }
    std::vector<StepRow> rows;
    for (size_t i = 0; i < table->rowCount(); ++i)
        rows.push_back(oneServer ? readOneServerRow(CsvRow(*table, i), i) : readStepRow(CsvRow(*table, i)));
    return rows;
}

} // namespace runcast
