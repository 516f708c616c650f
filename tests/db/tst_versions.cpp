// SPDX-License-Identifier: MIT
#include "library_fixture.h"

using namespace runcast;
using namespace Qt::StringLiterals;

class TestVersions : public QObject {
    Q_OBJECT

private slots:
    void init();
    void theFirstIsUnnamed();
    void autosaveGoesOverItsOwnUnnamedVersion();
    void autosaveNeverGoesOverANamedVersion();
    void autosaveOfAnotherSessionIsKept();
    void autosaveStartsAnewAfterAnHour();
    void theSameContentWritesNothing();
    void namingTakesTheUnnamedOne();
    void namingTwiceIsTwoVersions();
    void namingTheirsKeepsTheirNumber();
    void namingOverAnotherSessionKeepsTheirs();
    void restoreAppends();
    void restoreOfNothing();
    void refusesWhatIsNoScenario_data();
    void refusesWhatIsNoScenario();

private:
    void save(Library &library, int value, int minutes);
    int name(Library &library, int value, int minutes, const QString &comment);
    /// "3 named 7, 2 7, 1 named 5": numbers, newest first, with their values.
    QString history(const Library &library) const;

    std::optional<LibraryFixture> m_fixture;
    std::unique_ptr<Library> m_library;
    ScenarioId m_id;
};

void TestVersions::init()
{
    m_library.reset();
    m_fixture.emplace();
    m_library = m_fixture->create();
    m_id = LibraryFixture::add(*m_library, u"A"_s, 1);
}

void TestVersions::save(Library &library, int value, int minutes)
{
    const Library::Change change{
        .id = m_id, .record = LibraryFixture::record(u"A"_s, minutes), .content = LibraryFixture::content(value)};
    const Result<void> written = library.write({&change, 1}, u"Ada"_s);
    VERIFY_OK(written);
}

int TestVersions::name(Library &library, int value, int minutes, const QString &comment)
{
    const Result<int> number =
        library.saveVersion(m_id, LibraryFixture::content(value),
                            {.time = LibraryFixture::at(minutes), .author = u"Ada"_s, .comment = comment});
    return number ? *number : -1;
}

QString TestVersions::history(const Library &library) const
{
    QStringList words;
    const Result<std::vector<ScenarioVersion>> versions = library.versions(m_id);
    for (const ScenarioVersion &version : *versions) {
        const std::string json = library.version(m_id, version.number)->json;
        const QString value = QString::fromStdString(json.substr(9, json.size() - 10));
        words.append(u"%1 %2%3"_s.arg(QString::number(version.number), version.named ? u"named "_s : QString(), value));
    }
    return words.join(u", "_s);
}

void TestVersions::theFirstIsUnnamed()
{
    QCOMPARE(history(*m_library), u"1 1"_s);
    QCOMPARE(m_library->find(m_id)->record.version, 0);
    const ScenarioVersion first = m_library->versions(m_id)->front();
    QCOMPARE(first.author, u"Ada"_s);
    QCOMPARE(first.time, LibraryFixture::at(0));
}

void TestVersions::autosaveGoesOverItsOwnUnnamedVersion()
{
    for (int value = 2; value < 12; ++value)
        save(*m_library, value, value);
    QCOMPARE(history(*m_library), u"1 11"_s);
    QCOMPARE(m_library->content(m_id)->json, LibraryFixture::content(11).json);
    QCOMPARE(m_library->versions(m_id)->front().time, LibraryFixture::at(11));
}

void TestVersions::autosaveNeverGoesOverANamedVersion()
{
    QCOMPARE(name(*m_library, 1, 1, u"first"_s), 1);
    save(*m_library, 2, 2);
    save(*m_library, 3, 3);
    QCOMPARE(history(*m_library), u"2 3, 1 named 1"_s);
    const StoredRecord stored = *m_library->find(m_id);
    QCOMPARE(stored.record.version, 1);
    QCOMPARE(stored.newestNumber, 2);
}

void TestVersions::autosaveOfAnotherSessionIsKept()
{
    const auto other = m_fixture->open();
    save(*other, 2, 1);
    save(*m_library, 3, 2);
    save(*m_library, 4, 3);
    QCOMPARE(history(*m_library), u"3 4, 2 2, 1 1"_s);
}

void TestVersions::autosaveStartsAnewAfterAnHour()
{
    save(*m_library, 2, 59);
    save(*m_library, 3, 61);
    save(*m_library, 4, 62);
    QCOMPARE(history(*m_library), u"2 4, 1 2"_s);
    save(*m_library, 5, 30); // a clock put back
    QCOMPARE(history(*m_library), u"3 5, 2 4, 1 2"_s);
}

