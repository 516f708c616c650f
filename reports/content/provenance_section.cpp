// SPDX-License-Identifier: MIT
#include "reports/content/budget_sections.h"

#include "reports/content/attachments.h"
#include "reports/content/open_points.h"
#include "reports/content/section_start.h"
#include "reports/content/sections.h"
#include "reports/content/status_text.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

// Longer comments stand in the library; a row must fit a page.
constexpr qsizetype longestComment = 300;

QString clipped(const QString &text)
{
    return text.size() <= longestComment ? text : text.first(longestComment).trimmed() + u'…';
}

Table madeTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const ReportRequest &request = context.request;
    const QString none = l.words("Report", "not entered");
    const auto orNone = [&none](const QString &text) { return text.isEmpty() ? none : text; };
    std::vector<CanonicalScenario> canonical;
    for (const ReportScenario &scenario : request.scenarios)
        canonical.push_back(canonicalScenario(scenario, context.schema));
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "How this file was made.");
    table.columns = {textColumn(l.words("Report", "Block"), 0), textColumn(l.words("Report", "Value"), 1)};
    const auto add = [&table](const QString &name, const QString &value) {
        table.rows.push_back(rowOf({{name}, {value}}));
    };
    add(l.words("Report", "Program"), u"Runcast " RUNCAST_VERSION ""_s);
    if (request.kind != ReportKind::Comparison) {
        add(l.words("Report", "Scenario"), context.name(context.main()));
        add(l.words("Report", "Version, state"),
            versionText(context.main(), l) + u", "_s + statusWord(context.main().status, l));
    }
    add(l.words("Report", "Library"), orNone(request.library));
    add(l.words("Report", "Author"), orNone(request.author));
    add(l.words("Report", "Organisation"), orNone(request.organisation));
    add(l.words("Report", "Exported"), momentText(request.date, context.format));
    add(l.words("Report", "Language, currency"),
        u"%1, %2"_s.arg(l.locale().nativeLanguageName(), context.format.currencyCode()));
    if (context.format.currencyCode() != u"USD")
        add(l.words("Report", "Exchange rate"), context.parameter("price.units_per_usd"));
    add(l.words("Report", "Simulation"), l.words("Report", "none; single estimates"));
    add(l.words("Report", "Fingerprint"), contentHash(canonical).first(fingerprintLength));
    return table;
}

Table catalogTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const Catalog &catalog = context.catalog;
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Catalogs used, of %1.").arg(QString::fromStdString(catalog.version()));
    table.columns = {textColumn(l.words("Report", "Catalog"), 1), numberColumn(l.words("Report", "Rows"), 0)};
    const auto add = [&](const QString &name, size_t rows) {
        table.rows.push_back(rowOf({{name}, {context.format.number(double(rows)), {}, double(rows)}}));
    };
    add(l.words("Report", "Accelerators"), catalog.accelerators().size());
    add(l.words("Report", "Published models"), catalog.models().size());
    add(l.words("Report", "Rents"), catalog.prices().size());
    add(l.words("Report", "Grids"), catalog.regions().size());
    add(l.words("Report", "Failure rates"), catalog.failureRates().size());
    add(l.words("Report", "Power facts"), catalog.powerFacts().size());
    add(l.words("Report", "Cluster costs"), catalog.clusterFacts().size());
    add(l.words("Report", "Storage prices"), catalog.storage().size());
    return table;
}

QString attachedText(const ReportContext &context)
{
    const Language &l = context.language();
    return l
        .words("Report", "%1, %2, every numbered table as a CSV file, and %3 with the schema version and the hash "
                         "of every file.")
        .arg(context.request.scenarios.size() == 1
                 ? scenarioFileName(0)
                 : u"%1 – %2"_s.arg(scenarioFileName(0), scenarioFileName(context.request.scenarios.size() - 1)),
             QString(resultsName), QString(manifestName));
}

