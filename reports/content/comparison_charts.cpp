// SPDX-License-Identifier: MIT
#include "reports/content/comparison_charts.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/scenario/scenario.h"
#include "reports/content/cost_parts.h"
#include "reports/format/number.h"
#include "reports/format/text.h"

#include <algorithm>
#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

using Scenarios = std::span<const ChartedScenario>;

QString letter(size_t scenario)
{
    return QString(QChar(u'A' + char16_t(scenario)));
}

int wholeDays(double days)
{
    return int(std::clamp(std::round(days), 0.0, 1e9));
}

/// A value of each scenario, NaN where there is none.
struct Values {
    std::vector<double> numbers;

    Values(Scenarios scenarios, const std::function<double(const ChartedScenario &)> &get)
    {
        for (const ChartedScenario &scenario : scenarios)
            numbers.push_back(get(scenario));
    }
    std::vector<size_t> present() const
    {
        std::vector<size_t> indexes;
        for (size_t i = 0; i < numbers.size(); ++i) {
            if (std::isfinite(numbers[i]))
                indexes.push_back(i);
        }
        return indexes;
    }
    /// The scenario with the lowest number, but for `without`.
    size_t lowest(std::optional<size_t> without = std::nullopt) const { return extreme(without, std::less<>()); }
    size_t highest(std::optional<size_t> without = std::nullopt) const { return extreme(without, std::greater<>()); }

private:
    size_t extreme(std::optional<size_t> without, const std::function<bool(double, double)> &before) const
    {
        std::vector<size_t> indexes = present();
        std::erase_if(indexes, [&](size_t i) { return without == i; });
        return *std::min_element(indexes.begin(), indexes.end(),
                                 [&](size_t a, size_t b) { return before(numbers[a], numbers[b]); });
    }
};

// "Not computed: C, D."
QString absentNote(const Values &values, const char *sentence, const Language &language)
{
    QStringList absent;
    for (size_t i = 0; i < values.numbers.size(); ++i) {
        if (!std::isfinite(values.numbers[i]))
            absent.append(letter(i));
    }
    return absent.isEmpty() ? QString() : language.words("Compare", sentence).arg(absent.join(u", "_s));
}

struct FindingWords {
    const char *same;   // "All cost the same"
    const char *less;   // "%1 costs %2 less than %3"
    const char *lowest; // "%1 is cheapest, %2 below %3"
};

// Who is lowest, by how much against the baseline; if the baseline itself is, against the next.
QString findingOf(const Values &values, int baseline, const FindingWords &phrases, const char *otherwise, Unit unit,
                  const Format &format)
{
    const Language &language = format.language();
    if (values.present().size() < 2 || !std::isfinite(values.numbers[size_t(baseline)]))
        return language.words("Compare", otherwise);
    const Scale scale = format.scaleFor(unit, values.numbers);
    const auto readSame = [&](size_t a, size_t b) {
        return format.delta(scale, Better::Lower, values.numbers[a], values.numbers[b]).judgement == Judgement::Same;
    };
    const auto reference = size_t(baseline);
    const size_t first = readSame(values.lowest(), reference) ? reference : values.lowest();
    if (readSame(first, values.highest()))
        return language.words("Compare", phrases.same);
    const bool leads = first == reference;
    const size_t other = leads ? values.lowest(first) : reference;
    if (readSame(first, other))
        return language.words("Compare", otherwise); // two share the first place: nothing to say in short
    const double lead = values.numbers[other] - values.numbers[first];
    const QString amount = unit == Unit::Date ? language.words("Compare", "%n day(s)", nullptr, wholeDays(lead))
                                              : format.value(unit, lead).joined();
    return language.words("Compare", leads ? phrases.lowest : phrases.less).arg(letter(first), amount, letter(other));
}

double startDay(const ChartedScenario &charted)
{
    const std::optional<int> days = daysFromIsoDate(charted.scenario->schedule.startDate);
    return days ? *days : notComputed;
}

Chart columns(const Values &values, Unit unit, const Format &format)
{
    BarChart bars;
    bars.vertical = true;
    bars.axis.scale = format.scaleFor(unit, values.numbers);
    for (const size_t i : values.present()) {
        const auto scenario = int(i);
        bars.bars.append({.scenario = scenario, .parts = {{{}, values.numbers[i], ChartColor::scenario(scenario)}}});
    }
    return {.body = bars};
}

// A line for the limit that all scenarios share; nothing if they differ.
std::optional<double> shared(const Values &limits)
{
    const double first = limits.numbers.front();
    const bool all =
        std::all_of(limits.numbers.begin(), limits.numbers.end(), [first](double l) { return l == first; });
    return all && first > 0 ? std::optional(first) : std::nullopt;
}

} // namespace

