// SPDX-License-Identifier: MIT
// The page in both themes, in three languages, at both sizes: nothing is left untranslated or cut. With
// RUNCAST_PICTURES naming a folder, pictures of all of it are kept there.
#include "page_fixture.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/plan/tabs/plan_tabs.h"
#include "ui/pages/plan/tabs/subject_tab_bar.h"
#include "ui/widgets/figure_tile.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestPlanLooks : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void looks_data();
    void looks();
    void switchesLanguage();

private:
    void show(const QSize &size);

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanPage> m_page;
};

void TestPlanLooks::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
}

void TestPlanLooks::cleanup()
{
    m_page.reset();
    m_fixture->language.setLanguage(u"en"_s);
    m_fixture.reset();
}

void TestPlanLooks::show(const QSize &size)
{
    m_page = std::make_unique<PlanPage>(m_fixture->document, m_fixture->context);
    m_page->resize(size);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    m_page->activated();
}

void TestPlanLooks::looks_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    const QSize wide(1368, 844);
    const QSize small(952, 644);
    QTest::newRow("en-light") << u"en"_s << false << wide;
    QTest::newRow("en-dark") << u"en"_s << true << wide;
    QTest::newRow("en-small") << u"en"_s << false << small;
    QTest::newRow("de-light") << u"de"_s << false << wide;
    QTest::newRow("de-small") << u"de"_s << false << small;
    QTest::newRow("ar-light") << u"ar"_s << false << wide;
}

void TestPlanLooks::looks()
{
    QFETCH(QString, language);
    QFETCH(bool, dark);
    QFETCH(QSize, size);
    m_fixture->language.setLanguage(language);
    m_fixture->theme.setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_fixture->document.setCurrent(m_fixture->addSamples().first());
    QVERIFY(m_fixture->document.saveVersion(m_fixture->document.current(), u"first"_s).has_value());
    QVERIFY(m_fixture->document.setParameter(m_fixture->document.current(), "price.usd_per_accelerator_hour", 2.6)
                .has_value());
    show(size);
    const QString name = u"plan-"_s + QString::fromUtf8(QTest::currentDataTag());
    auto *tabs = m_page->findChild<PlanTabs *>();
    for (const Section section :
         {Section::Compute, Section::Memory, Section::Layout, Section::Cost, Section::Power, Section::Reliability}) {
        m_page->showSection(section);
        QVERIFY(tabs->isVisible());
        PageFixture::keepPicture(*m_page, u"%1-%2"_s.arg(name, QString::number(int(section))));
    }
    m_page->showWhy(u"time.wall_clock_days"_s);
    PageFixture::keepPicture(*m_page, name + u"-why"_s);
    // Words of buttons are never cut.
    for (const QPushButton *button : m_page->findChildren<QPushButton *>()) {
        if (button->isVisible())
            QVERIFY2(button->width() >= button->minimumSizeHint().width(), qPrintable(button->text()));
    }
}

void TestPlanLooks::switchesLanguage()
{
    m_fixture->addSamples();
    show({1368, 844});
    auto *bar = m_page->findChild<SubjectTabBar *>();
    const QString english = bar->tabText(3);
    const QString tile = m_page->findChildren<FigureTile *>().first()->accessibleName();
    if (!LanguageManager::available().contains(u"de"_s))
        QSKIP("There is no German translation yet.");
    m_fixture->language.setLanguage(u"de"_s);
    QVERIFY(bar->tabText(3) != english);
    QVERIFY(m_page->findChildren<FigureTile *>().first()->accessibleName() != tile);
    m_fixture->language.setLanguage(u"ar"_s);
    QCOMPARE(m_page->layoutDirection(), Qt::RightToLeft);
    m_fixture->language.setLanguage(u"en"_s);
    QCOMPARE(bar->tabText(3), english);
}

QTEST_MAIN(TestPlanLooks)
#include "tst_plan_looks.moc"
