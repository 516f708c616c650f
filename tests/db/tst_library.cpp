// SPDX-License-Identifier: MIT
#include "library_fixture.h"

#include "db/names.h"

#include <QElapsedTimer>
#include <QFileInfo>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestLibrary : public QObject {
    Q_OBJECT

private slots:
    void createsAndReopens();
    void createRefusesAnExistingFile();
    void keepsEveryField();
    void refusesANameInUse();
    void namesCanBeSwappedInOneWrite();
    void writesAllOrNothing();
    void freeNames();
    void deletesAndBringsBack();
    void bringsBackUnderAFreeName();
    void sampleUntilEdited();
    void duplicates();
    void insertsAllOrNone();
    void seesChangesOfAnotherConnection();
    void readOnlyWritesNothing();
    void readOnlyLeavesNoFilesBehind();
    void backupIsACopyAndOverwritesNothing();
    void checksASoundLibrary();
    void checkFindsWhatTheCallerCannotRead();
    void thousandsOfScenariosAreQuick();
};

void TestLibrary::createsAndReopens()
{
    const LibraryFixture fixture;
    {
        const auto library = fixture.create();
        QVERIFY(!library->isReadOnly());
        QVERIFY(library->warnings().empty());
        QCOMPARE(library->file(), QFileInfo(fixture.path(u"test.runcast"_s)).absoluteFilePath());
        LibraryFixture::add(*library, u"Base case"_s);
    }
    QVERIFY(!QFileInfo::exists(fixture.path(u"test.runcast-wal"_s))); // closed properly: one file
    const auto library = fixture.open();
    QCOMPARE(LibraryFixture::names(*library), QStringList(u"Base case"_s));
}

void TestLibrary::createRefusesAnExistingFile()
{
    const LibraryFixture fixture;
    QFile file(fixture.path(u"notes.txt"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("mine");
    file.close();
    VERIFY_ERROR(Library::create(file.fileName()), ErrorCode::Refused);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
    VERIFY_ERROR(Library::create(fixture.path(u"no/such/folder/x.runcast"_s)), ErrorCode::Unreadable);
}

void TestLibrary::keepsEveryField()
{
    const LibraryFixture fixture;
    ScenarioRecord record = LibraryFixture::record(u"Frontier 405B, rented"_s);
    record.meta = {.note = u"First line\nsecond"_s,
                   .owner = u"Grace"_s,
                   .tags = {u"big run"_s, u"2027"_s},
                   .status = ScenarioStatus::Proposed,
                   .archived = true};
    record.changed = LibraryFixture::at(0).addMSecs(123);
    ScenarioId id;
    {
        const auto library = fixture.create();
        const Result<ScenarioId> inserted = library->insert(record, LibraryFixture::content(7), u"Ada"_s);
        VERIFY_OK(inserted);
        id = *inserted;
    }
    const auto library = fixture.open();
    const Result<StoredRecord> stored = library->find(id);
    VERIFY_OK(stored);
    QCOMPARE(stored->record, record);
    QCOMPARE(stored->created, record.changed);
    QCOMPARE(stored->modelName, u"Llama 3.1 405B"_s);
    QCOMPARE(stored->accelerators.value_or(0), 16384.0);
    QCOMPARE(stored->newestNumber, 1);
    const Result<ScenarioContent> content = library->content(id);
    VERIFY_OK(content);
    QCOMPARE(content->json, LibraryFixture::content(7).json);
    QCOMPARE(content->schemaVersion, 1);

    record.meta = {};
    record.name = u"Renamed"_s;
    record.changed = LibraryFixture::at(5);
    const Library::Change change{.id = id, .record = record};
    VERIFY_OK(library->write({&change, 1}, u"Ada"_s));
    QCOMPARE(library->find(id)->record, record);
    QCOMPARE(library->content(id)->json, LibraryFixture::content(7).json); // only the record changed
    VERIFY_OK(library->findByName(u"RENAMED"_s));
    VERIFY_ERROR(library->findByName(u"Frontier 405B, rented"_s), ErrorCode::NotFound);
    VERIFY_ERROR(library->find({99}), ErrorCode::NotFound);
    VERIFY_ERROR(library->content({99}), ErrorCode::NotFound);
}

void TestLibrary::refusesANameInUse()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    LibraryFixture::add(*library, u"Straße"_s);
    const ScenarioId other = LibraryFixture::add(*library, u"Other"_s);
    for (const QString &name : {u"Straße"_s, u"STRASSE"_s, u" straße "_s}) {
        const auto inserted = library->insert(LibraryFixture::record(name), LibraryFixture::content(1), {});
        VERIFY_ERROR(inserted, ErrorCode::Refused);
        const Library::Change change{.id = other, .record = LibraryFixture::record(name)};
        VERIFY_ERROR(library->write({&change, 1}, {}), ErrorCode::Refused);
    }
    LibraryFixture::add(*library, u"Strasse 2"_s);
    LibraryFixture::add(*library, u"Zürich"_s);
    LibraryFixture::add(*library, u"Zurich"_s); // an accent makes another name
}

void TestLibrary::namesCanBeSwappedInOneWrite()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId a = LibraryFixture::add(*library, u"A"_s);
    const ScenarioId b = LibraryFixture::add(*library, u"B"_s);
    const Library::Change swap[] = {{.id = a, .record = LibraryFixture::record(u"B"_s)},
                                    {.id = b, .record = LibraryFixture::record(u"A"_s)}};
    VERIFY_OK(library->write(swap, {}));
    QCOMPARE(library->findByName(u"a"_s)->id, b);
}

