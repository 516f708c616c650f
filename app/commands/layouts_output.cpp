// SPDX-License-Identifier: MIT
#include "app/commands/layouts_output.h"

#include "reports/format/text.h"

#include <array>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

constexpr std::array recomputeIds = {"none", "selective", "full"};
constexpr std::array scheduleIds = {"1f1b", "zero_bubble", "dual_pipe"};
constexpr std::array fitIds = {"fits", "tight", "does_not_fit"};

QString fitText(FitVerdict fit, const Session &session)
{
    return fit == FitVerdict::Tight ? session.text(RC_TEXT("CommandLine", "tight"))
                                    : session.text(RC_TEXT("CommandLine", "fits"));
}

std::vector<Table::Column> columns(const Session &session)
{
    constexpr auto right = Table::Align::Trailing;
    return {{u"tensor"_s, session.text(RC_TEXT("CommandLine", "TP")), right},
            {u"pipeline"_s, session.text(RC_TEXT("CommandLine", "PP")), right},
            {u"virtual_stages"_s, session.text(RC_TEXT("CommandLine", "Virtual")), right},
            {u"context"_s, session.text(RC_TEXT("CommandLine", "CP")), right},
            {u"expert"_s, session.text(RC_TEXT("CommandLine", "EP")), right},
            {u"data"_s, session.text(RC_TEXT("CommandLine", "DP")), right},
            {u"zero_stage"_s, session.text(RC_TEXT("CommandLine", "ZeRO")), right},
            {u"micro_batch_sequences"_s, session.text(RC_TEXT("CommandLine", "Micro-batch")), right},
            {u"recompute"_s, session.text(RC_TEXT("CommandLine", "Recompute"))},
            {u"schedule"_s, session.text(RC_TEXT("CommandLine", "Schedule"))},
            {u"step_s"_s, session.text(RC_TEXT("CommandLine", "Step")), right},
            {u"p10_step_s"_s, session.text(RC_TEXT("CommandLine", "P10")), right},
            {u"p90_step_s"_s, session.text(RC_TEXT("CommandLine", "P90")), right},
            {u"mfu"_s, session.text(RC_TEXT("CommandLine", "MFU")), right},
            {u"memory_bytes"_s, session.text(RC_TEXT("CommandLine", "Memory")), right},
            {u"fit"_s, {}}};
}

Cell count(std::int64_t value)
{
    return {QString::number(value), QString::number(value)};
}

void addCounts(Table &table, const LayoutsFound &found, const Session &session)
{
    const Format format = session.format();
    const LayoutSearchResult &result = found.result;
    QStringList notes;
    if (!result.best.empty()) {
        const ExpectedBest expected = expectedBest(found.question, result);
        notes.append(session
                         .text(RC_TEXT("CommandLine", "Expect %1 a step and %2 utilisation of the best: being "
                                                      "chosen as the best makes a prediction optimistic."))
                         .arg(format.value(Unit::Seconds, expected.stepS, Detail::Table).joined(),
                              format.percent(expected.mfu, 1)));
    }
    notes.append(session
                     .text(RC_TEXT("CommandLine", "%1 layouts considered, %2 can be used; %3 of them lie within "
                                                  "%4 of the best, which no prediction can tell apart."))
                     .arg(format.number(double(result.considered)), format.number(double(result.feasible)),
                          format.number(double(result.near)), format.percent(found.near - 1)));
    for (size_t i = 0; i < rejectionCount; ++i) {
        if (result.rejected[i] > 0)
            notes.append(session.text(RC_TEXT("CommandLine", "%1 rejected: %2"))
                             .arg(format.number(double(result.rejected[i])),
                                  session.language().words("Layouts", rejectionText(Rejection(i)))));
    }
    if (found.question.batchRounded)
        notes.append(
            session.text(RC_TEXT("CommandLine", "The batch is no whole number of sequences; searched with %1 tokens."))
                .arg(format.number(found.question.globalBatchTokens)));
    table.addHeading(notes.join(u'\n'));
}

} // namespace

Table layoutsTable(const LayoutsFound &found, const Session &session)
{
    Table table(columns(session));
    const Format format = session.format();
    const auto seconds = [&format](double value) {
        return numberCell(format.value(Unit::Seconds, value, Detail::Table).joined(), value);
    };
    for (const RankedLayout &layout : found.result.best) {
        const LayoutChoice &c = layout.choice;
        const LayoutRating rating = rateLayout(found.question, layout);
        table.addRow({count(c.tensor), count(c.pipeline), count(c.virtualStages), count(c.context), count(c.expert),
                      count(c.data), count(c.zeroStage), count(c.microBatch),
                      textCell(std::string(recomputeIds[size_t(c.recompute)])),
                      textCell(std::string(scheduleIds[size_t(c.schedule)])), seconds(rating.stepS),
                      seconds(rating.p10StepS), seconds(rating.p90StepS),
                      numberCell(format.percent(rating.mfu, 1), rating.mfu),
                      numberCell(format.value(Unit::Bytes, layout.memoryBytes).joined(), layout.memoryBytes),
                      Cell{fitText(rating.fit, session), QString::fromLatin1(fitIds[size_t(rating.fit)])}});
    }
    addCounts(table, found, session);
    return table;
}

