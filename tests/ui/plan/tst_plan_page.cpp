// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/scenario/edit.h"
#include "page_fixture.h"
#include "ui/pages/plan/findings/findings_strip.h"
#include "ui/pages/plan/headline_tiles.h"
#include "ui/pages/plan/inputs/input_panel.h"
#include "ui/pages/plan/plan_header.h"
#include "ui/pages/plan/plan_page.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/pages/plan/tabs/gpu_view.h"
#include "ui/pages/plan/tabs/plan_tab.h"
#include "ui/pages/plan/tabs/plan_tabs.h"
#include "ui/pages/plan/why/why_panel.h"
#include "ui/pages/plan/why/why_text.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/figure_tile.h"
#include "ui/widgets/finding_row.h"
#include "ui/widgets/stale_bar.h"

#include <QClipboard>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestPlanPage : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void emptyWithoutAScenario();
    void everyFigureIsInATab();
    void addedFigureAppears();
    void explainsEveryFigure();
    void explainsWhatIsMissing();
    void drillsDownAndComesBack();
    void formulaHoldsTheNumbers();
    void fixButtonApplies();
    void figuresStayWhileAnErrorStands();
    void tilesTellTheChange();
    void walksThePanes();
    void everythingHasAName();
    void namesArePlainText();
    void renames();
    void drawsAnyCluster_data();
    void drawsAnyCluster();

private:
    void show(const QSize &size = {1368, 844});
    ScenarioId id() const { return m_fixture->document.current(); }
    template <typename T> T *part() const { return m_page->findChild<T *>(); }

    std::unique_ptr<PageFixture> m_fixture;
    std::unique_ptr<PlanPage> m_page;
};

void TestPlanPage::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s));
    m_fixture = std::make_unique<PageFixture>();
}

void TestPlanPage::cleanup()
{
    m_page.reset();
    m_fixture.reset();
}

void TestPlanPage::show(const QSize &size)
{
    m_page = std::make_unique<PlanPage>(m_fixture->document, m_fixture->context);
    m_page->resize(size);
    m_page->show();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestPlanPage::emptyWithoutAScenario()
{
    show();
    QVERIFY(part<EmptyState>()->isVisible());
    QVERIFY(!m_page->canRun(PageCommand::Find));
    m_fixture->addSamples();
    QVERIFY(!part<EmptyState>()->isVisible());
    QVERIFY(m_page->canRun(PageCommand::Find));
}

void TestPlanPage::everyFigureIsInATab()
{
    m_fixture->addSamples();
    show();
    auto *tabs = part<PlanTabs>();
    for (const Figure &figure : standardSchema().figures) {
        if (isCostPart(figure))
            continue; // a row of the table of parts
        const QString key = QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size()));
        int places = 0;
        for (int i = 0; i < tabs->count(); ++i)
            places += tabs->tab(i)->showsFigure(key);
        QVERIFY2(places == 1, figure.key.data());
    }
}

void TestPlanPage::addedFigureAppears()
{
    Schema schema = standardSchema();
    Figure added = *schema.figure("power.facility_mw");
    added.key = "power.test_mw";
    added.title = "Twice the power";
    added.get = [](const Forecast &f) { return 2 * f.power.facilityMw; };
    schema.figures.push_back(added);
    m_fixture = std::make_unique<PageFixture>(schema);
    m_fixture->addSamples();
    show();
    QVERIFY(m_page->reveal(u"power.test_mw"_s));
    auto *table = qobject_cast<FigureTable *>(QApplication::focusWidget());
    QVERIFY(table);
    QCOMPARE(table->currentFigure()->key, std::string_view("power.test_mw"));
    QCOMPARE(table->currentIndex().data().toString(), u"Twice the power"_s);
}

void TestPlanPage::explainsEveryFigure()
{
    m_fixture->addSamples();
    show();
    auto *why = part<WhyPanel>();
    for (const Figure &figure : standardSchema().figures) {
        m_page->showWhy(QString::fromUtf8(figure.key.data(), qsizetype(figure.key.size())));
        QVERIFY2(why->isVisible(), figure.key.data());
        QCOMPARE(why->figure(), &figure);
        const PlanModel model(m_fixture->document, m_fixture->context);
        const WhyText text = whyText(figure, model);
        QVERIFY2(!text.words.isEmpty() && !text.formula.isEmpty() && !text.inputs.isEmpty(), figure.key.data());
        QVERIFY2(text.plain().contains(text.title), figure.key.data());
        const bool known = !std::isnan(figure.get(model.figures()));
        QVERIFY2(known != text.result.isEmpty(), figure.key.data());
        QVERIFY2(known == text.missing.isEmpty(), figure.key.data());
        for (const WhyText::Change &change : text.changes)
            QVERIFY2(change.delta.direction != 0, qPrintable(change.what));
    }
}

