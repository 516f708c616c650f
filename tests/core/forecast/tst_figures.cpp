// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/explain.h"
#include "core/forecast/forecast.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace runcast;

namespace {

const Schema &schema = standardSchema();

using Inputs = std::vector<std::pair<const char *, Value>>;

/// Ways to write checkpoints and to restart, of which each lets other inputs count.
const std::vector<Inputs> checkpointPlans = {
    {},
    {{"reliability.checkpoint_mode", std::string("background")}, {"reliability.checkpoint_interval_s", 900.0}},
    {{"reliability.checkpoint_mode", std::string("background")}, {"reliability.checkpoint_write_s", 3000.0}},
    {{"reliability.storage_gb_per_s", 1e6}, {"reliability.detect_s", 120.0}, {"reliability.load_s", 240.0}},
    {{"reliability.memory_checkpoint_s", 2.0}, {"reliability.swap_s", 60.0}, {"reliability.warm_up_s", 60.0}},
    {{"reliability.checkpoint_stall_s", 8.0}, {"reliability.checkpoint_write_s", 60.0}},
    {{"reliability.checkpoint_stall_s", 8.0}},
};

/// One way to pay with what differs between ways.
struct Payment {
    const char *mode, *option, *site, *depreciation;
};

constexpr Payment payments[] = {
    {"rent", "on_demand", "building", "straight_line"},      {"own", "on_demand", "building", "straight_line"},
    {"rent", "spot", "building", "straight_line"},           {"rent", "reserved_1y", "building", "straight_line"},
    {"rent", "capacity_block", "building", "straight_line"}, {"own", "on_demand", "colocation", "economic"},
    {"mix", "reserved_3y", "building", "straight_line"},     {"mix", "spot", "colocation", "economic"},
    {"mix", "capacity_block", "building", "economic"},
};

/// A scenario in which every figure is computed and every input counts.
Scenario busyScenario(const Payment &payment, double zeroStage, bool experts, bool measured,
                      const Inputs &checkpoints = {})
{
    Scenario s = newScenario("x", schema, shippedCatalog());
    const std::pair<const char *, Value> values[] = {
        {"model.layers", 126.0},
        {"model.hidden_size", 16384.0},
        {"model.ffn_size", 53248.0},
        {"model.heads", 128.0},
        {"model.kv_heads", 8.0},
        {"model.head_dim", 128.0},
        {"model.vocabulary_size", 128256.0},
        {"training.tokens", 15.6e12},
        {"training.global_batch_tokens", 20971520.0}, // 20 micro-batches: near what can be in flight
        {"cluster.accelerators", 16384.0},
        {"layout.tensor", 8.0},
        {"layout.pipeline", 16.0},
        {"layout.virtual_stages", 2.0},
        {"layout.context", 1.0},
        {"schedule.mfu", 0.4},
        {"schedule.start_date", std::string("2027-03-01")},
        {"schedule.overhead_compute_fraction", 0.1},
        {"schedule.evaluation_compute_fraction", 0.05},
        {"schedule.commissioning_days", 20.0},
        {"schedule.wind_down_days", 10.0},
        {"price.mode", std::string(payment.mode)},
        {"price.purchase_option", std::string(payment.option)},
        {"price.site", std::string(payment.site)},
        {"price.depreciation", std::string(payment.depreciation)},
        {"price.owned_accelerators", 6000.0},
        {"price.usd_per_accelerator_hour", 2.4},
        {"price.prepaid_fraction", 0.2},
        {"price.support_fraction", 0.1},
        {"price.installation_fraction", 0.05},
        {"price.stored_data_bytes", 1e15},
        {"price.egress_bytes", 1e15},
        {"price.data_usd", 5e6},
        {"price.tax_fraction", 0.1},
        {"price.discount_rate", 0.08},
        {"price.staff_count", 24.0},
        {"price.staff_usd_per_year", 3e5},
        {"price.residual_fraction", 0.1},
        {"price.cost_of_capital", 0.1},
        {"price.maintenance_fraction_per_year", 0.05},
        {"price.storage_usd", 1e7},
        {"reliability.spare_accelerators", 250.0},
        {"reliability.burn_in_multiplier", 3.0},
        {"reliability.straggler_fraction", 0.01},
        {"reliability.corruption_loss_hours", 8.0},
        {"reliability.planned_hours_per_week", 2.0},
        {"target.budget_usd", 1e8},
        {"target.end_date", std::string("2027-06-30")},
        {"target.power_mw", 25.0},
        {"power.storage_w_per_accelerator", 10.0},
        {"power.embodied_kg_per_accelerator", 900.0},
        {"training.zero_stage", zeroStage},
    };
    const std::pair<const char *, Value> sparse[] = {
        {"model.experts", 64.0},
        {"model.experts_per_token", 8.0},
        {"model.expert_ffn_size", 4096.0},
        {"layout.expert", 8.0},
    };
    const auto set = [&s](const std::pair<const char *, Value> &entry) {
        if (auto done = setParameter(s, schema, shippedCatalog(), entry.first, entry.second); !done)
            qFatal("%s", plainText(done.error()).c_str());
    };
    std::for_each(std::begin(values), std::end(values), set);
    if (measured) {
        set({"training.measured_memory_bytes", 40e9}); // below what would be estimated: the state decides what is left
        set({"schedule.measured_tokens_per_s_per_accelerator", 160.0});
    }
    if (experts)
        std::for_each(std::begin(sparse), std::end(sparse), set);
    std::for_each(checkpoints.begin(), checkpoints.end(), set);
    return s;
}

/// Other values that the parameter allows, near and far.
std::vector<Value> others(const Parameter &parameter, const Value &present)
{
    std::vector<Value> values;
    if (parameter.key == "training.zero_stage")
        return {0.0, 1.0, 2.0, 3.0};
    if (const double *number = std::get_if<double>(&present)) {
        if (parameter.kind == ValueKind::Count)
            return {*number * 2, *number * 4};
        return {*number == 0 ? 600.0 : *number * 0.9, *number == 0 ? 6000.0 : *number * 3};
    }
    if (isMissing(present) && parameter.kind == ValueKind::Number)
        values.push_back(std::sqrt(parameter.lowest * parameter.highest));
    for (const Choice &choice : parameter.choices)
        values.push_back(std::string(choice.id));
    if (parameter.kind == ValueKind::Date)
        values.push_back(std::string("2027-04-01"));
    if (parameter.kind == ValueKind::Accelerator)
        values = {std::string("b200-sxm"), std::string("gb300-nvl72")}; // the second has faster network cards
    return values;
}

bool same(double a, double b)
{
    return (std::isnan(a) && std::isnan(b)) || a == b;
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT
private slots:
    void everyFigureIsDescribed();
    void formulasNameTheirSymbols();
    void inputsAreExactlyWhatMovesAFigure();
    void explanationsAreComplete();
};

void TestFigures::everyFigureIsDescribed()
{
    std::set<std::string_view> keys;
    for (const Figure &figure : schema.figures) {
        const std::string key(figure.key);
        QVERIFY2(keys.insert(figure.key).second, key.c_str());
        QVERIFY2(!schema.parameter(figure.key), key.c_str());
        QVERIFY2(figure.unit != Unit::None && figure.get, key.c_str());
        QVERIFY2(std::string_view(figure.title).size() > 1 && std::string_view(figure.words).ends_with("."),
                 key.c_str());
        QVERIFY2(!figure.inputs.empty() && std::string_view(figure.formula).size() > 0, key.c_str());
        for (const FormulaInput &input : figure.inputs)
            QVERIFY2(schema.figure(input.key) || schema.parameter(input.key) || input.key == "model.*",
                     std::string(input.key).c_str());
    }
}

void TestFigures::formulasNameTheirSymbols()
{
    for (const Figure &figure : schema.figures)
        QVERIFY2(std::string_view(figure.symbol).size() > 0, std::string(figure.key).c_str());
}

void TestFigures::inputsAreExactlyWhatMovesAFigure()
{
    // What moves a figure in any of these scenarios must be declared, and each direct input must move it in one of
    // them.
    std::set<std::pair<std::string_view, std::string_view>> moves;
    size_t plan = 0;
    for (const Payment &payment : payments) {
        const bool everyStage = &payment < payments + 2; // memory does not know how it is paid for
        for (const double zeroStage : {0.0, 1.0, 2.0, 3.0, 4.0, 5.0}) {
            if (!everyStage && zeroStage != 1)
                continue;
            Scenario base =
                busyScenario(payment, std::fmod(zeroStage, 4), zeroStage >= 4, zeroStage == 2 || zeroStage == 5,
                             checkpointPlans[plan++ % checkpointPlans.size()]);
            if (zeroStage == 3)
                base.training.packedDocumentTokens = base.training.sequenceLength / 2;
            const Forecast before = forecast(base, schema, shippedCatalog()).forecast;
            for (const Parameter &parameter : schema.parameters) {
                if (isDerived(parameter, base) || parameter.group == ParameterGroup::Model)
                    continue;
                for (const Value &value : others(parameter, parameter.get(base))) {
                    Scenario changed = base; // the field alone, without the defaults that follow from it
                    parameter.set(changed, value);
                    const Forecast after = forecast(changed, schema, shippedCatalog()).forecast;
                    for (const Figure &figure : schema.figures) {
                        if (!same(figure.get(before), figure.get(after)))
                            moves.insert({figure.key, parameter.key});
                    }
                }
            }
        }
    }
    // The total is proportional to the tokens, and ideal accelerator-hours do not depend on their number: it cancels.
    // Which stage is fullest depends on all of its memory, but not each input tips it here.
    const std::set<std::string_view> decides = {"memory.fullest_stage"};
    const std::set<std::pair<std::string_view, std::string_view>> cancels = {
        {"cost.usd_per_million_tokens", "training.tokens"}, {"time.ideal_accelerator_hours", "cluster.accelerators"}};
    QStringList wrong;
    for (const Figure &figure : schema.figures) {
        const auto behind = parametersBehind(figure, schema);
        for (const auto &[moved, parameter] : moves) {
            if (moved == figure.key && std::find(behind.begin(), behind.end(), parameter) == behind.end())
                wrong << QString::fromStdString(std::string(figure.key) + " moves by undeclared " +
                                                std::string(parameter));
        }
        for (const FormulaInput &input : figure.inputs) {
            if (input.key.starts_with("model.") || decides.contains(figure.key) ||
                cancels.contains({figure.key, input.key}))
                continue;
            const Figure *deeper = schema.figure(input.key);
            const auto moving = deeper ? parametersBehind(*deeper, schema) : std::vector<std::string_view>{input.key};
            const bool used = std::any_of(moving.begin(), moving.end(), [&](std::string_view key) {
                return moves.contains({figure.key, key}) || key.starts_with("model.");
            });
            if (!used)
                wrong << QString::fromStdString(std::string(figure.key) + " does not move by " +
                                                std::string(input.key));
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(QLatin1Char('\n') + wrong.join(QLatin1Char('\n'))));
}

void TestFigures::explanationsAreComplete()
{
    const Scenario scenario = busyScenario(payments[1], 1, false, false);
    const Outcome outcome = forecast(scenario, schema, shippedCatalog());
    for (const Figure &figure : schema.figures) {
        const Explanation explanation = explain(figure, scenario, outcome.forecast, schema, shippedCatalog());
        QVERIFY(same(explanation.value, figure.get(outcome.forecast)));
        QVERIFY2(!std::isnan(explanation.value), std::string(figure.key).c_str());
        for (const ExplainedInput &input : explanation.inputs)
            QVERIFY2(input.parameter || input.figure, std::string(figure.key).c_str());
    }
}

QTEST_APPLESS_MAIN(TestFigures)
#include "tst_figures.moc"
