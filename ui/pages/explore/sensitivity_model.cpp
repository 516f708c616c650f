// SPDX-License-Identifier: MIT
#include "ui/pages/explore/sensitivity_model.h"

#include "reports/format/number.h"
#include "reports/format/text.h"
#include "ui/widgets/table_roles.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

SensitivityModel::SensitivityModel(QObject *parent) : QAbstractTableModel(parent)
{
}

void SensitivityModel::setSensitivity(const Sensitivity &sensitivity, const Figure &figure, const Format &format)
{
    beginResetModel();
    m_sensitivity = sensitivity;
    m_figure = &figure;
    m_format = format;
    std::vector<double> values{sensitivity.base};
    for (const SensitivityRow &row : sensitivity.rows) {
        values.push_back(row.low);
        values.push_back(row.high);
    }
    m_scale = format.scaleFor(figure.unit, values);
    endResetModel();
}

QString SensitivityModel::keyAt(int row) const
{
    const std::string_view key = m_sensitivity.rows[size_t(row)].parameter->key;
    return QString::fromUtf8(key.data(), qsizetype(key.size()));
}

int SensitivityModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_sensitivity.rows.size());
}

int SensitivityModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Effect + 1;
}

QString SensitivityModel::text(const SensitivityRow &row, int column) const
{
    const auto value = [this](double number) {
        return std::isfinite(number) ? m_format.inScale(m_scale, number) : QString(enDash);
    };
    switch (column) {
    case Input:
        return title(*row.parameter, m_format.language());
    case Now:
        return m_format.value(row.parameter->unit, row.input).joined();
    case AtLow:
        return value(row.low);
    case AtHigh:
        return value(row.high);
    case Effect: {
        const double end = std::isfinite(row.high) ? row.high : row.low;
        return m_format.delta(m_scale, m_figure->better, m_sensitivity.base, end).text();
    }
    default:
        return {};
    }
}

QVariant SensitivityModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const SensitivityRow &row = m_sensitivity.rows[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == Input ? QVariant(help(*row.parameter, m_format.language())) : QVariant();
    case SortRole:
        switch (index.column()) {
        case Input:
            return text(row, Input);
        case Now:
            return row.input;
        case AtLow:
            return std::isfinite(row.low) ? QVariant(row.low) : QVariant();
        case AtHigh:
            return std::isfinite(row.high) ? QVariant(row.high) : QVariant();
        default:
            return row.effect(m_sensitivity.base);
        }
    case Qt::TextAlignmentRole:
        return int((index.column() == Input ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case SecondaryRole:
        return index.column() == Now;
    default:
        return {};
    }
}

QVariant SensitivityModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Input ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    const QString unit = m_scale.unit == Unit::Date ? QString() : m_format.unitOf(m_scale);
    const auto withUnit = [&unit](const QString &words) { return unit.isEmpty() ? words : words + u", "_s + unit; };
    switch (section) {
    case Input:
        return tr("Input");
    case Now:
        return tr("Now");
    case AtLow:
        //: The figure when the input is low.
        return withUnit(tr("At low"));
    case AtHigh:
        return withUnit(tr("At high"));
    case Effect:
        return tr("Change at high");
    default:
        return {};
    }
}

} // namespace runcast