void TestPlanPage::explainsWhatIsMissing()
{
    m_fixture->addScenario(u"No tokens"_s, {{"training.tokens", Value{}}});
    show();
    const PlanModel model(m_fixture->document, m_fixture->context);
    const WhyText text = whyText(*standardSchema().figure("cost.total_usd"), model);
    QCOMPARE(text.question, u"Why is there no value?"_s);
    QVERIFY(text.missing.first().contains(u"Tokens"_s));
}

void TestPlanPage::drillsDownAndComesBack()
{
    m_fixture->addSamples();
    show();
    auto *tiles = part<HeadlineTiles>();
    tiles->focusFirst();
    QWidget *tile = QApplication::focusWidget();
    m_page->run(PageCommand::Why);
    auto *why = part<WhyPanel>();
    QCOMPARE(why->figure()->key, std::string_view("cost.total_usd"));
    const auto link = [why](const QString &text) -> QPushButton * {
        for (QPushButton *candidate : why->findChildren<QPushButton *>()) {
            if (candidate->text() == text)
                return candidate;
        }
        return nullptr;
    };
    QVERIFY(link(u"Machines of the run"_s));
    link(u"Machines of the run"_s)->click();
    QTRY_COMPARE(why->figure()->key, std::string_view("money.machines_usd"));
    QTRY_VERIFY(link(u"Total cost"_s)); // the way back
    link(u"Total cost"_s)->click();
    QTRY_COMPARE(why->figure()->key, std::string_view("cost.total_usd"));
    QTest::keyClick(why, Qt::Key_Escape);
    QVERIFY(!why->isVisible());
    QCOMPARE(QApplication::focusWidget(), tile);
}

void TestPlanPage::formulaHoldsTheNumbers()
{
    m_fixture->addScenario(u"Base case"_s, {{"price.contingency_fraction", 0.2}});
    const PlanModel model(m_fixture->document, m_fixture->context);
    const WhyText text = whyText(*standardSchema().figure("compute.six_nd_flop"), model);
    QCOMPARE(text.formula, u"C₆ = 6 × Nₐ × D"_s);
    QVERIFY(text.filled.startsWith(u"= 6 × 405.85"_s));
    QVERIFY(!text.filled.contains(u"Nₐ"_s));
}

void TestPlanPage::fixButtonApplies()
{
    // 126 layers' worth of heads: 128 cannot be split by 12.
    m_fixture->addScenario(u"Broken"_s, {{"layout.tensor", 12.0}, {"layout.pipeline", 16.0}});
    show();
    auto *strip = part<FindingsStrip>();
    auto *fix = strip->rows().first()->findChild<QPushButton *>();
    QVERIFY(fix->isVisible());
    QCOMPARE(fix->text(), u"Set to 8"_s);
    fix->click();
    QCOMPARE(m_fixture->document.scenario(id()).layout.tensor, 8.0);
    m_fixture->document.undoStack()->undo();
    QCOMPARE(m_fixture->document.scenario(id()).layout.tensor, 12.0);
}

void TestPlanPage::figuresStayWhileAnErrorStands()
{
    m_fixture->addSamples();
    show();
    QVERIFY(!part<StaleBar>()->isVisible());
    QVERIFY(m_fixture->document.setParameter(id(), "layout.tensor", 12.0).has_value());
    QVERIFY(part<StaleBar>()->isVisible());
    const QString words = part<StaleBar>()->accessibleName();
    QVERIFY2(words.contains(u"12:04"_s), qPrintable(words));
    m_fixture->document.undoStack()->undo();
    QVERIFY(!part<StaleBar>()->isVisible());
}

void TestPlanPage::tilesTellTheChange()
{
    m_fixture->addSamples();
    QVERIFY(m_fixture->document.saveVersion(id(), u"first"_s).has_value());
    show();
    QVERIFY(m_fixture->document.setParameter(id(), "price.contingency_fraction", 0.3).has_value());
    auto *tiles = part<HeadlineTiles>();
    const QString said = tiles->findChildren<FigureTile *>().first()->accessibleName();
    QVERIFY2(said.contains(u"since v1, worse"_s), qPrintable(said));
}

