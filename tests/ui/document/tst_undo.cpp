// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "core/scenario/json.h"
#include "ui/document/library_document.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

using Edit = std::function<Result<void>(LibraryDocument &, const QList<ScenarioId> &)>;

template <typename T> Result<void> done(const Result<T> &result)
{
    return result ? Result<void>() : Result<void>(result.error());
}

/// Everything that a library holds, as one text.
QString stateOf(const LibraryDocument &document)
{
    QStringList lines;
    for (const ScenarioId id : document.ids()) {
        const ScenarioRecord &record = document.record(id);
        lines.append(u"%1 %2 %3 %4 %5 %6 %7\n%8"_s.arg(
            QString::number(id.value), record.name, record.meta.note, record.meta.owner, record.meta.tags.join(u','),
            QString::number(int(record.meta.status)), QString::number(record.meta.archived),
            QString::fromStdString(scenarioToJson(document.scenario(id), document.schema()))));
    }
    return lines.join(u'\n');
}

} // namespace

Q_DECLARE_METATYPE(Edit)

/// Undo and redo of every command that there is.
class TestUndo : public QObject {
    Q_OBJECT

private slots:
    void init();
    void everyCommandGoesBackAndForth_data();
    void everyCommandGoesBackAndForth();
    void allCommandsInARow();
    void oneVisitToAFieldIsOneStep();
    void typingBackToTheStartLeavesNoStep();
    void whatChangedIsAnnouncedByItsKeys();
    void undoPointsOutWhatItChanged();
    void aRefusedEditLeavesNoStep();
    void archivingKeepsTheCompareSet();
    void aNewerCatalogPriceComesWithItsSource();

private:
    static const std::vector<std::pair<const char *, Edit>> &edits();

    std::unique_ptr<LibraryDocument> m_document;
    QList<ScenarioId> m_ids;
};

void TestUndo::init()
{
    m_document = std::make_unique<LibraryDocument>(
        LibraryDocument::Setup{standardSchema(), shippedCatalog(), QDateTime::currentDateTimeUtc, u"Ada"_s});
    std::vector<NewScenario> scenarios;
    for (const char *name : {"A", "B", "C"}) {
        auto scenario = scenarioFromPreset(name, "llama-3.1-405b", standardSchema(), shippedCatalog());
        QVERIFY(scenario.has_value());
        scenarios.push_back({std::move(*scenario), {}});
    }
    const auto added = m_document->add(std::move(scenarios), u"Add"_s);
    QVERIFY(added.has_value());
    m_ids = *added;
    QVERIFY(m_document->saveVersion(m_ids[0], u"first"_s).has_value());
    QVERIFY(m_document->setParameter(m_ids[0], "training.tokens", 1e12).has_value());
    m_document->undoStack()->clear();
}

const std::vector<std::pair<const char *, Edit>> &TestUndo::edits()
{
    using D = LibraryDocument;
    using Ids = QList<ScenarioId>;
    static const std::vector<std::pair<const char *, Edit>> edits{
        {"set a parameter", [](D &d, const Ids &ids) { return d.setParameter(ids[0], "schedule.mfu", 0.5); }},
        {"reset a parameter", [](D &d, const Ids &ids) { return d.resetParameter(ids[0], "training.tokens"); }},
        {"set another model",
         [](D &d, const Ids &ids) { return d.setParameter(ids[1], "model.preset", std::string("gpt3-175b")); }},
        {"apply a fix",
         [](D &d, const Ids &ids) {
             return d.applyFix(ids[1],
                               {.parameter = "layout.tensor", .id = {}, .text = {}, .arguments = {}, .suggested = 4.0});
         }},
        {"set several parameters",
         [](D &d, const Ids &ids) {
             return d.setParameters(ids[2], {{"layout.tensor", 4.0}, {"layout.pipeline", 8.0}}, u"Apply layout"_s);
         }},
        {"replace a scenario",
         [](D &d, const Ids &ids) { return d.replaceScenario(ids[2], d.scenario(ids[0]), u"Replace"_s); }},
        {"rename", [](D &d, const Ids &ids) { return d.rename(ids[1], u"Renamed \"<b>\" 😀"_s); }},
        {"change a note", [](D &d, const Ids &ids) { return d.setNote(ids[0], u"line 1\nline 2"_s); }},
        {"change an owner", [](D &d, const Ids &ids) { return d.setOwner(ids[0], u"J. Sato"_s); }},
        {"change tags",
         [](D &d, const Ids &ids) {
             return d.setTags(ids[0], {u"x"_s, u"y"_s});
         }},
        {"add a tag to all", [](D &d, const Ids &ids) { return d.addTag(ids, u"z"_s); }},
        {"change the status of all", [](D &d, const Ids &ids) { return d.setStatus(ids, ScenarioStatus::Approved); }},
        {"archive",
         [](D &d, const Ids &ids) {
             return d.setArchived({ids[0], ids[2]}, true);
         }},
        {"add",
         [](D &d, const Ids &) {
             return done(d.add({{newScenario("New", d.schema(), d.catalog()), {}}}, u"New"_s));
         }},
        {"duplicate", [](D &d, const Ids &ids) { return done(d.duplicate(ids)); }},
        {"restore a version", [](D &d, const Ids &ids) { return d.restoreVersion(ids[0], 1); }},
    };
    return edits;
}

