// SPDX-License-Identifier: MIT
#include "core/scenario/edit.h"
#include "page_fixture.h"
#include "ui/dialogs/failure_log_dialog.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/plan/tabs/plan_tabs.h"
#include "ui/pages/plan/tabs/reliability_tab.h"
#include "ui/pages/plan/tabs/run_calendar_view.h"
#include "ui/widgets/unit_field.h"

#include <QDialogButtonBox>
#include <QFile>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestReliabilityTab : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void showsOneRun();
    void showsAnother();
    void walksThroughInterruptions();
    void nothingFails();
    void judgesInTheBackground();
    void cancelsTheJudge();
    void takesRatesFromALog();
    void tellsWhatIsNoLog();

private:
    ScenarioId id() const { return m_fixture->document.current(); }
    const Scenario &scenario() const { return m_fixture->document.scenario(id()); }
    QPushButton *button(const QString &text) const
    {
        for (QPushButton *button : m_page->findChildren<QPushButton *>()) {
            if (button->text().startsWith(text))
                return button;
        }
        return nullptr;
    }
    QString writeLog(const QByteArray &text) const;

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanPage> m_page;
};

void TestReliabilityTab::init()
{
    m_fixture = std::make_unique<PageFixture>();
    m_fixture->addSamples();
    m_page = std::make_unique<PlanPage>(m_fixture->document, m_fixture->context);
    m_page->resize(1368, 844);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->findChild<PlanTabs *>()->showSection(Section::Reliability);
}

void TestReliabilityTab::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

QString TestReliabilityTab::writeLog(const QByteArray &text) const
{
    QFile file(m_fixture->path(u"log.csv"_s));
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? file.fileName() : QString();
}

void TestReliabilityTab::showsOneRun()
{
    auto *view = m_page->findChild<RunCalendarView *>();
    QVERIFY(view && view->isVisible());
    const RunCalendar &calendar = view->calendar();
    QVERIFY(calendar.timeline.run.interruptions > 0);
    QCOMPARE(calendar.timeline.stops.size(), size_t(calendar.timeline.run.interruptions));
    QVERIFY(calendar.odds.back().lowHours < calendar.odds.back().highHours);
    const QList<RunCalendarView *> views = m_page->findChildren<RunCalendarView *>();
    QCOMPARE(views.size(), 3); // progress, weeks, detail
    for (const RunCalendarView *part : views) {
        QVERIFY(part->isVisible());
        QVERIFY(!part->accessibleName().isEmpty());
        QVERIFY(!part->accessibleDescription().isEmpty());
    }
    PageFixture::keepPicture(*m_page, u"reliability-tab"_s);
}

void TestReliabilityTab::showsAnother()
{
    auto *view = m_page->findChild<RunCalendarView *>();
    const double before = view->calendar().timeline.run.wallClock;
    QTest::mouseClick(button(u"Show another"_s), Qt::LeftButton);
    QVERIFY(view->calendar().timeline.run.wallClock != before);
}

// Arrow keys, buttons and a click lead from one interruption to another; the words follow.
void TestReliabilityTab::walksThroughInterruptions()
{
    RunCalendarView *detail = m_page->findChildren<RunCalendarView *>().last();
    const QString costliest = detail->accessibleDescription();
    QTest::keyClick(detail, Qt::Key_Left);
    const QString before = detail->accessibleDescription();
    QVERIFY(before != costliest);
    QTest::mouseClick(button(u"Next interruption"_s), Qt::LeftButton);
    QCOMPARE(detail->accessibleDescription(), costliest);
    QTest::mouseClick(button(u"Nearer"_s), Qt::LeftButton);
    QCOMPARE(detail->accessibleDescription(), costliest);
    RunCalendarView *progress = m_page->findChildren<RunCalendarView *>().first();
    QTRY_COMPARE(progress->height(), progress->sizeHint().height()); // laid out
    QTest::mouseClick(progress, Qt::LeftButton, {}, progress->rect().center());
    QVERIFY(detail->accessibleDescription() != costliest);
}

void TestReliabilityTab::nothingFails()
{
    QVERIFY(m_fixture->document.setParameter(id(), "reliability.interruptions_per_accelerator_hour", 0.0).has_value());
    QVERIFY(!m_page->findChild<RunCalendarView *>()->isVisible());
    QVERIFY(!button(u"Show another"_s)->isEnabled());
}

void TestReliabilityTab::judgesInTheBackground()
{
    QPushButton *judge = button(u"Simulate"_s);
    QVERIFY(judge && judge->isEnabled());
    QTest::mouseClick(judge, Qt::LeftButton);
    QVERIFY(!judge->isEnabled());
    QCOMPARE(m_fixture->jobs.entries().size(), size_t(1));
    QTRY_VERIFY_WITH_TIMEOUT(judge->isEnabled(), 60'000);
    const QList<QLabel *> labels = m_page->findChildren<QLabel *>();
    QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->isVisible() && label->text().contains(u"The closed form says"_s);
    }));
}

void TestReliabilityTab::cancelsTheJudge()
{
    QPushButton *judge = button(u"Simulate"_s);
    QTest::mouseClick(judge, Qt::LeftButton);
    m_fixture->jobs.entries().front().cancel();
    QTRY_VERIFY_WITH_TIMEOUT(judge->isEnabled(), 20'000);
    QVERIFY(m_fixture->jobs.entries().empty());
}

void TestReliabilityTab::takesRatesFromALog()
{
    const Scenario before = scenario();
    QByteArray text = "time,node,cause,downtime\n";
    for (int i = 0; i < 60; ++i)
        text += "2027-03-" + QByteArray::number(1 + i / 3).rightJustified(2, '0') + " 0" +
                QByteArray::number(3 * (i % 3)) + ":00,n,gpu,2 h\n";
    text += "sometime,n,gpu,2 h\n";
    m_fixture->files.path = writeLog(text);
    QTest::mouseClick(button(u"Rates from my log"_s), Qt::LeftButton);
    auto *dialog = m_page->findChild<FailureLogDialog *>();
    QVERIFY(dialog);
    auto *use = dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok);
    QTRY_VERIFY_WITH_TIMEOUT(use->isEnabled(), 10'000);
    QVERIFY(dialog->findChild<QPlainTextEdit *>()->toPlainText().contains(u"line 62"_s));
    PageFixture::keepPicture(*dialog, u"failure-log"_s);
    QTest::mouseClick(use, Qt::LeftButton);
    QCOMPARE(scenario().reliability.population, FailurePopulation::OwnLog);
    QCOMPARE(*scenario().reliability.logEvents, 60.0);
    QCOMPARE(scenario().reliability.repairHours, 2.0);
    QVERIFY(scenario().reliability.rateLnSd < before.reliability.rateLnSd);
    m_fixture->document.undoStack()->undo();
    QVERIFY(scenario() == before);
}

void TestReliabilityTab::tellsWhatIsNoLog()
{
    m_fixture->files.path = writeLog("a,b\n1,2\n");
    QTest::mouseClick(button(u"Rates from my log"_s), Qt::LeftButton);
    auto *dialog = m_page->findChild<FailureLogDialog *>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->isBusy(), 10'000);
    const QList<QLabel *> labels = dialog->findChildren<QLabel *>();
    QTRY_VERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel *label) {
        return label->text().contains(u"time"_s) && label->text().contains(u"log.csv"_s);
    }));
    QVERIFY(!dialog->findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->isEnabled());
}

QTEST_MAIN(TestReliabilityTab)
#include "tst_reliability_tab.moc"
