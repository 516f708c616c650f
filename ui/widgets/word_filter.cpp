// SPDX-License-Identifier: MIT
#include "ui/widgets/word_filter.h"

#include "ui/widgets/table_roles.h"

#include <algorithm>

namespace runcast {

QString folded(const QString &text)
{
    QString result;
    for (const QChar c : text.normalized(QString::NormalizationForm_KD)) {
        if (c.category() != QChar::Mark_NonSpacing)
            result.append(c);
    }
    return result.toCaseFolded();
}

WordFilter::WordFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void WordFilter::setWords(const QString &text)
{
    m_words = folded(text).split(u' ', Qt::SkipEmptyParts);
    invalidateFilter();
}

bool WordFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    QString known;
    for (int column = 0; column < sourceModel()->columnCount(parent); ++column)
        known += sourceModel()->index(row, column, parent).data().toString() + u' ';
    known = folded(known);
    return std::all_of(m_words.begin(), m_words.end(), [&known](const QString &word) { return known.contains(word); });
}

bool WordFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool leftKnown = left.data(SortRole).isValid(), rightKnown = right.data(SortRole).isValid();
    if (leftKnown != rightKnown)
        return leftKnown == (sortOrder() == Qt::AscendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

} // namespace runcast
