// SPDX-License-Identifier: MIT
#include "reports/format/currency.h"
#include "reports/format/format.h"
#include "reports/format/number.h"
#include "reports/format/number_input.h"

#include <QtTest>

#include <limits>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestFormat : public QObject {
    Q_OBJECT
private slots:
    void numbers_data();
    void numbers();
    void headlines_data();
    void headlines();
    void columnSharesItsUnit();
    void tablesOfMoney();
    void currencies();
    void deltas_data();
    void deltas();
    void ranges();
    void dates_data();
    void dates();
    void plurals();
    void fieldTexts_data();
    void fieldTexts();
    void typedNumbers_data();
    void typedNumbers();
};

void TestFormat::numbers_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<double>("value");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QString>("expected");
    // CLDR 41 number formats.
    QTest::newRow("en") << u"en"_s << 1234567.5 << 1 << u"1,234,567.5"_s;
    QTest::newRow("de") << u"de"_s << 1234567.5 << 1 << u"1.234.567,5"_s;
    QTest::newRow("fr") << u"fr"_s << 1234567.5 << 1 << u"1\u202f234\u202f567,5"_s;
    QTest::newRow("hi") << u"hi"_s << 1234567.5 << 1 << u"12,34,567.5"_s;
    QTest::newRow("ar") << u"ar"_s << 1234567.5 << 1 << u"١٬٢٣٤٬٥٦٧٫٥"_s;
    QTest::newRow("pl, wrong in Qt 6.4") << u"pl"_s << 1234567.5 << 1 << u"1\u00a0234\u00a0567,5"_s;
    QTest::newRow("es, wrong in Qt 6.4") << u"es"_s << 1234567.0 << 0 << u"1.234.567"_s;
    QTest::newRow("minus") << u"en"_s << -1234.5 << 1 << u"−1,234.5"_s;
    QTest::newRow("minus in isolates") << u"ar"_s << -3.0 << 0 << u"\u2066−٣\u2069"_s;
    QTest::newRow("no minus zero") << u"en"_s << -0.04 << 1 << u"0.0"_s;
    QTest::newRow("not computed") << u"en"_s << std::numeric_limits<double>::quiet_NaN() << 1 << u"–"_s;
    QTest::newRow("without end") << u"en"_s << std::numeric_limits<double>::infinity() << 1 << u"∞"_s;
}

void TestFormat::numbers()
{
    QFETCH(QString, code);
    QFETCH(double, value);
    QFETCH(int, decimals);
    QTEST(Format(Language::of(code)).number(value, decimals), "expected");
}

