// SPDX-License-Identifier: MIT
#include "../test_data.h"

#include "core/base/strings.h"
#include "core/catalog/config_import.h"
#include "core/compute/parameter_count.h"

#include <QDir>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestConfigImport : public QObject {
    Q_OBJECT

private slots:
    void answers_data();
    void answers();
    void kinds_data();
    void kinds();
    void everyPrefixIsRefused();
    void everyBrokenByteIsSurvived();
    void deepNesting_data();
    void deepNesting();
    void nameAndSequence();
    void partsLeftOut();
    void otherFamilies_data();
    void otherFamilies();
    void readsEveryWindow_data();
    void readsEveryWindow();
    void messagesAreShort();
};

namespace {

QString hostile(const QString &file)
{
    return QStringLiteral(RUNCAST_TEST_DATA "/hostile/") + file;
}

// Everything that an import says, as a person reads it.
QString said(const Result<ConfigImport> &result)
{
    if (!result)
        return QString::fromStdString(plainText(result.error()));
    QStringList texts;
    for (const Finding &finding : result->warnings) {
        std::vector<std::string> arguments;
        for (const FindingArgument &argument : finding.arguments)
            arguments.push_back(std::get<std::string>(argument.value));
        texts << QString::fromStdString(fillPlaces(finding.text, arguments));
    }
    return texts.join(u'\n');
}

bool warns(const Result<ConfigImport> &result)
{
    return result && std::any_of(result->warnings.begin(), result->warnings.end(),
                                 [](const Finding &finding) { return finding.severity == Severity::Warning; });
}

std::string baseline()
{
    return fileBytes(hostile(u"ok_baseline.json"_s));
}

// The small valid Llama with one key replaced or added; null takes it out.
std::string baselineWith(const char *key, const QByteArray &json)
{
    QByteArray text =
        "{\"model_type\":\"llama\",\"hidden_size\":512,\"intermediate_size\":1376,\"num_attention_heads\":8,"
        "\"num_hidden_layers\":4,\"num_key_value_heads\":2,\"vocab_size\":32000";
    const qsizetype at = text.indexOf(QByteArray("\"") + key + "\":");
    if (at >= 0) {
        const qsizetype end = text.indexOf(',', at);
        text.remove(at - 1, (end < 0 ? text.size() : end) - at + 1);
    }
    return (text + ",\"" + key + "\":" + json + "}").toStdString();
}

} // namespace

// hostile/expected.csv: what a person must be told about each file.
void TestConfigImport::answers_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<QByteArray>("names");
    QTest::addColumn<qint64>("total");
    const CsvTable table = testTable(hostile(u"expected.csv"_s));
    for (size_t row = 0; row < table.rowCount(); ++row) {
        const QByteArray file = textIn(table, row, "file");
        QTest::newRow(file.constData()) << QString::fromLatin1(file) << textIn(table, row, "answer")
                                        << textIn(table, row, "names") << qint64(numberIn(table, row, "total"));
    }
    const qsizetype files = QDir(hostile({})).entryList({u"*.json"_s}).size();
    QCOMPARE(files, qsizetype(table.rowCount()));
}

void TestConfigImport::answers()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, answer);
    QFETCH(QByteArray, names);
    QFETCH(qint64, total);
    const Result<ConfigImport> result = importConfig(fileBytes(hostile(file)), file.toStdString());
    const QString text = said(result);
    QCOMPARE(result.has_value(), answer != "refuse");
    QCOMPARE(warns(result), answer == "warn");
    for (const QByteArray &name : names.split('|'))
        QVERIFY2(text.contains(QString::fromUtf8(name)), qPrintable(text));
    if (result)
        QCOMPARE(qint64(countParameters(result->architecture)->total), total);
    else
        QVERIFY2(!result.error().advice.empty() && result.error().file == file.toStdString(), qPrintable(text));
}

