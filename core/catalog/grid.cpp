// SPDX-License-Identifier: MIT
#include "core/catalog/grid.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"

#include <unordered_map>

namespace runcast {
namespace {

constexpr std::string_view waterPrefix = "wue_grid_";
constexpr std::string_view worldId = "WORLD";

RegionLevel level(CsvRecord &record)
{
    const std::string word = record.text("level");
    if (word == "us_state")
        return RegionLevel::UsState;
    if (word == "province")
        return RegionLevel::Province;
    if (word == "cloud_region")
        return RegionLevel::CloudRegion;
    if (word == "aggregate")
        return RegionLevel::Aggregate;
    if (word != "country")
        record.fail(RC_TEXT("Errors", "“%1” in column %2 is not one of the words known there."),
                    {shortened(word), "level"});
    return RegionLevel::Country;
}

std::optional<GridValue> ownValue(CsvRecord &record, std::string_view id, std::string_view column,
                                  std::string_view about)
{
    const std::optional<double> value = record.number(column);
    if (!value)
        return std::nullopt;
    const std::string prefix(about);
    return GridValue{*value, std::string(id), record.integer(prefix + "_year"), record.text(prefix + "_basis"),
                     record.requiredText(prefix + "_source")};
}

GridRegion readRegion(CsvRecord &record)
{
    GridRegion region;
    region.id = record.requiredText("id");
    region.iso3 = record.text("iso3");
    region.name = record.requiredText("name");
    region.level = level(record);
    region.parentId = record.text("parent_id");
    region.carbonGPerKwh = ownValue(record, region.id, "carbon_g_per_kwh", "carbon");
    region.electricityUsdPerKwh = ownValue(record, region.id, "electricity_usd_per_kwh", "price");
    region.readOn = record.date("read_on");
    region.confidence = record.confidence("confidence");
    region.notes = record.text("notes");
    return region;
}

/// The value of each region's own row, else of the nearest row up its parents that has one.
class Fallback {
public:
    explicit Fallback(std::vector<GridRegion> &regions) : m_regions(regions)
    {
        for (size_t i = 0; i < regions.size(); ++i)
            m_index.emplace(regions[i].id, i);
    }

    void fill(std::optional<GridValue> GridRegion::*member) const
    {
        for (GridRegion &region : m_regions) {
            const GridRegion *row = &region;
            for (int step = 0; step < maxSteps && row && !(row->*member); ++step)
                row = parent(*row);
            if (row && row != &region)
                region.*member = row->*member;
        }
    }

private:
    static constexpr int maxSteps = 8; // a file from outside may point in circles

    const GridRegion *parent(const GridRegion &region) const
    {
        const auto found = m_index.find(region.parentId);
        return found == m_index.end() ? nullptr : &m_regions[found->second];
    }

    std::vector<GridRegion> &m_regions;
    std::unordered_map<std::string, size_t> m_index;
};

void setWater(std::vector<GridRegion> &regions, std::span<const Fact> powerFacts)
{
    std::unordered_map<std::string, GridValue> waterOf;
    for (const Fact &fact : powerFacts) {
        if (fact.key.starts_with(waterPrefix) && fact.value)
            waterOf[fact.key.substr(waterPrefix.size())] = {*fact.value, {}, fact.year, fact.unit, fact.source};
    }
    for (GridRegion &region : regions) {
        const auto found = waterOf.find(asciiLower(region.id));
        if (found != waterOf.end()) {
            region.waterLPerKwh = found->second;
            region.waterLPerKwh->fromId = region.id;
        }
    }
}

} // namespace

Result<std::vector<GridRegion>> loadGrid(std::string_view csvBytes, std::string_view fileName,
                                         std::span<const Fact> powerFacts)
{
    Result<std::vector<GridRegion>> regions = readRecords<GridRegion>(csvBytes, fileName, readRegion);
    if (!regions)
        return regions;
    setWater(*regions, powerFacts);
    const Fallback fallback(*regions);
    for (const auto member : {&GridRegion::carbonGPerKwh, &GridRegion::electricityUsdPerKwh, &GridRegion::waterLPerKwh})
        fallback.fill(member);

    std::optional<GridValue> worldWater;
    for (const GridRegion &region : *regions) {
        if (region.id == worldId)
            worldWater = region.waterLPerKwh;
    }
    for (GridRegion &region : *regions) {
        if (!region.waterLPerKwh)
            region.waterLPerKwh = worldWater;
    }
    return regions;
}

} // namespace runcast
