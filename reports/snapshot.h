// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/forecast.h"
#include "core/scenario/scenario.h"
#include "reports/format/language.h"

#include <QByteArray>
#include <QDate>
#include <QDateTime>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace runcast {

/// One saved version of a scenario, as the history table lists it.
struct ReportVersion {
    int number = 0;
    QDateTime time; // UTC
    QString author, comment;
    double totalUsd = notComputed;
};

/// A scenario with its forecast and what the library knows of it. A scenario outside any library has version 0.
struct ReportScenario {
    Scenario scenario;
    Outcome outcome;
    int version = 0;
    QString status = QStringLiteral("draft"); // draft, proposed, approved, rejected
    QString owner, note;
    QStringList tags;
    std::vector<ReportVersion> history; // oldest first
};

enum class ReportKind { Budget, Summary, Comparison };
enum class Paper { A4, Letter };

inline constexpr size_t maximalReportScenarios = 6;

/// All that a report or an export is made from: one snapshot, taken once, so that every output says the same. The date
/// is an argument, like everything else: the same request gives the same bytes.
struct ReportRequest {
    ReportKind kind = ReportKind::Budget;
    std::vector<ReportScenario> scenarios; // 1 to 6; of a budget or summary the first, the others are alternatives
    int baseline = 0;                      // index of the scenario that others are compared with
    Language language;
    QString currency; // ISO 4217, USD or a currency of one of the scenarios; empty = that of the baseline
    Paper paper = Paper::A4;
    QDateTime date; // UTC
    QString author, organisation;
    QString audience;       // whom the report asks
    QDate decisionDate;     // by when; invalid = not entered
    QString classification; // "Confidential"
    QString title;          // empty = name of the scenario, or of the comparison
    QString library;        // name of the library, without its folder
    QByteArray logo;        // an SVG or a bitmap file; empty = none
    QStringList leftOut;    // ids of sections, see sections.h
};

/// Told how far the work is, from 0 to 1, in the thread that works.
using ReportProgress = std::function<void(double fraction)>;

} // namespace runcast