void TestConfigImport::kinds_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("says"); // empty: accepted
    const auto row = [](const char *name, const QByteArray &bytes, const QString &says) {
        QTest::newRow(name) << bytes << says;
    };
    const auto with = [](const char *key, const char *json) {
        return QByteArray::fromStdString(baselineWith(key, json));
    };

    row("blank", " \r\n\t ", u"empty"_s);
    row("only a byte order mark", "\xef\xbb\xbf", u"empty"_s);
    row("list", "[{\"model_type\":\"llama\"}]", u"no JSON object"_s);
    row("word", "Entry not found", u"no JSON object"_s);
    row("server's error", R"({"error":"Access to model meta-llama/Llama-3.1-8B is restricted."})",
        u"server's error message"_s);
    row("Python dictionary", "{'model_type': 'llama'}", u"not valid JSON"_s);
    row("comment", "{\"model_type\": \"llama\" // here\n}", u"not valid JSON"_s);
    row("trailing comma", "{\"model_type\": \"llama\",}", u"not valid JSON"_s);
    row("two objects", "{\"model_type\":\"llama\"}\n{\"model_type\":\"llama\"}", u"line 2"_s);
    row("control character in a string", "{\"model_type\":\"ll\nama\"}", u"not valid JSON"_s);
    row("UTF-32", QByteArray("\xff\xfe\0\0{\0\0\0", 8), u"UTF-32"_s);
    row("UTF-16 cut in half", QByteArray("\xff\xfe{\0\"", 5), u"UTF-16"_s);
    row("UTF-16 lone surrogate", QByteArray("\xff\xfe{\0\0\xd8}\0", 8), u"UTF-16"_s);
    row("overlong UTF-8", "{\"model_type\":\"\xc0\xae\"}", u"not UTF-8"_s);
    row("NUL inside", QByteArray("{\"a\":\"b\0\"}", 10), u"binary"_s);
    row("PyTorch checkpoint", QByteArray("PK\x03\x04\0\0", 6), u"ZIP"_s);
    row("safetensors", QByteArray("\x40\0\0\0\0\0\0\0{\"__metadata__\":{}}", 27), u"safetensors"_s);
    row("GGUF", QByteArray("GGUF\x03\0\0\0", 8), u"GGUF"_s);
    row("too large", QByteArray("{\"vocab\":\"") + QByteArray(5 << 20, 'a') + "\"}", u"bytes"_s);
    row("XML", "<?xml version=\"1.0\"?><a/>", u"XML"_s);
    row("index of weights", R"({"metadata":{"total_size":1},"weight_map":{}})", u"index of a model's weight files"_s);
    row("preprocessor", R"({"image_processor_type":"CLIPImageProcessor"})", u"preprocessor"_s);
    row("DeepSpeed", R"({"train_batch_size":8,"zero_optimization":{"stage":3}})", u"DeepSpeed"_s);
    row("special tokens", R"({"bos_token":"<s>","eos_token":"</s>"})", u"tokenizer"_s);
    row("part of an image model", R"({"_class_name":"UNet2DConditionModel"})", u"UNet2DConditionModel"_s);
    row("adapter without base", R"({"peft_type":"LORA","r":8})", u"LoRA adapter"_s);
    row("empty object", "{}", u"model_type"_s);
    row("type is a number", R"({"model_type":7})", u"model_type is 7"_s);
    row("class unknown", R"({"architectures":["FrobForCausalLM"]})", u"FrobForCausalLM"_s);

    row("negative", with("hidden_size", "-512"), u"hidden_size is -512"_s);
    row("minus infinity", with("vocab_size", "-Infinity"), u"vocab_size is -Infinity"_s);
    row("words", with("hidden_size", "\"big\""), u"hidden_size is \"big\""_s);
    row("words that start as a number", with("hidden_size", "\"512 wide\""), u"hidden_size is \"512 wide\""_s);
    row("empty quotes", with("hidden_size", "\"\""), u"hidden_size is \"\""_s);
    row("quoted NaN", with("hidden_size", "\"nan\""), u"hidden_size"_s);
    row("list of sizes", with("num_attention_heads", "[8,8,4,4]"), u"num_attention_heads is […]"_s);
    row("object for a size", with("hidden_size", "{\"value\":512}"), u"hidden_size is {…}"_s);
    row("null for a size", with("hidden_size", "null"), u"hidden_size"_s);
    row("head size 0", with("head_dim", "0"), u"head_dim is 0"_s);
    row("too many layers", with("num_hidden_layers", "1000000"), u"num_hidden_layers is 1000000"_s);
    row("bound of 64 bits", with("hidden_size", "9223372036854775807"), u"hidden_size is 9223372036854775807"_s);
    row("one above", with("hidden_size", "9223372036854775808"), u"hidden_size is 9223372036854775808"_s);
    row("flag as number", with("tie_word_embeddings", "1"), u"tie_word_embeddings is 1"_s);
    row("experts without choice", with("num_local_experts", "8"), u"num_experts_per_tok"_s);
    row("linear attention in some layers",
        with("layer_types", R"(["linear_attention","full_attention","linear_attention","full_attention"])"),
        u"\"linear_attention\""_s);
    row("cross-attention", with("add_cross_attention", "true"), u"add_cross_attention"_s);
    row("text part is a word", with("text_config", "\"llama\""), u"text_config"_s);
    row("text part inside the text part", with("text_config", R"({"text_config":{"model_type":"llama"}})"),
        u"2 levels"_s);
    row("dense layers beyond all",
        R"({"model_type":"deepseek","hidden_size":64,"num_hidden_layers":2,"num_attention_heads":2,"vocab_size":100,
            "intermediate_size":64,"n_routed_experts":4,"num_experts_per_tok":2,"moe_intermediate_size":32,
            "first_k_dense_replace":3})",
        u"first_k_dense_replace is 3"_s);
    row("layer that is not there",
        R"({"model_type":"qwen3_moe","hidden_size":64,"head_dim":32,"num_hidden_layers":2,"num_attention_heads":2,
            "vocab_size":100,"intermediate_size":64,"num_experts":4,"num_experts_per_tok":2,"moe_intermediate_size":32,
            "mlp_only_layers":[2]})",
        u"mlp_only_layers"_s);
    row("Meta's vocabulary of -1", R"({"dim":4096,"n_layers":32,"n_heads":32,"vocab_size":-1,"multiple_of":256})",
        u"vocab_size is -1"_s);
    row("Meta's experts", R"({"dim":64,"n_layers":2,"n_heads":2,"vocab_size":9,"moe_args":{}})", u"moe_args"_s);

    row("infinity where nothing is read", with("time_step_limit", "[0.0, Infinity]"), {});
    row("NaN where nothing is read", with("initializer_range", "NaN"), {});
    row("too large where nothing is read", with("initializer_range", "1e999"), {});
    row("too small where nothing is read", with("initializer_range", "1e-999"), {});
    row("a mark of ours in a string", with("note", R"("\u0001NaN")"), {});
    row("whole number with exponent", with("hidden_size", "5.12e2"), {});
    row("quoted flag", with("tie_word_embeddings", "\"false\""), {});
    row("escaped key", R"({"model\u005ftype":"llama","hidden_size":512,"intermediate_size":1376,"num_attention_heads":8,
        "num_hidden_layers":4,"vocab_size":32000})",
        {});
    row("UTF-16 without its mark", QByteArray::fromStdString([] {
            std::string wide;
            for (char c : baselineWith("a", "1"))
                (wide += c) += '\0';
            return wide;
        }()),
        {});
}

