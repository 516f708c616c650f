// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"
#include "core/forecast/failures.h"
#include "core/forecast/schema.h"
#include "core/reliability/populations.h"
#include "core/scenario/edit.h"
#include "reports/content/reliability_charts.h"
#include "reports/pictures/run_calendar.h"
#include "reports/pictures/run_detail.h"
#include "reports/pictures/run_progress.h"
#include "reports/pictures/run_words.h"
#include "reports/theme/fonts.h"

#include <QPainter>
#include <QtTest>

#include <cmath>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

using Values = std::vector<std::pair<std::string_view, Value>>;

const Schema &schema = standardSchema();

Scenario scenarioWith(const Values &values)
{
    Scenario scenario = scenarioFromPreset("x", "llama-3.1-405b", schema, shippedCatalog()).value();
    for (const auto &[key, value] : values) {
        if (!setParameter(scenario, schema, shippedCatalog(), key, value))
            qFatal("not set");
    }
    return scenario;
}

RunCalendar calendarWith(const Values &values)
{
    const Scenario scenario = scenarioWith(values);
    const Outcome outcome = forecast(scenario, schema, shippedCatalog());
    const ResolvedInputs inputs = resolve(scenario, shippedCatalog(), outcome.findings);
    SimulationInput input = simulationInput(inputs, outcome.forecast).value();
    const auto shares = causeShares(scenario.reliability.population, shippedCatalog());
    input.causeShares.assign(shares.begin(), shares.end());
    return runCalendar(input, inputs, outcome.forecast, 1, 0);
}

const Values dated = {{"schedule.start_date", std::string("2027-03-01")}};
const Values shaded = {{"schedule.start_date", std::string("2027-03-03")},
                       {"schedule.hardware_delay_days", 6.0},
                       {"schedule.ramp_up_days", 12.0},
                       {"reliability.planned_hours_per_week", 8.0}};

struct Painted {
    ChartHits hits;
    QImage image;
};

template <typename Paint> Painted painted(const QSize &size, const Theme &theme, Language language, Paint paint)
{
    Painted result{{}, QImage(size, QImage::Format_RGB32)};
    result.image.fill(theme.surface);
    QPainter painter(&result.image);
    result.hits = paint(painter, QRectF(QPointF(), size), ChartStyle::screen(theme, Format(language)));
    return result;
}

void verifyWords(const Painted &painted)
{
    const QList<QRectF> &labels = painted.hits.labels;
    QVERIFY(!labels.isEmpty());
    for (qsizetype i = 0; i < labels.size(); ++i) {
        QVERIFY(QRectF(painted.image.rect()).adjusted(-1, -1, 1, 1).contains(labels[i]));
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY(!labels[i].adjusted(0.5, 0.5, -0.5, -0.5).intersects(labels[j].adjusted(0.5, 0.5, -0.5, -0.5)));
    }
    QVERIFY(painted.hits.plot.width() > 0.6 * painted.image.width());
}

int pixelsOf(const QImage &image, const QColor &color)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x)
            count += image.pixel(x, y) == color.rgb();
    }
    return count;
}

} // namespace

class TestRunPictures : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { loadFonts(); }
    void wordsStayApart_data();
    void wordsStayApart();
    void detailShowsTheSetback();
    void detailIsAroundTheStop();
    void positionsLeadToHours();
    void summaryTellsAll();
    void sparesCostMarksTheOptimum();
    void looks();
};

void TestRunPictures::wordsStayApart_data()
{
    QTest::addColumn<Values>("values");
    QTest::newRow("dated") << dated;
    QTest::newRow("no date") << Values{};
    QTest::newRow("late, ramp, planned stops") << shaded;
    QTest::newRow("two tiers") << Values{{"reliability.memory_checkpoint_s", 2.0}};
    QTest::newRow("hardly a failure") << Values{{"reliability.interruptions_per_accelerator_hour", 1e-8}};
}

