// SPDX-License-Identifier: MIT
#include "ui/pages/library/preview_pane.h"

#include "core/forecast/schema.h"
#include "reports/content/cost_parts.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/document/version_text.h"
#include "ui/language_manager.h"
#include "ui/messages.h"
#include "ui/pages/library/cost_bar.h"
#include "ui/pages/library/library_columns.h"
#include "ui/pages/library/mini_figures.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/elided_label.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/parts.h"
#include "ui/window/ui_context.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int shownVersions = 4;

} // namespace

PreviewPane::PreviewPane(LibraryDocument &document, UiContext &context, QWidget *parent)
    : Card(parent), m_document(document), m_context(context), m_body(new QWidget(this)),
      m_name(new ElidedLabel("heading", m_body)), m_more(makeIconButton(u"more"_s, false, m_body)),
      m_chips(new FlowLayout(px(4))), m_figures(new MiniFigures(m_body)), m_cost(new CostBar(m_body)),
      m_shares(makeLabel("caption", m_body)), m_findings(makeLabel("", m_body)),
      m_historyTitle(makeLabel("groupTitle", m_body)), m_noteTitle(makeLabel("groupTitle", m_body)),
      m_ownerLabel(makeLabel("secondary", m_body)), m_allVersions(makeButton(ButtonKind::Link, {}, m_body)),
      m_history(new QVBoxLayout), m_note(new QPlainTextEdit(m_body)), m_owner(new QLineEdit(m_body)),
      m_open(makeButton(ButtonKind::Primary, {}, m_body)),
      m_report(makeButton(ButtonKind::Default, u"page-report"_s, m_body))
{
    build();
    const auto ifMine = [this](auto refreshPart) {
        return [this, refreshPart](ScenarioId id) {
            if (id == m_id)
                (this->*refreshPart)();
        };
    };
    connect(&document, &LibraryDocument::recordChanged, this, ifMine(&PreviewPane::refreshRecord));
    connect(&document, &LibraryDocument::outcomeChanged, this, ifMine(&PreviewPane::refreshOutcome));
    connect(m_open, &QPushButton::clicked, this, &PreviewPane::openRequested);
    connect(m_report, &QPushButton::clicked, this, &PreviewPane::reportRequested);
    connect(m_allVersions, &QPushButton::clicked, this, &PreviewPane::historyRequested);
    connect(m_more, &QToolButton::clicked, this,
            [this] { emit menuRequested(m_more->mapToGlobal(QPoint(0, m_more->height()))); });
    connect(m_note, &QPlainTextEdit::textChanged, this, [this] {
        if (m_id.isValid() && m_note->toPlainText() != m_document.record(m_id).meta.note)
            (void)m_document.setNote(m_id, m_note->toPlainText(), m_noteSession);
    });
    connect(m_owner, &QLineEdit::textEdited, this, [this](const QString &owner) {
        if (m_id.isValid())
            (void)m_document.setOwner(m_id, owner, m_ownerSession);
    });
    retranslate();
    setScenario({});
}

void PreviewPane::build()
{
    setFixedWidth(px(344));
    content()->addWidget(m_body);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(px(Spacing::small));
    auto *head = new QHBoxLayout;
    head->addWidget(m_name, 1);
    head->addWidget(m_more);
    column->addLayout(head);
    column->addLayout(m_chips);
    column->addSpacing(px(Spacing::tiny));
    column->addWidget(m_figures);
    column->addWidget(m_cost);
    column->addWidget(m_shares);
    m_shares->setWordWrap(true);
    column->addWidget(makeRule(m_body));
    column->addWidget(m_findings);
    column->addWidget(makeRule(m_body));
    auto *historyHead = new QHBoxLayout;
    historyHead->addWidget(m_historyTitle, 1);
    historyHead->addWidget(m_allVersions);
    column->addLayout(historyHead);
    m_history->setSpacing(px(Spacing::tiny));
    column->addLayout(m_history);
    column->addWidget(makeRule(m_body));
    column->addWidget(m_noteTitle);
    m_noteTitle->setBuddy(m_note);
    m_note->setTabChangesFocus(true); // Tab is for moving on, here too
    m_note->setMinimumHeight(px(56));
    m_note->installEventFilter(this);
    column->addWidget(m_note, 1);
    auto *ownerRow = new QHBoxLayout;
    ownerRow->setSpacing(px(Spacing::medium));
    ownerRow->addWidget(m_ownerLabel);
    ownerRow->addWidget(m_owner, 1);
    m_ownerLabel->setBuddy(m_owner);
    m_owner->installEventFilter(this);
    column->addLayout(ownerRow);
    column->addSpacing(px(Spacing::tiny));
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(px(Spacing::small));
    buttons->addWidget(m_open, 1);
    buttons->addWidget(m_report);
    column->addLayout(buttons);
}

void PreviewPane::setScenario(ScenarioId id)
{
    m_id = id.isValid() && m_document.contains(id) ? id : ScenarioId();
    m_body->setVisible(m_id.isValid());
    if (m_id.isValid())
        refresh();
}

void PreviewPane::focusFirst()
{
    m_note->setFocus(Qt::ShortcutFocusReason);
}

void PreviewPane::refresh()
{
    refreshRecord();
    refreshOutcome();
}

