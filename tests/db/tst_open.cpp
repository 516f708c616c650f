// SPDX-License-Identifier: MIT
#include "library_fixture.h"

#include "db/library_file.h"
#include "db/savepoint.h"

#include <QFile>
#include <QProcess>
#include <QSqlQuery>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

using namespace runcast;
using namespace Qt::StringLiterals;

class TestOpen : public QObject {
    Q_OBJECT

private slots:
    void init() { m_fixture.emplace(); }
    void refusesWhatIsNoLibrary_data();
    void refusesWhatIsNoLibrary();
    void refusesAnotherProgramsDatabase();
    void refusesACutFile();
    void damagedPagesAreAnError();
    void strangeFileNames_data();
    void strangeFileNames();
    void opensTheFileOfEachRelease_data();
    void opensTheFileOfEachRelease();
    void newerIsShownNotEdited();
    void newerThatCannotBeReadIsRefused();
    void migratesAfterABackup();
    void aFailedMigrationLeavesTheOldLibrary();
    void foreignTriggersAndViewsDoNothing();
    void refusesChangedTables();
    void aFullDiskKeepsWhatWasSaved();
    void aBusyLibrarySaysSo();
    void readOnlyFileAndFolder_data();
    void readOnlyFileAndFolder();

private:
    QString library() const { return m_fixture->path(u"test.runcast"_s); }
    static QByteArray bytes(const QString &file);
    /// Runs statements on the file as any other program could.
    static void tamper(const QString &file, const QStringList &statements);

    std::optional<LibraryFixture> m_fixture;
};

QByteArray TestOpen::bytes(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray("unreadable");
}

void TestOpen::tamper(const QString &file, const QStringList &statements)
{
    const QString name = u"tamper"_s;
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, name);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        for (const QString &statement : statements)
            QVERIFY2(!database.exec(statement).lastError().isValid(), qPrintable(statement));
    }
    QSqlDatabase::removeDatabase(name);
}

void TestOpen::refusesWhatIsNoLibrary_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("Dear board,\nplease find attached").repeated(20);
    QTest::newRow("JSON") << QByteArray("{\"runcast_scenario\": 1}");
    QTest::newRow("the first words of SQLite") << QByteArray("SQLite format 3\0", 16);
    QTest::newRow("noughts") << QByteArray(8192, '\0');
    QTest::newRow("SQLite and noughts") << QByteArray("SQLite format 3\0", 16) + QByteArray(8176, '\0');
}

void TestOpen::refusesWhatIsNoLibrary()
{
    QFETCH(QByteArray, content);
    QFile file(library());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
    file.close();
    for (const OpenMode mode : {OpenMode::ReadWrite, OpenMode::ReadOnly})
        VERIFY_ERROR(Library::open(library(), mode), ErrorCode::Malformed);
    QCOMPARE(bytes(library()), content);
    QCOMPARE(QDir(m_fixture->path({})).entryList(QDir::Files), QStringList(u"test.runcast"_s));

    VERIFY_ERROR(Library::open(m_fixture->path(u"nothing.runcast"_s)), ErrorCode::NotFound);
    VERIFY_ERROR(Library::open(m_fixture->path({})), ErrorCode::Unreadable); // a folder
    VERIFY_ERROR(Library::open(u"/dev/null"_s), ErrorCode::Unreadable);
    VERIFY_ERROR(Library::open(QString()), ErrorCode::NotFound);
}

void TestOpen::refusesAnotherProgramsDatabase()
{
    tamper(library(), {u"CREATE TABLE scenario(id)"_s, u"PRAGMA user_version = 1"_s});
    const QByteArray before = bytes(library());
    VERIFY_ERROR(Library::open(library()), ErrorCode::Malformed);
    QCOMPARE(bytes(library()), before);
}

void TestOpen::refusesACutFile()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    QFile file(library());
    QVERIFY(file.resize(file.size() - 4096));
    const QByteArray before = bytes(library());
    const auto opened = Library::open(library());
    VERIFY_ERROR(opened, ErrorCode::Malformed);
    QVERIFY(plainText(opened.error()).find("cut off") != std::string::npos);
    QCOMPARE(bytes(library()), before);
}

void TestOpen::damagedPagesAreAnError()
{
    const QString name = u"A"_s;
    {
        const auto library = m_fixture->create();
        for (int i = 0; i < 200; ++i)
            LibraryFixture::add(*library, u"Scenario %1"_s.arg(i));
    }
    QFile file(library());
    QVERIFY(file.open(QIODevice::ReadWrite));
    for (qint64 at = 3 * 4096; at < file.size(); at += 4096) { // all pages but the schema's
        file.seek(at);
        file.write(QByteArray(600, '\xA5'));
    }
    file.close();
    const auto opened = Library::open(library());
    if (!opened) {
        VERIFY_ERROR(opened, ErrorCode::Malformed);
        return;
    }
    VERIFY_ERROR((*opened)->list(), ErrorCode::Malformed);
    const auto problems = (*opened)->check();
    VERIFY_OK(problems);
    QVERIFY(!problems->empty());
}

