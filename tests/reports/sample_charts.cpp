// SPDX-License-Identifier: MIT
#include "sample_charts.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr double million = 1e6;
constexpr double march = 20878; // 1 March 2027

ChartAxis moneyAxis(const Format &format)
{
    const double top = 100 * million;
    return {.scale = format.scaleFor(Unit::Usd, std::span(&top, 1))};
}

ChartAxis axisOf(const Format &format, Unit unit, double top, const QString &title = {})
{
    return {.scale = format.scaleFor(unit, std::span(&top, 1)), .title = title};
}

QList<ChartPart> costParts(double accelerators, double overhead, double energy, double storage, double staff,
                           double contingency)
{
    return {{u"accelerators"_s, accelerators * million, CostPart::Accelerators},
            {u"overhead"_s, overhead * million, CostPart::OverheadCompute},
            {u"energy"_s, energy * million, CostPart::Energy},
            {u"storage"_s, storage * million, CostPart::Storage},
            {u"staff"_s, staff * million, CostPart::Staff},
            {u"contingency"_s, contingency * million, CostPart::Contingency}};
}

Chart costByPart(const Format &format)
{
    BarChart bars;
    bars.axis = moneyAxis(format);
    bars.partNames = BarChart::Names::Legend;
    bars.bars = {{.scenario = 0, .parts = costParts(71.6, 5.7, 0, 0.9, 3.6, 8.2)},
                 {.scenario = 1, .parts = costParts(57.4, 4.6, 3, 0.9, 3.6, 6.9)},
                 {.scenario = 2, .parts = costParts(10.9, 0.9, 0, 0.2, 2.2, 1.4)}};
    return {
        .title = u"Owning saves 13.7 M on the same run"_s, .subtitle = u"Total cost by part, M USD"_s, .body = bars};
}

Chart oneBar(const Format &format)
{
    BarChart bars;
    bars.axis = moneyAxis(format);
    bars.axis.shown = false;
    bars.partValues = true;
    bars.totals = false;
    bars.bars = {{.parts = costParts(71.6, 5.7, 0, 0.9, 3.6, 8.2)}};
    return {.title = u"Accelerator rent is four fifths of the cost"_s, .body = bars};
}

Chart memory(const Format &format)
{
    BarChart bars;
    bars.axis = axisOf(format, Unit::Bytes, 80e9, u"GB per accelerator"_s);
    bars.partNames = BarChart::Names::Above;
    bars.partValues = true;
    const auto parts = [](double weights, double gradients, double optimizer, double activations, double buffers) {
        return QList<ChartPart>{{u"Weights"_s, weights * 1e9, MemoryPart::Weights},
                                {u"Gradients"_s, gradients * 1e9, MemoryPart::Gradients},
                                {u"Optimizer"_s, optimizer * 1e9, MemoryPart::Optimizer},
                                {u"Activations"_s, activations * 1e9, MemoryPart::Activations},
                                {u"Buffers"_s, buffers * 1e9, MemoryPart::Buffers},
                                {u"Reserve"_s, 4.2e9, Subject::Neutral, Fill::Hatched}};
    };
    bars.bars = {{.label = u"Stage 2"_s, .detail = u"fullest"_s, .parts = parts(6.4, 12.8, 0.3, 45.7, 4.2)},
                 {.label = u"Stage 16"_s, .detail = u"last"_s, .parts = parts(6.1, 12.2, 0.3, 35.3, 5.3)}};
    bars.lines = {{.value = 85.5e9, .label = u"capacity 85.5"_s, .dashed = false}};
    return {.title = u"Activations are the largest part"_s,
            .subtitle = u"Memory of one accelerator by use, GB"_s,
            .body = bars};
}

Chart memoryFree(const Format &format)
{
    BarChart bars;
    bars.axis = axisOf(format, Unit::Bytes, 80e9);
    bars.axis.high = 80e9;
    bars.totals = false;
    bars.bars = {{.parts = {{u"Weights"_s, 6.4e9, MemoryPart::Weights},
                            {u"Gradients"_s, 12.8e9, MemoryPart::Gradients},
                            {u"Optimizer"_s, 0.3e9, MemoryPart::Optimizer},
                            {u"Activations"_s, 45.6e9, MemoryPart::Activations},
                            {u"Buffers"_s, 5.2e9, MemoryPart::Buffers},
                            {u"free"_s, 9.7e9, Subject::Neutral, Fill::Open}}}};
    return {.title = u"The fullest accelerator uses 70.3 of 80 GB"_s, .body = bars};
}

