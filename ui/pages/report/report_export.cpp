// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_export.h"

#include "reports/export/export_tables.h"
#include "reports/export/save_file.h"
#include "reports/format/text.h"
#include "reports/pdf/make_pdf.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/document/library_document.h"
#include "ui/jobs/job_list.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/report/report_request.h"
#include "ui/window/ui_context.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

Result<QByteArray> makeBytes(ExportFormat format, const ReportRequest &request, const Schema &schema,
                             const Catalog &catalog, std::stop_token stop, const ReportProgress &progress)
{
    switch (format) {
    case ExportFormat::Pdf:
        return makePdf(request, schema, catalog, stop, progress);
    case ExportFormat::Xlsx:
        return makeXlsx(request, schema, catalog);
    case ExportFormat::Csv:
        return makeCsv(request, schema, catalog);
    case ExportFormat::Json:
        return makeJson(request, schema, catalog);
    }
    return QByteArray();
}

} // namespace

QString fileEnding(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Pdf:
        return u".pdf"_s;
    case ExportFormat::Xlsx:
        return u".xlsx"_s;
    case ExportFormat::Csv:
        return u".csv"_s;
    case ExportFormat::Json:
        return u".json"_s;
    }
    return {};
}

ExportFormat formatOf(const QString &path)
{
    for (const ExportFormat format : {ExportFormat::Xlsx, ExportFormat::Csv, ExportFormat::Json}) {
        if (path.endsWith(fileEnding(format), Qt::CaseInsensitive))
            return format;
    }
    return ExportFormat::Pdf;
}

QString fileFilter(ExportFormat format)
{
    switch (format) {
    case ExportFormat::Pdf:
        return ReportExport::tr("PDF document (*.pdf)");
    case ExportFormat::Xlsx:
        return ReportExport::tr("Excel workbook (*.xlsx)");
    case ExportFormat::Csv:
        return ReportExport::tr("CSV table (*.csv)");
    case ExportFormat::Json:
        return ReportExport::tr("JSON data (*.json)");
    }
    return {};
}

ReportExport::ReportExport(const LibraryDocument &document, UiContext &context, QObject *parent)
    : QObject(parent), m_document(document), m_context(context),
      m_folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)), m_job(this)
{
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &ReportExport::finish);
}

void ReportExport::ask(QWidget *parent, const ReportRequest &request, const QList<ExportFormat> &formats,
                       const QByteArray &made)
{
    QStringList filters;
    for (const ExportFormat format : formats)
        filters.append(fileFilter(format));
    const QString suggested = QDir(m_folder).filePath(suggestedFileName(request) + fileEnding(formats.first()));
    QString path = m_context.files.saveFile(parent, tr("Export"), suggested, filters.join(u";;"_s));
    if (path.isEmpty())
        return;
    if (!formats.contains(formatOf(path)) || QFileInfo(path).suffix().isEmpty())
        path += fileEnding(formats.first());
    write(request, path, made);
}

void ReportExport::write(const ReportRequest &request, const QString &path, const QByteArray &made)
{
    m_path = path;
    m_folder = QFileInfo(path).path();
    m_job.start([request, path, made, &schema = m_document.schema(),
                 &catalog = m_document.catalog()](std::stop_token stop, const JobProgress &progress) -> Result<void> {
        Result<QByteArray> bytes =
            made.isEmpty() ? makeBytes(formatOf(path), request, schema, catalog, stop, progress) : made;
        if (!bytes)
            return bytes.error();
        return stop.stop_requested() ? Result<void>(Error{.code = ErrorCode::Cancelled}) : saveFile(path, *bytes);
    });
    m_context.jobs.show(tr("Exporting %1").arg(QFileInfo(path).fileName()), m_job.watcher(),
                        [this] { m_job.cancel(); });
}

void ReportExport::finish()
{
    const std::optional<Result<void>> result = m_job.result();
    if (!result)
        return; // cancelled: nothing was written
    if (!*result) {
        m_context.messages.trouble(errorText(result->error(), m_context.language.language()));
        emit failed(result->error());
        return;
    }
    const QString path = m_path;
    m_context.messages.done(tr("%1 was written.").arg(QFileInfo(path).fileName()), tr("Open"),
                            [path] { QDesktopServices::openUrl(QUrl::fromLocalFile(path)); });
    emit written(path);
}

} // namespace runcast
