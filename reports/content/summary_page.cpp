// SPDX-License-Identifier: MIT
#include "reports/content/summary_page.h"
#include "reports/content/odds.h"

#include "reports/content/ask.h"
#include "reports/content/comparison_tables.h"
#include "reports/content/cost_chart.h"
#include "reports/content/drivers.h"
#include "reports/content/judgement.h"
#include "reports/content/scope_items.h"
#include "reports/content/section_start.h"
#include "reports/content/status_text.h"
#include "reports/content/table_tools.h"
#include "reports/theme/theme.h"

#include <QStringList>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

/// How much page 1 has to save: each step drops what the one before kept.
enum Squeeze { Wide, Close, ShortLists, SmallNote, squeezes };

QString subtitle(const ReportContext &context)
{
    const Language &l = context.language();
    const QString version = versionText(context.main(), l);
    const QString date = dateText(context.request.date.toUTC().date(), context.format);
    const QString &audience = context.request.audience;
    const QString first = audience.isEmpty()
                              ? l.words("Report", "Budget proposal, %1, %2.").arg(version, date)
                              : l.words("Report", "Budget proposal to %1, %2, %3.").arg(audience, version, date);
    const QString &currency = context.format.currencyCode();
    return first + u' ' + l.words("Report", "All amounts in %1, nominal, without tax.").arg(currency);
}

Tile tileOf(const ReportContext &context, std::string_view key, const QString &basis)
{
    const Language &l = context.language();
    const Figure *figure = context.schema.figure(key);
    if (!figure)
        return {};
    const double value = figure->get(context.forecast());
    Tile tile{.label = title(*figure, l), .number = {}, .unit = {}, .range = {}, .basis = basis};
    if (!std::isfinite(value)) {
        const AbsenceReason reason =
            whyAbsent(*figure, context.scenario(), context.main().outcome, context.schema, context.format);
        tile.number = QString(u'–');
        tile.range =
            reason.kind == Absence::NotComputed ? l.words("Report", "could not be computed") : absenceText(reason, l);
        tile.basis = reason.text;
        return tile;
    }
    const Quantity shown = context.format.headline(*figure, value);
    tile.number = shown.number;
    tile.unit = shown.unit;
    const QString odds = oddsText(*figure, context.forecast(), context.format);
    tile.range = odds.isEmpty() ? l.words("Report", "single estimate, no range computed")
                                : l.words("Report", "%1, by failures alone").arg(odds);
    return tile;
}

Tiles headlineTiles(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const Forecast &f = context.forecast();
    const double before = f.cost.totalUsd - f.cost.contingencyUsd;
    const QString cost = s.price.contingencyFraction > 0
                             ? l.words("Report", "With contingency of %1; without it %2.")
                                   .arg(context.percent(s.price.contingencyFraction), context.money(before))
                             : l.words("Report", "Without contingency: none is entered.");
    const QString time = std::isfinite(f.time.endDate)
                             ? l.words("Report", "Finish: %1.").arg(context.format.date(f.time.endDate, DateForm::Long))
                             : l.words("Report", "No start date is entered, so there is no finish date.");
    const QString hours = s.reliability.spareAccelerators > 0
                              ? l.words("Report", "Paid hours of the main run, with %1 spare accelerators.")
                                    .arg(context.format.number(s.reliability.spareAccelerators))
                              : l.words("Report", "Paid hours of the main run.");
    QString power = l.words("Report", "With cooling, PUE %1.").arg(context.parameter("power.pue"));
    if (s.target.powerMw)
        power += u' ' + l.words("Report", "Site limit %1.").arg(context.shown(Unit::Megawatts, *s.target.powerMw));
    const QString energy =
        std::isfinite(f.power.carbonT)
            ? l.words("Report", "Emissions %1, location-based.").arg(context.shown(Unit::Tonnes, f.power.carbonT))
            : l.words("Report", "Emissions could not be computed.");
    Tiles tiles;
    tiles.tiles = {tileOf(context, "cost.total_usd", cost), tileOf(context, "time.wall_clock_days", time),
                   tileOf(context, "time.accelerator_hours", hours), tileOf(context, "power.facility_mw", power),
                   tileOf(context, "power.energy_mwh", energy)};
    std::erase_if(tiles.tiles, [](const Tile &tile) { return tile.label.isEmpty(); });
    return tiles;
}

