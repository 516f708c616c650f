// SPDX-License-Identifier: MIT
#pragma once

#include "core/scenario/parameters.h"
#include "ui/document/scenario_record.h"

#include <map>
#include <string>

namespace runcast {

class LibraryDocument;

/// What stands for the id of a price, as scenarios do not name prices: whose rent it is, and its source.
std::string usageOfPrice(const std::string &acceleratorId, const ParameterSource &source);

/// Which scenarios name a row of a catalog, by the kind of parameter and the row's id; of a price (ValueKind::Number)
/// which took their rent from it. Reads the library when first
/// asked, and again after forget().
class CatalogUsage {
public:
    explicit CatalogUsage(const LibraryDocument &document) : m_document(document) {}

    QList<ScenarioId> usersOf(ValueKind kind, const std::string &id);
    void forget() { m_known = false; }

private:
    void read();

    const LibraryDocument &m_document;
    std::map<std::pair<ValueKind, std::string>, QList<ScenarioId>> m_users;
    bool m_known = false;
};

} // namespace runcast
