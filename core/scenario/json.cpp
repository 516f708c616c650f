// SPDX-License-Identifier: MIT
#include "core/scenario/json.h"

#include "core/base/json_text.h"
#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json_value.h"

#include <array>

namespace runcast {

namespace {

constexpr const char *versionKey = "runcast_scenario";

constexpr std::array<std::string_view, 5> sourceKindNames = {"default", "published", "yours", "measured", "quoted"};

Error at(std::string place, std::string reason, std::vector<std::string> arguments = {})
{
    return {.reason = std::move(reason), .arguments = std::move(arguments), .place = std::move(place)};
}

using Sources = std::map<std::string, ParameterSource, std::less<>>;

Result<void> readSources(Sources &read, const OrderedJson &sources, const std::string &where, const Schema &schema)
{
    for (const auto &[key, noted] : sources.items()) {
        const std::string place = std::string(where).append(".").append(key);
        if (!schema.parameter(key))
            return at(place, RC_TEXT("Errors", "There is no input “%1”."), {key});
        if (!noted.is_object())
            return at(place, RC_TEXT("Errors", "An object with kind, text and date is needed here."));
        ParameterSource source;
        for (const auto &[name, value] : noted.items()) {
            if (!value.is_string())
                return at(std::string(place).append(".").append(name), RC_TEXT("Errors", "A text is needed here."));
            const std::string text = value.get<std::string>();
            if (name == "text") {
                source.text = text;
            } else if (name == "date") {
                source.date = text;
            } else if (name == "kind") {
                const auto kind = std::find(sourceKindNames.begin(), sourceKindNames.end(), text);
                if (kind == sourceKindNames.end())
                    return at(place + ".kind", RC_TEXT("Errors", "“%1” is no kind of source."), {text});
                source.kind = SourceKind(kind - sourceKindNames.begin());
            }
        }
        read[key] = std::move(source);
    }
    return {};
}

OrderedJson sourcesJson(const Sources &sources)
{
    OrderedJson json = OrderedJson::object();
    for (const auto &[key, source] : sources) {
        OrderedJson &noted = json[key] = {{"kind", sourceKindNames[size_t(source.kind)]}};
        if (!source.text.empty())
            noted["text"] = source.text;
        if (!source.date.empty())
            noted["date"] = source.date;
    }
    return json;
}

/// What the parameters do not show of the model: its family and the remarks of its import.
Result<void> readOrigin(ModelInputs &model, const OrderedJson &origin)
{
    const OrderedJson *family = origin.contains("family") ? &origin["family"] : nullptr;
    if (family && !family->is_string())
        return at("$.model_origin.family", RC_TEXT("Errors", "A text is needed here."));
    if (family)
        model.architecture.family = family->get<std::string>();
    if (!origin.contains("remarks"))
        return {};
    const Error malformed = at("$.model_origin.remarks", RC_TEXT("Errors", "A list of texts is needed here."));
    if (!origin["remarks"].is_array())
        return malformed;
    for (const OrderedJson &texts : origin["remarks"]) {
        if (!texts.is_array() || texts.empty() ||
            !std::all_of(texts.begin(), texts.end(), [](const OrderedJson &text) { return text.is_string(); }))
            return malformed;
        ImportRemark remark{.id = texts.front().get<std::string>(), .arguments = {}};
        for (size_t i = 1; i < texts.size(); ++i)
            remark.arguments.push_back(texts[i].get<std::string>());
        model.importRemarks.push_back(std::move(remark));
    }
    return {};
}

/// What the file says of the values that nobody has set; what this catalog says of its own where an older file does
/// not.
Result<void> readDefaultSources(Scenario &scenario, const OrderedJson &json, const Schema &schema,
                                const Catalog &catalog)
{
    scenario.defaultSources.clear();
    if (json.contains("default_sources"))
        return readSources(scenario.defaultSources, json["default_sources"], "$.default_sources", schema);
    for (const Parameter &parameter : schema.parameters) {
        if (scenario.sources.contains(parameter.key) || isDerived(parameter, scenario))
            continue;
        DefaultValue value = parameter.defaultValue(scenario, catalog);
        if (value.value != parameter.get(scenario))
            continue;
        if (!value.date.empty())
            scenario.defaultSources[std::string(parameter.key)] = {value.kind, std::move(value.source),
                                                                   std::move(value.date)};
    }
    return {};
}

OrderedJson originJson(const ModelInputs &model)
{
    OrderedJson remarks = OrderedJson::array();
    for (const ImportRemark &remark : model.importRemarks) {
        OrderedJson texts = OrderedJson::array({remark.id});
        for (const std::string &argument : remark.arguments)
            texts.push_back(argument);
        remarks.push_back(std::move(texts));
    }
    return {{"family", model.architecture.family}, {"remarks", std::move(remarks)}};
}

} // namespace

std::string scenarioToJson(const Scenario &scenario, const Schema &schema)
{
    OrderedJson json;
    json[versionKey] = scenarioSchemaVersion;
    json["name"] = scenario.name;
    OrderedJson &parameters = json["parameters"] = OrderedJson::object();
    for (const Parameter &parameter : schema.parameters)
        parameters[std::string(parameter.key)] = valueToJson(parameter.get(scenario));
    json["sources"] = sourcesJson(scenario.sources);
    json["default_sources"] = sourcesJson(scenario.defaultSources);
    json["model_origin"] = originJson(scenario.model);
    if (!scenario.carriedRows.empty()) {
        OrderedJson &rows = json["catalog_rows"] = OrderedJson::object();
        for (const auto &[key, row] : scenario.carriedRows)
            rows[key] = row.cells;
    }
    // Names come from people: a half of a surrogate pair must not end the program.
    return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace);
}