void PreviewPane::refreshRecord()
{
    const ScenarioRecord &record = m_document.record(m_id);
    m_name->setText(record.name);
    refreshChips();
    refreshHistory();
    if (m_note->toPlainText() != record.meta.note)
        m_note->setPlainText(record.meta.note);
    if (m_owner->text().simplified() != record.meta.owner)
        m_owner->setText(record.meta.owner);
    const bool fixed = m_document.isReadOnly();
    m_note->setReadOnly(fixed);
    m_owner->setReadOnly(fixed);
}

void PreviewPane::refreshOutcome()
{
    const Forecast &forecast = m_document.outcome(m_id).forecast;
    const Format format = m_context.language.formatFor(m_document.scenario(m_id));
    std::vector<MiniFigures::Item> items;
    for (const Figure *figure : sponsorFigures(m_document.schema()))
        items.push_back({title(*figure, format.language()), format.headline(*figure, figure->get(forecast)), {}});
    m_figures->setItems(std::move(items));

    std::vector<CostBar::Part> parts;
    QStringList shares;
    double total = 0;
    for (const Figure *part : costParts(m_document.schema())) {
        const double usd = part->get(forecast);
        if (usd > 0) {
            parts.push_back({part, usd});
            total += usd;
        }
    }
    std::stable_sort(parts.begin(), parts.end(), [](const auto &a, const auto &b) { return a.usd > b.usd; });
    for (size_t i = 0; i < std::min<size_t>(3, parts.size()); ++i)
        shares.append(u"%1 %2"_s.arg(title(*parts[i].figure, format.language()), format.percent(parts[i].usd / total)));
    m_shares->setText(shares.join(u" · "_s));
    m_cost->setVisible(!parts.empty());
    m_shares->setVisible(!parts.empty());
    m_cost->setParts(std::move(parts), tr("Cost by part: %1").arg(shares.join(u", "_s)));

    const ScenarioSummary &summary = *m_document.summary(m_id);
    QStringList findings;
    if (summary.errors > 0)
        findings.append(tr("%n error(s)", nullptr, summary.errors));
    if (summary.warnings > 0)
        findings.append(tr("%n warning(s)", nullptr, summary.warnings));
    if (summary.notes > 0)
        findings.append(tr("%n note(s)", nullptr, summary.notes));
    m_findings->setText(findings.isEmpty() ? tr("No findings") : findings.join(u", "_s));
}

void PreviewPane::refreshChips()
{
    while (QLayoutItem *item = m_chips->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const ScenarioMeta &meta = m_document.record(m_id).meta;
    const auto add = [this](const ChipLook &look) {
        auto *chip = new Chip(m_body);
        chip->setLook(look);
        m_chips->addWidget(chip);
        chip->show();
        return chip;
    };
    add(statusLook(meta.status));
    for (const QString &tag : meta.tags) {
        Chip *chip = add({tag, ChipTone::Filled, {}, !m_document.isReadOnly()});
        connect(chip, &Chip::clicked, this, [this, tag] {
            QStringList left = m_document.record(m_id).meta.tags;
            left.removeAll(tag);
            (void)m_document.setTags(m_id, left); // taking a tag away is never refused
        });
    }
    Chip *more = add({tr("+ tag"), ChipTone::Outline, {}});
    more->setFocusPolicy(Qt::StrongFocus);
    more->setEnabled(!m_document.isReadOnly());
    connect(more, &Chip::clicked, this, &PreviewPane::tagRequested);
}

void PreviewPane::refreshHistory()
{
    while (QLayoutItem *item = m_history->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto add = [this](const char *role, const QString &text) {
        auto *label = new ElidedLabel(role, m_body);
        label->setText(text);
        m_history->addWidget(label);
        label->show();
    };
    const qsizetype changes = m_document.changedKeys(m_id).size();
    if (changes > 0)
        add("", tr("Now: %n change(s) not yet named", nullptr, int(changes)));
    const Result<std::vector<ScenarioVersion>> versions = m_document.versions(m_id);
    int count = 0;
    for (const ScenarioVersion &version : versions ? *versions : std::vector<ScenarioVersion>()) {
        if (!version.named || ++count > shownVersions)
            continue;
        add("", versionTitle(version));
        add("caption", versionByline(version, m_document.now(), m_context.language.language().locale()));
    }
    if (count == 0)
        add("caption", tr("No version named yet (Ctrl+S)"));
    m_allVersions->setText(tr("All %n version(s)", nullptr, count));
    m_allVersions->setVisible(count > 0);
}

void PreviewPane::retranslate()
{
    setIconButtonText(m_more, tr("More commands for this scenario"));
    m_historyTitle->setText(tr("History"));
    m_noteTitle->setText(tr("Note"));
    m_note->setAccessibleName(m_noteTitle->text());
    m_note->setPlaceholderText(tr("What should be remembered about this scenario?"));
    m_ownerLabel->setText(tr("Owner"));
    m_owner->setAccessibleName(m_ownerLabel->text());
    m_open->setText(tr("Open in Plan"));
    m_report->setText(tr("Report"));
    if (m_id.isValid())
        refresh();
}

bool PreviewPane::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        // One visit to a field is one step of undo.
        if (watched == m_note)
            m_noteSession = m_document.newSession();
        if (watched == m_owner)
            m_ownerSession = m_document.newSession();
    }
    return Card::eventFilter(watched, event);
}

void PreviewPane::changeEvent(QEvent *event)
{
    Card::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace runcast
