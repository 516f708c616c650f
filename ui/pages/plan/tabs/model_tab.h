// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/plan/tabs/plan_tab.h"

class QLabel;
class QPushButton;
class QStandardItemModel;

namespace runcast {

class DropHint;
class FullTable;
class ModelActions;
class ParameterTreeModel;
struct ParameterCount;

/// What the model is made of, every weight counted, and what can be done with it as a whole. A config.json dropped here
/// becomes the model of the scenario.
class ModelTab : public PlanTab {
    Q_OBJECT
public:
    explicit ModelTab(PlanModel &model, QWidget *parent = nullptr);

protected:
    void refresh() override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    QWidget *makeButtons();
    void showCounts(const ParameterCount &count);
    void addCount(const QString &title, double count);
    QString modelName() const;

    ModelActions *m_actions;
    QLabel *m_name;
    QLabel *m_origin;
    QStandardItemModel *m_counted;
    FullTable *m_counts;
    QPushButton *m_scale;
    QPushButton *m_save;
    QPushButton *m_import;
    QPushButton *m_copy;
    QPushButton *m_paste;
    QLabel *m_hint;
    QLabel *m_treeTitle;
    QLabel *m_treeNote;
    FullTable *m_tree;
    ParameterTreeModel *m_blocks;
    DropHint *m_dropHint;
};

} // namespace runcast