void TestFormat::headlines_data()
{
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("word");
    // The figures of the mock-ups in their form there.
    QTest::newRow("cost") << Unit::Usd << 90.08e6 << u"90.1"_s << u"M\u00a0USD"_s;
    QTest::newRow("small cost") << Unit::Usd << 950.0 << u"950.00"_s << u"USD"_s;
    QTest::newRow("thousands") << Unit::Usd << 210e3 << u"210.0"_s << u"k\u00a0USD"_s;
    QTest::newRow("rounding up a step") << Unit::Usd << 999.96e6 << u"1.0"_s << u"B\u00a0USD"_s;
    QTest::newRow("negative") << Unit::Usd << -4.9e6 << u"−4.9"_s << u"M\u00a0USD"_s;
    QTest::newRow("unit price") << Unit::UsdPerMillionTokens << 5.774 << u"5.77"_s << u"USD/M tokens"_s;
    QTest::newRow("tariff") << Unit::UsdPerKwh << 0.0813 << u"0.0813"_s << u"USD/kWh"_s;
    QTest::newRow("rent") << Unit::UsdPerHour << 2.4 << u"2.40"_s << u"USD/h"_s;
    QTest::newRow("accelerator-hours") << Unit::Hours << 29.83e6 << u"29.8"_s << u"M\u00a0h"_s;
    QTest::newRow("between failures") << Unit::Hours << 3.09 << u"3.1"_s << u"h"_s;
    QTest::newRow("power") << Unit::Megawatts << 22.94 << u"22.9"_s << u"MW"_s;
    QTest::newRow("small power") << Unit::Megawatts << 0.73 << u"730.0"_s << u"kW"_s;
    QTest::newRow("watts") << Unit::Watts << 700.0 << u"700"_s << u"W"_s;
    QTest::newRow("kilowatts") << Unit::Watts << 1404.0 << u"1.4"_s << u"kW"_s;
    QTest::newRow("energy") << Unit::MegawattHours << 41783.0 << u"41.8"_s << u"GWh"_s;
    QTest::newRow("carbon") << Unit::Tonnes << 15578.2 << u"15,578"_s << u"t CO₂e"_s;
    QTest::newRow("days") << Unit::Days << 75.92 << u"75.9"_s << u"days"_s;
    QTest::newRow("parameters") << Unit::Parameters << 405853388800.0 << u"405.85"_s << u"B"_s;
    QTest::newRow("tokens") << Unit::Tokens << 15.6e12 << u"15.6"_s << u"T\u00a0tokens"_s;
    QTest::newRow("accelerators") << Unit::Accelerators << 16384.0 << u"16,384"_s << u"GPUs"_s;
    QTest::newRow("interruptions") << Unit::Count << 589.3 << u"589"_s << QString();
    QTest::newRow("few interruptions") << Unit::Count << 2.34 << u"2.3"_s << QString();
    QTest::newRow("compute") << Unit::Flop << 3.94e25 << u"39.4"_s << u"×10²⁴\u00a0FLOP"_s;
    QTest::newRow("bytes") << Unit::Bytes << 70.34e9 << u"70.3"_s << u"GB"_s;
    QTest::newRow("checkpoint") << Unit::Bytes << 5.68e12 << u"5.7"_s << u"TB"_s;
    QTest::newRow("step") << Unit::Seconds << 6.534 << u"6.53"_s << u"s"_s;
    QTest::newRow("interval") << Unit::Seconds << 422.0 << u"7.0"_s << u"min"_s;
    QTest::newRow("share") << Unit::Fraction << 0.9264 << u"92.6"_s << u"%"_s;
    QTest::newRow("small share") << Unit::Fraction << 0.0042 << u"0.42"_s << u"%"_s;
    QTest::newRow("failure rate") << Unit::PerHour << 1.973e-5 << u"1.973"_s << u"×10⁻⁵\u00a0/h"_s;
    QTest::newRow("date") << Unit::Date << 20953.4 << u"15\u00a0May\u00a02027"_s << QString();
    QTest::newRow("not computed") << Unit::Usd << std::numeric_limits<double>::quiet_NaN() << u"–"_s << QString();
    QTest::newRow("zero") << Unit::Usd << 0.0 << u"0.00"_s << u"USD"_s;
}

void TestFormat::headlines()
{
    QFETCH(Unit, unit);
    QFETCH(double, value);
    const Quantity quantity = Format(Language()).value(unit, value);
    QTEST(quantity.number, "number");
    QTEST(quantity.unit, "word");
}

void TestFormat::columnSharesItsUnit()
{
    const Format format{Language()};
    const double parts[] = {71.6e6, 0.9e6, std::numeric_limits<double>::quiet_NaN(), 49e3};
    const Scale scale = format.scaleFor(Unit::Usd, parts);
    QCOMPARE(format.unitOf(scale), u"M\u00a0USD"_s);
    QCOMPARE(format.inScale(scale, parts[0]), u"71.6"_s);
    QCOMPARE(format.inScale(scale, parts[1]), u"0.9"_s);
    QCOMPARE(format.inScale(scale, parts[2]), u"–"_s);
    QCOMPARE(format.inScale(scale, parts[3]), u"0.0"_s);
}

void TestFormat::tablesOfMoney()
{
    const Format format{Language()};
    const double amounts[] = {110571432, 3360000};
    const Scale scale = format.scaleFor(Unit::Usd, amounts, Detail::Table);
    QCOMPARE(format.unitOf(scale), u"thousand\u00a0USD"_s);
    QCOMPARE(format.inScale(scale, amounts[0]), u"110,571"_s);
    QCOMPARE(format.exact(Unit::Usd, 90123456.781), u"90,123,456.78\u202fUSD"_s);
}

void TestFormat::currencies()
{
    const Format yen(Language(), u"JPY"_s, 150);
    QCOMPARE(yen.value(Unit::Usd, 90.1e6).joined(), u"13.5\u202fB\u00a0JPY"_s);
    QCOMPARE(yen.value(Unit::Usd, 4).joined(), u"600\u202fJPY"_s);
    QCOMPARE(Format(Language(), u"KWD"_s, 0.3).value(Unit::UsdPerHour, 40).joined(), u"12.000\u202fKWD/h"_s);
    QCOMPARE(minorDigits(u"EUR"), 2);
    QCOMPARE(minorDigits(u"CLF"), 4);
}

