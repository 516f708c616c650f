// SPDX-License-Identifier: MIT
#include "app/commands/list_columns.h"

#include "app/cli/keys.h"
#include "db/names.h"
#include "reports/content/status_text.h"
#include "reports/export/json_shapes.h"
#include "reports/format/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

const QStringList &recordKeys()
{
    static const QStringList keys{u"name"_s, u"status"_s, u"version"_s, u"updated"_s};
    return keys;
}

Result<ListColumn> columnOf(const QString &key, const Session &session)
{
    const std::string wanted = key.toStdString();
    ListColumn column{session.schema().parameter(wanted), session.schema().figure(wanted), {}};
    if (!column.parameter && !column.figure)
        return unknownKey(key, KeyKind::Either, session.schema());
    return column;
}

QString isoTime(const QDateTime &time)
{
    return time.toUTC().toString(Qt::ISODate);
}

Cell cellOf(const ListColumn &column, const ListedScenario &listed, const Session &session)
{
    const Format format = session.formatFor(listed.scenario);
    if (column.figure) {
        const double value = column.figure->get(listed.outcome.forecast);
        return numberCell(format.figure(*column.figure, value), value);
    }
    const Value value = column.parameter->get(listed.scenario);
    return valueCell(format.parameter(*column.parameter, value, session.catalog()), value);
}

std::string keyOf(const ListColumn &column)
{
    return std::string(column.figure ? column.figure->key : column.parameter->key);
}

} // namespace

Value ListColumn::value(const ListedScenario &listed) const
{
    if (figure) {
        const double number = figure->get(listed.outcome.forecast);
        return std::isnan(number) ? Value{} : Value{number};
    }
    if (parameter)
        return parameter->get(listed.scenario);
    if (record == "version"_L1)
        return double(listed.stored.newestNumber);
    if (record == "updated"_L1)
        return double(listed.stored.record.changed.toMSecsSinceEpoch());
    if (record == "status"_L1)
        return double(listed.stored.record.meta.status);
    return listed.stored.record.name.toStdString();
}

Result<std::vector<ListColumn>> listColumns(const QString &keys, const Session &session)
{
    std::vector<ListColumn> columns;
    for (const QString &key : keys.split(u',', Qt::SkipEmptyParts)) {
        const Result<ListColumn> column = columnOf(key.trimmed(), session);
        if (!column)
            return column.error();
        columns.push_back(*column);
    }
    if (columns.empty()) {
        for (const Figure &figure : session.schema().figures) {
            if (figure.headline)
                columns.push_back({nullptr, &figure, {}});
        }
    }
    return columns;
}

Result<std::optional<ListColumn>> sortColumn(const QString &key, const Session &session)
{
    if (key.isEmpty())
        return std::optional<ListColumn>();
    if (recordKeys().contains(key))
        return std::optional(ListColumn{nullptr, nullptr, key});
    const Result<ListColumn> column = columnOf(key, session);
    if (!column)
        return column.error();
    return std::optional(*column);
}

bool comesBefore(const ListColumn &column, const ListedScenario &a, const ListedScenario &b)
{
    const Value left = column.value(a);
    const Value right = column.value(b);
    if (isMissing(left) || isMissing(right))
        return !isMissing(left) && isMissing(right);
    const std::string *name = std::get_if<std::string>(&left);
    const std::string *other = std::get_if<std::string>(&right);
    if (name && other)
        return QString::localeAwareCompare(QString::fromStdString(*name), QString::fromStdString(*other)) < 0;
    return left < right;
}

Table listTable(const std::vector<ListedScenario> &listed, const std::vector<ListColumn> &columns,
                const Session &session)
{
    std::vector<Table::Column> heads{
        {u"id"_s, u"#"_s, Table::Align::Trailing},
        {u"name"_s, session.text(RC_TEXT("CommandLine", "Name"))},
        {u"status"_s, session.text(RC_TEXT("CommandLine", "Status"))},
        {u"version"_s, session.text(RC_TEXT("CommandLine", "Version")), Table::Align::Trailing},
        {u"updated"_s, session.text(RC_TEXT("CommandLine", "Updated"))}};
    for (const ListColumn &column : columns) {
        const QString head =
            column.figure ? title(*column.figure, session.language()) : title(*column.parameter, session.language());
        heads.push_back({QString::fromStdString(keyOf(column)), head, Table::Align::Trailing});
    }
    Table table(std::move(heads));
    for (const ListedScenario &scenario : listed) {
        const ScenarioRecord &record = scenario.stored.record;
        const QString status(statusKey(record.meta.status));
        const QString day =
            session.language().locale().toString(record.changed.toLocalTime().date(), QLocale::ShortFormat);
        std::vector<Cell> cells{textCell(QString::number(scenario.stored.id.value)),
                                textCell(record.name),
                                {report::statusWord(status, session.language()), status},
                                textCell(QString::number(scenario.stored.newestNumber)),
                                {day, isoTime(record.changed)}};
        for (const ListColumn &column : columns)
            cells.push_back(cellOf(column, scenario, session));
        table.addRow(std::move(cells));
    }
    return table;
}

OrderedJson listJson(const std::vector<ListedScenario> &listed, const std::vector<ListColumn> &columns,
                     const Session &session)
{
    OrderedJson list = OrderedJson::array();
    for (const ListedScenario &scenario : listed) {
        const ScenarioRecord &record = scenario.stored.record;
        OrderedJson tags = OrderedJson::array();
        for (const QString &tag : record.meta.tags)
            tags.push_back(tag.toStdString());
        OrderedJson figures = OrderedJson::object();
        for (const Figure &figure : session.schema().figures)
            figures[std::string(figure.key)] = jsonNumber(figure.get(scenario.outcome.forecast));
        OrderedJson parameters = OrderedJson::object();
        for (const ListColumn &column : columns) {
            if (column.parameter)
                parameters[keyOf(column)] = valueJson(column.value(scenario));
        }
        list.push_back({{"id", scenario.stored.id.value},
                        {"name", record.name.toStdString()},
                        {"status", QString(statusKey(record.meta.status)).toStdString()},
                        {"version", scenario.stored.newestNumber},
                        {"updated", isoTime(record.changed).toStdString()},
                        {"tags", tags},
                        {"figures", figures},
                        {"parameters", parameters}});
    }
    return list;
}

} // namespace runcast::cli
