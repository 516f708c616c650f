// SPDX-License-Identifier: MIT
#include "ui/document/version_text.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QString dayAndMonth(const QDate &date, const QLocale &locale)
{
    return QCoreApplication::translate("Dates", "%1 %2", "day, short name of the month")
        .arg(locale.toString(date.day()), locale.standaloneMonthName(date.month(), QLocale::ShortFormat));
}

} // namespace

QString nearDate(const QDateTime &time, const QDateTime &now, const QLocale &locale)
{
    if (!time.isValid())
        return {};
    const QDateTime local = time.toLocalTime();
    const QDate day = local.date(), today = now.toLocalTime().date();
    if (day == today)
        return locale.toString(local.time(), QLocale::ShortFormat);
    if (day < today && day.daysTo(today) < 7)
        return QCoreApplication::translate("Dates", "%1 %2", "short weekday, day and month")
            .arg(locale.standaloneDayName(day.dayOfWeek(), QLocale::ShortFormat), dayAndMonth(day, locale));
    if (day.year() == today.year())
        return dayAndMonth(day, locale);
    return QCoreApplication::translate("Dates", "%1 %2", "day and month, year")
        .arg(dayAndMonth(day, locale), QString::number(day.year()));
}

QString versionTitle(const ScenarioVersion &version)
{
    if (!version.named)
        return QCoreApplication::translate("Versions", "Version %1, saved by itself").arg(version.number);
    if (version.comment.isEmpty())
        return QCoreApplication::translate("Versions", "Version %1").arg(version.number);
    return QCoreApplication::translate("Versions", "Version %1: %2")
        .arg(QString::number(version.number), version.comment);
}

QString versionByline(const ScenarioVersion &version, const QDateTime &now, const QLocale &locale)
{
    const QDateTime local = version.time.toLocalTime();
    const QString time = locale.toString(local.time(), QLocale::ShortFormat);
    const QString when = local.date() == now.toLocalTime().date()
                             ? QCoreApplication::translate("Dates", "Today %1", "time of the day").arg(time)
                             : nearDate(version.time, now, locale);
    return version.author.isEmpty() ? when : u"%1 · %2"_s.arg(when, version.author);
}

} // namespace runcast
