// SPDX-License-Identifier: MIT
#include "ui/pages/reference/validation_model.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/validation/memory.h"
#include "core/validation/parameters.h"
#include "reports/format/number.h"
#include "ui/widgets/table_roles.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr double bytesPerGb = 1e9;
constexpr double noticeable = 0.25; // an error that needs a look

std::string nameOf(const ParameterRow &row, const Catalog &catalog)
{
    const ModelPreset *preset = catalog.findModel(row.id);
    return preset ? preset->name : row.id;
}

// The statistics with the names of the models and, for each, why count and publication differ.
ValidationSummary parameters(const Catalog &catalog)
{
    const std::vector<ParameterRow> rows = validateParameters(catalog.models());
    ValidationSummary summary = summariseParameters(rows);
    for (ValidationItem &item : summary.items) {
        for (const ParameterRow &row : rows) {
            if (row.id != item.id)
                continue;
            item.id = nameOf(row, catalog);
            item.reason = explanation(row);
            break;
        }
    }
    return summary;
}

} // namespace

std::vector<ValidationKind> validationKinds(const Catalog &catalog)
{
    std::vector<ValidationKind> kinds;
    kinds.push_back({RC_TEXT("Validation", "Parameters"), RC_TEXT("Validation", "Published"),
                     RC_TEXT("Validation", "Counted"), Unit::Parameters, 1, parameters(catalog)});
    if (Result<ValidationSummary> memory = validateShippedMemory())
        kinds.push_back({RC_TEXT("Validation", "Memory"), RC_TEXT("Validation", "Measured"),
                         RC_TEXT("Validation", "Forecast"), Unit::Bytes, bytesPerGb, std::move(*memory)});
    return kinds;
}

void ValidationModel::setKind(const ValidationKind &kind, const Format &format)
{
    beginResetModel();
    m_kind = kind;
    m_format = format;
    endResetModel();
}

int ValidationModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_kind.summary.items.size());
}

int ValidationModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Reason + 1;
}

QString ValidationModel::text(const ValidationItem &item, int column) const
{
    switch (column) {
    case Row:
        return QString::fromStdString(item.id);
    case Group:
        return QString::fromStdString(item.group);
    case Measured:
        return m_format.value(m_kind.unit, item.measured * m_kind.toUnit).joined();
    case Forecast:
        return m_format.value(m_kind.unit, item.forecast * m_kind.toUnit).joined();
    case Error:
        if (!std::isfinite(item.error))
            return enDash;
        return item.error == 0 ? m_format.percent(0, 1)
                               : Quantity{isolated(signedGrouped(m_format.language().locale(), item.error * 100, 1),
                                                   m_format.language().direction()),
                                          m_format.language().locale().percent()}
                                     .joined();
    case Reason:
        return item.reason.empty() ? QString() : m_format.language().words("Validation", item.reason.c_str());
    default:
        return {};
    }
}

QVariant ValidationModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const ValidationItem &item = m_kind.summary.items[size_t(index.row())];
    const int column = index.column();
    const bool numeric = column == Measured || column == Forecast || column == Error;
    switch (role) {
    case Qt::DisplayRole:
        return text(item, column);
    case SortRole: {
        const double number = column == Measured   ? item.measured
                              : column == Forecast ? item.forecast
                                                   : std::fabs(item.error);
        return !numeric ? QVariant(text(item, column)) : std::isfinite(number) ? QVariant(number) : QVariant();
    }
    case Qt::TextAlignmentRole:
        return int((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case StrongRole:
        return column == Error && std::fabs(item.error) >= noticeable;
    case SecondaryRole:
        return column == Group || column == Reason;
    default:
        return {};
    }
}

QVariant ValidationModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole) {
        const bool numeric = section == Measured || section == Forecast || section == Error;
        return int((numeric ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole)
        return {};
    const Language &language = m_format.language();
    switch (section) {
    case Row:
        return tr("Row");
    case Group:
        return tr("Group");
    case Measured:
        return language.words("Validation", m_kind.measured);
    case Forecast:
        return language.words("Validation", m_kind.forecast);
    case Error:
        return tr("Error");
    case Reason:
        return tr("What explains it");
    default:
        return {};
    }
}

} // namespace runcast
