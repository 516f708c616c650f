// SPDX-License-Identifier: MIT
#include "ui/document/memory_store.h"

#include "core/base/text.h"
#include "core/scenario/json.h"

#include <algorithm>

namespace runcast {

namespace {

Error notThere()
{
    return {.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "The scenario is not in the library.")};
}

Error noFile()
{
    return {.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "There is no library file yet.")};
}

} // namespace

Result<std::vector<StoredRecord>> MemoryStore::records()
{
    std::vector<StoredRecord> records;
    for (const auto &[id, item] : m_items) {
        if (!item.deleted)
            records.push_back({id, item.record});
    }
    return records;
}

Result<Scenario> MemoryStore::scenario(ScenarioId id)
{
    const auto found = m_items.find(id);
    return found == m_items.end() ? Result<Scenario>(notThere()) : found->second.scenario;
}

Result<std::string> MemoryStore::json(ScenarioId id)
{
    const auto found = m_items.find(id);
    return found == m_items.end() ? Result<std::string>(notThere()) : scenarioToJson(found->second.scenario, m_schema);
}

Result<std::vector<ScenarioId>> MemoryStore::insert(std::span<const StoreInsertion> insertions)
{
    std::vector<ScenarioId> ids;
    for (const StoreInsertion &insertion : insertions) {
        ids.push_back({m_items.empty() ? 1 : m_items.rbegin()->first.value + 1});
        m_items[ids.back()] = {.record = insertion.record, .scenario = *insertion.scenario, .versions = {}};
    }
    return ids;
}

Result<void> MemoryStore::write(std::span<const StoreChange> changes)
{
    for (const StoreChange &change : changes) {
        Item &item = m_items[change.id];
        if (change.record)
            item.record = *change.record;
        if (change.scenario)
            item.scenario = *change.scenario;
    }
    return {};
}

Result<void> MemoryStore::setDeleted(const QList<ScenarioId> &ids, bool deleted)
{
    for (const ScenarioId id : ids)
        m_items[id].deleted = deleted;
    return {};
}

Result<int> MemoryStore::appendVersion(ScenarioId id, const Scenario &scenario, const ScenarioVersion &version)
{
    Item &item = m_items[id];
    item.versions.push_back({version, scenario});
    item.versions.back().about.number = int(item.versions.size());
    return int(item.versions.size());
}

Result<std::vector<ScenarioVersion>> MemoryStore::versions(ScenarioId id)
{
    std::vector<ScenarioVersion> versions;
    const Item &item = m_items[id];
    for (auto version = item.versions.rbegin(); version != item.versions.rend(); ++version)
        versions.push_back(version->about);
    return versions;
}

Result<Scenario> MemoryStore::version(ScenarioId id, int number)
{
    const std::vector<Version> &versions = m_items[id].versions;
    if (number < 1 || size_t(number) > versions.size())
        return Error{.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "The scenario has no such version.")};
    return versions[size_t(number - 1)].scenario;
}

Result<std::vector<StoredPreset>> MemoryStore::presets()
{
    return m_presets;
}

Result<PresetId> MemoryStore::insertPreset(const StoredPreset &preset)
{
    m_presets.push_back(preset);
    m_presets.back().id = {qint64(m_presets.size() + m_deletedPresets.size())};
    return m_presets.back().id;
}

Result<void> MemoryStore::setPresetDeleted(PresetId id, bool deleted)
{
    std::vector<StoredPreset> &from = deleted ? m_presets : m_deletedPresets;
    std::vector<StoredPreset> &into = deleted ? m_deletedPresets : m_presets;
    const auto found =
        std::find_if(from.begin(), from.end(), [id](const StoredPreset &preset) { return preset.id == id; });
    if (found == from.end())
        return Error{.code = ErrorCode::NotFound, .reason = RC_TEXT("Errors", "The preset is not in the library.")};
    into.push_back(std::move(*found));
    from.erase(found);
    return {};
}

Result<std::vector<StoredOwnRow>> MemoryStore::ownRows(std::vector<Error> &)
{
    return std::vector<StoredOwnRow>();
}

Result<qint64> MemoryStore::insertOwnRows(std::span<const OwnRowInsertion>)
{
    return noFile();
}

Result<void> MemoryStore::setOwnRowsRetired(std::span<const OwnRowId>, bool)
{
    return noFile();
}

Result<void> MemoryStore::setOwnRowStepTaken(qint64, bool)
{
    return noFile();
}

Result<void> MemoryStore::backUp(const QString &)
{
    return noFile();
}

} // namespace runcast
