// SPDX-License-Identifier: MIT
#include "reports/content/sections.h"

#include "core/base/text.h"

#include <span>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

struct Entry {
    QLatin1StringView id;
    const char *title;
    bool canBeLeftOut = true;
};

constexpr Entry budget[] = {
    {"summary"_L1, RC_TEXT("Report", "Summary"), false},
    {"scope"_L1, RC_TEXT("Report", "Scope and purpose"), false},
    {"workload"_L1, RC_TEXT("Report", "Workload")},
    {"options"_L1, RC_TEXT("Report", "Options")},
    {"time"_L1, RC_TEXT("Report", "Compute and time")},
    {"memory"_L1, RC_TEXT("Report", "Memory and layout")},
    {"cost"_L1, RC_TEXT("Report", "Cost")},
    {"finance"_L1, RC_TEXT("Report", "Finance")},
    {"power"_L1, RC_TEXT("Report", "Power and site")},
    {"environment"_L1, RC_TEXT("Report", "Environment")},
    {"reliability"_L1, RC_TEXT("Report", "Reliability")},
    {"assumptions"_L1, RC_TEXT("Report", "Assumptions"), false},
    {"method"_L1, RC_TEXT("Report", "Method")},
    {"glossary"_L1, RC_TEXT("Report", "Glossary")},
    {"results"_L1, RC_TEXT("Report", "Full results")},
    {"provenance"_L1, RC_TEXT("Report", "Provenance and history"), false},
};

constexpr Entry summary[] = {
    {"summary"_L1, RC_TEXT("Report", "Summary"), false},
};

constexpr Entry comparison[] = {
    {"summary"_L1, RC_TEXT("Report", "Summary"), false},
    {"differences"_L1, RC_TEXT("Report", "What differs"), false},
    {"cost"_L1, RC_TEXT("Report", "Cost")},
    {"power"_L1, RC_TEXT("Report", "Power and time")},
    {"assumptions"_L1, RC_TEXT("Report", "Assumptions"), false},
    {"results"_L1, RC_TEXT("Report", "Full results")},
    {"provenance"_L1, RC_TEXT("Report", "Provenance and history"), false},
};

std::span<const Entry> entriesOf(ReportKind kind)
{
    switch (kind) {
    case ReportKind::Budget:
        return budget;
    case ReportKind::Summary:
        return summary;
    case ReportKind::Comparison:
        break;
    }
    return comparison;
}

} // namespace

std::vector<ReportSection> reportSections(ReportKind kind, const Language &language)
{
    std::vector<ReportSection> sections;
    for (const Entry &entry : entriesOf(kind))
        sections.push_back({QString(entry.id), language.words("Report", entry.title), entry.canBeLeftOut});
    return sections;
}

} // namespace runcast
