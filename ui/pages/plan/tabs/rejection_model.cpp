// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/rejection_model.h"

#include "reports/format/text.h"

#include <algorithm>

namespace runcast {

void RejectionModel::setRejected(const LayoutSearchResult &result, const Format &format)
{
    beginResetModel();
    m_rows.clear();
    for (size_t i = 0; i < rejectionCount; ++i) {
        if (result.rejected[i] > 0)
            m_rows.push_back({Rejection(i), double(result.rejected[i])});
    }
    std::stable_sort(m_rows.begin(), m_rows.end(), [](const Row &a, const Row &b) { return a.layouts > b.layouts; });
    m_considered = double(result.considered);
    m_format = format;
    endResetModel();
}

int RejectionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int RejectionModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RejectionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((index.column() == Reason ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    const Row &row = m_rows[size_t(index.row())];
    switch (index.column()) {
    case Reason:
        return m_format.language().words("Layouts", rejectionText(row.reason));
    case Layouts:
        return m_format.number(row.layouts);
    case Share:
        return m_format.percent(row.layouts / m_considered, 1);
    default:
        return {};
    }
}

QVariant RejectionModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Reason ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Reason:
        return tr("Why it cannot be used");
    case Layouts:
        return tr("Layouts");
    case Share:
        return tr("Of all");
    default:
        return {};
    }
}

} // namespace runcast
