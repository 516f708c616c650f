// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_page.h"

#include "reports/format/text.h"
#include "ui/dialogs/scenario_picker.h"
#include "ui/document/library_document.h"
#include "ui/jobs/job_list.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/report/print_pdf.h"
#include "ui/pages/report/report_export.h"
#include "ui/pages/report/report_preview.h"
#include "ui/pages/report/report_request.h"
#include "ui/pages/report/report_settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/card.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/parts.h"
#include "ui/window/navigation.h"
#include "ui/window/ui_context.h"

#include <QDesktopServices>
#include <QEvent>
#include <QHBoxLayout>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QStackedLayout>
#include <QUrl>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int settingsWidth = 308, narrowSettings = 264, narrowBelow = 1160;
constexpr int quietMilliseconds = 250; // after the last key

bool showPrintDialog(QPrinter &printer, QWidget *parent)
{
    QPrintDialog dialog(&printer, parent);
    return dialog.exec() == QDialog::Accepted;
}

} // namespace

ReportPage::ReportPage(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Page(parent), askForPrinter(showPrintDialog), m_document(document), m_context(context),
      m_stack(new QStackedLayout(this)), m_empty(new EmptyState(this)), m_preview(new ReportPreview(this)),
      m_export(new ReportExport(document, context, this)), m_job(this)
{
    auto *whole = new QWidget(this);
    auto *column = new QVBoxLayout(whole);
    const int side = px(Spacing::large);
    column->setContentsMargins(side, 0, side, px(Spacing::medium));
    column->setSpacing(0);
    column->addWidget(makeHeader());
    auto *panes = new QHBoxLayout;
    panes->setSpacing(px(Spacing::medium));
    panes->addWidget(makeSettings());
    auto *card = new Card(whole);
    card->content()->setContentsMargins(1, 1, 1, 1);
    card->content()->addWidget(m_preview);
    panes->addWidget(card, 1);
    column->addLayout(panes, 1);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(whole);

    m_timer.setSingleShot(true);
    m_timer.setInterval(quietMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &ReportPage::make);
    connect(m_job.watcher(), &QFutureWatcherBase::finished, this, &ReportPage::take);
    connect(m_empty, &EmptyState::actionRequested, this, [this] { m_context.navigation.goTo(PageId::Library); });
    connect(m_preview, &ReportPreview::printRequested, this, &ReportPage::print);
    connect(m_export, &ReportExport::written, this, [this] { m_openFolder->setEnabled(true); });
    connectDocument();
    retranslate();
    ReportChoices choices = readReportChoices(context.settings);
    choices.languageCode = context.language.language().code();
    setChoices(choices);
}

ReportPage::~ReportPage()
{
    m_job.cancel();
    writeReportChoices(m_context.settings, m_settings->choices());
}

QWidget *ReportPage::makeHeader()
{
    m_header = new PageHeader(this);
    m_openFolder = makeButton(ButtonKind::Default, u"open"_s, m_header);
    m_print = makeButton(ButtonKind::Default, u"print"_s, m_header);
    m_openFolder->setEnabled(false);
    m_header->addButton(m_openFolder);
    m_header->addButton(m_print);
    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_export->folder())); });
    connect(m_print, &QPushButton::clicked, this, &ReportPage::print);
    return m_header;
}

QWidget *ReportPage::makeSettings()
{
    m_settings = new ReportSettings(m_document, m_context, this);
    connect(m_settings, &ReportSettings::kindChosen, this, [this](int kind) { setKind(ReportKind(kind)); });
    connect(m_settings, &ReportSettings::changed, this, &ReportPage::refreshSoon);
    connect(m_settings, &ReportSettings::scenarioChosen, &m_document, &LibraryDocument::setCurrent);
    connect(m_settings, &ReportSettings::scenariosRequested, this, &ReportPage::chooseScenarios);
    connect(m_settings, &ReportSettings::exportRequested, this, &ReportPage::exportAs);
    return m_settings;
}

void ReportPage::connectDocument()
{
    const auto ifShown = [this](ScenarioId id) {
        if (scenarios().contains(id))
            refreshFields();
    };
    connect(&m_document, &LibraryDocument::opened, this, &ReportPage::refreshFields);
    connect(&m_document, &LibraryDocument::entriesChanged, this, &ReportPage::refreshFields);
    connect(&m_document, &LibraryDocument::currentChanged, this, &ReportPage::refreshFields);
    connect(&m_document, &LibraryDocument::compareSetChanged, this, &ReportPage::refreshFields);
    connect(&m_document, &LibraryDocument::recordChanged, this, ifShown);
    connect(&m_document, &LibraryDocument::outcomeChanged, this, ifShown);
}

ReportChoices ReportPage::choices() const
{
    return m_settings->choices();
}

void ReportPage::setChoices(const ReportChoices &choices)
{
    m_settings->setChoices(choices);
    refreshFields();
}

void ReportPage::setKind(ReportKind kind)
{
    ReportChoices choices = m_settings->choices();
    choices.kind = kind;
    setChoices(choices);
}

void ReportPage::present(const QList<ScenarioId> &ids)
{
    const bool several = ids.size() > 1;
    if (several != (choices().kind == ReportKind::Comparison))
        setKind(several ? ReportKind::Comparison : ReportKind::Budget);
}

void ReportPage::activated()
{
    if (m_stale)
        make();
}

// Of a budget the current scenario first, then those it stands beside; of a comparison the compare set.
QList<ScenarioId> ReportPage::scenarios() const
{
    QList<ScenarioId> ids = m_document.compareSet();
    if (choices().kind != ReportKind::Comparison) {
        const ScenarioId current = m_document.current();
        if (!current.isValid())
            return {};
        if (ids.removeAll(current) == 0)
            ids.clear();
        ids.prepend(current);
    }
    // A page holds six; the baseline is always among them.
    while (ids.size() > qsizetype(maximalReportScenarios))
        ids.removeAt(ids.last() == m_document.baseline() ? ids.size() - 2 : ids.size() - 1);
    return ids;
}

