// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/schema.h"
#include "reports/format/format.h"
#include "ui/document/scenario_record.h"

#include <QDateTime>
#include <QMap>
#include <QObject>

#include <map>
#include <memory>
#include <optional>

namespace runcast {

class LibraryDocument;
struct UiContext;

/// The current scenario as the Plan page shows it: its inputs, the last good figures, those of its newest version.
class PlanModel : public QObject {
    Q_OBJECT
public:
    PlanModel(LibraryDocument &document, UiContext &context, QObject *parent = nullptr);

    LibraryDocument &document() const { return m_document; }
    UiContext &context() const { return m_context; }
    const Schema &schema() const;
    const Catalog &catalog() const;
    /// In the window's language and the scenario's currency.
    Format format() const;

    ScenarioId id() const { return m_id; }
    bool hasScenario() const { return m_id.isValid(); }
    const Scenario &scenario() const;
    const Outcome &outcome() const;
    /// The figures on screen: those of the inputs, or, while an error stands in their way, the last good ones.
    const Forecast &figures() const;
    /// The figures are older than the inputs, or a field holds what is not understood.
    bool isStale() const;
    /// When the last good figures were computed; nothing if there are none.
    std::optional<QDateTime> goodTime() const;

    /// The scenario of the newest named version; nullptr if none was named.
    const Scenario *savedScenario() const;
    const Forecast *savedFigures() const;
    bool isChanged(const Parameter &parameter) const;

    /// Adds a scenario like the current one but for its inputs, as a draft; it becomes the current one.
    Result<void> saveAsNew(Scenario changed, const QString &title) const;

    /// What stands in a field and is not understood, in words; empty = all is well. The figures wait meanwhile.
    void setRefusal(std::string_view key, const QString &words);
    const QMap<QString, QString> &refusals() const { return m_refusals; }

signals:
    /// Another scenario, library or language: show everything anew.
    void scenarioSwitched();
    /// Inputs changed, and with them figures and findings.
    void inputsChanged();
    /// Figures went stale or are good again without a change of the inputs.
    void stalenessChanged();
    /// Name, status, owner or version changed.
    void recordChanged();

private:
    void switchTo(ScenarioId id);
    void update();
    bool hasError() const;

    struct Good {
        Forecast forecast;
        QDateTime time;
    };
    struct Saved {
        int version = 0;
        Forecast forecast;
    };
    LibraryDocument &m_document;
    UiContext &m_context;
    ScenarioId m_id;
    std::map<ScenarioId, Good> m_good;
    mutable std::optional<Saved> m_saved;
    QMap<QString, QString> m_refusals;
};

} // namespace runcast
