// SPDX-License-Identifier: MIT
#include "core/catalog/prices.h"

#include "core/base/date.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <utility>

namespace runcast {
namespace {

constexpr std::string_view indexProvider = "Market index";
constexpr double highestUsdPerHour = 500;

template <typename Enum, size_t Count>
Enum choice(CsvRecord &record, std::string_view column,
            const std::array<std::pair<std::string_view, Enum>, Count> &words)
{
    const std::string word = record.text(column);
    for (const auto &[name, value] : words) {
        if (word == name)
            return value;
    }
    record.fail(RC_TEXT("Errors", "“%1” in column %2 is not one of the words known there."),
                {shortened(word), std::string(column)});
    return words.front().second;
}

constexpr std::array<std::pair<std::string_view, Commitment>, 5> commitments{{
    {"on_demand", Commitment::OnDemand},
    {"reserved_1y", Commitment::Reserved1y},
    {"reserved_3y", Commitment::Reserved3y},
    {"spot", Commitment::Spot},
    {"capacity_block", Commitment::CapacityBlock},
}};

constexpr std::array<std::pair<std::string_view, DatePrecision>, 4> precisions{{
    {"day", DatePrecision::Day},
    {"month", DatePrecision::Month},
    {"year", DatePrecision::Year},
    {"estimated", DatePrecision::Estimated},
}};

AcceleratorPrice readPrice(CsvRecord &record)
{
    AcceleratorPrice price;
    price.provider = record.requiredText("provider");
    price.sku = record.text("sku");
    price.acceleratorId = record.requiredText("accelerator_id");
    price.acceleratorsPerInstance = record.integer("accelerators_per_instance").value_or(0);
    const std::optional<double> usd = record.positive("usd_per_accelerator_hour");
    if (!usd || !(*usd < highestUsdPerHour))
        record.fail(RC_TEXT("Errors", "The cell of column %1 holds no price between 0 and 500 USD per hour."),
                    {"usd_per_accelerator_hour"});
    price.usdPerAcceleratorHour = usd.value_or(0);
    price.commitment = choice(record, "commitment", commitments);
    price.region = record.text("region");
    price.asOf = record.date("as_of_date");
    if (price.asOf.empty())
        record.fail(RC_TEXT("Errors", "The cell of column %1 is empty."), {"as_of_date"});
    price.asOfPrecision = choice(record, "as_of_precision", precisions);
    price.superseded = record.text("superseded") == "yes";
    price.source = record.requiredText("source");
    price.confidence = record.confidence("confidence");
    price.notes = record.text("notes");
    return price;
}

int yearOf(const AcceleratorPrice &price)
{
    int year = 0;
    std::from_chars(price.asOf.data(), price.asOf.data() + price.asOf.size(), year);
    return year;
}

bool isIndex(const AcceleratorPrice &price)
{
    return price.provider == indexProvider;
}

bool isSince(const AcceleratorPrice &price, std::optional<int> firstDay)
{
    const bool isExact = price.asOfPrecision != DatePrecision::Estimated;
    return !firstDay || (isExact && firstDayOfDate(price.asOf).value_or(*firstDay - 1) >= *firstDay);
}

bool counts(const AcceleratorPrice &price, std::string_view acceleratorId, Commitment commitment,
            std::optional<int> firstDay)
{
    const bool reserved = commitment == Commitment::Reserved1y || commitment == Commitment::Reserved3y;
    return price.acceleratorId == acceleratorId && price.commitment == commitment && !price.superseded &&
           (reserved || !isIndex(price)) && isSince(price, firstDay);
}

/// Of one provider's prices the lowest stands for it, of an index the newest.
bool standsBetter(const AcceleratorPrice &price, const AcceleratorPrice &than)
{
    return isIndex(price) ? price.asOf > than.asOf : price.usdPerAcceleratorHour < than.usdPerAcceleratorHour;
}

} // namespace

std::string_view commitmentWord(Commitment commitment)
{
    return commitments[size_t(commitment)].first;
}

std::string_view datePrecisionWord(DatePrecision precision)
{
    return precisions[size_t(precision)].first;
}

Result<std::vector<AcceleratorPrice>> loadPrices(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<AcceleratorPrice>(csvBytes, fileName, readPrice);
}

const AcceleratorPrice *defaultRent(std::span<const AcceleratorPrice> prices, std::string_view acceleratorId,
                                    Commitment commitment, std::optional<int> firstDay)
{
    int newestYear = 0;
    for (const AcceleratorPrice &price : prices) {
        if (counts(price, acceleratorId, commitment, firstDay))
            newestYear = std::max(newestYear, yearOf(price));
    }
    std::map<std::string_view, const AcceleratorPrice *> ofProvider;
    for (const AcceleratorPrice &price : prices) {
        if (!counts(price, acceleratorId, commitment, firstDay) || yearOf(price) < newestYear - 1)
            continue;
        const AcceleratorPrice *&best = ofProvider[price.provider];
        if (!best || standsBetter(price, *best))
            best = &price;
    }
    std::vector<const AcceleratorPrice *> ranked;
    for (const auto &[provider, price] : ofProvider)
        ranked.push_back(price);
    std::ranges::stable_sort(ranked, {}, &AcceleratorPrice::usdPerAcceleratorHour);
    if (ranked.empty())
        return nullptr;
    return ranked.size() < 3 ? ranked.front() : ranked[1];
}

} // namespace runcast