Chart causes(const Format &format)
{
    BarChart bars;
    bars.axis = axisOf(format, Unit::Count, 379);
    bars.axis.shown = false;
    const auto cause = [](const QString &name, double count) {
        return ChartBar{.label = name, .parts = {{{}, count, Subject::Failure}}};
    };
    bars.bars = {cause(u"Accelerator and its memory"_s, 379),
                 cause(u"Software faults"_s, 76),
                 cause(u"Network switch and cable"_s, 50),
                 cause(u"Host maintenance, unplanned"_s, 45),
                 cause(u"Network card"_s, 10),
                 cause(u"Power supply"_s, 4)};
    return {
        .title = u"Nearly two of three are the accelerator"_s, .subtitle = u"Expected interruptions"_s, .body = bars};
}

Chart cash(const Format &format)
{
    BarChart bars;
    bars.vertical = true;
    const double top = 40 * million;
    bars.axis = {.scale = format.scaleFor(Unit::Usd, std::span(&top, 1))};
    bars.partNames = BarChart::Names::Legend;
    const auto month = [](const QString &name, double rent, double other, double contingency) {
        return ChartBar{.label = name,
                        .parts = {{u"Rent"_s, rent * million, Subject::Money},
                                  {u"Storage, staff"_s, other * million, ChartColor(Subject::Money).tinted(0.5)},
                                  {u"Contingency"_s, contingency * million, Subject::Money, Fill::Hatched}}};
    };
    bars.bars = {month(u"Jan"_s, 0, 1.6, 0.1),   month(u"Feb"_s, 11.3, 1.6, 1.3), month(u"Mar"_s, 0, 2.5, 0.2),
                 month(u"Apr"_s, 0, 2.5, 0.2),   month(u"May"_s, 29.7, 2.4, 3.2), month(u"Jun"_s, 28.7, 2.4, 3.1),
                 month(u"Jul"_s, 17.9, 0.1, 1.8)};
    return {.title = u"Most cash leaves in May to July"_s, .subtitle = u"M USD by month"_s, .body = bars};
}

Chart power(const Format &format)
{
    BarChart bars;
    bars.vertical = true;
    bars.axis = axisOf(format, Unit::Megawatts, 25);
    const auto bar = [](int scenario, double megawatts) {
        return ChartBar{.scenario = scenario, .parts = {{{}, megawatts, ChartColor::scenario(scenario)}}};
    };
    bars.bars = {bar(0, 22.9), bar(1, 22.9), bar(2, 2.9)};
    bars.lines = {{.value = 25, .label = u"limit 25"_s}};
    return {.title = u"A and B need 23 MW, C an eighth"_s, .subtitle = u"Facility power, MW"_s, .body = bars};
}

Chart bridge(const Format &format)
{
    BridgeChart chart;
    chart.axis = moneyAxis(format);
    const auto step = [](const QString &label, double value) {
        return BridgeChart::Step{.label = label,
                                 .value = value * million,
                                 .color = value < 0 ? ChartColor::better() : ChartColor::worse(),
                                 .judged = true};
    };
    chart.steps = {{.label = u"A, rented"_s, .value = 90.1 * million, .total = true, .color = ChartColor::scenario(0)},
                   step(u"Accelerators"_s, -14.3),
                   step(u"Overhead compute"_s, -1.1),
                   step(u"Energy"_s, 3.0),
                   step(u"Contingency"_s, -1.3),
                   {.label = u"B, owned"_s, .value = 76.4 * million, .total = true, .color = ChartColor::scenario(1)}};
    return {.title = u"From A to B: cheaper hours, own power bill"_s,
            .subtitle = u"Bridge of total cost, M USD"_s,
            .body = chart};
}

