// SPDX-License-Identifier: MIT
#include "reports/charts/chart_table.h"
#include "reports/charts/fit_text.h"
#include "reports/charts/paint_chart.h"
#include "reports/charts/ticks.h"
#include "reports/theme/fonts.h"
#include "sample_charts.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QtTest>

#include <cmath>
#include <limits>
#include <thread>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestCharts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void roundTicks_data();
    void roundTicks();
    void ticksCoverAnyRange();
    void logarithmicTicks();
    void monthTicks();
    void longTextKeepsItsNumbers_data();
    void longTextKeepsItsNumbers();
    void labelsNeverOverlap_data();
    void labelsNeverOverlap();
    void marksAnswer();
    void emptyAndBrokenValues_data();
    void emptyAndBrokenValues();
    void barsAreAsLongAsTheirValues();
    void mirroredOnRightToLeftPaper();
    void vectorsOnPaper();
    void paintsInWorkerThreads();
    void hostileNames();
    void tableHasTheValues();
    void sentenceSaysTheValues();
};

namespace {

QImage blank(const QSizeF &size, const Theme &theme, double ratio = 1)
{
    QImage image((size * ratio).toSize(), QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(theme.surface);
    return image;
}

// Pictures for looking at: set RUNCAST_PICTURES to a folder.
void keep(const QImage &image, const QString &name)
{
    const QString folder = qEnvironmentVariable("RUNCAST_PICTURES");
    if (!folder.isEmpty())
        image.save(folder + u'/' + QString(name).replace(u' ', u'-') + u".png"_s);
}

ChartHits paintOn(QImage &image, const Chart &chart, const ChartStyle &style)
{
    QPainter painter(&image);
    const QSizeF size = image.deviceIndependentSize();
    return paintChart(painter, QRectF(QPointF(), size).adjusted(4, 4, -4, -4), chart, style);
}

Format formatIn(const QString &code)
{
    return Format(Language::of(code));
}

} // namespace

void TestCharts::initTestCase()
{
    QVERIFY(loadFonts());
}

void TestCharts::roundTicks_data()
{
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<double>>("expected");
    QTest::newRow("cost") << 0.0 << 90.1 << 5 << QList<double>{0, 20, 40, 60, 80, 100};
    QTest::newRow("quarters") << 0.0 << 90.1 << 4 << QList<double>{0, 25, 50, 75, 100};
    QTest::newRow("on a tick") << 0.0 << 40.0 << 4 << QList<double>{0, 10, 20, 30, 40};
    QTest::newRow("small") << 0.0 << 0.3 << 3 << QList<double>{0, 0.1, 0.2, 0.3};
    QTest::newRow("below zero") << -3.0 << 7.0 << 4 << QList<double>{-5, 0, 5, 10};
}

void TestCharts::roundTicks()
{
    QFETCH(double, low);
    QFETCH(double, high);
    QFETCH(int, most);
    QFETCH(QList<double>, expected);
    const Ticks ticks = niceTicks(low, high, most);
    QCOMPARE(qsizetype(ticks.values.size()), expected.size());
    for (qsizetype i = 0; i < expected.size(); ++i)
        QVERIFY(qAbs(ticks.values[size_t(i)] - expected[i]) < 1e-9);
}

void TestCharts::ticksCoverAnyRange()
{
    for (double high = 1e-6; high < 1e15; high *= 1.37) {
        for (const double low : {0.0, -0.3 * high, 0.71 * high}) {
            for (int most = 2; most <= 8; ++most) {
                const Ticks ticks = niceTicks(low, high, most);
                QVERIFY(ticks.low() <= low + 1e-9 * high && ticks.high() >= high * (1 - 1e-9));
                QVERIFY(int(ticks.values.size()) <= most + 1);
                // Written with their decimals, the ticks are still themselves.
                const double factor = std::pow(10, ticks.decimals);
                for (const double tick : ticks.values)
                    QVERIFY(qAbs(std::round(tick * factor) / factor - tick) < 1e-6 * high);
            }
        }
    }
    QCOMPARE(niceTicks(5, 5, 4).values.size(), size_t(2));
    QCOMPARE(niceTicks(0, std::numeric_limits<double>::infinity(), 4).values.size(), size_t(2));
    QCOMPARE(niceTicks(std::nan(""), 1, 4).values.size(), size_t(2));
}

void TestCharts::logarithmicTicks()
{
    QCOMPARE(logTicks(3, 120, 10).values, (std::vector<double>{5, 10, 20, 50, 100}));
    QCOMPARE(logTicks(1e3, 1e8, 8).values, (std::vector<double>{1e3, 1e4, 1e5, 1e6, 1e7, 1e8}));
    QCOMPARE(logTicks(-1, 5, 8).values.size(), size_t(2));
}

void TestCharts::monthTicks()
{
    const QDate epoch(1970, 1, 1);
    const DateTicks ticks = dateTicks(double(epoch.daysTo({2027, 2, 10})), double(epoch.daysTo({2027, 6, 2})), 6);
    QCOMPARE(ticks.step, DateStep::Month);
    QCOMPARE(ticks.values.size(), size_t(4));
    QCOMPARE(ticks.values.front(), double(epoch.daysTo({2027, 3, 1})));
    QVERIFY(dateTicks(0, 1e6, 5).values.size() <= 6);
    QVERIFY(dateTicks(0, 1e300, 5).values.empty());
}

void TestCharts::longTextKeepsItsNumbers_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width"); // characters
    QTest::addColumn<int>("lines");
    QTest::addColumn<QString>("expected");
    QTest::newRow("fits") << u"Overhead compute"_s << 16 << 1 << u"Overhead compute"_s;
    QTest::newRow("breaks") << u"Overhead compute"_s << 10 << 2 << u"Overhead\ncompute"_s;
    QTest::newRow("ends") << u"Overhead compute"_s << 12 << 1 << u"Overhead co…"_s;
    QTest::newRow("not inside a number") << u"cap 125,000"_s << 9 << 1 << u"cap…"_s;
    QTest::newRow("a number alone") << u"125,000"_s << 4 << 1 << QString();
    QTest::newRow("no-break space holds") << u"110.6\u00a0M to 120.0\u00a0M"_s << 8 << 2 << u"110.6\u00a0M\nto…"_s;
    QTest::newRow("line ends in a name") << u"a\nb\tc"_s << 9 << 1 << u"a b c"_s;
    QTest::newRow("surrogates stay whole") << u"🚀🚀🚀🚀"_s << 5 << 1 << u"🚀🚀…"_s;
}