void TestFormat::deltas_data()
{
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<Better>("better");
    QTest::addColumn<double>("base");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("text");
    QTest::addColumn<Judgement>("judgement");
    QTest::newRow("cheaper") << Unit::Usd << Better::Lower << 90.1e6 << 76.4e6 << u"−13.7 (−15\u202f%)"_s
                             << Judgement::Better;
    QTest::newRow("dearer") << Unit::Usd << Better::Lower << 84.8e6 << 90.1e6 << u"+5.3 (+6\u202f%)"_s
                            << Judgement::Worse;
    QTest::newRow("points") << Unit::Fraction << Better::Higher << 0.926 << 0.982 << u"+5.6\u202fpp"_s
                            << Judgement::Better;
    QTest::newRow("later") << Unit::Date << Better::Lower << 20953.0 << 21075.0 << u"122 days later"_s
                           << Judgement::Worse;
    QTest::newRow("a day earlier") << Unit::Date << Better::Lower << 20953.0 << 20952.0 << u"1 day earlier"_s
                                   << Judgement::Better;
    QTest::newRow("same") << Unit::Usd << Better::Lower << 90.1e6 << 90.11e6 << u"same"_s << Judgement::Same;
    QTest::newRow("neither") << Unit::Accelerators << Better::Neither << 16384.0 << 2048.0 << u"−14,336 (−88\u202f%)"_s
                             << Judgement::None;
    QTest::newRow("from zero") << Unit::Usd << Better::Lower << 0.0 << 5e6 << u"+5.0"_s << Judgement::Worse;
    QTest::newRow("from below zero") << Unit::Usd << Better::Higher << -2e6 << 3e6 << u"+5.0"_s << Judgement::Better;
    QTest::newRow("not computed") << Unit::Usd << Better::Lower << 1.0 << std::numeric_limits<double>::quiet_NaN()
                                  << u"–"_s << Judgement::None;
}

void TestFormat::deltas()
{
    QFETCH(Unit, unit);
    QFETCH(Better, better);
    QFETCH(double, base);
    QFETCH(double, value);
    const Delta delta = Format(Language()).delta(unit, better, base, value);
    QTEST(delta.text(), "text");
    QTEST(delta.judgement, "judgement");
}

void TestFormat::ranges()
{
    const Format format{Language()};
    QCOMPARE(format.range(Unit::Usd, 85.7e6, 96.4e6), u"85.7\u202f–\u2060\u202f96.4\u202fM\u00a0USD"_s);
    QCOMPARE(format.range(Unit::Usd, -1.2e6, 3.4e6), u"−1.2 to 3.4\u202fM\u00a0USD"_s);
    QCOMPARE(format.range(Unit::Days, 54, 54), u"54.0\u202fdays"_s);
    QVERIFY(Format(Language::of(u"ar"_s)).range(Unit::Days, 54, 60).startsWith(QChar(0x2066)));
}

void TestFormat::dates_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<DateForm>("form");
    QTest::addColumn<QString>("expected");
    QTest::newRow("en") << u"en"_s << DateForm::Long << u"14 March 2027"_s;
    QTest::newRow("fr") << u"fr"_s << DateForm::Long << u"14 mars 2027"_s;
    QTest::newRow("ar") << u"ar"_s << DateForm::Long << u"١٤ مارس ٢٠٢٧"_s;
    QTest::newRow("iso in any language") << u"ar"_s << DateForm::Iso << u"2027-03-14"_s;
}

void TestFormat::dates()
{
    QFETCH(QString, code);
    QFETCH(DateForm, form);
    const Format format(Language::of(code));
    QTEST(format.date(20891, form).replace(QChar(0x00a0), u' '), "expected");
    QCOMPARE(format.date(1e300), u"–"_s);
}

void TestFormat::plurals()
{
    const Format format{Language()};
    QCOMPARE(format.value(Unit::Accelerators, 1).joined(), u"1\u202fGPU"_s);
    QCOMPARE(format.value(Unit::People, 24).joined(), u"24\u202fpeople"_s);
    QCOMPARE(Language::of(u"nonsense"_s).code(), u"en"_s);
}