void TestRunPictures::wordsStayApart()
{
    QFETCH(Values, values);
    const RunCalendar calendar = calendarWith(values);
    const int stop = costliestStop(calendar.timeline);
    const RunDetail detail = runDetail(calendar, stop, 1);
    for (const Theme *theme : {&lightTheme(), &darkTheme()}) {
        for (const int width : {1100, 640}) {
            const Language language = Language::of(width == 640 ? u"de"_s : u"en"_s);
            const auto style = ChartStyle::screen(*theme, Format(language));
            verifyWords(painted({width, int(runProgressHeight(style))}, *theme, language,
                                [&](QPainter &p, const QRectF &area, const ChartStyle &s) {
                                    return paintRunProgress(p, area, calendar, s);
                                }));
            verifyWords(painted({width, int(runDetailHeight(style))}, *theme, language,
                                [&](QPainter &p, const QRectF &area, const ChartStyle &s) {
                                    return paintRunDetail(p, area, calendar, detail, s);
                                }));
            verifyWords(painted({width, int(runCalendarHeight(calendar, style))}, *theme, language,
                                [&](QPainter &p, const QRectF &area, const ChartStyle &s) {
                                    return paintRunCalendar(p, area, calendar, s);
                                }));
        }
    }
}

// Standstill, what is computed again and lost work are on the picture; without the stop in sight they are not.
void TestRunPictures::detailShowsTheSetback()
{
    const RunCalendar calendar = calendarWith(dated);
    const Theme &theme = lightTheme();
    const int stop = costliestStop(calendar.timeline);
    const SimulatedStop &at = calendar.timeline.stops[size_t(stop)];
    QVERIFY(at.lostWork > 0);
    const auto picture = [&](const RunDetail &detail) {
        return painted({1000, 230}, theme, Language(), [&](QPainter &p, const QRectF &area, const ChartStyle &s) {
            return paintRunDetail(p, area, calendar, detail, s);
        });
    };
    const auto shown = [&](const Painted &p) {
        return p.image.copy(p.hits.plot.toRect()); // without the legend
    };
    const RunDetail around = runDetail(calendar, stop, 1);
    const Painted with = picture(around);
    const QColor cause = causeColor(causeOf(at)).tinted(0.3).in(theme);
    const QColor again = ChartColor(ChartColor::accent()).tinted(0.3).in(theme);
    const double perHour = with.hits.plot.width() / (around.toHours - around.fromHours);
    const double still = (at.end - at.start) * perHour * with.hits.plot.height();
    QVERIFY2(pixelsOf(shown(with), cause) > 0.6 * still, qPrintable(QString::number(still)));
    QVERIFY(pixelsOf(shown(with), again) > 0);
    QVERIFY(pixelsOf(shown(with), theme.worse) > 0);
    // A quiet stretch: just before the first interruption.
    const double first = calendar.calendarHours(calendar.timeline.stops.front().start);
    const Painted without = picture({first * 0.1, first * 0.9, -1});
    QCOMPARE(pixelsOf(shown(without), cause), 0);
    QCOMPARE(pixelsOf(shown(without), again), 0);
    QCOMPARE(pixelsOf(shown(without), theme.worse), 0);
}

void TestRunPictures::detailIsAroundTheStop()
{
    const RunCalendar calendar = calendarWith(shaded);
    const int last = int(calendar.timeline.stops.size()) - 1;
    for (const int stop : {0, last / 2, last}) {
        for (const double zoom : {0.0625, 1.0, 16.0}) {
            const RunDetail detail = runDetail(calendar, stop, zoom);
            const SimulatedStop &at = calendar.timeline.stops[size_t(stop)];
            QVERIFY(detail.fromHours >= 0 && detail.toHours <= calendar.endHours() + 1e-9);
            QVERIFY(detail.toHours > detail.fromHours);
            const double start = calendar.calendarHours(at.start);
            QVERIFY(detail.fromHours <= calendar.calendarHours(at.end) && start <= detail.toHours);
        }
        QVERIFY(runDetail(calendar, stop, 2).toHours - runDetail(calendar, stop, 2).fromHours <
                runDetail(calendar, stop, 1).toHours - runDetail(calendar, stop, 1).fromHours);
    }
}

void TestRunPictures::positionsLeadToHours()
{
    const RunCalendar calendar = calendarWith(shaded);
    const QRectF plot(100, 20, 800, 200);
    QCOMPARE(progressHourAt(calendar, plot, 100), 0.0);
    QVERIFY(progressHourAt(calendar, plot, 900) >= calendar.endHours());
    const RunDetail detail{10, 30, -1};
    QCOMPARE(detailHourAt(detail, plot, 500), 20.0);
}

