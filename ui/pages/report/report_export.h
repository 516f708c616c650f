// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "reports/snapshot.h"
#include "ui/jobs/job.h"

#include <QObject>

namespace runcast {

class LibraryDocument;
struct UiContext;

enum class ExportFormat { Pdf, Xlsx, Csv, Json };

/// ".pdf"; and the format of a file name by its ending, PDF if it has none of them.
QString fileEnding(ExportFormat format);
ExportFormat formatOf(const QString &path);
/// "PDF document (*.pdf)".
QString fileFilter(ExportFormat format);

/// Writes reports and data files in the background, with progress and Cancel, and tells when they are there. A failure
/// keeps the file that was there before.
class ReportExport : public QObject {
    Q_OBJECT
public:
    ReportExport(const LibraryDocument &document, UiContext &context, QObject *parent = nullptr);

    /// Asks for the place and writes. `made` are the bytes if they exist already.
    void ask(QWidget *parent, const ReportRequest &request, const QList<ExportFormat> &formats,
             const QByteArray &made = {});
    void write(const ReportRequest &request, const QString &path, const QByteArray &made = {});

    /// Where the last file was written, or the person's documents.
    const QString &folder() const { return m_folder; }

signals:
    void written(const QString &path);
    void failed(const runcast::Error &error);

private:
    void finish();

    const LibraryDocument &m_document;
    UiContext &m_context;
    QString m_path, m_folder;
    Job<Result<void>> m_job;
};

} // namespace runcast