void TestFormat::fieldTexts_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<Unit>("unit");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("edited");
    QTest::addColumn<QString>("word");
    QTest::newRow("tokens") << u"en"_s << Unit::Tokens << 15.6e12 << u"15.6T"_s << u"tokens"_s;
    QTest::newRow("exact, not rounded") << u"en"_s << Unit::Tokens << 16777216.0 << u"16,777,216"_s << u"tokens"_s;
    QTest::newRow("share") << u"en"_s << Unit::Fraction << 0.4 << u"40%"_s << QString();
    QTest::newRow("awkward share") << u"en"_s << Unit::Fraction << 0.07 << u"7%"_s << QString();
    QTest::newRow("rent") << u"en"_s << Unit::UsdPerHour << 2.4 << u"2.40"_s << u"USD/h"_s;
    QTest::newRow("tariff in German") << u"de"_s << Unit::UsdPerKwh << 0.08134 << u"0,08134"_s << u"USD/kWh"_s;
    QTest::newRow("budget") << u"en"_s << Unit::Usd << 95e6 << u"95M"_s << u"USD"_s;
    QTest::newRow("minutes") << u"en"_s << Unit::Seconds << 420.0 << u"7min"_s << QString();
    QTest::newRow("seconds") << u"en"_s << Unit::Seconds << 30.0 << u"30s"_s << QString();
    QTest::newRow("failure rate") << u"en"_s << Unit::PerHour << 1.973e-5 << u"1.973×10⁻⁵"_s << u"/h"_s;
    QTest::newRow("limit") << u"en"_s << Unit::Megawatts << 25.0 << u"25"_s << u"MW"_s;
    QTest::newRow("GPUs") << u"de"_s << Unit::Accelerators << 16384.0 << u"16.384"_s << u"GPUs"_s;
}

void TestFormat::fieldTexts()
{
    QFETCH(QString, code);
    QFETCH(Unit, unit);
    QFETCH(double, value);
    const Parameter parameter{.key = "x", .unit = unit};
    const FieldText text = Format(Language::of(code)).editText(parameter, value);
    QTEST(text.edited(), "edited");
    if (code == "en"_L1)
        QTEST(text.unit, "word");
}

void TestFormat::typedNumbers_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("plain"); // null = refused
    QTest::newRow("en") << u"en"_s << u"15.6T"_s << u"15.6T"_s;
    QTest::newRow("en groups") << u"en"_s << u"16,384"_s << u"16384"_s;
    QTest::newRow("en, German typing") << u"en"_s << u"1,5"_s << QString();
    QTest::newRow("en, wrong groups") << u"en"_s << u"1,63,84"_s << QString();
    QTest::newRow("en, two points") << u"en"_s << u"1.2.3"_s << QString();
    QTest::newRow("de") << u"de"_s << u"15,6 T"_s << u"15.6T"_s;
    QTest::newRow("de groups") << u"de"_s << u"1.234.567,5"_s << u"1234567.5"_s;
    QTest::newRow("de, English typing") << u"de"_s << u"1.5"_s << QString();
    QTest::newRow("de, English fraction") << u"de"_s << u"0.400"_s << QString();
    QTest::newRow("fr") << u"fr"_s << u"1\u202f234,5"_s << u"1234.5"_s;
    QTest::newRow("fr with plain spaces") << u"fr"_s << u"1 234 567"_s << u"1234567"_s;
    QTest::newRow("fr, a point means nothing else") << u"fr"_s << u"1.5"_s << u"1.5"_s;
    QTest::newRow("hi") << u"hi"_s << u"12,34,567.5"_s << u"1234567.5"_s;
    QTest::newRow("hi in Devanagari") << u"hi"_s << u"१२"_s << u"12"_s;
    QTest::newRow("ar") << u"ar"_s << u"١٬٢٣٤٫٥"_s << u"1234.5"_s;
    QTest::newRow("ar per cent") << u"ar"_s << u"\u2066٤٠٪\u2069"_s << u"40%"_s;
    QTest::newRow("minus") << u"en"_s << u"−3.5"_s << u"-3.5"_s;
    QTest::newRow("exponent") << u"en"_s << u"1.5e9"_s << u"1.5e9"_s;
    QTest::newRow("power of ten") << u"en"_s << u"1.973×10⁻⁵"_s << u"1.973e-5"_s;
    QTest::newRow("leading point") << u"en"_s << u".5"_s << u"0.5"_s;
    QTest::newRow("words are left to the parser") << u"en"_s << u"many"_s << u"many"_s;
    QTest::newRow("empty") << u"en"_s << u"  "_s << u""_s;
}

void TestFormat::typedNumbers()
{
    QFETCH(QString, code);
    QFETCH(QString, typed);
    QFETCH(QString, plain);
    const Result<QString> result = plainNumber(typed, Language::of(code));
    QCOMPARE(result.has_value(), !plain.isNull());
    if (result)
        QCOMPARE(*result, plain);
    else
        QVERIFY(!result.error().advice.empty());
}

QTEST_MAIN(TestFormat)
#include "tst_format.moc"
