// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"
#include "core/scenario/scenario.h"
#include "ui/document/scenario_record.h"

#include <QObject>
#include <QTimer>

#include <optional>

namespace runcast {

class InputEditor;
class PlanModel;

/// Ties one editor to its parameter of the current scenario. What is typed is taken 150 ms after the last key; one
/// visit to the field is one undo step; Esc takes the visit back.
class InputField : public QObject {
    Q_OBJECT
public:
    InputField(InputEditor &editor, PlanModel &model, QObject *parent);

    const Parameter &parameter() const;
    InputEditor &editor() const { return m_editor; }
    /// Shows what the scenario has; leaves alone what is being typed.
    void refresh();
    /// Why what stands in the field cannot be used; empty = it can.
    QString problem() const;
    /// While typing: the number as it was understood, every digit.
    QString understood() const;
    /// The value of the newest version, if it is another one.
    QString savedText() const;
    bool isChanged() const;
    bool isRelevant() const;
    bool isTyping() const { return m_typing; }
    /// Sets a value in the running visit.
    void set(const Value &value);
    /// Takes what is typed, at once.
    void commit();
    void restoreSaved();
    void resetToSource();

signals:
    /// Problem, understood text or the mark of a change may be other now.
    void stateChanged();
    /// Enter: go on to the next field.
    void confirmed();
    void entered();
    void left();

private:
    void showOwnPresets();
    Value shownValue() const;
    void enter();
    void leave();
    bool isOrphaned() const;
    bool cancel();
    void take();

    InputEditor &m_editor;
    PlanModel &m_model;
    ScenarioId m_scenario; // a field belongs to one scenario
    QTimer m_quiet;
    int m_session = 0;
    std::optional<Scenario> m_before; // as it was when the field was entered
    bool m_typing = false;
    QString m_refusal;
};

} // namespace runcast