void TestVersions::theSameContentWritesNothing()
{
    name(*m_library, 1, 1, u"first"_s);
    save(*m_library, 1, 2);
    QCOMPARE(history(*m_library), u"1 named 1"_s);
}

void TestVersions::namingTakesTheUnnamedOne()
{
    save(*m_library, 2, 1);
    QCOMPARE(name(*m_library, 3, 2, u"for the board"_s), 1);
    QCOMPARE(history(*m_library), u"1 named 3"_s);
    QCOMPARE(m_library->content(m_id)->json, LibraryFixture::content(3).json);
    QCOMPARE(m_library->versions(m_id)->front().comment, u"for the board"_s);
}

void TestVersions::namingTwiceIsTwoVersions()
{
    QCOMPARE(name(*m_library, 1, 1, u"draft"_s), 1);
    QCOMPARE(name(*m_library, 1, 2, u"signed"_s), 2);
    QCOMPARE(m_library->versions(m_id)->back().comment, u"draft"_s);
}

void TestVersions::namingTheirsKeepsTheirNumber()
{
    const auto other = m_fixture->open();
    save(*other, 2, 1);
    QCOMPARE(name(*m_library, 2, 2, u"changed by another program"_s), 2);
    QCOMPARE(history(*m_library), u"2 named 2, 1 1"_s);
}

void TestVersions::namingOverAnotherSessionKeepsTheirs()
{
    const auto other = m_fixture->open();
    save(*other, 2, 1);
    QCOMPARE(name(*m_library, 3, 2, u"mine"_s), 3);
    QCOMPARE(history(*m_library), u"3 named 3, 2 2, 1 1"_s);
}

void TestVersions::restoreAppends()
{
    name(*m_library, 1, 1, u"first"_s);
    save(*m_library, 2, 2);
    const Result<int> restored = m_library->restoreVersion(
        m_id, 1, {.time = LibraryFixture::at(3), .author = u"Grace"_s, .comment = u"back to 1"_s});
    VERIFY_OK(restored);
    QCOMPARE(*restored, 3);
    QCOMPARE(history(*m_library), u"3 named 1, 2 2, 1 named 1"_s);
    QCOMPARE(m_library->find(m_id)->record.changed, LibraryFixture::at(3));
    QCOMPARE(m_library->find(m_id)->modelName, u"Llama 3.1 405B"_s);
}

void TestVersions::restoreOfNothing()
{
    const ScenarioVersion about{.time = LibraryFixture::at(1)};
    VERIFY_ERROR(m_library->restoreVersion(m_id, 7, about), ErrorCode::NotFound);
    VERIFY_ERROR(m_library->restoreVersion({99}, 1, about), ErrorCode::NotFound);
    VERIFY_ERROR(m_library->version(m_id, 0), ErrorCode::NotFound);
    VERIFY_ERROR(m_library->saveVersion({99}, LibraryFixture::content(1), about), ErrorCode::NotFound);
    QCOMPARE(history(*m_library), u"1 1"_s);
    QCOMPARE(m_library->find(m_id)->record.changed, LibraryFixture::at(0));
}

void TestVersions::refusesWhatIsNoScenario_data()
{
    QTest::addColumn<std::string>("json");
    QTest::newRow("nothing") << std::string();
    QTest::newRow("a list") << std::string("[1]");
    QTest::newRow("cut off") << std::string("{\"a\":");
    QTest::newRow("text behind") << std::string("{} x");
    QTest::newRow("wrong UTF-8") << std::string("{\"a\":\"\xFF\"}");
    QTest::newRow("NUL") << std::string("{\"a\":\"\0\"}", 9);
    QTest::newRow("NaN") << std::string("{\"a\":NaN}");
}

void TestVersions::refusesWhatIsNoScenario()
{
    QFETCH(std::string, json);
    ScenarioContent content = LibraryFixture::content(1);
    content.json = json;
    const Library::Change change{.id = m_id, .record = LibraryFixture::record(u"A"_s), .content = content};
    VERIFY_ERROR(m_library->write({&change, 1}, {}), ErrorCode::Refused);
    VERIFY_ERROR(m_library->saveVersion(m_id, content, {.time = LibraryFixture::at(1)}), ErrorCode::Refused);
    VERIFY_ERROR(m_library->insert(LibraryFixture::record(u"B"_s), content, {}), ErrorCode::Refused);
    QCOMPARE(history(*m_library), u"1 1"_s);
    QCOMPARE(LibraryFixture::names(*m_library), QStringList(u"A"_s));
}

QTEST_GUILESS_MAIN(TestVersions)
#include "tst_versions.moc"
