// SPDX-License-Identifier: MIT
#include "ui/document/library_document.h"

#include "core/base/text.h"
#include "core/forecast/schema.h"
#include "db/names.h"
#include "ui/commands/add_command.h"
#include "ui/commands/meta_command.h"
#include "ui/commands/scenario_command.h"

#include <QCoreApplication>
#include <QSet>

namespace runcast {

namespace {

/// "Change Tokens"; for the Edit menu, which puts "Undo" in front.
QString changeTitle(const Schema &schema, std::string_view key)
{
    const Parameter *parameter = schema.parameter(key);
    return LibraryDocument::tr("Change %1")
        .arg(parameter ? QCoreApplication::translate("Parameters", parameter->title) : QString());
}

} // namespace

Result<void> LibraryDocument::checkEditable() const
{
    if (isReadOnly())
        return Error{.code = ErrorCode::Unwritable,
                     .reason = RC_TEXT("Errors", "This library can only be read."),
                     .advice = RC_TEXT("Errors", "Save a copy under another name and edit that."),
                     .file = file().toStdString()};
    return {};
}

Result<void> LibraryDocument::pushScenario(ScenarioId id, Scenario changed, int session, const QString &title)
{
    if (Result<void> editable = checkEditable(); !editable)
        return editable;
    if (const std::optional<Error> unreadable = problem(id))
        return *unreadable;
    if (changed != scenario(id))
        m_undo.push(new ScenarioCommand(*this, id, scenario(id), std::move(changed), session, title));
    return {};
}

Result<void> LibraryDocument::pushMeta(const QList<ScenarioId> &ids, const std::function<void(ScenarioMeta &)> &change,
                                       int session, const QString &title)
{
    if (Result<void> editable = checkEditable(); !editable)
        return editable;
    std::vector<MetaCommand::Change> changes;
    for (const ScenarioId id : ids) {
        MetaCommand::Change one{id, record(id).meta, record(id).meta};
        change(one.after);
        if (Result<void> fits = checkMeta(one.after); !fits)
            return fits; // what the library would refuse must not wait to be saved for ever
        if (one.after != one.before)
            changes.push_back(std::move(one));
    }
    if (!changes.empty())
        m_undo.push(new MetaCommand(*this, std::move(changes), session, title));
    return {};
}

Result<void> LibraryDocument::setParameter(ScenarioId id, std::string_view key, const Value &value, int session,
                                           ParameterSource source)
{
    Scenario changed = scenario(id);
    if (Result<void> set = runcast::setParameter(changed, schema(), catalog(), key, value, std::move(source)); !set)
        return set;
    return pushScenario(id, std::move(changed), session, changeTitle(schema(), key));
}

Result<void> LibraryDocument::resetParameter(ScenarioId id, std::string_view key)
{
    Scenario changed = scenario(id);
    if (Result<void> reset = runcast::resetParameter(changed, schema(), catalog(), key); !reset)
        return reset;
    return pushScenario(id, std::move(changed), 0, changeTitle(schema(), key));
}

Result<void> LibraryDocument::applyFix(ScenarioId id, const Finding &finding)
{
    const Parameter *parameter = schema().parameter(finding.parameter);
    // What the catalog gives by default is nobody's own value.
    if (parameter && parameter->defaultValue(scenario(id), catalog()).value == finding.suggested)
        return resetParameter(id, finding.parameter);
    return setParameter(id, finding.parameter, finding.suggested, 0, finding.suggestedSource);
}

Result<void> LibraryDocument::setParameters(ScenarioId id, const std::vector<std::pair<std::string, Value>> &values,
                                            const QString &title)
{
    Scenario changed = scenario(id);
    for (const auto &[key, value] : values) {
        if (Result<void> set = runcast::setParameter(changed, schema(), catalog(), key, value); !set)
            return set;
    }
    return pushScenario(id, std::move(changed), 0, title);
}

Result<void> LibraryDocument::replaceScenario(ScenarioId id, Scenario replacement, const QString &title, int session)
{
    return pushScenario(id, std::move(replacement), session, title);
}

Result<void> LibraryDocument::rename(ScenarioId id, const QString &name)
{
    const QString wanted = name.simplified();
    if (Result<void> fits = checkName(wanted); !fits)
        return fits;
    if (wanted == record(id).name)
        return {};
    if (freeName(wanted, id) != wanted)
        return Error{.code = ErrorCode::Refused,
                     .reason = RC_TEXT("Errors", "There is already a scenario named “%1”."),
                     .arguments = {wanted.toStdString()}};
    Scenario changed = scenario(id);
    changed.name = wanted.toStdString();
    return pushScenario(id, std::move(changed), 0, tr("Rename"));
}

Result<void> LibraryDocument::setNote(ScenarioId id, const QString &note, int session)
{
    return pushMeta(
        {id}, [&](ScenarioMeta &meta) { meta.note = note; }, session, tr("Change Note"));
}

Result<void> LibraryDocument::setOwner(ScenarioId id, const QString &owner, int session)
{
    return pushMeta(
        {id}, [&](ScenarioMeta &meta) { meta.owner = owner.simplified(); }, session, tr("Change Owner"));
}

Result<void> LibraryDocument::setTags(ScenarioId id, const QStringList &tags)
{
    return pushMeta(
        {id}, [&](ScenarioMeta &meta) { meta.tags = tags; }, 0, tr("Change Tags"));
}

Result<void> LibraryDocument::addTag(const QList<ScenarioId> &ids, const QString &tag)
{
    const auto add = [tag = tag.simplified()](ScenarioMeta &meta) {
        if (!tag.isEmpty() && !meta.tags.contains(tag))
            meta.tags.append(tag);
    };
    return pushMeta(ids, add, 0, tr("Add Tag"));
}

Result<void> LibraryDocument::setStatus(const QList<ScenarioId> &ids, ScenarioStatus status)
{
    return pushMeta(
        ids, [&](ScenarioMeta &meta) { meta.status = status; }, 0, tr("Change Status"));
}

Result<void> LibraryDocument::setArchived(const QList<ScenarioId> &ids, bool archived)
{
    return pushMeta(
        ids, [&](ScenarioMeta &meta) { meta.archived = archived; }, 0,
        archived ? tr("Archive") : tr("Take Out of the Archive"));
}

Result<QList<ScenarioId>> LibraryDocument::add(std::vector<NewScenario> scenarios, const QString &title)
{
    if (const Result<void> editable = checkEditable(); !editable)
        return editable.error();
    QSet<QString> taken; // for thousands at once: a name is looked up, not searched for
    for (const ScenarioId id : m_ids)
        taken.insert(nameKey(record(id).name));
    std::vector<StoreInsertion> insertions;
    for (NewScenario &one : scenarios) {
        const QString name = freeNameAmong(QString::fromStdString(one.scenario.name),
                                           [&taken](const QString &wanted) { return taken.contains(nameKey(wanted)); });
        taken.insert(nameKey(name));
        one.scenario.name = name.toStdString();
        insertions.push_back({{.name = name, .meta = std::move(one.meta), .changed = now()}, &one.scenario});
        if (ScenarioMeta &meta = insertions.back().record.meta; meta.owner.isEmpty())
            meta.owner = author();
    }
    const Result<std::vector<ScenarioId>> ids = m_store->insert(insertions);
    if (!ids)
        return ids.error();
    if (ids->empty())
        return QList<ScenarioId>();
    const QList<ScenarioId> added(ids->begin(), ids->end());
    for (qsizetype i = 0; i < added.size(); ++i) {
        insertEntry({added[i], insertions[size_t(i)].record});
        entry(added[i]).scenario = std::move(scenarios[size_t(i)].scenario);
    }
    m_undo.push(new AddCommand(*this, added, title));
    emit entriesChanged();
    emit saved(now());
    setCurrent(added.first());
    summarise();
    return added;
}

Result<QList<ScenarioId>> LibraryDocument::duplicate(const QList<ScenarioId> &ids)
{
    std::vector<NewScenario> copies;
    for (const ScenarioId id : ids) {
        ScenarioMeta meta = record(id).meta;
        meta.status = ScenarioStatus::Draft;
        meta.archived = false;
        meta.owner.clear();
        copies.push_back({scenario(id), std::move(meta)});
    }
    return add(std::move(copies), tr("Duplicate"));
}

Result<int> LibraryDocument::saveVersion(ScenarioId id, const QString &comment)
{
    if (const Result<void> editable = checkEditable(); !editable)
        return editable.error();
    if (const std::optional<Error> unreadable = problem(id))
        return *unreadable;
    if (const Result<void> written = flush(); !written)
        return written.error();
    Result<int> number =
        m_store->appendVersion(id, scenario(id), {.time = now(), .author = author(), .comment = comment});
    if (!number)
        return number;
    Entry &named = entry(id);
    named.record.version = *number;
    named.saved = std::make_unique<Scenario>(scenario(id));
    emit recordChanged(id);
    emit saved(now());
    return number;
}

Result<void> LibraryDocument::restoreVersion(ScenarioId id, int number)
{
    Result<Scenario> old = version(id, number);
    if (!old)
        return old.error();
    old->name = record(id).name.toStdString(); // a name may be taken by now
    return pushScenario(id, std::move(*old), 0, tr("Restore Version %1").arg(number));
}

} // namespace runcast
