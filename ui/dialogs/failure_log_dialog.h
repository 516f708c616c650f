// SPDX-License-Identifier: MIT
#pragma once

#include "core/reliability/failure_log.h"
#include "reports/format/format.h"
#include "ui/document/scenario_record.h"
#include "ui/jobs/job.h"

#include <QDialog>

#include <memory>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace runcast {

class ChartWidget;
class LibraryDocument;
class UnitField;
struct UiContext;

/// What a log of failures says, before a scenario takes it over: rate with its interval, clustering, repair times, the
/// failures over time, and the rows that could not be read. Reading and counting run in the background.
class FailureLogDialog : public QDialog {
    Q_OBJECT
public:
    FailureLogDialog(const QString &file, LibraryDocument &document, ScenarioId id, UiContext &context,
                     QWidget *parent);

    /// Opens the dialog for a file; it deletes itself when closed.
    static void show(const QString &file, LibraryDocument &document, ScenarioId id, UiContext &context,
                     QWidget *parent);
    bool isBusy() const { return m_reading.isRunning() || m_counting.isRunning(); }

private:
    using LogPointer = std::shared_ptr<const FailureLog>;
    struct ReadFile {
        LogPointer log; // null with an error
        Error error;
    };

    void build();
    void read();
    void showLog();
    void count();
    void showSummary();
    void apply();

    QString m_file;
    LibraryDocument &m_document;
    ScenarioId m_id;
    UiContext &m_context;
    Format m_format;
    QLabel *m_heading, *m_figures, *m_badHeading;
    UnitField *m_accelerators, *m_days;
    ChartWidget *m_chart;
    QPlainTextEdit *m_badRows;
    QPushButton *m_use = nullptr;
    LogPointer m_log;
    FailureLogSummary m_summary;
    Job<ReadFile> m_reading;
    Job<FailureLogSummary> m_counting;
};

} // namespace runcast
