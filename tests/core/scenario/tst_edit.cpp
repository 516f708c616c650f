// SPDX-License-Identifier: MIT
#include "core/catalog/config_import.h"
#include "core/catalog/own_rows.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <set>

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
    void nothingIsOfAnEarlierCatalogByItself();
    void staysWithItsCatalogUntilToldOtherwise();
    void keptValuesFollowWhatTheyDependOn();
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

/// The shipped catalog with a rent of the H100 that stands for all others.
static std::unique_ptr<const Catalog> laterCatalog()
{
    const auto price = [](const char *provider) {
        return OwnRow{.kind = OwnRowKind::Price,
                      .cells = {{"provider", provider},
                                {"sku", "x8"},
                                {"accelerator_id", "h100-sxm"},
                                {"usd_per_accelerator_hour", "1.11"},
                                {"commitment", "on_demand"},
                                {"as_of_date", "2026-11-20"},
                                {"as_of_precision", "day"},
                                {"source", "list"},
                                {"confidence", "primary"}}};
    };
    std::vector<Error> problems;
    return catalogWithOwnRows(shippedCatalog(), std::vector{price("A"), price("B"), price("C")}, problems);
}

/// Values to try a parameter with; those that it refuses are left out by whoever tries.
static std::vector<Value> valuesFor(const Parameter &parameter, const Scenario &scenario)
{
    const Value now = parameter.get(scenario);
    switch (parameter.kind) {
    case ValueKind::Number:
    case ValueKind::Count: {
        const double *number = std::get_if<double>(&now);
        return {number && *number != 0 ? *number * 2 : 1.0, 0.0};
    }
    case ValueKind::Flag:
        return {true, false};
    case ValueKind::Choice: {
        std::vector<Value> all;
        for (const Choice &choice : parameter.choices)
            all.emplace_back(std::string(choice.id));
        return all;
    }
    case ValueKind::Accelerator:
        return {std::string("b200-sxm"), std::string("tpu-v5p")};
    case ValueKind::Region:
        return {std::string("FR"), std::string("US-TX")};
    case ValueKind::Currency:
        return {std::string("EUR")};
    case ValueKind::Model:
        return {std::string("deepseek-v3"), std::string("bloom-176b")};
    case ValueKind::Date:
        return {std::string("2030-01-01")};
    }
    return {};
}

// Whatever is set: what follows from it has the default of the catalog, so that nothing looks kept which is not. Fails
// for a parameter that drives defaults without saying so.
void TestEdit::nothingIsOfAnEarlierCatalogByItself()
{
    std::set<std::string> unmarked;
    for (const char *preset : {"", "llama-3.1-405b", "deepseek-v3", "bloom-176b", "gemma-2-27b"}) {
        for (const char *mode : {"rent", "own", "mix"}) {
            Scenario base = newScenario("A", standardSchema(), shippedCatalog());
            if (*preset)
                base = scenarioFromPreset("A", preset, standardSchema(), shippedCatalog()).value();
            QVERIFY(setParameter(base, standardSchema(), shippedCatalog(), "price.mode", std::string(mode)));
            QVERIFY(earlierDefaults(base, standardSchema(), shippedCatalog()).empty());
            for (const Parameter &parameter : standardSchema().parameters) {
                for (const Value &value : valuesFor(parameter, base)) {
                    Scenario changed = base;
                    if (!setParameter(changed, standardSchema(), shippedCatalog(), parameter.key, value))
                        continue;
                    const auto earlier = earlierDefaults(changed, standardSchema(), shippedCatalog());
                    for (const Parameter *driven : earlier)
                        unmarked.insert(std::string(parameter.key) + " drives " + std::string(driven->key));
                    const auto read =
                        scenarioFromJson(scenarioToJson(changed, standardSchema()), standardSchema(), shippedCatalog());
                    QVERIFY2(read && *read == changed, std::string(parameter.key).c_str());
                }
            }
        }
    }
    for (const std::string &one : unmarked)
        qWarning("%s", one.c_str());
    QVERIFY(unmarked.empty());
}

void TestEdit::staysWithItsCatalogUntilToldOtherwise()
{
    constexpr const char *rent = "price.usd_per_accelerator_hour";
    const Scenario made = newScenario("A", standardSchema(), shippedCatalog());
    const double shipped = made.price.usdPerAcceleratorHour.value();
    const ParameterSource source = sourceOf(made, *standardSchema().parameter(rent), shippedCatalog());
    QVERIFY(!source.date.empty());
    const auto later = laterCatalog();
    // Kept in a library, read by a program with another catalog.
    Result<Scenario> read = scenarioFromJson(scenarioToJson(made, standardSchema()), standardSchema(), *later);
    QVERIFY(read.has_value());
    QCOMPARE(read->price.usdPerAcceleratorHour.value(), shipped);
    QCOMPARE(sourceOf(*read, *standardSchema().parameter(rent), *later).date, source.date);
    const auto earlier = earlierDefaults(*read, standardSchema(), *later);
    QCOMPARE(earlier.size(), size_t(1));
    QCOMPARE(earlier[0]->key, std::string_view(rent));
    // Edits of other things leave it where it is, those that drive defaults too.
    QVERIFY(setParameter(*read, standardSchema(), *later, "power.region", std::string("FR")).has_value());
    QVERIFY(resetParameter(*read, standardSchema(), *later, "power.region").has_value());
    QCOMPARE(read->price.usdPerAcceleratorHour.value(), shipped);
    const auto again = scenarioFromJson(scenarioToJson(*read, standardSchema()), standardSchema(), *later);
    QVERIFY(again.has_value() && *again == *read);
    takeDefaults(*read, standardSchema(), *later);
    QCOMPARE(read->price.usdPerAcceleratorHour.value(), 1.11);
    QVERIFY(earlierDefaults(*read, standardSchema(), *later).empty());
}

void TestEdit::keptValuesFollowWhatTheyDependOn()
{
    Scenario scenario = newScenario("A", standardSchema(), shippedCatalog());
    const auto later = laterCatalog();
    const auto use = [&](const char *accelerator) {
        return setParameter(scenario, standardSchema(), *later, "cluster.accelerator", std::string(accelerator));
    };
    QVERIFY(use("b200-sxm").has_value()); // the rent of an H100 is none of a B200
    QCOMPARE(scenario.price.usdPerAcceleratorHour.value(), later->defaultRent("b200-sxm")->usdPerAcceleratorHour);
    QVERIFY(use("h100-sxm").has_value());
    QCOMPARE(scenario.price.usdPerAcceleratorHour.value(), 1.11);
}

QTEST_APPLESS_MAIN(TestEdit)
#include "tst_edit.moc"
