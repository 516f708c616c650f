// SPDX-License-Identifier: MIT
#pragma once

#include "ui/pages/explore/explore_pane.h"

namespace runcast {

class ClusterSearchCard;
class FullTable;
class LayoutSearchCard;
class LibraryDocument;
class PlanModel;
struct UiContext;

/// The best ways to split the current scenario over its cluster, and over other clusters.
class LayoutsPane : public ExplorePane {
    Q_OBJECT
public:
    LayoutsPane(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    QString title() const override;
    void activated() override;
    void refreshSoon() override;
    /// Searches the layouts anew.
    void recompute() override;
    void retranslate() override;
    void copy(bool all, bool head) override;
    void selectAll() override;
    bool reveal(const QString &key) override { return key == QLatin1String("layouts"); }

private:
    void refresh();
    FullTable *table() const;

    PlanModel *m_model;
    LayoutSearchCard *m_layouts;
    ClusterSearchCard *m_clusters;
    bool m_stale = true;
};

} // namespace runcast
