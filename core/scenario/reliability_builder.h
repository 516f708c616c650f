// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameter_builder.h"

namespace runcast::access {

using Default = DefaultValue (*)(const Scenario &, const Catalog &);

/// A number of the reliability group.
template <auto Member>
Parameter reliability(std::string_view key, Unit unit, const char *title, const char *help, Default defaultValue,
                      Range range, Slider slider = {})
{
    return entry<&Scenario::reliability, Member>(key, ParameterGroup::Reliability, ValueKind::Number, unit, title, help,
                                                 defaultValue, range, slider);
}

/// As reliability(), shown behind "more".
template <auto Member>
Parameter reliabilityDetail(std::string_view key, Unit unit, const char *title, const char *help, Default defaultValue,
                            Range range)
{
    Parameter parameter = reliability<Member>(key, unit, title, help, defaultValue, range);
    parameter.detail = true;
    return parameter;
}

/// As reliabilityDetail(), empty while it is computed or does not exist.
template <auto Member>
Parameter reliabilityOption(std::string_view key, Unit unit, const char *title, const char *help, Range range,
                            Default defaultValue = notEntered)
{
    Parameter parameter = reliabilityDetail<Member>(key, unit, title, help, defaultValue, range);
    parameter.canBeMissing = true;
    return parameter;
}

} // namespace runcast::access
