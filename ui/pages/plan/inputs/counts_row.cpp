// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/counts_row.h"

#include "reports/format/text.h"
#include "ui/pages/plan/inputs/input_field.h"
#include "ui/pages/plan/inputs/input_note.h"
#include "ui/pages/plan/inputs/number_editor.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"

#include <QGridLayout>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// "TP" of "Tensor parallel": the field's own abbreviations, the same in every language.
QString initials(const Parameter &parameter)
{
    QString letters;
    for (const QString &word : QString::fromUtf8(parameter.title).split(u' ', Qt::SkipEmptyParts))
        letters += word.front().toUpper();
    return letters;
}

} // namespace

CountsRow::CountsRow(const std::vector<const Parameter *> &parameters, PlanModel &model, QWidget *parent)
    : InputLine(parent), m_note(new InputNote(this))
{
    const Format format = model.format();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(Spacing::large), px(2), px(Spacing::large), px(2));
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(px(Spacing::small));
    column->addLayout(row);
    column->addWidget(m_note);
    for (const Parameter *parameter : parameters) {
        auto *editor = new NumberEditor(*parameter, model.catalog(), this);
        editor->setFormat(format);
        editor->setShortName(initials(*parameter));
        const QString name = title(*parameter, format.language());
        const QString about = u"%1: %2"_s.arg(name, help(*parameter, format.language()));
        editor->setTexts(name, about);
        row->addWidget(editor, 1);
        auto *field = new InputField(*editor, model, this);
        m_fields.append(field);
        watch(field);
    }
    m_note->setFields(m_fields);
    refresh();
}

void CountsRow::refresh()
{
    for (InputField *field : m_fields) {
        field->editor().setVisible(field->isRelevant());
        field->refresh();
    }
}

} // namespace runcast