void TestLibrary::writesAllOrNothing()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId a = LibraryFixture::add(*library, u"A"_s);
    const Library::Change changes[] = {
        {.id = a, .record = LibraryFixture::record(u"Changed"_s), .content = LibraryFixture::content(2)},
        {.id = {99}, .record = LibraryFixture::record(u"Nobody"_s)}};
    VERIFY_ERROR(library->write(changes, {}), ErrorCode::NotFound);
    QCOMPARE(LibraryFixture::names(*library), QStringList(u"A"_s));
    QCOMPARE(library->content(a)->json, LibraryFixture::content(1).json);
}

void TestLibrary::freeNames()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    QCOMPARE(*library->freeName(u"Base case"_s), u"Base case"_s);
    LibraryFixture::add(*library, u"Base case"_s);
    LibraryFixture::add(*library, u"base case 2"_s);
    QCOMPARE(*library->freeName(u"Base Case"_s), u"Base Case 3"_s);
    const QString longest(maxNameLength, u'x');
    LibraryFixture::add(*library, longest);
    QCOMPARE(library->freeName(longest)->size(), maxNameLength);
}

void TestLibrary::deletesAndBringsBack()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId a = LibraryFixture::add(*library, u"A"_s, 5);
    LibraryFixture::add(*library, u"B"_s);
    const StoredRecord before = *library->find(a);
    VERIFY_OK(library->setDeleted({&a, 1}, true, LibraryFixture::at(1)));
    QCOMPARE(LibraryFixture::names(*library), QStringList(u"B"_s));
    VERIFY_ERROR(library->findByName(u"A"_s), ErrorCode::NotFound);
    VERIFY_OK(library->setDeleted({&a, 1}, false, LibraryFixture::at(2)));
    QCOMPARE(LibraryFixture::names(*library), QStringList({u"A"_s, u"B"_s}));
    QCOMPARE(library->find(a)->record, before.record);
    QCOMPARE(library->content(a)->json, LibraryFixture::content(5).json);
    VERIFY_OK(library->setDeleted({&a, 1}, false, LibraryFixture::at(3))); // twice does no harm
    QCOMPARE(library->find(a)->record.name, u"A"_s);
}

void TestLibrary::bringsBackUnderAFreeName()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId a = LibraryFixture::add(*library, u"A"_s);
    VERIFY_OK(library->setDeleted({&a, 1}, true, LibraryFixture::at(1)));
    const ScenarioId another = LibraryFixture::add(*library, u"a"_s);
    QVERIFY(another != a); // an id is never given twice
    VERIFY_OK(library->setDeleted({&a, 1}, false, LibraryFixture::at(2)));
    QCOMPARE(library->find(a)->record.name, u"A 2"_s);
}

