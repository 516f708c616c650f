// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_field.h"

#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/own_presets.h"
#include "ui/pages/plan/inputs/catalog_rows.h"
#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/plan_model.h"

namespace runcast {

using namespace std::chrono_literals;

InputField::InputField(InputEditor &editor, PlanModel &model, QObject *parent)
    : QObject(parent), m_editor(editor), m_model(model), m_scenario(model.id())
{
    m_quiet.setSingleShot(true);
    m_quiet.setInterval(150ms);
    connect(&m_quiet, &QTimer::timeout, this, &InputField::take);
    connect(&editor, &InputEditor::entered, this, &InputField::enter);
    connect(&editor, &InputEditor::left, this, &InputField::leave);
    connect(&editor, &InputEditor::typed, this, [this] {
        m_typing = true;
        m_quiet.start();
        emit stateChanged();
    });
    connect(&editor, &InputEditor::picked, this, [this] {
        take();
        m_typing = false;
        refresh();
    });
    connect(&editor, &InputEditor::confirmed, this, [this] {
        commit();
        emit confirmed();
    });
    connect(&editor, &InputEditor::undoComing, this, &InputField::commit);
    editor.setCancelHandler([this] { return cancel(); });
    if (parameter().kind == ValueKind::Model) {
        connect(&model.document(), &LibraryDocument::presetsChanged, this, &InputField::showOwnPresets);
        showOwnPresets();
    }
}

void InputField::showOwnPresets()
{
    std::vector<CatalogChoice> rows;
    for (const OwnPreset &preset : m_model.document().presets())
        rows.push_back(
            {ownPresetKey(preset.id), tr("%1 (own)").arg(preset.name), ownPresetAbout(preset, m_model.format())});
    m_editor.setOwnRows(std::move(rows));
    if (!isOrphaned() && m_model.hasScenario())
        refresh();
}

Value InputField::shownValue() const
{
    const Scenario &scenario = m_model.scenario();
    Value value = parameter().get(scenario);
    if (parameter().kind != ValueKind::Model || !isMissing(value))
        return value;
    const OwnPreset *own = m_model.document().presetOf(scenario.model.architecture);
    return own ? Value{ownPresetKey(own->id).toStdString()} : value;
}

const Parameter &InputField::parameter() const
{
    return m_editor.parameter();
}

bool InputField::isOrphaned() const
{
    return m_model.id() != m_scenario; // another one is shown: what is still typed here is not meant for it
}

void InputField::refresh()
{
    if (isOrphaned())
        return;
    if (!m_typing && m_refusal.isEmpty()) {
        const Scenario &scenario = m_model.scenario();
        m_editor.setDerived(isDerived(parameter(), scenario));
        m_editor.show(shownValue(), !scenario.sources.contains(parameter().key));
    }
    m_editor.setProblem(!problem().isEmpty());
    emit stateChanged();
}

QString InputField::problem() const
{
    if (!m_refusal.isEmpty())
        return m_refusal;
    for (const Finding &finding : m_model.outcome().findings) {
        if (finding.severity == Severity::Error && finding.parameter == parameter().key) {
            const QString words = findingText(finding, m_model.schema(), m_model.format()).rest;
            return words.left(1).toUpper() + words.mid(1);
        }
    }
    return {};
}

QString InputField::understood() const
{
    const bool isNumber = parameter().kind == ValueKind::Number || parameter().kind == ValueKind::Count;
    if (!m_typing || !isNumber)
        return {};
    const Result<Value> value = m_editor.value();
    const double *number = value ? std::get_if<double>(&*value) : nullptr;
    return number ? m_model.format().exact(parameter().unit, *number) : QString();
}

QString InputField::savedText() const
{
    const Scenario *saved = isChanged() ? m_model.savedScenario() : nullptr;
    return saved ? m_model.format().parameter(parameter(), parameter().get(*saved), m_model.catalog()) : QString();
}

bool InputField::isChanged() const
{
    return m_model.isChanged(parameter());
}

bool InputField::isRelevant() const
{
    return runcast::isRelevant(parameter(), m_model.scenario());
}

void InputField::enter()
{
    m_session = m_model.document().newSession();
    m_before = m_model.scenario();
    emit entered();
}

void InputField::leave()
{
    commit();
    m_session = 0;
    m_before.reset();
    emit left();
}

void InputField::commit()
{
    if (m_typing)
        take();
    m_typing = false;
    refresh();
}

bool InputField::cancel()
{
    const bool edited = m_before && *m_before != m_model.scenario();
    if (!m_typing && m_refusal.isEmpty() && !edited)
        return false;
    m_quiet.stop();
    m_typing = false;
    m_refusal.clear();
    if (edited)
        (void)m_model.document().replaceScenario(m_model.id(), *m_before, tr("Change"), m_session);
    m_model.setRefusal(parameter().key, {});
    refresh();
    return true;
}

void InputField::take()
{
    m_quiet.stop();
    if (isOrphaned())
        return;
    const Result<Value> value = m_editor.value();
    if (value)
        return set(*value);
    m_refusal = errorText(value.error(), m_model.format().language());
    m_model.setRefusal(parameter().key, m_refusal);
    m_editor.setProblem(true);
    emit stateChanged();
}

void InputField::set(const Value &value)
{
    if (isOrphaned())
        return;
    m_refusal.clear();
    if (value != shownValue()) {
        const std::optional<PresetId> own = parameter().kind == ValueKind::Model ? ownPresetOf(value) : std::nullopt;
        const Result<void> done =
            own ? m_model.document().applyPreset(m_model.id(), *own, m_session)
                : m_model.document().setParameter(m_model.id(), parameter().key, value, m_session);
        if (!done)
            m_refusal = errorText(
                Error{.code = done.error().code, .reason = done.error().reason, .arguments = done.error().arguments},
                m_model.format().language());
    }
    m_model.setRefusal(parameter().key, m_refusal);
    m_editor.setProblem(!problem().isEmpty());
    emit stateChanged();
}

void InputField::restoreSaved()
{
    if (const Scenario *saved = m_model.savedScenario()) {
        const auto noted = saved->sources.find(parameter().key);
        const Value value = parameter().get(*saved);
        if (noted == saved->sources.end())
            resetToSource();
        if (parameter().get(m_model.scenario()) != value)
            (void)m_model.document().setParameter(m_model.id(), parameter().key, value, 0,
                                                  noted == saved->sources.end() ? ParameterSource{} : noted->second);
    }
}

void InputField::resetToSource()
{
    m_typing = false;
    m_refusal.clear();
    m_model.setRefusal(parameter().key, {});
    (void)m_model.document().resetParameter(m_model.id(), parameter().key);
    refresh();
}

} // namespace runcast
