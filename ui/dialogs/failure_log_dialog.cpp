// SPDX-License-Identifier: MIT
#include "ui/dialogs/failure_log_dialog.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/forecast/use_log.h"
#include "core/scenario/scenario.h"
#include "reports/charts/chart.h"
#include "reports/export/read_file.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chart_widget.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/unit_field.h"
#include "ui/window/ui_context.h"

#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr double hoursPerDay = 24;
constexpr size_t mostShownRows = 500;
constexpr size_t mostPoints = 400; // of the curve; more cannot be told apart

std::optional<double> positiveNumber(const QLineEdit *edit, const Format &format)
{
    bool isNumber = false;
    const double number = format.language().locale().toDouble(edit->text().trimmed(), &isNumber);
    return isNumber && std::isfinite(number) && number > 0 ? std::optional(number) : std::nullopt;
}

/// Failures so far, by day, beside the straight line of a steady rate.
Chart growth(const FailureLog &log, const FailureLogSummary &summary, const Format &format, const QString &title,
             const QString &subtitle, const QString &steady)
{
    XyChart xy;
    const double first = log.failures.front().hours;
    XyChart::Series seen;
    seen.color = Subject::Failure;
    const size_t n = log.failures.size(), step = std::max<size_t>(1, n / mostPoints);
    for (size_t i = 0; i < n; i += step)
        seen.points.append(QPointF((log.failures[i].hours - first) / hoursPerDay, double(i + 1)));
    const double lastDay = (log.failures.back().hours - first) / hoursPerDay;
    seen.points.append(QPointF(lastDay, double(n)));
    XyChart::Series even;
    even.name = steady;
    even.color = Subject::Neutral;
    even.points = {QPointF(0, 0), QPointF(lastDay, summary.events * std::min(1.0, lastDay / summary.days))};
    xy.series = {even, seen};
    const double events = double(n);
    xy.x.scale = format.scaleFor(Unit::Days, std::span(&lastDay, 1));
    xy.x.fromZero = true;
    xy.y.scale = format.scaleFor(Unit::Count, std::span(&events, 1));
    Chart chart;
    chart.title = title;
    chart.subtitle = subtitle;
    chart.body = xy;
    return chart;
}

} // namespace

FailureLogDialog::FailureLogDialog(const QString &file, LibraryDocument &document, ScenarioId id, UiContext &context,
                                   QWidget *parent)
    : QDialog(parent), m_file(file), m_document(document), m_id(id), m_context(context),
      m_format(context.language.formatFor(document.scenario(id))), m_heading(makeLabel("heading", this)),
      m_figures(makeLabel("", this)), m_badHeading(makeLabel("captionStrong", this)),
      m_accelerators(new UnitField(this)), m_days(new UnitField(this)), m_chart(new ChartWidget(this)),
      m_badRows(new QPlainTextEdit(this)), m_reading(this), m_counting(this)
{
    build();
    connect(m_reading.watcher(), &QFutureWatcherBase::finished, this, &FailureLogDialog::showLog);
    connect(m_counting.watcher(), &QFutureWatcherBase::finished, this, &FailureLogDialog::showSummary);
    for (UnitField *field : {m_accelerators, m_days})
        connect(field, &QLineEdit::textEdited, this, &FailureLogDialog::count);
    read();
}

