// SPDX-License-Identifier: MIT
#include "ui/pages/explore/cluster_search_card.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/jobs/job_list.h"
#include "ui/messages.h"
#include "ui/pages/explore/cluster_list_model.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/menu_button.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/unit_field.h"
#include "ui/window/ui_context.h"

#include <QItemSelectionModel>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int progressWidth = 160, numbersWidth = 220;
constexpr qsizetype mostNumbers = 12;
// Beside the scenario's own kind, until others are chosen: those most runs are bought or rented on.
constexpr std::array usualKinds = {"h100-sxm", "b200-sxm"};

} // namespace

ClusterSearchCard::ClusterSearchCard(PlanModel &model, QWidget *parent)
    : Card(parent), m_model(model), m_title(makeLabel("groupTitle")), m_note(makeLabel("caption")),
      m_kindsLabel(makeLabel("")), m_numbersLabel(makeLabel("")), m_kinds(new MenuButton), m_numbers(new UnitField),
      m_search(makeButton(ButtonKind::Default, u"search"_s)), m_cancel(makeButton(ButtonKind::Default)),
      m_saveAsNew(makeButton(ButtonKind::Default)), m_apply(makeButton(ButtonKind::Primary)),
      m_progress(new QProgressBar), m_clusters(new ClusterListModel(model.document(), this)),
      m_table(new FullTable(ClusterListModel::Layout, true)), m_job(this)
{
    buildHead();
    m_table->setModel(m_clusters);
    content()->addWidget(m_table);
    m_kinds->setMenu(new QMenu(m_kinds));
    connect(m_kinds->menu(), &QMenu::aboutToShow, this, &ClusterSearchCard::fillKinds);
    connect(m_numbers, &QLineEdit::textChanged, this, &ClusterSearchCard::showState);
    connect(m_numbers, &QLineEdit::returnPressed, this, &ClusterSearchCard::search);
    connect(m_search, &QPushButton::clicked, this, &ClusterSearchCard::search);
    connect(m_cancel, &QPushButton::clicked, this, &ClusterSearchCard::cancel);
    connect(m_apply, &QPushButton::clicked, this, [this] { apply(false); });
    connect(m_saveAsNew, &QPushButton::clicked, this, [this] { apply(true); });
    connect(m_table, &FullTable::activated, this, [this] { apply(false); });
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &ClusterSearchCard::take);
    connect(m_job.watcher(), &QFutureWatcherBase::progressValueChanged, m_progress, &QProgressBar::setValue);
}

void ClusterSearchCard::buildHead()
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
    for (QWidget *widget : std::initializer_list<QWidget *>{m_progress, m_cancel, m_saveAsNew, m_apply})
        head->addWidget(widget);
    auto *question = new QHBoxLayout;
    question->setSpacing(px(Spacing::small));
    m_kindsLabel->setBuddy(m_kinds);
    m_numbersLabel->setBuddy(m_numbers);
    m_numbers->setMinimumWidth(px(numbersWidth));
    for (QWidget *widget : std::initializer_list<QWidget *>{m_kindsLabel, m_kinds, m_numbersLabel, m_numbers, m_search})
        question->addWidget(widget);
    question->addStretch(1);
    content()->addLayout(head);
    content()->addLayout(question);
}

void ClusterSearchCard::proposeClusters()
{
    const Scenario &scenario = m_model.scenario();
    const bool same = m_proposedFor.cluster.accelerator == scenario.cluster.accelerator &&
                      m_proposedFor.cluster.accelerators == scenario.cluster.accelerators;
    if (same && !m_chosen.isEmpty())
        return;
    m_proposedFor = scenario;
    m_chosen = {QString::fromStdString(scenario.cluster.accelerator)};
    for (const char *kind : usualKinds) {
        if (m_model.catalog().findAccelerator(kind) && !m_chosen.contains(QLatin1String(kind)))
            m_chosen.append(QString::fromLatin1(kind));
    }
    const double n = scenario.cluster.accelerators;
    QStringList proposed;
    for (const double number : {n / 2, n, 2 * n}) {
        if (number >= 1 && number == std::floor(number))
            proposed.append(m_model.format().number(number));
    }
    m_numbers->setText(proposed.join(u"; "_s));
}

void ClusterSearchCard::fillKinds()
{
    QMenu *menu = m_kinds->menu();
    menu->clear();
    std::string vendor;
    for (const Accelerator &kind : m_model.catalog().accelerators()) {
        if (kind.retired)
            continue;
        if (kind.vendor != vendor)
            menu->addSection(QString::fromStdString(kind.vendor));
        vendor = kind.vendor;
        const QString id = QString::fromStdString(kind.id);
        QAction *action = menu->addAction(QString::fromStdString(kind.name).replace(u'&', u"&&"_s));
        action->setCheckable(true);
        action->setChecked(m_chosen.contains(id));
        connect(action, &QAction::toggled, this, [this, id](bool on) {
            if (on)
                m_chosen.append(id);
            else
                m_chosen.removeAll(id);
            showState();
        });
    }
}

