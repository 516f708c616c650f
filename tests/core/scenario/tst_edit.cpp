// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/catalog/config_import.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace runcast;

class TestEdit : public QObject {
    Q_OBJECT
private slots:
    void parses_data();
    void parses();
    void refuses_data();
    void refuses();
    void everyParameterRoundTripsAsText();
    void everyDefaultIsAllowed();
    void everyParameterIsDescribed();
    void refusesValues_data();
    void refusesValues();
    void acceleratorBringsItsDefaults();
    void typedValuesStay();
    void resetTakesBack();
    void derivedCannotBeSet();
    void configKeepsItsModel();
};

void TestEdit::parses_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<double>("expected");
    QTest::newRow("tokens") << std::string("training.tokens") << std::string("15.6T") << 15.6e12;
    QTest::newRow("parameters") << std::string("model.total_parameters") << std::string("405B") << 405e9;
    QTest::newRow("thousands") << std::string("cluster.accelerators") << std::string("2.4k") << 2400.0;
    QTest::newRow("spaces and unit") << std::string("training.tokens") << std::string(" 300 B tokens ") << 300e9;
    QTest::newRow("percent") << std::string("schedule.mfu") << std::string("40%") << 0.4;
    QTest::newRow("percent with space") << std::string("schedule.mfu") << std::string("40 %") << 0.4;
    QTest::newRow("fraction") << std::string("schedule.mfu") << std::string("0.38") << 0.38;
    QTest::newRow("minutes") << std::string("reliability.restart_s") << std::string("30min") << 1800.0;
    QTest::newRow("hours") << std::string("reliability.restart_s") << std::string("1.5 h") << 5400.0;
    QTest::newRow("gigawatts") << std::string("target.power_mw") << std::string("1.2GW") << 1200.0;
    QTest::newRow("kilowatts") << std::string("power.accelerator_utilised_w") << std::string("0.7 kW") << 700.0;
    QTest::newRow("dollars") << std::string("target.budget_usd") << std::string("$95M") << 95e6;
    QTest::newRow("dollars, unit") << std::string("price.usd_per_accelerator_hour") << std::string("2.40 USD/h") << 2.4;
    QTest::newRow("months") << std::string("price.lifetime_years") << std::string("18 months") << 1.5;
    QTest::newRow("exponent") << std::string("training.tokens") << std::string("1.56e13") << 15.6e12;
}

void TestEdit::parses()
{
    QFETCH(std::string, key);
    QFETCH(std::string, text);
    QFETCH(double, expected);
    const Result<Value> value = parseValue(*standardSchema().parameter(key), text);
    QVERIFY2(value.has_value(), value ? "" : plainText(value.error()).c_str());
    QCOMPARE(std::get<double>(*value), expected);
}

void TestEdit::refuses_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<std::string>("text");
    QTest::newRow("words") << std::string("training.tokens") << std::string("many");
    QTest::newRow("foreign unit") << std::string("training.tokens") << std::string("15 km");
    QTest::newRow("group separators") << std::string("cluster.accelerators") << std::string("16,384");
    QTest::newRow("two points") << std::string("cluster.accelerators") << std::string("1.2.3");
    QTest::newRow("infinity") << std::string("training.tokens") << std::string("inf");
    QTest::newRow("not a number") << std::string("training.tokens") << std::string("nan");
    QTest::newRow("too large") << std::string("training.tokens") << std::string("1e999");
    QTest::newRow("power in time") << std::string("reliability.restart_s") << std::string("3 MW");
    QTest::newRow("flag") << std::string("model.tied_embeddings") << std::string("perhaps");
}

void TestEdit::refuses()
{
    QFETCH(std::string, key);
    QFETCH(std::string, text);
    const Result<Value> value = parseValue(*standardSchema().parameter(key), text);
    QVERIFY(!value);
    QVERIFY(!value.error().reason.empty());
    QCOMPARE(value.error().place, key);
}

void TestEdit::everyParameterRoundTripsAsText()
{
    const Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    for (const Parameter &parameter : standardSchema().parameters) {
        const Value value = parameter.get(scenario);
        const Result<Value> read = parseValue(parameter, formatPlainValue(value));
        QVERIFY2(read.has_value() && *read == value, std::string(parameter.key).c_str());
    }
}

void TestEdit::everyDefaultIsAllowed()
{
    const Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    for (const Parameter &parameter : standardSchema().parameters) {
        const DefaultValue value = parameter.defaultValue(scenario, shippedCatalog());
        QVERIFY2(!value.source.empty(), std::string(parameter.key).c_str());
        if (const double *number = std::get_if<double>(&value.value))
            QVERIFY2(*number >= parameter.lowest && *number <= parameter.highest, std::string(parameter.key).c_str());
    }
}

