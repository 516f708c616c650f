// SPDX-License-Identifier: MIT
#include "core/reliability/failure_log.h"

#include "core/base/date.h"
#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/catalog/csv.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace runcast {

namespace {

constexpr size_t largestLog = 64u << 20;
constexpr size_t mostRows = 1'000'000;

/// The whole text as a number.
std::optional<double> numberOf(std::string_view text)
{
    double value = 0;
    const auto [end, code] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (code != std::errc() || end != text.data() + text.size() || !std::isfinite(value))
        return {};
    return value;
}

/// Two digits at `at`, at most `highest`.
std::optional<int> twoDigits(std::string_view text, size_t at, int highest)
{
    if (text.size() < at + 2 || !std::isdigit(static_cast<unsigned char>(text[at])) ||
        !std::isdigit(static_cast<unsigned char>(text[at + 1])))
        return {};
    const int value = 10 * (text[at] - '0') + (text[at + 1] - '0');
    return value <= highest ? std::optional(value) : std::nullopt;
}

/// Hours that "Z", "+01:00", "-0530" or nothing lies east of UTC.
std::optional<double> zoneHours(std::string_view zone)
{
    if (zone.empty() || zone == "Z" || zone == "z")
        return 0;
    if (zone[0] != '+' && zone[0] != '-')
        return {};
    const bool colon = zone.size() == 6 && zone[3] == ':';
    if (!colon && zone.size() != 5)
        return {};
    const std::optional<int> hours = twoDigits(zone, 1, 14), minutes = twoDigits(zone, colon ? 4 : 3, 59);
    if (!hours || !minutes)
        return {};
    return (zone[0] == '-' ? -1 : 1) * (*hours + *minutes / 60.0);
}

/// Hours since 1970 of an ISO 8601 time.
std::optional<double> hoursOf(std::string_view text)
{
    constexpr size_t dateLength = 10; // 2027-03-01
    const std::optional<int> day = daysFromIsoDate(text.substr(0, dateLength));
    if (!day)
        return {};
    double hours = *day * 24.0;
    if (text.size() == dateLength)
        return hours;
    if (text[dateLength] != ' ' && text[dateLength] != 'T')
        return {};
    const std::optional<int> hour = twoDigits(text, 11, 24), minute = twoDigits(text, 14, 59);
    if (!hour || !minute || text[13] != ':')
        return {};
    hours += *hour + *minute / 60.0;
    size_t at = 16;
    if (text.size() > at && text[at] == ':') {
        const std::optional<int> second = twoDigits(text, at + 1, 60);
        if (!second)
            return {};
        hours += *second / 3600.0;
        at += 3;
        if (text.size() > at && text[at] == '.') {
            do
                ++at;
            while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])));
        }
    }
    const std::optional<double> zone = zoneHours(trimmed(text.substr(at)));
    return zone ? std::optional(hours - *zone) : std::nullopt;
}

/// Hours of "35 min", "2h", "1.5"; a number alone is in `perHour` parts of an hour.
std::optional<double> downtimeOf(std::string_view text, double perHour)
{
    const size_t end = text.find_last_of("0123456789.");
    if (end == std::string_view::npos)
        return {};
    const std::optional<double> value = numberOf(text.substr(0, end + 1));
    const std::string unit = asciiLower(trimmed(text.substr(end + 1)));
    if (!value || *value < 0)
        return {};
    if (unit.empty())
        return *value / perHour;
    struct Unit {
        std::string_view name;
        double hours;
    };
    constexpr std::array units = {Unit{"s", 1 / 3600.0}, Unit{"min", 1 / 60.0}, Unit{"m", 1 / 60.0}, Unit{"h", 1},
                                  Unit{"d", 24}};
    for (const Unit &known : units) {
        if (unit == known.name)
            return *value * known.hours;
    }
    return {};
}

struct DowntimeColumn {
    std::string_view name;
    double perHour;
};
constexpr std::array downtimeColumns = {DowntimeColumn{"downtime", 1}, DowntimeColumn{"downtime_h", 1},
                                        DowntimeColumn{"downtime_min", 60}, DowntimeColumn{"downtime_s", 3600}};

/// The columns of a log's table, found by name in any case.
class LogColumns {
public:
    explicit LogColumns(const CsvTable &table) : m_table(table)
    {
        m_time = find("time");
        m_node = find("node");
        m_cause = find("cause");
        for (const DowntimeColumn &column : downtimeColumns) {
            if (!m_downtime && (m_downtime = find(column.name)))
                m_perHour = column.perHour;
        }
    }

    bool hasTime() const { return m_time.has_value(); }
    bool hasDowntime() const { return m_downtime.has_value(); }

