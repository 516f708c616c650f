// SPDX-License-Identifier: MIT
#include "ui/document/own_presets.h"

#include "core/compute/parameter_count.h"
#include "db/preset_content.h"
#include "reports/format/format.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr auto prefix = "own:"_L1;

} // namespace

QString ownPresetKey(PresetId id)
{
    return prefix + QString::number(id.value);
}

std::optional<PresetId> ownPresetOf(const Value &value)
{
    const std::string *key = std::get_if<std::string>(&value);
    if (!key || !key->starts_with("own:"))
        return std::nullopt;
    return PresetId{QString::fromStdString(*key).mid(prefix.size()).toLongLong()};
}

QString ownPresetAbout(const OwnPreset &preset, const Format &format)
{
    const Result<ParameterCount> count = countParameters(preset.architecture);
    QStringList parts{QCoreApplication::translate("OwnPresets", "own preset"), preset.author,
                      format.isoDate(preset.created.date().toString(Qt::ISODate).toStdString()),
                      count ? format.value(Unit::Parameters, double(count->total)).joined() : QString()};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

Scenario scenarioFromOwnPreset(std::string name, const OwnPreset &preset, const Schema &schema, const Catalog &catalog)
{
    Scenario scenario = newScenario(std::move(name), schema, catalog);
    replaceModel(scenario, preset.architecture, sourceOfPreset(preset.name, preset.created), schema, catalog);
    return scenario;
}

ModelPreset rowOfOwnPreset(const OwnPreset &preset)
{
    ModelPreset row = asModelPreset(preset.name, preset.author, preset.created, preset.architecture);
    row.id = ownPresetKey(preset.id).toStdString();
    return row;
}

} // namespace runcast
