// SPDX-License-Identifier: MIT
#include "core/catalog/failure_rates.h"

namespace runcast {
namespace {

FailureRate readRate(CsvRecord &record)
{
    FailureRate rate;
    rate.id = record.requiredText("id");
    rate.system = record.requiredText("system");
    rate.accelerators = record.positive("accelerators");
    rate.windowDays = record.positive("window_days");
    rate.interruptions = record.number("interruptions");
    rate.cause = record.requiredText("cause");
    rate.count = record.number("count");
    rate.perAcceleratorHour = record.positive("per_accelerator_hour");
    rate.year = record.integer("year").value_or(0);
    rate.source = record.requiredText("source");
    rate.confidence = record.requiredText("confidence");
    rate.notes = record.text("notes");
    return rate;
}

} // namespace

Result<std::vector<FailureRate>> loadFailureRates(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<FailureRate>(csvBytes, fileName, readRate);
}

} // namespace runcast
