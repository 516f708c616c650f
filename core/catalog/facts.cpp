// SPDX-License-Identifier: MIT
#include "core/catalog/facts.h"

#include "core/base/text.h"

namespace runcast {
namespace {

Fact readFact(CsvRecord &record)
{
    Fact fact;
    fact.key = record.requiredText("key");
    fact.value = record.number("value");
    fact.unit = record.requiredText("unit");
    fact.low = record.number("low");
    fact.high = record.number("high");
    fact.year = record.integer("year").value_or(0);
    fact.source = record.requiredText("source");
    fact.confidence = record.confidence("confidence");
    fact.notes = record.text("notes");
    return fact;
}

StorageFact readStorage(CsvRecord &record)
{
    StorageFact fact;
    fact.provider = record.requiredText("provider");
    fact.product = record.requiredText("product");
    fact.metric = record.requiredText("metric");
    const std::optional<double> value = record.number("value");
    if (!value)
        record.fail(RC_TEXT("Errors", "The cell of column %1 is empty."), {"value"});
    fact.value = value.value_or(0);
    fact.unit = record.requiredText("unit");
    fact.region = record.text("region");
    fact.asOf = record.date("as_of");
    fact.source = record.requiredText("source");
    fact.confidence = record.confidence("confidence");
    fact.notes = record.text("notes");
    return fact;
}

SourceCredit readCredit(CsvRecord &record)
{
    return {record.requiredText("source"), record.requiredText("used_for"), record.requiredText("licence"),
            record.requiredText("credit")};
}

} // namespace

Result<std::vector<Fact>> loadFacts(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<Fact>(csvBytes, fileName, readFact);
}

Result<std::vector<StorageFact>> loadStorage(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<StorageFact>(csvBytes, fileName, readStorage);
}

Result<std::vector<SourceCredit>> loadSourceCredits(std::string_view csvBytes, std::string_view fileName)
{
    return readRecords<SourceCredit>(csvBytes, fileName, readCredit);
}

} // namespace runcast
