// SPDX-License-Identifier: MIT
#include "ui/pages/compare/compare_table.h"

#include "core/forecast/schema.h"
#include "reports/content/absence.h"
#include "reports/format/number.h"
#include "reports/format/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

struct Source {
    std::span<const ComparedEntry> entries;
    size_t baseline;
    const Schema &schema;
    const Catalog &catalog;
    const Format &format;
};

QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

// All the digits that count, in the scale of the row, without zeros at the end.
QString exactNumber(double value, const Scale &scale, const Format &format)
{
    const double shown = format.shown(scale, value);
    const int order = shown == 0 ? 0 : int(std::floor(std::log10(std::fabs(shown))));
    int decimals = std::clamp(14 - order, 0, 20);
    while (decimals > 0 &&
           std::fabs(shown * std::pow(10, decimals - 1) - std::round(shown * std::pow(10, decimals - 1))) <=
               1e-14 * std::fabs(shown) * std::pow(10, decimals - 1))
        --decimals;
    return format.number(shown, decimals);
}

QString exactText(const ComparisonRow &row, const ComparisonText &text, size_t scenario, const Format &format)
{
    const double *number = std::get_if<double>(&row.values[scenario]);
    const bool plain = number && row.relevant[scenario] && std::isfinite(*number) && text.scale.unit != Unit::Date;
    return plain ? exactNumber(*number, text.scale, format) : text.values[qsizetype(scenario)];
}

QString reason(const ComparisonRow &row, size_t scenario, const Source &source)
{
    if (!row.relevant[scenario])
        return QCoreApplication::translate("Compare", "No effect in this scenario");
    if (!isMissing(row.values[scenario]))
        return {};
    if (row.parameter)
        return QCoreApplication::translate("Compare", "Not entered");
    const ComparedEntry &entry = source.entries[scenario];
    const AbsenceReason why = whyAbsent(*row.figure, *entry.scenario, *entry.outcome, source.schema, source.format);
    return absenceText(why, source.format.language());
}

CompareTable::Row makeRow(const ComparisonRow &row, const Source &source)
{
    const Language &language = source.format.language();
    CompareTable::Row made;
    made.text = comparisonText(row, source.baseline, source.format, source.catalog);
    made.key = fromUtf8(row.key());
    made.help = row.figure ? formulaWords(*row.figure, language) : help(*row.parameter, language);
    for (size_t i = 0; i < row.values.size(); ++i) {
        made.exact.append(exactText(row, made.text, i, source.format));
        made.reasons.append(reason(row, i, source));
    }
    return made;
}

// "39.4 · 39.4 · 6.7 ×10²⁴ FLOP"
QString summary(const ComparisonText &text)
{
    return Quantity{text.values.join(u" · "_s), text.unit}.joined();
}

CompareTable::Group figureGroup(Section section, const Comparison &comparison, const Source &source)
{
    CompareTable::Group group;
    group.key = QString::fromLatin1(sectionTitle(section)).toLower();
    group.title = title(section, source.format.language());
    const ComparisonRow *telling = nullptr;
    for (const ComparisonRow &row : comparison.figures) {
        if (row.figure->section != section || isPaidByNone(row))
            continue;
        group.rows.push_back(makeRow(row, source));
        if (!telling || (row.figure->headline && !telling->figure->headline)) {
            telling = &row;
            group.summary = group.rows.back().text.title + u"  "_s + summary(group.rows.back().text);
        }
    }
    return group;
}

// An input that differs as it is read; of those without an effect anywhere nobody needs to know.
void appendInputGroups(CompareTable &table, const Comparison &comparison, const Source &source)
{
    CompareTable::Group differing{u"inputs"_s, QCoreApplication::translate("Compare", "Inputs that differ"), {}, {}};
    CompareTable::Group equal{u"equal_inputs"_s, QCoreApplication::translate("Compare", "Equal inputs"), {}, {}};
    for (const ComparisonRow &row : comparison.parameters) {
        if (std::find(row.relevant.begin(), row.relevant.end(), true) == row.relevant.end())
            continue;
        CompareTable::Row made = makeRow(row, source);
        (made.text.showsDifference ? differing : equal).rows.push_back(std::move(made));
    }
    for (CompareTable::Group *group : {&differing, &equal}) {
        if (group->rows.empty())
            continue;
        group->summary = QCoreApplication::translate("Compare", "%n input(s)", "", int(group->rows.size()));
        table.groups.push_back(std::move(*group));
    }
}

} // namespace

CompareTable makeCompareTable(std::span<const ComparedEntry> entries, int baseline, const Schema &schema,
                              const Catalog &catalog, const Format &format)
{
    CompareTable table;
    table.baseline = baseline;
    std::vector<ComparedScenario> compared;
    for (const ComparedEntry &entry : entries) {
        table.ids.append(entry.id);
        table.names.append(entry.name);
        compared.push_back({entry.scenario, &entry.outcome->forecast});
    }
    if (entries.empty())
        return table;
    const Source source{entries, size_t(baseline), schema, catalog, format};
    const Comparison comparison = compare(compared, schema);
    for (const Section section : sections()) {
        CompareTable::Group group = figureGroup(section, comparison, source);
        if (!group.rows.empty())
            table.groups.push_back(std::move(group));
    }
    appendInputGroups(table, comparison, source);
    return table;
}

} // namespace runcast