void TestUndo::everyCommandGoesBackAndForth_data()
{
    QTest::addColumn<Edit>("edit");
    for (const auto &[name, edit] : edits())
        QTest::newRow(name) << edit;
}

void TestUndo::everyCommandGoesBackAndForth()
{
    QFETCH(Edit, edit);
    const QString before = stateOf(*m_document);
    QVERIFY(edit(*m_document, m_ids).has_value());
    const QString after = stateOf(*m_document);
    QVERIFY(after != before);
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(!m_document->undoStack()->undoText().isEmpty());
    m_document->undoStack()->undo();
    QCOMPARE(stateOf(*m_document), before);
    m_document->undoStack()->redo();
    QCOMPARE(stateOf(*m_document), after);
}

void TestUndo::allCommandsInARow()
{
    QStringList states{stateOf(*m_document)};
    for (const auto &[name, edit] : edits()) {
        const Result<void> result = edit(*m_document, m_ids);
        QVERIFY2(result.has_value(), name);
        states.append(stateOf(*m_document));
    }
    QUndoStack *undo = m_document->undoStack();
    for (qsizetype step = states.size() - 1; step > 0; --step) {
        QCOMPARE(stateOf(*m_document), states[step]);
        undo->undo();
    }
    QCOMPARE(stateOf(*m_document), states[0]);
    for (qsizetype step = 1; step < states.size(); ++step) {
        undo->redo();
        QCOMPARE(stateOf(*m_document), states[step]);
    }
}

void TestUndo::oneVisitToAFieldIsOneStep()
{
    const int visit = m_document->newSession(), next = m_document->newSession();
    for (const double tokens : {1.0, 12.0, 125.0})
        QVERIFY(m_document->setParameter(m_ids[1], "training.tokens", tokens, visit).has_value());
    QCOMPARE(m_document->undoStack()->count(), 1);
    QVERIFY(m_document->setParameter(m_ids[1], "training.tokens", 200.0, next).has_value());
    QCOMPARE(m_document->undoStack()->count(), 2);
    m_document->undoStack()->undo();
    QCOMPARE(m_document->scenario(m_ids[1]).training.tokens, 125.0);
}

void TestUndo::typingBackToTheStartLeavesNoStep()
{
    const double start = *m_document->scenario(m_ids[1]).training.tokens;
    const Scenario before = m_document->scenario(m_ids[1]);
    const int visit = m_document->newSession();
    QVERIFY(m_document->setParameter(m_ids[1], "training.tokens", 1.0, visit).has_value());
    const ParameterSource source =
        before.sources.contains("training.tokens") ? before.sources.at("training.tokens") : ParameterSource{};
    QVERIFY(m_document->setParameter(m_ids[1], "training.tokens", start, visit, source).has_value());
    if (m_document->scenario(m_ids[1]) == before)
        QCOMPARE(m_document->undoStack()->count(), 0);
    else
        QCOMPARE(m_document->undoStack()->count(), 1); // now noted as typed
}