void TestOpen::strangeFileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("memory") << u":memory:"_s;
    QTest::newRow("URI") << u"file:x?mode=memory"_s;
    QTest::newRow("percent") << u"100%20 sure.runcast"_s;
    QTest::newRow("quotation marks") << u"it's \"mine\".runcast"_s;
    QTest::newRow("Arabic and emoji") << u"ميزانية 😀.runcast"_s;
    QTest::newRow("semicolon") << u"a;QSQLITE_OPEN_READONLY"_s;
}

void TestOpen::strangeFileNames()
{
    QFETCH(QString, name);
    LibraryFixture::add(*m_fixture->create(name), u"A"_s);
    QVERIFY(QFileInfo::exists(m_fixture->path(name)));
    QCOMPARE(LibraryFixture::names(*m_fixture->open(name)), QStringList(u"A"_s));
    const auto readOnly = Library::open(m_fixture->path(name), OpenMode::ReadOnly);
    VERIFY_OK(readOnly);
    VERIFY_OK((*readOnly)->backup(m_fixture->path(name + u" copy"_s)));
}

void TestOpen::opensTheFileOfEachRelease_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<size_t>("presets");
    QTest::newRow("1") << u"library_v1.runcast"_s << size_t(0);
    QTest::newRow("2") << u"library_v2.runcast"_s << size_t(1);
}

void TestOpen::opensTheFileOfEachRelease()
{
    QFETCH(QString, name);
    QFETCH(size_t, presets);
    QVERIFY(QFile::copy(QStringLiteral(RUNCAST_TEST_DATA "/data/") + name, library()));
    QFile::setPermissions(library(), QFile::ReadOwner | QFile::WriteOwner);
    const auto opened = m_fixture->open();
    QVERIFY(!opened->isReadOnly());
    QVERIFY(opened->warnings().empty());
    QCOMPARE(opened->presets()->size(), presets);
    QCOMPARE(LibraryFixture::names(*opened), QStringList({u"Frontier 405B, rented"_s, u"Mid 70B"_s}));
    const StoredRecord stored = *opened->findByName(u"frontier 405b, rented"_s);
    QCOMPARE(stored.record.meta, (ScenarioMeta{.note = u"For the board"_s,
                                               .owner = u"Grace"_s,
                                               .tags = {u"big run"_s, u"2027"_s},
                                               .status = ScenarioStatus::Proposed}));
    QCOMPARE(stored.record.version, 1);
    QCOMPARE(stored.newestNumber, 2);
    QCOMPARE(opened->content(stored.id)->json, LibraryFixture::content(2).json);
    QCOMPARE(opened->version(stored.id, 1)->json, LibraryFixture::content(1).json);
    const auto problems = opened->check();
    VERIFY_OK(problems);
    QVERIFY(problems->empty());
}

void TestOpen::newerIsShownNotEdited()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    tamper(library(),
           {u"PRAGMA user_version = 7"_s, u"UPDATE library SET value = 'Runcast 9.0' WHERE key = 'written_by'"_s,
            u"CREATE TABLE novelty(id)"_s});
    const QByteArray before = bytes(library());
    const auto opened = Library::open(library());
    VERIFY_OK(opened);
    QVERIFY((*opened)->isReadOnly());
    QCOMPARE((*opened)->warnings().size(), size_t(1));
    QCOMPARE((*opened)->warnings().front().code, ErrorCode::NewerSchema);
    QVERIFY(plainText((*opened)->warnings().front()).find("Runcast 9.0") != std::string::npos);
    QCOMPARE(LibraryFixture::names(**opened), QStringList(u"A"_s));
    VERIFY_ERROR((*opened)->insert(LibraryFixture::record(u"B"_s), LibraryFixture::content(1), {}),
                 ErrorCode::Unwritable);
    QCOMPARE(bytes(library()), before);
}

void TestOpen::newerThatCannotBeReadIsRefused()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    tamper(library(), {u"PRAGMA user_version = 7"_s, u"UPDATE library SET value = '5' WHERE key = 'min_reader'"_s});
    const QByteArray before = bytes(library());
    VERIFY_ERROR(Library::open(library()), ErrorCode::NewerSchema);
    tamper(library(), {u"DROP TABLE library"_s}); // one that does not say
    VERIFY_ERROR(Library::open(library()), ErrorCode::NewerSchema);
    QVERIFY(!before.isEmpty());
}