void TestPlanPage::walksThePanes()
{
    m_fixture->addScenario(u"Broken"_s, {{"layout.tensor", 12.0}, {"layout.pipeline", 16.0}});
    show();
    m_page->activated();
    const QList<QWidget *> panes{part<InputPanel>(), part<HeadlineTiles>(), part<PlanTabs>(), part<FindingsStrip>()};
    for (int round = 0; round < 2; ++round) {
        for (QWidget *pane : panes) {
            QVERIFY2(pane->isAncestorOf(QApplication::focusWidget()), pane->metaObject()->className());
            m_page->run(PageCommand::NextPane);
        }
    }
    m_page->run(PageCommand::PreviousPane);
    QVERIFY(panes.last()->isAncestorOf(QApplication::focusWidget()));
}

void TestPlanPage::everythingHasAName()
{
    m_fixture->addSamples();
    show();
    auto *tabs = part<PlanTabs>();
    for (int i = 0; i < tabs->count(); ++i) {
        tabs->step(1);
        m_page->showWhy(u"cost.total_usd"_s);
        for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->focusPolicy() == Qt::NoFocus || widget->focusProxy())
                continue;
            if (widget->parentWidget() && widget->parentWidget()->inherits("QComboBox"))
                continue; // its list speaks for it
            if (qobject_cast<const QLabel *>(widget))
                continue; // its text does; the pointer can select it
            const auto *button = qobject_cast<const QAbstractButton *>(widget);
            const bool named = !widget->accessibleName().isEmpty() || (button && !button->text().isEmpty());
            QVERIFY2(named, widget->metaObject()->className());
        }
    }
}

void TestPlanPage::namesArePlainText()
{
    m_fixture->addScenario(u"<b>Bold</b> & \"quoted\""_s);
    show();
    bool found = false;
    for (const QLabel *label : part<PlanHeader>()->findChildren<QLabel *>()) {
        if (!label->text().contains(u"Bold"_s))
            continue;
        found = true;
        QCOMPARE(label->text(), u"<b>Bold</b> & \"quoted\""_s);
        QCOMPARE(label->textFormat(), Qt::PlainText);
    }
    QVERIFY(found);
}

void TestPlanPage::renames()
{
    m_fixture->addSamples();
    show();
    auto *header = part<PlanHeader>();
    header->editTitle();
    auto *edit = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(edit);
    QTest::keyClicks(edit, u"Plan B"_s);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(m_fixture->document.record(id()).name, u"Plan B"_s);
    header->editTitle();
    QTest::keyClicks(edit, u"Plan C"_s);
    QTest::keyClick(edit, Qt::Key_Escape);
    QCOMPARE(m_fixture->document.record(id()).name, u"Plan B"_s);
}

void TestPlanPage::drawsAnyCluster_data()
{
    QTest::addColumn<double>("accelerators");
    QTest::addColumn<double>("tensor");
    QTest::addColumn<double>("pipeline");
    QTest::addColumn<bool>("drawn");
    QTest::newRow("one") << 1.0 << 1.0 << 1.0 << true;
    QTest::newRow("16,384") << 16384.0 << 8.0 << 16.0 << true;
    QTest::newRow("131,072") << 131072.0 << 8.0 << 16.0 << true;
    QTest::newRow("too many") << 1048576.0 << 8.0 << 16.0 << false;
    QTest::newRow("does not divide") << 1000.0 << 8.0 << 16.0 << false;
}

void TestPlanPage::drawsAnyCluster()
{
    QFETCH(double, accelerators);
    QFETCH(double, tensor);
    QFETCH(double, pipeline);
    QFETCH(bool, drawn);
    m_fixture->addScenario(
        u"Base case"_s,
        {{"cluster.accelerators", accelerators}, {"layout.tensor", tensor}, {"layout.pipeline", pipeline}});
    show();
    m_page->showSection(Section::Layout);
    auto *view = part<GpuView>();
    QCOMPARE(view->isVisible(), drawn);
    QVERIFY(!m_page->grab().isNull());
    if (!drawn)
        return;
    view->setFocus();
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->currentRank(), std::optional<std::int64_t>(0));
    QVERIFY(!view->accessibleDescription().isEmpty());
    QTest::keyClick(view, Qt::Key_Right);
    QCOMPARE(view->currentRank(), std::optional<std::int64_t>(accelerators > 1 ? 1 : 0));
    const double cell = view->cell();
    QTest::keyClick(view, Qt::Key_Plus);
    QVERIFY(view->cell() >= cell);
    QTest::keyClick(view, Qt::Key_0);
    QCOMPARE(view->cell(), cell);
}

QTEST_MAIN(TestPlanPage)
#include "tst_plan_page.moc"
