// SPDX-License-Identifier: MIT
#include "library_fixture.h"

#include "db/names.h"

using namespace runcast;
using namespace Qt::StringLiterals;

class TestHostile : public QObject {
    Q_OBJECT

private slots:
    void keepsStrangeTexts_data();
    void keepsStrangeTexts();
    void refusesTexts_data();
    void refusesTexts();
    void refusesLongFields();
    void refusesCountsThatAreNone();
    void tagsKeepTheirOrder();
};

void TestHostile::keepsStrangeTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("quotation marks") << u"O'Brien \"the\" `boss`"_s;
    QTest::newRow("HTML") << u"<b>bold</b> &amp; <script>alert(1)</script>"_s;
    QTest::newRow("emoji") << u"run 😀👩‍🚀🇩🇪"_s;
    QTest::newRow("Arabic") << u"ميزانية التدريب"_s;
    QTest::newRow("right-to-left override") << u"a\u202Egnp.exe"_s;
    QTest::newRow("SQL") << u"'); DROP TABLE scenario; --"_s;
    QTest::newRow("wildcards") << u"100% _x_ *?[a]"_s;
    QTest::newRow("placeholders") << u":name ?1 @x $y %1 %2"_s;
    QTest::newRow("backslashes") << u"C:\\new\\table"_s;
    QTest::newRow("formula") << u"=1+1"_s;
    QTest::newRow("no-break spaces") << u"a\u00A0b"_s;
    QTest::newRow("many marks") << u"Z"_s + QString(100, QChar(0x0301));
    QTest::newRow("200 characters") << QString(200, u'é');
}

void TestHostile::keepsStrangeTexts()
{
    QFETCH(QString, text);
    const LibraryFixture fixture;
    ScenarioRecord record = LibraryFixture::record(text);
    record.meta = {.note = text, .owner = text, .tags = {text.left(maxTagLength)}};
    ScenarioId id;
    {
        const auto library = fixture.create();
        LibraryFixture::add(*library, u"Other"_s);
        const Result<ScenarioId> inserted = library->insert(record, LibraryFixture::content(1), text);
        VERIFY_OK(inserted);
        id = *inserted;
        VERIFY_OK(library->saveVersion(id, LibraryFixture::content(1),
                                       {.time = LibraryFixture::at(1), .author = text, .comment = text}));
        VERIFY_ERROR(library->insert(record, LibraryFixture::content(1), text), ErrorCode::Refused);
    }
    const auto library = fixture.open();
    const Result<StoredRecord> stored = library->findByName(text);
    VERIFY_OK(stored);
    QCOMPARE(stored->id, id);
    QCOMPARE(stored->record.name, text);
    QCOMPARE(stored->record.meta, record.meta);
    QCOMPARE(library->versions(id)->front().comment, text);
    QCOMPARE(library->versions(id)->front().author, text);
    QCOMPARE(LibraryFixture::names(*library).size(), 2);
    QVERIFY(library->check()->empty());
}

void TestHostile::refusesTexts_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("10,000 characters") << QString(10'000, u'x');
    QTest::newRow("201 characters") << QString(201, u'x');
    QTest::newRow("NUL") << u"a"_s + QChar(0) + u"b"_s;
    QTest::newRow("bell") << u"a\ab"_s;
    QTest::newRow("line break") << u"a\nb"_s;
    QTest::newRow("escape") << u"\u001B[31mred"_s;
    QTest::newRow("half a character") << u"a"_s + QChar(0xD83D);
}

void TestHostile::refusesTexts()
{
    QFETCH(QString, text);
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId id = LibraryFixture::add(*library, u"A"_s);
    VERIFY_ERROR(library->insert(LibraryFixture::record(text), LibraryFixture::content(1), {}), ErrorCode::Refused);
    ScenarioRecord record = LibraryFixture::record(u"A"_s);
    record.meta.owner = text;
    const Library::Change owner{.id = id, .record = record};
    VERIFY_ERROR(library->write({&owner, 1}, {}), ErrorCode::Refused);
    record.meta = {.note = {}, .owner = {}, .tags = {text}};
    const Library::Change tags{.id = id, .record = record};
    VERIFY_ERROR(library->write({&tags, 1}, {}), ErrorCode::Refused);
    VERIFY_ERROR(library->duplicate(id, text, u"Ada"_s, LibraryFixture::at(1)), ErrorCode::Refused);
    VERIFY_ERROR(library->saveVersion(id, LibraryFixture::content(1), {.time = LibraryFixture::at(1), .author = text}),
                 ErrorCode::Refused);
    QCOMPARE(LibraryFixture::names(*library), QStringList(u"A"_s));
    QCOMPARE(library->find(id)->record.meta, ScenarioMeta());
}

void TestHostile::refusesLongFields()
{
    VERIFY_OK(checkMeta({.note = QString(maxNoteLength, u'x'), .owner = {}, .tags = {}}));
    VERIFY_ERROR(checkMeta({.note = QString(maxNoteLength + 1, u'x'), .owner = {}, .tags = {}}), ErrorCode::Refused);
    VERIFY_ERROR(checkMeta({.note = {}, .owner = {}, .tags = QStringList(maxTags + 1, u"x"_s)}), ErrorCode::Refused);
    VERIFY_ERROR(checkMeta({.note = {}, .owner = {}, .tags = {u" "_s}}), ErrorCode::Refused);
    VERIFY_ERROR(checkName(u" \t"_s), ErrorCode::Refused);
    ScenarioContent content = LibraryFixture::content(1);
    content.json = "{\"x\":\"" + std::string(maxDocumentBytes, 'x') + "\"}";
    VERIFY_ERROR(checkContent(content), ErrorCode::Refused);
}

void TestHostile::refusesCountsThatAreNone()
{
    for (const double count : {qQNaN(), qInf()}) {
        ScenarioContent content = LibraryFixture::content(1);
        content.accelerators = count;
        VERIFY_ERROR(checkContent(content), ErrorCode::Refused);
    }
}

void TestHostile::tagsKeepTheirOrder()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    ScenarioRecord record = LibraryFixture::record(u"A"_s);
    record.meta.tags = {u"z"_s, u"a"_s, u"with, comma"_s, u"with | bar"_s};
    const ScenarioId id = *library->insert(record, LibraryFixture::content(1), {});
    QCOMPARE(library->find(id)->record.meta.tags, record.meta.tags);
}

QTEST_GUILESS_MAIN(TestHostile)
#include "tst_hostile.moc"
