// SPDX-License-Identifier: MIT
#include "library_fixture.h"

#include "db/savepoint.h"
#include "db/scenario_repository.h"

#include <QProcess>

#include <cstdio>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestProcesses : public QObject {
    Q_OBJECT

private slots:
    void init();
    void killedWhileWritingLosesNothingThatWasSaved();
    void killedWithinAWriteLeavesNothingOfIt();
    void twoProgramsWriteAtOnce();

private:
    std::unique_ptr<QProcess> start(const QStringList &arguments) const;

    std::optional<LibraryFixture> m_fixture;
};

void TestProcesses::init()
{
    m_fixture.emplace();
    LibraryFixture::add(*m_fixture->create(), u"Shared"_s);
}

std::unique_ptr<QProcess> TestProcesses::start(const QStringList &arguments) const
{
    auto child = std::make_unique<QProcess>();
    child->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    child->start(QCoreApplication::applicationFilePath(), arguments);
    return child;
}

void TestProcesses::killedWhileWritingLosesNothingThatWasSaved()
{
    for (int round = 0; round < 3; ++round) {
        const QString prefix = u"round%1"_s.arg(round);
        const auto child = start({u"--insert"_s, m_fixture->path(u"test.runcast"_s), prefix, u"100000"_s});
        QByteArray said;
        while (said.count('\n') < 20 && child->waitForReadyRead(60'000))
            said += child->readAllStandardOutput();
        child->kill(); // SIGKILL
        QVERIFY(child->waitForFinished());
        said += child->readAllStandardOutput();
        const qsizetype saved = said.count('\n'); // a line a saved scenario
        QVERIFY(saved >= 20);

        const auto library = m_fixture->open();
        QVERIFY(!library->isReadOnly());
        const QStringList names = LibraryFixture::names(*library, prefix);
        QVERIFY2(names.size() >= saved && names.size() <= saved + 1, qPrintable(QString::number(names.size())));
        QVERIFY(library->check()->empty());
    }
}

void TestProcesses::killedWithinAWriteLeavesNothingOfIt()
{
    const auto child = start({u"--hold"_s, m_fixture->path(u"test.runcast"_s)});
    QVERIFY(child->waitForReadyRead(60'000));
    QCOMPARE(child->readAllStandardOutput(), QByteArray("holding\n"));
    child->kill();
    QVERIFY(child->waitForFinished());
    const auto library = m_fixture->open();
    QCOMPARE(LibraryFixture::names(*library), QStringList(u"Shared"_s));
    LibraryFixture::add(*library, u"Next"_s); // the lock died with its holder
    QVERIFY(library->check()->empty());
}

void TestProcesses::twoProgramsWriteAtOnce()
{
    const QString file = m_fixture->path(u"test.runcast"_s);
    const auto a = start({u"--insert"_s, file, u"a"_s, u"50"_s});
    const auto b = start({u"--insert"_s, file, u"b"_s, u"50"_s});
    for (QProcess *child : {a.get(), b.get()}) {
        QVERIFY(child->waitForFinished(90'000));
        QCOMPARE(child->exitCode(), 0);
    }
    const auto library = m_fixture->open();
    QCOMPARE(LibraryFixture::names(*library).size(), 101);
    QVERIFY(library->check()->empty());
    // Both also wrote to one scenario by turns: whatever another session wrote last is kept as a version.
    const StoredRecord shared = *library->findByName(u"Shared"_s);
    const Result<std::vector<ScenarioVersion>> versions = library->versions(shared.id);
    QVERIFY(versions->size() >= 3);
    for (size_t i = 0; i < versions->size(); ++i)
        QCOMPARE((*versions)[i].number, int(versions->size() - i));
}

namespace {

int failed(const Error &error)
{
    fprintf(stderr, "%s\n", plainText(error).c_str());
    return 1;
}

/// Saves one scenario after the other, says so after each, and writes to the shared one, too.
int insertMany(Library &library, const QString &prefix, int count)
{
    const ScenarioId shared = library.findByName(u"Shared"_s)->id;
    for (int i = 0; i < count; ++i) {
        const auto inserted = library.insert(LibraryFixture::record(u"%1 %2"_s.arg(prefix, QString::number(i))),
                                             LibraryFixture::content(i), prefix);
        if (!inserted)
            return failed(inserted.error());
        ScenarioContent content = LibraryFixture::content(i);
        content.json = "{\"" + prefix.toStdString() + "\":" + std::to_string(i) + "}";
        const Library::Change change{
            .id = shared, .record = LibraryFixture::record(u"Shared"_s, i), .content = content};
        if (const Result<void> written = library.write({&change, 1}, prefix); !written)
            return failed(written.error());
        printf("%d\n", i);
        fflush(stdout);
    }
    return 0;
}

/// Stops in the middle of a write.
int hold(const QString &file)
{
    const auto connection = Connection::open(file, {});
    if (!connection)
        return failed(connection.error());
    const Result<Savepoint> savepoint = Savepoint::begin(**connection);
    if (!savepoint)
        return failed(savepoint.error());
    for (int i = 0; i < 500; ++i) {
        const auto inserted =
            ScenarioRepository(**connection).insert(LibraryFixture::record(u"Half %1"_s.arg(i)), false);
        if (!inserted)
            return failed(inserted.error());
    }
    printf("holding\n");
    fflush(stdout);
    QThread::sleep(60); // until killed
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.value(1) == u"--hold")
        return hold(arguments.value(2));
    if (arguments.value(1) == u"--insert") {
        const auto library = Library::open(arguments.value(2));
        return library ? insertMany(**library, arguments.value(3), arguments.value(4).toInt())
                       : failed(library.error());
    }
    TestProcesses test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_processes.moc"