    Result<LoggedFailure> failure(size_t row) const
    {
        LoggedFailure failure;
        const std::string_view time = text(row, m_time);
        const std::optional<double> hours = hoursOf(time);
        if (!hours)
            return m_table.errorAt(row, RC_TEXT("Errors", "“%1” is no time such as 2027-03-01 04:05."),
                                   {std::string(time)});
        failure.hours = *hours;
        failure.node = text(row, m_node);
        failure.causeText = text(row, m_cause);
        failure.cause = causeFromWords(failure.causeText);
        const std::string_view downtime = text(row, m_downtime);
        if (!downtime.empty()) {
            failure.downtimeHours = downtimeOf(downtime, m_perHour);
            if (!failure.downtimeHours)
                return m_table.errorAt(row, RC_TEXT("Errors", "“%1” is no downtime such as 2.5, 35 min or 2 h."),
                                       {std::string(downtime)});
        }
        return failure;
    }

private:
    std::optional<size_t> find(std::string_view name) const
    {
        for (size_t i = 0; i < m_table.columnCount(); ++i) {
            if (asciiLower(m_table.header()[i]) == name)
                return i;
        }
        return {};
    }
    std::string_view text(size_t row, std::optional<size_t> column) const
    {
        return column ? trimmed(m_table.cell(row, *column)) : std::string_view();
    }

    const CsvTable &m_table;
    std::optional<size_t> m_time, m_node, m_cause, m_downtime;
    double m_perHour = 1;
};

double varianceOverMean(const std::vector<double> &counts)
{
    double mean = 0, variance = 0;
    for (const double count : counts)
        mean += count / double(counts.size());
    for (const double count : counts)
        variance += (count - mean) * (count - mean) / double(counts.size() - 1);
    return variance / mean;
}

double quantileOf(const std::vector<double> &sorted, double p)
{
    const double place = p * double(sorted.size() - 1);
    const size_t low = size_t(place), high = std::min(low + 1, sorted.size() - 1);
    return std::lerp(sorted[low], sorted[high], place - double(low));
}

std::optional<RepairFit> fitRepair(const FailureLog &log)
{
    std::vector<double> times;
    for (const LoggedFailure &failure : log.failures) {
        if (failure.downtimeHours && *failure.downtimeHours > 0)
            times.push_back(*failure.downtimeHours);
    }
    if (times.empty())
        return {};
    std::sort(times.begin(), times.end());
    RepairFit fit{.count = int(times.size()), .median = quantileOf(times, 0.5), .p90 = quantileOf(times, 0.9)};
    for (const double time : times) {
        fit.mean += time / double(times.size());
        fit.lnMean += std::log(time) / double(times.size());
    }
    double square = 0;
    for (const double time : times)
        square += std::pow(std::log(time) - fit.lnMean, 2);
    fit.lnSd = std::sqrt(square / double(times.size())); // maximum likelihood
    return fit;
}

} // namespace

FailureCause causeFromWords(std::string_view words)
{
    const std::string lower = asciiLower(trimmed(words));
    if (const std::optional<FailureCause> exact = failureCauseFromId(lower))
        return *exact;
    struct Word {
        std::string_view part;
        FailureCause cause;
    };
    // The first part that occurs decides: what is more exact stands before what is more general.
    constexpr std::array parts = {
        Word{"nvlink", FailureCause::Gpu},
        Word{"hbm", FailureCause::Memory},
        Word{"sram", FailureCause::Memory},
        Word{"ecc", FailureCause::Memory},
        Word{"system memory", FailureCause::Host},
        Word{"dimm", FailureCause::Host},
        Word{"memory", FailureCause::Memory},
        Word{"network", FailureCause::Network},
        Word{"switch", FailureCause::Network},
        Word{"cable", FailureCause::Network},
        Word{"nic", FailureCause::Network},
        Word{"nccl", FailureCause::Network},
        Word{"link", FailureCause::Network},
        Word{"infiniband", FailureCause::Network},
        Word{"gpu", FailureCause::Gpu},
        Word{"xid", FailureCause::Gpu},
        Word{"accelerator", FailureCause::Gpu},
        Word{"data corruption", FailureCause::Gpu},
        Word{"software", FailureCause::Software},
        Word{"bug", FailureCause::Software},
        Word{"cuda", FailureCause::Software},
        Word{"code", FailureCause::Software},
        Word{"config", FailureCause::Software},
        Word{"hang", FailureCause::Software},
        Word{"host", FailureCause::Host},
        Word{"cpu", FailureCause::Host},
        Word{"power", FailureCause::Host},
        Word{"fan", FailureCause::Host},
        Word{"disk", FailureCause::Host},
        Word{"ssd", FailureCause::Host},
        Word{"board", FailureCause::Host},
        Word{"chassis", FailureCause::Host},
        Word{"maintenance", FailureCause::Host},
    };
    for (const Word &word : parts) {
        if (lower.find(word.part) != std::string::npos)
            return word.cause;
    }
    return FailureCause::Other;
}

