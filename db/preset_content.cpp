// SPDX-License-Identifier: MIT
#include "db/preset_content.h"

#include "core/catalog/catalog.h"
#include "core/scenario/model_json.h"

namespace runcast {

namespace {

std::string dayOf(const QDateTime &time)
{
    return time.date().toString(Qt::ISODate).toStdString();
}

} // namespace

ParameterSource sourceOfPreset(const QString &name, const QDateTime &created)
{
    return {.kind = SourceKind::Yours, .text = name.toStdString(), .date = dayOf(created)};
}

ModelPreset asModelPreset(const QString &name, const QString &author, const QDateTime &created,
                          const Architecture &architecture)
{
    ModelPreset preset;
    preset.id = preset.name = name.toStdString();
    preset.organisation = author.toStdString();
    preset.year = created.date().year();
    preset.architecture = architecture;
    preset.sourceDate = dayOf(created);
    preset.confidence = ownConfidence;
    return preset;
}

Result<ModelPreset> modelPresetOf(const StoredPreset &preset, const Schema &schema, const Catalog &catalog)
{
    const Result<NamedModel> model = modelFromJson(preset.json, schema, catalog);
    if (!model)
        return model.error();
    return asModelPreset(preset.name, preset.author, preset.created, model->architecture);
}

} // namespace runcast
