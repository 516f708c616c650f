// SPDX-License-Identifier: MIT
#include "app/commands/output_file.h"

#include "app/cli/library_access.h"
#include "app/cli/output_format.h"
#include "core/catalog/catalog.h"
#include "core/forecast/catalog_findings.h"
#include "reports/export/export_tables.h"
#include "reports/export/save_file.h"
#include "reports/format/day_number.h"
#include "reports/pdf/make_pdf.h"
#include "ui/document/author_name.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

Result<QByteArray> pdfOf(const ReportRequest &request, Session &session)
{
    const QStringList missing = missingGlyphs(request, session.schema(), session.catalog());
    if (!missing.isEmpty())
        session.console().error(session.text(RC_TEXT("CommandLine", "No installed font can show these characters: %1"))
                                    .arg(missing.join(u' ')));
    return makePdf(request, session.schema(), session.catalog(), session.stop(),
                   [&session](double fraction) { session.console().progress(fraction); });
}

Result<QByteArray> bytesOf(const ReportRequest &request, OutputFormat format, Session &session)
{
    switch (format) {
    case OutputFormat::Pdf:
        return pdfOf(request, session);
    case OutputFormat::Xlsx:
        return makeXlsx(request, session.schema(), session.catalog());
    case OutputFormat::Csv:
        return makeCsv(request, session.schema(), session.catalog());
    case OutputFormat::Json:
        break;
    }
    return makeJson(request, session.schema(), session.catalog());
}

} // namespace

Result<void> writeOutput(const ReportRequest &request, const QString &file, Session &session)
{
    const Result<QByteArray> bytes = bytesOf(request, *outputFormatOf(file), session);
    return bytes ? writeBytes(*bytes, file, session) : Result<void>(bytes.error());
}

Result<void> writeBytes(const QByteArray &bytes, const QString &file, Session &session)
{
    if (Result<void> saved = saveFile(file, bytes); !saved)
        return saved;
    session.console().note(session.text(RC_TEXT("CommandLine", "Wrote %1.")).arg(printable(file)));
    return {};
}

ReportRequest newRequest(std::vector<ReportScenario> scenarios, const QString &isoDate, const Session &session)
{
    ReportRequest request;
    request.language = session.language();
    request.date = isoDate.isEmpty() ? QDateTime::currentDateTimeUtc()
                                     : QDateTime(QDate::fromString(isoDate, Qt::ISODate), QTime(0, 0), Qt::UTC);
    request.scenarios = std::move(scenarios);
    for (ReportScenario &reported : request.scenarios) {
        addCatalogFindings(reported.outcome, reported.scenario, session.schema(), session.catalog(),
                           dayNumber(request.date));
    }
    request.author = userName();
    request.library = QFileInfo(libraryFile(session.options())).fileName();
    return request;
}

} // namespace runcast::cli
