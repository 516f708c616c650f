// SPDX-License-Identifier: MIT
#include "reports/content/headline.h"

#include "core/forecast/schema.h"

namespace runcast::report {

double HeadlineValues::of(Headline headline) const
{
    switch (headline) {
    case Headline::Cost:
        return costUsd;
    case Headline::Time:
        return days;
    case Headline::Power:
        return facilityMw;
    case Headline::Emissions:
        break;
    }
    return carbonT;
}

HeadlineValues headlineValues(const Forecast &forecast)
{
    return {forecast.cost.totalUsd - forecast.cost.contingencyUsd, forecast.time.wallClockDays,
            forecast.power.facilityMw, forecast.power.carbonT};
}

HeadlineValues withParameter(const Scenario &scenario, const Parameter &parameter, double value, const Schema &schema,
                             const Catalog &catalog)
{
    Scenario changed = scenario;
    parameter.set(changed, value);
    return headlineValues(forecast(changed, schema, catalog).forecast);
}

} // namespace runcast::report
