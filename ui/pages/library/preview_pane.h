// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"
#include "ui/widgets/card.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace runcast {

class Chip;
class CostBar;
class ElidedLabel;
class FlowLayout;
class LibraryDocument;
class MiniFigures;
struct UiContext;

/// The chosen scenario beside the table: its figures, where the money goes, findings, history, note, tags and owner.
class PreviewPane : public Card {
    Q_OBJECT
public:
    PreviewPane(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    void setScenario(ScenarioId id);
    void focusFirst();

signals:
    void openRequested();
    void reportRequested();
    void tagRequested();
    void historyRequested();
    void menuRequested(const QPoint &globalPos);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void retranslate();
    void refresh();
    void refreshRecord();
    void refreshOutcome();
    void refreshChips();
    void refreshHistory();

    LibraryDocument &m_document;
    UiContext &m_context;
    ScenarioId m_id;
    int m_noteSession = 0, m_ownerSession = 0;
    QWidget *m_body; // hidden while there is no scenario
    ElidedLabel *m_name;
    QToolButton *m_more;
    FlowLayout *m_chips;
    MiniFigures *m_figures;
    CostBar *m_cost;
    QLabel *m_shares;
    QLabel *m_findings;
    QLabel *m_historyTitle, *m_noteTitle, *m_ownerLabel;
    QPushButton *m_allVersions;
    QVBoxLayout *m_history;
    QPlainTextEdit *m_note;
    QLineEdit *m_owner;
    QPushButton *m_open, *m_report;
};

} // namespace runcast
