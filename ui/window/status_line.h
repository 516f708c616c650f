// SPDX-License-Identifier: MIT
#pragma once

#include <QDateTime>
#include <QStatusBar>

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

signals:
    void findingsRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void refreshScenario();
    QString findingsText(int errors, int warnings, int notes) const;

    LibraryDocument &m_document;
    UiContext &m_context;
    QDateTime m_saved;
    bool m_failed = false;
    QLabel *m_savedLabel;
    QLabel *m_version;
    QLabel *m_status;
    QToolButton *m_findings;
    QLabel *m_library;
};

} // namespace runcast