void TestCharts::longTextKeepsItsNumbers()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    QFETCH(int, lines);
    const QString fitted = fitText(text, width, lines, [](const QString &part) { return double(part.size()); });
    QTEST(fitted, "expected");
}

void TestCharts::labelsNeverOverlap_data()
{
    QTest::addColumn<int>("index");
    QTest::addColumn<QString>("look");
    QTest::addColumn<double>("share"); // of the size it is made for
    const QList<SampleChart> charts = sampleCharts(formatIn(u"en"_s));
    for (qsizetype i = 0; i < charts.size(); ++i) {
        for (const char *look : {"light", "dark", "page", "ar", "de"}) {
            for (const double share : {1.0, 0.6, 1.6})
                QTest::addRow("%s, %s, %.1f", charts[i].name, look, share)
                    << int(i) << QString::fromLatin1(look) << share;
        }
    }
}

void TestCharts::labelsNeverOverlap()
{
    QFETCH(int, index);
    QFETCH(QString, look);
    QFETCH(double, share);
    const Format format = formatIn(look.size() == 2 ? look : u"en"_s);
    const SampleChart sample = sampleCharts(format)[index];
    const bool page = look == "page"_L1 || look == "ar"_L1;
    QImage image =
        blank(sample.size * share * (page ? 1.5 : 1), look == "dark"_L1 ? darkTheme() : lightTheme(), page ? 1 : 2);
    if (page)
        image.setDotsPerMeterX(qRound(144 / 0.0254)), image.setDotsPerMeterY(qRound(144 / 0.0254));
    const ChartStyle style = page ? ChartStyle::page(format, 144)
                                  : ChartStyle::screen(look == "dark"_L1 ? darkTheme() : lightTheme(), format);
    const ChartHits hits = paintOn(image, sample.chart, style);
    if (share == 1.0)
        keep(image, QString::fromLatin1(sample.name) + u'-' + look);
    const QRectF whole(QPointF(-1, -1), image.deviceIndependentSize() + QSizeF(2, 2));
    for (qsizetype i = 0; i < hits.labels.size(); ++i) {
        if (share >= 1)
            QVERIFY(whole.contains(hits.labels[i]));
        for (qsizetype j = 0; j < i; ++j) {
            const QRectF shared = hits.labels[i] & hits.labels[j];
            QVERIFY2(shared.width() < 1 || shared.height() < 2, sample.name);
        }
    }
    QVERIFY(!hits.marks.isEmpty());
}

