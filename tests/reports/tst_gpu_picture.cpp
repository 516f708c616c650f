// SPDX-License-Identifier: MIT
#include "reports/pictures/gpu_picture.h"
#include "reports/pictures/schedule_picture.h"
#include "reports/theme/fonts.h"

#include <QPainter>
#include <QtTest>

#include <cmath>
#include <set>

using namespace runcast;
using namespace Qt::StringLiterals;

class TestGpuPicture : public QObject {
    Q_OBJECT
private slots:
    void pointsLeadToRanks_data() { clusters_data(); }
    void pointsLeadToRanks();
    void framesHoldTheirSquares_data() { clusters_data(); }
    void framesHoldTheirSquares();
    void coloursTellTheGroups_data();
    void coloursTellTheGroups();
    void memoryColours();
    void groupOutlines();
    void schedulePoints();
    void pairedPassesShareTheRow();
    void looks();
    void paints131072();

private:
    static void clusters_data();
};

namespace {

const GpuCluster llama{.grid = {.tensor = 8, .data = 128, .pipeline = 16}};
const QSizeF area(1160, 360);

QImage paint(const GpuLayout &layout, ColorBy by, const MemoryFill &memory = {})
{
    QImage image(layout.size().toSize() + QSize(4, 4), QImage::Format_RGB32);
    image.fill(lightTheme().surface);
    QPainter painter(&image);
    paintGpuPicture(painter, layout, by, memory, lightTheme(), image.rect());
    return image;
}

} // namespace

void TestGpuPicture::clusters_data()
{
    QTest::addColumn<GpuCluster>("cluster");
    QTest::newRow("Llama 3") << llama;
    QTest::newRow("one") << GpuCluster{};
    QTest::newRow("last rack not full") << GpuCluster{.grid = {.data = 100}};
    QTest::newRow("stages across racks") << GpuCluster{.grid = {.tensor = 8, .data = 3, .pipeline = 5}};
    QTest::newRow("large servers") << GpuCluster{
        .grid = {.tensor = 8, .data = 36, .pipeline = 4}, .gpusPerServer = 72, .serversPerRack = 1};
    QTest::newRow("odd servers") << GpuCluster{
        .grid = {.context = 2, .data = 50}, .gpusPerServer = 5, .serversPerRack = 3};
}

void TestGpuPicture::pointsLeadToRanks()
{
    QFETCH(GpuCluster, cluster);
    const GpuLayout layout = GpuLayout::fitted(cluster, area);
    QVERIFY(layout.size().width() <= area.width() + 1e-6 && layout.size().height() <= area.height() + 1e-6);
    for (std::int64_t rank = 0; rank < cluster.grid.size(); ++rank)
        QCOMPARE(layout.rankAt(layout.square(rank).center()), std::optional(rank));
    QVERIFY(!layout.rankAt({-1, -1}));
    QVERIFY(!layout.rankAt({1e6, 3}));
}

void TestGpuPicture::framesHoldTheirSquares()
{
    QFETCH(GpuCluster, cluster);
    const GpuLayout layout = GpuLayout::fitted(cluster, area);
    for (std::int64_t rank = 0; rank < cluster.grid.size(); ++rank) {
        QVERIFY(layout.serverFrame(layout.serverOf(rank)).contains(layout.square(rank)));
        QVERIFY(layout.rackFrame(layout.rackOf(rank)).contains(layout.square(rank)));
        QCOMPARE(layout.serverOf(rank), rank / cluster.gpusPerServer);
    }
    for (std::int64_t rack = 1; rack < layout.rackCount(); ++rack)
        QVERIFY(!layout.rackFrame(rack).intersects(layout.rackFrame(rack - 1)));
}

