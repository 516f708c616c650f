// SPDX-License-Identifier: MIT
#include "ui/dialogs/table_dialog.h"

#include "ui/theme/widget_theme.h"
#include "ui/widgets/search_field.h"
#include "ui/widgets/table_delegate.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStandardItemModel>
#include <QTableView>
#include <QVBoxLayout>

namespace runcast {

TableDialog::TableDialog(const QString &title, const QString &searchHint, const QStringList &columns, QWidget *parent)
    : QDialog(parent), m_model(new QStandardItemModel(this)), m_proxy(new QSortFilterProxyModel(this)),
      m_table(new QTableView(this))
{
    setWindowTitle(title);
    resize(px(720), px(540));
    m_model->setHorizontalHeaderLabels(columns);
    for (int column = 0; column < columns.size(); ++column)
        m_model->setHeaderData(column, Qt::Horizontal, int(Qt::AlignLeading | Qt::AlignVCenter), Qt::TextAlignmentRole);
    m_proxy->setSourceModel(m_model);
    m_proxy->setFilterKeyColumn(-1);
    m_proxy->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_proxy->setSortCaseSensitivity(Qt::CaseInsensitive);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(px(16), px(16), px(16), px(16));
    column->setSpacing(px(Spacing::medium));
    auto *search = new SearchField(this);
    search->setPlaceholderText(searchHint);
    search->setAccessibleName(searchHint);
    m_table->setModel(m_proxy);
    m_table->setAccessibleName(title);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    dressTable(m_table);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->horizontalHeader()->setDefaultSectionSize(px(220));
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    column->addWidget(search);
    column->addWidget(m_table, 1);
    column->addWidget(buttons);
    connect(search, &QLineEdit::textChanged, m_proxy, &QSortFilterProxyModel::setFilterFixedString);
    connect(search, &SearchField::left, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
}

void TableDialog::addRow(const QStringList &cells)
{
    QList<QStandardItem *> items;
    for (const QString &cell : cells)
        items.append(new QStandardItem(cell));
    m_model->appendRow(items);
}

void TableDialog::sortByFirstColumn()
{
    m_proxy->sort(0);
}

} // namespace runcast
