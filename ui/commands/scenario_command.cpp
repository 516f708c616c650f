// SPDX-License-Identifier: MIT
#include "ui/commands/scenario_command.h"

#include "ui/commands/command_ids.h"
#include "ui/document/library_document.h"
#include "ui/document/scenario_difference.h"

namespace runcast {

ScenarioCommand::ScenarioCommand(LibraryDocument &document, ScenarioId id, Scenario before, Scenario after, int session,
                                 const QString &text)
    : QUndoCommand(text), m_document(document), m_scenario(id), m_before(std::move(before)), m_after(std::move(after)),
      m_session(session)
{
}

void ScenarioCommand::redo()
{
    m_document.applyScenario(m_scenario, m_after);
    if (m_done)
        emit m_document.revealRequested(m_scenario, differingKeys(m_before, m_after, m_document.schema()));
    m_done = true;
}

void ScenarioCommand::undo()
{
    m_document.applyScenario(m_scenario, m_before);
    emit m_document.revealRequested(m_scenario, differingKeys(m_before, m_after, m_document.schema()));
}

int ScenarioCommand::id() const
{
    return m_session ? int(CommandId::Scenario) : -1;
}

bool ScenarioCommand::mergeWith(const QUndoCommand *next)
{
    const auto &later = static_cast<const ScenarioCommand &>(*next); // called only when both id() agree
    if (later.m_scenario != m_scenario || later.m_session != m_session)
        return false;
    m_after = later.m_after;
    setText(later.text());
    setObsolete(m_after == m_before);
    return true;
}

} // namespace runcast