void TestEdit::everyParameterIsDescribed()
{
    std::vector<std::string_view> keys;
    for (const Parameter &parameter : standardSchema().parameters) {
        const std::string key(parameter.key);
        QVERIFY2(std::find(keys.begin(), keys.end(), parameter.key) == keys.end(), key.c_str());
        keys.push_back(parameter.key);
        QVERIFY2(std::string_view(parameter.title).size() > 1 && std::string_view(parameter.help).ends_with("."),
                 key.c_str());
        QVERIFY2(parameter.get && parameter.set && parameter.defaultValue, key.c_str());
        const bool number = parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Count;
        QVERIFY2(!number || parameter.unit != Unit::None, key.c_str());
        QVERIFY2(parameter.kind != ValueKind::Choice || !parameter.choices.empty(), key.c_str());
        if (parameter.sliderHigh > parameter.sliderLow)
            QVERIFY2(parameter.sliderLow >= parameter.lowest && parameter.sliderHigh <= parameter.highest, key.c_str());
    }
}

void TestEdit::refusesValues_data()
{
    QTest::addColumn<std::string>("key");
    QTest::addColumn<Value>("value");
    QTest::newRow("unknown input") << std::string("training.tokns") << Value{1.0};
    QTest::newRow("not a number") << std::string("training.tokens") << Value{std::nan("")};
    QTest::newRow("infinite") << std::string("training.tokens") << Value{std::numeric_limits<double>::infinity()};
    QTest::newRow("half an accelerator") << std::string("cluster.accelerators") << Value{0.5};
    QTest::newRow("layers beyond counting") << std::string("model.layers") << Value{1e300};
    QTest::newRow("text for a number") << std::string("training.tokens") << Value{std::string("12")};
    QTest::newRow("number for a name") << std::string("cluster.accelerator") << Value{3.0};
    QTest::newRow("unknown accelerator") << std::string("cluster.accelerator") << Value{std::string("h900")};
    QTest::newRow("unknown choice") << std::string("training.precision") << Value{std::string("int3")};
    QTest::newRow("no such day") << std::string("schedule.start_date") << Value{std::string("2027-02-30")};
    QTest::newRow("currency") << std::string("price.currency") << Value{std::string("euro")};
    QTest::newRow("missing number") << std::string("cluster.accelerators") << Value{};
}

void TestEdit::refusesValues()
{
    QFETCH(std::string, key);
    QFETCH(Value, value);
    Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    const Scenario before = scenario;
    const auto set = setParameter(scenario, standardSchema(), shippedCatalog(), key, value);
    QVERIFY(!set);
    QVERIFY(!set.error().reason.empty());
    QVERIFY(scenario == before);
}

void TestEdit::acceleratorBringsItsDefaults()
{
    Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    QCOMPARE(scenario.power.acceleratorUtilisedW, std::optional<double>(700));
    QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), "cluster.accelerator",
                         std::string("a100-sxm-80gb")));
    QCOMPARE(scenario.power.acceleratorUtilisedW, std::optional<double>(400));
}

void TestEdit::typedValuesStay()
{
    Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), "power.accelerator_utilised_w", 650.0));
    QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), "cluster.accelerator",
                         std::string("a100-sxm-80gb")));
    QCOMPARE(scenario.power.acceleratorUtilisedW, std::optional<double>(650));
    const Parameter &typed = *standardSchema().parameter("power.accelerator_utilised_w");
    QCOMPARE(sourceOf(scenario, typed, shippedCatalog()).kind, SourceKind::Yours);
}

void TestEdit::resetTakesBack()
{
    Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    const Scenario before = scenario;
    QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), "schedule.mfu", 0.5));
    QVERIFY(resetParameter(scenario, standardSchema(), shippedCatalog(), "schedule.mfu"));
    QVERIFY(scenario == before);
}

void TestEdit::derivedCannotBeSet()
{
    Scenario scenario = newScenario("x", standardSchema(), shippedCatalog());
    QVERIFY(!setParameter(scenario, standardSchema(), shippedCatalog(), "layout.data", 4.0));
}

void TestEdit::configKeepsItsModel()
{
    // GPT-2 small as published (Radford et al. 2019): 124 million parameters.
    const auto config = importConfig(R"({"model_type": "gpt2", "n_embd": 768, "n_layer": 12, "n_head": 12,
        "vocab_size": 50257, "n_positions": 1024, "n_ctx": 1024})",
                                     "config.json");
    QVERIFY2(config.has_value(), config ? "" : plainText(config.error()).c_str());
    Scenario scenario = scenarioFromConfig("Mine", *config, "config.json", standardSchema(), shippedCatalog());
    QCOMPARE(scenario.model.architecture.hiddenSize, 768);
    QCOMPARE(scenario.sources.at("model.layers").text, std::string("config.json"));
    // Another accelerator brings its own defaults and leaves the model alone.
    QVERIFY(
        setParameter(scenario, standardSchema(), shippedCatalog(), "cluster.accelerator", std::string("a100-sxm-80gb"))
            .has_value());
    QCOMPARE(scenario.model.architecture, config->architecture);
    const Outcome outcome = forecast(scenario, standardSchema(), shippedCatalog());
    QVERIFY(std::abs(outcome.forecast.compute.totalParameters - 124.4e6) < 0.1e6);
}

QTEST_APPLESS_MAIN(TestEdit)
#include "tst_edit.moc"
