// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/json.h"
#include "db/library.h"
#include "ui/document/library_document.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

/// The document on a library file: what is edited is in the file, what others write is seen.
class TestLibraryStore : public QObject {
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void keepsScenariosOfThePublishedModels();
    void tenEditsAreInTheFileWithinASecond();
    void undoGoesBackOverAllEdits();
    void deletionIsUndone();
    void namesAndRestoresVersions();
    void seesWhatAnotherProgramWrote();
    void keepsBothWhenTwoEditTheSame();
    void aNameTakenMeanwhileDoesNotStopTheSaving();
    void aReadOnlyLibraryIsShown();
    void aFailedOpenKeepsTheOldLibrary();
    void refusesNamesAndNotesThatCannotBeKept();

private:
    std::unique_ptr<LibraryDocument> document();
    ScenarioId add(const QString &name);
    void edit(ScenarioId id, double tokens);
    double tokensInFile(const QString &name) const;

    std::optional<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<LibraryDocument> m_document;
};

std::unique_ptr<LibraryDocument> TestLibraryStore::document()
{
    return std::make_unique<LibraryDocument>(LibraryDocument::Setup{
        .schema = standardSchema(),
        .catalog = shippedCatalog(),
        .clock = [] { return QDateTime::currentDateTimeUtc(); },
        .author = u"Ada"_s,
    });
}

void TestLibraryStore::init()
{
    m_folder.emplace();
    m_file = m_folder->filePath(u"test.runcast"_s);
    m_document = document();
    QVERIFY(m_document->create(m_file));
}

void TestLibraryStore::cleanup()
{
    m_document.reset();
}

ScenarioId TestLibraryStore::add(const QString &name)
{
    const auto added =
        m_document->add({{newScenario(name.toStdString(), standardSchema(), shippedCatalog())}}, u"Add"_s);
    return added ? added->first() : ScenarioId();
}

void TestLibraryStore::edit(ScenarioId id, double tokens)
{
    QVERIFY(m_document->setParameter(id, "training.tokens", Value{tokens}));
}

double TestLibraryStore::tokensInFile(const QString &name) const
{
    const auto other = Library::open(m_file, OpenMode::ReadOnly);
    const auto stored = (*other)->findByName(name);
    if (!stored)
        return -1;
    const auto scenario = scenarioFromJson((*other)->content(stored->id)->json, standardSchema(), shippedCatalog());
    return scenario ? scenario->training.tokens.value_or(-1) : -2;
}

void TestLibraryStore::keepsScenariosOfThePublishedModels()
{
    std::vector<NewScenario> scenarios;
    for (const ModelPreset &preset : shippedCatalog().models()) {
        Scenario scenario = newScenario(preset.name, standardSchema(), shippedCatalog());
        const auto set = setParameter(scenario, standardSchema(), shippedCatalog(), "model.preset", Value{preset.id});
        QVERIFY2(set, preset.id.c_str());
        scenarios.push_back({std::move(scenario)});
    }
    const auto added = m_document->add(scenarios, u"Add"_s);
    QVERIFY(added);
    const auto before = document();
    QVERIFY(before->open(m_file));
    QCOMPARE(before->ids(), *added);
    for (const ScenarioId id : *added) {
        QVERIFY(!before->problem(id));
        QVERIFY2(before->scenario(id) == m_document->scenario(id), qPrintable(before->record(id).name));
        QCOMPARE(before->record(id), m_document->record(id));
    }
}

