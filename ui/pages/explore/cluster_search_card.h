// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/best_clusters.h"
#include "ui/jobs/job.h"
#include "ui/widgets/card.h"

class QLabel;
class QMenu;
class QProgressBar;
class QPushButton;

namespace runcast {

class ClusterListModel;
class FullTable;
class MenuButton;
class PlanModel;
class UnitField;

/// The current scenario on several kinds and numbers of accelerators, with the best layout of each: time and cost side
/// by side, any of which can be put into the scenario.
class ClusterSearchCard : public Card {
    Q_OBJECT
public:
    explicit ClusterSearchCard(PlanModel &model, QWidget *parent = nullptr);

    /// Takes the scenario as it is now; what was found for another one is marked as old.
    void refresh();
    void search();
    void cancel();
    /// The table of clusters, for copying.
    FullTable *table() const { return m_table; }

signals:
    void finished();

private:
    struct Found {
        std::vector<ClusterResult> results;
    };
    void buildHead();
    void proposeClusters();
    void fillKinds();
    Result<std::vector<double>> numbers() const;
    void take();
    void apply(bool asNew);
    void showState();
    QString summary() const;

    PlanModel &m_model;
    QLabel *m_title, *m_note, *m_kindsLabel, *m_numbersLabel;
    MenuButton *m_kinds;
    UnitField *m_numbers;
    QPushButton *m_search, *m_cancel, *m_saveAsNew, *m_apply;
    QProgressBar *m_progress;
    ClusterListModel *m_clusters;
    FullTable *m_table;
    Job<Found> m_job;
    QStringList m_chosen; // ids of kinds
    Scenario m_proposedFor, m_asked;
};

} // namespace runcast
