// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "page_fixture.h"
#include "ui/pages/reference/catalog_details.h"
#include "ui/pages/reference/catalog_view.h"
#include "ui/pages/reference/reference_page.h"
#include "ui/widgets/search_field.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>
#include <QTabBar>
#include <QTableView>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestReferencePage : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void everyTabShows();
    void findsAndTells();
    void startsAScenario();
    void tellsWhoUsesARow();
    void copies();
    void everythingHasAName();
    void looks_data();
    void looks();

private:
    void show(const QSize &size = {1368, 844});
    CatalogView *view() const;
    QPushButton *button(const QString &text) const;

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<ReferencePage> m_page;
};

void TestReferencePage::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
}

void TestReferencePage::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

void TestReferencePage::show(const QSize &size)
{
    m_page = std::make_unique<ReferencePage>(m_fixture->document, m_fixture->context);
    m_page->resize(size);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

CatalogView *TestReferencePage::view() const
{
    for (CatalogView *candidate : m_page->findChildren<CatalogView *>()) {
        if (candidate->isVisible())
            return candidate;
    }
    return nullptr;
}

QPushButton *TestReferencePage::button(const QString &text) const
{
    for (QPushButton *candidate : m_page->findChildren<QPushButton *>()) {
        if (candidate->text() == text && candidate->isVisible())
            return candidate;
    }
    return nullptr;
}

void TestReferencePage::everyTabShows()
{
    show();
    auto *tabs = m_page->findChild<QTabBar *>();
    QCOMPARE(tabs->count(), 9);
    for (int tab = 0; tab < tabs->count(); ++tab) {
        tabs->setCurrentIndex(tab);
        QVERIFY(!tabs->tabText(tab).isEmpty());
        QVERIFY(!m_page->grab().isNull());
        QCOMPARE(m_page->remarks().size(), 1);
    }
}

void TestReferencePage::findsAndTells()
{
    show();
    m_page->run(PageCommand::Find);
    auto *search = m_page->findChild<SearchField *>();
    QVERIFY(search->hasFocus());
    QTest::keyClicks(search, u"b200"_s);
    QVERIFY(view()->tableView()->model()->rowCount() < int(shippedCatalog().accelerators().size()));
    QVERIFY(m_page->remarks().first().contains(u" of "_s));
    search->setText(u"nothing like this"_s);
    QVERIFY(!view()->tableView()->isVisible());
    search->clear();
    QVERIFY(view()->tableView()->isVisible());
    QVERIFY(m_page->reveal(u"accelerators/h100-sxm"_s));
    QVERIFY(view()->tableView()->currentIndex().data().toString().contains(u"H100"_s));
    QVERIFY(!m_page->reveal(u"accelerators/none"_s));
    QVERIFY(!m_page->reveal(u"no catalog"_s));
}

void TestReferencePage::startsAScenario()
{
    show();
    QVERIFY(m_page->reveal(u"models/llama-3.1-70b"_s));
    QTest::mouseClick(button(u"Start scenario"_s), Qt::LeftButton);
    QCOMPARE(m_fixture->document.ids().size(), 1);
    const ScenarioId id = m_fixture->document.ids().first();
    QCOMPARE(m_fixture->document.scenario(id).model.preset, std::string("llama-3.1-70b"));
    QCOMPARE(m_fixture->navigation.log.last(), u"open %1"_s.arg(id.value));
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.ids().size(), 0);
}

void TestReferencePage::tellsWhoUsesARow()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    show();
    QVERIFY(m_page->reveal(u"accelerators/h100-sxm"_s));
    QVERIFY(button(u"Mid 70B"_s));
    QTest::mouseClick(button(u"Mid 70B"_s), Qt::LeftButton);
    QCOMPARE(m_fixture->navigation.log.last(), u"open %1"_s.arg(ids[2].value));
    QVERIFY(m_fixture->document.setParameter(ids[2], "cluster.accelerator", std::string("b200-sxm")));
    QVERIFY(!button(u"Mid 70B"_s));
    QVERIFY(m_page->reveal(u"accelerators/b200-sxm"_s));
    QVERIFY(button(u"Mid 70B"_s));
}

void TestReferencePage::copies()
{
    show();
    QVERIFY(m_page->reveal(u"grids/US-VA"_s));
    m_page->run(PageCommand::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1);
    QVERIFY(QGuiApplication::clipboard()->text().contains(u"US-VA"_s));
    QTest::mouseClick(button(u"Copy table"_s), Qt::LeftButton);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), qsizetype(shippedCatalog().regions().size()) + 1);
}

void TestReferencePage::everythingHasAName()
{
    show();
    auto *tabs = m_page->findChild<QTabBar *>();
    for (const int tab : {1, tabs->count() - 1}) {
        tabs->setCurrentIndex(tab);
        for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
                continue;
            const auto *named = qobject_cast<const QAbstractButton *>(widget);
            const auto *label = qobject_cast<const QLabel *>(widget);
            QVERIFY2(!widget->accessibleName().isEmpty() || (named && !named->text().isEmpty()) ||
                         (label && !label->text().isEmpty()),
                     widget->metaObject()->className());
        }
    }
}

void TestReferencePage::looks_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    const QSize wide(1368, 844), narrow(952, 644);
    for (const QString &key : {u"accelerators"_s, u"models"_s, u"prices"_s, u"grids"_s, u"failure_rates"_s, u"power"_s,
                               u"storage"_s, u"validation"_s})
        QTest::addRow("%s", qPrintable(key)) << key << wide << false << u"en"_s;
    QTest::newRow("models dark") << u"models"_s << wide << true << u"en"_s;
    QTest::newRow("models german narrow") << u"models"_s << narrow << false << u"de"_s;
    QTest::newRow("accelerators arabic") << u"accelerators"_s << wide << false << u"ar"_s;
    QTest::newRow("validation narrow dark") << u"validation"_s << narrow << true << u"en"_s;
}

void TestReferencePage::looks()
{
    QFETCH(QString, key);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    QFETCH(QString, language);
    m_fixture->theme.setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_fixture->language.setLanguage(language);
    m_fixture->addSamples();
    show(size);
    QVERIFY(m_page->reveal(key == u"models"_s ? u"models/llama-3.1-405b"_s : key));
    QVERIFY(!m_page->grab().isNull());
    PageFixture::keepPicture(*m_page,
                             u"reference-"_s + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
    m_fixture->language.setLanguage(u"en"_s);
    m_fixture->theme.setChoice(ThemeChoice::Light);
}

QTEST_MAIN(TestReferencePage)
#include "tst_reference_page.moc"
