// SPDX-License-Identifier: MIT
#include "app/commands/catalog_values.h"

#include "reports/export/json_shapes.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::cli {

namespace {

QString shownNumber(double value, const Session &session)
{
    const bool whole = value == std::floor(value);
    if (whole && std::fabs(value) >= 1e6)
        return session.format().value(Unit::Count, value).joined();
    const QLocale &locale = session.language().locale();
    return whole ? session.format().number(value) : locale.toString(value, 'g', 6);
}

} // namespace

Cell catalogCell(const std::string &key, const Value &value, const Session &session)
{
    if (isMissing(value))
        return {u"–"_s, {}};
    if (const double *number = std::get_if<double>(&value)) {
        const bool isYear = key == "year"; // 2024, not 2,024
        return numberCell(isYear ? QString::number(*number) : shownNumber(*number, session), *number);
    }
    if (const bool *flag = std::get_if<bool>(&value)) {
        const QString word =
            *flag ? session.text(RC_TEXT("CommandLine", "yes")) : session.text(RC_TEXT("CommandLine", "no"));
        return {word, *flag ? u"true"_s : u"false"_s};
    }
    return textCell(std::get<std::string>(value));
}

Table::Align alignOf(const CatalogTable &catalog, size_t column)
{
    for (const std::vector<Value> &row : catalog.rows) {
        if (!isMissing(row[column]))
            return std::holds_alternative<double>(row[column]) ? Table::Align::Trailing : Table::Align::Leading;
    }
    return Table::Align::Leading;
}

OrderedJson rowJson(const CatalogTable &catalog, const std::vector<Value> &row)
{
    OrderedJson json = OrderedJson::object();
    for (size_t i = 0; i < row.size(); ++i)
        json[catalog.columns[i].key] = valueJson(row[i]);
    return json;
}

} // namespace runcast::cli