void TestGpuPicture::coloursTellTheGroups_data()
{
    QTest::addColumn<ColorBy>("by");
    QTest::addColumn<ParallelGroup>("kind");
    QTest::newRow("data") << ColorBy::Data << ParallelGroup::Data;
    QTest::newRow("tensor") << ColorBy::Tensor << ParallelGroup::Tensor;
    QTest::newRow("pipeline") << ColorBy::Pipeline << ParallelGroup::Pipeline;
    QTest::newRow("context") << ColorBy::Context << ParallelGroup::Context;
}

// The picture of tensor 8, pipeline 16, data 128, read back from its pixels.
void TestGpuPicture::coloursTellTheGroups()
{
    QFETCH(ColorBy, by);
    QFETCH(ParallelGroup, kind);
    const GpuLayout layout = GpuLayout::fitted(llama, area, 16, 1);
    const QImage image = paint(layout, by);
    const std::int64_t places = degree(llama.grid, kind);
    std::vector<QRgb> colors(size_t(places), 0);
    for (std::int64_t rank = 0; rank < llama.grid.size(); ++rank) {
        const QRgb seen = image.pixel(layout.square(rank).center().toPoint());
        const auto place = size_t(placeInGroup(llama.grid, rank, kind));
        if (colors[place] == 0)
            colors[place] = seen;
        QCOMPARE(seen, colors[place]);
    }
    // Different places have different colours, so that the picture can be read.
    QCOMPARE(std::int64_t(std::set<QRgb>(colors.begin(), colors.end()).size()), places);
}

void TestGpuPicture::memoryColours()
{
    MemoryFill memory{.bytes = std::vector<double>(16, 60e9), .usableBytes = 80e9};
    memory.bytes[3] = 92.8e9;
    memory.bytes[4] = std::nan("");
    const Theme &theme = lightTheme();
    QCOMPARE(squareColor(llama.grid, 3 * 1024, ColorBy::Memory, memory, theme), theme.worse);
    QCOMPARE(squareColor(llama.grid, 4 * 1024, ColorBy::Memory, memory, theme), theme.color(Subject::Neutral));
    QCOMPARE(squareColor(llama.grid, 0, ColorBy::Memory, memory, theme),
             squareColor(llama.grid, 1023, ColorBy::Memory, memory, theme));
    QCOMPARE(squareColor(llama.grid, 0, ColorBy::Memory, {}, theme), theme.color(Subject::Neutral));
}

void TestGpuPicture::groupOutlines()
{
    const GpuLayout layout = GpuLayout::fitted(llama, area);
    QCOMPARE(layout.outlines(groupOf(llama.grid, 5747, ParallelGroup::Tensor)).size(), 1); // one server
    QCOMPARE(layout.outlines(groupOf(llama.grid, 5747, ParallelGroup::Pipeline)).size(), 16);
    QVERIFY(layout.hasStageRows());
    QVERIFY(layout.stageRow(5).contains(layout.square(5747)));
}

