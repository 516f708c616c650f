// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/card.h"

class QLabel;
class QPushButton;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace runcast {

class InputField;
class InputGroup;
class InputLine;
class PlanModel;
class SearchField;

/// All inputs of the current scenario, made by walking the schema's parameters, with a search and a filter for what
/// differs from the newest version.
class InputPanel : public Card {
    Q_OBJECT
public:
    explicit InputPanel(PlanModel &model, QWidget *parent = nullptr);
    ~InputPanel() override;

    /// Shows the input of this key, puts the focus into its field and flashes it; false if the schema has none.
    bool reveal(const QString &key);
    /// Flashes inputs without taking the focus: undo changed them.
    void flash(const QStringList &keys);
    void focusSearch();
    /// The field of the panel that was left last, or its first one.
    void focusField();
    /// The next (or previous) input that is found by the search.
    void findNext(int direction);
    void setOnlyChanged(bool onlyChanged);
    void setAllExpanded(bool expanded);
    /// Opens the source of the input that has the focus.
    void openSource();
    int changedCount() const;
    const QList<InputGroup *> &groups() const { return m_groups; }

signals:
    void foldRequested();
    void changedCountChanged(int count);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void rebuild();
    void refresh();
    void applyFilter();
    void connectLine(InputLine *line);
    void goOn(InputField *field, int direction);
    void showSource(InputField *field, QWidget *anchor);
    QList<InputField *> visibleFields() const;
    InputLine *lineOf(const QString &key, InputField **field = nullptr, InputGroup **group = nullptr) const;
    void keepFoldedGroups() const;

    PlanModel &m_model;
    SearchField *m_search;
    QPushButton *m_changed;
    QToolButton *m_fold;
    QScrollArea *m_scroll;
    QLabel *m_nothing;
    QWidget *m_inputs = nullptr;
    QList<InputGroup *> m_groups;
    InputField *m_last = nullptr;
};

} // namespace runcast
