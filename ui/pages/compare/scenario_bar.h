// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QWidget>

class QPushButton;

namespace runcast {

class LibraryDocument;
class ScenarioChip;

/// The compare set as chips in their order, and the button that adds to it.
class ScenarioBar : public QWidget {
    Q_OBJECT
public:
    explicit ScenarioBar(LibraryDocument &document, QWidget *parent = nullptr);

    void refresh();

signals:
    void addRequested();
    void openRequested(runcast::ScenarioId id);

protected:
    void changeEvent(QEvent *event) override;

private:
    ScenarioChip *addChip();
    void move(ScenarioId id, qsizetype to);
    void remove(ScenarioId id);
    void dragTo(const QPoint &globalPosition);
    void endDrag();
    void retranslate();
    qsizetype positionOf(const ScenarioChip *chip) const;

    LibraryDocument &m_document;
    QList<ScenarioChip *> m_chips; // by position
    QPushButton *m_add;
    ScenarioId m_dragged; // valid while a chip is dragged
    QList<ScenarioId> m_beforeDrag;
};

} // namespace runcast
