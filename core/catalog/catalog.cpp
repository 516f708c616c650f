// SPDX-License-Identifier: MIT
#include "core/catalog/catalog.h"

#include "core/base/strings.h"
#include "core/base/text.h"
#include "core/base/utf8.h"
#include "core/catalog/embedded_data.h"

#include <cstdlib>
#include <type_traits>
#include <unordered_set>
#include <utility>

namespace runcast {
namespace {

template <typename T> void indexBy(std::string T::*id, const std::vector<T> &rows, auto &index)
{
    for (const T &row : rows)
        index.emplace(row.*id, &row);
}

/// Reads files one after the other and remembers the first error.
class DataReader {
public:
    explicit DataReader(const DataSource &source) : m_source(source) {}

    template <typename Load> auto read(std::string_view path, Load load)
    {
        auto rows = load(m_source(path), path);
        if (rows)
            return std::move(rows).value();
        fail(rows.error());
        return std::remove_cvref_t<decltype(*rows)>();
    }
    /// Ids are what scenarios refer to: none may stand twice.
    template <typename T> void requireUnique(const std::vector<T> &rows, std::string T::*id, std::string_view path)
    {
        std::unordered_set<std::string_view> seen;
        for (const T &row : rows) {
            if (!seen.insert(row.*id).second)
                fail({.reason = RC_TEXT("Errors", "Two rows have the id “%1”."),
                      .arguments = {shortened(row.*id)},
                      .file = std::string(path)});
        }
    }
    void fail(Error error)
    {
        if (!m_error)
            m_error = std::move(error);
    }
    const std::optional<Error> &error() const { return m_error; }

private:
    const DataSource &m_source;
    std::optional<Error> m_error;
};

void requireKnownAccelerators(const CatalogData &data, DataReader &reader)
{
    std::unordered_set<std::string_view> known;
    for (const Accelerator &accelerator : data.accelerators)
        known.insert(accelerator.id);
    for (const AcceleratorPrice &price : data.prices) {
        if (!known.contains(price.acceleratorId))
            reader.fail(
                {.reason = RC_TEXT("Errors", "A price names the accelerator “%1”, which is not in the catalog."),
                 .arguments = {shortened(price.acceleratorId)},
                 .file = "prices.csv"});
    }
    for (const ModelPreset &model : data.models) {
        if (!model.acceleratorId.empty() && !known.contains(model.acceleratorId))
            reader.fail(
                {.reason = RC_TEXT("Errors", "A model names the accelerator “%1”, which is not in the catalog."),
                 .arguments = {shortened(model.acceleratorId)},
                 .file = "models.csv"});
    }
}

} // namespace

Catalog::Catalog(CatalogData data) : m_data(std::move(data))
{
    indexBy(&Accelerator::id, m_data.accelerators, m_accelerators);
    indexBy(&GridRegion::id, m_data.regions, m_regions);
    indexBy(&FailureRate::id, m_data.failureRates, m_failureRates);
    indexBy(&ModelPreset::id, m_data.models, m_models);
    indexBy(&Fact::key, m_data.powerFacts, m_facts);
    indexBy(&Fact::key, m_data.clusterFacts, m_facts);
    for (const Accelerator &accelerator : m_data.accelerators) {
        for (size_t i = 0; i < commitmentCount; ++i) {
            if (const AcceleratorPrice *rent = runcast::defaultRent(m_data.prices, accelerator.id, Commitment(i)))
                m_rents[i].emplace(accelerator.id, rent);
        }
    }
}

const OwnRow *Catalog::ownRow(OwnRowKind kind, std::string_view id) const
{
    for (const OwnRow &row : m_data.ownRows) {
        if (row.kind == kind && row.cell("id") == id)
            return &row;
    }
    return nullptr;
}

Result<CatalogData> loadCatalogData(const DataSource &source)
{
    DataReader reader(source);
    CatalogData data;
    data.version = trimmed(source("version.txt"));
    data.accelerators = reader.read("accelerators.csv", loadAccelerators);
    data.prices = reader.read("prices.csv", loadPrices);
    data.powerFacts = reader.read("power.csv", loadFacts);
    data.clusterFacts = reader.read("cluster_costs.csv", loadFacts);
    data.regions = reader.read("grid.csv", [&](std::string_view bytes, std::string_view fileName) {
        return loadGrid(bytes, fileName, data.powerFacts);
    });
    data.failureRates = reader.read("failure_rates.csv", loadFailureRates);
    data.storage = reader.read("storage.csv", loadStorage);
    data.credits = reader.read("sources.csv", loadSourceCredits);
    data.models = reader.read("models.csv", [&](std::string_view bytes, std::string_view fileName) {
        return loadModels(bytes, fileName,
                          [&](std::string_view id) { return source("models/" + std::string(id) + ".json"); });
    });

    reader.requireUnique(data.accelerators, &Accelerator::id, "accelerators.csv");
    reader.requireUnique(data.powerFacts, &Fact::key, "power.csv");
    reader.requireUnique(data.clusterFacts, &Fact::key, "cluster_costs.csv");
    reader.requireUnique(data.regions, &GridRegion::id, "grid.csv");
    reader.requireUnique(data.failureRates, &FailureRate::id, "failure_rates.csv");
    reader.requireUnique(data.models, &ModelPreset::id, "models.csv");
    requireKnownAccelerators(data, reader);
    if (reader.error())
        return *reader.error();
    return data;
}

const Catalog &shippedCatalog()
{
    static const Catalog catalog([] {
        Result<CatalogData> data = loadCatalogData(embeddedFile);
        if (!data)
            std::abort(); // our own data, compiled in and tested
        return std::move(data).value();
    }());
    return catalog;
}

} // namespace runcast
