// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/figure_table_model.h"

#include "reports/content/absence.h"
#include "reports/format/text.h"
#include "ui/pages/plan/plan_model.h"
#include "ui/widgets/table_roles.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

FigureTableModel::FigureTableModel(PlanModel &model, std::vector<Section> sections, bool (*leftOut)(const Figure &),
                                   QObject *parent)
    : QAbstractTableModel(parent), m_model(model)
{
    for (const Section section : sections) {
        for (const Figure &figure : model.schema().figures) {
            if (figure.section == section && !(leftOut && leftOut(figure)))
                m_figures.push_back(&figure);
        }
    }
}

void FigureTableModel::refresh()
{
    if (!m_figures.empty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1);
}

bool FigureTableModel::hasChanges() const
{
    if (!m_model.savedFigures())
        return false;
    for (int row = 0; row < rowCount(); ++row) {
        if (change(row).direction != 0)
            return true;
    }
    return false;
}

int FigureTableModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_figures.size());
}

int FigureTableModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Delta FigureTableModel::change(int row) const
{
    const Forecast *saved = m_model.savedFigures();
    return saved ? m_model.format().delta(figure(row), figure(row).get(*saved), figure(row).get(m_model.figures()))
                 : Delta{};
}

QString FigureTableModel::text(int row, int column) const
{
    const Format format = m_model.format();
    switch (column) {
    case TitleColumn:
        return title(figure(row), format.language());
    case ValueColumn:
        return format.headline(figure(row), figure(row).get(m_model.figures())).number;
    case UnitColumn:
        return format.headline(figure(row), figure(row).get(m_model.figures())).unit;
    case ChangeColumn: {
        const Delta delta = change(row);
        return delta.direction == 0 ? QString() : Quantity{delta.change, delta.unit}.joined();
    }
    default:
        return {};
    }
}

QString FigureTableModel::tip(int row, int column) const
{
    const Format format = m_model.format();
    const double value = figure(row).get(m_model.figures());
    if (column == WhyColumn)
        return tr("Why? %1").arg(title(figure(row), format.language()));
    if (column == TitleColumn)
        return formulaWords(figure(row), format.language());
    if (column == ChangeColumn)
        return change(row).direction == 0 ? QString() : change(row).sentence();
    if (std::isnan(value)) {
        return absenceText(whyAbsent(figure(row), m_model.scenario(), m_model.outcome(), m_model.schema(), format),
                           format.language());
    }
    return format.exact(figure(row).unit, value);
}

QVariant FigureTableModel::data(const QModelIndex &index, int role) const
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
        return tip(row, column);
    case Qt::AccessibleTextRole:
        return column == WhyColumn ? tip(row, column) : text(row, column);
    case Qt::TextAlignmentRole:
        return int((column == ValueColumn || column == ChangeColumn ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    case StrongRole:
        return column == ValueColumn || (column == TitleColumn && figure(row).headline);
    case SecondaryRole:
        return column == UnitColumn;
    case MarkRole:
        return column == ChangeColumn ? change(row).direction : 0;
    case JudgementRole:
        return column == ChangeColumn ? int(change(row).judgement) : 0;
    case IconRole:
        return column == WhyColumn ? u"why"_s : QString();
    default:
        return {};
    }
}

QVariant FigureTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == ValueColumn || section == ChangeColumn ? Qt::AlignRight : Qt::AlignLeft) |
                   Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case TitleColumn:
        return tr("Figure");
    case ValueColumn:
        return tr("Value");
    case UnitColumn:
        return tr("Unit");
    case ChangeColumn:
        return tr("Change");
    default:
        return QString();
    }
}

} // namespace runcast
