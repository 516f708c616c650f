// SPDX-License-Identifier: MIT
#include "core/catalog/failure_rates.h"

#include "core/base/text.h"

#include <algorithm>
#include <array>

namespace runcast {
namespace {

constexpr std::array<std::string_view, failureCauseCount> causeIds = {"gpu",     "memory", "software",
                                                                      "network", "host",   "other"};

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
    const std::string group = record.text("cause_group");
    rate.causeGroup = failureCauseFromId(group);
    if (!group.empty() && !rate.causeGroup)
        record.fail(RC_TEXT("Errors", "“%1” is no group of causes."), {group});
    return rate;
}

} // namespace

std::string_view failureCauseId(FailureCause cause)
{
    return causeIds[size_t(cause)];
}

std::optional<FailureCause> failureCauseFromId(std::string_view id)
{
    const auto found = std::find(causeIds.begin(), causeIds.end(), id);
    return found == causeIds.end() ? std::nullopt : std::optional(FailureCause(found - causeIds.begin()));
}

Result<std::vector<FailureRate>> loadFailureRates(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<FailureRate>(csvBytes, fileName, readRate);
}

} // namespace runcast
