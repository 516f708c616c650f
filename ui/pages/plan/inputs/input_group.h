// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace runcast {

class GroupHeader;
class InputField;
class InputLine;
class PlanModel;

/// What of the inputs is to be seen.
struct InputFilter {
    QStringList words; // all of them must be found, in any order
    bool onlyChanged = false;

    bool isActive() const { return onlyChanged || !words.isEmpty(); }
};

/// The inputs of one group of the schema under a head that folds them. Details stand behind "more".
class InputGroup : public QWidget {
    Q_OBJECT
public:
    InputGroup(ParameterGroup group, PlanModel &model, QWidget *parent);

    ParameterGroup group() const { return m_group; }
    const QList<InputLine *> &lines() const { return m_lines; }
    void refresh();
    /// Gives how many lines are found.
    int setFilter(const InputFilter &filter);
    void setCompact(bool compact);
    bool isExpanded() const;
    void setExpanded(bool expanded);
    /// Unfolds what hides this line.
    void uncover(const InputLine *line);

signals:
    void expandedChanged();

private:
    void addLines();
    void addLine(InputLine *line);
    void showLines();
    bool matches(const InputLine *line) const;

    ParameterGroup m_group;
    PlanModel &m_model;
    GroupHeader *m_header;
    QWidget *m_body;
    QVBoxLayout *m_rows;
    QPushButton *m_more;
    QList<InputLine *> m_lines;
    InputFilter m_filter;
    bool m_details = false;
};

} // namespace runcast
