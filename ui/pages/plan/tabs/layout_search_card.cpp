// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/layout_search_card.h"

#include "core/layout/step/constants.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/jobs/job_list.h"
#include "ui/messages.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tabs/layout_list_model.h"
#include "ui/pages/plan/tabs/rejection_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/segmented_control.h"
#include "ui/window/ui_context.h"

#include <QHBoxLayout>
#include <QItemSelectionModel>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr size_t shortList = 8, fullList = 16;
constexpr int progressWidth = 160;

} // namespace

LayoutSearchCard::LayoutSearchCard(PlanModel &model, Extent extent, QWidget *parent)
    : Card(parent), m_model(model), m_extent(extent), m_title(makeLabel("groupTitle")), m_note(makeLabel("caption")),
      m_reasons(makeLabel("caption")), m_search(makeButton(ButtonKind::Default, u"search"_s)),
      m_cancel(makeButton(ButtonKind::Default)), m_saveAsNew(makeButton(ButtonKind::Default)),
      m_apply(makeButton(ButtonKind::Primary)), m_progress(new QProgressBar), m_layouts(new LayoutListModel(this)),
      m_table(new FullTable(LayoutListModel::Degrees, true)), m_job(this)
{
    buildHead();
    if (m_extent == Extent::Full) {
        m_choice = new SegmentedControl;
        m_choice->setProperty("small", true);
        content()->addWidget(m_choice, 0, Qt::AlignLeading);
        connect(m_choice, &SegmentedControl::chosen, this, &LayoutSearchCard::showLayouts);
    }
    m_table->setModel(m_layouts);
    content()->addWidget(m_table);
    content()->addWidget(m_reasons);
    m_reasons->setWordWrap(true);
    if (m_extent == Extent::Full) {
        m_rejections = new RejectionModel(this);
        m_rejectionTable = new FullTable(RejectionModel::Reason, true);
        m_rejectionTable->setModel(m_rejections);
        content()->addWidget(m_rejectionTable);
    }
    connect(m_search, &QPushButton::clicked, this, &LayoutSearchCard::search);
    connect(m_cancel, &QPushButton::clicked, this, &LayoutSearchCard::cancel);
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(false); });
    connect(m_saveAsNew, &QPushButton::clicked, this, [this] { apply(true); });
    connect(m_table, &FullTable::activated, this, [this] { apply(false); });
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &LayoutSearchCard::take);
    connect(m_job.watcher(), &QFutureWatcherBase::progressValueChanged, m_progress, &QProgressBar::setValue);
}

void LayoutSearchCard::buildHead()
{
    auto *words = new QVBoxLayout;
    words->setSpacing(px(2));
    words->addWidget(m_title);
    words->addWidget(m_note);
    m_title->setWordWrap(true);
    m_note->setWordWrap(true);
    auto *head = new QHBoxLayout;
    head->setSpacing(px(Spacing::small));
    head->addLayout(words, 1);
    m_progress->setRange(0, Job<Found>::progressSteps);
    m_progress->setFixedWidth(px(progressWidth));
    m_progress->setTextVisible(false);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_progress, m_cancel, m_saveAsNew, m_apply, m_search})
        head->addWidget(widget);
    content()->addLayout(head);
}

