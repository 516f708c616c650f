// SPDX-License-Identifier: MIT
// The Layouts tab of Explore: searches, what they show, and that what is applied is one step to undo.
#include "page_fixture.h"
#include "ui/pages/explore/cluster_list_model.h"
#include "ui/pages/explore/cluster_search_card.h"
#include "ui/pages/explore/explore_page.h"
#include "ui/pages/plan/tabs/layout_list_model.h"
#include "ui/pages/plan/tabs/layout_search_card.h"
#include "ui/pages/plan/tabs/rejection_model.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/segmented_control.h"
#include "ui/widgets/unit_field.h"

#include <QApplication>
#include <QClipboard>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTest>
#include <QUndoStack>

#include <cmath>

using namespace runcast;

class TestExploreLayouts : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsBestNearAndRejected();
    void comparesClusters();
    void refusesWhatIsNoNumber();
    void canBeCancelled();
    void isRevealed();

private:
    template <typename T> T *part() const { return m_page->findChild<T *>(); }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *candidate : m_page->findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }
    const Scenario &scenario() const { return m_fixture->document.scenario(m_fixture->document.current()); }

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<ExplorePage> m_page;
};

void TestExploreLayouts::init()
{
    m_fixture = std::make_unique<PageFixture>();
    m_fixture->document.setCurrent(m_fixture->addScenario(
        QStringLiteral("Llama"), {{"layout.tensor", 4.0}, {"layout.pipeline", 8.0}, {"cluster.accelerators", 8192.0}}));
    m_page = std::make_unique<ExplorePage>(m_fixture->document, m_fixture->context);
    m_page->resize(1280, 900);
    m_page->show();
    QVERIFY(m_page->reveal(QStringLiteral("layouts")));
}

void TestExploreLayouts::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

void TestExploreLayouts::showsBestNearAndRejected()
{
    auto *card = part<LayoutSearchCard>();
    QSignalSpy finished(card, &LayoutSearchCard::finished);
    QTest::mouseClick(button(QStringLiteral("Find the best layout")), Qt::LeftButton);
    QVERIFY(finished.wait(20000));
    const auto *layouts = part<LayoutListModel>();
    const int best = layouts->rowCount();
    QVERIFY(best > 8); // more than the card of Plan
    const RankedLayout first = *layouts->layoutAt(0);
    PageFixture::keepPicture(*m_page, QStringLiteral("explore-best-layouts"));

    const auto *rejected = part<RejectionModel>();
    QVERIFY(rejected->rowCount() >= 3);
    double before = INFINITY;
    const Format format = m_fixture->language.formatFor(scenario());
    for (int row = 0; row < rejected->rowCount(); ++row) { // most first
        const double count =
            format.language().locale().toDouble(rejected->index(row, RejectionModel::Layouts).data().toString());
        QVERIFY(count > 0 && count <= before);
        before = count;
    }

    // The best of each split: no two with the same degrees, all within a tenth of the best.
    auto *choice = card->findChild<SegmentedControl *>();
    choice->setCurrent(1);
    emit choice->chosen(1);
    QVERIFY(layouts->rowCount() > 1);
    QStringList seen;
    for (int row = 0; row < layouts->rowCount(); ++row) {
        const LayoutChoice &c = layouts->layoutAt(row)->choice;
        const QString split = QStringLiteral("%1 %2 %3 %4").arg(c.tensor).arg(c.pipeline).arg(c.context).arg(c.expert);
        QVERIFY(!seen.contains(split));
        seen.append(split);
        QVERIFY(layouts->layoutAt(row)->stepS <= 1.1 * first.stepS);
    }
    QVERIFY(layouts->layoutAt(0)->choice == first.choice);

    const Scenario unapplied = scenario();
    QTest::mouseClick(button(QStringLiteral("Apply layout")), Qt::LeftButton);
    QCOMPARE(scenario().layout.tensor, double(first.choice.tensor));
    QCOMPARE(scenario().layout.pipeline, double(first.choice.pipeline));
    m_fixture->document.undoStack()->undo();
    QVERIFY(scenario() == unapplied);
}

