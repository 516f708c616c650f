// SPDX-License-Identifier: MIT
#include "core/layout/check_layout.h"

#include "core/base/text.h"
#include "core/catalog/catalog.h"
#include "core/layout/degrees.h"

#include <cmath>

namespace runcast {

namespace {

FindingArgument count(double value)
{
    return {value, ""};
}

void checkTensor(std::vector<Finding> &findings, const Scenario &scenario, const Catalog &catalog)
{
    const double tensor = scenario.layout.tensor;
    const Architecture &model = scenario.model.architecture;
    const Accelerator *accelerator = catalog.findAccelerator(scenario.cluster.accelerator);
    const double domain = accelerator ? double(accelerator->scaleUpDomainSize.value_or(1)) : 1;
    const double heads = double(model.heads);
    const double fix = largestSplit(heads > 0 ? heads : domain, std::fmax(1, domain));
    if (heads > 0 && !divides(tensor, heads)) {
        findings.push_back({Severity::Error,
                            "layout.tensor",
                            "layout.heads_not_divisible",
                            RC_TEXT("Findings", "Heads do not divide: %1 attention heads cannot be split by %2"),
                            {count(heads), count(tensor)},
                            fix});
    } else if (model.attention == AttentionKind::Grouped && !splitsHeads(heads, double(model.kvHeads), tensor)) {
        findings.push_back(
            {Severity::Error,
             "layout.tensor",
             "layout.kv_heads_not_divisible",
             RC_TEXT("Findings", "Heads do not divide: %1 key-value heads cannot be split or copied over %2"),
             {count(double(model.kvHeads)), count(tensor)},
             largestSplit(double(model.kvHeads), domain)});
    }
}

void checkPipeline(std::vector<Finding> &findings, const Scenario &scenario)
{
    const double layers = double(scenario.model.architecture.layers);
    const double pieces = scenario.layout.pipeline * scenario.layout.virtualStages;
    if (layers <= 0)
        return;
    if (scenario.layout.pipeline > layers || pieces > mostPipelinePieces(layers)) {
        const bool stages = scenario.layout.pipeline > layers;
        findings.push_back({Severity::Error,
                            stages ? "layout.pipeline" : "layout.virtual_stages",
                            "layout.more_stages_than_layers",
                            RC_TEXT("Findings", "Too many stages: %1 pieces for %2 layers"),
                            {count(pieces), count(layers)},
                            stages ? largestSplit(layers, layers)
                                   : std::floor(mostPipelinePieces(layers) / scenario.layout.pipeline)});
    }
}

void checkData(std::vector<Finding> &findings, const Scenario &scenario)
{
    const LayoutInputs &layout = scenario.layout;
    const double group = layout.tensor * layout.pipeline * layout.context;
    const double accelerators = scenario.cluster.accelerators;
    if (accelerators >= 1 && !divides(group, accelerators)) {
        findings.push_back(
            {Severity::Error,
             "cluster.accelerators",
             "layout.accelerators_not_divisible",
             RC_TEXT(
                 "Findings",
                 "The cluster does not divide: %1 accelerators are no multiple of tensor × pipeline × context = %2"),
             {count(accelerators), count(group)},
             std::fmax(group, std::floor(accelerators / group) * group)});
    }
}

void checkExperts(std::vector<Finding> &findings, const Scenario &scenario)
{
    const double experts = double(scenario.model.architecture.experts);
    if (sparseLayerCount(scenario.model.architecture) > 0 && !divides(scenario.layout.expert, experts)) {
        findings.push_back({Severity::Error,
                            "layout.expert",
                            "layout.experts_not_divisible",
                            RC_TEXT("Findings", "Experts do not divide: %1 experts cannot be spread over %2"),
                            {count(experts), count(scenario.layout.expert)},
                            largestSplit(experts, scenario.layout.expert)});
    }
}

} // namespace

void checkLayout(std::vector<Finding> &findings, const Scenario &scenario, const Catalog &catalog)
{
    checkTensor(findings, scenario, catalog);
    checkPipeline(findings, scenario);
    checkData(findings, scenario);
    checkExperts(findings, scenario);
}

} // namespace runcast
