// SPDX-License-Identifier: MIT
#include "ui/pages/library/library_filter.h"

#include "ui/pages/library/library_model.h"
#include "ui/widgets/table_roles.h"

#include <cmath>

namespace runcast {

LibraryFilter::LibraryFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortLocaleAware(true);
    setDynamicSortFilter(true);
}

void LibraryFilter::setQuery(const LibraryQuery &query)
{
    if (query == m_query)
        return;
    m_query = query;
    m_search = ScenarioSearch(query.text);
    invalidateFilter();
}

bool LibraryFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const StoredRecord stored = static_cast<const LibraryModel *>(sourceModel())->stored(row);
    const ScenarioMeta &meta = stored.record.meta;
    return (m_query.archived || !meta.archived) && (!m_query.status || meta.status == *m_query.status) &&
           (m_query.tag.isEmpty() || meta.tags.contains(m_query.tag)) &&
           (m_query.owner.isEmpty() || meta.owner == m_query.owner) && m_search.matches(stored);
}

bool LibraryFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = left.data(SortRole), b = right.data(SortRole);
    if (a.typeId() == QMetaType::Double && b.typeId() == QMetaType::Double) {
        // What is not computed stands below all numbers.
        const double x = a.toDouble(), y = b.toDouble();
        if (std::isnan(x) || std::isnan(y))
            return std::isnan(x) && !std::isnan(y);
        return x < y;
    }
    if (a.typeId() == QMetaType::QDateTime)
        return a.toDateTime() < b.toDateTime();
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace runcast
