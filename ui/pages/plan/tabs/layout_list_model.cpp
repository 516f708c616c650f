// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/layout_list_model.h"

#include "ui/widgets/table_roles.h"

using namespace Qt::StringLiterals;

namespace runcast {

void LayoutListModel::setLayouts(const LayoutQuestion &question, std::vector<RankedLayout> layouts,
                                 const Format &format)
{
    beginResetModel();
    m_question = question;
    m_layouts = std::move(layouts);
    m_format = format;
    endResetModel();
}

void LayoutListModel::clear()
{
    beginResetModel();
    m_layouts.clear();
    endResetModel();
}

const RankedLayout *LayoutListModel::layoutAt(int row) const
{
    return row >= 0 && row < rowCount() ? &m_layouts[size_t(row)] : nullptr;
}

int LayoutListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_layouts.size());
}

int LayoutListModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QString LayoutListModel::degrees(const LayoutChoice &choice, const Format &format)
{
    QString text = tr("TP %1 · PP %2").arg(format.number(choice.tensor), format.number(choice.pipeline));
    if (choice.virtualStages > 1)
        text += tr(" × %1").arg(format.number(choice.virtualStages));
    if (choice.context > 1)
        text += tr(" · CP %1").arg(format.number(choice.context));
    if (choice.expert > 1)
        text += tr(" · EP %1").arg(format.number(choice.expert));
    if (choice.schedule == ScheduleKind::DualPipe)
        text += tr(" · DualPipe");
    else if (choice.schedule == ScheduleKind::ZeroBubble)
        text += tr(" · zero bubble");
    return text;
}

QString LayoutListModel::text(const RankedLayout &layout, int column) const
{
    const LayoutChoice &choice = layout.choice;
    switch (column) {
    case Degrees:
        return degrees(choice, m_format);
    case Data:
        return tr("%1, ZeRO %2").arg(m_format.number(choice.data), m_format.number(choice.zeroStage));
    case MicroBatch:
        return tr("%1 × %2").arg(m_format.number(choice.microBatches), m_format.number(choice.microBatch));
    case Recompute:
        switch (choice.recompute) {
        case Recompute::None:
            return tr("none");
        case Recompute::Selective:
            return tr("selective");
        case Recompute::Full:
            return tr("full");
        }
        return {};
    case Step:
        return m_format.value(Unit::Seconds, m_question.stepS(layout), Detail::Table).joined();
    case Utilisation:
        return m_format.percent(m_question.mfu(layout), 1);
    case Memory: {
        const QString bytes = m_format.value(Unit::Bytes, layout.memoryBytes).joined();
        return rateLayout(m_question, layout).fit == FitVerdict::Tight ? tr("%1, tight").arg(bytes) : bytes;
    }
    default:
        return {};
    }
}

QVariant LayoutListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const RankedLayout &layout = m_layouts[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(layout, index.column());
    case Qt::ToolTipRole: {
        const LayoutRating rating = rateLayout(m_question, layout);
        if (index.column() == Step)
            return tr("Four in five measured steps lie within %1.")
                .arg(m_format.range(Unit::Seconds, rating.p10StepS, rating.p90StepS));
        if (index.column() == Memory)
            return rating.fit == FitVerdict::Tight ? tr("Tight: less than a tenth is free.") : tr("Fits.");
        return {};
    }
    case Qt::TextAlignmentRole:
        return int((index.column() == Degrees || index.column() == Recompute ? Qt::AlignLeft : Qt::AlignRight) |
                   Qt::AlignVCenter);
    case StrongRole:
        return index.row() == 0 && index.column() == Degrees;
    default:
        return {};
    }
}

QVariant LayoutListModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Degrees || section == Recompute ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    switch (section) {
    case Degrees:
        return tr("Layout");
    case Data:
        return tr("Data parallel");
    case MicroBatch:
        //: Number of micro-batches times sequences of one.
        return tr("Micro-batches");
    case Recompute:
        return tr("Recompute");
    case Step:
        return tr("Step");
    case Utilisation:
        return tr("MFU");
    case Memory:
        return tr("Memory");
    default:
        return {};
    }
}

} // namespace runcast