Chart waterfall(const Format &format)
{
    BridgeChart chart;
    chart.axis = axisOf(format, Unit::Days, 100);
    const auto loss = [](const QString &label, double days) {
        return BridgeChart::Step{.label = label, .value = days, .color = Subject::Failure};
    };
    chart.steps = {{.label = u"Pure computing"_s, .value = 67.8, .total = true, .color = Subject::Compute},
                   loss(u"Checkpoint stalls"_s, 2.3),
                   loss(u"Detect and swap"_s, 1.8),
                   loss(u"Restart"_s, 3.2),
                   loss(u"Lost work"_s, 3.0),
                   loss(u"Planned stops"_s, 1.6),
                   {.label = u"Wall clock"_s, .value = 79.7, .total = true, .color = Subject::Compute},
                   {.label = u"Allowance to P80"_s, .value = 22.4, .color = Subject::Compute, .fill = Fill::Hatched},
                   {.label = u"Calendar P80"_s, .value = 102.1, .total = true, .color = Subject::Compute}};
    return {
        .title = u"Failures and stops add 11.9 days to 67.8 days of computing"_s, .subtitle = u"Days"_s, .body = chart};
}

Chart checkpoint(const Format &format)
{
    XyChart chart;
    chart.x = axisOf(format, Unit::Ratio, 120, u"minutes between checkpoints (log scale)"_s);
    chart.x.logarithmic = true;
    chart.y = axisOf(format, Unit::Fraction, 0.6);
    XyChart::Series curve{.color = Subject::Failure};
    const auto overhead = [](double minutes) { return 0.10 + 0.5 / minutes + 0.0028 * minutes; };
    for (double minutes = 3; minutes <= 120.01; minutes *= 1.06)
        curve.points.append({minutes, overhead(minutes)});
    chart.series = {curve};
    const double best = std::sqrt(0.5 / 0.0028);
    chart.callouts = {{.at = {best, overhead(best)},
                       .text = u"best 13.4 min: 17.5 %"_s,
                       .marker = MarkerShape::Diamond,
                       .dropLine = true},
                      {.at = {20, overhead(20)},
                       .text = u"chosen 20 min: 18.1 %"_s,
                       .marker = MarkerShape::Ring,
                       .color = ChartColor::accent(),
                       .strong = true}};
    return {.title = u"The chosen interval costs next to nothing over the best"_s,
            .subtitle = u"Time added, %"_s,
            .body = chart};
}

double normal(double x, double mean, double deviation)
{
    const double z = (x - mean) / deviation;
    return std::exp(-z * z / 2) / (deviation * 2.5066282746310002);
}

Chart histogram(const Format &format)
{
    XyChart chart;
    chart.x = moneyAxis(format);
    chart.y = axisOf(format, Unit::Fraction, 0.05);
    for (double from = 78; from < 106; from += 0.5)
        chart.columns.append({from * million, (from + 0.5) * million, 0.5 * normal(from + 0.25, 91, 4.2),
                              from < 95 ? ChartColor(Subject::Money) : ChartColor(Subject::Neutral)});
    chart.bands = {{85.7 * million, 96.4 * million, Subject::Money}};
    chart.verticals = {{.value = 95 * million, .label = u"budget 95.0"_s},
                       {.value = 90.9 * million, .label = u"P50 90.9"_s, .color = Subject::Neutral, .dashed = false},
                       {.value = 85.7 * million, .label = u"P10 85.7"_s, .color = Subject::Neutral, .dashed = false}};
    return {.title = u"83 of 100 runs stay within the budget"_s, .subtitle = u"Total cost, M USD"_s, .body = chart};
}

Chart cumulative(const Format &format)
{
    XyChart chart;
    chart.x = moneyAxis(format);
    chart.x.title = u"M USD, cost before contingency"_s;
    chart.y = axisOf(format, Unit::Fraction, 1);
    XyChart::Series curve{.color = ChartColor::text()};
    double sum = 0;
    for (double at = 80; at <= 150; at += 0.5) {
        sum += 0.5 * normal(at, 110, 13);
        curve.points.append({at * million, sum});
    }
    chart.series = {curve};
    chart.verticals = {
        {.value = 100.5 * million, .label = u"single estimate 100.5"_s, .color = Subject::Compute},
        {.value = 110.6 * million, .label = u"budget 110.6"_s, .color = Subject::Money},
        {.value = 125 * million, .label = u"cap 125.0"_s, .color = ChartColor::worse(), .dashed = false}};
    chart.callouts = {{.at = {93.3 * million, 0.1}, .text = u"P10 93.3"_s},
                      {.at = {110 * million, 0.49}, .text = u"P50 110.0"_s},
                      {.at = {121 * million, 0.79}, .text = u"P80 121.0"_s}};
    return {
        .title = u"The cap holds in 84 of 100 cases"_s, .subtitle = u"Share of simulated cases, %"_s, .body = chart};
}

