// SPDX-License-Identifier: MIT
// What is left of a library when the program is killed. Runs itself as the program that is killed.
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "db/library.h"
#include "ui/document/library_document.h"

#include <QCoreApplication>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

constexpr int edits = 10;

std::unique_ptr<LibraryDocument> makeDocument()
{
    return std::make_unique<LibraryDocument>(
        LibraryDocument::Setup{standardSchema(), shippedCatalog(), QDateTime::currentDateTimeUtc, u"Ada"_s});
}

/// Ten edits, one each `pause` ms, then death `rest` ms after the last.
int editAndDie(const QString &file, int pause, int rest)
{
    auto document = makeDocument();
    if (!document->open(file))
        return 1;
    for (int edit = 1; edit <= edits; ++edit) {
        if (!document->setParameter(document->current(), "cluster.accelerators", double(edit)))
            return 2;
        QTest::qWait(pause);
    }
    QTest::qWait(rest);
    return std::raise(SIGKILL);
}

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void losesAtMostTheLastSecond_data();
    void losesAtMostTheLastSecond();
};

void TestKill::losesAtMostTheLastSecond_data()
{
    QTest::addColumn<int>("pause");
    QTest::addColumn<int>("rest");
    QTest::addColumn<int>("leastKept");
    QTest::newRow("killed a second after the last edit") << 20 << 1000 << edits;
    QTest::newRow("killed at once after a slow series") << 400 << 0 << edits - 3; // three edits a second
}

void TestKill::losesAtMostTheLastSecond()
{
    QFETCH(int, pause);
    QFETCH(int, rest);
    QFETCH(int, leastKept);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"killed.runcast"_s);
    {
        auto document = makeDocument();
        QVERIFY(document->create(file).has_value());
        QVERIFY(document->add({{newScenario("Mine", standardSchema(), shippedCatalog()), {}}}, u"Add"_s).has_value());
    }
    QProcess program;
    program.start(QCoreApplication::applicationFilePath(),
                  {u"--edit"_s, file, QString::number(pause), QString::number(rest)});
    QVERIFY(program.waitForFinished(30'000));
    QCOMPARE(program.exitStatus(), QProcess::CrashExit);

    auto document = makeDocument();
    QVERIFY(document->open(file).has_value());
    QVERIFY(!document->isReadOnly());
    const double kept = document->scenario(document->current()).cluster.accelerators;
    QVERIFY2(kept >= leastKept && kept <= edits, qPrintable(QString::number(kept)));
    const auto library = Library::open(file);
    QVERIFY(library.has_value());
    const auto faults = (*library)->check();
    QVERIFY(faults.has_value());
    QVERIFY(faults->empty());
}

int main(int argc, char **argv)
{
    QCoreApplication application(argc, argv);
    if (argc == 5 && application.arguments().at(1) == "--edit"_L1)
        return editAndDie(application.arguments().at(2), application.arguments().at(3).toInt(),
                          application.arguments().at(4).toInt());
    TestKill test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_kill.moc"