void ReportPage::refreshFields()
{
    m_stack->setCurrentIndex(m_document.ids().isEmpty() ? 0 : 1);
    m_settings->refresh();
    refreshSoon();
    emit stateChanged();
}

void ReportPage::refreshSoon()
{
    m_stale = true;
    if (isVisible())
        m_timer.start();
}

void ReportPage::make()
{
    m_timer.stop();
    const QList<ScenarioId> ids = scenarios();
    const bool enough = ids.size() >= (choices().kind == ReportKind::Comparison ? 2 : 1);
    m_settings->setExportEnabled(enough);
    m_print->setEnabled(enough);
    if (!enough) {
        m_job.cancel();
        m_preview->setPdf({});
        m_preview->setChecks({});
        m_preview->setProblem(m_document.ids().isEmpty() ? QString()
                                                         : tr("Choose two scenarios or more to compare them."));
        m_stale = false;
        return;
    }
    m_stale = false;
    m_request =
        withChoices(reportRequest(m_document, ids, choices().kind, Language::of(choices().languageCode)), choices());
    m_job.start([request = m_request, &schema = m_document.schema(),
                 &catalog = m_document.catalog()](std::stop_token stop, const JobProgress &progress) {
        return makeReport(request, schema, catalog, stop, progress);
    });
}

void ReportPage::take()
{
    const std::optional<MadeReport> made = m_job.result();
    if (!made)
        return; // replaced by a newer one
    if (!made->pdf) {
        m_exportWhenMade = false;
        m_preview->setProblem(errorText(made->pdf.error(), m_context.language.language()));
        return;
    }
    m_madeSeconds = made->seconds;
    m_madeAt = m_document.now();
    m_preview->setProblem({});
    m_preview->setPdf(*made->pdf);
    m_preview->setChecks(reportChecks(*made, m_request, locale()));
    emit stateChanged();
    if (m_exportWhenMade)
        exportAs(ExportFormat::Pdf);
}

// What is handed over is what is seen; if that is not ready yet, it is waited for.
void ReportPage::exportAs(ExportFormat format)
{
    if (format != ExportFormat::Pdf) {
        m_export->ask(
            this,
            withChoices(reportRequest(m_document, scenarios(), choices().kind, Language::of(choices().languageCode)),
                        choices()),
            {format});
        return;
    }
    if (!isUpToDate()) {
        m_exportWhenMade = true;
        if (m_stale)
            make();
        return;
    }
    m_exportWhenMade = false;
    if (!m_preview->pdf().isEmpty())
        m_export->ask(this, m_request, {ExportFormat::Pdf}, m_preview->pdf());
}

void ReportPage::print()
{
    if (m_preview->pdf().isEmpty())
        return;
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(suggestedFileName(m_request));
    printer.setFromTo(1, m_preview->document()->pageCount());
    if (!askForPrinter(printer, this))
        return;
    if (printPdf(*m_preview->document(), printer))
        m_context.messages.done(tr("The report was sent to the printer."));
    else
        m_context.messages.trouble(tr("The printer did not take the report. Choose another one or export a PDF."));
}

void ReportPage::chooseScenarios()
{
    auto *picker = new ScenarioPicker(m_document, m_document.compareSet(), this);
    picker->setAttribute(Qt::WA_DeleteOnClose);
    connect(picker, &QDialog::accepted, this, [this, picker] { m_document.setCompareSet(picker->chosen()); });
    picker->open();
}

QStringList ReportPage::remarks() const
{
    if (m_preview->pdf().isEmpty())
        return {};
    return {tr("%n page(s)", "", m_preview->document()->pageCount()),
            //: When the pages were made and how long that took.
            tr("made %1, %2 s")
                .arg(locale().toString(m_madeAt.toLocalTime().time(), QLocale::ShortFormat),
                     locale().toString(m_madeSeconds, 'f', 1))};
}

bool ReportPage::canRun(PageCommand command) const
{
    switch (command) {
    case PageCommand::Find:
    case PageCommand::FindNext:
    case PageCommand::FindPrevious:
    case PageCommand::Print:
    case PageCommand::Export:
        return !m_preview->pdf().isEmpty();
    case PageCommand::Recompute:
        return !m_document.ids().isEmpty();
    default:
        return false;
    }
}

void ReportPage::run(PageCommand command)
{
    switch (command) {
    case PageCommand::Find:
        m_preview->focusSearch();
        break;
    case PageCommand::FindNext:
        m_preview->findNext(1);
        break;
    case PageCommand::FindPrevious:
        m_preview->findNext(-1);
        break;
    case PageCommand::Print:
        print();
        break;
    case PageCommand::Export:
        exportAs(ExportFormat::Pdf);
        break;
    case PageCommand::Recompute:
        make();
        break;
    default:
        break;
    }
}

void ReportPage::resizeEvent(QResizeEvent *event)
{
    Page::resizeEvent(event);
    m_settings->setFixedWidth(px(width() >= px(narrowBelow) ? settingsWidth : narrowSettings));
}

void ReportPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refreshFields();
    }
}

void ReportPage::retranslate()
{
    m_header->setTitle(tr("Report"));
    m_header->setCaption(tr("the preview is the file: same pages, same breaks"));
    m_empty->setTexts(tr("A report is made from a scenario. Start one first."), tr("Go to the library"));
    m_openFolder->setText(tr("Open folder"));
    m_print->setText(tr("Print…"));
}

} // namespace runcast
