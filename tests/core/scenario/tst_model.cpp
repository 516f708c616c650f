// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/catalog/config/remarks.h"
#include "core/catalog/config_import.h"
#include "core/compute/parameter_count.h"
#include "core/compute/scale_model.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
#include "core/scenario/model_json.h"

#include <QTest>

using namespace runcast;

/// The model of a scenario as a whole: taken over, changed, kept.
class TestModel : public QObject {
    Q_OBJECT
private slots:
    void presetBringsEverySize();
    void everyModelRoundTrips();
    void refusesModels_data();
    void refusesModels();
    void replacingKeepsTheRest();
    void scalingKeepsThePreset();
    void remarksStayWithTheScenario();
    void remarksGoWithTheModel();
    void readsAScenarioWithoutOrigin();
};

namespace {

const Schema &schema()
{
    return standardSchema();
}

Scenario presetScenario(const char *id)
{
    return scenarioFromPreset("A", id, schema(), shippedCatalog()).value();
}

Architecture withoutFamily(Architecture architecture)
{
    architecture.family.clear();
    return architecture;
}

double number(const Scenario &scenario, std::string_view key)
{
    return std::get<double>(schema().parameter(key)->get(scenario));
}

constexpr const char *multimodal =
    R"({"model_type":"llama","hidden_size":512,"intermediate_size":1376,"num_attention_heads":8,"num_hidden_layers":4,
        "num_key_value_heads":2,"vocab_size":32000,"vision_config":{}})";

Scenario importedScenario()
{
    return scenarioFromConfig("B", importConfig(multimodal, "config.json").value(), "config.json", schema(),
                              shippedCatalog());
}

bool tells(const Scenario &scenario, std::string_view id)
{
    const std::vector<Finding> findings = checkInputs(scenario, schema(), shippedCatalog());
    return std::any_of(findings.begin(), findings.end(), [id](const Finding &finding) { return finding.id == id; });
}

} // namespace

// A size without a parameter of its own would be lost on the way through preset, file and library: the sparse offset
// of Llama 4 Maverick, the chosen tokens of DeepSeek-V3.2.
void TestModel::presetBringsEverySize()
{
    for (const ModelPreset &preset : shippedCatalog().models()) {
        const Scenario scenario = presetScenario(preset.id.c_str());
        QVERIFY2(withoutFamily(scenario.model.architecture) == withoutFamily(preset.architecture), preset.id.c_str());
        const Result<Scenario> read = scenarioFromJson(scenarioToJson(scenario, schema()), schema(), shippedCatalog());
        QVERIFY2(read && *read == scenario, preset.id.c_str());
    }
}

void TestModel::everyModelRoundTrips()
{
    for (const ModelPreset &preset : shippedCatalog().models()) {
        const std::string json = modelToJson({preset.name, preset.architecture}, schema());
        const Result<NamedModel> read = modelFromJson(json, schema(), shippedCatalog());
        QVERIFY2(read.has_value(), preset.id.c_str());
        QCOMPARE(read->name, preset.name);
        QVERIFY2(read->architecture == preset.architecture, preset.id.c_str());
    }
}

void TestModel::refusesModels_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("names");
    const QByteArray frame = R"({"runcast_model":1,"name":"A","family":"","parameters":)";
    QTest::newRow("no JSON") << QByteArray("{") << QByteArray();
    QTest::newRow("no model") << QByteArray("{\"name\":\"A\"}") << QByteArray("runcast_model");
    QTest::newRow("newer") << QByteArray("{\"runcast_model\":2}") << QByteArray("newer");
    QTest::newRow("version is a word") << QByteArray("{\"runcast_model\":\"1\"}") << QByteArray("runcast_model");
    QTest::newRow("no parameters") << QByteArray(R"({"runcast_model":1,"name":"A","family":""})")
                                   << QByteArray("$.parameters");
    QTest::newRow("not a size") << frame + R"({"training.tokens":1e12}})" << QByteArray("training.tokens");
    QTest::newRow("the preset") << frame + R"({"model.preset":"gpt2"}})" << QByteArray("model.preset");
    QTest::newRow("unknown") << frame + R"({"model.colour":1}})" << QByteArray("model.colour");
    QTest::newRow("fraction") << frame + R"({"model.layers":4.5}})" << QByteArray("model.layers");
    QTest::newRow("list") << frame + R"({"model.layers":[4]}})" << QByteArray("model.layers");
    QTest::newRow("incomplete") << frame + R"({"model.layers":4}})" << QByteArray();
    QTest::newRow("beyond 64 bits")
        << frame + R"({"model.layers":1e9,"model.hidden_size":1e9,"model.ffn_size":1e9,"model.heads":64,
                      "model.kv_heads":64,"model.head_dim":1e7,"model.vocabulary_size":1e9}})"
        << QByteArray();
}

