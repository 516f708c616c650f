// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"

#include <QTest>

using namespace runcast;

namespace {

/// A value other than the present one that the parameter allows.
Value another(const Parameter &parameter, const Value &present)
{
    switch (parameter.kind) {
    case ValueKind::Number:
        return std::min(parameter.highest, (isMissing(present) ? 1.0 : std::get<double>(present)) * 0.75 +
                                               parameter.lowest * 0.25 + 0.001);
    case ValueKind::Count:
        return std::min(parameter.highest, (isMissing(present) ? 1e6 : std::get<double>(present)) + 1);
    case ValueKind::Flag:
        return !std::get<bool>(present);
    case ValueKind::Choice:
        return std::string(
            (parameter.choices[0].id == std::get<std::string>(present) ? parameter.choices[1] : parameter.choices[0])
                .id);
    case ValueKind::Accelerator:
        return std::string("mi300x");
    case ValueKind::Region:
        return std::string("FR");
    case ValueKind::Date:
        return std::string("2027-03-01");
    case ValueKind::Currency:
        return std::string("EUR");
    case ValueKind::Model:
        break;
    }
    return present;
}

} // namespace

class TestScenarioJson : public QObject {
    Q_OBJECT
private slots:
    void everyParameterRoundTrips();
    void anyNameRoundTrips_data();
    void anyNameRoundTrips();
    void missingParametersTakeDefaults();
    void refuses_data();
    void refuses();
    void newerFormatSaysSo();
};

void TestScenarioJson::everyParameterRoundTrips()
{
    const Schema &schema = standardSchema();
    for (const Parameter &parameter : schema.parameters) {
        Scenario scenario = newScenario("x", schema, shippedCatalog());
        if (isDerived(parameter, scenario) || parameter.kind == ValueKind::Model)
            continue;
        const Value changed = another(parameter, parameter.get(scenario));
        const auto set = setParameter(scenario, schema, shippedCatalog(), parameter.key, changed,
                                      {SourceKind::Quoted, "offer “7”", "2026-10-31"});
        QVERIFY2(set.has_value(), set ? "" : plainText(set.error()).c_str());
        const Result<Scenario> read = scenarioFromJson(scenarioToJson(scenario, schema), schema, shippedCatalog());
        QVERIFY2(read.has_value(), read ? "" : plainText(read.error()).c_str());
        QVERIFY2(parameter.get(*read) == changed, std::string(parameter.key).c_str());
        QVERIFY2(*read == scenario, std::string(parameter.key).c_str());
    }
}

void TestScenarioJson::anyNameRoundTrips_data()
{
    QTest::addColumn<std::string>("name");
    QTest::newRow("quotes") << std::string("a \"b\" 'c'; DROP TABLE scenario; --");
    QTest::newRow("markup") << std::string("<b>bold</b> &amp;");
    QTest::newRow("emoji") << std::string("run \xF0\x9F\x9A\x80");
    QTest::newRow("Arabic") << std::string("\xD8\xAA\xD8\xAF\xD8\xB1\xD9\x8A\xD8\xA8");
    QTest::newRow("long") << std::string(10000, 'x');
    QTest::newRow("zero byte") << std::string("a\0b", 3);
}

void TestScenarioJson::anyNameRoundTrips()
{
    QFETCH(std::string, name);
    const Schema &schema = standardSchema();
    const Scenario scenario = newScenario(name, schema, shippedCatalog());
    const Result<Scenario> read = scenarioFromJson(scenarioToJson(scenario, schema), schema, shippedCatalog());
    QVERIFY(read.has_value());
    QVERIFY(read->name == name);
}

void TestScenarioJson::missingParametersTakeDefaults()
{
    const Schema &schema = standardSchema();
    const Result<Scenario> read = scenarioFromJson(
        R"({"runcast_scenario": 1, "name": "x", "parameters": {"schedule.mfu": 0.5}})", schema, shippedCatalog());
    QVERIFY(read.has_value());
    Scenario expected = newScenario("x", schema, shippedCatalog());
    expected.schedule.mfu = 0.5; // given without a source: kept as it is, and nobody's default
    expected.defaultSources.erase("schedule.mfu");
    QVERIFY(*read == expected);
}

void TestScenarioJson::refuses_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("named");
    const auto with = [](const char *parameters) {
        return std::string(R"({"runcast_scenario": 1, "name": "x", "parameters": )") + parameters + "}";
    };
    QTest::newRow("empty") << std::string() << std::string("byte");
    QTest::newRow("no JSON") << std::string("hello") << std::string("byte");
    QTest::newRow("truncated") << std::string(R"({"runcast_scenario": 1, "na)") << std::string("byte");
    QTest::newRow("a list") << std::string("[1]") << std::string("runcast_scenario");
    QTest::newRow("another file") << std::string(R"({"model_type": "llama"})") << std::string("runcast_scenario");
    QTest::newRow("no name") << std::string(R"({"runcast_scenario": 1})") << std::string("$.name");
    QTest::newRow("unknown input") << with(R"({"schedule.speed": 1})") << std::string("schedule.speed");
    QTest::newRow("wrong kind") << with(R"({"schedule.mfu": "fast"})") << std::string("$.parameters.schedule.mfu");
    QTest::newRow("nested value") << with(R"({"schedule.mfu": {"a": 1}})") << std::string("$.parameters.schedule.mfu");
    QTest::newRow("same key twice") << with(R"({"schedule.mfu": 0.4, "schedule.mfu": 0.5})")
                                    << std::string("schedule.mfu");
    QTest::newRow("not a number") << with(R"({"schedule.mfu": NaN})") << std::string("byte");
    QTest::newRow("beyond numbers") << with(R"({"schedule.mfu": 1e999})") << std::string("");
    QTest::newRow("parameters no object") << with("[]") << std::string("$.parameters");
    QTest::newRow("deep") << std::string(100000, '[') << std::string("32");
    QTest::newRow("latin-1") << with("{\"price.currency\": \"\xE9\"}") << std::string("byte");
}

void TestScenarioJson::refuses()
{
    QFETCH(std::string, text);
    QFETCH(std::string, named);
    const Result<Scenario> read = scenarioFromJson(text, standardSchema(), shippedCatalog());
    QVERIFY(!read);
    QVERIFY2(plainText(read.error()).find(named) != std::string::npos, plainText(read.error()).c_str());
}

void TestScenarioJson::newerFormatSaysSo()
{
    const Result<Scenario> read =
        scenarioFromJson(R"({"runcast_scenario": 99, "name": "x"})", standardSchema(), shippedCatalog());
    QVERIFY(!read);
    QCOMPARE(read.error().code, ErrorCode::NewerSchema);
}

QTEST_APPLESS_MAIN(TestScenarioJson)
#include "tst_scenario_json.moc"
