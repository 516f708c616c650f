// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_table_model.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

// A row carries the number of its group + 1, a group 0: indexes need no pointers.
constexpr quintptr topLevel = 0;

std::vector<CompareTableModel::Column> columnsOf(const CompareTable &table)
{
    using Kind = CompareTableModel::ColumnKind;
    std::vector<CompareTableModel::Column> columns{{Kind::Title, -1}, {Kind::Unit, -1}};
    for (int i = 0; i < int(table.ids.size()); ++i) {
        columns.push_back({Kind::Value, i});
        if (i != table.baseline)
            columns.push_back({Kind::Change, i});
    }
    return columns;
}

bool haveSameRows(const CompareTable &a, const CompareTable &b)
{
    const auto sameKey = [](const CompareTable::Row &x, const CompareTable::Row &y) { return x.key == y.key; };
    return std::equal(a.groups.begin(), a.groups.end(), b.groups.begin(), b.groups.end(),
                      [&](const CompareTable::Group &x, const CompareTable::Group &y) {
                          return x.key == y.key &&
                                 std::equal(x.rows.begin(), x.rows.end(), y.rows.begin(), y.rows.end(), sameKey);
                      });
}

} // namespace

void CompareTableModel::setTable(CompareTable table)
{
    std::vector<Column> columns = columnsOf(table);
    if (columns == m_columns && table.ids == m_table.ids && haveSameRows(table, m_table)) {
        m_table = std::move(table);
        announceValues();
        return;
    }
    beginResetModel();
    m_table = std::move(table);
    m_columns = std::move(columns);
    endResetModel();
}

void CompareTableModel::announceValues()
{
    const int last = columnCount() - 1;
    emit dataChanged(index(0, 0), index(rowCount() - 1, last));
    for (int group = 0; group < rowCount(); ++group) {
        const QModelIndex parent = index(group, 0);
        emit dataChanged(index(0, 0, parent), index(rowCount(parent) - 1, last, parent));
    }
    emit headerDataChanged(Qt::Horizontal, 0, last);
}

QModelIndex CompareTableModel::index(int row, int column, const QModelIndex &parent) const
{
    if (!hasIndex(row, column, parent))
        return {};
    return createIndex(row, column, parent.isValid() ? quintptr(parent.row()) + 1 : topLevel);
}

QModelIndex CompareTableModel::parent(const QModelIndex &child) const
{
    if (!child.isValid() || child.internalId() == topLevel)
        return {};
    return createIndex(int(child.internalId() - 1), 0, topLevel);
}

int CompareTableModel::rowCount(const QModelIndex &parent) const
{
    if (!parent.isValid())
        return int(m_table.groups.size());
    const bool isGroup = parent.internalId() == topLevel && parent.column() == 0;
    return isGroup ? int(m_table.groups[size_t(parent.row())].rows.size()) : 0;
}

int CompareTableModel::columnCount(const QModelIndex &) const
{
    return int(m_columns.size());
}

QVariant CompareTableModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    if (index.internalId() == topLevel)
        return groupData(m_table.groups[size_t(index.row())], index.column(), role);
    const Group &group = m_table.groups[size_t(index.internalId() - 1)];
    return rowData(group.rows[size_t(index.row())], columnAt(index.column()), role);
}

QVariant CompareTableModel::groupData(const Group &group, int column, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return column == 0 ? QVariant(group.title) : QVariant();
    case Qt::AccessibleTextRole:
        return column == 0 ? QVariant(group.title + u": "_s + group.summary) : QVariant();
    case SummaryRole:
        return group.summary;
    case KeyRole:
        return group.key;
    case GroupRole:
        return true;
    case DifferenceRole:
        return false;
    default:
        return {};
    }
}

