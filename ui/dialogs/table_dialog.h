// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>

class QSortFilterProxyModel;
class QStandardItemModel;
class QTableView;

namespace runcast {

/// A searchable table to read: shortcuts, glossary, messages.
class TableDialog : public QDialog {
    Q_OBJECT
public:
    TableDialog(const QString &title, const QString &searchHint, const QStringList &columns, QWidget *parent);

    void addRow(const QStringList &cells);
    void sortByFirstColumn();

private:
    QStandardItemModel *m_model;
    QSortFilterProxyModel *m_proxy;
    QTableView *m_table;
};

} // namespace runcast
