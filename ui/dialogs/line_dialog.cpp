// SPDX-License-Identifier: MIT
#include "ui/dialogs/line_dialog.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"

#include <QCompleter>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {

LineDialog::LineDialog(const Texts &texts, const QString &value, QWidget *parent)
    : QDialog(parent), m_edit(new QLineEdit(value, this)), m_problem(makeLabel("problem", this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(texts.title);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    auto *label = makeLabel("", this);
    label->setText(texts.label);
    label->setBuddy(m_edit);
    m_edit->setAccessibleName(texts.label);
    m_edit->setMinimumWidth(px(360));
    m_edit->setMaxLength(10'000);
    column->addWidget(label);
    column->addWidget(m_edit);
    column->addWidget(m_problem);
    column->addSpacing(px(Spacing::small));
    column->addWidget(m_buttons);
    m_problem->setWordWrap(true);
    QPushButton *accept = m_buttons->button(QDialogButtonBox::Ok);
    accept->setText(texts.accept);
    accept->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_edit, &QLineEdit::textChanged, this, &LineDialog::validate);
    m_edit->selectAll();
    m_edit->setFocus();
    validate();
}

QString LineDialog::value() const
{
    return m_edit->text().simplified();
}

void LineDialog::setSuggestions(const QStringList &suggestions)
{
    auto *completer = new QCompleter(suggestions, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_edit->setCompleter(completer);
}

void LineDialog::setEmptyAllowed(bool allowed)
{
    m_emptyAllowed = allowed;
    validate();
}

void LineDialog::setCheck(std::function<QString(const QString &)> check)
{
    m_check = std::move(check);
    validate();
}

void LineDialog::validate()
{
    const QString problem = m_check ? m_check(value()) : QString();
    m_problem->setText(problem);
    m_problem->setVisible(!problem.isEmpty());
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(problem.isEmpty() && (m_emptyAllowed || !value().isEmpty()));
}

} // namespace runcast