Result<std::vector<double>> ClusterSearchCard::numbers() const
{
    const Parameter *parameter = m_model.schema().parameter("cluster.accelerators");
    std::vector<double> all;
    const QStringList pieces = m_numbers->text().split(u';', Qt::SkipEmptyParts);
    for (const QString &piece : pieces) {
        const Result<Value> value = m_model.format().parse(*parameter, piece.trimmed());
        if (!value)
            return value.error();
        const double *number = std::get_if<double>(&*value);
        if (!number || !(*number >= 1) || *number != std::floor(*number))
            return Error{.reason = RC_TEXT("Errors", "“%1” is no number of accelerators."),
                         .arguments = {piece.trimmed().toStdString()},
                         .advice = RC_TEXT("Errors", "Enter whole numbers with a semicolon between them.")};
        all.push_back(*number);
    }
    if (all.empty() || pieces.size() > mostNumbers)
        return Error{.reason = RC_TEXT("Errors", "One to twelve numbers of accelerators are needed."),
                     .advice = RC_TEXT("Errors", "Enter whole numbers with a semicolon between them.")};
    return all;
}

void ClusterSearchCard::refresh()
{
    m_kindsLabel->setText(tr("Accelerators"));
    m_kinds->setAccessibleName(tr("Kinds of accelerators"));
    m_numbersLabel->setText(tr("Numbers"));
    m_numbers->setAccessibleName(tr("Numbers of accelerators, a semicolon between them"));
    m_numbers->setToolTip(m_numbers->accessibleName());
    m_search->setText(tr("Search clusters"));
    m_cancel->setText(tr("Cancel"));
    m_apply->setText(tr("Apply cluster and layout"));
    m_saveAsNew->setText(tr("Save as new"));
    m_progress->setAccessibleName(tr("Progress of the search"));
    m_table->setAccessibleName(tr("Clusters with their best layouts"));
    if (m_model.hasScenario())
        proposeClusters();
    showState();
}

void ClusterSearchCard::search()
{
    const Result<std::vector<double>> wanted = numbers();
    if (!m_model.hasScenario() || !wanted || m_chosen.isEmpty() || m_job.isRunning())
        return;
    std::vector<ClusterChoice> clusters;
    for (const QString &kind : std::as_const(m_chosen)) {
        for (const double number : *wanted)
            clusters.push_back({kind.toStdString(), number});
    }
    m_asked = m_model.scenario();
    m_job.start([scenario = m_asked, clusters, &schema = m_model.schema(),
                 &catalog = m_model.catalog()](std::stop_token stop, const JobProgress &progress) {
        LayoutSearchOptions options;
        options.stop = std::move(stop);
        options.progress = progress;
        return Found{searchClusters(scenario, clusters, schema, catalog, options)};
    });
    m_model.context().jobs.show(tr("Searching clusters"), m_job.watcher(), [this] { cancel(); });
    showState();
}

void ClusterSearchCard::cancel()
{
    m_job.cancel();
    showState();
}

void ClusterSearchCard::take()
{
    if (std::optional<Found> found = m_job.result()) {
        m_clusters->setResults(std::move(found->results), m_model.format());
        m_table->selectRow(std::max(0, m_clusters->cheapest()));
    }
    showState();
    emit finished();
}

void ClusterSearchCard::apply(bool asNew)
{
    const QModelIndexList rows = m_table->selectionModel()->selectedRows();
    const ClusterResult *result = rows.isEmpty() ? nullptr : m_clusters->resultAt(rows.first().row());
    if (!result || !m_model.hasScenario())
        return;
    Scenario changed = m_model.scenario();
    Result<void> done = result->reason ? Result<void>(*result->reason)
                                       : applyCluster(changed, *result, m_model.schema(), m_model.catalog());
    const QString title = tr("Apply cluster and layout");
    if (done)
        done = asNew ? m_model.saveAsNew(std::move(changed), title)
                     : m_model.document().replaceScenario(m_model.id(), std::move(changed), title);
    if (!done)
        m_model.context().messages.trouble(errorText(done.error(), m_model.format().language()));
}

void ClusterSearchCard::showState()
{
    const bool running = m_job.isRunning(), has = m_clusters->rowCount() > 0 && !running;
    const Result<std::vector<double>> wanted = numbers();
    m_progress->setVisible(running);
    m_cancel->setVisible(running);
    m_apply->setVisible(has && m_clusters->cheapest() >= 0);
    m_saveAsNew->setVisible(m_apply->isVisibleTo(this));
    m_table->setVisible(has);
    m_numbers->setProblem(!wanted);
    m_search->setEnabled(!running && wanted && !m_chosen.isEmpty());
    const Accelerator *only = m_model.catalog().findAccelerator(m_chosen.value(0).toStdString());
    m_kinds->setText(m_chosen.size() == 1 && only ? QString::fromStdString(only->name)
                                                  : tr("%n kind(s)", "", int(m_chosen.size())));
    m_title->setText(has ? summary() : running ? tr("Searching clusters") : tr("Would another cluster be better?"));
    m_note->setText(!wanted
                        ? errorText(wanted.error(), m_model.format().language())
                        : tr("The best layout on each kind and number of accelerators, with its time and cost. Rent, "
                             "price and power that you typed stay with the kind they were typed for."));
    if (has)
        m_table->fit();
}

QString ClusterSearchCard::summary() const
{
    const ClusterResult *cheapest = m_clusters->resultAt(m_clusters->cheapest());
    const ClusterResult *quickest = m_clusters->resultAt(m_clusters->quickest());
    if (!cheapest || !quickest)
        return tr("None of these clusters can hold the run");
    const Format format = m_model.format();
    const QString found = tr("Cheapest on %1 %2, quickest on %3 %4")
                              .arg(format.number(cheapest->cluster.accelerators), m_clusters->name(*cheapest),
                                   format.number(quickest->cluster.accelerators), m_clusters->name(*quickest));
    return m_asked == m_model.scenario() ? found : tr("%1, as the inputs were then").arg(found);
}

} // namespace runcast