void TestLibrary::sampleUntilEdited()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId id =
        *library->insert(LibraryFixture::record(u"GPT-3"_s), LibraryFixture::content(1), u"Runcast"_s, true);
    Library::Change change{.id = id, .record = LibraryFixture::record(u"GPT-3"_s)};
    change.record.meta.tags = {u"seen"_s};
    VERIFY_OK(library->write({&change, 1}, {}));
    QVERIFY(library->find(id)->sample);
    change.content = LibraryFixture::content(2);
    VERIFY_OK(library->write({&change, 1}, {}));
    QVERIFY(!library->find(id)->sample);
}

void TestLibrary::insertsAllOrNone()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    std::vector<Library::Insertion> insertions;
    for (int i = 0; i < 300; ++i)
        insertions.push_back({LibraryFixture::record(u"S %1"_s.arg(i)), LibraryFixture::content(i)});
    const auto ids = library->insert(insertions, u"Ada"_s);
    VERIFY_OK(ids);
    QCOMPARE(ids->size(), insertions.size());
    QCOMPARE(library->content(ids->at(7))->json, LibraryFixture::content(7).json);

    const std::vector<Library::Insertion> second{{LibraryFixture::record(u"New"_s), LibraryFixture::content(1)},
                                                 {LibraryFixture::record(u"S 1"_s), LibraryFixture::content(1)}};
    VERIFY_ERROR(library->insert(second, u"Ada"_s), ErrorCode::Refused);
    QCOMPARE(library->list()->size(), insertions.size()); // not even the first
}

void TestLibrary::duplicates()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    ScenarioRecord record = LibraryFixture::record(u"A"_s);
    record.meta = {
        .note = u"n"_s, .owner = u"Grace"_s, .tags = {u"t"_s}, .status = ScenarioStatus::Approved, .archived = true};
    const ScenarioId id = *library->insert(record, LibraryFixture::content(3), u"Grace"_s);
    VERIFY_ERROR(library->duplicate(id, u"A"_s, u"Ada"_s, LibraryFixture::at(1)), ErrorCode::Refused);
    const Result<ScenarioId> copy = library->duplicate(id, u"A, owned"_s, u"Ada"_s, LibraryFixture::at(1));
    VERIFY_OK(copy);
    const StoredRecord stored = *library->find(*copy);
    QCOMPARE(stored.record.meta,
             (ScenarioMeta{.note = u"n"_s, .owner = u"Ada"_s, .tags = {u"t"_s}, .status = ScenarioStatus::Draft}));
    QCOMPARE(stored.record.changed, LibraryFixture::at(1));
    QCOMPARE(library->content(*copy)->json, LibraryFixture::content(3).json);
    QCOMPARE(library->versions(*copy)->size(), size_t(1));
}

void TestLibrary::seesChangesOfAnotherConnection()
{
    const LibraryFixture fixture;
    const auto mine = fixture.create();
    const auto theirs = fixture.open();
    const qint64 before = *mine->dataVersion();
    LibraryFixture::add(*mine, u"Mine"_s);
    QCOMPARE(*mine->dataVersion(), before); // one's own writing is no news
    LibraryFixture::add(*theirs, u"Theirs"_s);
    QVERIFY(*mine->dataVersion() != before);
    QCOMPARE(LibraryFixture::names(*mine), QStringList({u"Mine"_s, u"Theirs"_s}));
}

void TestLibrary::readOnlyWritesNothing()
{
    const LibraryFixture fixture;
    const ScenarioId id = LibraryFixture::add(*fixture.create(), u"A"_s);
    const Result<std::unique_ptr<Library>> opened = Library::open(fixture.path(u"test.runcast"_s), OpenMode::ReadOnly);
    VERIFY_OK(opened);
    Library &library = **opened;
    QVERIFY(library.isReadOnly());
    QCOMPARE(LibraryFixture::names(library), QStringList(u"A"_s));
    const Library::Change change{.id = id, .record = LibraryFixture::record(u"B"_s)};
    VERIFY_ERROR(library.write({&change, 1}, {}), ErrorCode::Unwritable);
    VERIFY_ERROR(library.insert(LibraryFixture::record(u"B"_s), LibraryFixture::content(1), {}), ErrorCode::Unwritable);
    VERIFY_ERROR(library.setDeleted({&id, 1}, true, LibraryFixture::at(1)), ErrorCode::Unwritable);
    VERIFY_ERROR(library.saveVersion(id, LibraryFixture::content(1), {}), ErrorCode::Unwritable);
    VERIFY_ERROR(library.restoreVersion(id, 1, {}), ErrorCode::Unwritable);
    VERIFY_OK(library.backup(fixture.path(u"copy.runcast"_s)));
}