void TestConfigImport::kinds()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, says);
    const Result<ConfigImport> result = importConfig({bytes.constData(), size_t(bytes.size())}, "config.json");
    const QString text = said(result);
    QVERIFY2(result.has_value() == says.isEmpty(), qPrintable(text));
    QVERIFY2(text.contains(says), qPrintable(text));
}

void TestConfigImport::everyPrefixIsRefused()
{
    const std::string whole = baselineWith("note", "\"ein größerer Text\"");
    QVERIFY(importConfig(whole, "config.json"));
    for (size_t length = 0; length < whole.size(); ++length) {
        const Result<ConfigImport> result = importConfig(whole.substr(0, length), "config.json");
        QVERIFY2(!result, qPrintable(QString::number(length)));
        QVERIFY(!result.error().reason.empty());
    }
}

// One byte at a time: whatever becomes of it, an accepted model has a count and a refused one a reason.
void TestConfigImport::everyBrokenByteIsSurvived()
{
    const std::string whole = baselineWith("sliding_window", "4096");
    for (size_t at = 0; at < whole.size(); ++at) {
        for (char byte : {'\0', '"', '{', '}', '[', ',', '-', '9', 'e', '\x80', '\xff'}) {
            std::string broken = whole;
            broken[at] = byte;
            const Result<ConfigImport> result = importConfig(broken, "config.json");
            if (result)
                QVERIFY(countParameters(result->architecture)->total > 0);
            else
                QVERIFY(!result.error().reason.empty() && !result.error().advice.empty());
        }
    }
}

void TestConfigImport::deepNesting_data()
{
    QTest::addColumn<QByteArray>("open");
    QTest::addColumn<QByteArray>("close");
    QTest::newRow("objects") << QByteArray("{\"a\":") << QByteArray("}");
    QTest::newRow("text_config") << QByteArray("{\"text_config\":") << QByteArray("}");
    QTest::newRow("lists") << QByteArray("[") << QByteArray("]");
    QTest::newRow("objects that never end") << QByteArray("{\"a\":") << QByteArray();
}

