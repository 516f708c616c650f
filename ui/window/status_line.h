// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QStatusBar>

class QFrame;
class QLabel;
class QToolButton;

namespace runcast {

class LibraryDocument;
struct UiContext;

/// The foot of the window: when it was saved, version and status of the current scenario, its findings, running jobs,
/// the library.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    StatusLine(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);

    /// What the page says in place of version and status; empty = those.
    void setRemarks(const QStringList &remarks);

signals:
    void findingsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshScenario();
    void showRemarks();
    void showStatus(bool shown);
    QString findingsText(int errors, int warnings, int notes) const;

    LibraryDocument &m_document;
    UiContext &m_context;
    QDateTime m_saved;
    bool m_failed = false;
    QStringList m_remarks;
    QLabel *m_savedLabel;
    QLabel *m_version;
    QFrame *m_statusDivider;
    QLabel *m_status;
    QToolButton *m_findings;
    QLabel *m_library;
};

} // namespace runcast
