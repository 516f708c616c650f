// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/cost_table_model.h"

#include "reports/content/cost_basis.h"
#include "reports/content/cost_parts.h"
#include "reports/format/number.h"
#include "reports/format/text.h"
#include "ui/pages/plan/plan_model.h"

#include <algorithm>
#include <cmath>

namespace runcast {

CostTableModel::CostTableModel(PlanModel &model, QObject *parent)
    : QAbstractTableModel(parent), m_model(model), m_figures(shownFigures())
{
}

std::vector<const Figure *> CostTableModel::shownFigures() const
{
    std::vector<const Figure *> figures =
        m_model.hasScenario() ? paidCostParts(m_model.schema(), m_model.figures()) : costParts(m_model.schema());
    if (const Figure *total = m_model.schema().figure("cost.total_usd"))
        figures.push_back(total);
    return figures;
}

QStringList CostTableModel::partsOfNothing() const
{
    QStringList names;
    for (const Figure *part : costParts(m_model.schema())) {
        if (std::find(m_figures.begin(), m_figures.end(), part) == m_figures.end())
            names += title(*part, m_model.format().language());
    }
    return names;
}

void CostTableModel::refresh()
{
    if (std::vector<const Figure *> shown = shownFigures(); shown != m_figures) {
        beginResetModel();
        m_figures = std::move(shown);
        endResetModel();
        return;
    }
    if (m_figures.empty())
        return;
    emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

int CostTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_figures.size());
}

int CostTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

double CostTableModel::share(int row) const
{
    return figure(row).get(m_model.figures()) / m_figures.back()->get(m_model.figures());
}

QString CostTableModel::text(int row, int column) const
{
    const Format format = m_model.format();
    const double usd = figure(row).get(m_model.figures());
    switch (column) {
    case PartColumn:
        return isTotal(row) ? tr("Total") : title(figure(row), format.language());
    case BasisColumn:
        return isTotal(row) ? tr("nominal")
                            : costBasis(figure(row), {m_model.scenario(), m_model.figures(), m_model.schema(),
                                                      m_model.catalog(), format});
    case AmountColumn: {
        const double total = m_figures.back()->get(m_model.figures());
        return usd == 0 ? QString(enDash) : format.inScale(format.scaleFor(Unit::Usd, std::span(&total, 1)), usd);
    }
    case ShareColumn:
        return usd > 0 ? format.number(share(row) * 100) : QString(enDash);
    default:
        return {};
    }
}

QVariant CostTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid) ||
        !m_model.hasScenario())
        return {};
    const int row = index.row();
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::ToolTipRole:
        if (column == AmountColumn)
            return m_model.format().exact(Unit::Usd, figure(row).get(m_model.figures()));
        return column == PartColumn ? formulaWords(figure(row), m_model.format().language()) : QString();
    case Qt::TextAlignmentRole:
        return int((column == AmountColumn || column == ShareColumn ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case SecondaryRole:
        return column == BasisColumn;
    case TotalRole:
        return isTotal(row);
    case PartColorRole:
        return column == PartColumn && !isTotal(row) ? row : -1;
    case ShareRole:
        return column == BarColumn && !isTotal(row) ? std::clamp(share(row), 0.0, 1.0) : 0.0;
    default:
        return {};
    }
}

QVariant CostTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || !m_model.hasScenario())
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == AmountColumn || section == ShareColumn ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case PartColumn:
        return tr("Part");
    case BasisColumn:
        return tr("Basis");
    case AmountColumn: {
        const double total = m_figures.back()->get(m_model.figures());
        return m_model.format().unitOf(m_model.format().scaleFor(Unit::Usd, std::span(&total, 1)));
    }
    case ShareColumn:
        return tr("Share, %");
    default:
        return QString();
    }
}

} // namespace runcast
