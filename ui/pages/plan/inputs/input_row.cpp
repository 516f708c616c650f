// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_row.h"

#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/inputs/input_note.h"
#include "ui/pages/plan/inputs/value_slider.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/source_mark.h"

#include <QGridLayout>
#include <QLabel>

namespace runcast {

namespace {

constexpr int labelWidth = 116, markWidth = 76, leadingInset = 16;
constexpr int trailingInset = 6; // the scroll bar takes the rest

/// Layouts do not mirror their margins.
QMargins visualMargins(const QWidget *widget, int leading, int trailing)
{
    const bool mirrored = widget->layoutDirection() == Qt::RightToLeft;
    return {mirrored ? trailing : leading, px(2), mirrored ? leading : trailing, px(2)};
}

} // namespace

InputRow::InputRow(const Parameter &parameter, PlanModel &model, QWidget *parent)
    : InputLine(parent), m_model(model), m_label(makeLabel("", this)), m_mark(new SourceMark(this)),
      m_note(new InputNote(this))
{
    const Format format = model.format();
    const QString name = title(parameter, format.language());
    const QString about = help(parameter, format.language());
    InputEditor *editor = makeInputEditor(parameter, model.catalog(), format, this);
    m_field = new InputField(*editor, model, this);
    m_label->setText(name);
    m_label->setWordWrap(true);
    m_label->setFixedWidth(px(labelWidth));
    m_label->setMinimumHeight(px(Spacing::row));
    m_mark->setCursor(Qt::PointingHandCursor);
    editor->setTexts(name, about);
    m_label->setToolTip(about.toHtmlEscaped());
    m_label->setStatusTip(about);
    m_label->setBuddy(editor->field());

    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(visualMargins(this, px(leadingInset), px(trailingInset)));
    grid->setHorizontalSpacing(px(Spacing::small));
    grid->setVerticalSpacing(0);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_label, 0, 0, Qt::AlignTop);
    grid->addWidget(editor, 0, 1, Qt::AlignTop);
    grid->addWidget(m_mark, 0, 2, Qt::AlignTop);
    if (parameter.sliderHigh > parameter.sliderLow) {
        m_slider = new ValueSlider(parameter.sliderLow, parameter.sliderHigh, parameter.logarithmic, this);
        m_slider->setAccessibleName(name);
        m_slider->setFocusProxy(editor->field()); // a drag is part of the visit to the field
        grid->addWidget(m_slider, 1, 1);
        connect(m_slider, &ValueSlider::numberMoved, this, [this](double number) {
            m_field->commit();
            m_field->set(number);
            m_field->refresh();
        });
        connect(editor, &InputEditor::stepped, this, [this](int steps) {
            m_field->commit();
            const Value value = m_field->parameter().get(m_model.scenario());
            if (const double *number = std::get_if<double>(&value)) {
                m_field->set(m_slider->stepped(*number, steps));
                m_field->refresh();
            }
        });
    }
    grid->addWidget(m_note, 2, 1, 1, 2);
    m_note->setFields({m_field});
    connect(m_mark, &SourceMark::clicked, this, [this] { emit sourceRequested(m_field, m_mark); });
    watch(m_field);
    refresh();
}

bool InputRow::isRelevant() const
{
    return m_field->isRelevant();
}

bool InputRow::isDetail() const
{
    return m_field->parameter().detail;
}

void InputRow::refresh()
{
    const Scenario &scenario = m_model.scenario();
    const Parameter &parameter = m_field->parameter();
    m_field->refresh();
    if (isDerived(parameter, scenario)) {
        m_mark->setDerived();
    } else {
        ParameterSource source = sourceOf(scenario, parameter, m_model.catalog());
        source.text = m_model.format().language().words("Sources", source.text.c_str()).toStdString();
        m_mark->setSource(source);
    }
    const Value value = parameter.get(scenario);
    if (const double *number = std::get_if<double>(&value); m_slider && number)
        m_slider->setNumber(*number);
}

void InputRow::setCompact(bool compact)
{
    m_mark->setCompact(compact);
    m_mark->setFixedWidth(compact ? m_mark->sizeHint().width() : px(markWidth));
}

} // namespace runcast
