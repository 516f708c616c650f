// SPDX-License-Identifier: MIT
#include "core/base/date.h"

#include <charconv>
#include <chrono>
#include <cstdio>

namespace runcast {

std::optional<int> daysFromIsoDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return {};
    int year = 0;
    unsigned month = 0, day = 0;
    const auto whole = [&text](size_t from, size_t length, auto &number) {
        const char *begin = text.data() + from;
        const auto [end, error] = std::from_chars(begin, begin + length, number);
        return error == std::errc{} && end == begin + length && *begin != '-';
    };
    if (!whole(0, 4, year) || !whole(5, 2, month) || !whole(8, 2, day))
        return {};
    const std::chrono::year_month_day date{std::chrono::year{year}, std::chrono::month{month}, std::chrono::day{day}};
    if (!date.ok())
        return {};
    return int(std::chrono::sys_days{date}.time_since_epoch().count());
}

std::optional<int> lastDayOfDate(std::string_view text)
{
    if (text.size() == 4)
        return daysFromIsoDate(std::string(text) + "-12-31");
    if (text.size() != 7)
        return daysFromIsoDate(text);
    const std::optional<int> first = daysFromIsoDate(std::string(text) + "-01");
    if (!first)
        return {};
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{*first}}};
    const std::chrono::year_month_day_last last{date.year(), std::chrono::month_day_last{date.month()}};
    return int(std::chrono::sys_days{last}.time_since_epoch().count());
}

std::optional<int> firstDayOfDate(std::string_view text)
{
    constexpr std::string_view first = "-01-01";
    if (text.size() != 4 && text.size() != 7)
        return daysFromIsoDate(text);
    return daysFromIsoDate(std::string(text).append(first.substr(text.size() == 4 ? 0 : 3)));
}

std::string isoDateFromDays(int days)
{
    const std::chrono::year_month_day date{std::chrono::sys_days{std::chrono::days{days}}};
    char text[16];
    std::snprintf(text, sizeof text, "%04d-%02u-%02u", int(date.year()), unsigned(date.month()), unsigned(date.day()));
    return text;
}

} // namespace runcast
