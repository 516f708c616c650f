// SPDX-License-Identifier: MIT
#include "ui/pages/reference/catalog_model.h"

#include "core/base/text.h"
#include "reports/format/number.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/table_roles.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr int mostDecimals = 6, mostInTable = 3;

// The fewest decimals that write the number exactly, as far as that is worth showing.
int decimalsOf(double value, int most)
{
    int decimals = 0;
    double scaled = value;
    while (decimals < most && std::fabs(scaled - std::round(scaled)) > 1e-9 * std::max(1.0, std::fabs(scaled))) {
        ++decimals;
        scaled = value * std::pow(10, decimals);
    }
    return decimals;
}

} // namespace

CatalogText::CatalogText(const CatalogTable &table, const Language &language) : m_table(&table), m_language(language)
{
    for (size_t column = 0; column < table.columns.size(); ++column) {
        int decimals = 0;
        for (const CatalogRow &row : table.rows) {
            if (const double *number = std::get_if<double>(&row.values[column]))
                decimals = std::max(decimals, decimalsOf(*number, mostInTable));
        }
        m_decimals.push_back(decimals);
    }
}

QString CatalogText::word(const char *source) const
{
    return *source ? m_language.words("Catalog", source) : QString();
}

QString CatalogText::title(size_t column) const
{
    return word(m_table->columns[column].title);
}

QString CatalogText::unit(size_t column) const
{
    return word(m_table->columns[column].unit);
}

QString CatalogText::titleWithUnit(size_t column) const
{
    const QString unitWords = unit(column);
    return unitWords.isEmpty() ? title(column) : title(column) + u", "_s + unitWords;
}

QString CatalogText::inTable(size_t column, const CatalogValue &value) const
{
    const double *number = std::get_if<double>(&value);
    if (!number)
        return exact(column, value);
    return m_table->columns[column].grouped ? grouped(m_language.locale(), *number, m_decimals[column])
                                            : exact(column, value);
}

QString CatalogText::exact(size_t column, const CatalogValue &value) const
{
    if (const double *number = std::get_if<double>(&value)) {
        if (m_table->columns[column].grouped)
            return grouped(m_language.locale(), *number, decimalsOf(*number, mostDecimals));
        QLocale plain = m_language.locale();
        plain.setNumberOptions(QLocale::OmitGroupSeparator);
        return plain.toString(qint64(*number));
    }
    if (const std::string *text = std::get_if<std::string>(&value))
        // Words of the program are translated; what the data says itself has no translation and stays.
        return m_language.words("Catalog", text->c_str());
    return enDash;
}

CatalogModel::CatalogModel(const CatalogTable &table, QObject *parent) : QAbstractTableModel(parent), m_table(table)
{
    for (size_t column = 0; column < table.columns.size(); ++column) {
        if (table.columns[column].inTable)
            m_shown.push_back(column);
        m_numeric.push_back(std::any_of(table.rows.begin(), table.rows.end(), [column](const CatalogRow &row) {
            return std::holds_alternative<double>(row.values[column]);
        }));
    }
    m_text = CatalogText(table, Language());
}

void CatalogModel::setLanguage(const Language &language)
{
    m_text = CatalogText(m_table, language);
    if (rowCount() > 0)
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int CatalogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_table.rows.size());
}

int CatalogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_shown.size());
}

QString CatalogModel::ownWord(const CatalogRow &row) const
{
    return m_text.word(row.retired ? RC_TEXT("Catalog", "retired") : RC_TEXT("Catalog", "yours"));
}

QVariant CatalogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const CatalogRow &row = m_table.rows[size_t(index.row())];
    const size_t column = sourceColumn(index.column());
    const CatalogColumn &described = m_table.columns[column];
    const CatalogValue &value = row.values[column];
    switch (role) {
    case Qt::DisplayRole:
        return described.role == ColumnRole::Name && row.ownKey != 0
                   ? m_text.inTable(column, value) + u" · "_s + ownWord(row)
                   : m_text.inTable(column, value);
    case SortRole:
        if (const double *number = std::get_if<double>(&value))
            return *number;
        return m_numeric[column] ? QVariant() : QVariant(m_text.exact(column, value));
    case Qt::TextAlignmentRole:
        return int((m_numeric[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case StrongRole:
        return described.role == ColumnRole::Name && !row.retired;
    case SecondaryRole:
        return row.retired || (!m_numeric[column] && described.role != ColumnRole::Name);
    case ChipRole:
        if (described.role == ColumnRole::Confidence && row.ownKey != 0)
            return QVariant::fromValue(
                ChipLook{ownWord(row), row.retired ? ChipTone::Outline : ChipTone::Accent, {}, false});
        if (described.role == ColumnRole::Confidence && row.own)
            return QVariant::fromValue(ChipLook{m_text.exact(column, value), ChipTone::Accent, {}, false});
        // Only what was not read again for the catalog has a mark: all others can be trusted alike.
        if (described.role == ColumnRole::Confidence && row.recalled)
            return QVariant::fromValue(ChipLook{m_text.exact(column, value), ChipTone::Outline, {}, false});
        return {};
    default:
        return {};
    }
}

QVariant CatalogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const size_t column = sourceColumn(section);
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return m_text.titleWithUnit(column);
    case Qt::TextAlignmentRole:
        return int((m_numeric[column] ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    default:
        return {};
    }
}

} // namespace runcast
