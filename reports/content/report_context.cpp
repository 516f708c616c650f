// SPDX-License-Identifier: MIT
#include "reports/content/report_context.h"

#include "core/base/text.h"

#include <cmath>

using namespace Qt::StringLiterals;

namespace runcast::report {
namespace {

Error refused(std::string reason, std::vector<std::string> arguments, std::string advice)
{
    return {.code = ErrorCode::Refused,
            .reason = std::move(reason),
            .arguments = std::move(arguments),
            .advice = std::move(advice)};
}

// How many units of the currency one US dollar is, by what the scenarios say; nothing if none says it.
std::optional<double> rateOf(const QString &currency, const ReportRequest &request)
{
    if (currency == u"USD")
        return 1;
    for (const ReportScenario &scenario : request.scenarios) {
        const PriceInputs &price = scenario.scenario.price;
        if (currency == QString::fromStdString(price.currency) && price.unitsPerUsd && *price.unitsPerUsd > 0)
            return *price.unitsPerUsd;
    }
    return {};
}

} // namespace

QString ReportContext::percent(double fraction) const
{
    const double hundredths = fraction * 100;
    const bool isWhole = std::fabs(hundredths - std::round(hundredths)) < 0.05;
    return format.percent(fraction, isWhole ? 0 : 1);
}

QString ReportContext::figure(const Figure &figure, const ReportScenario &scenario) const
{
    const double value = figure.get(scenario.outcome.forecast);
    if (std::isfinite(value))
        return format.figure(figure, value);
    return absenceText(whyAbsent(figure, scenario.scenario, scenario.outcome, schema, format), language());
}

QString ReportContext::figure(std::string_view key) const
{
    const Figure *found = schema.figure(key);
    return found ? figure(*found, main()) : QString();
}

QString ReportContext::parameter(std::string_view key) const
{
    const Parameter *found = schema.parameter(key);
    if (!found)
        return {};
    const Value value = found->get(scenario());
    return isMissing(value) ? language().words("Report", "not entered") : input(*found, value);
}

QString ReportContext::input(const Parameter &parameter, const Value &value) const
{
    const double *number = std::get_if<double>(&value);
    if (!number || *number == 0 || *number == std::round(*number))
        return format.parameter(parameter, value, catalog);
    constexpr int digits = 5;
    const double step = std::pow(10, digits - 1 - std::floor(std::log10(std::fabs(*number))));
    return format.parameter(parameter, std::round(*number * step) / step, catalog);
}

QString ReportContext::sourceNote(std::initializer_list<std::string_view> figureKeys) const
{
    std::vector<const Figure *> figures;
    for (const std::string_view key : figureKeys) {
        if (const Figure *found = schema.figure(key))
            figures.push_back(found);
    }
    return sourceNote(figures);
}

QString ReportContext::sourceNote(std::span<const Figure *const> figures) const
{
    const QString ids = assumptionsBehind(assumptions, figures, schema);
    if (ids.isEmpty())
        return language().words("Report", "Source: this scenario.");
    return language().words("Report", "Source: this scenario, assumptions %1.").arg(ids);
}

Result<ReportContext> reportContext(const ReportRequest &request, const Schema &schema, const Catalog &catalog)
{
    if (request.scenarios.empty()) {
        return refused(RC_TEXT("Errors", "A report needs a scenario, and none was given."), {},
                       RC_TEXT("Errors", "Choose a scenario."));
    }
    if (request.scenarios.size() > maximalReportScenarios) {
        return refused(RC_TEXT("Errors", "A report holds at most %1 scenarios, and %2 were given."),
                       {std::to_string(maximalReportScenarios), std::to_string(request.scenarios.size())},
                       RC_TEXT("Errors", "Choose fewer."));
    }
    if (request.kind == ReportKind::Comparison && request.scenarios.size() < 2) {
        return refused(RC_TEXT("Errors", "A comparison needs at least two scenarios."), {},
                       RC_TEXT("Errors", "Choose a second one."));
    }
    if (request.baseline < 0 || size_t(request.baseline) >= request.scenarios.size()) {
        return refused(RC_TEXT("Errors", "The baseline is none of the report’s scenarios."), {},
                       RC_TEXT("Errors", "Choose one of them."));
    }
    QString currency = request.currency;
    if (currency.isEmpty())
        currency = QString::fromStdString(request.scenarios[size_t(request.baseline)].scenario.price.currency);
    const std::optional<double> rate = rateOf(currency, request);
    if (!rate) {
        return refused(RC_TEXT("Errors", "There is no exchange rate for %1."), {currency.toStdString()},
                       RC_TEXT("Errors", "Enter the rate in the scenario, or choose USD."));
    }
    return ReportContext{
        .request = request, .schema = schema, .catalog = catalog, .format = Format(request.language, currency, *rate)};
}

void Numbering::name(Table &table)
{
    table.number = next(m_tables);
    table.label = m_language.words("Report", "Table %1").arg(table.number);
}

void Numbering::name(Drawing &drawing)
{
    drawing.label = m_language.words("Report", "Figure %1").arg(next(m_drawings));
}

QString Numbering::next(int &counter) const
{
    ++counter;
    return m_section.isEmpty() ? QString::number(counter) : m_section + u'.' + QString::number(counter);
}

} // namespace runcast::report