void TestRunPictures::summaryTellsAll()
{
    const RunCalendar calendar = calendarWith(shaded);
    const Format format{Language()};
    const QString words = runSummary(calendar, format);
    const double begins = *calendar.startDay + 6; // the hardware is late
    QVERIFY2(words.contains(u"The run begins %1"_s.arg(format.date(begins))), qPrintable(words));
    QVERIFY(words.contains(format.number(double(calendar.timeline.run.interruptions))));
    QVERIFY(words.contains(causeName(FailureCause::Gpu, format.language())));
    const SimulatedStop &stop = calendar.timeline.stops.front();
    QVERIFY(stopWords(calendar, stop, format).contains(u"stands still for"_s));
    QVERIFY(progressWords(calendar, calendar.endHours() / 2, format).contains(u"P90"_s));
}

void TestRunPictures::sparesCostMarksTheOptimum()
{
    for (const char *accelerator : {"h100-sxm", "gb200-nvl72"}) {
        const Scenario scenario = scenarioWith({{"cluster.accelerator", std::string(accelerator)},
                                                {"price.usd_per_accelerator_hour", 2.4},
                                                {"reliability.spare_accelerators", 720.0}});
        const Forecast figures = forecast(scenario, schema, shippedCatalog()).forecast;
        const Chart chart = sparesCostChart({scenario, figures, schema, shippedCatalog(), Format(Language())});
        const auto &xy = std::get<XyChart>(chart.body);
        QCOMPARE(xy.series.size(), 3);
        const double each = scenario.reliability.blastRadiusAccelerators;
        QCOMPARE(each, QByteArray(accelerator) == "h100-sxm" ? 8.0 : 72.0); // a server, a rack
        const auto &both = xy.series[2].points;
        const auto least = std::min_element(both.begin(), both.end(),
                                            [](const QPointF &a, const QPointF &b) { return a.y() < b.y(); });
        QCOMPARE(xy.callouts.front().at.x(), figures.failure.sparesBest);
        QCOMPARE(least->x(), figures.failure.sparesBest);
        QVERIFY(std::fabs(std::fmod(least->x(), each)) < 1e-9);
        // At the scenario's own price: a spare unit for the whole run.
        const double unitUsd = each * 2.4 * 24 * figures.time.wallClockDays;
        QVERIFY(std::fabs(xy.series[0].points[1].y() - unitUsd * xy.series[0].points[1].x() / each) < 1e-6 * unitUsd);
        QVERIFY(std::any_of(xy.callouts.begin(), xy.callouts.end(),
                            [&](const auto &c) { return c.at.x() == figures.failure.sparesNeeded; }));
        QVERIFY(std::any_of(xy.callouts.begin(), xy.callouts.end(),
                            [](const auto &c) { return c.at.x() == 720 && c.marker == MarkerShape::Ring; }));
    }
}

void TestRunPictures::looks()
{
    const QString folder = qEnvironmentVariable("RUNCAST_PICTURES");
    if (folder.isEmpty())
        QSKIP("set RUNCAST_PICTURES to a folder to see the pictures");
    for (const Theme *theme : {&lightTheme(), &darkTheme()}) {
        const RunCalendar calendar = calendarWith(theme->dark ? shaded : dated);
        const RunDetail detail = runDetail(calendar, costliestStop(calendar.timeline), 1);
        const QString name = folder + (theme->dark ? u"/run-dark-"_s : u"/run-light-"_s);
        const auto style = ChartStyle::screen(*theme, Format(Language()));
        painted({900, int(runProgressHeight(style))}, *theme, Language(),
                [&](QPainter &p, const QRectF &a, const auto &s) { return paintRunProgress(p, a, calendar, s); })
            .image.save(name + u"progress.png"_s);
        painted({900, int(runDetailHeight(style))}, *theme, Language(),
                [&](QPainter &p, const QRectF &a, const auto &s) { return paintRunDetail(p, a, calendar, detail, s); })
            .image.save(name + u"detail.png"_s);
        painted({900, int(runCalendarHeight(calendar, style))}, *theme, Language(),
                [&](QPainter &p, const QRectF &a, const auto &s) { return paintRunCalendar(p, a, calendar, s); })
            .image.save(name + u"weeks.png"_s);
    }
}

QTEST_MAIN(TestRunPictures)
#include "tst_run_pictures.moc"
