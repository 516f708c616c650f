// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "reports/format/format.h"

#include <QtTest>

#include <cmath>
#include <random>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestFieldText : public QObject {
    Q_OBJECT
private slots:
    void everyValueComesBack_data();
    void everyValueComesBack();
    void typed_data();
    void typed();
    void shownInTables();
};

void TestFieldText::everyValueComesBack_data()
{
    QTest::addColumn<QString>("code");
    for (const char *code : {"en", "de", "fr", "pl", "hi", "ar"})
        QTest::newRow(code) << QString::fromLatin1(code);
}

// What a field shows is read as the same value, to the last bit: defaults, and random values of the natural range.
void TestFieldText::everyValueComesBack()
{
    QFETCH(QString, code);
    const Format format(Language::of(code));
    const Scenario scenario = newScenario("s", standardSchema(), shippedCatalog());
    std::mt19937_64 random(7);
    for (const Parameter &parameter : standardSchema().parameters) {
        std::vector<Value> values{parameter.get(scenario), parameter.defaultValue(scenario, shippedCatalog()).value};
        const bool number = parameter.kind == ValueKind::Number || parameter.kind == ValueKind::Count;
        for (int i = 0; number && i < 200; ++i) {
            const double low = std::max(parameter.lowest, 1e-6);
            const double high = std::min(parameter.highest, 1e15);
            double value = low * std::pow(high / low, std::uniform_real_distribution<double>()(random));
            if (parameter.kind == ValueKind::Count || i % 2 == 0)
                value = std::max(parameter.lowest, std::round(value * 1000) / 1000);
            values.push_back(parameter.kind == ValueKind::Count ? std::round(value) : value);
        }
        for (const Choice &choice : parameter.choices)
            values.push_back(std::string(choice.id));
        for (const Value &value : values) {
            const FieldText text = format.editText(parameter, value);
            const Result<Value> read = format.parse(parameter, text.edited(), text);
            const QString seen =
                QString::fromUtf8(parameter.key.data(), qsizetype(parameter.key.size())) + u": "_s + text.edited();
            QVERIFY2(read.has_value(), qPrintable(seen));
            QVERIFY2(*read == value, qPrintable(seen));
        }
    }
}

void TestFieldText::typed_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("scale");   // that the field shows
    QTest::addColumn<double>("expected"); // NaN = refused
    const double refused = std::nan("");
    QTest::newRow("scale of the field") << u"en"_s << u"training.tokens"_s << u"16"_s << u"T"_s << 16e12;
    QTest::newRow("own scale") << u"en"_s << u"training.tokens"_s << u"900B"_s << u"T"_s << 9e11;
    QTest::newRow("German comma") << u"de"_s << u"training.tokens"_s << u"15,6 T"_s << u"T"_s << 15.6e12;
    QTest::newRow("German point") << u"de"_s << u"training.tokens"_s << u"15.6 T"_s << u"T"_s << refused;
    QTest::newRow("per cent") << u"en"_s << u"schedule.mfu"_s << u"42"_s << u"%"_s << 0.42;
    QTest::newRow("share or per cent?") << u"en"_s << u"schedule.mfu"_s << u"0.4"_s << u"%"_s << refused;
    QTest::newRow("share without a field") << u"en"_s << u"schedule.mfu"_s << u"0.4"_s << QString() << 0.4;
    QTest::newRow("minutes") << u"en"_s << u"reliability.restart_s"_s << u"8"_s << u"min"_s << 480.0;
    QTest::newRow("a unit of another kind")
        << u"en"_s << u"reliability.restart_s"_s << u"8 MW"_s << u"min"_s << refused;
    QTest::newRow("power of ten") << u"en"_s << u"reliability.interruptions_per_accelerator_hour"_s << u"1.973 × 10⁻⁵"_s
                                  << QString() << 1.973e-5;
    QTest::newRow("words") << u"en"_s << u"cluster.accelerators"_s << u"many"_s << QString() << refused;
}

void TestFieldText::typed()
{
    QFETCH(QString, code);
    QFETCH(QString, key);
    QFETCH(QString, typed);
    QFETCH(QString, scale);
    QFETCH(double, expected);
    const Parameter *parameter = standardSchema().parameter(key.toStdString());
    QVERIFY(parameter);
    const Result<Value> value =
        Format(Language::of(code)).parse(*parameter, typed, {.number = {}, .scale = scale, .unit = {}});
    QCOMPARE(value.has_value(), !std::isnan(expected));
    if (value)
        QCOMPARE(std::get<double>(*value), expected);
    else
        QVERIFY(!value.error().reason.empty() && value.error().place.empty());
}

void TestFieldText::shownInTables()
{
    const Format format{Language()};
    const auto shown = [&format](const char *key, const Value &value) {
        return format.parameter(*standardSchema().parameter(key), value, shippedCatalog())
            .replace(QChar(0x202f), u' ')
            .replace(QChar(0xa0), u' ');
    };
    QCOMPARE(shown("training.tokens", 15.6e12), u"15.6 T tokens"_s);
    QCOMPARE(shown("schedule.mfu", 0.4), u"40 %"_s);
    QCOMPARE(shown("cluster.accelerator", std::string("h100-sxm")),
             QString::fromStdString(shippedCatalog().findAccelerator("h100-sxm")->name));
    QCOMPARE(shown("cluster.accelerator", std::string("no such")), u"no such"_s);
    QCOMPARE(shown("schedule.start_date", std::string("2027-03-01")), u"1 Mar 2027"_s);
    QCOMPARE(shown("training.tokens", Value{}), u"–"_s);
    QCOMPARE(shown("reliability.restart_s", 420.0), u"7 min"_s);
}

QTEST_MAIN(TestFieldText)
#include "tst_field_text.moc"
