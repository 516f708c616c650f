// SPDX-License-Identifier: MIT
#include "reports/theme/fonts.h"
#include "sample_charts.h"
#include "ui/theme/theme_manager.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_table_model.h"
#include "ui/widgets/chart_view.h"
#include "ui/widgets/chart_widget.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QMimeData>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>
#include <QToolTip>
#include <QtTest>
#include <QVBoxLayout>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestChartWidget : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void keysWalkThroughTheMarks();
    void pointerFindsTheSmallestMark();
    void copiesPictureAndValues();
    void showsAsTable();
    void tableModelKeepsItsPromises();
    void saysWhatItShows();
    void namesAreNotMarkup();
    void sharpAtHighDpi();
    void looks_data();
    void looks();

private:
    Chart chart(int index) const { return sampleCharts(m_format)[index].chart; }

    ThemeManager *m_theme = nullptr;
    Format m_format{Language()};
};

void TestChartWidget::initTestCase()
{
    QVERIFY(loadFonts());
    m_theme = new ThemeManager(this);
    m_theme->setChoice(ThemeChoice::Light);
}

void TestChartWidget::init()
{
    QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support)"_s)); // a Qt warning is a defect
}

void TestChartWidget::keysWalkThroughTheMarks()
{
    ChartView view;
    view.setChart(chart(0), m_format);
    view.resize(420, 200);
    view.show();
    QVERIFY(QTest::qWaitForWindowActive(&view));
    view.setFocus();
    const int count = int(view.marks().size());
    QCOMPARE(count, 16); // 5, 6 and 5 parts that are not zero
    QSignalSpy changed(&view, &ChartView::currentMarkChanged);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentMark(), 0);
    QCOMPARE(view.accessibleDescription(), u"accelerators: 71,600,000.00\u202fUSD"_s);
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.currentMark(), 0);
    QTest::keyClick(&view, Qt::Key_End);
    QCOMPARE(view.currentMark(), count - 1);
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(view.currentMark(), count - 1);
    QTest::keyClick(&view, Qt::Key_Escape);
    QCOMPARE(view.currentMark(), -1);
    QCOMPARE(changed.count(), 3);
}

void TestChartWidget::pointerFindsTheSmallestMark()
{
    ChartView view;
    view.setChart(chart(6), m_format); // columns with a limit across
    view.resize(200, 160);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    for (int i = 0; i < 3; ++i) {
        QTest::mouseMove(&view, view.marks()[i].region.center().toPoint());
        QTRY_COMPARE(view.currentMark(), i);
    }
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"2.9"_s));
}

void TestChartWidget::copiesPictureAndValues()
{
    ChartWidget widget;
    widget.setChart(chart(0), m_format);
    widget.resize(440, 320);
    widget.show();
    QVERIFY(QTest::qWaitForWindowActive(&widget));
    widget.view()->setFocus();
    QTest::keyClick(widget.view(), Qt::Key_C, Qt::ControlModifier);
    const QMimeData *data = QGuiApplication::clipboard()->mimeData();
    QVERIFY(data->hasImage());
    QCOMPARE(qvariant_cast<QImage>(data->imageData()).size(), widget.view()->size() * 2);
    QVERIFY(data->text().contains(u"B\t57.4\t4.6\t3.0\t0.9\t3.6\t6.9\t76.4\n"_s));
}

void TestChartWidget::showsAsTable()
{
    ChartWidget widget;
    widget.setChart(chart(0), m_format);
    widget.resize(440, 320);
    widget.show();
    QVERIFY(!widget.isTable());
    QToolButton *button = nullptr;
    for (QToolButton *candidate : widget.findChildren<QToolButton *>()) {
        if (candidate->isCheckable())
            button = candidate;
    }
    QVERIFY(button && !button->accessibleName().isEmpty());
    button->click();
    QVERIFY(widget.isTable());
    const auto *table = widget.findChild<QTableView *>();
    QVERIFY(table->isVisible());
    QCOMPARE(table->model()->index(1, 1).data().toString(), u"57.4"_s);
    QVERIFY(!table->accessibleName().isEmpty());
    button->click();
    QVERIFY(!widget.isTable());
}

void TestChartWidget::tableModelKeepsItsPromises()
{
    ChartTableModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (const SampleChart &sample : sampleCharts(m_format)) {
        model.setTable(chartTable(sample.chart, m_format));
        QVERIFY(model.rowCount() > 0);
    }
    model.setTable({});
    QCOMPARE(model.rowCount(), 0);
}

void TestChartWidget::saysWhatItShows()
{
    ChartView view;
    view.setChart(chart(6), m_format);
    QCOMPARE(view.accessibleName(), u"A and B need 23 MW, C an eighth"_s);
    QVERIFY(view.accessibleDescription().contains(u"A: 22.9"_s));
}

void TestChartWidget::namesAreNotMarkup()
{
    BarChart bars;
    bars.axis.scale = m_format.scaleFor(Unit::Count, {});
    bars.bars = {{.label = u"<b>x</b>"_s, .parts = {{u"<i>y</i>"_s, 4, Subject::Money}}}};
    ChartView view;
    view.setChart({.title = u"t"_s, .body = bars}, m_format);
    view.resize(300, 80);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
    QTest::mouseMove(&view, view.marks()[0].region.center().toPoint());
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"&lt;i&gt;y"_s));
}

void TestChartWidget::sharpAtHighDpi()
{
    ChartView view;
    view.setChart(chart(6), m_format);
    view.resize(200, 160);
    QCOMPARE(view.picture().size(), QSize(400, 320));
}

void TestChartWidget::looks_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestChartWidget::looks()
{
    QFETCH(bool, dark);
    const QString folder = qEnvironmentVariable("RUNCAST_PICTURES");
    if (folder.isEmpty())
        QSKIP("set RUNCAST_PICTURES to a folder to see the pictures");
    m_theme->setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
    QWidget page;
    auto *layout = new QVBoxLayout(&page);
    for (const int index : {0, 5, 7}) {
        auto *card = new Card(&page);
        auto *widget = new ChartWidget(card);
        widget->setChart(chart(index), m_format);
        widget->showTable(index == 5);
        card->content()->addWidget(widget);
        layout->addWidget(card);
    }
    page.resize(460, 900);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.grab().save(folder + (dark ? u"/widget-dark.png"_s : u"/widget-light.png"_s)));
    m_theme->setChoice(ThemeChoice::Light);
}

QTEST_MAIN(TestChartWidget)
#include "tst_chart_widget.moc"
