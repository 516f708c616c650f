// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_group.h"

#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/pages/plan/inputs/counts_row.h"
#include "ui/pages/plan/inputs/group_header.h"
#include "ui/pages/plan/inputs/group_summary.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/inputs/input_row.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QFrame>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace runcast {

InputGroup::InputGroup(ParameterGroup group, PlanModel &model, QWidget *parent)
    : QWidget(parent), m_group(group), m_model(model), m_header(new GroupHeader(this)), m_body(new QWidget(this)),
      m_rows(new QVBoxLayout(m_body)), m_more(makeButton(ButtonKind::Link, {}, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_header);
    column->addWidget(m_body);
    column->addWidget(makeRule(this));
    m_rows->setContentsMargins(0, 0, 0, px(Spacing::tiny));
    m_rows->setSpacing(0);
    m_header->setText(title(group, model.format().language()));
    m_more->setProperty("tiny", true);
    addLines();
    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(px(Spacing::medium), 0, px(Spacing::medium), 0);
    foot->addWidget(m_more);
    foot->addStretch(1);
    m_rows->addLayout(foot);
    connect(m_header, &GroupHeader::toggled, this, [this] {
        showLines();
        emit expandedChanged();
    });
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_details = !m_details;
        showLines();
    });
    refresh();
}

void InputGroup::addLines()
{
    // Splits of the cluster read best side by side.
    std::vector<const Parameter *> counts;
    for (const Parameter &parameter : m_model.schema().parameters) {
        if (parameter.group == m_group && m_group == ParameterGroup::Layout && parameter.kind == ValueKind::Count &&
            !parameter.detail)
            counts.push_back(&parameter);
    }
    if (!counts.empty())
        addLine(new CountsRow(counts, m_model, m_body));
    for (const Parameter &parameter : m_model.schema().parameters) {
        if (parameter.group == m_group && std::find(counts.begin(), counts.end(), &parameter) == counts.end())
            addLine(new InputRow(parameter, m_model, m_body));
    }
}

void InputGroup::addLine(InputLine *line)
{
    m_rows->addWidget(line);
    m_lines.append(line);
}

void InputGroup::refresh()
{
    for (InputLine *line : std::as_const(m_lines))
        line->refresh();
    const GroupSummary summary = groupSummary(m_group, isExpanded(), m_model);
    m_header->setSummary(summary.text, summary.severity);
    showLines();
}

int InputGroup::setFilter(const InputFilter &filter)
{
    m_filter = filter;
    showLines();
    return int(std::count_if(m_lines.begin(), m_lines.end(), [this](const InputLine *line) { return matches(line); }));
}

bool InputGroup::matches(const InputLine *line) const
{
    if (!line->isRelevant() || (m_filter.onlyChanged && !line->isChanged()))
        return false;
    const QString text = line->searchText();
    return std::all_of(m_filter.words.begin(), m_filter.words.end(),
                       [&text](const QString &word) { return text.contains(word, Qt::CaseInsensitive); });
}

void InputGroup::showLines()
{
    int hidden = 0;
    int found = 0;
    bool foldable = false;
    for (InputLine *line : std::as_const(m_lines)) {
        const bool detail = line->isDetail();
        const bool insists = line->isChanged() || line->hasProblem();
        const bool shown =
            m_filter.isActive() ? matches(line) : line->isRelevant() && (!detail || m_details || insists);
        line->setVisible(shown);
        found += shown;
        hidden += line->isRelevant() && !shown;
        foldable = foldable || (detail && line->isRelevant() && !insists);
    }
    m_body->setVisible(isExpanded() || (m_filter.isActive() && found > 0));
    m_header->setEnabled(!m_filter.isActive());
    m_more->setVisible(!m_filter.isActive() && foldable);
    m_more->setText(m_details ? tr("Fewer inputs") : tr("%Ln more input(s)", "", hidden));
    setVisible(m_filter.isActive() ? found > 0 : !m_lines.isEmpty());
}

void InputGroup::setCompact(bool compact)
{
    for (InputLine *line : std::as_const(m_lines))
        line->setCompact(compact);
}

bool InputGroup::isExpanded() const
{
    return m_header->isChecked();
}

void InputGroup::setExpanded(bool expanded)
{
    m_header->setChecked(expanded);
}

void InputGroup::uncover(const InputLine *line)
{
    m_header->setChecked(true);
    if (line->isDetail() && !m_details) {
        m_details = true;
        showLines();
    }
}

} // namespace runcast
