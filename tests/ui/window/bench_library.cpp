// SPDX-License-Identifier: MIT
// How long a library of 5,000 scenarios holds the window up. Prints; asserts nothing, for machines differ.
#include "window_fixture.h"

#include "story.h"
#include "ui/pages/library/filter_bar.h"
#include "ui/pages/library/library_filter.h"
#include "ui/pages/library/library_table.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QTest>
#include <QTextStream>

using namespace runcast;
using namespace Qt::StringLiterals;

namespace {

double measured(const std::function<void()> &act)
{
    QElapsedTimer clock;
    clock.start();
    act();
    QCoreApplication::processEvents();
    return double(clock.nsecsElapsed()) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    WindowFixture fixture;
    fixture.show();
    QTextStream out(stdout);
    const auto print = [&out](const char *what, double milliseconds) {
        out << qSetFieldWidth(52) << Qt::left << what << qSetFieldWidth(0) << QString::number(milliseconds, 'f', 1)
            << " ms\n";
        out.flush();
    };
    constexpr int count = 5000;
    print("add 5,000 scenarios", measured([&] { fillLibrary(fixture.document, count); }));
    (void)fixture.document.flush();
    print("open the library", measured([&] { (void)fixture.document.open(fixture.document.file()); }));

    // Until all summaries are there, the longest that the window did not answer.
    QElapsedTimer whole, gap;
    whole.start();
    gap.start();
    qint64 longest = 0;
    QTimer ticker;
    QObject::connect(&ticker, &QTimer::timeout, &ticker, [&] {
        longest = std::max(longest, gap.nsecsElapsed());
        gap.start();
    });
    ticker.start(1);
    const LibraryDocument &document = fixture.document;
    while (!std::all_of(document.ids().begin(), document.ids().end(), [&](ScenarioId id) {
        return document.summary(id) != nullptr;
    }) && whole.elapsed() < 120'000)
        QTest::qWait(50);
    print("all forecasts in the background", double(whole.nsecsElapsed()) / 1e6);
    print("longest stop of the window meanwhile", double(longest) / 1e6);
    ticker.stop();

    auto *table = fixture.window.findChild<LibraryTable *>();
    auto *filter = fixture.window.findChild<LibraryFilter *>();
    double slowest = 0;
    for (int step = 0; step <= 100; ++step)
        slowest = std::max(slowest, measured([&] {
                               QScrollBar *bar = table->verticalScrollBar();
                               bar->setValue(bar->maximum() * step / 100);
                               table->viewport()->repaint();
                           }));
    print("slowest of 100 scroll steps", slowest);
    print("sort by name", measured([&] { filter->sort(1); }));
    print("sort by a figure", measured([&] { filter->sort(5); }));
    print("search", measured([&] {
              LibraryQuery query;
              query.text = u"llama 70b"_s;
              filter->setQuery(query);
          }));
    print("select all", measured([&] {
              filter->setQuery({});
              table->selectAll();
          }));
    print("edit one scenario",
          measured([&] { (void)fixture.document.setParameter(fixture.document.current(), "schedule.mfu", 0.37); }));
    return 0;
}