void TestGpuPicture::schedulePoints()
{
    QVERIFY(loadFonts());
    const auto schedule = pipelineSchedule({4, 8, 2});
    QImage image(700, 160, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    const ChartHits hits =
        paintSchedule(painter, image.rect(), *schedule, 6.53, ChartStyle::screen(lightTheme(), Format{Language()}));
    painter.end();
    QCOMPARE(hits.marks.size(), 4);
    QCOMPARE(hits.marks[1].label, u"stage 1"_s);
    // 3 / (2 × 8 + 3) = 15.8 %
    QCOMPARE(hits.marks[1].value, u"idle 15.8\u202f%"_s);
    const SchedulePass *first = schedulePassAt(*schedule, hits.plot, hits.plot.topLeft() + QPointF(1, 1));
    QVERIFY(first && first->stage == 0 && first->microBatch == 0 && first->isForward());
    QVERIFY(!schedulePassAt(*schedule, hits.plot, hits.plot.bottomLeft() + QPointF(1, -1))); // the last stage waits
    QCOMPARE(image.pixelColor((hits.plot.bottomLeft() + QPointF(3, -3)).toPoint()), lightTheme().free);
    QCOMPARE(image.pixelColor((hits.plot.topLeft() + QPointF(3, 5)).toPoint()), lightTheme().forwardPass[0]);
}

// Where two passes run at once, the forward one stands above.
void TestGpuPicture::pairedPassesShareTheRow()
{
    QVERIFY(loadFonts());
    const auto schedule = pipelineSchedule({4, 12, 1, ScheduleKind::DualPipe});
    QImage image(700, 160, QImage::Format_RGB32);
    QPainter painter(&image);
    const ChartHits hits =
        paintSchedule(painter, image.rect(), *schedule, 6.53, ChartStyle::screen(lightTheme(), Format{Language()}));
    painter.end();
    const auto pair = std::find_if(schedule->passes.begin(), schedule->passes.end(),
                                   [](const SchedulePass &pass) { return pass.paired && pass.stage == 1; });
    QVERIFY(pair != schedule->passes.end());
    const double x = hits.plot.left() + (pair->start + pair->end) / 2 / schedule->length * hits.plot.width();
    const double row = hits.plot.height() / 4;
    const SchedulePass *upper = schedulePassAt(*schedule, hits.plot, {x, hits.plot.top() + 1.2 * row});
    const SchedulePass *lower = schedulePassAt(*schedule, hits.plot, {x, hits.plot.top() + 1.8 * row});
    QVERIFY(upper && upper->isForward());
    QVERIFY(lower && lower->kind == PassKind::Backward);
}

void TestGpuPicture::looks()
{
    const QString folder = qEnvironmentVariable("RUNCAST_PICTURES");
    if (folder.isEmpty())
        QSKIP("set RUNCAST_PICTURES to a folder to see the pictures");
    const GpuLayout layout = GpuLayout::fitted(llama, area, 16, 1);
    QImage image = paint(layout, ColorBy::Pipeline);
    QPainter painter(&image);
    paintGpuGroup(painter, layout, groupOf(llama.grid, 5747, ParallelGroup::Pipeline), lightTheme());
    painter.end();
    image.save(folder + u"/gpus-pipeline.png"_s);
    QImage steps(760, 170, QImage::Format_RGB32);
    steps.fill(lightTheme().surface);
    QPainter stepPainter(&steps);
    QVERIFY(loadFonts());
    paintSchedule(stepPainter, steps.rect(), *pipelineSchedule({16, 16, 8}), 6.53,
                  ChartStyle::screen(lightTheme(), Format{Language()}));
    stepPainter.end();
    steps.save(folder + u"/gpus-schedule.png"_s);
    for (const ScheduleKind kind : {ScheduleKind::ZeroBubble, ScheduleKind::DualPipe}) {
        steps.fill(lightTheme().surface);
        QPainter other(&steps);
        paintSchedule(other, steps.rect(), *pipelineSchedule({8, 20, 1, kind}), 6.53,
                      ChartStyle::screen(lightTheme(), Format{Language()}));
        other.end();
        steps.save(folder + u"/gpus-schedule-%1.png"_s.arg(int(kind)));
    }
    paint(layout, ColorBy::Data).save(folder + u"/gpus-data.png"_s);
    const GpuCluster rack{.grid = {.tensor = 8, .data = 36, .pipeline = 4}, .gpusPerServer = 4, .serversPerRack = 18};
    paint(GpuLayout::fitted(rack, {700, 300}, 16, 1), ColorBy::Tensor).save(folder + u"/gpus-nvl72.png"_s);
}

void TestGpuPicture::paints131072()
{
    const GpuCluster large{.grid = {.tensor = 8, .data = 1024, .pipeline = 16}};
    const GpuLayout layout = GpuLayout::fitted(large, area);
    QBENCHMARK_ONCE
    {
        QCOMPARE(paint(layout, ColorBy::Pipeline).isNull(), false);
    }
}

QTEST_MAIN(TestGpuPicture)
#include "tst_gpu_picture.moc"
