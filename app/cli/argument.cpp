// SPDX-License-Identifier: MIT
#include "app/cli/argument.h"

#include "app/cli/output_format.h"
#include "core/base/date.h"
#include "core/base/text.h"

namespace runcast::cli {

namespace {

Error wrong(std::string reason, const QString &value)
{
    return {.code = ErrorCode::Refused, .reason = std::move(reason), .arguments = {value.toStdString()}};
}

} // namespace

Argument scenarioArgument(QString *target)
{
    return {.names = "SCENARIO",
            .help = RC_TEXT("CommandLine", "Its name or #number."),
            .target = target,
            .required = true};
}

Argument scenariosArgument(QStringList *target)
{
    return {.names = "SCENARIO",
            .help = RC_TEXT("CommandLine", "Names or #numbers of scenarios."),
            .target = target,
            .required = true};
}

Result<void> checkSetting(const QString &value)
{
    if (value.indexOf(u'=') > 0)
        return {};
    return wrong(RC_TEXT("Errors", "“%1” is not KEY=VALUE."), value);
}

Result<void> checkDate(const QString &value)
{
    if (daysFromIsoDate(value.toStdString()))
        return {};
    return wrong(RC_TEXT("Errors", "“%1” is not a date such as 2027-03-01."), value);
}

Result<void> checkOutputFile(const QString &value)
{
    if (outputFormatOf(value))
        return {};
    return wrong(RC_TEXT("Errors", "“%1” must end in .pdf, .xlsx, .csv or .json."), value);
}

} // namespace runcast::cli
