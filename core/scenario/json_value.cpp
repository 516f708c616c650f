// SPDX-License-Identifier: MIT
#include "core/scenario/json_value.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

namespace runcast {

namespace {

Error at(std::string place, std::string reason, std::vector<std::string> arguments = {})
{
    return {.reason = std::move(reason), .arguments = std::move(arguments), .place = std::move(place)};
}

Result<Value> toValue(const OrderedJson &json, const std::string &place)
{
    if (json.is_null())
        return Value{};
    if (json.is_boolean())
        return Value{json.get<bool>()};
    if (json.is_number())
        return Value{json.get<double>()};
    if (json.is_string())
        return Value{json.get<std::string>()};
    return at(place, RC_TEXT("Errors", "A single value is needed here, not a list or an object."));
}

} // namespace

OrderedJson valueToJson(const Value &value)
{
    if (const double *number = std::get_if<double>(&value))
        return jsonNumber(*number);
    if (const bool *flag = std::get_if<bool>(&value))
        return *flag;
    if (const std::string *name = std::get_if<std::string>(&value))
        return *name;
    return nullptr;
}

Result<void> readParameters(Scenario &scenario, const OrderedJson &parameters, const Schema &schema,
                            const Catalog &catalog)
{
    for (const auto &[key, value] : parameters.items()) {
        if (!schema.parameter(key))
            return at("$.parameters." + key, RC_TEXT("Errors", "There is no input “%1”."), {key});
    }
    // All of it is given: no default needs to follow what is read before it.
    for (const auto &[key, value] : parameters.items())
        scenario.sources[key];
    for (const Parameter &parameter : schema.parameters) {
        const auto found = parameters.find(std::string(parameter.key));
        if (found == parameters.end() || isDerived(parameter, scenario))
            continue;
        const std::string place = "$.parameters." + std::string(parameter.key);
        Result<Value> value = toValue(*found, place);
        if (!value)
            return value.error();
        if (auto set = setParameter(scenario, schema, catalog, parameter.key, *value); !set) {
            Error error = set.error();
            error.place = place;
            return error;
        }
    }
    // Read before the sizes were, as if typed: the count of a complete shape follows from it.
    if (isComplete(scenario.model.architecture)) {
        scenario.model.typedTotalParameters.reset();
        scenario.model.typedActiveParameters.reset();
    }
    return {};
}

} // namespace runcast
