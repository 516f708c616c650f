// SPDX-License-Identifier: MIT
#include "program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using namespace runcast::testing;

/// The life of scenarios in a library file, as scripts drive it.
class TestLibraryCommands : public QObject {
    Q_OBJECT
private slots:
    void init();
    void plansKeepsAndChanges();
    void deletesAndBringsBack();
    void findsByNameAndNumber();
    void comparesInJson();
    void reportsAreTheSameBytes();
    void exportsAndImports();
    void backsUp();
    void keepsHostileNames_data();
    void keepsHostileNames();
    void refusesOddFiles_data();
    void refusesOddFiles();
    void showsANewerLibraryOnly();

private:
    Answer run(const QStringList &arguments) { return m_program.run(m_library, arguments); }
    QString path(const QString &name) { return m_folder->filePath(name); }
    QByteArray bytes(const QString &file);
    void write(const QString &file, const QByteArray &content);
    QStringList names();

    std::unique_ptr<QTemporaryDir> m_folder;
    Program m_program{QString()};
    QString m_library;
};

void TestLibraryCommands::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_program = Program(m_folder->path());
    m_library = path(u"plans.runcast"_s);
    QCOMPARE(run({u"new"_s, u"Base case"_s, u"--preset"_s, u"bloom-176b"_s}).status, 0);
}

QByteArray TestLibraryCommands::bytes(const QString &file)
{
    QFile read(file);
    return read.open(QIODevice::ReadOnly) ? read.readAll() : QByteArray();
}

void TestLibraryCommands::write(const QString &file, const QByteArray &content)
{
    QFile written(file);
    QVERIFY(written.open(QIODevice::WriteOnly) && written.write(content) == content.size());
}

QStringList TestLibraryCommands::names()
{
    QStringList found;
    for (const QJsonValue &scenario : run({u"list"_s, u"--json"_s}).json().array())
        found.append(scenario[u"name"].toString());
    return found;
}

void TestLibraryCommands::plansKeepsAndChanges()
{
    QCOMPARE(run({u"set"_s, u"Base case"_s, u"training.tokens=1T"_s, u"schedule.mfu=41%"_s}).status, 0);
    const QJsonObject now = run({u"show"_s, u"Base case"_s, u"--json"_s}).json().object();
    QCOMPARE(now[u"version"].toInt(), 2);
    QCOMPARE(now[u"status"].toString(), u"draft"_s);
    QCOMPARE(now[u"parameters"][u"training.tokens"].toDouble(), 1e12);
    QCOMPARE(now[u"parameters"][u"schedule.mfu"].toDouble(), 0.41);
    const QJsonObject first = run({u"show"_s, u"Base case"_s, u"--version"_s, u"1"_s, u"--json"_s}).json().object();
    QVERIFY(first[u"parameters"][u"training.tokens"].toDouble() != 1e12);

    QCOMPARE(run({u"restore"_s, u"Base case"_s, u"--version"_s, u"1"_s}).status, 0);
    const QJsonObject restored = run({u"show"_s, u"Base case"_s, u"--json"_s}).json().object();
    QCOMPARE(restored[u"version"].toInt(), 3); // history only grows
    QCOMPARE(restored[u"parameters"], first[u"parameters"]);
    QCOMPARE(run({u"history"_s, u"Base case"_s, u"--json"_s}).json().array().size(), 3);

    QCOMPARE(run({u"status"_s, u"Base case"_s, u"approved"_s}).status, 0);
    QCOMPARE(run({u"list"_s, u"--status"_s, u"approved"_s, u"--json"_s}).json().array().size(), 1);

    const QByteArray before = bytes(m_library);
    const Answer wrong = run({u"set"_s, u"Base case"_s, u"training.tokens=2T"_s, u"schedule.mfu=fast"_s});
    QCOMPARE(wrong.status, 1); // all or nothing
    QVERIFY2(wrong.err.contains("schedule.mfu"), wrong.err.constData());
    QCOMPARE(run({u"show"_s, u"Base case"_s, u"--json"_s}).json().object()[u"version"].toInt(), 3);
}

void TestLibraryCommands::deletesAndBringsBack()
{
    QCOMPARE(run({u"duplicate"_s, u"Base case"_s, u"Other"_s}).status, 0);
    QCOMPARE(names().size(), 2);
    const Answer gone = run({u"delete"_s, u"Other"_s});
    QCOMPARE(gone.status, 0);
    QVERIFY2((gone.out + gone.err).contains("restore '#2'"), gone.out.constData());
    QCOMPARE(names(), QStringList{u"Base case"_s});
    QCOMPARE(run({u"show"_s, u"Other"_s}).status, 1);
    QCOMPARE(run({u"restore"_s, u"#2"_s}).status, 0);
    QCOMPARE(names().size(), 2);
}

