// SPDX-License-Identifier: MIT
#include "ui/window/scenario_actions.h"

#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/dialogs/history_dialog.h"
#include "ui/dialogs/line_dialog.h"
#include "ui/dialogs/new_scenario_dialog.h"
#include "ui/document/library_tags.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/settings.h"
#include "ui/widgets/chip.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

using namespace Qt::StringLiterals;

namespace runcast {

ScenarioActions::ScenarioActions(LibraryDocument &document, UiContext &context, QWidget *window)
    : QObject(window), m_document(document), m_context(context), m_window(window)
{
}

bool ScenarioActions::told(const Result<void> &result)
{
    if (!result)
        m_context.messages.trouble(errorText(result.error(), m_context.language.language()));
    return result.has_value();
}

void ScenarioActions::tellDone(const QString &text)
{
    m_context.messages.done(text, tr("Undo"), [document = &m_document] { document->undoStack()->undo(); });
}

void ScenarioActions::createNew()
{
    NewScenarioDialog dialog(m_document, m_context.language.format(), m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    Result<NewScenario> made = dialog.scenario();
    if (!made) {
        told(made.error());
        return;
    }
    if (const QString currency = settings::currency.read(m_context.settings); !currency.isEmpty()) {
        if (const Result<void> set = setParameter(made->scenario, m_document.schema(), m_document.catalog(),
                                                  "price.currency", currency.toStdString());
            !told(set))
            return;
    }
    const Result<QList<ScenarioId>> added = m_document.add({std::move(*made)}, tr("New Scenario"));
    if (!added)
        told(added.error());
    else
        m_context.navigation.openScenario(added->first());
}

void ScenarioActions::addSamples()
{
    std::vector<NewScenario> samples;
    for (const ModelPreset &preset : m_document.catalog().models()) {
        if (!preset.tokens || !preset.accelerators || preset.acceleratorId.empty())
            continue; // only runs that were published whole
        Result<Scenario> sample =
            scenarioFromPreset(tr("%1, as published").arg(QString::fromStdString(preset.name)).toStdString(), preset.id,
                               m_document.schema(), m_document.catalog());
        if (sample)
            samples.push_back({std::move(*sample), {.note = {}, .owner = {}, .tags = {sampleTag()}}});
    }
    const int count = int(samples.size());
    const Result<QList<ScenarioId>> added = m_document.add(std::move(samples), tr("Add Samples"));
    if (!added)
        told(added.error());
    else
        tellDone(tr("%n sample(s) added.", nullptr, count));
}

void ScenarioActions::rename(ScenarioId id)
{
    const QString name = m_document.record(id).name;
    LineDialog dialog({tr("Rename Scenario"), tr("Name"), tr("Rename")}, name, m_window);
    dialog.setCheck([this, name](const QString &wanted) {
        return wanted == name || m_document.freeName(wanted) == wanted
                   ? QString()
                   : tr("There is already a scenario with this name.");
    });
    if (dialog.exec() == QDialog::Accepted)
        told(m_document.rename(id, dialog.value()));
}

void ScenarioActions::duplicate(const QList<ScenarioId> &ids)
{
    const Result<QList<ScenarioId>> copies = m_document.duplicate(ids);
    if (!copies)
        told(copies.error());
    else
        tellDone(tr("%n scenario(s) duplicated.", nullptr, int(copies->size())));
}

void ScenarioActions::setArchived(const QList<ScenarioId> &ids, bool archived)
{
    if (!told(m_document.setArchived(ids, archived)))
        return;
    const int count = int(ids.size());
    tellDone(archived ? tr("%n scenario(s) archived.", nullptr, count)
                      : tr("%n scenario(s) taken out of the archive.", nullptr, count));
}

void ScenarioActions::setStatus(const QList<ScenarioId> &ids, ScenarioStatus status)
{
    if (told(m_document.setStatus(ids, status)))
        tellDone(tr("%n scenario(s) set to “%1”.", nullptr, int(ids.size())).arg(statusTitle(status)));
}

void ScenarioActions::addTag(const QList<ScenarioId> &ids)
{
    LineDialog dialog({tr("Add Tag"), tr("Tag"), tr("Add")}, {}, m_window);
    dialog.setSuggestions(tagsOf(m_document));
    if (dialog.exec() == QDialog::Accepted && told(m_document.addTag(ids, dialog.value())))
        tellDone(tr("Tag “%1” added to %n scenario(s).", nullptr, int(ids.size())).arg(dialog.value()));
}

void ScenarioActions::addToCompare(const QList<ScenarioId> &ids)
{
    QList<ScenarioId> wanted = m_document.compareSet() + ids;
    const qsizetype before = m_document.compareSet().size();
    m_document.setCompareSet(wanted);
    m_context.messages.done(m_document.compareSet().size() > before
                                ? tr("Added: %n scenario(s) in Compare.", nullptr, int(m_document.compareSet().size()))
                                : tr("Compare has it already."),
                            tr("Compare"), [navigation = &m_context.navigation] { navigation->goTo(PageId::Compare); });
}

void ScenarioActions::saveVersion(ScenarioId id)
{
    LineDialog dialog({tr("Save Version"), tr("What is new in this version? (may be empty)"), tr("Save version")}, {},
                      m_window);
    dialog.setEmptyAllowed(true);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Result<int> number = m_document.saveVersion(id, dialog.value());
    if (!number)
        told(number.error());
    else
        m_context.messages.done(
            tr("Version %1 of “%2” saved.").arg(QString::number(*number), m_document.record(id).name));
}

void ScenarioActions::showHistory(ScenarioId id)
{
    HistoryDialog(m_document, m_context, id, m_window).exec();
}

} // namespace runcast
