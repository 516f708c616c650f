// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_panel.h"

#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/inputs/input_group.h"
#include "ui/pages/plan/inputs/input_line.h"
#include "ui/pages/plan/inputs/source_popover.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/settings.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/search_field.h"
#include "ui/window/ui_context.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

constexpr int compactBelow = 352; // px: source marks lose their word

} // namespace

InputPanel::InputPanel(PlanModel &model, QWidget *parent)
    : Card(parent), m_model(model), m_search(new SearchField(this)), m_changed(makeButton(ButtonKind::Small, {}, this)),
      m_fold(makeIconButton(u"chevron-right"_s, false, this)), m_scroll(new QScrollArea(this)),
      m_nothing(makeLabel("secondary", this))
{
    content()->setContentsMargins(1, px(Spacing::medium), 1, 1);
    content()->setSpacing(px(Spacing::tiny));
    auto *top = new QHBoxLayout;
    top->setContentsMargins(px(Spacing::large), 0, px(Spacing::small), 0);
    top->setSpacing(px(Spacing::small));
    top->addWidget(m_search, 1);
    top->addWidget(m_changed);
    top->addWidget(m_fold);
    content()->addLayout(top);
    content()->addWidget(m_nothing);
    content()->addWidget(m_scroll, 1);
    m_nothing->setContentsMargins(px(Spacing::large), px(Spacing::small), px(Spacing::large), 0);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_changed->setCheckable(true);
    m_search->setShortcutHint(QKeySequence(Qt::CTRL | Qt::Key_F));
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->viewport()->setAutoFillBackground(false);

    connect(m_search, &QLineEdit::textChanged, this, &InputPanel::applyFilter);
    connect(m_search, &QLineEdit::returnPressed, this, [this] { findNext(1); });
    connect(m_search, &SearchField::left, this, &InputPanel::focusField);
    connect(m_changed, &QPushButton::toggled, this, &InputPanel::applyFilter);
    connect(m_fold, &QToolButton::clicked, this, &InputPanel::foldRequested);
    connect(&model, &PlanModel::scenarioSwitched, this, &InputPanel::rebuild);
    connect(&model, &PlanModel::inputsChanged, this, &InputPanel::refresh);
    connect(&model, &PlanModel::recordChanged, this, &InputPanel::refresh);
    rebuild();
}

InputPanel::~InputPanel()
{
    delete m_scroll->takeWidget(); // a field that goes takes what was typed: the panel must still be there
}

void InputPanel::rebuild()
{
    m_groups.clear();
    m_last = nullptr;
    m_search->setPlaceholderText(tr("Find an input"));
    m_search->setAccessibleName(tr("Find an input"));
    setIconButtonText(m_fold, tr("Fold the inputs"));
    m_fold->setIcon(themedIcon(layoutDirection() == Qt::RightToLeft ? u"chevron-right"_s : u"chevron-left"_s));
    setAccessibleName(tr("Inputs"));
    auto *inputs = new QWidget;
    auto *column = new QVBoxLayout(inputs);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    if (m_model.hasScenario()) {
        const QStringList folded = settings::foldedGroups.read(m_model.context().settings);
        for (const ParameterGroup group : parameterGroups()) {
            auto *section = new InputGroup(group, m_model, inputs);
            section->setExpanded(!folded.contains(QString::fromUtf8(groupTitle(group))));
            column->addWidget(section);
            m_groups.append(section);
            connect(section, &InputGroup::expandedChanged, this, [this, section] {
                section->refresh();
                keepFoldedGroups();
            });
            for (InputLine *line : section->lines())
                connectLine(line);
        }
    }
    column->addStretch(1);
    m_inputs = inputs;
    m_scroll->setWidget(inputs); // deletes the earlier one
    inputs->setAutoFillBackground(false);
    setEnabled(m_model.hasScenario());
    refresh();
    applyFilter();
}

void InputPanel::refresh()
{
    for (InputGroup *group : std::as_const(m_groups))
        group->refresh();
    const int count = changedCount();
    m_changed->setText(tr("%Ln changed", "number of inputs", count));
    m_changed->setToolTip(tr("Show only the inputs that differ from the newest version").toHtmlEscaped());
    m_changed->setVisible(count > 0 || m_changed->isChecked());
    emit changedCountChanged(count);
}

int InputPanel::changedCount() const
{
    return m_model.hasScenario() ? int(m_model.document().changedKeys(m_model.id()).size()) : 0;
}

void InputPanel::applyFilter()
{
    const InputFilter filter{.words = m_search->text().simplified().split(u' ', Qt::SkipEmptyParts),
                             .onlyChanged = m_changed->isChecked()};
    int found = 0;
    for (InputGroup *group : std::as_const(m_groups))
        found += group->setFilter(filter);
    const bool nothing = filter.isActive() && found == 0;
    m_nothing->setVisible(nothing);
    m_nothing->setText(filter.words.isEmpty()
                           ? tr("No input differs from the newest version.")
                           : tr("No input matches “%1”. Esc clears the search.").arg(m_search->text()));
}

