// SPDX-License-Identifier: MIT
#pragma once

#include "ui/widgets/page_header.h"

class QMenu;
class QPushButton;
class QToolButton;

namespace runcast {

class PlanModel;

/// Name, status and version of the scenario, and what can be done with all of it.
class PlanHeader : public PageHeader {
    Q_OBJECT
public:
    explicit PlanHeader(PlanModel &model, QWidget *parent = nullptr);

    /// Buttons without words, as in a narrow window.
    void setCompact(bool compact);

private:
    void refresh();
    void retranslate();
    void rename(const QString &name);
    void openStatusMenu();
    QString versionLine() const;

    PlanModel &m_model;
    QToolButton *m_undo, *m_redo;
    QPushButton *m_history, *m_compare, *m_save;
    bool m_compact = false;
};

} // namespace runcast
