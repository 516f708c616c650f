// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QDialog>

class QListWidget;

namespace runcast {

class LibraryDocument;
struct UiContext;

/// The named versions of a scenario, newest first; any of them can be restored, which undo takes back.
class HistoryDialog : public QDialog {
    Q_OBJECT
public:
    HistoryDialog(LibraryDocument &document, UiContext &context, ScenarioId id, QWidget *parent);

private:
    void fill();
    void restore();

    LibraryDocument &m_document;
    UiContext &m_context;
    ScenarioId m_id;
    QListWidget *m_list;
};

} // namespace runcast
