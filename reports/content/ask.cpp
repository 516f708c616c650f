// SPDX-License-Identifier: MIT
#include "reports/content/ask.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace runcast::report {
namespace {

QString amountPhrase(const ReportContext &context)
{
    const Language &l = context.language();
    QString total = context.money(context.forecast().cost.totalUsd);
    const std::optional<double> budget = context.scenario().target.budgetUsd;
    if (!budget)
        return total;
    const QString cap = context.money(*budget);
    if (context.forecast().target.budgetMarginUsd < 0)
        //: %1 is the amount asked for, %2 the budget that it exceeds. Stands inside the sentence that asks.
        return l.words("Report", "%1, above the budget of %2").arg(total, cap);
    //: %1 is the amount asked for, %2 the highest amount allowed. Stands inside the sentence that asks.
    return l.words("Report", "%1 with a cap of %2").arg(total, cap);
}

QString purposePhrase(const ReportContext &context)
{
    const Language &l = context.language();
    const Scenario &s = context.scenario();
    const QString parameters = context.shown(Unit::Parameters, context.forecast().compute.totalParameters);
    const double accelerators = std::clamp(s.cluster.accelerators, 0.0, double(std::numeric_limits<int>::max()));
    const int n = std::isfinite(accelerators) ? int(accelerators) : 0;
    const QString name = acceleratorName(context, s);
    const bool rented = s.price.mode == PriceMode::Rent;
    const bool mixed = s.price.mode == PriceMode::Mix;
    if (mixed) {
        const QString words =
            l.words("Report", "to train a model of %1 parameters on %Ln accelerator(s) %2, owned and rented", nullptr,
                    n)
                .arg(parameters, name);
        return s.schedule.startDate.empty()
                   ? words
                   : l.words("Report", "%1, from %2")
                         .arg(words, context.format.isoDate(s.schedule.startDate, DateForm::Long));
    }
    if (s.schedule.startDate.empty()) {
        return (rented
                    ? l.words("Report", "to train a model of %1 parameters on %Ln rented accelerator(s) %2", nullptr, n)
                    : l.words("Report", "to train a model of %1 parameters on %Ln owned accelerator(s) %2", nullptr, n))
            .arg(parameters, name);
    }
    const QString start = context.format.isoDate(s.schedule.startDate, DateForm::Long);
    return (rented ? l.words("Report", "to train a model of %1 parameters on %Ln rented accelerator(s) %2 from %3",
                             nullptr, n)
                   : l.words("Report", "to train a model of %1 parameters on %Ln owned accelerator(s) %2 from %3",
                             nullptr, n))
        .arg(parameters, name, start);
}

} // namespace

QString acceleratorName(const ReportContext &context, const Scenario &scenario)
{
    const Accelerator *accelerator = context.catalog.findAccelerator(scenario.cluster.accelerator);
    return QString::fromStdString(accelerator ? accelerator->name : scenario.cluster.accelerator);
}

QString askSentence(const ReportContext &context)
{
    const Language &l = context.language();
    if (!std::isfinite(context.forecast().cost.totalUsd)) {
        const Figure *total = context.schema.figure("cost.total_usd");
        return l.words("Report", "No amount can be asked for yet: the total cost %1.")
            .arg(total ? context.figure(*total, context.main()) : l.words("Report", "not applicable"));
    }
    const QString amount = amountPhrase(context);
    const QString purpose = purposePhrase(context);
    const QString &who = context.request.organisation;
    const QString &whom = context.request.audience;
    const QDate &decision = context.request.decisionDate;
    if (!decision.isValid()) {
        if (who.isEmpty() && whom.isEmpty())
            return l.words("Report", "Approval is asked for %1, %2.").arg(amount, purpose);
        if (whom.isEmpty())
            return l.words("Report", "%1 asks for approval of %2, %3.").arg(who, amount, purpose);
        if (who.isEmpty())
            return l.words("Report", "%1 is asked to approve %2, %3.").arg(whom, amount, purpose);
        return l.words("Report", "%1 asks %2 to approve %3, %4.").arg(who, whom, amount, purpose);
    }
    const QString when = context.format.isoDate(decision.toString(Qt::ISODate).toStdString(), DateForm::Long);
    if (who.isEmpty() && whom.isEmpty())
        return l.words("Report", "Approval is asked for %1 by %2, %3.").arg(amount, when, purpose);
    if (whom.isEmpty())
        return l.words("Report", "%1 asks for approval of %2 by %3, %4.").arg(who, amount, when, purpose);
    if (who.isEmpty())
        return l.words("Report", "%1 is asked to approve %2 by %3, %4.").arg(whom, amount, when, purpose);
    return l.words("Report", "%1 asks %2 to approve %3 by %4, %5.").arg(who, whom, amount, when, purpose);
}

} // namespace runcast::report
