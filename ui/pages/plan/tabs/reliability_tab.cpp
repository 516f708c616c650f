// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/reliability_tab.h"

#include "core/forecast/failures.h"
#include "core/reliability/populations.h"
#include "reports/content/reliability_charts.h"
#include "ui/dialogs/failure_log_dialog.h"
#include "ui/dialogs/file_chooser.h"
#include "ui/jobs/job_list.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/figure_table.h"
#include "ui/pages/plan/tabs/run_card.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/parts.h"
#include "ui/window/ui_context.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <memory>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr std::uint64_t seed = 1; // the run's number tells one from another
constexpr int judgingRuns = 10000;
constexpr double hoursPerDay = 24;

} // namespace

ReliabilityTab::ReliabilityTab(PlanModel &model, QWidget *parent)
    : PlanTab(model, {Section::Reliability, Section::Time}, 50, parent), m_run(new RunCard),
      m_judgement(makeLabel("caption")), m_judge(makeButton(ButtonKind::Small, u"run"_s)),
      m_log(makeButton(ButtonKind::Small, u"import"_s)), m_job(this)
{
    addCard(Column::Both, m_run);
    m_run->addButton(m_judge);
    m_run->addButton(m_log);
    m_judgement->setWordWrap(true);
    m_run->addBelow(m_judgement);
    m_causes = addChart(Column::Leading, "failure.expected_interruptions");
    m_spares = addChart(Column::Leading, "failure.spares_needed");
    m_sparesCost = addChart(Column::Leading, "failure.spares_best");
    m_calendar = addChart(Column::Leading, "time.wall_clock_days");
    m_interval = addChart(Column::Trailing, "failure.checkpoint_interval_s");
    addFigures(Column::Trailing);
    connect(m_run, &RunCard::anotherRequested, this, [this] {
        ++m_runNumber;
        showRun();
    });
    connect(m_judge, &QPushButton::clicked, this, &ReliabilityTab::judge);
    connect(m_log, &QPushButton::clicked, this, &ReliabilityTab::readLog);
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &ReliabilityTab::showJudgement);
}

void ReliabilityTab::retranslate()
{
    m_run->retranslate();
    m_judge->setText(tr("Simulate %1 runs").arg(model().format().number(judgingRuns)));
    m_judge->setToolTip(tr("Compare the closed form with simulated runs, in the background"));
    m_log->setText(tr("Rates from my log…"));
    m_log->setToolTip(tr("Read a CSV log of failures: time, node, cause, downtime"));
}

std::optional<SimulationInput> ReliabilityTab::simulated() const
{
    const ResolvedInputs inputs = resolve(model().scenario(), model().catalog(), model().outcome().findings);
    std::optional<SimulationInput> input = simulationInput(inputs, model().figures());
    if (!input)
        return {};
    // Runs of more stops than a picture could hold are told in figures alone.
    constexpr double mostStops = 200'000;
    if (!(model().figures().failure.expectedInterruptions < mostStops))
        return {};
    const auto shares = causeShares(model().scenario().reliability.population, model().catalog());
    input->causeShares.assign(shares.begin(), shares.end());
    return input;
}

void ReliabilityTab::refresh()
{
    retranslate();
    const PicturedScenario pictured{model().scenario(), model().figures(), model().schema(), model().catalog(),
                                    model().format()};
    showChart(m_causes, causesChart(pictured));
    showChart(m_interval, checkpointIntervalChart(pictured));
    showChart(m_spares, sparesChart(pictured));
    showChart(m_sparesCost, sparesCostChart(pictured));
    showChart(m_calendar, calendarChart(pictured));
    m_judgement->hide();
    showRun();
}

void ReliabilityTab::showRun()
{
    const std::optional<SimulationInput> input = simulated();
    m_judge->setEnabled(input.has_value() && !m_job.isRunning());
    const Format format = model().format();
    if (!input) {
        m_run->setRun(nullptr, tr("No run to simulate: nothing fails, or the calendar time is not computed"), {},
                      format);
        return;
    }
    const ResolvedInputs inputs = resolve(model().scenario(), model().catalog(), model().outcome().findings);
    auto calendar =
        std::make_shared<const RunCalendar>(runCalendar(*input, inputs, model().figures(), seed, m_runNumber));
    const SimulatedRun &run = calendar->timeline.run;
    const double lostDays = (run.wallClock - input->clock.solve) / hoursPerDay;
    const QString title = run.interruptions == 0
                              ? tr("This simulated run is never interrupted")
                              : tr("A simulated run stops every %1 and loses %2")
                                    .arg(format.value(Unit::Hours, run.wallClock / run.interruptions).joined(),
                                         format.value(Unit::Days, lostDays).joined());
    QString note = tr("Work done by day, then week by week: a mark an interruption, as wide as it lasts. Run %1, ends "
                      "after %2. Band: P10 to P90.")
                       .arg(format.number(double(m_runNumber + 1)),
                            format.value(Unit::Days, calendar->endHours() / hoursPerDay).joined());
    if (model().figures().failure.corruptionHours > 0)
        note += u' ' + tr("Silent corruption is in the band, not in the run.");
    m_run->setRun(std::move(calendar), title, note, format);
}

void ReliabilityTab::judge()
{
    std::optional<SimulationInput> input = simulated();
    if (!input)
        return;
    input->causeShares.clear();
    m_judge->setEnabled(false);
    m_job.start([input = *input](std::stop_token stop, const JobProgress &progress) {
        const auto runs =
            simulateRuns(input, {.seed = seed, .runs = judgingRuns, .threads = 0, .progress = progress}, stop);
        return runs.empty() ? SimulationSummary{} : summarise(runs);
    });
    model().context().jobs.show(tr("Simulating runs"), m_job.watcher(), [this] { m_job.cancel(); });
}

void ReliabilityTab::showJudgement()
{
    m_judge->setEnabled(true);
    const std::optional<SimulationSummary> summary = m_job.result();
    if (!summary)
        return;
    const Format format = model().format();
    const auto days = [&format](double hours) { return format.number(hours / hoursPerDay, 1); };
    const double closed = model().figures().time.wallClockDays * hoursPerDay - model().figures().failure.plannedHours -
                          model().figures().failure.corruptionHours;
    m_judgement->setText(
        tr("%1 simulated runs at the likely rate: mean %2 days, P10 %3, P50 %4, P90 %5. The closed form "
           "says %6 days.")
            .arg(format.number(judgingRuns), days(summary->mean), days(summary->p10), days(summary->p50),
                 days(summary->p90), days(closed)));
    m_judgement->show();
}

void ReliabilityTab::readLog()
{
    UiContext &context = model().context();
    const QString file =
        context.files.openFile(this, tr("Rates From a Failure Log"), {}, tr("CSV tables (*.csv);;All files (*)"));
    if (!file.isEmpty())
        FailureLogDialog::show(file, model().document(), model().id(), context, this);
}

} // namespace runcast
