// SPDX-License-Identifier: MIT
#include "core/scenario/price_entries.h"

namespace runcast {

namespace {

using namespace access;
using P = PriceInputs;

constexpr std::array timingChoices = {
    Choice{"month_start", RC_TEXT("Choices", "Start of the month")},
    Choice{"month_middle", RC_TEXT("Choices", "Middle of the month")},
    Choice{"month_end", RC_TEXT("Choices", "End of the month")},
};

void appendStorage(std::vector<Parameter> &all)
{
    all.push_back(common<&P::storageUsdPerGbMonth>(
        "price.storage_usd_per_gb_month", ValueKind::Number, Unit::UsdPerGbMonth,
        RC_TEXT("Parameters", "Storage a month"),
        RC_TEXT("Parameters", "For checkpoints and data kept, per GB (10⁹ bytes) and month."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.021, RC_TEXT("Sources", "AWS S3 Standard over 500 TB, us-east-1"), "2026-05"};
        },
        {0, 100}));
    Parameter stored = common<&P::storedDataBytes>(
        "price.stored_data_bytes", ValueKind::Number, Unit::Bytes, RC_TEXT("Parameters", "Data stored"),
        RC_TEXT("Parameters", "Training data and logs kept during the run, beside the checkpoints."), zeroDefault,
        {0, 1e21});
    stored.detail = true;
    all.push_back(std::move(stored));
    Parameter egress = common<&P::egressBytes>(
        "price.egress_bytes", ValueKind::Number, Unit::Bytes, RC_TEXT("Parameters", "Data sent out"),
        RC_TEXT("Parameters", "What leaves the provider’s network: final weights, checkpoints, logs."), zeroDefault,
        {0, 1e21});
    egress.detail = true;
    all.push_back(std::move(egress));
    Parameter rate = common<&P::egressUsdPerGb>(
        "price.egress_usd_per_gb", ValueKind::Number, Unit::UsdPerGb, RC_TEXT("Parameters", "Egress"),
        RC_TEXT("Parameters", "Per GB (10⁹ bytes) sent out."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.05, RC_TEXT("Sources", "AWS S3 to the internet over 150 TB, us-east-1"), "2026-05"};
        },
        {0, 100});
    rate.detail = true;
    all.push_back(std::move(rate));
}

} // namespace

void appendExpenseParameters(std::vector<Parameter> &all)
{
    all.push_back(
        common<&P::staffCount>("price.staff_count", ValueKind::Number, Unit::People, RC_TEXT("Parameters", "Staff"),
                               RC_TEXT("Parameters", "People paid by this budget, ramp and wind-down included."),
                               [](const Scenario &, const Catalog &) {
                                   return DefaultValue{0.0, RC_TEXT("Sources", "nobody entered"), ""};
                               },
                               {0, 1e6}));
    all.push_back(common<&P::staffUsdPerYear>(
        "price.staff_usd_per_year", ValueKind::Number, Unit::UsdPerYear, RC_TEXT("Parameters", "Staff cost a year"),
        RC_TEXT("Parameters", "Full cost of one person a year."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "no neutral public value; enter your own"), ""};
        },
        {0, 1e8}));
    appendStorage(all);
    Parameter data = common<&P::dataUsd>(
        "price.data_usd", ValueKind::Number, Unit::Usd, RC_TEXT("Parameters", "Data"),
        RC_TEXT("Parameters", "Licences, collection and labelling of data, as one amount."), zeroDefault, {0, 1e12});
    data.detail = true;
    all.push_back(std::move(data));
    all.push_back(common<&P::contingencyFraction>(
        "price.contingency_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Contingency"),
        RC_TEXT("Parameters", "Share added to the sum of all parts for what is not known."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.10, RC_TEXT("Sources", "assumption; enter your own"), ""};
        },
        {0, 5}));
    Parameter tax = common<&P::taxFraction>(
        "price.tax_fraction", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Tax"),
        RC_TEXT("Parameters", "Sales or value-added tax that cannot be recovered, on the sum with contingency."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "before tax; enter your own"), ""};
        },
        {0, 1});
    tax.detail = true;
    all.push_back(std::move(tax));
}

void appendFinanceParameters(std::vector<Parameter> &all)
{
    Parameter discount = common<&P::discountRate>(
        "price.discount_rate", ValueKind::Number, Unit::Fraction, RC_TEXT("Parameters", "Discount rate"),
        RC_TEXT("Parameters", "A year, for the present value of the cash flow."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{0.0, RC_TEXT("Sources", "no neutral public value; enter your own"), ""};
        },
        {0, 1});
    discount.detail = true;
    all.push_back(std::move(discount));
    Parameter timing = choiceEntry<timingChoices, &Scenario::price, &P::discountTiming>(
        "price.discount_timing", pricesGroup, RC_TEXT("Parameters", "Payments fall on"),
        RC_TEXT("Parameters", "The day of each month on which its payments are discounted."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("month_end"), RC_TEXT("Sources", "convention of spreadsheets (NPV)"), ""};
        });
    timing.detail = true;
    all.push_back(std::move(timing));
    Parameter fiscal = common<&P::fiscalStartMonth>(
        "price.fiscal_start_month", ValueKind::Count, Unit::Count, RC_TEXT("Parameters", "Fiscal year starts in month"),
        RC_TEXT("Parameters",
                "1 is January. Quarters are those of the fiscal year, which is named after the year it ends "
                "in."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{1.0, RC_TEXT("Sources", "calendar year"), ""};
        },
        {1, 12});
    fiscal.detail = true;
    all.push_back(std::move(fiscal));
    Parameter valid = common<&P::validDays>(
        "price.valid_days", ValueKind::Count, Unit::Days, RC_TEXT("Parameters", "Prices hold for"),
        RC_TEXT("Parameters", "A price whose source is older on the day of the report is a finding."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{90.0,
                                RC_TEXT("Sources",
                                        "in the five months to 2026-03 the one-year rent of an H100 rose from "
                                        "1.70 to 2.35 USD (SemiAnalysis index)"),
                                "2026-03"};
        },
        {1, 3650});
    valid.detail = true;
    all.push_back(std::move(valid));
    Parameter currency = common<&P::currency>(
        "price.currency", ValueKind::Currency, Unit::None, RC_TEXT("Parameters", "Currency"),
        RC_TEXT("Parameters", "ISO code in which amounts are shown. They are kept in US dollars."),
        [](const Scenario &, const Catalog &) {
            return DefaultValue{std::string("USD"), RC_TEXT("Sources", "the currency of the catalogs"), ""};
        },
        {});
    currency.detail = true;
    currency.drivesDefaults = true;
    all.push_back(std::move(currency));
    Parameter rate = common<&P::unitsPerUsd>(
        "price.units_per_usd", ValueKind::Number, Unit::UnitsPerUsd, RC_TEXT("Parameters", "Exchange rate"),
        RC_TEXT("Parameters",
                "Units of the shown currency for one US dollar, with its source and date. Without a rate no "
                "amount is shown."),
        [](const Scenario &s, const Catalog &) {
            return s.price.currency == "USD" ? DefaultValue{1.0, RC_TEXT("Sources", "the currency of the catalogs"), ""}
                                             : DefaultValue{Value{}, RC_TEXT("Sources", "not entered"), ""};
        },
        {1e-6, 1e9});
    rate.detail = true;
    rate.canBeMissing = true; // checkInputs() asks for it where another currency is shown
    rate.relevant = [](const Scenario &s) { return s.price.currency != "USD"; };
    all.push_back(std::move(rate));
}

} // namespace runcast
