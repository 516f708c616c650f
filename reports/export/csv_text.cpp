// SPDX-License-Identifier: MIT
#include "reports/export/csv_text.h"

#include "core/base/date.h"

#include <QLocale>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

QString withoutFormula(const QString &text)
{
    qsizetype first = 0;
    while (first < text.size() && text[first] == u' ')
        ++first;
    if (first < text.size() && u"=+-@\t\r\n"_s.contains(text[first]))
        return u'\'' + text;
    return text;
}

QString csvRecord(const QStringList &fields, QChar separator)
{
    QStringList written;
    for (QString field : fields) {
        const bool needsQuotes =
            field.contains(separator) || field.contains(u'"') || field.contains(u'\n') || field.contains(u'\r');
        if (needsQuotes)
            field = u'"' + field.replace(u'"', u"\"\""_s) + u'"';
        written += field;
    }
    return written.join(separator) + u"\r\n"_s;
}

QString plainNumber(double value)
{
    // The shortest text that reads back to the same number.
    return std::isfinite(value) ? QString::number(value, 'g', QLocale::FloatingPointShortest) : QString();
}

QString isoDateText(double days)
{
    constexpr double calendarEnd = 1e7;
    return std::fabs(days) < calendarEnd ? QString::fromStdString(isoDateFromDays(int(std::floor(days)))) : QString();
}

QByteArray csvFile(const QString &records)
{
    return QByteArrayLiteral("\xEF\xBB\xBF") + records.toUtf8();
}

} // namespace runcast