void InputPanel::connectLine(InputLine *line)
{
    connect(line, &InputLine::confirmed, this, [this](InputField *field) { goOn(field, 1); });
    connect(line, &InputLine::sourceRequested, this, &InputPanel::showSource);
    for (InputField *field : line->fields()) {
        connect(field, &InputField::entered, this, [this, field, line] {
            m_last = field;
            m_scroll->ensureWidgetVisible(line, 0, px(Spacing::giant));
        });
    }
}

QList<InputField *> InputPanel::visibleFields() const
{
    QList<InputField *> fields;
    for (const InputGroup *group : m_groups) {
        for (const InputLine *line : group->lines()) {
            for (InputField *field : line->fields()) {
                if (field->editor().isVisible() && field->editor().isEnabled())
                    fields.append(field);
            }
        }
    }
    return fields;
}

void InputPanel::goOn(InputField *field, int direction)
{
    const QList<InputField *> fields = visibleFields();
    const qsizetype next = fields.indexOf(field) + direction;
    if (next >= 0 && next < fields.size())
        fields[next]->editor().field()->setFocus(Qt::TabFocusReason);
}

void InputPanel::findNext(int direction)
{
    const QList<InputField *> fields = visibleFields();
    if (fields.isEmpty())
        return;
    const qsizetype last = m_search->hasFocus() ? -1 : fields.indexOf(m_last);
    const qsizetype next =
        last < 0 ? (direction > 0 ? 0 : fields.size() - 1) : (last + direction + fields.size()) % fields.size();
    fields[next]->editor().field()->setFocus(Qt::TabFocusReason);
}

void InputPanel::focusSearch()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void InputPanel::focusField()
{
    const QList<InputField *> fields = visibleFields();
    if (m_last && fields.contains(m_last))
        m_last->editor().field()->setFocus(Qt::ShortcutFocusReason);
    else if (!fields.isEmpty())
        fields.first()->editor().field()->setFocus(Qt::ShortcutFocusReason);
}

InputLine *InputPanel::lineOf(const QString &key, InputField **field, InputGroup **group) const
{
    for (InputGroup *candidate : m_groups) {
        for (InputLine *line : candidate->lines()) {
            for (InputField *found : line->fields()) {
                if (found->parameter().key != key.toStdString())
                    continue;
                if (field)
                    *field = found;
                if (group)
                    *group = candidate;
                return line;
            }
        }
    }
    return nullptr;
}

bool InputPanel::reveal(const QString &key)
{
    InputField *field = nullptr;
    InputGroup *group = nullptr;
    InputLine *line = lineOf(key, &field, &group);
    if (!line)
        return false;
    m_search->clear();
    m_changed->setChecked(false);
    group->uncover(line);
    line->show();
    field->editor().field()->setFocus(Qt::ShortcutFocusReason);
    m_inputs->layout()->activate();
    m_scroll->ensureWidgetVisible(line, 0, px(Spacing::giant));
    line->flash();
    return true;
}

void InputPanel::flash(const QStringList &keys)
{
    bool first = true;
    for (const QString &key : keys) {
        InputGroup *group = nullptr;
        InputLine *line = lineOf(key, nullptr, &group);
        if (!line)
            continue;
        if (first) {
            group->uncover(line);
            m_inputs->layout()->activate();
            m_scroll->ensureWidgetVisible(line, 0, px(Spacing::giant));
        }
        first = false;
        line->flash();
    }
}

void InputPanel::setOnlyChanged(bool onlyChanged)
{
    m_changed->setChecked(onlyChanged);
}

void InputPanel::setAllExpanded(bool expanded)
{
    for (InputGroup *group : std::as_const(m_groups))
        group->setExpanded(expanded);
}

void InputPanel::openSource()
{
    if (m_last)
        showSource(m_last, &m_last->editor());
}

void InputPanel::showSource(InputField *field, QWidget *anchor)
{
    if (isDerived(field->parameter(), m_model.scenario()))
        return;
    field->commit();
    (new SourcePopover(*field, m_model, this))->openAt(anchor);
}

void InputPanel::keepFoldedGroups() const
{
    QStringList folded;
    for (const InputGroup *group : m_groups) {
        if (!group->isExpanded())
            folded.append(QString::fromUtf8(groupTitle(group->group())));
    }
    settings::foldedGroups.write(m_model.context().settings, folded);
}

void InputPanel::resizeEvent(QResizeEvent *event)
{
    Card::resizeEvent(event);
    for (InputGroup *group : std::as_const(m_groups))
        group->setCompact(width() < px(compactBelow));
}

} // namespace runcast
