// SPDX-License-Identifier: MIT
#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/compute/parameter_count.h"
#include "core/scenario/edit.h"
#include "core/scenario/model_json.h"
#include "db/names.h"
#include "db/preset_content.h"
#include "ui/commands/store_command.h"
#include "ui/document/library_document.h"

#include <algorithm>

namespace runcast {

const OwnPreset *LibraryDocument::preset(PresetId id) const
{
    const auto found =
        std::find_if(m_presets.begin(), m_presets.end(), [id](const OwnPreset &preset) { return preset.id == id; });
    return found == m_presets.end() ? nullptr : &*found;
}

const OwnPreset *LibraryDocument::presetOf(const Architecture &architecture) const
{
    const auto found = std::find_if(m_presets.begin(), m_presets.end(), [&](const OwnPreset &preset) {
        Architecture same = preset.architecture;
        same.family = architecture.family;
        return same == architecture;
    });
    return found == m_presets.end() ? nullptr : &*found;
}

Result<PresetId> LibraryDocument::addPreset(const QString &name, const Architecture &architecture)
{
    if (const Result<void> editable = checkEditable(); !editable)
        return editable.error();
    if (const Result<ParameterCount> count = countParameters(architecture); !count)
        return count.error();
    const QString wanted = name.simplified();
    if (const Result<void> fits = checkName(wanted); !fits)
        return fits.error();
    const auto sameName = [key = nameKey(wanted)](const QString &other) { return nameKey(other) == key; };
    const auto shipped = catalog().models();
    const bool taken = std::any_of(shipped.begin(), shipped.end(), [&](const ModelPreset &model) {
        return sameName(QString::fromStdString(model.id)) || sameName(QString::fromStdString(model.name));
    });
    const bool own =
        std::any_of(m_presets.begin(), m_presets.end(), [&](const OwnPreset &preset) { return sameName(preset.name); });
    if (taken || own)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "There is already a preset named “%1”."),
                     .arguments = {wanted.toStdString()},
                     .advice = RC_TEXT("Errors", "Choose another name.")};
    Result<PresetId> id = m_store->insertPreset({.name = wanted,
                                                 .author = author(),
                                                 .created = now(),
                                                 .json = modelToJson({wanted.toStdString(), architecture}, schema())});
    if (!id)
        return id;
    m_undo.push(
        new StoreCommand(tr("Save Preset"), [this, kept = *id](bool done) { applyPresetPresence(kept, done); }));
    readPresets();
    emit saved(now());
    return id;
}

Result<void> LibraryDocument::deletePreset(PresetId id)
{
    if (Result<void> editable = checkEditable(); !editable)
        return editable;
    if (Result<void> deleted = m_store->setPresetDeleted(id, true); !deleted)
        return deleted;
    m_undo.push(new StoreCommand(tr("Delete Preset"), [this, id](bool done) { applyPresetPresence(id, !done); }));
    readPresets();
    emit saved(now());
    return {};
}

Result<void> LibraryDocument::applyPreset(ScenarioId id, PresetId presetId, int session)
{
    const OwnPreset *own = preset(presetId);
    if (!own)
        return Error{.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "The preset is not in the library.")};
    Scenario changed = scenario(id);
    replaceModel(changed, own->architecture, sourceOfPreset(own->name, own->created), schema(), catalog());
    return pushScenario(id, std::move(changed), session, tr("Change Model"));
}

void LibraryDocument::applyPresetPresence(PresetId id, bool present)
{
    if (const Result<void> set = m_store->setPresetDeleted(id, !present); !set)
        emit failed(set.error());
    readPresets();
}

void LibraryDocument::readPresets(bool opening)
{
    const Result<std::vector<StoredPreset>> stored = m_store->presets();
    if (!stored) {
        emit failed(stored.error());
        return;
    }
    std::vector<OwnPreset> presets;
    for (const StoredPreset &one : *stored) {
        Result<NamedModel> model = modelFromJson(one.json, schema(), catalog());
        if (model)
            presets.push_back({one.id, one.name, one.author, one.created, std::move(model->architecture)});
        else if (opening) // not at every change of the file
            emit failed(model.error());
    }
    const auto same = [](const OwnPreset &a, const OwnPreset &b) { return a.id == b.id && a.name == b.name; };
    if (std::equal(presets.begin(), presets.end(), m_presets.begin(), m_presets.end(), same))
        return;
    m_presets = std::move(presets);
    emit presetsChanged();
}

} // namespace runcast
