// SPDX-License-Identifier: MIT
#include "library_fixture.h"

#include "db/names.h"

using namespace runcast;
using namespace Qt::StringLiterals;

class TestSearch : public QObject {
    Q_OBJECT

private slots:
    void finds_data();
    void finds();
    void emptyFindsAll();
    void folds_data();
    void folds();
    void statusWordsGoBothWays();
};

void TestSearch::finds_data()
{
    QTest::addColumn<QString>("search");
    QTest::addColumn<bool>("found");
    // The scenario: "Frontier Zürich", note "rented from Café & Søn 100%", owner "Grace Hopper", tags "big run" and
    // "Müller", status proposed, model "Llama 3.1 405B".
    QTest::newRow("a word of the name") << u"frontier"_s << true;
    QTest::newRow("part of a word") << u"ront"_s << true;
    QTest::newRow("other case") << u"FRONTIER"_s << true;
    QTest::newRow("without accents") << u"zurich cafe"_s << true;
    QTest::newRow("with accents, decomposed") << u"zu\u0308rich"_s << true;
    QTest::newRow("any order, other fields") << u"405b hopper frontier rented"_s << true;
    QTest::newRow("one word missing") << u"frontier 70b"_s << false;
    QTest::newRow("tag by its start") << u"tag:big"_s << true;
    QTest::newRow("quoted tag") << u"tag:\"big run\""_s << true;
    QTest::newRow("tag, not its middle") << u"tag:run"_s << false;
    QTest::newRow("tag without accents") << u"tag:muller"_s << true;
    QTest::newRow("both tags") << u"tag:big tag:mul"_s << true;
    QTest::newRow("word of a tag") << u"müller"_s << true;
    QTest::newRow("status") << u"status:proposed"_s << true;
    QTest::newRow("status, half typed") << u"status:prop"_s << true;
    QTest::newRow("other status") << u"status:draft"_s << false;
    QTest::newRow("upper case") << u"TAG:BIG STATUS:PROPOSED"_s << true;
    QTest::newRow("nothing after the colon") << u"tag: frontier"_s << true;
    QTest::newRow("quoted words") << u"\"grace hopper\""_s << true;
    QTest::newRow("quoted words in the other order") << u"\"hopper grace\""_s << false;
    QTest::newRow("open quotation") << u"\"grace hop"_s << true;
    QTest::newRow("words do not run across fields") << u"\"zurich rented\""_s << false;
    QTest::newRow("wildcards are letters") << u"fr%r"_s << false;
    QTest::newRow("percent sign") << u"100%"_s << true;
    QTest::newRow("underscore") << u"_"_s << false;
    QTest::newRow("SQL") << u"' OR 1=1 --"_s << false;
}

void TestSearch::finds()
{
    QFETCH(QString, search);
    StoredRecord stored;
    stored.record.name = u"Frontier Zürich"_s;
    stored.record.meta = {.note = u"rented from Café & Søn 100%"_s,
                          .owner = u"Grace Hopper"_s,
                          .tags = {u"big run"_s, u"Müller"_s},
                          .status = ScenarioStatus::Proposed};
    stored.modelName = u"Llama 3.1 405B"_s;
    QTEST(ScenarioSearch(search).matches(stored), "found");
}

void TestSearch::emptyFindsAll()
{
    for (const QString &text : {QString(), u"   "_s, u"\"\""_s, u"tag:"_s}) {
        QVERIFY(ScenarioSearch(text).isEmpty());
        QVERIFY(ScenarioSearch(text).matches({}));
    }
}

void TestSearch::folds_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("folded");
    QTest::newRow("umlaut") << u"ZÜRICH"_s << u"zurich"_s;
    QTest::newRow("sharp s") << u"Straße"_s << u"strasse"_s;
    QTest::newRow("full width") << u"ＧＰＵ"_s << u"gpu"_s;
    QTest::newRow("Arabic vowels") << u"مُحَمَّد"_s << u"محمد"_s;
    QTest::newRow("two characters of Chinese") << u"训练"_s << u"训练"_s;
}

void TestSearch::folds()
{
    QFETCH(QString, text);
    QTEST(searchFolded(text), "folded");
}

void TestSearch::statusWordsGoBothWays()
{
    for (const ScenarioStatus status :
         {ScenarioStatus::Draft, ScenarioStatus::Proposed, ScenarioStatus::Approved, ScenarioStatus::Rejected})
        QCOMPARE(statusFromKey(QString(statusKey(status))), std::optional(status));
    QVERIFY(!statusFromKey(u"Draft"));
    QVERIFY(!statusFromKey(u""));
}

QTEST_GUILESS_MAIN(TestSearch)
#include "tst_search.moc"
