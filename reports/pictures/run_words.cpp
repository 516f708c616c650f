// SPDX-License-Identifier: MIT
#include "reports/pictures/run_words.h"

#include "core/base/text.h"
#include "reports/content/reliability_charts.h"

#include <QTime>

#include <algorithm>
#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr double hoursPerDay = 24, secondsPerHour = 3600;

QString say(const Format &format, const char *text)
{
    return format.language().words("Pictures", text);
}

QString duration(const Format &format, double hours)
{
    return format.value(Unit::Seconds, hours * secondsPerHour).joined();
}

QString causesInWords(const RunCalendar &calendar, const Format &format)
{
    std::array<int, failureCauseCount> counts{};
    for (const SimulatedStop &stop : calendar.timeline.stops)
        ++counts[size_t(causeOf(stop))];
    QStringList words;
    for (size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] > 0)
            words.append(causeName(FailureCause(i), format.language()) + u' ' + format.number(counts[i]));
    }
    return words.join(u", "_s);
}

} // namespace

FailureCause causeOf(const SimulatedStop &stop)
{
    return stop.cause < 0 ? FailureCause::Other : FailureCause(stop.cause);
}

QString runDate(const RunCalendar &calendar, double calendarHours, const Format &format)
{
    const double days = std::floor(calendarHours / hoursPerDay);
    if (calendar.startDay)
        return format.date(*calendar.startDay + days);
    //: A day of the run; %1 = its number.
    return say(format, RC_TEXT("Pictures", "day %1")).arg(format.number(days + 1));
}

QString runMoment(const RunCalendar &calendar, double calendarHours, const Format &format)
{
    const double inDay = calendarHours - std::floor(calendarHours / hoursPerDay) * hoursPerDay;
    const QTime time = QTime(0, 0).addSecs(int(inDay * secondsPerHour));
    return runDate(calendar, calendarHours, format) + u", "_s +
           format.language().locale().toString(time, QLocale::ShortFormat);
}

QString stopWords(const RunCalendar &calendar, const SimulatedStop &stop, const Format &format)
{
    const QString what = say(format, RC_TEXT("Pictures", "%1: stands still for %2, %3 computed again"))
                             .arg(causeName(causeOf(stop), format.language()), duration(format, stop.end - stop.start),
                                  duration(format, stop.lostWork));
    const QString done = say(format, RC_TEXT("Pictures", "%1 of the work done"))
                             .arg(format.percent(stop.progress / calendar.solveHours, 1));
    return runMoment(calendar, calendar.calendarHours(stop.start), format) + u" · "_s + what + u" · "_s + done;
}

QString progressWords(const RunCalendar &calendar, double calendarHours, const Format &format)
{
    const double fraction = calendar.fractionAt(calendarHours);
    QString words = runDate(calendar, calendarHours, format) + u" · "_s +
                    say(format, RC_TEXT("Pictures", "%1 of the work done")).arg(format.percent(fraction, 1));
    if (calendar.odds.size() < 2)
        return words;
    const double place = fraction * double(calendar.odds.size() - 1);
    const size_t low = std::min(size_t(place), calendar.odds.size() - 2);
    const ProgressOdds &before = calendar.odds[low], &after = calendar.odds[low + 1];
    const auto at = [&](double ProgressOdds::*hours) {
        return runDate(calendar, std::lerp(before.*hours, after.*hours, place - double(low)), format);
    };
    words += u" · "_s + say(format, RC_TEXT("Pictures", "as far between %1 (P10) and %2 (P90)"))
                            .arg(at(&ProgressOdds::lowHours), at(&ProgressOdds::highHours));
    return words;
}

QString runSummary(const RunCalendar &calendar, const Format &format)
{
    const SimulatedRun &run = calendar.timeline.run;
    const auto days = [&format](double hours) { return format.value(Unit::Days, hours / hoursPerDay).joined(); };
    QStringList sentences;
    sentences.append(say(format, RC_TEXT("Pictures", "The run begins %1 and ends %2."))
                         .arg(runDate(calendar, calendar.clock.delayHours(), format),
                              runDate(calendar, calendar.endHours(), format)));
    if (!calendar.odds.empty())
        sentences.append(say(format, RC_TEXT("Pictures", "Of many runs, 10 % end before %1 and 10 % after %2."))
                             .arg(runDate(calendar, calendar.odds.back().lowHours, format),
                                  runDate(calendar, calendar.odds.back().highHours, format)));
    if (run.interruptions > 0)
        sentences.append(say(format, RC_TEXT("Pictures", "Interruptions: %1 (%2)."))
                             .arg(format.number(double(run.interruptions)), causesInWords(calendar, format)));
    sentences.append(say(format, RC_TEXT("Pictures", "It stands still for %1 in restarts, computes %2 again and "
                                                     "writes %3 checkpoints, which take %4."))
                         .arg(days(run.restarts), days(run.lostWork), format.number(double(calendar.checkpoints.count)),
                              days(run.checkpoints)));
    if (const int worst = costliestStop(calendar.timeline); worst >= 0)
        sentences.append(say(format, RC_TEXT("Pictures", "The costliest interruption: %1."))
                             .arg(stopWords(calendar, calendar.timeline.stops[size_t(worst)], format)));
    return sentences.join(u' ');
}

} // namespace runcast
