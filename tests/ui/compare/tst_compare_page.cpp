// SPDX-License-Identifier: MIT
#include "page_fixture.h"
#include "ui/dialogs/scenario_picker.h"
#include "ui/pages/compare/compare_page.h"
#include "ui/pages/compare/compare_table_model.h"
#include "ui/pages/compare/compare_view.h"
#include "ui/pages/compare/scenario_chip.h"
#include "ui/widgets/chart_view.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/toggle_switch.h"

#include <QClipboard>
#include <QLabel>
#include <QListWidget>
#include <QMimeData>
#include <QPushButton>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

QList<ScenarioChip *> chips(const QWidget &page)
{
    QList<ScenarioChip *> shown;
    for (ScenarioChip *chip : page.findChildren<ScenarioChip *>()) {
        if (chip->isVisible())
            shown.append(chip);
    }
    return shown;
}

QPushButton *button(const QWidget &page, const QString &text)
{
    for (QPushButton *candidate : page.findChildren<QPushButton *>()) {
        if (candidate->text() == text)
            return candidate;
    }
    return nullptr;
}

} // namespace

class TestComparePage : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void emptyUntilTwoAreChosen();
    void movesByKeyAndPointer();
    void pinsAndRemoves();
    void followsEdits();
    void copiesWhatItShows();
    void firstColumnStays();
    void showsOnlyDifferences();
    void namesArePlainText();
    void everythingHasAName();
    void looks_data();
    void looks();

private:
    void show(const QSize &size = {1368, 844});

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<ComparePage> m_page;
};

void TestComparePage::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
}

void TestComparePage::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

void TestComparePage::show(const QSize &size)
{
    m_page = std::make_unique<ComparePage>(m_fixture->document, m_fixture->context);
    m_page->resize(size);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
    QTest::qWait(1);
}

void TestComparePage::emptyUntilTwoAreChosen()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    show();
    auto *empty = m_page->findChild<EmptyState *>();
    QVERIFY(empty->isVisible());
    QVERIFY(!m_page->canRun(PageCommand::Copy));
    emit empty->actionRequested();
    auto *picker = m_page->findChild<ScenarioPicker *>();
    QVERIFY(picker);
    auto *list = picker->findChild<QListWidget *>();
    QCOMPARE(list->count(), 3);
    list->item(0)->setCheckState(Qt::Checked);
    QVERIFY(!button(*picker, u"Compare"_s)->isEnabled());
    list->item(2)->setCheckState(Qt::Checked);
    QTest::mouseClick(button(*picker, u"Compare"_s), Qt::LeftButton);
    QCOMPARE(m_fixture->document.compareSet(), QList<ScenarioId>({ids[0], ids[2]}));
    QTRY_VERIFY(!empty->isVisible());
    QVERIFY(m_page->canRun(PageCommand::Copy));
}

void TestComparePage::movesByKeyAndPointer()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    m_fixture->document.setCompareSet(ids);
    show();
    chips(*m_page)[0]->setFocus();
    QTest::keyClick(chips(*m_page)[0], Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(m_fixture->document.compareSet(), QList<ScenarioId>({ids[1], ids[0], ids[2]}));
    QVERIFY(chips(*m_page)[1]->hasFocus());
    QTest::keyClick(chips(*m_page)[1], Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(chips(*m_page)[0], Qt::Key_Left, Qt::AltModifier); // there is no place before the first
    QCOMPARE(m_fixture->document.compareSet(), ids);

    ScenarioChip *first = chips(*m_page)[0];
    const QPoint start(8, first->height() / 2);
    QTest::mousePress(first, Qt::LeftButton, {}, start);
    QTest::mouseMove(first, start + QPoint(20, 0));
    QTest::mouseMove(first, first->mapFromGlobal(chips(*m_page)[2]->mapToGlobal(start)));
    QCOMPARE(m_fixture->document.compareSet(), QList<ScenarioId>({ids[1], ids[2], ids[0]}));
    QTest::keyClick(first, Qt::Key_Escape);
    QCOMPARE(m_fixture->document.compareSet(), ids);
    QTest::mouseRelease(first, Qt::LeftButton, {}, start);
}

void TestComparePage::pinsAndRemoves()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    m_fixture->document.setCompareSet(ids);
    show();
    QCOMPARE(m_fixture->document.baseline(), ids[0]);
    chips(*m_page)[1]->setFocus();
    QTest::keyClick(chips(*m_page)[1], Qt::Key_Space);
    QCOMPARE(m_fixture->document.baseline(), ids[1]);
    QVERIFY(chips(*m_page)[1]->accessibleName().contains(u"baseline"_s));
    QTest::keyClick(chips(*m_page)[2], Qt::Key_Delete);
    QCOMPARE(m_fixture->document.compareSet(), QList<ScenarioId>({ids[0], ids[1]}));
    QCOMPARE(chips(*m_page).size(), 2);
    QTest::keyClick(chips(*m_page)[0], Qt::Key_Delete);
    QTRY_VERIFY(m_page->findChild<EmptyState *>()->isVisible());
}

void TestComparePage::followsEdits()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    m_fixture->document.setCompareSet(ids);
    show();
    auto *view = m_page->findChild<CompareView *>();
    QVERIFY(view->showKey(u"cluster.accelerators"_s));
    QVERIFY(m_fixture->document.setParameter(ids[0], "cluster.accelerators", 8192.0));
    QTRY_COMPARE(view->currentIndex().siblingAtColumn(2).data().toString(), u"8,192"_s);
    QCOMPARE(view->currentIndex().data(CompareTableModel::KeyRole).toString(), u"cluster.accelerators"_s);
}

