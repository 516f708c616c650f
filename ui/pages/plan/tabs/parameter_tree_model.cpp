// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/parameter_tree_model.h"

#include "reports/format/number.h"
#include "ui/widgets/table_roles.h"

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

double countOf(const ParameterBlock &block)
{
    return double(block.each) * double(block.times);
}

} // namespace

void ParameterTreeModel::setTree(std::vector<ParameterBlock> blocks, const Format &format)
{
    beginResetModel();
    m_blocks = std::move(blocks);
    m_format = format;
    endResetModel();
}

int ParameterTreeModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_blocks.size());
}

int ParameterTreeModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString ParameterTreeModel::text(const ParameterBlock &block, int column) const
{
    constexpr QChar emSpace(0x2003);
    switch (column) {
    case BlockColumn: {
        const QString name = m_format.language().words("Blocks", block.name.c_str());
        const QString times = block.times > 1 ? u" × %1"_s.arg(m_format.number(double(block.times))) : QString();
        return QString(block.depth, emSpace) + name + times;
    }
    case ShapeColumn:
        return QString::fromStdString(block.shape);
    case CountColumn:
        return m_format.value(Unit::Parameters, countOf(block)).number + noBreakSpace +
               m_format.value(Unit::Parameters, countOf(block)).unit.section(noBreakSpace, 0, 0);
    case ShareColumn:
        return m_format.percent(countOf(block) / countOf(m_blocks.front()), 1);
    default:
        return {};
    }
}

QVariant ParameterTreeModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ParameterBlock &block = m_blocks[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(block, index.column());
    case Qt::ToolTipRole:
        return index.column() == CountColumn ? m_format.number(countOf(block)) : QString();
    case Qt::TextAlignmentRole:
        return int((index.column() >= CountColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case StrongRole:
        return block.depth == 0;
    case SecondaryRole:
        return index.column() == ShapeColumn;
    default:
        return {};
    }
}

QVariant ParameterTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section >= CountColumn ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case BlockColumn:
        return tr("Block");
    case ShapeColumn:
        return tr("Shape");
    case CountColumn:
        return tr("Parameters");
    case ShareColumn:
        return tr("Share");
    default:
        return {};
    }
}

} // namespace runcast