void TestConfigImport::deepNesting()
{
    QFETCH(QByteArray, open);
    QFETCH(QByteArray, close);
    const QByteArray bytes = "{\"a\":" + open.repeated(100'000) + "1" + close.repeated(100'000) + "}";
    const Result<ConfigImport> result = importConfig({bytes.constData(), size_t(bytes.size())}, "config.json");
    QVERIFY(!result);
    QVERIFY2(said(result).contains(u"64 levels"_s), qPrintable(said(result)));
}

void TestConfigImport::nameAndSequence()
{
    const std::string bytes = baseline();
    QCOMPARE(importConfig(bytes, "/home/a/My Llama.json")->name, std::string("My Llama"));
    QCOMPARE(importConfig(bytes, "config.json")->name, std::string("llama"));
    QCOMPARE(importConfig(bytes, "config.json")->maxSequenceLength, std::int64_t(2048));
    QCOMPARE(importConfig(baselineWith("_name_or_path", "\"org/Tiny-4\""), "config.json")->name, std::string("Tiny-4"));
    QCOMPARE(importConfig(baselineWith("a", "1"), "")->maxSequenceLength, std::int64_t(0));
}

void TestConfigImport::partsLeftOut()
{
    const Result<ConfigImport> result = importConfig(
        R"({"model_type":"gemma3","text_config":{"hidden_size":2560,"intermediate_size":10240,"num_hidden_layers":34,
            "model_type":"gemma3_text","sliding_window":1024},"vision_config":{"hidden_size":1152}})",
        "config.json");
    QVERIFY2(result, qPrintable(said(result)));
    QCOMPARE(countParameters(result->architecture)->total,
             std::int64_t(3'880'263'168)); // Gemma 3 4B without its vision part
    for (const char *name : {"vision_config", "text_config.vocab_size = 262208", "text_config.head_dim = 256"})
        QVERIFY2(said(result).contains(QString::fromLatin1(name)), qPrintable(said(result)));
}

// Families without a preset: shapes and totals as their model cards and hub pages state them.
void TestConfigImport::otherFamilies_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<qint64>("total");
    const auto row = [](const char *name, const char *json, qint64 total) {
        QTest::newRow(name) << QByteArray(json) << total;
    };
    row("Baichuan 2 7B",
        R"({"model_type":"baichuan","hidden_size":4096,"intermediate_size":11008,"num_attention_heads":32,
        "num_hidden_layers":32,"vocab_size":125696})",
        7'505'973'248);
    row("GLM-4-9B", R"({"model_type":"glm","hidden_size":4096,"intermediate_size":13696,"num_attention_heads":32,
        "num_key_value_heads":2,"head_dim":128,"attention_bias":true,"num_hidden_layers":40,"vocab_size":151552})",
        9'399'951'360);
    row("GLM-4-9B-0414", R"({"model_type":"glm4","hidden_size":4096,"intermediate_size":13696,"num_attention_heads":32,
        "num_key_value_heads":2,"head_dim":128,"attention_bias":true,"num_hidden_layers":40,"vocab_size":151552})",
        9'400'279'040);
    row("Granite 3.0 8B",
        R"({"model_type":"granite","hidden_size":4096,"intermediate_size":12800,"num_attention_heads":32,
        "num_key_value_heads":8,"num_hidden_layers":40,"vocab_size":49155,"tie_word_embeddings":true})",
        8'170'848'256);
    row("Granite 3.0 1B-A400M", R"({"model_type":"granitemoe","hidden_size":1024,"intermediate_size":512,
        "num_attention_heads":16,"num_key_value_heads":8,"num_hidden_layers":24,"num_local_experts":32,"num_experts_per_tok":8,
        "vocab_size":49155,"tie_word_embeddings":true})",
        1'334'628'352);
    row("Phi-3.5-MoE", R"({"model_type":"phimoe","hidden_size":4096,"intermediate_size":6400,"num_attention_heads":32,
        "num_key_value_heads":8,"num_hidden_layers":32,"num_local_experts":16,"num_experts_per_tok":2,"vocab_size":32064,
        "attention_bias":true,"lm_head_bias":true})",
        41'873'153'344);
    row("SmolLM3 3B", R"({"model_type":"smollm3","hidden_size":2048,"intermediate_size":11008,"num_attention_heads":16,
        "num_key_value_heads":4,"num_hidden_layers":36,"vocab_size":128256})",
        3'075'098'624);
    row("OPT 350M, post-norm with a narrow embedding", R"({"model_type":"opt","hidden_size":1024,"ffn_dim":4096,
        "num_attention_heads":16,"num_hidden_layers":24,"vocab_size":50272,"max_position_embeddings":2048,
        "word_embed_proj_dim":512,"do_layer_norm_before":false})",
        331'196'416);
    row("Falcon 7B, one key-value head", R"({"model_type":"falcon","hidden_size":4544,"num_attention_heads":71,
        "num_hidden_layers":32,"vocab_size":65024,"multi_query":true,"new_decoder_architecture":false,"parallel_attn":true,
        "bias":false})",
        6'921'720'704);
    row("OLMo 2 32B", R"({"model_type":"olmo2","hidden_size":5120,"intermediate_size":27648,"num_attention_heads":40,
        "num_key_value_heads":8,"num_hidden_layers":64,"vocab_size":100352,"tie_word_embeddings":false})",
        32'234'279'936);
    row("Gemma 2 2B", R"({"model_type":"gemma2","hidden_size":2304,"intermediate_size":9216,"num_attention_heads":8,
        "num_key_value_heads":4,"head_dim":256,"num_hidden_layers":26,"vocab_size":256000,"sliding_window":4096})",
        2'614'341'888);
}