void TestComparePage::copiesWhatItShows()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    m_fixture->document.setCompareSet(ids);
    show();
    QTest::mouseClick(button(*m_page, u"Copy table"_s), Qt::LeftButton);
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    const QStringList lines = data->text().split(u'\n');
    QCOMPARE(lines.first(),
             u"Figure\tUnit\tA Frontier 405B, rented\tB Frontier 405B, owned\tB to A\tC Mid 70B\tC to A"_s);
    QVERIFY(lines.size() > qsizetype(standardSchema().figures.size()));
    QCOMPARE(lines.first().count(u'\t'), lines[2].count(u'\t'));
    QVERIFY(data->html().contains(u"<th>A Frontier 405B, rented</th>"_s));
    auto *view = m_page->findChild<CompareView *>();
    view->showKey(u"cost.total_usd"_s);
    m_page->run(PageCommand::Copy);
    QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1);
    QVERIFY(QGuiApplication::clipboard()->text().startsWith(u"Total cost\t"_s));
}

void TestComparePage::firstColumnStays()
{
    QList<ScenarioId> ids = m_fixture->addSamples();
    ids.append(m_fixture->addSamples());
    m_fixture->document.setCompareSet(ids);
    show();
    auto *view = m_page->findChild<CompareView *>();
    auto *frozen = view->findChild<QTreeView *>(u"frozenColumn"_s);
    QVERIFY(!frozen->isVisible());
    QVERIFY(view->horizontalScrollBar()->maximum() > 0);
    view->horizontalScrollBar()->setValue(view->horizontalScrollBar()->maximum());
    QVERIFY(frozen->isVisible());
    QCOMPARE(frozen->width(), view->columnWidth(0));
    view->verticalScrollBar()->setValue(40);
    QCOMPARE(frozen->verticalScrollBar()->value(), 40);
    const QModelIndex group = view->model()->index(0, 0);
    view->collapse(group);
    QVERIFY(!frozen->isExpanded(group));
    // A step down leaves the columns where they are.
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Down);
    QCOMPARE(view->horizontalScrollBar()->value(), view->horizontalScrollBar()->maximum());
}

void TestComparePage::showsOnlyDifferences()
{
    const QList<ScenarioId> ids = m_fixture->addSamples();
    m_fixture->document.setCompareSet({ids[0], ids[1]});
    show();
    auto *view = m_page->findChild<CompareView *>();
    QVERIFY(view->showKey(u"training.tokens"_s));
    QTest::mouseClick(m_page->findChild<ToggleSwitch *>(), Qt::LeftButton);
    QVERIFY(view->onlyDifferences());
    QVERIFY(!view->showKey(u"training.tokens"_s));
    QVERIFY(view->showKey(u"price.mode"_s));
    QVERIFY(m_page->actions().first()->isChecked());
}

void TestComparePage::namesArePlainText()
{
    QList<ScenarioId> ids{m_fixture->addScenario(u"<b>bold</b> & \"quoted\""_s), m_fixture->addScenario(u"plain"_s)};
    m_fixture->document.setCompareSet(ids);
    show();
    for (const QLabel *label : m_page->findChildren<QLabel *>())
        QVERIFY2(label->textFormat() == Qt::PlainText || !label->text().contains(u'<'), qPrintable(label->text()));
    m_page->run(PageCommand::CopyWithHeaders);
    QVERIFY(QGuiApplication::clipboard()->mimeData()->html().contains(u"&lt;b&gt;bold&lt;/b&gt; &amp;"_s));
}

void TestComparePage::everythingHasAName()
{
    m_fixture->document.setCompareSet(m_fixture->addSamples());
    show();
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus)
            continue;
        const auto *named = qobject_cast<const QAbstractButton *>(widget);
        QVERIFY2(!widget->accessibleName().isEmpty() || (named && !named->text().isEmpty()),
                 widget->metaObject()->className());
    }
}

void TestComparePage::looks_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    const QSize wide(1368, 844), narrow(952, 644);
    QTest::newRow("none") << 0 << wide << false << u"en"_s;
    QTest::newRow("two") << 2 << wide << false << u"en"_s;
    QTest::newRow("three") << 3 << wide << false << u"en"_s;
    QTest::newRow("three dark") << 3 << wide << true << u"en"_s;
    QTest::newRow("three german") << 3 << wide << false << u"de"_s;
    QTest::newRow("three arabic") << 3 << wide << false << u"ar"_s;
    QTest::newRow("three narrow") << 3 << narrow << false << u"en"_s;
    QTest::newRow("eight") << 8 << wide << false << u"en"_s;
    QTest::newRow("eight narrow dark") << 8 << narrow << true << u"en"_s;
}

// Draws without a warning whatever the number, size, colours and direction; pictures are for eyes.
void TestComparePage::looks()
{
    QFETCH(int, count);
    QFETCH(QSize, size);
    QFETCH(bool, dark);
    QFETCH(QString, language);
    m_fixture->theme.setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    m_fixture->language.setLanguage(language);
    QList<ScenarioId> ids;
    while (ids.size() < count)
        ids.append(m_fixture->addSamples());
    ids.resize(count);
    m_fixture->document.setCompareSet(ids);
    show(size);
    QVERIFY(!m_page->grab().isNull());
    PageFixture::keepPicture(*m_page, u"compare-"_s + QString::fromLatin1(QTest::currentDataTag()).replace(u' ', u'-'));
    m_fixture->language.setLanguage(u"en"_s);
    m_fixture->theme.setChoice(ThemeChoice::Light);
}

QTEST_MAIN(TestComparePage)
#include "tst_compare_page.moc"