void LayoutSearchCard::refresh()
{
    m_search->setText(tr("Find the best layout"));
    m_cancel->setText(tr("Cancel"));
    m_apply->setText(tr("Apply layout"));
    m_saveAsNew->setText(tr("Save as new"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_table->setAccessibleName(tr("Best layouts"));
    if (m_extent == Extent::Full) {
        m_choice->setSegments({tr("Best"), tr("Best of each split")});
        m_choice->setAccessibleName(tr("Which layouts"));
        m_rejectionTable->setAccessibleName(tr("Layouts that cannot be used"));
    }
    showState();
}

void LayoutSearchCard::search()
{
    if (!m_model.hasScenario())
        return;
    const Result<LayoutQuestion> question = layoutQuestion(m_model.scenario(), m_model.schema(), m_model.catalog());
    if (!question) {
        m_found.reset();
        m_layouts->clear();
        m_title->setText(tr("The layouts cannot be searched"));
        m_note->setText(errorText(question.error(), m_model.format().language()));
        m_reasons->hide();
        m_table->hide();
        m_apply->hide();
        m_saveAsNew->hide();
        emit finished();
        return;
    }
    m_asked = m_model.scenario();
    m_job.start([question = *question, top = shownLayouts()](std::stop_token stop, const JobProgress &progress) {
        LayoutSearchOptions options;
        options.top = top;
        options.stop = std::move(stop);
        options.progress = progress;
        return Found{question, searchLayouts(question.input, shippedStepTimeConstants(), options)};
    });
    m_model.context().jobs.show(tr("Searching layouts"), m_job.watcher(), [this] { cancel(); });
    showState();
}

void LayoutSearchCard::cancel()
{
    m_job.cancel();
    showState();
}

void LayoutSearchCard::take()
{
    if (std::optional<Found> found = m_job.result()) {
        m_found = std::move(*found);
        showLayouts();
    }
    showState();
    emit finished();
}

size_t LayoutSearchCard::shownLayouts() const
{
    return m_extent == Extent::Full ? fullList : shortList;
}

void LayoutSearchCard::showLayouts()
{
    if (!m_found)
        return;
    std::vector<RankedLayout> shown =
        m_choice && m_choice->current() == 1 ? m_found->result.families : m_found->result.best;
    shown.resize(std::min(shown.size(), shownLayouts()));
    m_layouts->setLayouts(m_found->question, std::move(shown), m_model.format());
    if (m_layouts->rowCount() > 0)
        m_table->selectRow(0);
    if (m_rejections)
        m_rejections->setRejected(m_found->result, m_model.format());
    m_table->fit();
}

void LayoutSearchCard::apply(bool asNew)
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const RankedLayout *layout = m_layouts->layoutAt(rows.isEmpty() ? 0 : rows.first().row());
    if (!layout || !m_found || !m_model.hasScenario())
        return;
    Scenario changed = m_model.scenario();
    Result<void> done = applyLayout(changed, *layout, m_found->question, m_model.schema(), m_model.catalog());
    const QString title = tr("Apply layout");
    if (done)
        done = asNew ? m_model.saveAsNew(std::move(changed), title)
                     : m_model.document().replaceScenario(m_model.id(), std::move(changed), title);
    if (!done)
        m_model.context().messages.trouble(errorText(done.error(), m_model.format().language()));
}

void LayoutSearchCard::showState()
{
    const bool running = m_job.isRunning(), has = m_found && m_layouts->rowCount() > 0 && !running;
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_search->setVisible(!running);
    m_table->setVisible(has);
    m_apply->setVisible(has);
    m_saveAsNew->setVisible(has && m_extent == Extent::Full);
    m_reasons->setVisible(m_found.has_value() && !running);
    if (m_extent == Extent::Full) {
        m_choice->setVisible(has);
        m_rejectionTable->setVisible(m_found && m_rejections->rowCount() > 0 && !running);
    }
    if (running) {
        m_title->setText(tr("Searching all layouts"));
        m_note->setText(tr("Tensor, pipeline, context, expert, data, micro-batch, recompute, ZeRO and schedule."));
    } else if (!m_found) {
        m_title->setText(tr("Is there a faster layout?"));
        m_note->setText(tr("Tries every way to split the model over this cluster that fits in memory."));
    } else {
        m_title->setText(summary());
        m_note->setText(
            tr("%1 layouts considered, %2 fit; %3 lie within 10 % of the best, which no prediction can tell "
               "apart.")
                .arg(m_model.format().number(double(m_found->result.considered)),
                     m_model.format().number(double(m_found->result.feasible)),
                     m_model.format().number(double(m_found->result.near))));
        m_reasons->setText(reasons());
        m_reasons->setVisible(!m_reasons->text().isEmpty());
        m_table->fit();
        if (m_rejectionTable)
            m_rejectionTable->fit();
    }
}

QString LayoutSearchCard::summary() const
{
    const Format format = m_model.format();
    if (m_found->result.best.empty())
        return tr("No layout fits: more accelerators are needed");
    const double expected = expectedBest(m_found->question, m_found->result).mfu;
    const QString found = tr("The best layout is expected to reach %1 utilisation").arg(format.percent(expected, 1));
    return m_asked == m_model.scenario() ? found : tr("%1, as the inputs were then").arg(found);
}

QString LayoutSearchCard::reasons() const
{
    const Format format = m_model.format();
    QStringList parts;
    for (size_t i = 0; m_extent == Extent::Short && i < rejectionCount; ++i) {
        const std::uint64_t count = m_found->result.rejected[i];
        if (count > 0)
            parts.append(format.number(double(count)) + u' ' +
                         format.language().words("Layouts", rejectionText(Rejection(i))));
    }
    QStringList text;
    if (!parts.isEmpty())
        text.append(tr("Rejected: %1.").arg(parts.join(u", "_s)));
    if (m_found->question.batchRounded)
        text.append(tr("Searched with a batch of %1 tokens, a whole number of sequences.")
                        .arg(format.number(m_found->question.globalBatchTokens)));
    return text.join(u' ');
}

} // namespace runcast
