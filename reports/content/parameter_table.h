// SPDX-License-Identifier: MIT
#pragma once

#include "reports/content/report_context.h"

namespace runcast::report {

/// The main inputs of a group that have an effect, a row each: title and value. Missing ones say so.
Table parameterTable(const ReportContext &context, ParameterGroup group);

/// The figures of a section that have a value, a row each, with their units.
Table figureTable(const ReportContext &context, Section section);

} // namespace runcast::report
