// SPDX-License-Identifier: MIT
#pragma once

#include "ui/document/scenario_record.h"

#include <QScrollArea>

class QComboBox;
class QGridLayout;

namespace runcast {

class ChartPair;
class ChartWidget;
class CompareTableModel;
class CompareView;
class LanguageManager;
class LibraryDocument;

/// The cards of a comparison: three charts above, the table and the bridge of the cost below; stacked where the window
/// is narrow.
class CompareCards : public QScrollArea {
    Q_OBJECT
public:
    CompareCards(const LibraryDocument &document, const LanguageManager &language, CompareTableModel &model,
                 QWidget *parent = nullptr);

    /// Draws the charts of the compare set, which has two scenarios or more.
    void refresh();
    CompareView *view() const { return m_view; }
    /// What the keyboard steps through, in the order of the page.
    QList<QWidget *> panes() const;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    int tableColumns() const;
    void arrange();
    void retranslate();

    const LibraryDocument &m_document;
    const LanguageManager &m_language;
    CompareView *m_view;
    ChartWidget *m_cost, *m_dates, *m_bridge;
    ChartPair *m_load;
    QComboBox *m_bridgeTo;
    QGridLayout *m_cards;
    ScenarioId m_bridgeEnd;
};

} // namespace runcast