void TestOpen::migratesAfterABackup()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    std::vector<Migration> next(libraryMigrations().begin(), libraryMigrations().end());
    next.push_back(
        {libraryVersion() + 1, {u"ALTER TABLE scenario ADD COLUMN colour TEXT NOT NULL DEFAULT 'blue'"_s}, 1});
    {
        const Result<LibraryFile> opened = openLibraryFile(library(), {}, next);
        VERIFY_OK(opened);
        QCOMPARE(opened->connection->value(u"PRAGMA user_version"_s)->toInt(), libraryVersion() + 1);
        QCOMPARE(opened->connection->value(u"SELECT colour FROM scenario"_s)->toString(), u"blue"_s);
    }
    QCOMPARE(LibraryFixture::names(*m_fixture->open(u"test.runcast.v%1-backup"_s.arg(libraryVersion()))),
             QStringList(u"A"_s));
    VERIFY_OK(openLibraryFile(library(), {}, next)); // the second time there is nothing to do
    QVERIFY(!QFileInfo::exists(library() + u".v%1-backup"_s.arg(libraryVersion() + 1)));
    QVERIFY(m_fixture->open()->isReadOnly()); // for this program it is a newer one now
}

void TestOpen::aFailedMigrationLeavesTheOldLibrary()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    std::vector<Migration> next(libraryMigrations().begin(), libraryMigrations().end());
    next.push_back(
        {libraryVersion() + 1, {u"ALTER TABLE scenario ADD COLUMN colour TEXT"_s, u"DROP TABLE not_there"_s}, 1});
    QVERIFY(!openLibraryFile(library(), {}, next));
    const auto opened = m_fixture->open();
    QVERIFY(!opened->isReadOnly());
    QCOMPARE(LibraryFixture::names(*opened), QStringList(u"A"_s));
}

void TestOpen::foreignTriggersAndViewsDoNothing()
{
    const ScenarioId id = LibraryFixture::add(*m_fixture->create(), u"A"_s);
    tamper(library(), {u"CREATE TRIGGER steal AFTER UPDATE ON scenario BEGIN DELETE FROM version; END"_s,
                       u"CREATE VIEW spy AS SELECT load_extension('evil')"_s, u"CREATE TABLE extra(x)"_s});
    const auto opened = Library::open(library());
    VERIFY_OK(opened);
    QCOMPARE((*opened)->warnings().size(), size_t(1));
    const std::string words = plainText((*opened)->warnings().front());
    for (const char *name : {"trigger steal", "view spy", "table extra"})
        QVERIFY2(words.find(name) != std::string::npos, words.c_str());
    const Library::Change change{
        .id = id, .record = LibraryFixture::record(u"B"_s), .content = LibraryFixture::content(2)};
    VERIFY_OK((*opened)->write({&change, 1}, {}));
    QCOMPARE((*opened)->content(id)->json, LibraryFixture::content(2).json);
}

void TestOpen::refusesChangedTables()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    tamper(library(), {u"ALTER TABLE version RENAME TO hidden"_s,
                       u"CREATE VIEW version AS SELECT * FROM hidden WHERE load_extension('evil')"_s});
    const QByteArray before = bytes(library());
    VERIFY_ERROR(Library::open(library()), ErrorCode::Malformed);
    QCOMPARE(bytes(library()), before);
}

void TestOpen::aFullDiskKeepsWhatWasSaved()
{
    const ScenarioId id = LibraryFixture::add(*m_fixture->create(), u"A"_s);
    const qint64 pages = QFileInfo(library()).size() / 4096;
    {
        const auto opened = Library::open(library(), OpenMode::ReadWrite, {.maxPages = pages + 1});
        VERIFY_OK(opened);
        ScenarioContent big = LibraryFixture::content(1);
        big.json = R"({"text":")" + std::string(100'000, 'x') + "\"}";
        const Library::Change change{.id = id, .record = LibraryFixture::record(u"B"_s), .content = big};
        VERIFY_ERROR((*opened)->write({&change, 1}, {}), ErrorCode::DiskFull);
        VERIFY_ERROR((*opened)->insert(LibraryFixture::record(u"C"_s), big, {}), ErrorCode::DiskFull);
        QCOMPARE(LibraryFixture::names(**opened), QStringList(u"A"_s)); // and goes on working
        const Library::Change small{.id = id, .record = LibraryFixture::record(u"A"_s, 1)};
        VERIFY_OK((*opened)->write({&small, 1}, {}));
    }
    const auto opened = m_fixture->open();
    QCOMPARE(opened->content(id)->json, LibraryFixture::content(1).json);
    QVERIFY(opened->check()->empty());
}

