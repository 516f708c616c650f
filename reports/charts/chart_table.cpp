// SPDX-License-Identifier: MIT
#include "reports/charts/chart_table.h"

#include "reports/charts/painters.h"

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

class TableMaker {
public:
    explicit TableMaker(const Format &format) : m_format(format) {}

    ChartTable operator()(const BarChart &chart) const
    {
        const QList<ChartPart> kinds = partKinds(chart);
        ChartTable table;
        table.head = {QString()};
        for (const ChartPart &kind : kinds)
            table.head.append(withUnit(kind.label, chart.axis.scale));
        const bool total = kinds.size() != 1;
        if (total)
            table.head.append(withUnit(m_format.language().words("Charts", "Total"), chart.axis.scale));
        for (const ChartBar &bar : chart.bars) {
            QStringList row{named(bar.label, bar.scenario)};
            for (const ChartPart &kind : kinds)
                row.append(m_format.inScale(chart.axis.scale, partValue(bar, kind.label)));
            if (total)
                row.append(totalText(bar, chart.axis, m_format));
            table.rows.append(row);
        }
        for (const ReferenceLine &line : chart.lines) {
            QStringList row{line.label};
            row.resize(table.head.size() - 1);
            table.rows.append(row << m_format.inScale(chart.axis.scale, line.value));
        }
        return table;
    }

    ChartTable operator()(const BridgeChart &chart) const
    {
        ChartTable table;
        table.head = {QString(), withUnit(m_format.language().words("Charts", "Change"), chart.axis.scale),
                      withUnit(m_format.language().words("Charts", "Level"), chart.axis.scale)};
        double level = 0;
        for (const BridgeChart::Step &step : chart.steps) {
            level = step.total ? step.value : level + step.value;
            table.rows.append({step.label,
                               step.total ? QString() : m_format.signedInScale(chart.axis.scale, step.value),
                               m_format.inScale(chart.axis.scale, level)});
        }
        return table;
    }

    ChartTable operator()(const XyChart &chart) const
    {
        ChartTable table;
        table.head = {QString(), axisTitle(chart.x), axisTitle(chart.y)};
        const auto add = [&](const QString &name, double x, double y) {
            table.rows.append({name, m_format.inScale(chart.x.scale, x), m_format.inScale(chart.y.scale, y)});
        };
        for (const XyChart::Column &column : chart.columns)
            table.rows.append({QString(), m_format.range(chart.x.scale, column.from, column.to),
                               m_format.inScale(chart.y.scale, column.value)});
        for (const XyChart::Series &series : chart.series) {
            for (qsizetype i = 0; i < series.points.size(); ++i) {
                const QString name = i < series.labels.size() ? series.labels[i] : named(series.name, series.scenario);
                add(name, series.points[i].x(), series.points[i].y());
            }
        }
        for (const XyChart::Range &range : chart.ranges)
            table.rows.append({named(range.label, range.scenario),
                               middleAndEnds(chart.x.scale, range.at.x(), range.lowX, range.highX),
                               middleAndEnds(chart.y.scale, range.at.y(), range.lowY, range.highY)});
        for (const XyChart::Callout &callout : chart.callouts)
            add(callout.text, callout.at.x(), callout.at.y());
        for (const ReferenceLine &line : chart.verticals)
            table.rows.append({line.label, m_format.inScale(chart.x.scale, line.value), QString()});
        for (const ReferenceLine &line : chart.horizontals)
            table.rows.append({line.label, QString(), m_format.inScale(chart.y.scale, line.value)});
        return table;
    }

