// SPDX-License-Identifier: MIT
#include "ui/window/status_line.h"

#include "ui/document/library_document.h"
#include "ui/language_manager.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/parts.h"
#include "ui/window/job_view.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QFileInfo>
#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

QFrame *makeDivider(QWidget *parent)
{
    auto *divider = new QFrame(parent);
    divider->setProperty("divider", true);
    return divider;
}

} // namespace

StatusLine::StatusLine(LibraryDocument &document, UiContext &context, QWidget *parent)
    : QStatusBar(parent), m_document(document), m_context(context), m_savedLabel(makeLabel("caption", this)),
      m_version(makeLabel("caption", this)), m_statusDivider(makeDivider(this)), m_status(makeLabel("caption", this)),
      m_findings(new QToolButton(this)), m_library(makeLabel("caption", this))
{
    setSizeGripEnabled(false);
    setContentsMargins(px(Spacing::small), 0, px(Spacing::small), 0);
    addWidget(m_savedLabel);
    addWidget(makeDivider(this));
    addWidget(m_version);
    addWidget(m_statusDivider);
    addWidget(m_status);
    addPermanentWidget(new JobView(context.jobs, this));
    addPermanentWidget(m_findings);
    addPermanentWidget(makeDivider(this));
    addPermanentWidget(m_library);
    m_findings->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_findings->setFocusPolicy(Qt::TabFocus);
    connect(m_findings, &QToolButton::clicked, this, &StatusLine::findingsRequested);

    connect(&document, &LibraryDocument::saved, this, [this](const QDateTime &time) {
        m_saved = time;
        m_failed = false;
        refresh();
    });
    connect(&document, &LibraryDocument::failed, this, [this] {
        m_failed = true;
        refresh();
    });
    connect(&document, &LibraryDocument::opened, this, [this] {
        m_saved = {};
        m_failed = false;
        refresh();
    });
    connect(&document, &LibraryDocument::currentChanged, this, &StatusLine::refreshScenario);
    const auto refreshCurrent = [this](ScenarioId id) {
        if (id == m_document.current())
            refreshScenario();
    };
    connect(&document, &LibraryDocument::recordChanged, this, refreshCurrent);
    connect(&document, &LibraryDocument::outcomeChanged, this, refreshCurrent);
    connect(this, &QStatusBar::messageChanged, this, [this](const QString &message) {
        if (message.isEmpty())
            refreshScenario();
    });
    refresh();
}

void StatusLine::refresh()
{
    const QLocale &locale = m_context.language.language().locale();
    if (m_failed)
        m_savedLabel->setText(tr("Not saved"));
    else if (m_document.isReadOnly())
        m_savedLabel->setText(tr("Read only"));
    else if (m_saved.isValid())
        m_savedLabel->setText(tr("Saved %1").arg(locale.toString(m_saved.toLocalTime().time(), QLocale::ShortFormat)));
    else
        m_savedLabel->setText(tr("Saved in place"));
    const QString file = m_document.file();
    m_library->setText(file.isEmpty() ? tr("not yet a file") : QFileInfo(file).fileName());
    m_library->setToolTip(file.toHtmlEscaped());
    refreshScenario();
}

void StatusLine::setRemarks(const QStringList &remarks)
{
    if (remarks == m_remarks)
        return;
    m_remarks = remarks;
    refreshScenario();
}

void StatusLine::refreshScenario()
{
    const ScenarioId id = m_document.current();
    m_findings->setVisible(id.isValid());
    if (!m_remarks.isEmpty() || !id.isValid())
        showRemarks();
    if (!id.isValid())
        return;
    m_document.outcome(id); // makes the summary
    const ScenarioSummary &summary = *m_document.summary(id);
    m_findings->setText(findingsText(summary.errors, summary.warnings, summary.notes));
    const QString icon = summary.errors > 0 ? u"error"_s : summary.warnings > 0 ? u"warning"_s : u"ok"_s;
    m_findings->setIcon(themedIcon(icon, summary.errors > 0     ? IconColor::Worse
                                         : summary.warnings > 0 ? IconColor::Attention
                                                                : IconColor::Better));
    if (!m_remarks.isEmpty())
        return;
    showStatus(true);
    const int version = m_document.record(id).version;
    const int changes = int(m_document.changedKeys(id).size());
    const QString named = version == 0 ? tr("no version yet") : tr("version %1").arg(version);
    m_version->setText(changes == 0 ? named : tr("%1 and %n change(s)", nullptr, changes).arg(named));
    m_status->setText(statusTitle(m_document.record(id).meta.status));
}

void StatusLine::showRemarks()
{
    m_version->setText(m_remarks.value(0));
    m_status->setText(m_remarks.value(1));
    showStatus(m_remarks.size() > 1);
}

void StatusLine::showStatus(bool shown)
{
    if (!currentMessage().isEmpty())
        return; // its widgets are hidden behind the message; what is due is made up for when that goes
    m_status->setVisible(shown);
    m_statusDivider->setVisible(shown);
}

QString StatusLine::findingsText(int errors, int warnings, int notes) const
{
    QStringList parts;
    if (errors > 0)
        parts.append(tr("%n error(s)", nullptr, errors));
    if (warnings > 0)
        parts.append(tr("%n warning(s)", nullptr, warnings));
    if (notes > 0)
        parts.append(tr("%n note(s)", nullptr, notes));
    return parts.isEmpty() ? tr("no findings") : parts.join(u", "_s);
}

void StatusLine::changeEvent(QEvent *event)
{
    QStatusBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace runcast
