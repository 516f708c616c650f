// SPDX-License-Identifier: MIT
#include "core/scenario/parameters.h"

#include "core/base/text.h"
#include "core/scenario/parameter_lists.h"

#include <array>

namespace runcast {

bool isDerived(const Parameter &parameter, const Scenario &scenario)
{
    return parameter.derived && parameter.derived(scenario);
}

bool isRelevant(const Parameter &parameter, const Scenario &scenario)
{
    return !parameter.relevant || parameter.relevant(scenario);
}

const char *groupTitle(ParameterGroup group)
{
    switch (group) {
    case ParameterGroup::Model:
        return RC_TEXT("Sections", "Model");
    case ParameterGroup::Data:
        return RC_TEXT("Sections", "Data and training");
    case ParameterGroup::Cluster:
        return RC_TEXT("Sections", "Cluster");
    case ParameterGroup::Layout:
        return RC_TEXT("Sections", "Layout");
    case ParameterGroup::Schedule:
        return RC_TEXT("Sections", "Schedule");
    case ParameterGroup::Prices:
        return RC_TEXT("Sections", "Prices");
    case ParameterGroup::Power:
        return RC_TEXT("Sections", "Power");
    case ParameterGroup::Reliability:
        return RC_TEXT("Sections", "Reliability");
    case ParameterGroup::Targets:
        return RC_TEXT("Sections", "Targets");
    }
    return "";
}

std::span<const ParameterGroup> parameterGroups()
{
    static constexpr std::array groups = {
        ParameterGroup::Model,  ParameterGroup::Data,        ParameterGroup::Cluster,
        ParameterGroup::Layout, ParameterGroup::Schedule,    ParameterGroup::Prices,
        ParameterGroup::Power,  ParameterGroup::Reliability, ParameterGroup::Targets,
    };
    return groups;
}

std::vector<Parameter> standardParameters()
{
    std::vector<Parameter> all;
    for (auto append : {appendModelParameters, appendTrainingParameters, appendClusterParameters, appendPriceParameters,
                        appendPowerParameters, appendReliabilityParameters, appendTargetParameters})
        append(all);
    return all;
}

} // namespace runcast
