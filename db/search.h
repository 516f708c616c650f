// SPDX-License-Identifier: MIT
#pragma once

#include "db/scenario_record.h"

#include <QStringList>

namespace runcast {

/// What is typed into a search field: words that must all be in name, note, tags, owner or model name, in any order,
/// without regard to case and accents; `tag:` and `status:` narrow. Quotation marks hold words together.
/// Example: `405b tag:"big run" status:draft`.
class ScenarioSearch {
public:
    ScenarioSearch() = default;
    explicit ScenarioSearch(QStringView text);

    bool isEmpty() const { return m_words.isEmpty() && m_tags.isEmpty() && m_statuses.isEmpty(); }
    bool matches(const StoredRecord &stored) const;

private:
    QStringList m_words, m_tags, m_statuses; // folded
};

/// The text without case and accents, for comparing: "Zürich" -> "zurich".
QString searchFolded(QStringView text);

} // namespace runcast
