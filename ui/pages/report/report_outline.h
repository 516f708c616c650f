// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/check.h"

#include <QPdfBookmarkModel>
#include <QWidget>

#include <optional>

class QLabel;
class QTreeWidget;
class QTreeWidgetItem;
class QVBoxLayout;

namespace runcast {

/// A line of the list of checks.
struct ReportCheck {
    std::optional<Severity> severity; // none = all is well
    QString text;

    bool operator==(const ReportCheck &) const = default;
};

/// Beside the pages: the bookmarks of the file with their pages, and what was checked before it is handed over.
class ReportOutline : public QWidget {
    Q_OBJECT
public:
    explicit ReportOutline(QWidget *parent = nullptr);

    void setDocument(QPdfDocument *document);
    void documentReloaded();
    /// Marks the section that this page belongs to.
    void setCurrentPage(int page);
    void setChecks(const QList<ReportCheck> &checks);

signals:
    void placeChosen(int page, double pointsFromTop);

protected:
    void changeEvent(QEvent *event) override;

private:
    void addBookmarks(const QModelIndex &parent, QTreeWidgetItem *into);
    void choose(QTreeWidgetItem *item);
    void retranslate();

    QPdfBookmarkModel m_bookmarks;
    QLabel *m_title, *m_checksTitle;
    QTreeWidget *m_tree;
    QWidget *m_checks = nullptr; // made anew with every file
    QVBoxLayout *m_column;
    QList<ReportCheck> m_shown;
};

} // namespace runcast