void TestCharts::marksAnswer()
{
    const Format format = formatIn(u"en"_s);
    for (const SampleChart &sample : sampleCharts(format)) {
        QImage image = blank(sample.size, lightTheme());
        const ChartHits hits = paintOn(image, sample.chart, ChartStyle::screen(lightTheme(), format));
        for (const ChartHit &hit : hits.marks) {
            QVERIFY2(!hit.label.isEmpty() || !hit.value.isEmpty(), sample.name);
            QVERIFY2(hit.region.isValid() || hit.region.width() >= 0, sample.name);
        }
    }
}

void TestCharts::emptyAndBrokenValues_data()
{
    QTest::addColumn<double>("value");
    QTest::newRow("nothing") << 0.0;
    QTest::newRow("not computed") << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("without end") << std::numeric_limits<double>::infinity();
    QTest::newRow("below zero") << -5.0;
    QTest::newRow("huge") << 1e300;
    QTest::newRow("tiny") << 1e-300;
}

void TestCharts::emptyAndBrokenValues()
{
    QFETCH(double, value);
    const Format format = formatIn(u"en"_s);
    ChartAxis axis{.scale = format.scaleFor(Unit::Usd, {})};
    const ChartBar bar{.label = u"bar"_s, .parts = {{u"part"_s, value, CostPart::Staff}}};
    BarChart bars{.bars = {bar}, .axis = axis};
    BarChart columns = bars;
    columns.vertical = true;
    XyChart xy{.x = axis, .y = axis};
    xy.series = {{.name = u"line"_s, .points = {{value, value}, {0, 0}, {1, value}}}};
    TimeChart times{.rows = {{.label = u"row"_s, .spans = {{.start = value, .end = value}}}}};
    const BridgeChart bridge{.steps = {{.label = u"step"_s, .value = value}}, .axis = axis};
    const TornadoChart tornado{.rows = {{.label = u"input"_s, .low = value, .high = value}}, .axis = axis};
    for (const auto &body : QList<decltype(Chart::body)>{bars, columns, xy, times, bridge, tornado, BarChart(),
                                                         BridgeChart(), XyChart(), TimeChart(), TornadoChart()}) {
        const Chart chart{.body = body};
        for (const QSizeF size : {QSizeF(300, 200), QSizeF(20, 10)}) {
            QImage image = blank(size, lightTheme());
            paintOn(image, chart, ChartStyle::screen(lightTheme(), format));
        }
        QVERIFY(!chartSentence(chart, format).isEmpty());
        QVERIFY(chartHeight(chart, ChartStyle::page(format, 72)) > 0);
    }
}

void TestCharts::barsAreAsLongAsTheirValues()
{
    const Format format = formatIn(u"en"_s);
    BarChart bars;
    bars.axis = {.scale = format.scaleFor(Unit::Count, {})};
    bars.bars = {{.label = u"a"_s, .parts = {{{}, 100, CostPart::Staff}}},
                 {.label = u"b"_s, .parts = {{{}, 25, CostPart::Staff}}}};
    QImage image = blank({400, 120}, lightTheme());
    const ChartHits hits = paintOn(image, {.body = bars}, ChartStyle::screen(lightTheme(), format));
    QCOMPARE(hits.marks.size(), 2);
    QCOMPARE(hits.marks[0].region.left(), hits.marks[1].region.left());
    QVERIFY(qAbs(hits.marks[0].region.width() / hits.marks[1].region.width() - 4) < 1e-6);
    QCOMPARE(hits.marks[1].value, u"25"_s);
}

void TestCharts::mirroredOnRightToLeftPaper()
{
    const Format format = formatIn(u"ar"_s);
    const SampleChart sample = sampleCharts(format)[4];
    QImage image = blank({600, 200}, pageTheme());
    ChartStyle style = ChartStyle::page(format, 72);
    QVERIFY(style.mirrored);
    const ChartHits mirrored = paintOn(image, sample.chart, style);
    style.mirrored = false;
    const ChartHits plain = paintOn(image, sample.chart, style);
    QCOMPARE(mirrored.marks.size(), plain.marks.size());
    for (qsizetype i = 0; i < plain.marks.size(); ++i)
        QVERIFY(qAbs(mirrored.marks[i].region.right() - (600 - plain.marks[i].region.left())) < 1e-6);
}