void TestConfigImport::otherFamilies()
{
    QFETCH(QByteArray, json);
    const Result<ConfigImport> result = importConfig({json.constData(), size_t(json.size())}, "config.json");
    QVERIFY2(result, qPrintable(said(result)));
    QVERIFY2(result->warnings.empty(), qPrintable(said(result)));
    QTEST(qint64(countParameters(result->architecture)->total), "total");
}

// Windows as the published modelling code lays them over the layers.
void TestConfigImport::readsEveryWindow_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("window");
    QTest::addColumn<int>("layers");
    const auto row = [](const char *name, const char *type, const char *rest, int window, int layers) {
        QTest::newRow(name)
            << QByteArray("{\"model_type\":\"") + type +
                   "\",\"hidden_size\":512,\"intermediate_size\":1024,\"num_attention_heads\":8,\"head_dim\":64,"
                   "\"num_key_value_heads\":2,\"num_hidden_layers\":12,\"vocab_size\":1000," +
                   rest + "}"
            << window << layers;
    };
    row("Mistral", "mistral", "\"sliding_window\":4096", 4096, 12);
    row("Mistral, null", "mistral", "\"sliding_window\":null", 0, 0);
    row("Gemma 2", "gemma2", "\"sliding_window\":4096", 4096, 6);
    row("Gemma 3", "gemma3_text", "\"sliding_window\":512,\"sliding_window_pattern\":6", 512, 10);
    row("Qwen 2, off", "qwen2", "\"sliding_window\":4096,\"max_window_layers\":4,\"use_sliding_window\":false", 0, 0);
    row("Qwen 2, on", "qwen2", "\"sliding_window\":4096,\"max_window_layers\":4,\"use_sliding_window\":true", 4096, 8);
    row("OLMo 3, named one by one", "olmo3",
        "\"sliding_window\":4096,\"layer_types\":[\"full_attention\",\"sliding_attention\",\"sliding_attention\","
        "\"sliding_attention\",\"full_attention\",\"sliding_attention\",\"sliding_attention\",\"sliding_attention\","
        "\"full_attention\",\"full_attention\",\"full_attention\",\"full_attention\"]",
        4096, 6);
    row("Llama 4, chunks", "llama4_text",
        "\"attention_chunk_size\":8192,\"num_local_experts\":4,\"num_experts_per_tok\":1", 8192, 9);
}

void TestConfigImport::readsEveryWindow()
{
    QFETCH(QByteArray, json);
    const Result<ConfigImport> result = importConfig({json.constData(), size_t(json.size())}, "config.json");
    QVERIFY2(result, qPrintable(said(result)));
    QTEST(int(result->architecture.slidingWindow), "window");
    QTEST(int(result->architecture.windowedLayers), "layers");
}

void TestConfigImport::messagesAreShort()
{
    const std::string longText(100'000, 'x');
    const std::string bytes = "{\"model_type\":\"" + longText + "\"}";
    const Result<ConfigImport> result = importConfig(bytes, longText);
    QVERIFY(!result);
    QVERIFY(said(result).size() < 2000);
    const std::string control = R"({"model_type":"a\u0000\u001b[31mb\n"})";
    QVERIFY(!said(importConfig(control, "config.json")).contains(u'\x1b'));
}

QTEST_APPLESS_MAIN(TestConfigImport)
#include "tst_config_import.moc"
