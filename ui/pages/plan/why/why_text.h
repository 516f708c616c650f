// SPDX-License-Identifier: MIT
#pragma once

#include "core/forecast/figures.h"
#include "core/scenario/scenario.h"
#include "reports/format/delta.h"
#include "reports/format/format.h"

#include <QCoreApplication>
#include <QStringList>

namespace runcast {

class PlanModel;

/// The answer to "why?" in words: what the panel shows and what is copied.
class WhyText {
    Q_DECLARE_TR_FUNCTIONS(WhyText)
public:
    struct Input {
        QString symbol, title, value, origin; // "H", "Accelerator-hours", "29.8 M h", "computed"
        QString key;                          // leads there
        bool isFigure = false;
        SourceKind kind = SourceKind::Default; // of a parameter
    };
    struct Change {
        QString what; // "Rent: 2.64 USD/h instead of 2.40 USD/h"
        Delta delta;
    };
    QString question; // "Why 90.1 M USD?"
    QString title, section, key;
    QString words, formula, filled, result;
    QStringList missing; // why there is no value
    QList<Input> inputs;
    QList<Change> changes;
    QStringList sources;

    /// All of it as plain text.
    QString plain() const;
};

WhyText whyText(const Figure &figure, const PlanModel &model);

} // namespace runcast
