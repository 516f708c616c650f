// SPDX-License-Identifier: MIT
#include "ui/pages/report/report_request.h"

#include "core/forecast/forecast.h"
#include "ui/document/library_document.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runcast {
namespace {

constexpr size_t computedVersions = 50; // a forecast each, so that a report opens at once
constexpr qsizetype longestName = 120;  // file systems allow 255 bytes

QString statusId(ScenarioStatus status)
{
    switch (status) {
    case ScenarioStatus::Draft:
        return u"draft"_s;
    case ScenarioStatus::Proposed:
        return u"proposed"_s;
    case ScenarioStatus::Approved:
        return u"approved"_s;
    case ScenarioStatus::Rejected:
        return u"rejected"_s;
    }
    return u"draft"_s;
}

std::vector<ReportVersion> history(const LibraryDocument &document, ScenarioId id)
{
    std::vector<ReportVersion> versions;
    const Result<std::vector<ScenarioVersion>> known = document.versions(id);
    if (!known)
        return versions;
    for (const ScenarioVersion &version : *known) { // newest first
        ReportVersion reported{version.number, version.time.toUTC(), version.author, version.comment, notComputed};
        if (versions.size() < computedVersions) {
            if (const Result<Scenario> scenario = document.version(id, version.number))
                reported.totalUsd = forecast(*scenario, document.schema(), document.catalog()).forecast.cost.totalUsd;
        }
        versions.push_back(reported);
    }
    std::reverse(versions.begin(), versions.end());
    return versions;
}

QString kindWord(ReportKind kind)
{
    switch (kind) {
    case ReportKind::Budget:
        return QCoreApplication::translate("Report", "Budget");
    case ReportKind::Summary:
        return QCoreApplication::translate("Report", "Summary");
    case ReportKind::Comparison:
        return QCoreApplication::translate("Report", "Comparison");
    }
    return {};
}

} // namespace

ReportScenario reportScenario(const LibraryDocument &document, ScenarioId id)
{
    const ScenarioRecord &record = document.record(id);
    ReportScenario scenario;
    scenario.scenario = document.scenario(id);
    scenario.scenario.name = record.name.toStdString();
    scenario.outcome = document.outcome(id);
    scenario.version = record.version;
    scenario.status = statusId(record.meta.status);
    scenario.owner = record.meta.owner;
    scenario.note = record.meta.note;
    scenario.tags = record.meta.tags;
    scenario.history = history(document, id);
    return scenario;
}

ReportRequest reportRequest(const LibraryDocument &document, const QList<ScenarioId> &ids, ReportKind kind,
                            const Language &language)
{
    ReportRequest request;
    request.kind = kind;
    request.language = language;
    for (const ScenarioId id : ids)
        request.scenarios.push_back(reportScenario(document, id));
    request.baseline = std::max(0, int(ids.indexOf(document.baseline())));
    request.date = document.now().toUTC();
    request.author = document.author();
    request.library = QFileInfo(document.file()).fileName();
    return request;
}

QString suggestedFileName(const ReportRequest &request)
{
    QString name = request.title;
    if (name.isEmpty() && !request.scenarios.empty())
        name = QString::fromStdString(request.scenarios.front().scenario.name);
    name = u"%1 %2 %3"_s.arg(request.date.toString(u"yyyy-MM"), kindWord(request.kind), name);
    static const QRegularExpression forbidden(u"[\\x00-\\x1f\\x7f/\\\\:*?\"<>|]+"_s);
    name.replace(forbidden, u" "_s);
    return name.simplified().left(longestName).trimmed();
}

} // namespace runcast