Chart costByPartChart(Scenarios scenarios, int baseline, const Schema &schema, const Format &format)
{
    const Language &language = format.language();
    const Values totals(scenarios, [](const ChartedScenario &s) { return s.forecast->cost.totalUsd; });
    BarChart bars;
    bars.axis.scale = format.scaleFor(Unit::Usd, totals.numbers);
    bars.partNames = BarChart::Names::Legend;
    for (const size_t i : totals.present()) {
        ChartBar bar{.scenario = int(i)};
        for (const Figure *part : paidCostParts(schema, *scenarios[i].forecast))
            bar.parts.append({title(*part, language), part->get(*scenarios[i].forecast), costPartColor(*part)});
        bars.bars.append(bar);
    }
    static constexpr FindingWords phrases{RC_TEXT("Compare", "All cost the same"),
                                          RC_TEXT("Compare", "%1 costs %2 less than %3"),
                                          RC_TEXT("Compare", "%1 is cheapest, %2 below %3")};
    Chart chart{.body = bars};
    chart.title = findingOf(totals, baseline, phrases, RC_TEXT("Compare", "Total cost"), Unit::Usd, format);
    chart.subtitle = language.words("Compare", "Total cost by part, %1, estimate").arg(format.unitOf(bars.axis.scale));
    chart.note = absentNote(totals, RC_TEXT("Compare", "Not computed: %1."), language);
    return chart;
}

namespace {

Chart durationsChart(Scenarios scenarios, int baseline, const Format &format)
{
    const Language &language = format.language();
    const Values days(scenarios, [](const ChartedScenario &s) { return s.forecast->time.wallClockDays; });
    BarChart bars;
    bars.axis.scale = format.scaleFor(Unit::Days, days.numbers);
    for (const size_t i : days.present()) {
        const auto scenario = int(i);
        bars.bars.append({.scenario = scenario, .parts = {{{}, days.numbers[i], ChartColor::scenario(scenario)}}});
    }
    static constexpr FindingWords phrases{RC_TEXT("Compare", "All take the same time"),
                                          RC_TEXT("Compare", "%1 takes %2 less than %3"),
                                          RC_TEXT("Compare", "%1 is fastest, by %2 before %3")};
    Chart chart{.body = bars};
    chart.title = findingOf(days, baseline, phrases, RC_TEXT("Compare", "Calendar time"), Unit::Days, format);
    chart.subtitle =
        language.words("Compare", "Calendar time, %1; no start date is entered").arg(format.unitOf(bars.axis.scale));
    chart.note = absentNote(days, RC_TEXT("Compare", "Not computed: %1."), language);
    return chart;
}

} // namespace

Chart runDatesChart(Scenarios scenarios, int baseline, const Format &format)
{
    const Language &language = format.language();
    const Values ends(scenarios, [](const ChartedScenario &s) { return s.forecast->time.endDate; });
    const Values starts(scenarios, startDay);
    if (ends.present().empty())
        return durationsChart(scenarios, baseline, format);
    TimeChart times;
    for (const size_t i : ends.present()) {
        const auto scenario = int(i);
        const double duration = scenarios[i].forecast->time.wallClockDays;
        TimeChart::Row row{.scenario = scenario};
        row.spans.append({.start = starts.numbers[i], .end = ends.numbers[i], .color = ChartColor::scenario(scenario)});
        //: Beside the bar of a run: how long it takes and when it ends.
        row.text = language.words("Compare", "%1, to %2")
                       .arg(language.words("Compare", "%n day(s)", nullptr, wholeDays(duration)),
                            format.date(ends.numbers[i]));
        times.rows.append(row);
    }
    static constexpr FindingWords phrases{RC_TEXT("Compare", "All end on the same day"),
                                          RC_TEXT("Compare", "%1 ends %2 before %3"),
                                          RC_TEXT("Compare", "%1 ends first, %2 before %3")};
    Chart chart{.body = times};
    chart.title = findingOf(ends, baseline, phrases, RC_TEXT("Compare", "Run by date"), Unit::Date, format);
    chart.subtitle = language.words("Compare", "Run by date, estimate");
    chart.note = absentNote(ends, RC_TEXT("Compare", "No start date or not computed: %1."), language);
    return chart;
}

Chart facilityPowerChart(Scenarios scenarios, const Format &format)
{
    const Language &language = format.language();
    const Values power(scenarios, [](const ChartedScenario &s) { return s.forecast->power.facilityMw; });
    Chart chart = columns(power, Unit::Megawatts, format);
    auto &bars = std::get<BarChart>(chart.body);
    const Values limits(scenarios, [](const ChartedScenario &s) { return s.scenario->target.powerMw.value_or(0); });
    if (const std::optional<double> limit = shared(limits))
        bars.lines.append(
            {.value = *limit,
             .label = language.words("Compare", "limit %1").arg(format.inScale(bars.axis.scale, *limit))});
    chart.title = language.words("Compare", "Facility power");
    if (power.present().size() >= 2) {
        const size_t most = power.highest(), least = power.lowest();
        const bool same =
            format.delta(bars.axis.scale, Better::Lower, power.numbers[least], power.numbers[most]).judgement ==
            Judgement::Same;
        const QString amount = format.value(Unit::Megawatts, power.numbers[most]).joined();
        chart.title = same ? language.words("Compare", "All need %1").arg(amount)
                           : language.words("Compare", "%1 needs %2, %3 only %4")
                                 .arg(letter(most), amount, letter(least),
                                      format.value(Unit::Megawatts, power.numbers[least]).joined());
    }
    chart.subtitle = language.words("Compare", "Facility power, %1").arg(format.unitOf(bars.axis.scale));
    chart.note = absentNote(power, RC_TEXT("Compare", "Not computed: %1."), language);
    return chart;
}

