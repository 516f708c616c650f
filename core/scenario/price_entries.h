// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameter_builder.h"

#include <cmath>

// What the files of price parameters share.
namespace runcast {

inline constexpr auto pricesGroup = ParameterGroup::Prices;

inline bool isRented(const Scenario &s)
{
    return s.price.mode != PriceMode::Own;
}
inline bool isOwned(const Scenario &s)
{
    return s.price.mode != PriceMode::Rent;
}

inline DefaultValue zeroDefault(const Scenario &, const Catalog &)
{
    return {0.0, RC_TEXT("Sources", "nothing assumed; enter your own"), ""};
}

template <auto Member>
Parameter common(std::string_view key, ValueKind kind, Unit unit, const char *title, const char *help,
                 DefaultValue (*defaultValue)(const Scenario &, const Catalog &), access::Range range)
{
    return access::entry<&Scenario::price, Member>(key, pricesGroup, kind, unit, title, help, defaultValue, range);
}

template <auto Member>
Parameter owned(std::string_view key, Unit unit, const char *title, const char *help,
                DefaultValue (*defaultValue)(const Scenario &, const Catalog &), access::Range range)
{
    Parameter parameter = common<Member>(key, ValueKind::Number, unit, title, help, defaultValue, range);
    parameter.relevant = isOwned;
    return parameter;
}

// The parts of appendPriceParameters().
void appendOwningParameters(std::vector<Parameter> &all);
void appendExpenseParameters(std::vector<Parameter> &all);
void appendFinanceParameters(std::vector<Parameter> &all);

} // namespace runcast