    ChartTable operator()(const TimeChart &chart) const
    {
        const Language &language = m_format.language();
        ChartTable table;
        table.head = {QString(), language.words("Charts", "Start"), language.words("Charts", "End"),
                      language.words("Charts", "Range of the end")};
        for (const TimeChart::Row &row : chart.rows) {
            for (const TimeChart::Span &span : row.spans) {
                const QString range =
                    span.lowEnd && span.highEnd ? m_format.range(Unit::Date, *span.lowEnd, *span.highEnd) : QString();
                table.rows.append(
                    {named(row.label, row.scenario), m_format.date(span.start), m_format.date(span.end), range});
            }
        }
        for (const TimeChart::Milestone &milestone : chart.milestones)
            table.rows.append({milestone.label, m_format.date(milestone.day), QString(), QString()});
        for (const ReferenceLine &line : chart.deadlines)
            table.rows.append({line.label, m_format.date(line.value), QString(), QString()});
        return table;
    }

    ChartTable operator()(const TornadoChart &chart) const
    {
        const Language &language = m_format.language();
        ChartTable table;
        table.head = {QString(), withUnit(language.words("Charts", "At low"), chart.axis.scale),
                      withUnit(language.words("Charts", "At high"), chart.axis.scale)};
        for (const TornadoChart::Row &row : chart.rows)
            table.rows.append(
                {row.label, m_format.inScale(chart.axis.scale, row.low), m_format.inScale(chart.axis.scale, row.high)});
        table.rows.append({chart.baseLabel, m_format.inScale(chart.axis.scale, chart.base),
                           m_format.inScale(chart.axis.scale, chart.base)});
        return table;
    }

private:
    QString withUnit(const QString &name, const Scale &scale) const
    {
        const QString unit = m_format.unitOf(scale);
        return unit.isEmpty() ? name : name.isEmpty() ? unit : name + ", "_L1 + unit;
    }

    QString axisTitle(const ChartAxis &axis) const
    {
        return axis.title.isEmpty() ? m_format.unitOf(axis.scale) : axis.title;
    }

    static QString named(const QString &label, int scenario)
    {
        if (scenario < 0)
            return label;
        const QString letter = lightTheme().scenario(scenario).letter;
        return label.isEmpty() ? letter : letter + u' ' + label;
    }

    static double partValue(const ChartBar &bar, const QString &label)
    {
        const auto part =
            std::find_if(bar.parts.begin(), bar.parts.end(), [&label](const ChartPart &p) { return p.label == label; });
        return part == bar.parts.end() ? std::nan("") : part->value;
    }

    QString middleAndEnds(const Scale &scale, double middle, double low, double high) const
    {
        return m_format.inScale(scale, middle) + " ("_L1 + m_format.range(scale, low, high) + u')';
    }

    const Format &m_format;
};

QString withoutBreaks(QString cell)
{
    return cell.replace(u'\t', u' ').replace(u'\n', u' ');
}

} // namespace

QString ChartTable::toTabbedText() const
{
    QString text;
    for (const QStringList &row : QList<QStringList>{head} + rows) {
        QStringList cells;
        for (const QString &cell : row)
            cells.append(withoutBreaks(cell));
        text += cells.join(u'\t') + u'\n';
    }
    return text;
}

ChartTable chartTable(const Chart &chart, const Format &format)
{
    return std::visit(TableMaker(format), chart.body);
}

QString chartSentence(const Chart &chart, const Format &format)
{
    constexpr qsizetype mostRows = 8;
    const ChartTable table = chartTable(chart, format);
    const Language &language = format.language();
    QStringList values;
    for (qsizetype i = 0; i < std::min(table.rows.size(), mostRows); ++i) {
        QStringList cells = table.rows[i];
        const QString name = cells.takeFirst();
        cells.removeAll(QString());
        const QString listed = cells.join(", "_L1);
        //: A row of a chart's values read aloud: its name and its values.
        values.append(name.isEmpty() ? listed : language.words("Charts", "%1: %2").arg(name, listed));
    }
    QString text = chart.title + u". "_s;
    if (!chart.subtitle.isEmpty())
        text += chart.subtitle + u". "_s;
    text += values.join("; "_L1) + u'.';
    const qsizetype left = table.rows.size() - values.size();
    if (left > 0)
        text += u' ' + language.words("Charts", "%n more value(s) in the table.", nullptr, int(left));
    return text;
}

} // namespace runcast