Chart memoryUseChart(Scenarios scenarios, const Format &format)
{
    const Language &language = format.language();
    const Values used(scenarios, [](const ChartedScenario &s) { return s.forecast->memory.perAcceleratorBytes; });
    const Values usable(scenarios, [](const ChartedScenario &s) { return s.forecast->memory.usableBytes; });
    Chart chart = columns(used, Unit::Bytes, format);
    auto &bars = std::get<BarChart>(chart.body);
    const QString unit = format.unitOf(bars.axis.scale);
    chart.title = language.words("Compare", "Memory of the fullest accelerator");
    chart.subtitle = language.words("Compare", "Memory, %1").arg(unit);
    if (const std::optional<double> limit = shared(usable)) {
        //: Memory of one accelerator: "Memory, GB of 85.5 usable".
        chart.subtitle =
            language.words("Compare", "Memory, %1 of %2").arg(unit, format.inScale(bars.axis.scale, *limit));
        bars.lines.append({.value = *limit, .label = language.words("Compare", "usable")});
    }
    QStringList full;
    for (const size_t i : used.present()) {
        if (used.numbers[i] > usable.numbers[i])
            full.append(letter(i));
    }
    if (!full.isEmpty())
        chart.note = language.words("Compare", "Does not fit: %1.").arg(full.join(u", "_s));
    else if (used.present().size() == scenarios.size())
        chart.note = language.words("Compare", "All fit their accelerators.");
    else
        chart.note = absentNote(used, RC_TEXT("Compare", "Not computed: %1."), language);
    return chart;
}

namespace {

struct BridgePart {
    const Figure *figure;
    double change;
};

QString bridgeTitle(const std::vector<BridgePart> &parts, double change, int from, int to, const Format &format)
{
    const Language &language = format.language();
    const QString a = letter(size_t(from)), b = letter(size_t(to));
    const auto largest =
        std::max_element(parts.begin(), parts.end(), [change](const BridgePart &x, const BridgePart &y) {
            return x.change * change < y.change * change;
        });
    if (largest == parts.end() || change == 0)
        return language.words("Compare", "From %1 to %2: the same total").arg(a, b);
    const char *phrases = change < 0 ? RC_TEXT("Compare", "From %1 to %2: %3 less, most of it %4")
                                     : RC_TEXT("Compare", "From %1 to %2: %3 more, most of it %4");
    // Titles of parts are nouns that begin a cell; inside a sentence most languages write them small.
    QString part = title(*largest->figure, language);
    if (language.code() != "de"_L1 && !part.isEmpty())
        part[0] = part[0].toLower();
    return language.words("Compare", phrases).arg(a, b, format.value(Unit::Usd, std::fabs(change)).joined(), part);
}

} // namespace

Chart costBridgeChart(Scenarios scenarios, int from, int to, const Schema &schema, const Format &format)
{
    const Language &language = format.language();
    const Forecast &before = *scenarios[size_t(from)].forecast, &after = *scenarios[size_t(to)].forecast;
    const double totals[] = {before.cost.totalUsd, after.cost.totalUsd};
    BridgeChart bridge;
    bridge.axis.scale = format.scaleFor(Unit::Usd, totals);
    Chart chart{.title = language.words("Compare", "Total cost"), .body = bridge};
    if (!std::isfinite(totals[0]) || !std::isfinite(totals[1])) {
        chart.note = language.words("Compare", "The total cost of both scenarios is needed.");
        return chart;
    }
    const auto total = [&](int scenario, double usd) {
        return BridgeChart::Step{
            .label = letter(size_t(scenario)), .value = usd, .total = true, .color = ChartColor::scenario(scenario)};
    };
    std::vector<BridgePart> changed;
    QStringList unchanged;
    bridge.steps.append(total(from, totals[0]));
    for (const Figure *part : costParts(schema)) {
        const double change = part->get(after) - part->get(before);
        if (part->get(after) == 0 && part->get(before) == 0)
            continue; // neither pays for it
        if (format.delta(bridge.axis.scale, part->better, part->get(before), part->get(after)).judgement ==
            Judgement::Same) {
            unchanged.append(title(*part, language));
            continue;
        }
        changed.push_back({part, change});
        bridge.steps.append({.label = title(*part, language),
                             .value = change,
                             .color = change < 0 ? ChartColor::better() : ChartColor::worse(),
                             .judged = true});
    }
    bridge.steps.append(total(to, totals[1]));
    chart.title = bridgeTitle(changed, changed.empty() ? 0 : totals[1] - totals[0], from, to, format);
    chart.subtitle = language.words("Compare", "Bridge of total cost, %1").arg(format.unitOf(bridge.axis.scale));
    if (!unchanged.isEmpty())
        chart.note = language.words("Compare", "Unchanged: %1.").arg(unchanged.join(u", "_s));
    chart.body = std::move(bridge);
    return chart;
}

} // namespace runcast