void TestExploreLayouts::comparesClusters()
{
    auto *card = part<ClusterSearchCard>();
    QSignalSpy finished(card, &ClusterSearchCard::finished);
    QTest::mouseClick(button(QStringLiteral("Search clusters")), Qt::LeftButton);
    QCOMPARE(m_fixture->jobs.entries().size(), 1u); // the status bar shows it, with Cancel
    QVERIFY(finished.wait(60000));
    const auto *clusters = part<ClusterListModel>();
    QCOMPARE(clusters->rowCount(), 6); // the scenario's own kind, half, as many and twice; one other
    const ClusterResult *cheapest = clusters->resultAt(clusters->cheapest());
    for (int row = 0; row < clusters->rowCount(); ++row) {
        const ClusterResult *each = clusters->resultAt(row);
        if (!each->reason)
            QVERIFY(each->forecast.cost.totalUsd >= cheapest->forecast.cost.totalUsd);
    }
    PageFixture::keepPicture(*m_page, QStringLiteral("explore-layouts"));

    const Scenario before = scenario();
    const int steps = m_fixture->document.undoStack()->count();
    const ClusterResult chosen = *clusters->resultAt(5);
    card->table()->selectRow(5);
    QTest::mouseClick(button(QStringLiteral("Apply cluster and layout")), Qt::LeftButton);
    QCOMPARE(m_fixture->document.undoStack()->count(), steps + 1);
    QCOMPARE(scenario().cluster.accelerator, chosen.cluster.accelerator);
    QCOMPARE(scenario().cluster.accelerators, chosen.cluster.accelerators);
    QCOMPARE(scenario().layout.tensor, double(chosen.best.choice.tensor));
    const Outcome &outcome = m_fixture->document.outcome(m_fixture->document.current());
    QCOMPARE(outcome.forecast.cost.totalUsd, chosen.forecast.cost.totalUsd);
    m_fixture->document.undoStack()->undo();
    QVERIFY(scenario() == before);

    // As a new scenario, which becomes the current one; the old one stays as it is.
    const ScenarioId old = m_fixture->document.current();
    card->table()->selectRow(5);
    for (QPushButton *each : card->findChildren<QPushButton *>()) {
        if (each->text() == QStringLiteral("Save as new"))
            QTest::mouseClick(each, Qt::LeftButton);
    }
    QVERIFY(m_fixture->document.current() != old);
    QVERIFY(m_fixture->document.scenario(old) == before);
    QCOMPARE(scenario().cluster.accelerators, chosen.cluster.accelerators);
    m_fixture->document.undoStack()->undo();
    m_fixture->document.setCurrent(old);

    m_page->run(PageCommand::CopyWithHeaders); // the only table with rows
    QVERIFY(QApplication::clipboard()->text().startsWith(QStringLiteral("Accelerator\tNumber\tBest layout")));
}

void TestExploreLayouts::refusesWhatIsNoNumber()
{
    auto *numbers = part<ClusterSearchCard>()->findChild<UnitField *>();
    QPushButton *search = button(QStringLiteral("Search clusters"));
    QVERIFY(search->isEnabled());
    for (const char *typed : {"", "many", "512; 10.5", "0", "1;2;3;4;5;6;7;8;9;10;11;12;13"}) {
        numbers->setText(QLatin1String(typed));
        QVERIFY2(!search->isEnabled(), typed);
    }
    numbers->setText(QStringLiteral("512; 2k"));
    QVERIFY(search->isEnabled());
}

void TestExploreLayouts::canBeCancelled()
{
    auto *card = part<ClusterSearchCard>();
    card->search();
    QVERIFY(button(QStringLiteral("Cancel")));
    card->cancel();
    QTRY_VERIFY(button(QStringLiteral("Search clusters"))->isEnabled());
    QCOMPARE(part<ClusterListModel>()->rowCount(), 0);
}

void TestExploreLayouts::isRevealed()
{
    QCOMPARE(m_page->findChild<QTabBar *>()->currentIndex(), 1);
    QVERIFY(m_page->reveal(QStringLiteral("cost.total_usd")));
    QCOMPARE(m_page->findChild<QTabBar *>()->currentIndex(), 0);
    QVERIFY(!m_page->reveal(QStringLiteral("no.such_thing")));
    m_page->run(PageCommand::NextPane);
    QCOMPARE(m_page->findChild<QTabBar *>()->currentIndex(), 1);
}

QTEST_MAIN(TestExploreLayouts)
#include "tst_explore_layouts.moc"