void TestOpen::aBusyLibrarySaysSo()
{
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    const auto holder = Connection::open(library(), {});
    VERIFY_OK(holder);
    const auto opened = Library::open(library(), OpenMode::ReadWrite, {.busyTimeoutMs = 50});
    VERIFY_OK(opened);
    {
        const Result<Savepoint> held = Savepoint::begin(**holder);
        VERIFY_OK(held);
        VERIFY_ERROR((*opened)->insert(LibraryFixture::record(u"B"_s), LibraryFixture::content(1), {}),
                     ErrorCode::Locked);
        QCOMPARE(LibraryFixture::names(**opened), QStringList(u"A"_s)); // readers do not wait
    }
    VERIFY_OK((*opened)->insert(LibraryFixture::record(u"B"_s), LibraryFixture::content(1), {}));
}

void TestOpen::readOnlyFileAndFolder_data()
{
    QTest::addColumn<bool>("folderToo");
    QTest::newRow("file") << false;
    QTest::newRow("folder") << true;
}

void TestOpen::readOnlyFileAndFolder()
{
#ifdef Q_OS_UNIX
    QFETCH(bool, folderToo);
    LibraryFixture::add(*m_fixture->create(), u"A"_s);
    const QString folder = m_fixture->path({});
    const auto permissions = QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther;
    const auto enter = QFile::ExeOwner | QFile::ExeGroup | QFile::ExeOther;
    QVERIFY(QFile::setPermissions(library(), permissions));
    // As root everything can be written: be somebody else, who may not look into root's own folder where this program is.
    const QString program = m_fixture->path(u"program"_s);
    QVERIFY(QFile::copy(QCoreApplication::applicationFilePath(), program));
    QVERIFY(QFile::setPermissions(program, permissions | enter));
    const auto write = QFile::WriteOwner | QFile::WriteGroup | QFile::WriteOther;
    QVERIFY(QFile::setPermissions(folder, folderToo ? permissions | enter : permissions | enter | write));

    QProcess child;
    child.setChildProcessModifier([] {
        if (geteuid() == 0 && setuid(65534) != 0)
            _exit(99);
    });
    child.start(program, {u"--open"_s, library()});
    QVERIFY(child.waitForFinished(60'000));
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    if (child.exitStatus() != QProcess::NormalExit || child.exitCode() == 99)
        QSKIP("cannot act as another user here");
    QCOMPARE(QString::fromUtf8(child.readAllStandardOutput()), u"read-only, 1 warning, A, unwritable\n"_s);
#else
    QSKIP("permissions of Unix");
#endif
}

namespace {

/// What the child process of readOnlyFileAndFolder does: opens a library and says what it found.
int describe(const QString &file)
{
    const auto opened = Library::open(file);
    if (!opened) {
        printf("%s\n", plainText(opened.error()).c_str());
        return 1;
    }
    const auto inserted = (*opened)->insert(LibraryFixture::record(u"B"_s), LibraryFixture::content(1), {});
    printf("%s, %zu warning, %s, %s\n", (*opened)->isReadOnly() ? "read-only" : "writable",
           (*opened)->warnings().size(), qPrintable(LibraryFixture::names(**opened).join(u'+')),
           !inserted && inserted.error().code == ErrorCode::Unwritable ? "unwritable" : "written");
    return 0;
}

/// Makes the sample of a release: tst_open --make-sample tests/db/data/library_vN.runcast
int makeSample(const QString &file)
{
    const auto library = Library::create(file);
    if (!library) {
        printf("%s\n", plainText(library.error()).c_str());
        return 1;
    }
    ScenarioRecord record = LibraryFixture::record(u"Frontier 405B, rented"_s);
    record.meta = {.note = u"For the board"_s,
                   .owner = u"Grace"_s,
                   .tags = {u"big run"_s, u"2027"_s},
                   .status = ScenarioStatus::Proposed};
    const ScenarioId id = *(*library)->insert(record, LibraryFixture::content(1), u"Grace"_s);
    LibraryFixture::add(**library, u"Mid 70B"_s);
    const ScenarioId gone = LibraryFixture::add(**library, u"Deleted"_s);
    const bool deleted = (*library)->setDeleted({&gone, 1}, true, LibraryFixture::at(1)).has_value();
    const auto named = (*library)->saveVersion(
        id, LibraryFixture::content(1), {.time = LibraryFixture::at(2), .author = u"Grace"_s, .comment = u"first"_s});
    const Library::Change change{.id = id, .record = record, .content = LibraryFixture::content(2)};
    const auto preset = (*library)->insertPreset({.name = u"Our 100B"_s,
                                                  .author = u"Grace"_s,
                                                  .created = LibraryFixture::at(4),
                                                  .json = "{\"runcast_model\":1}"});
    return preset && deleted && named && (*library)->write({&change, 1}, u"Grace"_s) ? 0 : 1;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 3 && qstrcmp(argv[1], "--open") == 0)
        return describe(QString::fromLocal8Bit(argv[2]));
    if (argc == 3 && qstrcmp(argv[1], "--make-sample") == 0)
        return makeSample(QString::fromLocal8Bit(argv[2]));
    TestOpen test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_open.moc"
