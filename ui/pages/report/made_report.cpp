// SPDX-License-Identifier: MIT
#include "ui/pages/report/made_report.h"

#include "reports/pdf/check_pdf.h"
#include "reports/pdf/make_pdf.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocale>

namespace runcast {

MadeReport makeReport(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                      const std::stop_token &stop, const JobProgress &progress)
{
    QElapsedTimer timer;
    timer.start();
    MadeReport made;
    made.pdf = makePdf(request, schema, catalog, stop, progress);
    if (made.pdf && !stop.stop_requested()) {
        made.missingCharacters = missingGlyphs(request, schema, catalog);
        made.fontsEmbedded = checkPdf(*made.pdf).allFontsEmbedded();
    }
    made.seconds = double(timer.elapsed()) / 1000;
    return made;
}

QList<ReportCheck> reportChecks(const MadeReport &made, const ReportRequest &request, const QLocale &locale)
{
    QList<ReportCheck> checks;
    if (made.fontsEmbedded)
        checks.append({std::nullopt, QCoreApplication::translate("ReportChecks", "Fonts embedded")});
    else
        checks.append({Severity::Warning, QCoreApplication::translate("ReportChecks", "A font is not embedded")});
    if (!made.missingCharacters.isEmpty())
        checks.append(
            {Severity::Warning,
             QCoreApplication::translate("ReportChecks", "No font has: %1").arg(made.missingCharacters.join(u' '))});
    else
        checks.append({std::nullopt, QCoreApplication::translate("ReportChecks", "All characters printed")});
    int errors = 0, warnings = 0;
    for (const ReportScenario &scenario : request.scenarios) {
        for (const Finding &finding : scenario.outcome.findings) {
            errors += finding.severity == Severity::Error ? 1 : 0;
            warnings += finding.severity == Severity::Warning ? 1 : 0;
        }
    }
    if (errors > 0)
        checks.append({Severity::Error, QCoreApplication::translate("ReportChecks", "%n error(s)", nullptr, errors)});
    if (warnings > 0)
        checks.append(
            {Severity::Warning, QCoreApplication::translate("ReportChecks", "%n warning(s)", nullptr, warnings)});
    if (errors + warnings == 0)
        checks.append({std::nullopt, QCoreApplication::translate("ReportChecks", "No findings")});
    checks.append({std::nullopt, locale.formattedDataSize(made.pdf->size(), 2, QLocale::DataSizeSIFormat)});
    return checks;
}

} // namespace runcast
