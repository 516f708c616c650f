// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QTableView;

namespace runcast {

/// What stands behind one tab of the Explore page, about the current scenario.
class ExplorePane : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

    virtual QString title() const = 0;
    /// The pane has come to the front.
    virtual void activated() {}
    /// The current scenario, its inputs or the library's list changed.
    virtual void refreshSoon() {}
    virtual void recompute() = 0;
    virtual void retranslate() = 0;
    /// Copies what is chosen in the pane's table, or all of it.
    virtual void copy(bool all, bool head) = 0;
    virtual void selectAll() = 0;
    virtual QStringList remarks() const { return {}; }
    virtual bool reveal(const QString &) { return false; }

protected:
    /// Copies the chosen rows of a table; all rows where none is chosen or all are asked for.
    static void copyFrom(const QTableView &table, bool all, bool head);

signals:
    /// remarks() may answer otherwise now.
    void stateChanged();
};

} // namespace runcast