namespace {

OrderedJson layoutJson(const RankedLayout &layout, const LayoutRating &rating)
{
    const LayoutChoice &c = layout.choice;
    return {{"tensor", c.tensor},
            {"pipeline", c.pipeline},
            {"virtual_stages", c.virtualStages},
            {"context", c.context},
            {"expert", c.expert},
            {"data", c.data},
            {"zero_stage", c.zeroStage},
            {"micro_batch_sequences", c.microBatch},
            {"recompute", recomputeIds[size_t(c.recompute)]},
            {"schedule", scheduleIds[size_t(c.schedule)]},
            {"micro_batches", c.microBatches},
            {"step_s", jsonNumber(rating.stepS)},
            {"mfu", jsonNumber(rating.mfu)},
            {"memory_bytes", jsonNumber(layout.memoryBytes)},
            {"fit", fitIds[size_t(rating.fit)]},
            {"p10_step_s", jsonNumber(rating.p10StepS)},
            {"p90_step_s", jsonNumber(rating.p90StepS)}};
}

} // namespace

OrderedJson layoutsJson(const LayoutsFound &found)
{
    OrderedJson layouts = OrderedJson::array();
    for (const RankedLayout &layout : found.result.best)
        layouts.push_back(layoutJson(layout, rateLayout(found.question, layout)));
    OrderedJson rejected = OrderedJson::object();
    for (size_t i = 0; i < rejectionCount; ++i)
        rejected[std::string(rejectionId(Rejection(i)))] = found.result.rejected[i];
    const ExpectedBest expected = expectedBest(found.question, found.result);
    return {{"evaluated", found.result.considered},
            {"feasible", found.result.feasible},
            {"seconds", found.seconds},
            {"layouts", layouts},
            {"expected_best", {{"step_s", jsonNumber(expected.stepS)}, {"mfu", jsonNumber(expected.mfu)}}},
            {"near_best", found.result.near},
            {"rejected", rejected},
            {"global_batch_tokens", jsonNumber(found.question.globalBatchTokens)}};
}

Table clustersTable(std::span<const ClusterResult> results, const Session &session)
{
    constexpr auto right = Table::Align::Trailing;
    Table table({{u"accelerator"_s, session.text(RC_TEXT("CommandLine", "Accelerator"))},
                 {u"accelerators"_s, session.text(RC_TEXT("CommandLine", "Number")), right},
                 {u"layout"_s, session.text(RC_TEXT("CommandLine", "Best layout"))},
                 {u"step_s"_s, session.text(RC_TEXT("CommandLine", "Step")), right},
                 {u"expected_mfu"_s, session.text(RC_TEXT("CommandLine", "Expected MFU")), right},
                 {u"wall_clock_days"_s, session.text(RC_TEXT("CommandLine", "Calendar time")), right},
                 {u"total_usd"_s, session.text(RC_TEXT("CommandLine", "Total cost")), right},
                 {u"reason"_s, {}}});
    const Format format = session.format();
    const auto quantity = [&format](Unit unit, double value) {
        return numberCell(format.value(unit, value).joined(), value);
    };
    for (const ClusterResult &result : results) {
        const Cell kind = textCell(result.cluster.accelerator);
        const Cell number = numberCell(format.number(result.cluster.accelerators), result.cluster.accelerators);
        if (result.reason) {
            table.addRow({kind, number, Cell{}, Cell{}, Cell{}, Cell{}, Cell{},
                          textCell(errorText(*result.reason, session.language()))});
            continue;
        }
        const LayoutChoice &c = result.best.choice;
        QString layout = u"TP %1 · PP %2 × %3"_s.arg(c.tensor).arg(c.pipeline).arg(c.virtualStages);
        if (c.context > 1)
            layout += u" · CP %1"_s.arg(c.context);
        if (c.expert > 1)
            layout += u" · EP %1"_s.arg(c.expert);
        layout += u" · DP %1"_s.arg(c.data);
        table.addRow({kind, number, textCell(layout), quantity(Unit::Seconds, result.rating.stepS),
                      numberCell(format.percent(result.expected.mfu, 1), result.expected.mfu),
                      quantity(Unit::Days, result.forecast.time.wallClockDays),
                      quantity(Unit::Usd, result.forecast.cost.totalUsd), Cell{}});
    }
    return table;
}

OrderedJson clustersJson(std::span<const ClusterResult> results)
{
    OrderedJson clusters = OrderedJson::array();
    for (const ClusterResult &result : results) {
        OrderedJson cluster{{"accelerator", result.cluster.accelerator}, {"accelerators", result.cluster.accelerators}};
        if (result.reason) {
            cluster["layout"] = nullptr;
            cluster["reason"] = plainText(*result.reason);
        } else {
            cluster["layout"] = layoutJson(result.best, result.rating);
            cluster["expected_mfu"] = jsonNumber(result.expected.mfu);
            cluster["wall_clock_days"] = jsonNumber(result.forecast.time.wallClockDays);
            cluster["total_usd"] = jsonNumber(result.forecast.cost.totalUsd);
        }
        clusters.push_back(std::move(cluster));
    }
    return {{"clusters", clusters}};
}

} // namespace runcast::cli
