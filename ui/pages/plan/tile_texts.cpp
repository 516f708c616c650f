// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tile_texts.h"

#include "reports/content/absence.h"
#include "reports/content/odds.h"
#include "reports/format/text.h"
#include "ui/document/library_document.h"
#include "ui/pages/plan/plan_model.h"

#include <QCoreApplication>

#include <array>
#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

class TileTexts {
    Q_DECLARE_TR_FUNCTIONS(TileTexts)
public:
    TileTexts(const PlanModel &model) : m_model(model), m_figures(model.figures()), m_format(model.format()) {}

    QString cost() const { return filled(tr("%1 per million tokens"), Unit::Usd, m_figures.cost.usdPerMillionTokens); }
    QString shortCost() const { return filled(u"%1"_s, Unit::UsdPerHour, m_figures.cost.usdPerPaidHour); }
    QString calendar() const
    {
        return std::isnan(m_figures.time.endDate) ? tr("no start date entered")
                                                  : tr("ends %1").arg(m_format.date(m_figures.time.endDate));
    }
    QString shortCalendar() const
    {
        return std::isnan(m_figures.time.endDate) ? tr("no start date entered")
                                                  //: the last day of the run, where there is little room
                                                  : tr("to %1").arg(m_format.date(m_figures.time.endDate));
    }
    QString hours() const
    {
        const double both[] = {m_figures.time.idealAcceleratorHours, m_figures.time.acceleratorHours};
        if (std::isnan(both[0]))
            return {};
        //: of accelerator-hours; %1 = a number in the unit of the tile, %2 = per cent
        return tr("ideal %1 · goodput %2")
            .arg(m_format.inScale(m_format.scaleFor(Unit::Hours, both), both[0]),
                 m_format.percent(m_figures.time.goodputFraction, 1));
    }
    QString goodput() const
    {
        return std::isnan(m_figures.time.goodputFraction)
                   ? QString()
                   : tr("goodput %1").arg(m_format.percent(m_figures.time.goodputFraction, 1));
    }
    QString energy() const { return filled(tr("%1 in all"), Unit::MegawattHours, m_figures.power.energyMwh); }
    QString shortEnergy() const { return filled(u"%1"_s, Unit::MegawattHours, m_figures.power.energyMwh); }
    QString failures() const { return filled(tr("one every %1"), Unit::Hours, m_figures.failure.mtbfH); }

    QString budget(double margin) const
    {
        return margin >= 0 ? filled(tr("%1 under budget"), Unit::Usd, margin)
                           : filled(tr("%1 over budget"), Unit::Usd, -margin);
    }
    QString deadline(double margin) const
    {
        if (margin == 0)
            return tr("on the day of the deadline");
        return margin > 0 ? filled(tr("%1 early"), Unit::Days, margin) : filled(tr("%1 late"), Unit::Days, -margin);
    }
    QString siteLimit(double margin) const
    {
        return margin >= 0 ? filled(tr("%1 below the limit"), Unit::Megawatts, margin)
                           : filled(tr("%1 over the limit"), Unit::Megawatts, -margin);
    }
    /// "P10 85.7 – P90 96.4" in the unit of the tile; empty where no percentiles are computed.
    QString odds(const Figure &figure) const
    {
        const Percentiles *range = percentilesOf(figure, m_figures);
        if (!range)
            return {};
        const double value = figure.get(m_figures);
        const Scale scale = m_format.scaleFor(figure.unit, {&value, 1});
        return tr("P10 %1 – P90 %2").arg(m_format.inScale(scale, range->p10), m_format.inScale(scale, range->p90));
    }
    /// "+5.3 since v7, worse"; the unit stands beside the value above.
    QString since(const Delta &delta, const QString &unitAbove, bool compact) const
    {
        const QString change = Quantity{delta.change, delta.unit == unitAbove ? QString() : delta.unit}.joined();
        const int version = m_model.document().record(m_model.id()).version;
        return delta.word.isEmpty() || compact
                   ? tr("%1 since v%2").arg(change, m_format.number(version))
                   : tr("%1 since v%2, %3").arg(change, m_format.number(version), delta.word);
    }

private:
    QString filled(const QString &sentence, Unit unit, double value) const
    {
        return std::isnan(value) ? QString() : sentence.arg(m_format.value(unit, value).joined());
    }

