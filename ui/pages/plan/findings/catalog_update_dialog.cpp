// SPDX-License-Identifier: MIT
#include "ui/pages/plan/findings/catalog_update_dialog.h"

#include "core/forecast/schema.h"
#include "core/scenario/edit.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/messages.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/theme/widget_theme.h"
#include "ui/widgets/parts.h"
#include "ui/widgets/table_delegate.h"
#include "ui/window/ui_context.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int keyRole = Qt::UserRole + 100;

QString sourceText(const DefaultValue &value, const Language &language)
{
    QStringList parts{language.words("Sources", value.source.c_str()), QString::fromStdString(value.date)};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace

CatalogUpdateDialog::CatalogUpdateDialog(const PlanModel &model, QWidget *parent)
    : QDialog(parent), m_model(model), m_document(model.document()), m_id(model.id()), m_format(model.format()),
      m_rows(new QStandardItemModel(this)), m_table(new QTableView(this)), m_total(makeLabel("captionStrong", this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Values of the Newer Catalog"));
    resize(px(760), px(320));
    auto *about = makeLabel("secondary", this);
    about->setWordWrap(true);
    about->setText(tr("The scenario was computed with an earlier catalog and keeps its values. Tick those that the "
                      "present catalog is to replace."));
    m_table->setModel(m_rows);
    m_table->setAccessibleName(tr("Values now and in the newer catalog"));
    dressTable(m_table);
    m_total->setWordWrap(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::small));
    column->addWidget(about);
    column->addWidget(m_table, 1);
    column->addWidget(m_total);
    column->addWidget(m_buttons);
    m_buttons->button(QDialogButtonBox::Ok)->setText(tr("Take over"));
    m_buttons->button(QDialogButtonBox::Ok)->setDefault(true);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &CatalogUpdateDialog::apply);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    fill();
    connect(m_rows, &QStandardItemModel::itemChanged, this, &CatalogUpdateDialog::showTotal);
    showTotal();
}

void CatalogUpdateDialog::show(const PlanModel &model, QWidget *parent)
{
    auto *dialog = new CatalogUpdateDialog(model, parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

void CatalogUpdateDialog::fill()
{
    m_rows->setHorizontalHeaderLabels({QString(), tr("Input"), tr("Now"), tr("Newer catalog"), tr("Source")});
    const Scenario &scenario = m_document.scenario(m_id);
    const Catalog &catalog = m_document.catalog();
    const Language &language = m_format.language();
    for (const Parameter *parameter : earlierDefaults(scenario, m_document.schema(), catalog)) {
        const DefaultValue offered = parameter->defaultValue(scenario, catalog);
        const QString now = m_format.parameter(*parameter, parameter->get(scenario), catalog);
        const QString then = m_format.parameter(*parameter, offered.value, catalog);
        // The box stands alone: the table draws it in the place of a text.
        QList<QStandardItem *> row{new QStandardItem, new QStandardItem(title(*parameter, language)),
                                   new QStandardItem(now), new QStandardItem(then),
                                   new QStandardItem(sourceText(offered, language))};
        for (QStandardItem *item : std::as_const(row))
            item->setEditable(false);
        row[0]->setCheckable(true);
        row[0]->setCheckState(Qt::Checked);
        row[0]->setAccessibleText(row[1]->text());
        row[0]->setData(QString::fromUtf8(parameter->key.data(), qsizetype(parameter->key.size())), keyRole);
        for (const int number : {2, 3})
            row[number]->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_rows->appendRow(row);
    }
    for (const int number : {2, 3})
        m_rows->horizontalHeaderItem(number)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_table->resizeColumnsToContents();
    m_table->horizontalHeader()->setStretchLastSection(true);
}

Scenario CatalogUpdateDialog::updated() const
{
    Scenario changed = m_document.scenario(m_id);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        const QStandardItem *item = m_rows->item(row);
        if (item->checkState() == Qt::Checked)
            (void)resetParameter(changed, m_document.schema(), m_document.catalog(),
                                 item->data(keyRole).toString().toStdString()); // a key of the registry
    }
    return changed;
}

void CatalogUpdateDialog::showTotal()
{
    const Scenario changed = updated();
    const Figure *total = m_document.schema().figure("cost.total_usd");
    const double before = total->get(m_document.outcome(m_id).forecast);
    const double after = total->get(forecast(changed, m_document.schema(), m_document.catalog()).forecast);
    m_total->setText(tr("%1: %2 now, %3 with the ticked values: %4")
                         .arg(title(*total, m_format.language()), m_format.figure(*total, before),
                              m_format.figure(*total, after), m_format.delta(*total, before, after).text()));
    m_buttons->button(QDialogButtonBox::Ok)->setEnabled(changed != m_document.scenario(m_id));
}

void CatalogUpdateDialog::apply()
{
    if (const Result<void> done = m_document.replaceScenario(m_id, updated(), tr("Take Over Newer Catalog")); !done)
        m_model.context().messages.trouble(errorText(done.error(), m_format.language()));
    accept();
}

} // namespace runcast
