// SPDX-License-Identifier: MIT
#pragma once

#include "core/validation/csv_row.h"
#include "core/validation/step_rows.h"

namespace runcast {

/// A row of steps.csv: shape, layout and software as stated, blanks by the rules of its kind of software.
StepRow readStepRow(const CsvRow &row);

/// A row of one_server.csv: GPT of GPT-2's vocabulary on one server of A100, Megatron-DeepSpeed in fp16.
StepRow readOneServerRow(const CsvRow &row, size_t index);

} // namespace runcast
