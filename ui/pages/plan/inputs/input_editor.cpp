// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_editor.h"

#include "ui/pages/plan/inputs/catalog_editor.h"
#include "ui/pages/plan/inputs/choice_editor.h"
#include "ui/pages/plan/inputs/date_editor.h"
#include "ui/pages/plan/inputs/flag_editor.h"
#include "ui/pages/plan/inputs/number_editor.h"

#include <QKeyEvent>

namespace runcast {

InputEditor::InputEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : QWidget(parent), m_parameter(parameter), m_catalog(catalog)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void InputEditor::setField(QWidget *field)
{
    setFocusProxy(field);
    field->installEventFilter(this);
}

void InputEditor::setTexts(const QString &name, const QString &about)
{
    m_name = name;
    m_about = about;
    field()->setAccessibleName(name);
    field()->setToolTip(about.toHtmlEscaped());
    field()->setStatusTip(about);
}

bool InputEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        emit entered();
    } else if (event->type() == QEvent::FocusOut) {
        // A menu or list of the field's own is still part of the visit.
        if (static_cast<QFocusEvent *>(event)->reason() != Qt::PopupFocusReason)
            emit left();
    } else if (event->type() == QEvent::KeyPress) {
        switch (static_cast<QKeyEvent *>(event)->key()) {
        case Qt::Key_Return:
        case Qt::Key_Enter:
            emit confirmed();
            return true;
        case Qt::Key_Escape:
            return m_cancel && m_cancel();
        default:
            break;
        }
    }
    if (event->type() == QEvent::ShortcutOverride) {
        // A line edit would keep these keys to itself; here they go over all inputs.
        auto *key = static_cast<QKeyEvent *>(event);
        if (key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo)) {
            emit undoComing();
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

InputEditor *makeInputEditor(const Parameter &parameter, const Catalog &catalog, const Format &format, QWidget *parent)
{
    InputEditor *editor = nullptr;
    switch (parameter.kind) {
    case ValueKind::Number:
    case ValueKind::Count:
        editor = new NumberEditor(parameter, catalog, parent);
        break;
    case ValueKind::Flag:
        editor = new FlagEditor(parameter, catalog, parent);
        break;
    case ValueKind::Choice:
        editor = new ChoiceEditor(parameter, catalog, parent);
        break;
    case ValueKind::Accelerator:
    case ValueKind::Model:
    case ValueKind::Region:
    case ValueKind::Currency:
        editor = new CatalogEditor(parameter, catalog, parent);
        break;
    case ValueKind::Date:
        editor = new DateEditor(parameter, catalog, parent);
        break;
    }
    editor->setFormat(format);
    return editor;
}

} // namespace runcast
