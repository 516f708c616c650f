// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/flag_editor.h"

#include "ui/theme/widget_theme.h"

#include <QCheckBox>
#include <QHBoxLayout>

namespace runcast {

FlagEditor::FlagEditor(const Parameter &parameter, const Catalog &catalog, QWidget *parent)
    : InputEditor(parameter, catalog, parent), m_box(new QCheckBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_box);
    m_box->setFixedHeight(px(Spacing::row));
    setField(m_box);
    connect(m_box, &QCheckBox::clicked, this, &InputEditor::picked);
}

void FlagEditor::show(const Value &value, bool)
{
    const bool *flag = std::get_if<bool>(&value);
    m_box->setChecked(flag && *flag);
    m_box->setText(format().editText(parameter(), m_box->isChecked()).number);
}

Result<Value> FlagEditor::value() const
{
    return Value{m_box->isChecked()};
}

} // namespace runcast
