// SPDX-License-Identifier: MIT
#include "reports/document/rich_text.h"

#include <algorithm>

namespace runcast::report {

QString RichText::plain() const
{
    QString text;
    for (const Run &run : m_runs)
        text += run.text;
    return text;
}

RichText &RichText::operator+=(RichText other)
{
    std::move(other.m_runs.begin(), other.m_runs.end(), std::back_inserter(m_runs));
    return *this;
}

bool RichText::hasSign() const
{
    return std::any_of(m_runs.begin(), m_runs.end(), [](const Run &run) { return run.mark || run.scenario >= 0; });
}

RichText medium(QString text)
{
    return Run{.text = std::move(text), .medium = true};
}

RichText secondary(QString text)
{
    return Run{.text = std::move(text), .tone = Tone::Secondary};
}

RichText fillRich(const QString &sentence, const std::vector<RichText> &arguments)
{
    RichText filled;
    QString between;
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool place = sentence[i] == u'%' && i + 1 < sentence.size() && sentence[i + 1].isDigit();
        const int index = place ? sentence[i + 1].digitValue() - 1 : -1;
        if (index < 0 || size_t(index) >= arguments.size()) {
            between += sentence[i];
            continue;
        }
        if (!between.isEmpty())
            filled += RichText(std::exchange(between, {}));
        filled += arguments[size_t(index)];
        ++i;
    }
    if (!between.isEmpty())
        filled += RichText(between);
    return filled;
}

} // namespace runcast::report
