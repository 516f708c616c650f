// SPDX-License-Identifier: MIT
#include "ui/pages/plan/tabs/cost_basis.h"

#include "core/forecast/explain.h"
#include "reports/format/formula.h"
#include "ui/pages/plan/plan_model.h"

#include <QCoreApplication>

#include <cmath>

namespace runcast {

namespace {

class Basis {
    Q_DECLARE_TR_FUNCTIONS(CostBasis)
public:
    explicit Basis(const PlanModel &model)
        : m_scenario(model.scenario()), m_figures(model.figures()), m_format(model.format())
    {
    }

    QString overhead() const
    {
        const QString share = percent(m_scenario.schedule.overheadComputeFraction);
        return m_scenario.price.mode == PriceMode::Rent ? tr("%1 of accelerators").arg(share)
                                                        : tr("%1 of accelerators and energy").arg(share);
    }
    QString energy() const
    {
        if (m_scenario.price.mode == PriceMode::Rent)
            return tr("in the rent");
        return tr("%1 at %2")
            .arg(value(Unit::MegawattHours, m_figures.power.energyMwh),
                 value(Unit::UsdPerKwh, m_scenario.power.usdPerKwh.value_or(notComputed)));
    }
    QString storage() const
    {
        return tr("%1 for %2")
            .arg(value(Unit::Bytes, m_figures.failure.checkpointBytes * m_scenario.reliability.checkpointsKept),
                 value(Unit::Days, m_figures.time.wallClockDays));
    }
    QString staff() const
    {
        return m_scenario.price.staffCount > 0 ? tr("%1 for %2")
                                                     .arg(value(Unit::People, m_scenario.price.staffCount),
                                                          value(Unit::Days, m_figures.time.wallClockDays))
                                               : tr("nobody entered");
    }
    QString contingency() const
    {
        return tr("%1 of the parts above").arg(percent(m_scenario.price.contingencyFraction));
    }

private:
    QString percent(double fraction) const
    {
        const bool whole = std::fabs(fraction * 100 - std::round(fraction * 100)) < 1e-9;
        return m_format.percent(fraction, whole ? 0 : 1);
    }
    QString value(Unit unit, double value) const { return m_format.value(unit, value).joined(); }

    const Scenario &m_scenario;
    const Forecast &m_figures;
    Format m_format;
};

constexpr std::pair<std::string_view, QString (Basis::*)() const> bases[] = {
    {"cost.overhead_compute_usd", &Basis::overhead}, {"cost.energy_usd", &Basis::energy},
    {"cost.storage_usd", &Basis::storage},           {"cost.staff_usd", &Basis::staff},
    {"cost.contingency_usd", &Basis::contingency},
};

} // namespace

QString costBasis(const Figure &part, const PlanModel &model)
{
    if (std::isnan(part.get(model.figures())))
        return {};
    for (const auto &[key, words] : bases) {
        if (key == part.key)
            return (Basis(model).*words)();
    }
    return filledFormula(explain(part, model.scenario(), model.figures(), model.schema(), model.catalog()),
                         model.format(), model.catalog());
}

} // namespace runcast
