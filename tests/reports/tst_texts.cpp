// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/check.h"
#include "reports/format/formula_words.h"
#include "reports/format/text.h"

#include <QtTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestTexts : public QObject {
    Q_OBJECT
private slots:
    void everythingHasATitle();
    void everyWordOfAFormulaIsKnown();
    void formulasAreWritten();
    void zeroIsSaidInWords();
    void findings_data();
    void findings();
    void fixes();
    void errors();
};

void TestTexts::everythingHasATitle()
{
    const Language english;
    for (const Parameter &parameter : standardSchema().parameters) {
        QVERIFY(!title(parameter, english).isEmpty());
        for (const Choice &choice : parameter.choices)
            QVERIFY(!title(choice, english).isEmpty());
    }
    for (const Figure &figure : standardSchema().figures)
        QVERIFY(!title(figure, english).isEmpty() && !formulaWords(figure, english).isEmpty());
    for (const ParameterGroup group : parameterGroups())
        QVERIFY(!title(group, english).isEmpty());
    for (const Section section : sections())
        QVERIFY(!title(section, english).isEmpty());
}

void TestTexts::everyWordOfAFormulaIsKnown()
{
    const std::span<const char *const> known = formulaPhrases();
    // Names, units and sums of hours; everything longer is words.
    const QStringList signs{u"DualPipe"_s, u"GB"_s, u"PUE"_s, u"sd"_s, u"Hc"_s,
                            u"Hl"_s,       u"Hp"_s, u"Hr"_s,  u"Hs"_s, u"Hx"_s};
    QStringList unknown;
    const auto ask = [&](const char *text) {
        for (const QString &phrase : phrasesOf(QString::fromUtf8(text))) {
            const auto same = [&phrase](const char *word) { return phrase == QString::fromUtf8(word); };
            if (!signs.contains(phrase) && std::none_of(known.begin(), known.end(), same))
                unknown.append(phrase);
        }
    };
    for (const Figure &figure : standardSchema().figures) {
        ask(figure.formula);
        for (const FormulaInput &input : figure.inputs)
            ask(input.symbol);
    }
    QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(u", "_s)));
}

void TestTexts::formulasAreWritten()
{
    const Language german = Language::of(u"de"_s);
    const QString formula = u"Q + (1 − ω) × committed hours × R, or warm-up"_s;
    QCOMPARE(writeFormula(formula, Language()), formula);
    QCOMPARE(writeFormula(formula, german), u"Q + (1 − ω) × verpflichtete Stunden × R, oder Anlauf"_s);
    const auto value = [](const QString &symbol) -> std::optional<QString> {
        if (symbol == u"R"_s)
            return u"2.40 USD/h"_s;
        return symbol == u"warm-up"_s ? std::optional(u"60 s"_s) : std::nullopt;
    };
    QCOMPARE(writeFormula(formula, Language(), value), u"Q + (1 − ω) × committed hours × 2.40 USD/h, or 60 s"_s);
    QCOMPARE(writeFormula(u"detect + warm-up"_s, german, value), u"Erkennen + 60 s"_s);
    QCOMPARE(writeFormula(u"6 × Nₐ × D"_s, german), u"6 × Nₐ × D"_s);
}

void TestTexts::zeroIsSaidInWords()
{
    const Parameter &interval = *standardSchema().parameter("reliability.checkpoint_interval_s");
    QCOMPARE(Format(Language()).parameter(interval, 0.0, shippedCatalog()), u"automatic"_s);
    QCOMPARE(Format(Language::of(u"de"_s)).parameter(interval, 0.0, shippedCatalog()), u"automatisch"_s);
    QCOMPARE(Format(Language()).parameter(interval, 900.0, shippedCatalog()), u"15\u202fmin"_s);
    const Parameter &spares = *standardSchema().parameter("reliability.spare_accelerators");
    QVERIFY(Format(Language()).parameter(spares, 0.0, shippedCatalog()).startsWith(u'0')); // nothing else than none
}

void TestTexts::findings_data()
{
    QTest::addColumn<Finding>("finding");
    QTest::addColumn<QString>("headline");
    QTest::addColumn<QString>("rest");
    QTest::newRow("parts") << Finding{.parameter = {},
                                      .id = {},
                                      .text = "Does not fit: %1 of %2 on stages 1 to %3",
                                      .arguments = {{92.8e9, "memory.per_accelerator_bytes"},
                                                    {80e9, "memory.usable_bytes"},
                                                    {7.0, ""}},
                                      .suggested = {}}
                           << u"Does not fit"_s << u"92.8\u202fGB of 80.0\u202fGB on stages 1 to 7"_s;
    QTest::newRow("no colon")
        << Finding{.parameter = {}, .id = {}, .text = "Energy is inside the rent", .arguments = {}, .suggested = {}}
        << QString() << u"Energy is inside the rent"_s;
    QTest::newRow("a colon in a name") << Finding{.parameter = {},
                                                  .id = {},
                                                  .text = "Unknown accelerator: “%1”",
                                                  .arguments = {{std::string("a: %2 b"), ""}},
                                                  .suggested = {}}
                                       << u"Unknown accelerator"_s << u"“a: %2 b”"_s;
    QTest::newRow("a parameter's unit") << Finding{.parameter = {},
                                                   .id = {},
                                                   .text = "High: %1",
                                                   .arguments = {{0.95, "schedule.mfu"}},
                                                   .suggested = {}}
                                        << u"High"_s << u"95\u202f%"_s;
    QTest::newRow("a day") << Finding{.parameter = {},
                                      .id = {},
                                      .text = "Old: %1 of %2 and %3",
                                      .arguments = {{std::string("Rent"), "title"},
                                                    {std::string("2026-03-14"), "date"},
                                                    {std::string("2025-12"), "date"}},
                                      .suggested = {}}
                           << u"Old"_s << u"Rent of 14\u00a0Mar\u00a02026 and 2025-12"_s;
}

void TestTexts::findings()
{
    QFETCH(Finding, finding);
    const FindingText text = findingText(finding, standardSchema(), Format{Language()});
    QTEST(text.headline, "headline");
    QTEST(text.rest, "rest");
}

void TestTexts::fixes()
{
    const Format format{Language()};
    Finding finding{.parameter = "layout.tensor", .id = {}, .text = "x", .arguments = {}, .suggested = 8.0};
    QVERIFY(findingFixText(finding, standardSchema(), shippedCatalog(), format).startsWith(u"Set to 8"_s));
    finding.suggested = Value{};
    QCOMPARE(findingFixText(finding, standardSchema(), shippedCatalog(), format), QString());
    finding = {.parameter = "no.such", .id = {}, .text = "x", .arguments = {}, .suggested = 8.0};
    QCOMPARE(findingFixText(finding, standardSchema(), shippedCatalog(), format), QString());
}

void TestTexts::errors()
{
    const Error error{.code = ErrorCode::Malformed,
                      .reason = "A quote in the middle of “%1”.",
                      .arguments = {"a<b>"},
                      .advice = "Close it.",
                      .file = "plan.csv",
                      .place = "line 3"};
    QCOMPARE(errorText(error, Language()), u"plan.csv: line 3: A quote in the middle of “a<b>”. Close it."_s);
}

QTEST_MAIN(TestTexts)
#include "tst_texts.moc"