RichText scenarioName(const ReportContext &context, int index)
{
    const ReportScenario &scenario = context.request.scenarios[size_t(index)];
    const QString letter(pageTheme().scenario(index).letter);
    RichText text = Run{.text = letter + u"  "_s, .medium = true, .scenario = index};
    text += RichText(context.name(scenario));
    if (index == context.request.baseline)
        text += secondary(u"  "_s + context.language().words("Report", "(baseline)"));
    return text;
}

Table alternativesTable(const ReportContext &context)
{
    const Language &l = context.language();
    const std::vector<ReportScenario> &all = context.request.scenarios;
    std::vector<double> totals;
    size_t cheapest = 0;
    for (size_t i = 0; i < all.size(); ++i) {
        totals.push_back(all[i].outcome.forecast.cost.totalUsd);
        if (hasSamePurpose(context, i) && (totals[i] < totals[cheapest] || std::isnan(totals[cheapest])))
            cheapest = i;
    }
    const NumberColumn cost(context.format, Unit::Usd, totals, Detail::Headline);
    Table table;
    table.columns = {textColumn(l.words("Report", "Proposal and alternatives")),
                     numberColumn(withUnit(l.words("Report", "Cost"), cost.unit()), 0.4),
                     textColumn(l.words("Report", "Finish"), 0.4), textColumn(l.words("Report", "Main drawback"))};
    for (size_t i = 0; i < all.size(); ++i) {
        // The proposal is measured against the cheapest, every alternative against the proposal.
        const size_t against = i == 0 ? (cheapest == 0 && all.size() > 1 ? 1 : cheapest) : 0;
        const double end = all[i].outcome.forecast.time.endDate;
        table.rows.push_back(
            rowOf({{scenarioName(context, int(i))},
                   cost.cell(totals[i]),
                   {context.format.date(end, DateForm::Iso)},
                   {drawback(context, all[i], all[against], pageTheme().scenario(int(against)).letter)}},
                  i == 0 ? RowKind::Chosen : RowKind::Normal));
    }
    return table;
}

Block scopeLists(const ReportContext &context, size_t most)
{
    const Language &l = context.language();
    BulletList in, out;
    for (const ScopeItem &item : scopeItems(context)) {
        BulletList &list = item.in ? in : out;
        if (!item.brief.trimmed().isEmpty() && list.items.size() < most)
            list.items.push_back(item.brief);
    }
    return {SideBySide{{{6, {{GroupHeading{l.words("Report", "In")}}, {in}}},
                        {6, {{GroupHeading{l.words("Report", "Out")}}, {out}}}}}};
}

QString driverText(const ReportContext &context, const Driver &driver)
{
    const Language &l = context.language();
    const QString name = title(*driver.parameter, l);
    if (driver.kind == Driver::Kind::Doubled)
        return l.words("Report", "%1 twice as high").arg(name);
    return l.words("Report", "%1 %2 instead of %3")
        .arg(name, context.input(*driver.parameter, driver.to), context.input(*driver.parameter, driver.from));
}

Block driversTable(const ReportContext &context)
{
    const Language &l = context.language();
    const std::vector<Driver> drivers = costDrivers(context.main(), context.schema, context.catalog, 3);
    if (drivers.empty())
        return {Paragraph{l.words("Report", "No input was found that raises the cost."), ParagraphSize::Small}};
    std::vector<double> extra;
    for (const Driver &driver : drivers)
        extra.push_back(driver.extraUsd);
    const Scale scale = context.format.scaleFor(Unit::Usd, extra);
    Table table;
    table.columns = {textColumn(l.words("Report", "Top three drivers of cost"), 1),
                     numberColumn(context.format.unitOf(scale), 0.3), numberColumn(l.words("Report", "Days"), 0.3)};
    for (const Driver &driver : drivers) {
        const auto plus = [](const QString &number) { return u'+' + number; };
        const QString days = std::fabs(driver.extraDays) < 0.05
                                 ? context.format.number(0, 1)
                                 : (driver.extraDays > 0 ? plus(context.format.number(driver.extraDays, 1))
                                                         : context.format.number(driver.extraDays, 1));
        table.rows.push_back(rowOf({{driverText(context, driver)},
                                    {plus(context.format.inScale(scale, driver.extraUsd)), {}, driver.extraUsd},
                                    {days, {}, driver.extraDays}}));
    }
    return {table};
}