void TestLibraryCommands::findsByNameAndNumber()
{
    QCOMPARE(run({u"duplicate"_s, u"Base case"_s, u"1"_s}).status, 0); // a name that looks like a number
    const auto shown = [this](const QString &said) {
        return run({u"show"_s, said, u"--json"_s}).json()[u"name"].toString();
    };
    QCOMPARE(shown(u"#1"_s), u"Base case"_s);
    QCOMPARE(shown(u"1"_s), u"1"_s); // names first
    QCOMPARE(shown(u"2"_s), u"1"_s);
    const Answer near = run({u"show"_s, u"Bass case"_s});
    QCOMPARE(near.status, 1);
    QVERIFY2(near.err.contains("Base case"), near.err.constData());
}

void TestLibraryCommands::comparesInJson()
{
    QCOMPARE(run({u"new"_s, u"Larger"_s, u"--preset"_s, u"llama-3.1-405b"_s}).status, 0);
    const Answer answer = run({u"compare"_s, u"Base case"_s, u"Larger"_s, u"--baseline"_s, u"Larger"_s, u"--json"_s});
    QCOMPARE(answer.status, 0);
    const QJsonObject json = answer.json().object();
    QCOMPARE(json[u"baseline"].toString(), u"Larger"_s);
    QCOMPARE(json[u"scenarios"].toArray(), (QJsonArray{u"Base case"_s, u"Larger"_s}));
    const QJsonArray flop = json[u"figures"][u"compute.six_nd_flop"].toArray();
    QCOMPARE(flop.size(), 2);
    QVERIFY(flop[0].toDouble() < flop[1].toDouble());
    for (const QString &ending : {u"pdf"_s, u"xlsx"_s, u"csv"_s, u"json"_s}) {
        const QString file = path(u"comparison."_s + ending);
        QCOMPARE(run({u"compare"_s, u"Base case"_s, u"Larger"_s, u"-o"_s, file}).status, 0);
        QVERIFY(bytes(file).size() > 1000);
    }
}

void TestLibraryCommands::reportsAreTheSameBytes()
{
    const QStringList report{u"report"_s, u"Base case"_s, u"--date"_s, u"2027-03-14"_s, u"-o"_s};
    QCOMPARE(run(report + QStringList{path(u"a.pdf"_s)}).status, 0);
    QCOMPARE(run(report + QStringList{path(u"b.pdf"_s)}).status, 0);
    QVERIFY(bytes(path(u"a.pdf"_s)).startsWith("%PDF-"));
    QVERIFY(bytes(path(u"a.pdf"_s)) == bytes(path(u"b.pdf"_s)));
    const QByteArray kept = bytes(path(u"a.pdf"_s));
    const Answer nowhere = run({u"report"_s, u"Base case"_s, u"-o"_s, path(u"no/such/folder/a.pdf"_s)});
    QCOMPARE(nowhere.status, 1);
    QVERIFY2(nowhere.err.contains("folder"), nowhere.err.constData());
    QCOMPARE(bytes(path(u"a.pdf"_s)), kept);
}

void TestLibraryCommands::exportsAndImports()
{
    QCOMPARE(run({u"set"_s, u"Base case"_s, u"training.tokens=777G"_s}).status, 0);
    QCOMPARE(run({u"duplicate"_s, u"Base case"_s, u"Second"_s}).status, 0);
    const QString file = path(u"both.json"_s), report = path(u"report.pdf"_s);
    QCOMPARE(run({u"export"_s, u"Base case"_s, u"Second"_s, u"-o"_s, file}).status, 0);
    QCOMPARE(run({u"report"_s, u"Base case"_s, u"-o"_s, report}).status, 0);
    const QJsonObject original = run({u"show"_s, u"Base case"_s, u"--json"_s}).json().object();
    m_library = path(u"other.runcast"_s);
    QCOMPARE(run({u"new"_s, u"There before"_s, u"--preset"_s, u"opt-175b"_s}).status, 0);
    for (const QString &from : {file, report}) { // a report carries its scenario
        const Answer imported = run({u"import"_s, from});
        QVERIFY2(imported.status == 0, imported.err.constData());
    }
    QCOMPARE(names().size(), 4);
    const QJsonObject again = run({u"show"_s, u"Base case"_s, u"--json"_s}).json().object();
    QCOMPARE(again[u"parameters"], original[u"parameters"]);
}

