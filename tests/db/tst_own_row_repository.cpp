// SPDX-License-Identifier: MIT
#include "library_fixture.h"

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

OwnRow chip(const std::string &id)
{
    return {.kind = OwnRowKind::Accelerator,
            .cells = {{"id", id},
                      {"name", "<b>" + id + "</b>"},
                      {"vendor", "Us"},
                      {"scaleup_topology", "none"},
                      {"source", "lab"},
                      {"confidence", "primary"}}};
}

std::vector<StoredOwnRow> rows(const Library &library)
{
    return library.ownRows().value();
}

Result<qint64> add(Library &library, const std::string &id, OwnRowId replaces = {})
{
    const OwnRowInsertion insertion{chip(id), replaces};
    return library.insertOwnRows(std::span(&insertion, 1), u"Ada"_s, LibraryFixture::at(3));
}

} // namespace

class TestOwnRows : public QObject {
    Q_OBJECT
private slots:
    void init() { m_fixture = std::make_unique<LibraryFixture>(); }
    void keepsWhatItWasGiven();
    void replacedIsRetiredAndNamed();
    void stepIsTakenBackAndDoneAgain();
    void allOrNone();
    void readOnly();
    void checkTellsHostileRows_data();
    void checkTellsHostileRows();

private:
    std::unique_ptr<LibraryFixture> m_fixture;
};

void TestOwnRows::keepsWhatItWasGiven()
{
    VERIFY_OK(add(*m_fixture->create(), "a"));
    const auto kept = rows(*m_fixture->open());
    QCOMPARE(kept.size(), size_t(1));
    QVERIFY(portable(kept[0].row) == chip("a"));
    QCOMPARE(kept[0].author, u"Ada"_s);
    QCOMPARE(kept[0].created, LibraryFixture::at(3));
    const auto problems = m_fixture->open()->check();
    VERIFY_OK(problems);
    QVERIFY(problems->empty());
}

void TestOwnRows::replacedIsRetiredAndNamed()
{
    const auto library = m_fixture->create();
    VERIFY_OK(add(*library, "a"));
    VERIFY_OK(add(*library, "b", rows(*library)[0].id));
    const auto kept = rows(*library);
    QVERIFY(kept[0].row.retired && !kept[1].row.retired);
    QCOMPARE(kept[0].row.replacedBy, std::string("b"));
    const OwnRowId id = kept[1].id;
    VERIFY_OK(library->setOwnRowsRetired(std::span(&id, 1), true, LibraryFixture::at(4)));
    QCOMPARE(rows(*library)[1].retired, LibraryFixture::at(4));
    VERIFY_OK(library->setOwnRowsRetired(std::span(&id, 1), false, LibraryFixture::at(5)));
    QVERIFY(!rows(*library)[1].row.retired);
}

void TestOwnRows::stepIsTakenBackAndDoneAgain()
{
    const auto library = m_fixture->create();
    VERIFY_OK(add(*library, "a"));
    const auto step = add(*library, "b", rows(*library)[0].id);
    VERIFY_OK(step);
    VERIFY_OK(library->setOwnRowStepTaken(*step, false, LibraryFixture::at(6)));
    QVERIFY(!rows(*library)[0].row.retired && rows(*library)[1].row.retired);
    VERIFY_OK(library->setOwnRowStepTaken(*step, true, LibraryFixture::at(7)));
    QVERIFY(rows(*library)[0].row.retired && !rows(*library)[1].row.retired);
    VERIFY_ERROR(library->setOwnRowStepTaken(99, false, LibraryFixture::at(8)), ErrorCode::NotFound);
}

void TestOwnRows::allOrNone()
{
    const auto library = m_fixture->create();
    const OwnRowInsertion insertions[] = {{chip("a"), {}}, {chip("b"), {77}}};
    VERIFY_ERROR(library->insertOwnRows(insertions, u"Ada"_s, LibraryFixture::at(3)), ErrorCode::NotFound);
    QVERIFY(rows(*library).empty());
}

void TestOwnRows::readOnly()
{
    m_fixture->create();
    const auto library = Library::open(m_fixture->path(u"test.runcast"_s), OpenMode::ReadOnly);
    VERIFY_OK(library);
    VERIFY_ERROR(add(**library, "a"), ErrorCode::Unwritable);
}

void TestOwnRows::checkTellsHostileRows_data()
{
    QTest::addColumn<QString>("content");
    QTest::addColumn<QByteArray>("named");
    QTest::newRow("no JSON") << u"{"_s << QByteArray("Row 1");
    QTest::newRow("no texts") << u"{\"id\":7}"_s << QByteArray("Row 1");
    QTest::newRow("taken id") << QString::fromStdString(ownRowToJson(chip("h100-sxm"))) << QByteArray("h100-sxm");
    QTest::newRow("unknown column") << u"{\"id\":\"a\",\"evil\":\"1\"}"_s << QByteArray("evil");
    QTest::newRow("control characters") << u"{\"id\":\"a\\u001b[31m\"}"_s << QByteArray("id");
}

void TestOwnRows::checkTellsHostileRows()
{
    QFETCH(QString, content);
    QFETCH(QByteArray, named);
    VERIFY_OK(add(*m_fixture->create(), "a"));
    {
        const auto connection = Connection::open(m_fixture->path(u"test.runcast"_s), {});
        VERIFY_OK(connection);
        content.replace(u'\'', u"''"_s);
        VERIFY_OK((*connection)->execute(u"UPDATE own_row SET content = '%1'"_s.arg(content)));
    }
    const auto library = m_fixture->open();
    const auto problems = library->check();
    VERIFY_OK(problems);
    QCOMPARE(problems->size(), size_t(1));
    const std::string words = plainText(problems->front());
    QVERIFY2(words.find(named.toStdString()) != std::string::npos, words.c_str());
    QVERIFY(words.find('\x1b') == std::string::npos);
}

QTEST_GUILESS_MAIN(TestOwnRows)
#include "tst_own_row_repository.moc"