void FailureLogDialog::show(const QString &file, LibraryDocument &document, ScenarioId id, UiContext &context,
                            QWidget *parent)
{
    auto *dialog = new FailureLogDialog(file, document, id, context, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void FailureLogDialog::build()
{
    setWindowTitle(tr("Rates From a Failure Log"));
    resize(px(640), px(640));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    m_heading->setWordWrap(true);
    m_heading->setText(tr("Reading %1…").arg(QFileInfo(m_file).fileName()));
    column->addWidget(m_heading);

    auto *form = new QFormLayout;
    m_accelerators->setAccessibleName(tr("Accelerators in use"));
    m_accelerators->setText(m_format.number(m_document.scenario(m_id).cluster.accelerators));
    m_accelerators->setUnit(tr("GPUs"));
    m_days->setAccessibleName(tr("Days that the log covers"));
    m_days->setUnit(tr("days"));
    form->addRow(m_accelerators->accessibleName(), m_accelerators);
    form->addRow(m_days->accessibleName(), m_days);
    column->addLayout(form);

    m_figures->setWordWrap(true);
    m_figures->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_figures);
    column->addWidget(m_chart, 1);
    m_badHeading->hide();
    m_badRows->setReadOnly(true);
    m_badRows->setAccessibleName(tr("Rows that were left out"));
    m_badRows->setMaximumHeight(px(110));
    m_badRows->hide();
    column->addWidget(m_badHeading);
    column->addWidget(m_badRows);

    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_use = buttons->button(QDialogButtonBox::Ok);
    m_use->setText(tr("Use these rates"));
    m_use->setEnabled(false);
    column->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &FailureLogDialog::apply);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void FailureLogDialog::read()
{
    m_reading.start([path = m_file](const std::stop_token &, const JobProgress &) {
        const Result<QByteArray> bytes = readFile(path);
        if (!bytes)
            return ReadFile{nullptr, bytes.error()};
        Result<FailureLog> log = readFailureLog(bytes->toStdString(), QFileInfo(path).fileName().toStdString());
        if (!log)
            return ReadFile{nullptr, log.error()};
        return ReadFile{std::make_shared<const FailureLog>(std::move(*log)), {}};
    });
}

void FailureLogDialog::showLog()
{
    const std::optional<ReadFile> read = m_reading.result();
    if (!read)
        return;
    if (!read->log) {
        m_heading->setText(errorText(read->error, m_format.language()));
        return;
    }
    m_log = read->log;
    m_badHeading->setVisible(!m_log->badRows.empty());
    m_badRows->setVisible(!m_log->badRows.empty());
    //: %n = rows of a failure log that could not be read
    m_badHeading->setText(tr("%n row(s) left out", nullptr, int(m_log->badRows.size())));
    QStringList rows;
    for (size_t i = 0; i < std::min(mostShownRows, m_log->badRows.size()); ++i)
        rows.append(errorText(m_log->badRows[i], m_format.language()));
    if (m_log->badRows.size() > mostShownRows)
        rows.append(tr("… and %1 more").arg(m_format.number(double(m_log->badRows.size() - mostShownRows))));
    m_badRows->setPlainText(rows.join(u'\n'));
    if (m_log->failures.empty()) {
        m_heading->setText(tr("The log has no failure that can be read."));
        return;
    }
    if (const std::optional<double> days = coveredDays(*m_log))
        m_days->setText(m_format.number(*days, 1));
    count();
}

void FailureLogDialog::count()
{
    const std::optional<double> accelerators = positiveNumber(m_accelerators, m_format);
    const std::optional<double> days = positiveNumber(m_days, m_format);
    m_accelerators->setProblem(!accelerators);
    m_days->setProblem(!days);
    m_use->setEnabled(false);
    if (!m_log || m_log->failures.empty())
        return;
    if (!accelerators || !days) {
        m_heading->setText(tr("Say how many accelerators were in use and how many days the log covers."));
        return;
    }
    const Accelerator *accelerator =
        m_document.catalog().findAccelerator(m_document.scenario(m_id).cluster.accelerator);
    constexpr int usual = 8;
    const double perNode = accelerator ? accelerator->gpusPerServer.value_or(usual) : usual;
    m_counting.start([log = m_log, a = *accelerators, d = *days, perNode](
                         const std::stop_token &, const JobProgress &) { return summariseLog(*log, a, d, perNode); });
}

void FailureLogDialog::showSummary()
{
    const std::optional<FailureLogSummary> summary = m_counting.result();
    if (!summary)
        return;
    m_summary = *summary;
    const auto value = [this](Unit unit, double number) { return m_format.value(unit, number).joined(); };
    const double mtbfH = 1 / (m_summary.ratePerAcceleratorHour * m_summary.accelerators);
    m_heading->setText(
        tr("%1 interruptions in %2, one every %3")
            .arg(m_format.number(m_summary.events), value(Unit::Days, m_summary.days), value(Unit::Hours, mtbfH)));
    QStringList lines{tr("Rate %1 per accelerator; with 95 % confidence %2 to %3")
                          .arg(value(Unit::PerHour, m_summary.ratePerAcceleratorHour),
                               value(Unit::PerHour, m_summary.rate95.low),
                               value(Unit::PerHour, m_summary.rate95.high))};
    if (m_summary.dayDispersion) {
        lines.append(tr("Clustering: variance over mean %1 by day").arg(m_format.number(*m_summary.dayDispersion, 2)));
    }
    if (m_summary.repair) {
        lines.append(tr("Downtime: mean %1, median %2, P90 %3; lognormal with deviation %4")
                         .arg(value(Unit::Hours, m_summary.repair->mean), value(Unit::Hours, m_summary.repair->median),
                              value(Unit::Hours, m_summary.repair->p90), m_format.number(m_summary.repair->lnSd, 2)));
    } else {
        lines.append(tr("No downtimes: the repair time stays as it is"));
    }
    m_figures->setText(lines.join(u'\n'));
    m_chart->setChart(growth(*m_log, m_summary, m_format, tr("Interruptions over time"),
                             tr("Number since the first, by day"), tr("steady rate")),
                      m_format);
    m_use->setEnabled(true);
    m_use->setDefault(true);
}

void FailureLogDialog::apply()
{
    Scenario changed = m_document.scenario(m_id);
    Result<void> used = useFailureLog(changed, m_summary, QFileInfo(m_file).fileName().toStdString(),
                                      m_document.schema(), m_document.catalog());
    if (used)
        used = m_document.replaceScenario(m_id, std::move(changed), tr("Use failure log"));
    if (!used)
        m_context.messages.trouble(errorText(used.error(), m_format.language()));
    accept();
}

} // namespace runcast
