// SPDX-License-Identifier: MIT
#include "reports/content/scope_items.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

class ItemList {
public:
    explicit ItemList(const ReportContext &context) : m_context(context) {}

    void add(bool in, const QString &part, const QString &reason, std::initializer_list<std::string_view> keys,
             const QString &brief = {})
    {
        QStringList ids;
        for (const Assumption &assumption : m_context.assumptions) {
            if (std::find(keys.begin(), keys.end(), assumption.parameter->key) != keys.end())
                ids += assumption.id;
        }
        ids.sort();
        m_items.push_back({in, part, reason, brief.isEmpty() ? part : brief, ids.join(u", ")});
    }
    std::vector<ScopeItem> take() { return std::move(m_items); }

private:
    const ReportContext &m_context;
    std::vector<ScopeItem> m_items;
};

void addCluster(ItemList &items, const ReportContext &context)
{
    const Language &l = context.language();
    const PriceInputs &price = context.scenario().price;
    if (price.mode == PriceMode::Rent) {
        const QString rate = context.parameter("price.usd_per_accelerator_hour");
        items.add(
            true, l.words("Report", "Accelerators, servers, network"),
            l.words("Report", "Inside the rent of %1").arg(rate), {"price.usd_per_accelerator_hour"},
            l.words("Report", "Accelerators, servers, network, power and cooling: inside the rent of %1").arg(rate));
        items.add(true, l.words("Report", "Power and cooling"),
                  l.words("Report", "Inside the rent; not a separate cost line"), {"power.pue"}, u" "_s);
        return;
    }
    if (price.mode == PriceMode::Mix) {
        items.add(true,
                  l.words("Report", "Rented accelerators beside %1 owned ones")
                      .arg(context.parameter("price.owned_accelerators")),
                  l.words("Report", "Inside the rent of %1").arg(context.parameter("price.usd_per_accelerator_hour")),
                  {"price.usd_per_accelerator_hour", "price.owned_accelerators"});
    }
    const QString rate = context.figure("money.accelerator_hour_usd");
    const QString years = context.parameter("price.lifetime_years");
    items.add(true, l.words("Report", "Accelerators, servers, network, building"),
              l.words("Report", "Capital written off over %1: %2").arg(years, rate),
              {"price.accelerator_usd", "price.server_usd_per_accelerator", "price.network_usd_per_accelerator",
               "price.building_usd_per_watt", "price.lifetime_years", "price.utilised_fraction"},
              l.words("Report", "Accelerators, servers, network, building: capital written off over %1").arg(years));
    items.add(true, l.words("Report", "Power and cooling"),
              l.words("Report", "At %1").arg(context.parameter("power.usd_per_kwh")),
              {"power.usd_per_kwh", "power.pue"},
              l.words("Report", "Power and cooling at %1").arg(context.parameter("power.usd_per_kwh")));
}

void addExtras(ItemList &items, const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const bool spares = s.reliability.spareAccelerators > 0;
    const QString spareCount = context.parameter("reliability.spare_accelerators");
    items.add(spares,
              spares ? l.words("Report", "Spare accelerators: %1").arg(spareCount)
                     : l.words("Report", "Spare accelerators"),
              spares ? l.words("Report", "Paid for like the others, idle until needed")
                     : l.words("Report", "None are planned"),
              {"reliability.spare_accelerators"});
    const bool overhead = s.schedule.overheadComputeFraction > 0;
    const QString share = context.percent(s.schedule.overheadComputeFraction);
    items.add(overhead,
              overhead ? l.words("Report", "Overhead compute, %1 of the main run").arg(share)
                       : l.words("Report", "Overhead compute"),
              overhead ? l.words("Report", "Experiments and failed runs beside the main run")
                       : l.words("Report", "Experiments and failed runs are not entered"),
              {"schedule.overhead_compute_fraction"});
    const bool storage = context.forecast().cost.storageUsd > 0;
    const QString kept = context.format.number(s.reliability.checkpointsKept);
    items.add(storage,
              storage ? l.words("Report", "Storage of checkpoints; kept at a time: %1").arg(kept)
                      : l.words("Report", "Storage of checkpoints"),
              storage ? context.parameter("price.storage_usd_per_gb_month") : l.words("Report", "No price is entered"),
              {"price.storage_usd_per_gb_month", "reliability.checkpoints_kept"});
    const bool staff = s.price.staffCount > 0 && s.price.staffUsdPerYear > 0;
    items.add(staff,
              staff ? l.words("Report", "Staff: %1").arg(context.parameter("price.staff_count"))
                    : l.words("Report", "Staff"),
              staff ? l.words("Report", "%1 each, for the calendar time of the run")
                          .arg(context.parameter("price.staff_usd_per_year"))
                    : l.words("Report", "No staff or no cost of staff is entered"),
              {"price.staff_count", "price.staff_usd_per_year"});
    const bool contingency = s.price.contingencyFraction > 0;
    items.add(contingency,
              contingency ? l.words("Report", "Contingency, %1").arg(context.percent(s.price.contingencyFraction))
                          : l.words("Report", "Contingency"),
              contingency ? l.words("Report", "A separate line on the sum of all parts")
                          : l.words("Report", "None is entered"),
              {"price.contingency_fraction"});
}

void addNeverIn(ItemList &items, const ReportContext &context)
{
    const Language &l = context.language();
    const QString outside = l.words("Report", "Not part of this kind of estimate");
    const PriceInputs &price = context.scenario().price;
    items.add(price.dataUsd > 0, l.words("Report", "Purchase and licences of training data"),
              price.dataUsd > 0 ? context.parameter("price.data_usd") : l.words("Report", "No amount is entered"),
              {"price.data_usd"});
    items.add(price.taxFraction > 0, l.words("Report", "Taxes"),
              price.taxFraction > 0
                  ? l.words("Report", "%1 on the sum with contingency").arg(context.parameter("price.tax_fraction"))
                  : l.words("Report", "No tax is entered"),
              {"price.tax_fraction"});
    for (const QString &part :
         {l.words("Report", "Work after the main run; serving the model"), l.words("Report", "A second complete run")})
        items.add(false, part, outside, {});
}

} // namespace

std::vector<ScopeItem> scopeItems(const ReportContext &context)
{
    ItemList items(context);
    addCluster(items, context);
    addExtras(items, context);
    addNeverIn(items, context);
    return items.take();
}

} // namespace runcast::report