void TestCharts::vectorsOnPaper()
{
    const Format format = formatIn(u"en"_s);
    for (const SampleChart &sample : sampleCharts(format)) {
        QByteArray bytes;
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        QPainter painter(&writer);
        const double s = 1200 / 72.0;
        const ChartStyle style = ChartStyle::page(format, 1200);
        const ChartHits hits =
            paintChart(painter, QRectF(0, 0, 480 * s, chartHeight(sample.chart, style)), sample.chart, style);
        painter.end();
        QVERIFY2(!bytes.contains("/Subtype /Image"), sample.name);
        QVERIFY2(!bytes.contains("/ca 0"), sample.name); // nothing transparent: it is not for print
        QVERIFY2(hits.labels.size() > 1, sample.name);
    }
}

void TestCharts::paintsInWorkerThreads()
{
    const Format format = formatIn(u"de"_s);
    const QList<SampleChart> charts = sampleCharts(format);
    const auto paintAll = [&charts, &format] {
        QList<QImage> images;
        for (const SampleChart &sample : charts) {
            images.append(blank(sample.size, lightTheme()));
            paintOn(images.last(), sample.chart, ChartStyle::screen(lightTheme(), format));
        }
        return images;
    };
    const QList<QImage> expected = paintAll();
    QList<QImage> painted[4];
    std::vector<std::thread> threads;
    for (QList<QImage> &result : painted)
        threads.emplace_back([&result, &paintAll] { result = paintAll(); });
    for (std::thread &thread : threads)
        thread.join();
    for (const QList<QImage> &result : painted)
        QCOMPARE(result, expected);
}

// Names come from users and files: any length and script.
void TestCharts::hostileNames()
{
    const Format format = formatIn(u"en"_s);
    const QStringList names{QString(200, u'W'),  u"Имя \u0645\u0631\u062d\u0628\u0627 漢字 "_s.repeated(12),
                            u"<b>&amp;</b>"_s,   u"a\nb\n\nc"_s,
                            u"%1 %2"_s,          QString(QChar(0)),
                            u"\u202e\u2066abc"_s};
    BarChart bars;
    bars.axis.scale = format.scaleFor(Unit::Count, {});
    bars.partNames = BarChart::Names::Legend;
    TimeChart times;
    BridgeChart bridge;
    bridge.axis = bars.axis;
    for (const QString &name : names) {
        bars.bars.append({.label = name, .detail = name, .scenario = 1, .parts = {{name, 5, Subject::Money}}});
        times.rows.append({.label = name, .scenario = 2, .spans = {{.start = 1, .end = 90}}, .text = name});
        bridge.steps.append({.label = name, .value = 3});
    }
    BarChart columns = bars;
    columns.vertical = true;
    for (const auto &body : QList<decltype(Chart::body)>{bars, columns, times, bridge}) {
        QImage image = blank({500, 400}, lightTheme());
        const ChartHits hits = paintOn(image, {.body = body}, ChartStyle::screen(lightTheme(), format));
        for (const QRectF &label : hits.labels)
            QVERIFY2(
                QRectF(0, 0, 500, 400).contains(label),
                qPrintable(u"%1 %2 %3 %4"_s.arg(label.left()).arg(label.top()).arg(label.right()).arg(label.bottom())));
    }
}

void TestCharts::tableHasTheValues()
{
    const Format format = formatIn(u"en"_s);
    const QList<SampleChart> charts = sampleCharts(format);
    const ChartTable cost = chartTable(charts[0].chart, format);
    QCOMPARE(cost.head.first(), QString());
    QCOMPARE(cost.head[1], u"accelerators, M\u00a0USD"_s);
    QCOMPARE(cost.rows[1],
             (QStringList{u"B"_s, u"57.4"_s, u"4.6"_s, u"3.0"_s, u"0.9"_s, u"3.6"_s, u"6.9"_s, u"76.4"_s}));
    for (const SampleChart &sample : charts) {
        const ChartTable table = chartTable(sample.chart, format);
        QVERIFY2(!table.rows.isEmpty(), sample.name);
        for (const QStringList &row : table.rows)
            QCOMPARE(row.size(), table.head.size());
        QCOMPARE(table.toTabbedText().count(u'\n'), table.rows.size() + 1);
    }
}

void TestCharts::sentenceSaysTheValues()
{
    const Format format = formatIn(u"en"_s);
    const QString sentence = chartSentence(sampleCharts(format)[6].chart, format);
    QVERIFY(sentence.startsWith(u"A and B need 23 MW, C an eighth. Facility power, MW. A: 22.9; "_s));
    QVERIFY(sentence.contains(u"limit 25: 25.0"_s));
}

QTEST_MAIN(TestCharts)
#include "tst_charts.moc"
