// SPDX-License-Identifier: MIT
#include "db/preset_repository.h"

#include "core/base/text.h"
#include "db/names.h"
#include "db/statement.h"

namespace runcast {

using namespace Qt::StringLiterals;

Result<std::vector<StoredPreset>> PresetRepository::list() const
{
    Statement statement(m_connection, u"SELECT id, name, author, created, content FROM preset "
                                      "WHERE deleted IS NULL ORDER BY name_key"_s);
    std::vector<StoredPreset> presets;
    while (true) {
        const Result<bool> row = statement.next();
        if (!row)
            return row.error();
        if (!*row)
            return presets;
        presets.push_back({.id = {statement.integer(0)},
                           .name = statement.text(1),
                           .author = statement.text(2),
                           .created = statement.time(3),
                           .json = statement.text(4).toStdString()});
    }
}

Result<PresetId> PresetRepository::insert(const StoredPreset &preset) const
{
    const ScenarioVersion about{.number = 0, .time = preset.created, .author = preset.author, .comment = {}};
    const ScenarioContent content{.json = preset.json, .schemaVersion = 0};
    for (const Result<void> &checked : {checkName(preset.name), checkVersion(about), checkContent(content)}) {
        if (!checked)
            return checked.error();
    }
    const Result<std::optional<PresetId>> taken = findByName(preset.name);
    if (!taken)
        return taken.error();
    if (*taken)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "There is already a preset named “%1”."),
                     .arguments = {preset.name.toStdString()},
                     .advice = RC_TEXT("Errors", "Choose another name."),
                     .file = m_connection.file().toStdString()};
    Statement statement(m_connection, u"INSERT INTO preset(name, name_key, author, created, content) "
                                      "VALUES(:name, :key, :author, :created, :content)"_s);
    statement.bind(u":name"_s, preset.name)
        .bind(u":key"_s, nameKey(preset.name))
        .bind(u":author"_s, preset.author)
        .bind(u":created"_s, preset.created)
        .bind(u":content"_s, QString::fromStdString(preset.json));
    if (const Result<void> inserted = statement.run(); !inserted)
        return inserted.error();
    return PresetId{statement.insertedId()};
}

Result<void> PresetRepository::setDeleted(PresetId id, bool deleted, const QDateTime &time) const
{
    Result<QString> name = nameOf(id);
    if (!name)
        return name.error();
    if (!deleted) {
        const Result<std::optional<PresetId>> holder = findByName(*name);
        if (!holder)
            return holder.error();
        if (*holder && **holder == id)
            return {};
        name = freeName(*name);
        if (!name)
            return name.error();
    }
    Statement statement(m_connection,
                        u"UPDATE preset SET name = :name, name_key = :key, deleted = :deleted WHERE id = :id"_s);
    statement.bind(u":name"_s, *name)
        .bind(u":key"_s, nameKey(*name))
        .bind(u":deleted"_s, deleted ? time : QDateTime())
        .bind(u":id"_s, id.value);
    return statement.run();
}

Result<std::optional<PresetId>> PresetRepository::findByName(const QString &name) const
{
    Statement statement(m_connection, u"SELECT id FROM preset WHERE name_key = :key AND deleted IS NULL"_s);
    statement.bind(u":key"_s, nameKey(name));
    const Result<bool> row = statement.next();
    if (!row)
        return row.error();
    return *row ? std::optional(PresetId{statement.integer(0)}) : std::nullopt;
}

Result<QString> PresetRepository::nameOf(PresetId id) const
{
    Statement statement(m_connection, u"SELECT name FROM preset WHERE id = :id"_s);
    const Result<bool> row = statement.bind(u":id"_s, id.value).next();
    if (!row)
        return row.error();
    if (*row)
        return statement.text(0);
    return Error{.code = ErrorCode::NotFound,
                 .reason = RC_TEXT("Errors", "The preset is not in the library."),
                 .file = m_connection.file().toStdString()};
}

Result<QString> PresetRepository::freeName(const QString &wanted) const
{
    std::optional<Error> failed;
    const QString name = freeNameAmong(wanted, [&](const QString &candidate) {
        const Result<std::optional<PresetId>> taken = findByName(candidate);
        if (!taken)
            failed = taken.error();
        return taken && taken->has_value();
    });
    return failed ? Result<QString>(*failed) : name;
}

} // namespace runcast
