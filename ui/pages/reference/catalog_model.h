// SPDX-License-Identifier: MIT
#pragma once

#include "reports/format/format.h"
#include "ui/pages/reference/catalog_table.h"

#include <QAbstractTableModel>

namespace runcast {

/// The words of a catalog's value: its digits in the locale's form, its text, or a dash.
class CatalogText {
public:
    CatalogText() = default;
    CatalogText(const CatalogTable &table, const Language &language);

    QString title(size_t column) const;
    /// "Memory, GB".
    QString titleWithUnit(size_t column) const;
    QString unit(size_t column) const;
    /// As the table shows it: all numbers of a column with the same decimals.
    QString inTable(size_t column, const CatalogValue &value) const;
    /// Every digit that was published.
    QString exact(size_t column, const CatalogValue &value) const;

    /// A word of the program, context "Catalog"; nothing for "".
    QString word(const char *source) const;

private:
    const CatalogTable *m_table = nullptr;
    Language m_language;
    std::vector<int> m_decimals;
};

/// The columns of a catalog that its table shows. Source rows keep their number: a proxy sorts and filters.
class CatalogModel : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `table` outlives the model.
    explicit CatalogModel(const CatalogTable &table, QObject *parent = nullptr);

    void setLanguage(const Language &language);
    const CatalogTable &table() const { return m_table; }
    const CatalogText &text() const { return m_text; }
    /// The column of the catalog that a column of the table shows.
    size_t sourceColumn(int column) const { return m_shown[size_t(column)]; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    QString ownWord(const CatalogRow &row) const;

    const CatalogTable &m_table;
    std::vector<size_t> m_shown;
    std::vector<bool> m_numeric; // by column of the catalog
    CatalogText m_text;
};

} // namespace runcast
