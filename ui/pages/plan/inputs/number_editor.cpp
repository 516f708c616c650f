// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/number_editor.h"

#include "reports/format/number_input.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/unit_field.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

NumberEditor::NumberEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : InputEditor(parameter, catalog, parent), m_field(new UnitField(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_field);
    setField(m_field);
    connect(m_field, &QLineEdit::textEdited, this, [this] {
        showUnit();
        emit typed();
    });
}

void NumberEditor::show(const Value &value, bool defaulted)
{
    m_shown = m_derived ? derivedText(value) : format().editText(parameter(), value);
    if (m_field->text() != m_shown.number)
        m_field->setText(m_shown.number);
    if (!m_field->hasFocus())
        m_field->setCursorPosition(0); // of a number that is too long the digits that count
    m_field->setDefaulted(defaulted);
    const double *number = std::get_if<double>(&value);
    m_field->setPlaceholderText(isMissing(value) && !parameter().canBeMissing ? tr("enter a value") : QString());
    m_field->setToolTip(number ? format().exact(parameter().unit, *number) : QString());
    showUnit();
}

void NumberEditor::showUnit()
{
    if (m_named)
        return;
    // A typed suffix takes the place of the scale that stood here.
    const Result<QString> plain = plainNumber(m_field->text(), format().language());
    const QString scale = plain && hasSuffix(*plain) && m_field->text() != m_shown.number ? QString() : m_shown.scale;
    const bool both = !scale.isEmpty() && !m_shown.unit.isEmpty();
    m_field->setUnit(scale + (both ? u" "_s : QString()) + m_shown.unit);
}

Result<Value> NumberEditor::value() const
{
    return format().parse(parameter(), m_field->text(), m_shown);
}

FieldText NumberEditor::derivedText(const Value &value) const
{
    // Nobody types here: as many digits as are read, all of them in the tool tip.
    const double *number = std::get_if<double>(&value);
    const Quantity quantity = format().value(parameter().unit, number ? *number : std::nan(""));
    return {.number = quantity.number, .scale = {}, .unit = quantity.unit};
}

void NumberEditor::setDerived(bool derived)
{
    m_derived = derived;
    m_field->setReadOnly(derived);
}

void NumberEditor::setProblem(bool problem)
{
    m_field->setProblem(problem);
}

void NumberEditor::setShortName(const QString &name)
{
    m_named = true;
    m_field->setUnit({});
    m_field->setName(name);
}

bool NumberEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            emit stepped(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    if (event->type() == QEvent::FocusIn) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::MouseFocusReason && reason != Qt::PopupFocusReason)
            m_field->selectAll();
    }
    return InputEditor::eventFilter(watched, event);
}

} // namespace runcast
