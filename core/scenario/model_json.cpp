// SPDX-License-Identifier: MIT
#include "core/scenario/model_json.h"

#include "core/base/text.h"
#include "core/compute/parameter_count.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json_value.h"

namespace runcast {

namespace {

constexpr const char *versionKey = "runcast_model";

bool isSize(const Parameter &parameter, const Scenario &scenario)
{
    return parameter.group == ParameterGroup::Model && parameter.kind != ValueKind::Model &&
           !isDerived(parameter, scenario);
}

Error at(std::string place, std::string reason, std::vector<std::string> arguments = {})
{
    return {.reason = std::move(reason), .arguments = std::move(arguments), .place = std::move(place)};
}

Result<void> checkFrame(const OrderedJson &json)
{
    if (!json.is_object() || !json.contains(versionKey) || !json[versionKey].is_number_integer())
        return at("$", RC_TEXT("Errors", "This is no Runcast model: the key “runcast_model” is missing."));
    const auto version = json[versionKey].get<std::int64_t>();
    if (version > modelSchemaVersion)
        return Error{.code = ErrorCode::NewerSchema,
                     .reason =
                         RC_TEXT("Errors", "The model was written by a newer Runcast (format %1, known up to %2)."),
                     .arguments = {std::to_string(version), std::to_string(modelSchemaVersion)},
                     .advice = RC_TEXT("Errors", "Update Runcast to open it.")};
    if (version < 1)
        return at("$.runcast_model", RC_TEXT("Errors", "“%1” is no format of a Runcast model."),
                  {std::to_string(version)});
    for (const char *text : {"name", "family"}) {
        if (!json.contains(text) || !json[text].is_string())
            return at(std::string("$.") + text, RC_TEXT("Errors", "A text is needed here."));
    }
    if (!json.contains("parameters") || !json["parameters"].is_object())
        return at("$.parameters", RC_TEXT("Errors", "An object is needed here."));
    return {};
}

} // namespace

std::string modelToJson(const NamedModel &model, const Schema &schema)
{
    Scenario scenario;
    scenario.model.architecture = model.architecture;
    OrderedJson json;
    json[versionKey] = modelSchemaVersion;
    json["name"] = model.name;
    json["family"] = model.architecture.family;
    OrderedJson &parameters = json["parameters"] = OrderedJson::object();
    for (const Parameter &parameter : schema.parameters) {
        if (isSize(parameter, scenario))
            parameters[std::string(parameter.key)] = valueToJson(parameter.get(scenario));
    }
    return json.dump(2, ' ', false, OrderedJson::error_handler_t::replace);
}

Result<NamedModel> modelFromJson(std::string_view text, const Schema &schema, const Catalog &catalog)
{
    const Result<OrderedJson> json = parseJson(text);
    if (!json)
        return json.error();
    if (const Result<void> framed = checkFrame(*json); !framed)
        return framed.error();
    Scenario scenario = newScenario({}, schema, catalog);
    const OrderedJson &parameters = (*json)["parameters"];
    for (const auto &[key, value] : parameters.items()) {
        const Parameter *parameter = schema.parameter(key);
        if (!parameter || !isSize(*parameter, scenario))
            return at("$.parameters." + key, RC_TEXT("Errors", "“%1” is no size of a model."), {key});
    }
    if (const Result<void> read = readParameters(scenario, parameters, schema, catalog); !read)
        return read.error();
    const Result<ParameterCount> count = countParameters(scenario.model.architecture);
    if (!count)
        return count.error();
    NamedModel model{(*json)["name"].get<std::string>(), std::move(scenario.model.architecture)};
    model.architecture.family = (*json)["family"].get<std::string>();
    return model;
}

} // namespace runcast
