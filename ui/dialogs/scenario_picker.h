// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QDialog>

class QLabel;
class QListWidget;
class QListWidgetItem;
class QPushButton;

namespace runcast {

class LibraryDocument;
class SearchField;

/// Chooses the scenarios that stand side by side.
class ScenarioPicker : public QDialog {
    Q_OBJECT
public:
    ScenarioPicker(const LibraryDocument &document, const QList<ScenarioId> &chosen, QWidget *parent);

    /// Those chosen before in their order, then the new ones as listed.
    QList<ScenarioId> chosen() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void fill();
    void filter(const QString &text);
    void validate();

    const LibraryDocument &m_document;
    QList<ScenarioId> m_before;
    SearchField *m_search;
    QListWidget *m_list;
    QLabel *m_count;
    QPushButton *m_accept;
};

} // namespace runcast
