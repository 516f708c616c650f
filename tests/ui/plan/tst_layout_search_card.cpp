// SPDX-License-Identifier: MIT
#include "page_fixture.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/layout_list_model.h"
#include "ui/pages/plan/tabs/layout_search_card.h"
#include "ui/widgets/full_table.h"

#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QUndoStack>

#include <cmath>

using namespace runcast;

class TestLayoutSearchCard : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void findsAndApplies();
    void saysWhatItCannotSearch();
    void canBeCancelled();

private:
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *candidate : m_card->findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    }

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanModel> m_model;
    std::unique_ptr<LayoutSearchCard> m_card;
};

void TestLayoutSearchCard::init()
{
    m_fixture = std::make_unique<PageFixture>();
    m_fixture->document.setCurrent(
        m_fixture->addScenario(QStringLiteral("Llama"),
                               {{"layout.tensor", 4.0}, {"layout.pipeline", 8.0}, {"cluster.accelerators", 16384.0}}));
    m_model = std::make_unique<PlanModel>(m_fixture->document, m_fixture->context);
    m_card = std::make_unique<LayoutSearchCard>(*m_model);
    m_card->refresh();
    m_card->show();
}

void TestLayoutSearchCard::cleanup()
{
    m_card.reset();
    m_model.reset();
    m_fixture.reset();
}

void TestLayoutSearchCard::findsAndApplies()
{
    QSignalSpy finished(m_card.get(), &LayoutSearchCard::finished);
    QVERIFY(!m_card->findChild<FullTable *>()->isVisible());
    QTest::mouseClick(button(QStringLiteral("Find the best layout")), Qt::LeftButton);
    QCOMPARE(m_fixture->jobs.entries().size(), 1u); // the status bar shows it, with Cancel
    QVERIFY(finished.wait(20000));
    const auto *layouts = m_card->findChild<LayoutListModel *>();
    QVERIFY(layouts->rowCount() > 3);
    QVERIFY(m_card->findChild<FullTable *>()->isVisible());
    m_card->resize(920, m_card->sizeHint().height());
    PageFixture::keepPicture(*m_card, QStringLiteral("layout-search"));

    const Scenario before = m_model->scenario();
    const int steps = m_fixture->document.undoStack()->count();
    QTest::mouseClick(button(QStringLiteral("Apply layout")), Qt::LeftButton);
    const RankedLayout &best = *layouts->layoutAt(0);
    QCOMPARE(m_model->scenario().layout.tensor, double(best.choice.tensor));
    QCOMPARE(m_model->scenario().layout.pipeline, double(best.choice.pipeline));
    QVERIFY(std::fabs(m_model->figures().time.stepS / best.stepS - 1) < 1e-9);
    QCOMPARE(m_fixture->document.undoStack()->count(), steps + 1);
    m_fixture->document.undoStack()->undo();
    QVERIFY(m_model->scenario() == before);
}

void TestLayoutSearchCard::saysWhatItCannotSearch()
{
    QVERIFY(m_fixture->document.setParameter(m_model->id(), "model.layers", Value{0.0}).has_value());
    QTest::mouseClick(button(QStringLiteral("Find the best layout")), Qt::LeftButton);
    const QList<QLabel *> labels = m_card->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(QStringLiteral("cannot be searched"));
    }));
    QVERIFY(m_fixture->jobs.entries().empty());
}

void TestLayoutSearchCard::canBeCancelled()
{
    QTest::mouseClick(button(QStringLiteral("Find the best layout")), Qt::LeftButton);
    m_card->cancel();
    QTRY_VERIFY(!m_card->findChild<QProgressBar *>()->isVisible());
    QVERIFY(!m_card->findChild<FullTable *>()->isVisible());
    QVERIFY(button(QStringLiteral("Find the best layout"))->isVisible());
}

QTEST_MAIN(TestLayoutSearchCard)
#include "tst_layout_search_card.moc"