Result<Scenario> scenarioFromJson(std::string_view text, const Schema &schema, const Catalog &catalog)
{
    Result<OrderedJson> parsed = parseJson(text);
    if (!parsed)
        return parsed.error();
    const OrderedJson &json = *parsed;
    if (!json.is_object() || !json.contains(versionKey) || !json[versionKey].is_number_integer())
        return at("$", RC_TEXT("Errors", "This is no Runcast scenario: the key “runcast_scenario” is missing."));
    const auto version = json[versionKey].get<std::int64_t>();
    if (version > scenarioSchemaVersion) {
        return Error{.code = ErrorCode::NewerSchema,
                     .reason =
                         RC_TEXT("Errors", "The scenario was written by a newer Runcast (format %1, known up to %2)."),
                     .arguments = {std::to_string(version), std::to_string(scenarioSchemaVersion)},
                     .advice = RC_TEXT("Errors", "Update Runcast to open it.")};
    }
    if (version < 1)
        return at("$.runcast_scenario", RC_TEXT("Errors", "“%1” is no format of a Runcast scenario."),
                  {std::to_string(version)});
    if (!json.contains("name") || !json["name"].is_string())
        return at("$.name", RC_TEXT("Errors", "A text is needed here."));
    Scenario scenario = newScenario(json["name"].get<std::string>(), schema, catalog);
    for (const char *part : {"parameters", "sources", "default_sources", "model_origin"}) {
        if (json.contains(part) && !json[part].is_object())
            return at(std::string("$.") + part, RC_TEXT("Errors", "An object is needed here."));
    }
    if (json.contains("parameters")) {
        if (auto read = readParameters(scenario, json["parameters"], schema, catalog); !read)
            return read.error();
    }
    // What was set while reading is no edit: only the noted sources count.
    scenario.sources.clear();
    if (json.contains("sources")) {
        if (auto read = readSources(scenario.sources, json["sources"], "$.sources", schema); !read)
            return read.error();
    }
    if (auto read = readDefaultSources(scenario, json, schema, catalog); !read)
        return read.error();
    if (json.contains("model_origin")) {
        if (auto read = readOrigin(scenario.model, json["model_origin"]); !read)
            return read.error();
    }
    return scenario;
}

} // namespace runcast