QVariant CompareTableModel::rowData(const Row &row, const Column &column, int role) const
{
    const qsizetype i = column.scenario;
    const bool isChange = column.kind == ColumnKind::Change;
    const bool isBest = column.kind == ColumnKind::Value && row.text.best == size_t(i);
    switch (role) {
    case Qt::DisplayRole:
    case ExactRole:
        switch (column.kind) {
        case ColumnKind::Title:
            return row.text.title;
        case ColumnKind::Unit:
            return row.text.unit;
        case ColumnKind::Value:
            return role == ExactRole ? row.exact[i] : row.text.values[i];
        case ColumnKind::Change:
            return row.text.deltas[size_t(i)].text();
        }
        return {};
    case Qt::TextAlignmentRole:
        return int((column.scenario < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
        return toolTip(row, column);
    case Qt::AccessibleTextRole:
        return spoken(row, column);
    case JudgementRole:
        return isChange ? QVariant(int(row.text.deltas[size_t(i)].judgement)) : QVariant();
    case MarkRole:
        return isChange ? row.text.deltas[size_t(i)].direction : 0;
    case StrongRole:
    case BestRole:
        return isBest;
    case SecondaryRole:
    case CaptionRole:
        return isChange || column.kind == ColumnKind::Unit;
    case DifferenceRole:
        return row.text.showsDifference;
    case KeyRole:
        return row.key;
    default:
        return {};
    }
}

QString CompareTableModel::toolTip(const Row &row, const Column &column) const
{
    const qsizetype i = column.scenario;
    switch (column.kind) {
    case ColumnKind::Title:
        return row.help;
    case ColumnKind::Unit:
        return {};
    case ColumnKind::Value:
        return row.reasons[i].isEmpty() ? Quantity{row.exact[i], row.text.unit}.joined() : row.reasons[i];
    case ColumnKind::Change:
        return row.text.deltas[size_t(i)].sentence();
    }
    return {};
}

QString CompareTableModel::spoken(const Row &row, const Column &column) const
{
    const qsizetype i = column.scenario;
    switch (column.kind) {
    case ColumnKind::Title:
        return row.text.title;
    case ColumnKind::Unit:
        return row.text.unit;
    case ColumnKind::Value: {
        const QString value =
            row.reasons[i].isEmpty() ? Quantity{row.text.values[i], row.text.unit}.joined() : row.reasons[i];
        //: Read aloud: title of a row, letter and name of a scenario, its value.
        const QString text = tr("%1, %2: %3").arg(row.text.title, lettered(int(i)), value);
        return row.text.best == size_t(i) ? tr("%1, best").arg(text) : text;
    }
    case ColumnKind::Change:
        //: Read aloud: title of a row, letter and name of a scenario, its change, the baseline.
        return tr("%1, %2: %3 against %4")
            .arg(row.text.title, lettered(int(i)), row.text.deltas[size_t(i)].sentence(), lettered(m_table.baseline));
    }
    return {};
}

QString CompareTableModel::lettered(int scenario) const
{
    return QChar(u'A' + scenario) + u' ' + m_table.names[scenario];
}

QVariant CompareTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount())
        return {};
    const Column &column = columnAt(section);
    if (role == Qt::TextAlignmentRole)
        return int((column.scenario < 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    const bool aloud = role == Qt::AccessibleTextRole || role == ExactRole;
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole && !aloud)
        return {};
    switch (column.kind) {
    case ColumnKind::Title:
        return role == Qt::ToolTipRole ? QVariant() : tr("Figure");
    case ColumnKind::Unit:
        return role == Qt::ToolTipRole ? QVariant() : tr("Unit");
    case ColumnKind::Value:
        return role == Qt::DisplayRole ? m_table.names[column.scenario] : lettered(column.scenario);
    case ColumnKind::Change: {
        const QChar baseline(u'A' + m_table.baseline);
        //: Head of a column of changes against the scenario of that letter.
        return aloud ? tr("%1 to %2").arg(QChar(u'A' + column.scenario)).arg(baseline) : tr("to %1").arg(baseline);
    }
    }
    return {};
}

} // namespace runcast