Result<FailureLog> readFailureLog(std::string_view bytes, std::string_view fileName)
{
    const Result<CsvTable> table = parseCsv(bytes, std::string(fileName),
                                            {.maxBytes = largestLog, .maxRows = mostRows, .setUnevenRowsAside = true});
    if (!table)
        return table.error();
    const LogColumns columns(*table);
    if (!columns.hasTime()) {
        return Error{.code = ErrorCode::Malformed,
                     .reason = RC_TEXT("Errors", "The table has no column “time”."),
                     .advice = RC_TEXT("Errors", "A failure log has the columns time, node, cause and downtime."),
                     .file = std::string(fileName),
                     .place = "line 1"};
    }
    FailureLog log{.badRows = table->unevenRows(), .hasDowntime = columns.hasDowntime()};
    for (size_t row = 0; row < table->rowCount(); ++row) {
        Result<LoggedFailure> failure = columns.failure(row);
        if (failure)
            log.failures.push_back(std::move(*failure));
        else
            log.badRows.push_back(failure.error());
    }
    std::stable_sort(log.failures.begin(), log.failures.end(),
                     [](const LoggedFailure &a, const LoggedFailure &b) { return a.hours < b.hours; });
    return log;
}

std::optional<double> coveredDays(const FailureLog &log)
{
    const size_t n = log.failures.size();
    if (n < 2 || log.failures.back().hours == log.failures.front().hours)
        return {};
    const double between = (log.failures.back().hours - log.failures.front().hours) / 24;
    return between * double(n + 1) / double(n - 1);
}

FailureLogSummary summariseLog(const FailureLog &log, double accelerators, double days, double acceleratorsPerNode)
{
    const size_t n = log.failures.size();
    FailureLogSummary summary{.events = double(n), .accelerators = accelerators, .days = days};
    const double exposure = accelerators * days * 24;
    summary.ratePerAcceleratorHour = summary.events / exposure;
    const Interval counts = poissonInterval(summary.events, 0.95);
    summary.rate95 = {counts.low / exposure, counts.high / exposure};
    for (const LoggedFailure &failure : log.failures)
        summary.causes[size_t(failure.cause)] += 1;
    summary.repair = fitRepair(log);
    if (n < 2)
        return summary;

    constexpr size_t mostCells = 10'000'000; // days or nodes; more say nothing and would fill the memory
    const double first = log.failures.front().hours;
    const size_t wholeDays = size_t(std::min(double(mostCells), std::max(days, 1.0)));
    std::vector<double> perDay(wholeDays, 0);
    std::vector<double> gaps;
    std::vector<std::string_view> nodes;
    for (size_t i = 0; i < n; ++i) {
        const size_t day = size_t((log.failures[i].hours - first) / 24);
        if (day < perDay.size())
            perDay[day] += 1;
        if (i > 0)
            gaps.push_back(log.failures[i].hours - log.failures[i - 1].hours);
        if (!log.failures[i].node.empty())
            nodes.push_back(log.failures[i].node);
    }
    if (perDay.size() >= 2)
        summary.dayDispersion = varianceOverMean(perDay);
    double mean = 0, square = 0;
    for (const double gap : gaps)
        mean += gap / double(gaps.size());
    for (const double gap : gaps)
        square += (gap - mean) * (gap - mean) / double(gaps.size());
    if (mean > 0)
        summary.gapVariation = std::sqrt(square) / mean;
    if (nodes.size() >= 2) {
        std::sort(nodes.begin(), nodes.end());
        std::vector<double> perNode;
        for (size_t i = 0; i < nodes.size(); ++i) {
            if (i == 0 || nodes[i] != nodes[i - 1])
                perNode.push_back(0);
            perNode.back() += 1;
        }
        const double all = std::min(double(mostCells), accelerators / acceleratorsPerNode);
        if (all > double(perNode.size()))
            perNode.resize(size_t(all), 0);
        if (perNode.size() >= 2)
            summary.nodeDispersion = varianceOverMean(perNode);
    }
    return summary;
}

std::vector<std::pair<std::string, Value>> logInputs(const FailureLogSummary &summary)
{
    std::vector<std::pair<std::string, Value>> inputs = {{"reliability.population", std::string("own_log")},
                                                         {"reliability.log_events", summary.events},
                                                         {"reliability.log_accelerators", summary.accelerators},
                                                         {"reliability.log_days", summary.days}};
    if (summary.dayDispersion) // below 1 is chance: failures do not keep away from each other
        inputs.emplace_back("reliability.count_dispersion", std::max(1.0, *summary.dayDispersion));
    if (summary.repair)
        inputs.emplace_back("reliability.repair_hours", summary.repair->mean);
    return inputs;
}

} // namespace runcast