Block limitsTable(const ReportContext &context)
{
    const Language &l = context.language();
    Table table;
    table.columns = {textColumn(l.words("Report", "Limits"), 1), numberColumn(l.words("Report", "Limit"), 0.3),
                     textColumn(l.words("Report", "Verdict"), 0.5)};
    for (const LimitLine &line : limitLines(context, context.main())) {
        const RichText verdict = line.verdict ? verdictText(*line.verdict, l) : secondary(u"–"_s);
        table.rows.push_back(rowOf({{line.name}, {line.limit}, {verdict}}));
    }
    return {table};
}

RichText statusText(const ReportContext &context)
{
    const Language &l = context.language();
    const ReportScenario &main = context.main();
    const QString date = dateText(context.request.date.toUTC().date(), context.format);
    const QString &by = context.request.author.isEmpty() ? main.owner : context.request.author;
    RichText text;
    const QString version = versionText(main, l);
    const RichText state = medium(statusWord(main.status, l));
    if (by.isEmpty())
        text = fillRich(l.words("Report", "State: %1, %2. Exported on %3."), {version, state, date});
    else
        text = fillRich(l.words("Report", "State: %1, %2. Prepared by %3, %4."), {version, state, by, date});
    const std::vector<ReportVersion> &history = main.history;
    if (history.size() >= 2) {
        const double before = history[history.size() - 2].totalUsd;
        const double now = history.back().totalUsd;
        const Delta delta = context.format.delta(Unit::Usd, Better::Lower, before, now);
        if (std::isfinite(before) && std::isfinite(now)) {
            text += RichText(u' ' + l.words("Report", "Total since version %1: %2.")
                                        .arg(QString::number(history[history.size() - 2].number),
                                             Quantity{delta.change, delta.unit}.joined()));
        }
    }
    const auto errors = std::count_if(main.outcome.findings.begin(), main.outcome.findings.end(),
                                      [](const Finding &f) { return f.severity == Severity::Error; });
    const auto warnings = std::count_if(main.outcome.findings.begin(), main.outcome.findings.end(),
                                        [](const Finding &f) { return f.severity == Severity::Warning; });
    if (errors > 0)
        text += RichText(u' ' + l.words("Report", "%Ln input(s) must be put right.", nullptr, int(errors)));
    if (warnings > 0)
        text += RichText(u' ' + l.words("Report", "%Ln warning(s) stand(s) open.", nullptr, int(warnings)));
    return text;
}

Blocks pageOf(const ReportContext &context, int squeeze)
{
    const Language &l = context.language();
    const double space = squeeze >= Close ? 0 : 3;
    Blocks blocks;
    blocks.push_back({Paragraph{subtitle(context), ParagraphSize::Body, true}});
    blocks.push_back({Ask{askSentence(context)}});
    blocks.push_back({headlineTiles(context)});
    if (context.request.scenarios.size() > 1) {
        blocks.push_back({Space{space}});
        blocks.push_back({alternativesTable(context)});
    }
    blocks.push_back({Space{space}});
    blocks.push_back(scopeLists(context, squeeze >= ShortLists ? 3 : 6));
    blocks.push_back({Space{space}});
    blocks.push_back({SideBySide{{{6, {driversTable(context)}}, {6, {limitsTable(context)}}}}});
    if (squeeze == Wide && context.request.scenarios.size() == 1 && std::isfinite(context.forecast().cost.totalUsd)) {
        blocks.push_back({Space{space}});
        blocks.push_back({plainDrawing(context, costPartsChart(context))});
    }
    blocks.push_back({Space{space}});
    const QString rule = l.words("Report", "Drivers: effect of the change on the cost before contingency and on the "
                                           "calendar time, everything else as planned.");
    const Paragraph status{statusText(context), ParagraphSize::Small};
    if (squeeze >= SmallNote) {
        blocks.push_back({status});
        return blocks;
    }
    blocks.push_back({SideBySide{
        {{6, {{GroupHeading{l.words("Report", "Status")}}, {status}}},
         {6, {{GroupHeading{l.words("Report", "How to read it")}}, {Paragraph{rule, ParagraphSize::Small}}}}}}});
    return blocks;
}

} // namespace

DocumentSection summaryPage(const ReportContext &context)
{
    DocumentSection section;
    section.id = u"summary"_s;
    section.title = context.request.title.isEmpty() ? context.name(context.main()) : context.request.title;
    section.subject = Subject::Neutral;
    section.heading = HeadingStyle::Title;
    section.listed = context.language().words("Report", "Summary");
    section.number = context.number(section.id);
    for (int squeeze = Wide; squeeze < squeezes; ++squeeze)
        section.versions.push_back(pageOf(context, squeeze));
    return section;
}

} // namespace runcast::report