void TestModel::refusesModels()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, names);
    const Result<NamedModel> read = modelFromJson(json.toStdString(), schema(), shippedCatalog());
    QVERIFY(!read);
    const std::string text = plainText(read.error());
    QVERIFY2(QByteArray::fromStdString(text).contains(names), text.c_str());
}

void TestModel::replacingKeepsTheRest()
{
    Scenario scenario = presetScenario("llama-3.1-405b");
    const Architecture small = shippedCatalog().findModel("llama-3.1-8b")->architecture;
    replaceModel(scenario, small, {.kind = SourceKind::Yours, .text = "Our 8B", .date = {}}, schema(),
                 shippedCatalog());
    QVERIFY(scenario.model.preset.empty());
    QCOMPARE(number(scenario, "model.total_parameters"), 8030261248.0);
    QCOMPARE(number(scenario, "training.tokens"), 15.6e12); // Grattafiori et al. 2024, as before
    QCOMPARE(number(scenario, "cluster.accelerators"), 16384.0);
    QCOMPARE(scenario.sources.at("training.tokens").kind, SourceKind::Published);
    QCOMPARE(scenario.sources.at("model.layers").text, std::string("Our 8B"));
    const Result<Scenario> read = scenarioFromJson(scenarioToJson(scenario, schema()), schema(), shippedCatalog());
    QVERIFY(read && *read == scenario);
    QVERIFY(setParameter(scenario, schema(), shippedCatalog(), "model.preset", std::string("gpt3-175b")).has_value());
    QVERIFY(!scenario.sources.contains("model.layers"));
}

void TestModel::scalingKeepsThePreset()
{
    Scenario scenario = presetScenario("llama-3.1-405b");
    const Architecture scaled = scaleArchitecture(scenario.model.architecture, 70e9).value();
    changeModel(scenario, scaled, {.kind = SourceKind::Yours, .text = "scaled", .date = {}}, schema());
    QCOMPARE(scenario.model.preset, std::string("llama-3.1-405b"));
    QVERIFY(scenario.model.architecture == scaled);
    QVERIFY(scenario.sources.contains("model.layers"));
    QVERIFY(!scenario.sources.contains("model.head_dim")); // stays as published
    QVERIFY(std::abs(number(scenario, "model.total_parameters") / 70e9 - 1) < 0.1);
}

void TestModel::remarksStayWithTheScenario()
{
    const Scenario scenario = importedScenario();
    QVERIFY(tells(scenario, "import.part_left_out"));
    const Result<Scenario> read = scenarioFromJson(scenarioToJson(scenario, schema()), schema(), shippedCatalog());
    QVERIFY(read && *read == scenario);
    QCOMPARE(read->model.architecture.family, std::string("llama"));
    QVERIFY(tells(*read, "import.part_left_out"));
    // What a file makes up is no finding.
    QVERIFY(!importFinding("import.invented", {"x"}).has_value());
    QVERIFY(!importFinding("import.part_left_out", {}).has_value());
}

void TestModel::remarksGoWithTheModel()
{
    Scenario scenario = importedScenario();
    QVERIFY(setParameter(scenario, schema(), shippedCatalog(), "model.preset", std::string("gpt3-175b")).has_value());
    QVERIFY(!tells(scenario, "import.part_left_out"));
}

void TestModel::readsAScenarioWithoutOrigin()
{
    const char *const written = R"({"runcast_scenario":1,"name":"A","parameters":{"model.preset":"gpt3-175b"}})";
    QVERIFY(scenarioFromJson(written, schema(), shippedCatalog()).has_value());
    for (const char *origin : {"1", "{\"family\":1}", "{\"remarks\":{}}", "{\"remarks\":[\"x\"]}", "{\"remarks\":[[]]}",
                               "{\"remarks\":[[\"x\",1]]}"}) {
        const std::string wrong = R"({"runcast_scenario":1,"name":"A","model_origin":)" + std::string(origin) + "}";
        const Result<Scenario> read = scenarioFromJson(wrong, schema(), shippedCatalog());
        QVERIFY2(!read && read.error().place.find("model_origin") != std::string::npos, origin);
    }
}

QTEST_APPLESS_MAIN(TestModel)
#include "tst_model.moc"
