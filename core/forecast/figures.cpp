// SPDX-License-Identifier: MIT
#include "core/forecast/figures.h"

#include "core/base/text.h"
#include "core/forecast/figure_lists.h"

#include <array>

namespace runcast {

bool isCostPart(const Figure &figure)
{
    return figure.key.starts_with("cost.") && figure.key.ends_with("_usd") && figure.key != "cost.total_usd";
}

const char *sectionTitle(Section section)
{
    switch (section) {
    case Section::Cost:
        return RC_TEXT("Sections", "Cost");
    case Section::Time:
        return RC_TEXT("Sections", "Time");
    case Section::Compute:
        return RC_TEXT("Sections", "Compute");
    case Section::Memory:
        return RC_TEXT("Sections", "Memory");
    case Section::Layout:
        return RC_TEXT("Sections", "Layout");
    case Section::Power:
        return RC_TEXT("Sections", "Power");
    case Section::Reliability:
        return RC_TEXT("Sections", "Reliability");
    case Section::Targets:
        return RC_TEXT("Sections", "Targets");
    }
    return "";
}

std::span<const Section> sections()
{
    static constexpr std::array all = {Section::Cost,   Section::Time,  Section::Compute,     Section::Memory,
                                       Section::Layout, Section::Power, Section::Reliability, Section::Targets};
    return all;
}

std::vector<Figure> standardFigures()
{
    std::vector<Figure> all;
    for (auto append :
         {appendCostFigures, appendCostBesideFigures, appendMoneyFigures, appendTimeFigures, appendStepFigures,
          appendComputeFigures, appendPowerFigures, appendEnvironmentFigures, appendFailureFigures, appendLossFigures,
          appendSpareFigures, appendOddsFigures, appendTargetFigures})
        append(all);
    return all;
}

} // namespace runcast
