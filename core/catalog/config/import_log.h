// SPDX-License-Identifier: MIT
#pragma once

#include "core/base/result.h"
#include "core/scenario/check.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace runcast::config {

/// What came up while a config was read: findings for the reader, sizes that are missing, and the first error.
class ImportLog {
public:
    /// A remark for the reader, see remarks.h.
    void remark(std::string_view id, const std::vector<std::string> &arguments);
    void missing(std::string key) { m_missing.push_back(std::move(key)); }
    void quoted(std::string key) { m_quoted.push_back(std::move(key)); }
    void defaulted(std::string keyAndValue) { m_defaulted.push_back(std::move(keyAndValue)); }

    /// Keeps the first error only.
    void fail(Error error);

    bool failed() const { return m_error.has_value() || !m_missing.empty(); }
    /// The first error, else one that lists all missing keys, else nothing.
    std::optional<Error> error() const;
    /// All findings, those about quoted numbers and class defaults in one each.
    std::vector<Finding> takeFindings();

private:
    std::vector<Finding> m_findings;
    std::vector<std::string> m_missing, m_quoted, m_defaulted;
    std::optional<Error> m_error;
};

} // namespace runcast::config