Table scenariosTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    Table table;
    numbering.name(table);
    table.caption = l.words("Report", "Scenarios of this report.");
    table.columns = {textColumn(l.words("Report", "Scenario"), 1), textColumn(l.words("Report", "Version"), 0.2),
                     textColumn(l.words("Report", "State"), 0.2), textColumn(l.words("Report", "Owner"), 0.3)};
    for (size_t i = 0; i < context.request.scenarios.size(); ++i) {
        const ReportScenario &scenario = context.request.scenarios[i];
        RichText name =
            Run{.text = QString(pageTheme().scenario(int(i)).letter) + u"  "_s, .medium = true, .scenario = int(i)};
        name += RichText(context.name(scenario));
        table.rows.push_back(rowOf({{name},
                                    {versionText(scenario, l)},
                                    {statusWord(scenario.status, l)},
                                    {scenario.owner.isEmpty() ? l.words("Report", "not entered") : scenario.owner}}));
    }
    return table;
}

Table historyTable(const ReportContext &context, Numbering &numbering)
{
    const Language &l = context.language();
    const std::vector<ReportVersion> &history = context.main().history;
    std::vector<double> totals;
    for (const ReportVersion &version : history)
        totals.push_back(version.totalUsd);
    const NumberColumn money(context.format, Unit::Usd, totals);
    Table table;
    numbering.name(table);
    table.caption =
        l.words("Report", "Versions. Total with contingency, %1, nominal.").arg(context.format.currencyCode());
    table.columns = {numberColumn(l.words("Report", "Version"), 0),
                     textColumn(l.words("Report", "Date"), 0.1),
                     textColumn(l.words("Report", "Author"), 0.3),
                     textColumn(l.words("Report", "Reason"), 1),
                     numberColumn(withUnit(l.words("Report", "Total"), money.unit()), 0.2),
                     numberColumn(l.words("Report", "Change"), 0.2)};
    for (size_t i = 0; i < history.size(); ++i) {
        const ReportVersion &version = history[i];
        const double change = i > 0 ? version.totalUsd - history[i - 1].totalUsd : notComputed;
        Cell changeCell = money.cell(change);
        if (change > 0)
            changeCell.text = RichText(QString(u'+')) + changeCell.text;
        table.rows.push_back(rowOf({{QString::number(version.number)},
                                    {version.time.toUTC().date().toString(Qt::ISODate)},
                                    {version.author.isEmpty() ? u"–"_s : version.author},
                                    {version.comment.isEmpty() ? u"–"_s : clipped(version.comment)},
                                    money.cell(version.totalUsd),
                                    changeCell},
                                   i + 1 == history.size() ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

Table openPointsTable(const ReportContext &context)
{
    const Language &l = context.language();
    Table table;
    table.columns = {textColumn(l.words("Report", "Kind"), 0), textColumn(l.words("Report", "Text"), 1),
                     textColumn(l.words("Report", "Where"), 0.4)};
    for (const OpenPoint &point : openPoints(context)) {
        table.rows.push_back(
            rowOf({{severityText(point.severity, l)}, {point.text}, {point.where.isEmpty() ? u"–"_s : point.where}}));
    }
    return table;
}

} // namespace

DocumentSection provenanceSection(const ReportContext &context)
{
    const Language &l = context.language();
    Numbering numbering(context.number(u"provenance"_s), l);
    DocumentSection section = sectionStart(context, u"provenance"_s, Subject::Neutral);
    Blocks blocks;
    Table made = madeTable(context, numbering);
    Table catalogs = catalogTable(context, numbering);
    blocks.push_back({SideBySide{{{6, {{std::move(made)}}},
                                  {6,
                                   {{std::move(catalogs)},
                                    {GroupHeading{l.words("Report", "Attached files")}},
                                    {Paragraph{attachedText(context), ParagraphSize::Small}}}}}}});
    if (context.request.scenarios.size() > 1)
        blocks.push_back({scenariosTable(context, numbering)});
    if (context.request.kind != ReportKind::Comparison) {
        if (context.main().history.empty())
            blocks.push_back(
                {Paragraph{l.words("Report", "There is no history: the scenario is not saved in a library.")}});
        else
            blocks.push_back({historyTable(context, numbering)});
    }
    blocks.push_back({GroupHeading{l.words("Report", "Open points at export")}});
    blocks.push_back({openPointsTable(context)});
    section.versions = {std::move(blocks)};
    return section;
}

} // namespace runcast::report