    const PlanModel &m_model;
    const Forecast &m_figures;
    Format m_format;
};

struct TileSpec {
    std::string_view key;
    const char *shortTitle; // context "TileTexts"
    QString (TileTexts::*remark)() const;
    QString (TileTexts::*shortRemark)() const = nullptr; // where there is less room
    double (*margin)(const Forecast &) = nullptr;        // to its limit; NaN = none entered
    QString (TileTexts::*marginText)(double) const = nullptr;
};

constexpr std::array tiles = {
    TileSpec{"cost.total_usd", QT_TRANSLATE_NOOP("TileTexts", "Total cost"), &TileTexts::cost, &TileTexts::shortCost,
             [](const Forecast &f) { return f.target.budgetMarginUsd; }, &TileTexts::budget},
    TileSpec{"time.wall_clock_days", QT_TRANSLATE_NOOP("TileTexts", "Calendar"), &TileTexts::calendar,
             &TileTexts::shortCalendar, [](const Forecast &f) { return f.target.daysMargin; }, &TileTexts::deadline},
    TileSpec{"time.accelerator_hours", QT_TRANSLATE_NOOP("TileTexts", "Acc.-hours"), &TileTexts::hours,
             &TileTexts::goodput},
    TileSpec{"power.facility_mw", QT_TRANSLATE_NOOP("TileTexts", "Power"), &TileTexts::energy, &TileTexts::shortEnergy,
             [](const Forecast &f) { return f.target.powerMarginMw; }, &TileTexts::siteLimit},
    TileSpec{"failure.expected_interruptions", QT_TRANSLATE_NOOP("TileTexts", "Stops"), &TileTexts::failures},
};

} // namespace

std::vector<const Figure *> tileFigures(const Schema &schema)
{
    std::vector<const Figure *> figures;
    for (const TileSpec &tile : tiles) {
        if (const Figure *figure = schema.figure(tile.key))
            figures.push_back(figure);
    }
    return figures;
}

TileContent tileContent(const Figure &figure, const PlanModel &model, bool compact)
{
    const TileSpec &spec =
        *std::find_if(tiles.begin(), tiles.end(), [&figure](const TileSpec &tile) { return tile.key == figure.key; });
    const Format format = model.format();
    const Forecast &figures = model.figures();
    const double value = figure.get(figures);
    TileContent content;
    content.label =
        compact ? QCoreApplication::translate("TileTexts", spec.shortTitle) : title(figure, format.language());
    content.value = format.headline(figure, value);
    const TileTexts texts(model);
    if (std::isnan(value)) {
        // What is amiss; the strip of findings says what follows from it.
        const AbsenceReason reason = whyAbsent(figure, model.scenario(), model.outcome(), model.schema(), format);
        content.range = reason.text.section(u": "_s, 0, 0);
        return content;
    }
    content.range = (texts.*(compact && spec.shortRemark ? spec.shortRemark : spec.remark))();
    const double margin = spec.margin ? spec.margin(figures) : notComputed;
    if (!std::isnan(margin)) {
        content.note = (texts.*spec.marginText)(margin);
        content.check = margin >= 0;
        content.direction = margin < 0 ? 1 : 0;
        content.judgement = margin >= 0 ? Judgement::Better : Judgement::Worse;
    }
    if (const QString odds = compact ? QString() : texts.odds(figure); !odds.isEmpty()) {
        if (content.note.isEmpty())
            content.note = content.range;
        content.range = odds;
    }
    const Forecast *saved = model.savedFigures();
    const Delta delta = saved ? format.delta(figure, figure.get(*saved), value) : Delta{};
    if (saved && delta.direction != 0) {
        if (compact)
            content.range.clear(); // one line only: what changed comes first
        content.note = texts.since(delta, content.value.unit, compact);
        content.check = false;
        content.direction = delta.direction;
        content.judgement = delta.judgement;
    }
    return content;
}

} // namespace runcast
