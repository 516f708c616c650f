// SPDX-License-Identifier: MIT
#include "ui/dialogs/scale_model_dialog.h"

#include "core/compute/parameter_count.h"
#include "core/compute/scale_model.h"
#include "core/forecast/schema.h"
#include "reports/format/text.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/full_table.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_roles.h"
#include "ui/widgets/unit_field.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace runcast {

using namespace Qt::StringLiterals;

namespace {

double countOf(const Architecture &architecture, std::int64_t ParameterCount::*member)
{
    const Result<ParameterCount> count = countParameters(architecture);
    return count ? double((*count).*member) : 0;
}

} // namespace

ScaleModelDialog::ScaleModelDialog(const Architecture &original, const Schema &schema, const Format &format,
                                   QWidget *parent)
    : QDialog(parent), m_original(original), m_scaled(original), m_schema(schema), m_format(format),
      m_field(new UnitField(this)), m_problem(makeLabel("problem", this)), m_note(makeLabel("caption", this)),
      m_sizes(new QStandardItemModel(this)), m_table(new FullTable(0, true, this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Scale Model"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    auto *label = makeLabel("", this);
    label->setText(tr("To about so many parameters"));
    label->setBuddy(m_field);
    m_field->setAccessibleName(label->text());
    m_field->setPlaceholderText(tr("for example 70B"));
    m_field->setMinimumWidth(px(420));
    m_note->setText(tr("Width, layers and MLPs grow together; head size, vocabulary and experts stay."));
    m_note->setWordWrap(true);
    m_problem->setWordWrap(true);
    m_table->setModel(m_sizes);
    m_table->setAccessibleName(tr("Sizes before and after"));
    for (QWidget *part : std::initializer_list<QWidget *>{label, m_field, m_problem, m_note, m_table, m_buttons})
        column->addWidget(part);
    QPushButton *accept = m_buttons->button(QDialogButtonBox::Ok);
    accept->setText(tr("Scale"));
    accept->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_field, &QLineEdit::textChanged, this, &ScaleModelDialog::refresh);
    m_field->setFocus();
    refresh();
}

double ScaleModelDialog::total() const
{
    return countOf(m_scaled, &ParameterCount::total);
}

Result<Architecture> ScaleModelDialog::read() const
{
    const Result<Value> typed = m_format.parse(*m_schema.parameter("model.total_parameters"), m_field->text());
    if (!typed)
        return typed.error();
    const double *target = std::get_if<double>(&*typed);
    return target ? scaleArchitecture(m_original, *target) : m_original;
}

void ScaleModelDialog::refresh()
{
    const bool typed = !m_field->text().trimmed().isEmpty();
    const Result<Architecture> scaled = typed ? read() : m_original;
    m_scaled = scaled ? *scaled : m_original;
    m_problem->setText(scaled ? QString() : errorText(scaled.error(), m_format.language()));
    m_problem->setVisible(!scaled);
    m_field->setProblem(!scaled);
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(typed && scaled && m_scaled != m_original);
    showSizes();
}

void ScaleModelDialog::showSizes()
{
    m_sizes->clear();
    m_sizes->setHorizontalHeaderLabels({tr("Size"), tr("Now"), tr("Scaled")});
    for (int column = 1; column < 3; ++column)
        m_sizes->horizontalHeaderItem(column)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    Scenario before, after;
    before.model.architecture = m_original;
    after.model.architecture = m_scaled;
    for (const Parameter &parameter : m_schema.parameters) {
        if (parameter.group != ParameterGroup::Model || parameter.kind != ValueKind::Count ||
            isDerived(parameter, before) || !isRelevant(parameter, before))
            continue;
        const Value was = parameter.get(before), is = parameter.get(after);
        const double *now = std::get_if<double>(&was), *then = std::get_if<double>(&is);
        if (now && then && (*now != 0 || *then != 0))
            addRow(m_format.language().words("Parameters", parameter.title), *now, *then);
    }
    addRow(tr("Parameters"), countOf(m_original, &ParameterCount::total), total());
    if (isSparse(m_original))
        addRow(tr("Active parameters"), countOf(m_original, &ParameterCount::active),
               countOf(m_scaled, &ParameterCount::active));
    m_table->fit();
}

void ScaleModelDialog::addRow(const QString &title, double before, double after)
{
    QList<QStandardItem *> row{new QStandardItem(title), new QStandardItem(m_format.number(before)),
                               new QStandardItem(m_format.number(after))};
    for (qsizetype column = 1; column < row.size(); ++column)
        row[column]->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    for (QStandardItem *item : std::as_const(row)) {
        item->setEditable(false);
        item->setData(before != after, StrongRole);
    }
    m_sizes->appendRow(row);
}

} // namespace runcast
