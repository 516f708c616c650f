// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/accelerators.h"
#include "core/catalog/facts.h"
#include "core/catalog/failure_rates.h"
#include "core/catalog/grid.h"
#include "core/catalog/models.h"
#include "core/catalog/prices.h"

#include <array>
#include <functional>
#include <span>
#include <string_view>
#include <unordered_map>

namespace runcast {

/// What a catalog is made of.
struct CatalogData {
    std::string version; // ISO 8601: the day it was assembled
    std::vector<Accelerator> accelerators;
    std::vector<AcceleratorPrice> prices;
    std::vector<GridRegion> regions;
    std::vector<FailureRate> failureRates;
    std::vector<ModelPreset> models;
    std::vector<Fact> powerFacts;
    std::vector<Fact> clusterFacts;
    std::vector<StorageFact> storage;
    std::vector<SourceCredit> credits;
    std::vector<OwnRow> ownRows; // as they were added, see addOwnRow()
};

/// Published figures that scenarios refer to by id. Never changes once made; finding by id takes no time to speak of.
class Catalog {
public:
    explicit Catalog(CatalogData data);
    Catalog(const Catalog &) = delete; // the indexes point into the data
    Catalog &operator=(const Catalog &) = delete;

    const CatalogData &data() const { return m_data; }
    const std::string &version() const { return m_data.version; }
    /// The own row of an accelerator or region as it was added; nullptr for a shipped one.
    const OwnRow *ownRow(OwnRowKind kind, std::string_view id) const;
    std::span<const Accelerator> accelerators() const { return m_data.accelerators; }
    std::span<const AcceleratorPrice> prices() const { return m_data.prices; }
    std::span<const GridRegion> regions() const { return m_data.regions; }
    std::span<const FailureRate> failureRates() const { return m_data.failureRates; }
    std::span<const ModelPreset> models() const { return m_data.models; }
    std::span<const Fact> powerFacts() const { return m_data.powerFacts; }
    std::span<const Fact> clusterFacts() const { return m_data.clusterFacts; }
    std::span<const StorageFact> storage() const { return m_data.storage; }
    std::span<const SourceCredit> credits() const { return m_data.credits; }

    /// The row of this id; nullptr if there is none.
    const Accelerator *findAccelerator(std::string_view id) const { return find(m_accelerators, id); }
    const GridRegion *findRegion(std::string_view id) const { return find(m_regions, id); }
    const ModelPreset *findModel(std::string_view id) const { return find(m_models, id); }
    const FailureRate *findFailureRate(std::string_view id) const { return find(m_failureRates, id); }
    /// Looks in the facts on power and on cluster costs, whose keys differ.
    const Fact *findFact(std::string_view key) const { return find(m_facts, key); }
    /// The price that stands for renting this accelerator (see prices.h); nullptr if none was published.
    const AcceleratorPrice *defaultRent(std::string_view acceleratorId,
                                        Commitment commitment = Commitment::OnDemand) const
    {
        return find(m_rents[size_t(commitment)], acceleratorId);
    }

private:
    template <typename T> using Index = std::unordered_map<std::string_view, const T *>;
    template <typename T> static const T *find(const Index<T> &index, std::string_view id)
    {
        const auto found = index.find(id);
        return found == index.end() ? nullptr : found->second;
    }

    CatalogData m_data;
    Index<Accelerator> m_accelerators;
    Index<GridRegion> m_regions;
    Index<FailureRate> m_failureRates;
    Index<ModelPreset> m_models;
    Index<Fact> m_facts;
    std::array<Index<AcceleratorPrice>, commitmentCount> m_rents;
};

/// Bytes of a data file by its path below core/catalog/data; empty if there is none.
using DataSource = std::function<std::string_view(std::string_view path)>;

/// Reads all files of a catalog; the first thing wrong with any of them, repeated ids and prices of unknown
/// accelerators included.
Result<CatalogData> loadCatalogData(const DataSource &source);

/// The catalog compiled into the program. Read on first use (some milliseconds); safe to call from any thread.
const Catalog &shippedCatalog();

} // namespace runcast