Chart spending(const Format &format)
{
    XyChart chart;
    chart.x = axisOf(format, Unit::Ratio, 10);
    chart.y = moneyAxis(format);
    const double tops[] = {90.1, 76.4, 15.6};
    for (int scenario = 0; scenario < 3; ++scenario) {
        XyChart::Series curve{.name = format.number(tops[scenario]), .scenario = scenario};
        for (double month = 0; month <= 10; month += 0.25)
            curve.points.append({month, tops[scenario] * million / (1 + std::exp(-1.3 * (month - 4)))});
        chart.series.append(curve);
    }
    return {.title = u"Scenario colour, letter and dash"_s,
            .subtitle = u"Cumulative cost by month, M USD"_s,
            .body = chart};
}

Chart costAgainstDate(const Format &format)
{
    XyChart chart;
    chart.x = {.scale = {.unit = Unit::Date}, .title = u"finish of the main run, 2027"_s};
    chart.y = moneyAxis(format);
    const auto range = [](int scenario, const QString &label, double day, double cost) {
        return XyChart::Range{.at = {march + day, cost * million},
                              .lowX = march + day - 12,
                              .highX = march + day + 17,
                              .lowY = cost * 0.87 * million,
                              .highY = cost * 1.19 * million,
                              .label = label,
                              .scenario = scenario};
    };
    chart.ranges = {range(0, u"rented"_s, 92, 109.8), range(1, u"owned"_s, 262, 116.1), range(2, u"70 B"_s, 48, 21.9),
                    range(3, u"deferred"_s, 266, 103.3)};
    chart.verticals = {{.value = march + 121, .label = u"deadline 30 June"_s, .color = ChartColor::worse()}};
    return {.title = u"Only A and C finish before the deadline"_s,
            .subtitle = u"Cost, M USD, by finish date"_s,
            .body = chart};
}

Chart validation(const Format &format)
{
    XyChart chart;
    chart.x = axisOf(format, Unit::Count, 1, u"reported accelerator-hours"_s);
    chart.x.logarithmic = chart.y.logarithmic = true;
    chart.x.low = chart.y.low = 1e3;
    chart.x.high = chart.y.high = 1e8;
    chart.y.scale = chart.x.scale;
    chart.equality = true;
    chart.series = {{.name = u"H100"_s,
                     .color = Subject::Money,
                     .points = {{30.84e6, 29.13e6}, {11.5e6, 12.3e6}, {3.7e5, 4.9e4}, {9e5, 4.6e5}},
                     .line = false,
                     .marker = MarkerShape::Square,
                     .labels = {u"Llama 3.1 405B"_s, u"Nemotron-4 340B"_s, u"Llama 3.2 1B"_s, {}}},
                    {.name = u"A100"_s,
                     .color = Subject::Compute,
                     .points = {{1.08e6, 1.3e6}, {1.8e5, 2e5}, {2.5e3, 2e3}},
                     .line = false,
                     .marker = MarkerShape::Dot,
                     .labels = {u"BLOOM 176B"_s, u"Amber 7B"_s, {}}}};
    return {.title = u"Large runs land near the line"_s, .subtitle = u"Accelerator-hours, log axes"_s, .body = chart};
}

Chart dates(const Format &)
{
    TimeChart chart;
    const auto row = [](int scenario, double start, double days, const QString &text) {
        const double end = march + start + days;
        return TimeChart::Row{.scenario = scenario,
                              .spans = {{.start = march + start,
                                         .end = end,
                                         .color = ChartColor::scenario(scenario),
                                         .lowEnd = end - 3,
                                         .highEnd = end + 4}},
                              .text = text};
    };
    chart.rows = {row(0, 0, 76, u"76 days, to 15 May"_s), row(1, 122, 76, u"76 days, to 14 Sep"_s),
                  row(2, -28, 93, u"93 days, to 5 May"_s)};
    return {.title = u"B starts four months later"_s, .subtitle = u"Run by date 2027"_s, .body = chart};
}

