// SPDX-License-Identifier: MIT
#pragma once

#include "ui/jobs/job.h"
#include "ui/pages/report/made_report.h"
#include "ui/pages/report/report_choices.h"
#include "ui/window/page.h"

#include <QTimer>

#include <functional>

class QPrinter;
class QPushButton;
class QStackedLayout;

namespace runcast {

class EmptyState;
class LibraryDocument;
class PageHeader;
class ReportExport;
class ReportPreview;
class ReportSettings;
enum class ExportFormat;
struct UiContext;

/// A report of the current scenario or of the compare set: choices beside the file itself, which is made anew in the
/// background whenever they or the scenario change, and handed over as it is seen.
class ReportPage : public Page {
    Q_OBJECT
public:
    ReportPage(LibraryDocument &document, UiContext &context, QWidget *parent = nullptr);
    ~ReportPage() override;

    void activated() override;
    void present(const QList<ScenarioId> &ids) override;
    QStringList remarks() const override;
    bool canRun(PageCommand command) const override;
    void run(PageCommand command) override;

    void setKind(ReportKind kind);
    ReportChoices choices() const;
    void setChoices(const ReportChoices &choices);
    ReportPreview *preview() const { return m_preview; }
    /// The pages shown are those of the choices and scenarios as they are now.
    bool isUpToDate() const { return !m_stale && !m_job.isRunning(); }
    /// Chooses printer and pages; false = cancelled. Tests put their own in.
    std::function<bool(QPrinter &, QWidget *)> askForPrinter;

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *makeHeader();
    QWidget *makeSettings();
    void connectDocument();
    QList<ScenarioId> scenarios() const;
    void refreshFields();
    void refreshSoon();
    void make();
    void take();
    void exportAs(ExportFormat format);
    void print();
    void chooseScenarios();
    void retranslate();

    LibraryDocument &m_document;
    UiContext &m_context;
    QStackedLayout *m_stack;
    EmptyState *m_empty;
    PageHeader *m_header;
    QPushButton *m_openFolder, *m_print;
    ReportSettings *m_settings;
    ReportPreview *m_preview;
    ReportExport *m_export;
    QTimer m_timer;
    Job<MadeReport> m_job;
    ReportRequest m_request; // of the pages shown or on their way
    bool m_stale = true;
    bool m_exportWhenMade = false;
    double m_madeSeconds = 0;
    QDateTime m_madeAt;
};

} // namespace runcast
