// SPDX-License-Identifier: MIT
#include "ui/pages/plan/inputs/group_summary.h"

#include "core/catalog/catalog.h"
#include "reports/format/text.h"
#include "ui/pages/plan/plan_model.h"

#include <QCoreApplication>

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast {

namespace {

/// Words of a summary, put together from inputs and figures.
class Summary {
    Q_DECLARE_TR_FUNCTIONS(GroupSummary)
public:
    Summary(bool expanded, const PlanModel &model)
        : m_expanded(expanded), m_model(model), m_scenario(model.scenario()), m_figures(model.figures()),
          m_format(model.format())
    {
    }

    QString of(ParameterGroup group) const
    {
        switch (group) {
        case ParameterGroup::Model:
            return joined({shown(Unit::Parameters, m_figures.compute.totalParameters), sparsity()});
        case ParameterGroup::Data:
            return m_expanded ? tokensPerParameter() : input("training.tokens");
        case ParameterGroup::Cluster:
            return m_expanded ? servers() : cluster();
        case ParameterGroup::Layout:
            return m_expanded ? memory() : splits();
        case ParameterGroup::Schedule:
            return m_expanded ? end() : start();
        case ParameterGroup::Prices:
            return prices();
        case ParameterGroup::Power:
            return power();
        case ParameterGroup::Reliability:
            return failures();
        case ParameterGroup::Targets:
            return targets();
        }
        return {};
    }

private:
    static QString joined(QStringList parts)
    {
        parts.removeAll(QString());
        return parts.join(u" · "_s);
    }
    QString shown(Unit unit, double value) const
    {
        return std::isnan(value) ? QString() : m_format.value(unit, value).joined();
    }
    QString input(std::string_view key) const
    {
        const Parameter *parameter = m_model.schema().parameter(key);
        if (!parameter || isMissing(parameter->get(m_scenario)))
            return {};
        return m_format.parameter(*parameter, parameter->get(m_scenario), m_model.catalog());
    }
    QString sparsity() const
    {
        return sparseLayerCount(m_scenario.model.architecture) > 0 ? tr("mixture of experts") : tr("dense");
    }
    QString tokensPerParameter() const
    {
        const double ratio = m_figures.compute.tokensPerParameter;
        return std::isnan(ratio) ? QString()
                                 : tr("%1 tokens per parameter").arg(m_format.value(Unit::Ratio, ratio).number);
    }
    QString servers() const
    {
        const Accelerator *accelerator = m_model.catalog().findAccelerator(m_scenario.cluster.accelerator);
        if (!accelerator || !accelerator->gpusPerServer || *accelerator->gpusPerServer < 1)
            return {};
        const double count = std::ceil(m_scenario.cluster.accelerators / *accelerator->gpusPerServer);
        //: %1 = number of servers, %2 = accelerators of each
        return tr("%1 servers of %2").arg(m_format.number(count), m_format.number(*accelerator->gpusPerServer));
    }
    QString cluster() const
    {
        return m_format.number(m_scenario.cluster.accelerators) + QChar(u'\u00a0') + input("cluster.accelerator");
    }
    QString memory() const
    {
        const MemoryFigures &memory = m_figures.memory;
        if (std::isnan(memory.headroomBytes))
            return {};
        const double both[] = {memory.perAcceleratorBytes, memory.usableBytes};
        const Scale scale = m_format.scaleFor(Unit::Bytes, both);
        const QString used = m_format.inScale(scale, both[0]);
        const QString usable = Quantity{m_format.inScale(scale, both[1]), m_format.unitOf(scale)}.joined();
        return memory.headroomBytes >= 0 ? tr("fits · %1 of %2").arg(used, usable)
                                         : tr("does not fit · %1 of %2").arg(used, usable);
    }
    QString splits() const
    {
        const LayoutInputs &layout = m_scenario.layout;
        return u"TP %1 · PP %2 · DP %3"_s.arg(m_format.number(layout.tensor), m_format.number(layout.pipeline),
                                              m_format.number(m_figures.time.dataParallel));
    }
    QString end() const
    {
        if (!std::isnan(m_figures.time.endDate))
            return tr("ends %1").arg(m_format.date(m_figures.time.endDate));
        return shown(Unit::Days, m_figures.time.wallClockDays);
    }
    QString start() const
    {
        const QString day = input("schedule.start_date");
        return joined(
            {tr("MFU %1").arg(m_format.percent(m_figures.time.mfu, 0)), day.isEmpty() ? day : tr("from %1").arg(day)});
    }
    QString prices() const
    {
        const double rate = m_figures.money.acceleratorHourUsd;
        return joined(
            {input("price.mode").toLower(), m_expanded ? input("price.currency") : shown(Unit::UsdPerHour, rate)});
    }
    QString power() const
    {
        const double watts = m_figures.power.wattsPerAccelerator;
        const QString each = std::isnan(watts) ? QString() : tr("%1 per accelerator").arg(shown(Unit::Watts, watts));
        return joined({each, input("power.region")});
    }
    QString failures() const
    {
        const QString time = shown(Unit::Hours, m_figures.failure.mtbfH);
        return time.isEmpty() ? tr("no failures") : tr("one failure every %1").arg(time);
    }
    QString targets() const
    {
        const QString limits = joined({input("target.budget_usd"), input("target.end_date"), input("target.power_mw")});
        return limits.isEmpty() ? tr("none entered") : limits;
    }

    bool m_expanded;
    const PlanModel &m_model;
    const Scenario &m_scenario;
    const Forecast &m_figures;
    Format m_format;
};

} // namespace

GroupSummary groupSummary(ParameterGroup group, bool expanded, const PlanModel &model)
{
    for (const Finding &finding : model.outcome().findings) {
        const Parameter *parameter = model.schema().parameter(finding.parameter);
        if (finding.severity == Severity::Error && parameter && parameter->group == group) {
            const FindingText text = findingText(finding, model.schema(), model.format());
            return {text.headline.isEmpty() ? text.rest : text.headline, Severity::Error};
        }
    }
    return {Summary(expanded, model).of(group), {}};
}

} // namespace runcast