void TestLibraryCommands::backsUp()
{
    const QString copy = path(u"copy.runcast"_s);
    QCOMPARE(run({u"backup"_s, copy}).status, 0);
    QCOMPARE(run({u"check"_s, copy}).status, 0);
    m_library = copy;
    QCOMPARE(names(), QStringList{u"Base case"_s});
}

void TestLibraryCommands::keepsHostileNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("quotes") << u"He said \"x\"; it's 'y'"_s;
    QTest::newRow("markup") << u"<b>bold</b> &amp;"_s;
    QTest::newRow("SQL") << u"x'); DROP TABLE scenario; --"_s;
    QTest::newRow("emoji") << u"😀 训练 👩‍🔬"_s;
    QTest::newRow("Arabic") << u"تدريب النموذج"_s;
    QTest::newRow("per cent") << u"100 %1 %n %s"_s;
    QTest::newRow("as long as may be") << QString(200, u'n');
}

void TestLibraryCommands::keepsHostileNames()
{
    QFETCH(QString, name);
    QCOMPARE(run({u"new"_s, name, u"--preset"_s, u"bloom-176b"_s}).status, 0);
    QCOMPARE(names(), (QStringList{u"Base case"_s, name}));
    QCOMPARE(run({u"show"_s, name, u"--json"_s}).json()[u"name"].toString(), name);
    const Answer report = run({u"report"_s, name, u"-o"_s, path(u"r.pdf"_s)});
    QVERIFY2(report.status == 0, report.err.constData());
}

void TestLibraryCommands::refusesOddFiles_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QByteArray>("named");
    const QStringList import{u"import"_s, u"FILE"_s};
    const QStringList list{u"list"_s, u"--library"_s, u"FILE"_s};
    QTest::newRow("broken JSON") << import << QByteArray("{\"broken\":") << QByteArray("line 1, column 11");
    QTest::newRow("other JSON") << import << QByteArray("[1, 2]") << QByteArray("odd.runcast");
    QTest::newRow("text") << import << QByteArray("hello") << QByteArray("Choose");
    QTest::newRow("empty") << import << QByteArray() << QByteArray("odd.runcast");
    QTest::newRow("broken PDF") << import << QByteArray("%PDF-1.7\n%%EOF") << QByteArray("odd.runcast");
    QTest::newRow("text as library") << list << QByteArray("hello") << QByteArray("not a Runcast library");
    QTest::newRow("half a library") << list << QByteArray("SQLite format 3\0nothing more", 28)
                                    << QByteArray("odd.runcast");
    QTest::newRow("name too long") << QStringList{u"new"_s, QString(10'000, u'n'), u"--preset"_s, u"opt-175b"_s}
                                   << QByteArray() << QByteArray("10000");
    QTest::newRow("no name") << QStringList{u"new"_s, u"  "_s, u"--preset"_s, u"opt-175b"_s} << QByteArray()
                             << QByteArray("name");
}

void TestLibraryCommands::refusesOddFiles()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, named);
    const QString odd = path(u"odd.runcast"_s);
    write(odd, content);
    arguments.replaceInStrings(u"FILE"_s, odd);
    const Answer answer =
        arguments.contains(odd) && arguments.contains(u"--library"_s) ? m_program.run(arguments) : run(arguments);
    QCOMPARE(answer.status, 1);
    QVERIFY2(answer.err.contains(named), answer.err.constData());
    QCOMPARE(bytes(odd), content); // as it was
    QCOMPARE(names(), QStringList{u"Base case"_s});
}

void TestLibraryCommands::showsANewerLibraryOnly()
{
    QByteArray newer = bytes(m_library);
    constexpr qsizetype userVersion =
        60; // the place of user_version in a database file, https://sqlite.org/fileformat.html
    newer.replace(userVersion, 4, QByteArray("\0\0\x03\xe7", 4));
    write(m_library, newer);
    QCOMPARE(names(), QStringList{u"Base case"_s});
    const Answer refused = run({u"set"_s, u"Base case"_s, u"training.tokens=1T"_s});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains("newer"), refused.err.constData());
    QCOMPARE(bytes(m_library), newer);
}

QTEST_GUILESS_MAIN(TestLibraryCommands)
#include "tst_library_commands.moc"
