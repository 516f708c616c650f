// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/input_note.h"

#include "ui/pages/plan/inputs/input_editor.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/icon_label.h"
#include "ui/widgets/parts.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

using namespace Qt::StringLiterals;

namespace runcast {

InputNote::InputNote(QWidget *parent)
    : QWidget(parent), m_icon(new IconLabel(this)), m_text(makeLabel("caption", this)),
      m_restore(makeButton(ButtonKind::Link, {}, this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(px(Spacing::tiny));
    row->addWidget(m_icon, 0, Qt::AlignTop);
    row->addWidget(m_text, 1);
    row->addWidget(m_restore, 0, Qt::AlignTop);
    m_text->setWordWrap(true);
    m_icon->setIcon(u"error"_s, IconColor::Worse, 16);
    m_restore->setProperty("tiny", true);
    m_restore->setText(tr("Restore"));
    m_restore->setFocusPolicy(Qt::ClickFocus);
    connect(m_restore, &QPushButton::clicked, this, [this] {
        if (m_restores)
            m_restores->restoreSaved();
    });
    hide();
}

void InputNote::setFields(QList<InputField *> fields)
{
    m_fields = std::move(fields);
    for (InputField *field : m_fields)
        connect(field, &InputField::stateChanged, this, &InputNote::refresh);
}

void InputNote::refresh()
{
    for (InputField *field : m_fields) {
        if (showNote(field))
            return;
    }
    hide();
}

bool InputNote::showNote(InputField *field)
{
    const QString problem = field->problem();
    const QString understood = field->understood();
    const QString before = field->savedText();
    QString text = !problem.isEmpty()      ? problem
                   : !understood.isEmpty() ? tr("understood: %1").arg(understood)
                   : !before.isEmpty()     ? tr("was %1").arg(before)
                                           : QString();
    if (text.isEmpty())
        return false;
    const bool isProblem = !problem.isEmpty();
    m_restores = isProblem || !understood.isEmpty() ? nullptr : field;
    m_restore->setVisible(m_restores);
    m_icon->setVisible(isProblem);
    if (m_text->property("problem").toBool() != isProblem) {
        m_text->setProperty("problem", isProblem);
        m_text->style()->unpolish(m_text);
        m_text->style()->polish(m_text);
    }
    if (m_text->text() != text)
        m_text->setText(text);
    field->editor().field()->setAccessibleDescription(text);
    show();
    return true;
}

} // namespace runcast