void TestUndo::whatChangedIsAnnouncedByItsKeys()
{
    QSignalSpy changed(m_document.get(), &LibraryDocument::scenarioChanged);
    QSignalSpy computed(m_document.get(), &LibraryDocument::outcomeChanged);
    QVERIFY(m_document->setParameter(m_ids[0], "layout.tensor", 4.0).has_value());
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].value<ScenarioId>(), m_ids[0]);
    const QStringList keys = changed[0][1].toStringList();
    QVERIFY(keys.contains(u"layout.tensor"_s));
    QVERIFY(!keys.contains(u"training.tokens"_s));
    QCOMPARE(computed.size(), 1);
}

void TestUndo::undoPointsOutWhatItChanged()
{
    QSignalSpy revealed(m_document.get(), &LibraryDocument::revealRequested);
    QVERIFY(m_document->setParameter(m_ids[0], "schedule.mfu", 0.5).has_value());
    QCOMPARE(revealed.size(), 0); // the edit itself needs no pointing out
    m_document->undoStack()->undo();
    QCOMPARE(revealed.size(), 1);
    QCOMPARE(revealed[0][0].value<ScenarioId>(), m_ids[0]);
    QVERIFY(revealed[0][1].toStringList().contains(u"schedule.mfu"_s));
}

void TestUndo::aRefusedEditLeavesNoStep()
{
    const QString before = stateOf(*m_document);
    QVERIFY(!m_document->setParameter(m_ids[0], "no.such_key", 1.0).has_value());
    QVERIFY(!m_document->setParameter(m_ids[0], "schedule.mfu", std::string("much")).has_value());
    QVERIFY(!m_document->setParameters(m_ids[0], {{"layout.tensor", 4.0}, {"layout.pipeline", std::nan("")}}, u"x"_s)
                 .has_value());
    QVERIFY(!m_document->rename(m_ids[0], u"B"_s).has_value());
    QVERIFY(!m_document->rename(m_ids[0], u"  "_s).has_value());
    QVERIFY(!m_document->restoreVersion(m_ids[0], 99).has_value());
    QCOMPARE(stateOf(*m_document), before);
    QCOMPARE(m_document->undoStack()->count(), 0);
}

void TestUndo::archivingKeepsTheCompareSet()
{
    m_document->setCompareSet({m_ids[1], m_ids[0], m_ids[1]}); // each once
    QCOMPARE(m_document->compareSet(), (QList<ScenarioId>{m_ids[1], m_ids[0]}));
    QCOMPARE(m_document->baseline(), m_ids[1]);
    const auto copies = m_document->duplicate({m_ids[2]});
    QVERIFY(copies.has_value());
    m_document->setCompareSet({m_ids[0], copies->first()});
    m_document->setBaseline(copies->first());
    m_document->undoStack()->undo(); // the copy goes, and with it its place in the comparison
    QCOMPARE(m_document->compareSet(), QList<ScenarioId>{m_ids[0]});
    QCOMPARE(m_document->baseline(), m_ids[0]);
    QVERIFY(m_document->contains(m_document->current()));
}

void TestUndo::aNewerCatalogPriceComesWithItsSource()
{
    constexpr const char *rent = "price.usd_per_accelerator_hour";
    Scenario scenario = m_document->scenario(m_ids[0]);
    QVERIFY(setParameter(scenario, standardSchema(), shippedCatalog(), rent, 9.0, {SourceKind::Quoted, "offer", "2020"})
                .has_value());
    QVERIFY(m_document->replaceScenario(m_ids[0], std::move(scenario), u"Offer"_s).has_value());
    const std::vector<Finding> findings = m_document->outcome(m_ids[0]).findings;
    const auto old = std::find_if(findings.begin(), findings.end(), [](const Finding &finding) {
        return finding.id == "price.old" && finding.parameter == rent;
    });
    QVERIFY(old != findings.end());
    QVERIFY(m_document->applyFix(m_ids[0], *old).has_value());
    const Scenario &fixed = m_document->scenario(m_ids[0]);
    const AcceleratorPrice *listed = shippedCatalog().defaultRent(fixed.cluster.accelerator);
    QVERIFY(listed);
    QCOMPARE(fixed.price.usdPerAcceleratorHour.value(), listed->usdPerAcceleratorHour);
    QCOMPARE(sourceOf(fixed, *standardSchema().parameter(rent), shippedCatalog()).date, listed->asOf);
}

QTEST_GUILESS_MAIN(TestUndo)
#include "tst_undo.moc"
