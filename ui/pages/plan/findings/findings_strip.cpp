// SPDX-License-Identifier: MIT
#include "ui/pages/plan/findings/findings_strip.h"

#include "core/forecast/catalog_findings.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/messages.h"
#include "ui/pages/plan/findings/catalog_update_dialog.h"
#include "ui/pages/plan/findings/finding_effect.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/pages/plan/tile_texts.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/finding_row.h"
#include "ui/widgets/parts.h"
#include "ui/window/ui_context.h"

#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace runcast {

namespace {

constexpr int shownWide = 3, shownCompact = 1;

} // namespace

FindingsStrip::FindingsStrip(PlanModel &model, QWidget *parent)
    : Card(parent), m_model(model), m_scroll(new QScrollArea(this)), m_list(new QWidget),
      m_more(makeButton(ButtonKind::Link, {}, this))
{
    content()->setContentsMargins(1, 1, 1, 1);
    content()->setSpacing(0);
    content()->addWidget(m_scroll, 1);
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(px(Spacing::small), 0, px(Spacing::small), 0);
    foot->addWidget(m_more);
    foot->addStretch(1);
    content()->addLayout(foot);
    auto *rows = new QVBoxLayout(m_list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_scroll->setWidget(m_list);
    m_list->setAutoFillBackground(false);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);
    m_more->setProperty("tiny", true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(m_more, &QPushButton::clicked, this, [this] { setExpanded(!m_expanded); });
    connect(&model, &PlanModel::scenarioSwitched, this, &FindingsStrip::refresh);
    connect(&model, &PlanModel::inputsChanged, this, &FindingsStrip::refresh);
    refresh();
}

void FindingsStrip::refresh()
{
    setAccessibleName(tr("Findings"));
    m_findings = m_model.hasScenario() ? m_model.outcome().findings : std::vector<Finding>();
    std::stable_sort(m_findings.begin(), m_findings.end(),
                     [](const Finding &a, const Finding &b) { return a.severity < b.severity; });
    while (size_t(m_rows.size()) < m_findings.size()) {
        const size_t index = size_t(m_rows.size());
        auto *row = new FindingRow(m_list);
        row->setRuled(index > 0);
        m_list->layout()->addWidget(row);
        m_rows.append(row);
        connect(row, &FindingRow::fixRequested, this, [this, index] { act(index); });
    }
    for (size_t i = 0; i < m_findings.size(); ++i)
        showFinding(m_rows[qsizetype(i)], m_findings[i]);
    fitHeight();
}

void FindingsStrip::showFinding(FindingRow *row, const Finding &finding)
{
    const Format format = m_model.format();
    const QString fix = finding.id == earlierCatalogFinding
                            ? tr("Compare…")
                            : findingFixText(finding, m_model.schema(), m_model.catalog(), format);
    row->setFinding(finding.severity, title(finding.severity, format.language()),
                    findingText(finding, m_model.schema(), format), fix.isEmpty() ? tr("Show input") : fix);
    const auto effect = findingEffect(finding, m_model.scenario(), m_model.figures(), tileFigures(m_model.schema()),
                                      m_model.schema(), m_model.catalog());
    row->setEffect(effect && !m_compact ? title(*effect->figure, format.language()) : QString(),
                   effect ? format.delta(*effect->figure, effect->before, effect->after) : Delta{});
}

void FindingsStrip::act(size_t index)
{
    const Finding finding = m_findings[index];
    if (finding.id == earlierCatalogFinding)
        return CatalogUpdateDialog::show(m_model, this);
    if (isMissing(finding.suggested))
        return emit parameterRequested(QString::fromStdString(finding.parameter));
    const Result<void> fixed = m_model.document().applyFix(m_model.id(), finding);
    if (!fixed)
        m_model.context().messages.trouble(errorText(fixed.error(), m_model.format().language()));
}

int FindingsStrip::shownRows() const
{
    const int all = int(m_findings.size());
    return m_expanded ? all : std::min(all, m_compact ? shownCompact : shownWide);
}

void FindingsStrip::fitHeight()
{
    const int all = int(m_findings.size());
    const int shown = shownRows();
    const int hidden = all - shown;
    m_more->setVisible(hidden > 0 || (m_expanded && all > (m_compact ? shownCompact : shownWide)));
    m_more->setText(m_expanded ? tr("Fewer findings") : tr("%Ln more finding(s)", "", hidden));
    const bool oneRow = m_compact && !m_expanded; // the button stands beside it
    content()->setDirection(oneRow ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool beside = oneRow && hidden > 0;
    const int inside = width() - 2 - (beside ? m_more->sizeHint().width() + 2 * px(Spacing::small) : 0);
    int height = 0;
    for (int i = 0; i < m_rows.size(); ++i) {
        m_rows[i]->setVisible(i < shown);
        if (i < shown)
            height +=
                std::max(m_rows[i]->layout()->hasHeightForWidth() ? m_rows[i]->layout()->totalHeightForWidth(inside)
                                                                  : m_rows[i]->sizeHint().height(),
                         m_rows[i]->minimumHeight());
    }
    m_scroll->setFixedHeight(std::min(height, m_room));
    setVisible(all > 0);
}

void FindingsStrip::setCompact(bool compact)
{
    if (m_compact == compact)
        return;
    m_compact = compact;
    refresh();
}

void FindingsStrip::setExpanded(bool expanded)
{
    m_expanded = expanded;
    fitHeight();
}

void FindingsStrip::setRoom(int height)
{
    if (m_room == height)
        return;
    m_room = height;
    fitHeight();
}

void FindingsStrip::focusFirst()
{
    if (shownRows() == 0)
        return;
    if (auto *button = m_rows.first()->findChild<QPushButton *>())
        button->setFocus(Qt::TabFocusReason);
}

void FindingsStrip::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    if (event->size().width() != event->oldSize().width())
        fitHeight();
}

} // namespace runcast
