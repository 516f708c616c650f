// SPDX-License-Identifier: MIT
#pragma once

#include <QTreeView>

#include <vector>

class QSortFilterProxyModel;

namespace runcast {

class CompareTableModel;

/// The comparison as a tree: groups open and close, the head stays in view, and so does the first column once the
/// others are scrolled sideways.
class CompareView : public QTreeView {
    Q_OBJECT
public:
    explicit CompareView(CompareTableModel &model, QWidget *parent = nullptr);

    void setOnlyDifferences(bool only);
    bool onlyDifferences() const { return m_onlyDifferences; }
    /// The lasting names of the groups that are closed.
    QStringList closedGroups() const { return m_closed; }
    void setClosedGroups(const QStringList &keys);
    /// Rows that are shown, in their order: all of them, or those that differ.
    QSortFilterProxyModel *shownModel() const { return m_proxy; }
    /// Makes the row of a figure or parameter current; false if there is none.
    bool showKey(const QString &key);
    /// The width at which no column is scrolled to and few texts take a second line.
    int wantedWidth() const;
    /// Up and down only: the columns stay where they were scrolled to.
    void scrollTo(const QModelIndex &index, ScrollHint hint = EnsureVisible) override;

signals:
    /// Enter or a double click on a row of this figure or parameter.
    void keyActivated(const QString &key);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void makeFrozen();
    void dress(QTreeView *view);
    void arrange();
    int widestCell(int column) const;
    std::vector<int> neededWidths() const;
    void fitColumns();
    void placeFrozen();
    void remember();
    void restore();
    void toggle(const QModelIndex &index);
    void activateRow(const QModelIndex &index);

    CompareTableModel &m_model;
    QSortFilterProxyModel *m_proxy;
    QTreeView *m_frozen; // shows the first column over the scrolled others
    bool m_onlyDifferences = false;
    bool m_restoring = false;
    QStringList m_closed;
    QString m_currentKey;
    int m_scroll = 0;
};

} // namespace runcast
