// SPDX-License-Identifier: MIT
#include "reports/content/build_document.h"

#include "core/base/text.h"
#include "reports/content/attachments.h"
#include "reports/content/budget_sections.h"
#include "reports/content/comparison_sections.h"
#include "reports/content/document_text.h"
#include "reports/content/sections.h"
#include "reports/content/status_text.h"
#include "reports/content/summary_page.h"

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

using Writer = DocumentSection (*)(const ReportContext &);

struct NamedWriter {
    QLatin1StringView id;
    Writer write;
};

constexpr NamedWriter budgetWriters[] = {
    {"summary"_L1, summaryPage},
    {"scope"_L1, scopeSection},
    {"workload"_L1, workloadSection},
    {"options"_L1, optionsSection},
    {"time"_L1, timeSection},
    {"memory"_L1, memorySection},
    {"cost"_L1, costSection},
    {"finance"_L1, financeSection},
    {"power"_L1, powerSection},
    {"environment"_L1, environmentSection},
    {"reliability"_L1, reliabilitySection},
    {"assumptions"_L1, assumptionsSection},
    {"method"_L1, methodSection},
    {"results"_L1, resultsSection},
    {"provenance"_L1, provenanceSection},
};

constexpr NamedWriter summaryWriters[] = {{"summary"_L1, summaryPage}};

constexpr NamedWriter comparisonWriters[] = {
    {"summary"_L1, comparisonPage},       {"differences"_L1, differencesSection}, {"cost"_L1, comparedCostSection},
    {"power"_L1, comparedPowerSection},   {"assumptions"_L1, assumptionsSection}, {"results"_L1, resultsSection},
    {"provenance"_L1, provenanceSection},
};

std::span<const NamedWriter> writersOf(ReportKind kind)
{
    switch (kind) {
    case ReportKind::Budget:
        return budgetWriters;
    case ReportKind::Summary:
        return summaryWriters;
    case ReportKind::Comparison:
        break;
    }
    return comparisonWriters;
}

bool isAppendix(const QString &id)
{
    for (const QLatin1StringView appendix :
         {"assumptions"_L1, "method"_L1, "glossary"_L1, "results"_L1, "provenance"_L1}) {
        if (id == appendix)
            return true;
    }
    return false;
}

bool isWanted(const ReportSection &section, const ReportRequest &request)
{
    if (section.id == u"options" && request.scenarios.size() < 2)
        return false;
    return !section.canBeLeftOut || !request.leftOut.contains(section.id);
}

// Numbers for the body, letters for the appendices, without gaps. Page 1 of a budget report is its section 1.
QStringList numberSections(ReportContext &context)
{
    QStringList ids;
    int number = 0;
    char16_t letter = u'A';
    for (const ReportSection &section : reportSections(context.request.kind, context.language())) {
        if (!isWanted(section, context.request))
            continue;
        ids += section.id;
        if (section.id == u"summary" && context.request.kind != ReportKind::Budget)
            continue;
        context.sectionNumbers.insert(section.id,
                                      isAppendix(section.id) ? QString(QChar(letter++)) : QString::number(++number));
    }
    return ids;
}

QString kindTitle(ReportKind kind, const Language &language)
{
    switch (kind) {
    case ReportKind::Budget:
        return language.words("Report", "Budget report");
    case ReportKind::Summary:
        return language.words("Report", "Budget summary");
    case ReportKind::Comparison:
        break;
    }
    return language.words("Report", "Comparison report");
}

Furniture furniture(const ReportContext &context, const QString &hash)
{
    const Language &l = context.language();
    const ReportRequest &request = context.request;
    Furniture furniture;
    furniture.reportTitle = kindTitle(request.kind, l);
    if (request.kind == ReportKind::Comparison) {
        if (!request.title.isEmpty())
            furniture.headerParts += request.title;
        furniture.headerParts += l.words("Report", "baseline: %1").arg(context.name(context.baseline()));
    } else {
        furniture.headerParts += context.name(context.main());
        furniture.headerParts += versionText(context.main(), l);
        furniture.stateMark = stateMark(context.main().status, l);
    }
    furniture.classification = request.classification;
    furniture.footerParts = {request.organisation, momentText(request.date, context.format)};
    furniture.fingerprint = hash.first(fingerprintLength);
    furniture.pageOf = l.words("Report", "page %1 of %2");
    furniture.continued = l.words("Report", "(continued)");
    furniture.logo = request.logo;
    return furniture;
}

void addGlossary(Document &document, const ReportContext &context)
{
    const DocumentSection glossary = glossarySection(context, documentText(document));
    for (auto it = document.sections.begin(); it != document.sections.end(); ++it) {
        if (it->id == u"results" || it->id == u"provenance") {
            document.sections.insert(it, glossary);
            return;
        }
    }
}

} // namespace

Result<Document> buildDocument(const ReportRequest &request, const Schema &schema, const Catalog &catalog,
                               const std::stop_token &stop)
{
    Result<ReportContext> made = reportContext(request, schema, catalog);
    if (!made)
        return made.error();
    ReportContext &context = made.value();
    context.assumptions = assumptionsOf(context.main(), schema, catalog);
    const QStringList ids = numberSections(context);

    std::vector<CanonicalScenario> canonical;
    for (const ReportScenario &scenario : request.scenarios)
        canonical.push_back(canonicalScenario(scenario, schema));

    Document document;
    document.language = request.language;
    document.contentHash = contentHash(canonical);
    document.date = request.date.toUTC();
    document.title = request.title.isEmpty() ? context.name(context.main()) : request.title;
    document.author = request.author.isEmpty() ? request.organisation : request.author;
    document.subject = kindTitle(request.kind, context.language());
    document.keywords = context.main().tags;
    document.furniture = furniture(context, document.contentHash);
    for (const NamedWriter &writer : writersOf(request.kind)) {
        if (stop.stop_requested())
            return Error{.code = ErrorCode::Cancelled, .reason = RC_TEXT("Errors", "The report was stopped.")};
        if (!ids.contains(writer.id))
            continue;
        document.sections.push_back(writer.write(context));
        if (request.kind == ReportKind::Budget && writer.id == "summary"_L1)
            document.sections.push_back(contentsSection(context));
    }
    if (ids.contains(u"glossary"_s))
        addGlossary(document, context);
    document.attachments = attachments(context, canonical, document.contentHash, document);
    return document;
}

} // namespace runcast::report
