// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"

#include <array>
#include <concepts>
#include <optional>
#include <string>
#include <type_traits>

// How a registry entry reads and writes a field of the scenario: one pair of function templates for all kinds of field.
// A field is named by member pointers, outermost first: readField<&Scenario::training, &TrainingInputs::tokens>.
namespace runcast::access {

template <auto Member, auto... Rest, typename Object> auto &field(Object &object)
{
    if constexpr (sizeof...(Rest) == 0)
        return object.*Member;
    else
        return field<Rest...>(object.*Member);
}

inline Value toValue(double number)
{
    return number;
}
inline Value toValue(bool flag)
{
    return flag;
}
inline Value toValue(const std::string &name)
{
    return name.empty() ? Value{} : Value{name};
}
inline Value toValue(const std::optional<double> &number)
{
    return number ? Value{*number} : Value{};
}
template <std::integral Integer> Value toValue(Integer number) requires(!std::same_as<Integer, bool>)
{
    return double(number);
}

inline void fromValue(double &number, const Value &value)
{
    number = std::get<double>(value);
}
inline void fromValue(bool &flag, const Value &value)
{
    flag = std::get<bool>(value);
}
inline void fromValue(std::string &name, const Value &value)
{
    name = isMissing(value) ? std::string{} : std::get<std::string>(value);
}
inline void fromValue(std::optional<double> &number, const Value &value)
{
    number = isMissing(value) ? std::nullopt : std::optional<double>(std::get<double>(value));
}
template <std::integral Integer>
void fromValue(Integer &number, const Value &value) requires(!std::same_as<Integer, bool>)
{
    number = Integer(std::get<double>(value)); // setParameter() refused what does not fit
}

template <auto... Path> Value readField(const Scenario &scenario)
{
    return toValue(field<Path...>(scenario));
}

template <auto... Path> void writeField(Scenario &scenario, const Value &value)
{
    fromValue(field<Path...>(scenario), value);
}

/// For enumerations: Choices lists the ids in the order of the enumerators.
template <const auto &Choices, auto... Path> Value readChoice(const Scenario &scenario)
{
    return std::string(Choices[size_t(field<Path...>(scenario))].id);
}

template <const auto &Choices, auto... Path> void writeChoice(Scenario &scenario, const Value &value)
{
    auto &target = field<Path...>(scenario);
    for (size_t i = 0; i < Choices.size(); ++i) {
        if (Choices[i].id == std::get<std::string>(value))
            target = std::remove_reference_t<decltype(target)>(i);
    }
}

} // namespace runcast::access
