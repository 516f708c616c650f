// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/library_document.h"

#include <QObject>

class QWidget;

namespace runcast {

struct UiContext;

/// What the Scenario menu does: asks where something has to be asked, edits through the document, tells what was done.
class ScenarioActions : public QObject {
    Q_OBJECT
public:
    ScenarioActions(LibraryDocument &document, UiContext &context, QWidget *window);

    void createNew();
    void addSamples();
    void rename(ScenarioId id);
    void duplicate(const QList<ScenarioId> &ids);
    void setArchived(const QList<ScenarioId> &ids, bool archived);
    void setStatus(const QList<ScenarioId> &ids, ScenarioStatus status);
    void addTag(const QList<ScenarioId> &ids);
    void addToCompare(const QList<ScenarioId> &ids);
    void saveVersion(ScenarioId id);
    void showHistory(ScenarioId id);

private:
    /// Tells the error if there is one; true if there is none.
    bool told(const Result<void> &result);
    void tellDone(const QString &text);

    LibraryDocument &m_document;
    UiContext &m_context;
    QWidget *m_window;
};

} // namespace runcast
