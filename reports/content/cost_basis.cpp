// SPDX-License-Identifier: MIT
#include "reports/content/cost_basis.h"

#include "core/base/text.h"
#include "core/forecast/explain.h"
#include "core/scenario/scenario.h"
#include "reports/format/formula.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

class Basis {
public:
    explicit Basis(const PicturedScenario &pictured)
        : m_price(pictured.scenario.price), m_scenario(pictured.scenario), m_figures(pictured.forecast),
          m_format(pictured.format)
    {
    }

    QString accelerators() const
    {
        const double hours = m_scenario.cluster.accelerators * m_figures.time.wallClockDays * 24;
        const double owned = m_figures.money.ownedFraction;
        const double rent = m_price.usdPerAcceleratorHour.value_or(notComputed);
        if (owned == 0)
            return u"%1 × %2"_s.arg(value(Unit::Hours, hours), value(Unit::UsdPerHour, rent));
        const QString year = yearly();
        if (owned == 1)
            return say(RC_TEXT("CostBasis", "%1, %2 of the price a year")).arg(value(Unit::Hours, hours), year);
        return say(RC_TEXT("CostBasis", "%1 owned at %2 of the price a year; the rest at %3"))
            .arg(percent(owned), year, value(Unit::UsdPerHour, rent));
    }
    QString hardware() const { return say(RC_TEXT("CostBasis", "%1 of the price a year")).arg(yearly()); }
    QString spares() const
    {
        return say(RC_TEXT("CostBasis", "%1 for the whole run"))
            .arg(value(Unit::Accelerators, m_scenario.reliability.spareAccelerators));
    }
    QString site() const
    {
        return m_price.site == SiteKind::Building
                   ? say(RC_TEXT("CostBasis", "%1, over %2"))
                         .arg(value(Unit::UsdPerWatt, m_price.buildingUsdPerWatt),
                              value(Unit::Years, m_price.buildingLifetimeYears))
                   : say(RC_TEXT("CostBasis", "colocation at %1"))
                         .arg(value(Unit::UsdPerKwMonth, m_price.colocationUsdPerKwMonth));
    }
    QString financing() const
    {
        return say(RC_TEXT("CostBasis", "%1 a year on the money bound")).arg(percent(m_price.costOfCapital));
    }
    QString maintenance() const
    {
        return say(RC_TEXT("CostBasis", "%1 of the capital a year")).arg(percent(m_price.maintenanceFractionPerYear));
    }
    QString support() const
    {
        return say(RC_TEXT("CostBasis", "%1 of the rent")).arg(percent(m_price.supportFraction));
    }
    QString ramp() const
    {
        return say(RC_TEXT("CostBasis", "half of %1"))
            .arg(value(Unit::Days, m_scenario.schedule.commissioningDays + m_scenario.schedule.windDownDays));
    }
    QString idle() const
    {
        return say(RC_TEXT("CostBasis", "%1 of the hours paid for")).arg(percent(m_figures.money.idleFraction));
    }
    QString energy() const
    {
        if (m_price.mode == PriceMode::Rent)
            return say(RC_TEXT("CostBasis", "in the rent"));
        const double mwh = m_figures.power.energyMwh * m_figures.money.ownedFraction;
        return say(RC_TEXT("CostBasis", "%1 at %2"))
            .arg(value(Unit::MegawattHours, mwh),
                 value(Unit::UsdPerKwh, m_scenario.power.usdPerKwh.value_or(notComputed)));
    }
    QString overhead() const { return ofMachines(m_scenario.schedule.overheadComputeFraction); }
    QString evaluation() const { return ofMachines(m_scenario.schedule.evaluationComputeFraction); }
    QString storage() const
    {
        return say(RC_TEXT("CostBasis", "%1 for %2"))
            .arg(value(Unit::Bytes, m_figures.failure.checkpointBytes * m_scenario.reliability.checkpointsKept +
                                        m_price.storedDataBytes),
                 wholeTime());
    }
    QString egress() const
    {
        return say(RC_TEXT("CostBasis", "%1 at %2"))
            .arg(value(Unit::Bytes, m_price.egressBytes), value(Unit::UsdPerGb, m_price.egressUsdPerGb));
    }
    QString staff() const
    {
        return say(RC_TEXT("CostBasis", "%1 for %2")).arg(value(Unit::People, m_price.staffCount), wholeTime());
    }
    QString data() const { return say(RC_TEXT("CostBasis", "as entered")); }
    QString contingency() const
    {
        return say(RC_TEXT("CostBasis", "%1 of the parts above")).arg(percent(m_price.contingencyFraction));
    }
    QString tax() const { return say(RC_TEXT("CostBasis", "%1 of the parts above")).arg(percent(m_price.taxFraction)); }

private:
    QString say(const char *text) const { return m_format.language().words("CostBasis", text); }
    QString ofMachines(double fraction) const
    {
        return say(RC_TEXT("CostBasis", "%1 of the machines")).arg(percent(fraction));
    }
    QString yearly() const { return percent(m_figures.money.depreciationPerYear); }
    QString wholeTime() const
    {
        const ScheduleInputs &schedule = m_scenario.schedule;
        return value(Unit::Days, m_figures.time.wallClockDays + schedule.commissioningDays + schedule.windDownDays);
    }
    QString percent(double fraction) const
    {
        const bool whole = std::fabs(fraction * 100 - std::round(fraction * 100)) < 1e-9;
        return m_format.percent(fraction, whole ? 0 : 1);
    }
    QString value(Unit unit, double value) const { return m_format.value(unit, value).joined(); }

    const PriceInputs &m_price;
    const Scenario &m_scenario;
    const Forecast &m_figures;
    Format m_format;
};

constexpr std::pair<std::string_view, QString (Basis::*)() const> bases[] = {
    {"cost.accelerators_usd", &Basis::accelerators},
    {"cost.servers_usd", &Basis::hardware},
    {"cost.network_usd", &Basis::hardware},
    {"cost.spares_usd", &Basis::spares},
    {"cost.installation_usd", &Basis::hardware},
    {"cost.site_usd", &Basis::site},
    {"cost.financing_usd", &Basis::financing},
    {"cost.maintenance_usd", &Basis::maintenance},
    {"cost.support_usd", &Basis::support},
    {"cost.commissioning_usd", &Basis::ramp},
    {"cost.idle_usd", &Basis::idle},
    {"cost.energy_usd", &Basis::energy},
    {"cost.overhead_compute_usd", &Basis::overhead},
    {"cost.evaluation_usd", &Basis::evaluation},
    {"cost.storage_usd", &Basis::storage},
    {"cost.egress_usd", &Basis::egress},
    {"cost.staff_usd", &Basis::staff},
    {"cost.data_usd", &Basis::data},
    {"cost.contingency_usd", &Basis::contingency},
    {"cost.tax_usd", &Basis::tax},
};

} // namespace

QString costBasis(const Figure &part, const PicturedScenario &pictured)
{
    if (std::isnan(part.get(pictured.forecast)))
        return {};
    for (const auto &[key, words] : bases) {
        if (key == part.key)
            return (Basis(pictured).*words)();
    }
    return filledFormula(explain(part, pictured.scenario, pictured.forecast, pictured.schema, pictured.catalog),
                         pictured.format, pictured.catalog);
}

} // namespace runcast