Chart timeline(const Format &)
{
    TimeChart chart;
    chart.monthsAbove = true;
    const auto row = [](const QString &label, double from, double to, ChartColor color, Fill fill = Fill::Solid) {
        return TimeChart::Row{.label = label,
                              .spans = {{.start = march + from, .end = march + to, .color = color, .fill = fill}}};
    };
    chart.rows = {row(u"Contract"_s, -55, -29, Subject::Neutral),
                  row(u"Acceptance"_s, -14, -1, Subject::Neutral),
                  row(u"Experiments"_s, 0, 76, CostPart::OverheadCompute),
                  row(u"Main run"_s, 0, 78, Subject::Compute),
                  row(u"Allowance to P80"_s, 78, 100, Subject::Compute, Fill::Hatched),
                  row(u"Close and report"_s, 78, 119, Subject::Neutral)};
    chart.milestones = {{march - 45, u"G0"_s}, {march - 7, u"G1"_s},  {march + 7, u"G2"_s},
                        {march + 25, u"G3"_s}, {march + 54, u"G4"_s}, {march + 79, u"G5"_s}};
    chart.milestonesLabel = u"Gates"_s;
    chart.deadlines = {{.value = march + 121, .label = u"deadline 30 June"_s, .color = ChartColor::worse()}};
    return {
        .title = u"The P80 finish leaves 19 days to the deadline"_s, .subtitle = u"Work and gates"_s, .body = chart};
}

Chart tornado(const Format &format)
{
    TornadoChart chart;
    chart.axis = moneyAxis(format);
    chart.base = 90.1 * million;
    chart.baseLabel = u"estimate 90.1"_s;
    chart.lowName = u"input low"_s;
    chart.highName = u"input high"_s;
    const auto row = [](const QString &label, const QString &detail, double low, double high) {
        return TornadoChart::Row{
            .label = label, .detail = detail, .low = (90.1 + low) * million, .high = (90.1 + high) * million};
    };
    chart.rows = {row(u"Rent"_s, u"2.20 to 2.62 USD/h, likely 2.40"_s, -7.1, 7.8),
                  row(u"Utilisation (MFU)"_s, u"37.5 to 42.8 %, likely 40.0"_s, 5.9, -5.8),
                  row(u"Tokens"_s, u"15.0 to 16.2 T, likely 15.6"_s, -3.4, 3.4),
                  row(u"Failure rate"_s, u"1.3 to 2.9 10⁻⁵/h, likely 2.0"_s, -1.8, 2.4),
                  row(u"Storage"_s, u"8 to 20 PB, likely 12"_s, -0.3, 0.7)};
    return {.title = u"Rent and utilisation matter most"_s, .subtitle = u"Total cost, M USD"_s, .body = chart};
}

} // namespace

QList<SampleChart> sampleCharts(const Format &format)
{
    return {{"cost by part", costByPart(format), {406, 190}},
            {"one bar", oneBar(format), {526, 40}},
            {"memory", memory(format), {560, 170}},
            {"memory free", memoryFree(format), {420, 60}},
            {"causes", causes(format), {300, 200}},
            {"cash", cash(format), {340, 260}},
            {"power", power(format), {190, 140}},
            {"bridge", bridge(format), {420, 400}},
            {"waterfall", waterfall(format), {680, 250}},
            {"checkpoint", checkpoint(format), {310, 190}},
            {"histogram", histogram(format), {640, 260}},
            {"cumulative", cumulative(format), {640, 240}},
            {"spending", spending(format), {320, 180}},
            {"cost against date", costAgainstDate(format), {640, 300}},
            {"validation", validation(format), {700, 500}},
            {"dates", dates(format), {406, 150}},
            {"timeline", timeline(format), {640, 190}},
            {"tornado", tornado(format), {780, 300}}};
}

} // namespace runcast
