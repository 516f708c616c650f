// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_choices.h"

#include "ui/settings.h"

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr auto letterId = "letter"_L1, a4Id = "a4"_L1;

// Where letter paper is usual, by the locale's system of measures.
Paper usualPaper()
{
    return QLocale::system().measurementSystem() == QLocale::ImperialUSSystem ? Paper::Letter : Paper::A4;
}

} // namespace

ReportChoices readReportChoices(const QSettings &settings)
{
    ReportChoices choices;
    const QString paper = settings::reportPaper.read(settings);
    choices.paper = paper == letterId ? Paper::Letter : paper == a4Id ? Paper::A4 : usualPaper();
    choices.classification = settings::reportClassification.read(settings);
    choices.author = settings::author.read(settings);
    choices.organisation = settings::organisation.read(settings);
    return choices;
}

void writeReportChoices(QSettings &settings, const ReportChoices &choices)
{
    settings::reportPaper.write(settings, QString(choices.paper == Paper::Letter ? letterId : a4Id));
    settings::reportClassification.write(settings, choices.classification);
    settings::organisation.write(settings, choices.organisation);
}

ReportRequest withChoices(ReportRequest request, const ReportChoices &choices)
{
    request.kind = choices.kind;
    request.title = choices.title;
    request.audience = choices.audience;
    request.decisionDate = choices.decisionDate;
    request.currency = choices.currency;
    request.paper = choices.paper;
    request.classification = choices.classification;
    if (!choices.author.isEmpty())
        request.author = choices.author;
    request.organisation = choices.organisation;
    if (choices.date.isValid() && choices.date != request.date.date())
        request.date = QDateTime(choices.date, QTime(0, 0), Qt::UTC);
    request.logo = choices.logo;
    request.leftOut = choices.leftOut;
    return request;
}

} // namespace runcast
