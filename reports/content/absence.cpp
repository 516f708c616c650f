// SPDX-License-Identifier: MIT
#include "reports/content/absence.h"

#include "core/forecast/explain.h"
#include "reports/format/text.h"

namespace runcast {

AbsenceReason whyAbsent(const Figure &figure, const Scenario &scenario, const Outcome &outcome, const Schema &schema,
                        const Format &format)
{
    const Language &language = format.language();
    QStringList reasons;
    for (const Finding *finding : missingReasons(figure, outcome, schema))
        reasons += findingText(*finding, schema, format).whole();
    if (!reasons.isEmpty())
        return {Absence::NotComputed, reasons.join(u"; ")};
    for (const std::string_view key : parametersMissedBy(figure, outcome.forecast, schema)) {
        const Parameter &parameter = *schema.parameter(key);
        if (isRelevant(parameter, scenario) && isMissing(parameter.get(scenario)))
            reasons += language.words("Report", "%1 is not entered").arg(title(parameter, language));
    }
    if (!reasons.isEmpty())
        return {Absence::NotEntered, reasons.join(u"; ")};
    return {};
}

QString absenceText(const AbsenceReason &reason, const Language &language)
{
    switch (reason.kind) {
    case Absence::NotEntered:
        return language.words("Report", "not entered");
    case Absence::NotApplicable:
        break;
    case Absence::NotComputed:
        return language.words("Report", "could not be computed (%1)").arg(reason.text);
    }
    return language.words("Report", "not applicable");
}

} // namespace runcast