void TestLibraryStore::tenEditsAreInTheFileWithinASecond()
{
    const ScenarioId id = add(u"A"_s);
    for (int i = 1; i <= 10; ++i)
        edit(id, i * 1e12);
    QTRY_COMPARE_WITH_TIMEOUT(tokensInFile(u"A"_s), 10e12, 5'000); // by the timer, not by closing
}

void TestLibraryStore::undoGoesBackOverAllEdits()
{
    const ScenarioId id = add(u"A"_s);
    for (int i = 1; i <= 10; ++i) {
        edit(id, i * 1e12);
        QVERIFY(m_document->flush());
    }
    for (int i = 9; i >= 1; --i) {
        m_document->undoStack()->undo();
        QVERIFY(m_document->flush());
        QCOMPARE(tokensInFile(u"A"_s), i * 1e12);
    }
}

void TestLibraryStore::deletionIsUndone()
{
    const ScenarioId id = add(u"A"_s);
    edit(id, 3e12);
    while (m_document->undoStack()->canUndo())
        m_document->undoStack()->undo();
    QVERIFY(m_document->ids().isEmpty());
    QCOMPARE(tokensInFile(u"A"_s), -1.0);
    while (m_document->undoStack()->canRedo())
        m_document->undoStack()->redo();
    QVERIFY(m_document->flush());
    QCOMPARE(m_document->ids(), QList<ScenarioId>{id});
    QCOMPARE(tokensInFile(u"A"_s), 3e12);
}

void TestLibraryStore::namesAndRestoresVersions()
{
    const ScenarioId id = add(u"A"_s);
    edit(id, 1e12);
    const Result<int> first = m_document->saveVersion(id, u"for the board"_s);
    QVERIFY(first);
    QCOMPARE(*first, 1);
    QVERIFY(m_document->changedKeys(id).isEmpty());
    edit(id, 2e12);
    QCOMPARE(m_document->changedKeys(id), QStringList(u"training.tokens"_s));
    QVERIFY(m_document->flush());
    const auto versions = m_document->versions(id);
    QVERIFY(versions);
    QCOMPARE(versions->size(), size_t(2)); // the unnamed working state on top
    QVERIFY(!versions->front().named);
    QCOMPARE(versions->back().comment, u"for the board"_s);
    QVERIFY(m_document->restoreVersion(id, 1));
    QVERIFY(m_document->flush());
    QCOMPARE(tokensInFile(u"A"_s), 1e12);
}

void TestLibraryStore::seesWhatAnotherProgramWrote()
{
    const ScenarioId id = add(u"A"_s);
    const auto other = document();
    QVERIFY(other->open(m_file));
    QSignalSpy came(m_document.get(), &LibraryDocument::entriesChanged);
    QVERIFY(other->setParameter(id, "training.tokens", Value{7e12}));
    QVERIFY(other->add({{newScenario("B", standardSchema(), shippedCatalog())}}, u"Add"_s));
    QVERIFY(other->setStatus({id}, ScenarioStatus::Approved));
    QVERIFY(other->flush());
    QTRY_COMPARE(m_document->ids().size(), 2);
    QTRY_COMPARE(m_document->scenario(id).training.tokens.value_or(0), 7e12);
    QCOMPARE(m_document->record(id).meta.status, ScenarioStatus::Approved);
    QCOMPARE(came.count(), 1);
}

void TestLibraryStore::keepsBothWhenTwoEditTheSame()
{
    const ScenarioId id = add(u"A"_s);
    QVERIFY(m_document->flush());
    const auto other = document();
    QVERIFY(other->open(m_file));
    QSignalSpy kept(m_document.get(), &LibraryDocument::conflictKept);
    QVERIFY(other->setParameter(id, "training.tokens", Value{7e12}));
    edit(id, 8e12);
    QVERIFY(other->flush());
    QVERIFY(m_document->flush());
    QCOMPARE(kept.count(), 1);
    QCOMPARE(tokensInFile(u"A"_s), 8e12);
    bool found = false;
    for (const auto versions = m_document->versions(id); const ScenarioVersion &version : *versions)
        found = found || m_document->version(id, version.number)->training.tokens == 7e12;
    QVERIFY(found);
}

void TestLibraryStore::aNameTakenMeanwhileDoesNotStopTheSaving()
{
    const ScenarioId id = add(u"A"_s);
    QVERIFY(m_document->flush());
    const auto other = document();
    QVERIFY(other->open(m_file));
    edit(id, 5e12);
    QVERIFY(m_document->rename(id, u"Wanted"_s));
    QVERIFY(other->add({{newScenario("wanted", standardSchema(), shippedCatalog())}}, u"Add"_s));
    QVERIFY(m_document->flush());
    QCOMPARE(tokensInFile(u"Wanted 2"_s), 5e12);
    QTRY_COMPARE(m_document->record(id).name, u"Wanted 2"_s);
}

void TestLibraryStore::aReadOnlyLibraryIsShown()
{
    const ScenarioId id = add(u"A"_s);
    m_document.reset();
    QVERIFY((*Connection::open(m_file, {}))->execute(u"PRAGMA user_version = 99"_s));
    m_document = document();
    QSignalSpy failed(m_document.get(), &LibraryDocument::failed);
    QVERIFY(m_document->open(m_file));
    QVERIFY(m_document->isReadOnly());
    QCOMPARE(failed.count(), 1); // says which program wrote it
    QCOMPARE(m_document->record(id).name, u"A"_s);
    QVERIFY(!m_document->setParameter(id, "training.tokens", Value{1e12}));
}

void TestLibraryStore::aFailedOpenKeepsTheOldLibrary()
{
    const ScenarioId id = add(u"A"_s);
    QFile text(m_folder->filePath(u"notes.runcast"_s));
    QVERIFY(text.open(QIODevice::WriteOnly));
    text.write("Dear board");
    text.close();
    QVERIFY(!m_document->open(text.fileName()));
    QVERIFY(!m_document->create(m_file)); // is there
    QCOMPARE(m_document->file(), m_file);
    edit(id, 4e12);
    QVERIFY(m_document->flush());
    QCOMPARE(tokensInFile(u"A"_s), 4e12);
}

void TestLibraryStore::refusesNamesAndNotesThatCannotBeKept()
{
    const ScenarioId id = add(u"A"_s);
    add(u"B"_s);
    QVERIFY(!m_document->rename(id, QString(10'000, u'x')));
    QVERIFY(!m_document->rename(id, u"b"_s)); // upper and lower case make no difference
    QVERIFY(m_document->rename(id, u"a"_s));  // but one's own name may be written otherwise
    QVERIFY(!m_document->setNote(id, QString(200'000, u'x')));
    QVERIFY(!m_document->addTag({id}, QString(10'000, u'x')));
    QVERIFY(m_document->flush());
    QCOMPARE(m_document->record(id).name, u"a"_s);
}

QTEST_GUILESS_MAIN(TestLibraryStore)
#include "tst_library_store.moc"