void TestLibrary::readOnlyLeavesNoFilesBehind()
{
    const LibraryFixture fixture;
    LibraryFixture::add(*fixture.create(), u"A"_s);
    {
        const auto opened = Library::open(fixture.path(u"test.runcast"_s), OpenMode::ReadOnly);
        VERIFY_OK(opened);
        QCOMPARE(LibraryFixture::names(**opened), QStringList(u"A"_s));
    }
    QCOMPARE(QDir(fixture.path({})).entryList(QDir::Files), QStringList(u"test.runcast"_s));
}

void TestLibrary::backupIsACopyAndOverwritesNothing()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const ScenarioId id = LibraryFixture::add(*library, u"A"_s);
    const QString copy = fixture.path(u"it's a copy.runcast"_s); // a quotation mark in the name
    VERIFY_OK(library->backup(copy));
    VERIFY_ERROR(library->backup(copy), ErrorCode::Refused);
    VERIFY_ERROR(library->backup(library->file(), true), ErrorCode::Refused);
    VERIFY_ERROR(library->backup(fixture.path(u"no/folder/x"_s)), ErrorCode::Unwritable);
    LibraryFixture::add(*library, u"B"_s);
    QCOMPARE(LibraryFixture::names(*fixture.open(u"it's a copy.runcast"_s)), QStringList(u"A"_s));
    VERIFY_OK(library->backup(copy, true));
    const auto opened = fixture.open(u"it's a copy.runcast"_s);
    QCOMPARE(LibraryFixture::names(*opened), QStringList({u"A"_s, u"B"_s}));
    QCOMPARE(opened->find(id)->record, library->find(id)->record);
    QCOMPARE(QDir(fixture.path({})).entryList({u"*.part-*"_s}), QStringList());
}

void TestLibrary::checksASoundLibrary()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    LibraryFixture::add(*library, u"A"_s);
    const Result<std::vector<Error>> problems = library->check();
    VERIFY_OK(problems);
    QVERIFY(problems->empty());
}

void TestLibrary::checkFindsWhatTheCallerCannotRead()
{
    const LibraryFixture fixture;
    const auto library = fixture.create();
    LibraryFixture::add(*library, u"Good"_s, 1);
    LibraryFixture::add(*library, u"Bad"_s, 13);
    const Result<std::vector<Error>> problems = library->check([](const std::string &json) -> Result<void> {
        if (json.find("13") == std::string::npos)
            return {};
        return Error{.reason = "unlucky", .place = "$.value"};
    });
    VERIFY_OK(problems);
    QCOMPARE(problems->size(), size_t(1));
    QCOMPARE(problems->front().place, std::string("Bad: $.value"));
}

void TestLibrary::thousandsOfScenariosAreQuick()
{
    constexpr int count = 5'000;
    const LibraryFixture fixture;
    const auto library = fixture.create();
    const std::string padding(5'000, 'x'); // a scenario has some 5 kB of JSON
    QElapsedTimer timer;
    timer.start();
    for (int i = 0; i < count; ++i) {
        ScenarioContent content = LibraryFixture::content(i);
        content.json = R"({"text":")" + padding + "\"}";
        ScenarioRecord record = LibraryFixture::record(u"Scenario %1"_s.arg(i));
        record.meta.note = u"A note of some words about Zürich"_s;
        record.meta.tags = {u"tag%1"_s.arg(i % 10)};
        VERIFY_OK(library->insert(record, content, u"Ada"_s));
    }
    const qint64 inserted = timer.restart();
    const auto all = library->list();
    const qint64 listed = timer.restart();
    QCOMPARE(LibraryFixture::names(*library, u"499 zurich tag:tag7 scenario"_s), QStringList(u"Scenario 4997"_s));
    const qint64 searched = timer.restart();
    VERIFY_OK(library->check());
    qInfo("insert %lld ms, list %lld ms, search %lld ms, check %lld ms", inserted, listed, searched, timer.elapsed());
    QCOMPARE(all->size(), size_t(count));
    QVERIFY(listed < 1'000 && searched < 1'500); // far above what it takes: a loaded machine must not fail it
}

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"
