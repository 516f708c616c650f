// SPDX-License-Identifier: MIT
#pragma once

#include "core/explore/best_layouts.h"
#include "ui/jobs/job.h"
#include "ui/widgets/card.h"

#include <optional>

class QLabel;
class QProgressBar;
class QPushButton;

namespace runcast {

class FullTable;
class LayoutListModel;
class PlanModel;
class RejectionModel;
class SegmentedControl;

/// The search for the best layout of the current scenario: started by a button, in the background, with progress and
/// Cancel here and in the status bar; its best layouts as a table, each of which can be put into the scenario.
class LayoutSearchCard : public Card {
    Q_OBJECT
public:
    enum class Extent {
        Short, // the best ones, and a sentence about the others
        Full,  // more of them, the best of each split that is near, and a table of what was rejected and why
    };
    explicit LayoutSearchCard(PlanModel &model, Extent extent = Extent::Short, QWidget *parent = nullptr);

    /// Takes the scenario as it is now; what was found for another one is marked as old.
    void refresh();
    void search();
    void cancel();
    /// The table of layouts, for copying.
    FullTable *table() const { return m_table; }

signals:
    void finished();

private:
    void buildHead();
    void take();
    void apply(bool asNew);
    void showState();
    void showLayouts();
    size_t shownLayouts() const;
    QString summary() const;
    QString reasons() const;

    struct Found {
        LayoutQuestion question;
        LayoutSearchResult result;
    };
    PlanModel &m_model;
    Extent m_extent;
    QLabel *m_title, *m_note, *m_reasons;
    QPushButton *m_search, *m_cancel, *m_saveAsNew, *m_apply;
    QProgressBar *m_progress;
    LayoutListModel *m_layouts;
    FullTable *m_table;
    SegmentedControl *m_choice = nullptr; // the rest only in full
    RejectionModel *m_rejections = nullptr;
    FullTable *m_rejectionTable = nullptr;
    Job<Found> m_job;
    Scenario m_asked; // that the job or the result belongs to
    std::optional<Found> m_found;
};

} // namespace runcast
