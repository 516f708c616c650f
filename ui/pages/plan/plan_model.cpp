// SPDX-License-Identifier: MIT
#include "ui/pages/plan/plan_model.h"

#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/window/ui_context.h"

#include <algorithm>

namespace runcast {

PlanModel::PlanModel(LibraryDocument &document, UiContext &context, QObject *parent)
    : QObject(parent), m_document(document), m_context(context)
{
    connect(&document, &LibraryDocument::opened, this, [this] { m_good.clear(); });
    connect(&document, &LibraryDocument::currentChanged, this, &PlanModel::switchTo);
    connect(&document, &LibraryDocument::catalogChanged, this, [this] { switchTo(m_id); });
    connect(&document, &LibraryDocument::outcomeChanged, this, [this](ScenarioId id) {
        if (id == m_id)
            update();
    });
    connect(&document, &LibraryDocument::recordChanged, this, [this](ScenarioId id) {
        if (id != m_id)
            return;
        m_saved.reset();
        emit recordChanged();
    });
    connect(&context.language, &LanguageManager::changed, this, [this] { switchTo(m_id); });
    switchTo(document.current());
}

const Schema &PlanModel::schema() const
{
    return m_document.schema();
}

const Catalog &PlanModel::catalog() const
{
    return m_document.catalog();
}

Format PlanModel::format() const
{
    return hasScenario() ? m_context.language.formatFor(scenario()) : m_context.language.format();
}

const Scenario &PlanModel::scenario() const
{
    return m_document.scenario(m_id);
}

const Outcome &PlanModel::outcome() const
{
    return m_document.outcome(m_id);
}

bool PlanModel::hasError() const
{
    const std::vector<Finding> &findings = outcome().findings;
    return std::any_of(findings.begin(), findings.end(),
                       [](const Finding &finding) { return finding.severity == Severity::Error; });
}

const Forecast &PlanModel::figures() const
{
    const auto good = m_good.find(m_id);
    return hasError() && good != m_good.end() ? good->second.forecast : outcome().forecast;
}

bool PlanModel::isStale() const
{
    return hasScenario() && (!m_refusals.isEmpty() || (hasError() && m_good.contains(m_id)));
}

std::optional<QDateTime> PlanModel::goodTime() const
{
    const auto good = m_good.find(m_id);
    return good == m_good.end() ? std::nullopt : std::optional(good->second.time);
}

const Scenario *PlanModel::savedScenario() const
{
    return hasScenario() ? m_document.savedScenario(m_id) : nullptr;
}

const Forecast *PlanModel::savedFigures() const
{
    const Scenario *saved = savedScenario();
    if (!saved)
        return nullptr;
    const int version = m_document.record(m_id).version;
    if (!m_saved || m_saved->version != version)
        m_saved = Saved{version, forecast(*saved, schema(), catalog()).forecast};
    return &m_saved->forecast;
}

bool PlanModel::isChanged(const Parameter &parameter) const
{
    const Scenario *saved = savedScenario();
    return saved && parameter.get(*saved) != parameter.get(scenario());
}

Result<void> PlanModel::saveAsNew(Scenario changed, const QString &title) const
{
    ScenarioMeta meta = m_document.record(m_id).meta;
    meta.status = ScenarioStatus::Draft;
    meta.archived = false;
    meta.owner.clear();
    std::vector<NewScenario> added;
    added.push_back({std::move(changed), std::move(meta)});
    if (const Result<QList<ScenarioId>> ids = m_document.add(std::move(added), title); !ids)
        return ids.error();
    return {};
}

void PlanModel::setRefusal(std::string_view key, const QString &words)
{
    const QString name = QString::fromUtf8(key.data(), qsizetype(key.size()));
    if (m_refusals.value(name) == words)
        return;
    if (words.isEmpty())
        m_refusals.remove(name);
    else
        m_refusals[name] = words;
    emit stalenessChanged();
}

void PlanModel::switchTo(ScenarioId id)
{
    m_id = m_document.contains(id) ? id : ScenarioId();
    m_saved.reset();
    m_refusals.clear();
    if (hasScenario() && !hasError())
        m_good.insert_or_assign(m_id, Good{outcome().forecast, m_document.now()});
    emit scenarioSwitched();
}

void PlanModel::update()
{
    if (!hasError())
        m_good.insert_or_assign(m_id, Good{outcome().forecast, m_document.now()});
    emit inputsChanged();
}

} // namespace runcast
