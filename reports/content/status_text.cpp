// SPDX-License-Identifier: MIT
#include "reports/content/status_text.h"

using namespace Qt::StringLiterals;

namespace runcast::report {

QString statusWord(const QString &status, const Language &language)
{
    if (status == u"draft")
        return language.words("Status", "draft");
    if (status == u"proposed")
        return language.words("Status", "proposed");
    if (status == u"approved")
        return language.words("Status", "approved");
    if (status == u"rejected")
        return language.words("Status", "rejected");
    return status;
}

QString versionText(const ReportScenario &scenario, const Language &language)
{
    if (scenario.version <= 0)
        return language.words("Report", "not saved");
    return language.words("Report", "version %1").arg(QString::number(scenario.version));
}

QString stateMark(const QString &status, const Language &language)
{
    return status == u"approved" ? QString() : language.locale().toUpper(statusWord(status, language));
}

QString momentText(const QDateTime &moment, const Format &format)
{
    const QDateTime utc = moment.toUTC();
    return u"%1, %2 UTC"_s.arg(dateText(utc.date(), format), utc.toString(u"HH:mm"_s));
}

QString dateText(const QDate &date, const Format &format, DateForm form)
{
    return format.isoDate(date.toString(Qt::ISODate).toStdString(), form);
}

} // namespace runcast::report
