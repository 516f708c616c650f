// SPDX-License-Identifier: MIT
#include "ui/pages/library/library_model.h"

#include "core/catalog/catalog.h"
#include "ui/document/library_document.h"
#include "ui/document/library_tags.h"
#include "ui/document/version_text.h"
#include "ui/language_manager.h"
#include "ui/widgets/chip.h"
#include "ui/widgets/table_roles.h"
#include "ui/window/ui_context.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

using Kind = LibraryColumn::Kind;

LibraryModel::LibraryModel(LibraryDocument &document, const UiContext &context, QObject *parent)
    : QAbstractTableModel(parent), m_document(document), m_context(context), m_format(context.language.format()),
      m_columns(libraryColumns(document.schema())), m_scales(m_columns.size())
{
    rebuildRows();
    rescale();
    connect(&document, &LibraryDocument::opened, this, [this] {
        beginResetModel(); // another library: nothing of the old one stays selected
        rebuildRows();
        endResetModel();
        rescale();
    });
    connect(&document, &LibraryDocument::entriesChanged, this, &LibraryModel::follow);
    connect(&document, &LibraryDocument::recordChanged, this, &LibraryModel::rowChanged);
    connect(&document, &LibraryDocument::outcomeChanged, this, &LibraryModel::rowChanged);
    connect(&document, &LibraryDocument::summariesReady, this, [this] {
        rescale();
        if (!m_ids.isEmpty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    });
}

void LibraryModel::rebuildRows()
{
    m_ids = m_document.ids();
    m_rows.clear();
    for (int row = 0; row < m_ids.size(); ++row)
        m_rows[m_ids[row].value] = row;
}

void LibraryModel::follow()
{
    // Ids are in ascending order here and there: remove what went, insert what came.
    const QList<ScenarioId> &wanted = m_document.ids();
    for (int row = int(m_ids.size()) - 1; row >= 0; --row) {
        if (std::binary_search(wanted.begin(), wanted.end(), m_ids[row]))
            continue;
        beginRemoveRows({}, row, row);
        m_ids.removeAt(row);
        endRemoveRows();
    }
    for (int row = 0; row < wanted.size(); ++row) {
        if (row < m_ids.size() && m_ids[row] == wanted[row])
            continue;
        int last = row; // one insertion for a run of new rows
        while (last + 1 < wanted.size() && (row >= m_ids.size() || wanted[last + 1] < m_ids[row]))
            ++last;
        beginInsertRows({}, row, last);
        m_ids.insert(row, last - row + 1, ScenarioId());
        std::copy(wanted.begin() + row, wanted.begin() + last + 1, m_ids.begin() + row);
        endInsertRows();
        row = last;
    }
    rebuildRows();
    rescale();
}

void LibraryModel::rowChanged(ScenarioId id)
{
    if (const int changed = row(id); changed >= 0)
        emit dataChanged(index(changed, 0), index(changed, columnCount() - 1));
}

void LibraryModel::rescale()
{
    std::vector<double> values;
    for (size_t column = 0; column < m_columns.size(); ++column) {
        if (m_columns[column].kind != Kind::Figure)
            continue;
        values.clear();
        for (const ScenarioId id : m_ids)
            values.push_back(figure(m_columns[column], id));
        const Scale scale = m_format.scaleFor(m_columns[column].figure->unit, values);
        if (scale == m_scales[column])
            continue;
        m_scales[column] = scale;
        emit headerDataChanged(Qt::Horizontal, int(column), int(column));
    }
}

void LibraryModel::retranslate()
{
    m_format = m_context.language.format();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    if (!m_ids.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

int LibraryModel::row(ScenarioId id) const
{
    const auto found = m_rows.find(id.value);
    return found == m_rows.end() ? -1 : found->second;
}

StoredRecord LibraryModel::stored(int row) const
{
    const ScenarioId scenario = id(row);
    StoredRecord stored{.id = scenario, .record = m_document.record(scenario)};
    stored.modelName = modelName(scenario);
    return stored;
}

int LibraryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int LibraryModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_columns.size());
}

double LibraryModel::figure(const LibraryColumn &column, ScenarioId id) const
{
    const ScenarioSummary *summary = m_document.summary(id);
    return summary ? column.figure->get(summary->forecast) : notComputed;
}

QString LibraryModel::modelName(ScenarioId id) const
{
    const ScenarioSummary *summary = m_document.summary(id);
    if (!summary)
        return {};
    if (const ModelPreset *preset = m_document.catalog().findModel(summary->preset))
        return QString::fromStdString(preset->name);
    const double parameters = summary->forecast.compute.totalParameters;
    return std::isnan(parameters) ? tr("not described") : m_format.value(Unit::Parameters, parameters).joined();
}

bool LibraryModel::isSample(ScenarioId id) const
{
    return m_document.record(id).meta.tags.contains(sampleTag());
}

QVariant LibraryModel::text(const LibraryColumn &column, int columnIndex, ScenarioId id) const
{
    const ScenarioRecord &record = m_document.record(id);
    switch (column.kind) {
    case Kind::Check:
        return {};
    case Kind::Name:
        return record.name;
    case Kind::Status:
        return isSample(id) ? tr("sample") : statusTitle(record.meta.status);
    case Kind::Model:
        return modelName(id);
    case Kind::Accelerators: {
        const ScenarioSummary *summary = m_document.summary(id);
        return summary ? m_format.number(summary->accelerators) : QString();
    }
    case Kind::Owner:
        return record.meta.owner;
    case Kind::Tags:
        return record.meta.tags.join(u", "_s);
    case Kind::Changed:
        return nearDate(record.changed, m_document.now(), m_format.language().locale());
    case Kind::Figure:
        if (!m_document.summary(id))
            return tr("…", "still being computed");
        return column.figure->unit == Unit::Date ? m_format.figure(*column.figure, figure(column, id))
                                                 : m_format.inScale(m_scales[size_t(columnIndex)], figure(column, id));
    }
    return {};
}

QVariant LibraryModel::sortValue(const LibraryColumn &column, ScenarioId id) const
{
    const ScenarioRecord &record = m_document.record(id);
    switch (column.kind) {
    case Kind::Status:
        return int(record.meta.status);
    case Kind::Accelerators: {
        const ScenarioSummary *summary = m_document.summary(id);
        return summary ? summary->accelerators : notComputed;
    }
    case Kind::Figure:
        return figure(column, id);
    case Kind::Changed:
        return record.changed;
    default:
        return text(column, 0, id);
    }
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LibraryColumn &column = m_columns[size_t(index.column())];
    const ScenarioId scenario = id(index.row());
    if (!m_document.contains(scenario)) // views ask once more while its row is taken out
        return {};
    const bool isNumber =
        column.kind == Kind::Figure || column.kind == Kind::Accelerators || column.kind == Kind::Changed;
    switch (role) {
    case Qt::DisplayRole:
        return text(column, index.column(), scenario);
    case SelectionBoxRole:
        return column.kind == Kind::Check;
    case SortRole:
        return sortValue(column, scenario);
    case Qt::TextAlignmentRole:
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case StrongRole:
        return column.figure && isMoney(column.figure->unit) && column.figure->headline;
    case SecondaryRole:
        return column.kind == Kind::Model || column.kind == Kind::Changed || column.kind == Kind::Owner;
    case ChipRole:
        if (column.kind != Kind::Status)
            return {};
        return QVariant::fromValue(isSample(scenario) ? ChipLook{tr("sample"), ChipTone::Outline, {}}
                                                      : statusLook(m_document.record(scenario).meta.status));
    case Qt::ToolTipRole:
        return column.kind == Kind::Figure ? m_format.exact(column.figure->unit, figure(column, scenario)) : QVariant();
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const LibraryColumn &column = m_columns[size_t(section)];
    const bool isNumber =
        column.kind == Kind::Figure || column.kind == Kind::Accelerators || column.kind == Kind::Changed;
    if (role == Qt::TextAlignmentRole)
        return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole)
        return {};
    QString name = columnTitle(column, m_format.language());
    if (column.kind != Kind::Figure)
        return name;
    const QString unit = m_format.unitOf(m_scales[size_t(section)]);
    return unit.isEmpty() ? name : tr("%1, %2", "figure, its unit").arg(name, unit);
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

} // namespace runcast
