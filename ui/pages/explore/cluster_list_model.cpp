// SPDX-License-Identifier: MIT
#include "ui/pages/explore/cluster_list_model.h"

#include "core/catalog/catalog.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/pages/plan/tabs/layout_list_model.h"
#include "ui/widgets/table_roles.h"

#include <cmath>

namespace runcast {

void ClusterListModel::setResults(std::vector<ClusterResult> results, const Format &format)
{
    beginResetModel();
    m_results = std::move(results);
    m_format = format;
    endResetModel();
}

const ClusterResult *ClusterListModel::resultAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_results[size_t(row)] : nullptr;
}

int ClusterListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_results.size());
}

int ClusterListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ClusterListModel::name(const ClusterResult &result) const
{
    const runcast::Accelerator *kind = m_document.catalog().findAccelerator(result.cluster.accelerator);
    return QString::fromStdString(kind ? kind->name : result.cluster.accelerator);
}

double ClusterListModel::figure(const ClusterResult &result, int column) const
{
    if (result.reason)
        return std::nan("");
    switch (column) {
    case Step:
        return result.rating.stepS;
    case Utilisation:
        return result.expected.mfu;
    case Days:
        return result.forecast.time.wallClockDays;
    case Cost:
        return result.forecast.cost.totalUsd;
    default:
        return std::nan("");
    }
}

int ClusterListModel::least(Column column) const
{
    int best = -1;
    for (int row = 0; row < rowCount(); ++row) {
        const double value = figure(m_results[size_t(row)], column);
        if (std::isfinite(value) && (best < 0 || value < figure(m_results[size_t(best)], column)))
            best = row;
    }
    return best;
}

QString ClusterListModel::text(const ClusterResult &result, int column) const
{
    switch (column) {
    case Accelerator:
        return name(result);
    case Number:
        return m_format.number(result.cluster.accelerators);
    case Layout:
        return result.reason ? errorText(*result.reason, m_format.language())
                             : LayoutListModel::degrees(result.best.choice, m_format);
    default:
        break;
    }
    const double value = figure(result, column);
    if (!std::isfinite(value))
        return QStringLiteral("–");
    switch (column) {
    case Step:
        return m_format.value(Unit::Seconds, value, Detail::Table).joined();
    case Utilisation:
        return m_format.percent(value, 1);
    case Days:
        return m_format.value(Unit::Days, value, Detail::Table).joined();
    default:
        return m_format.value(Unit::Usd, value).joined();
    }
}

QVariant ClusterListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const bool words = index.column() == Accelerator || index.column() == Layout;
    switch (role) {
    case Qt::DisplayRole:
        return text(m_results[size_t(index.row())], index.column());
    case Qt::ToolTipRole:
        return index.column() == Layout ? QVariant(text(m_results[size_t(index.row())], Layout).toHtmlEscaped())
                                        : QVariant();
    case Qt::TextAlignmentRole:
        return int((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case StrongRole:
        return (index.column() == Cost && index.row() == cheapest()) ||
               (index.column() == Days && index.row() == quickest());
    default:
        return {};
    }
}

QVariant ClusterListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Accelerator || section == Layout ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Accelerator:
        return tr("Accelerator");
    case Number:
        return tr("Number");
    case Layout:
        return tr("Best layout");
    case Step:
        return tr("Step");
    case Utilisation:
        return tr("MFU to expect");
    case Days:
        return tr("Calendar time");
    case Cost:
        return tr("Total cost");
    default:
        return {};
    }
}

} // namespace runcast
