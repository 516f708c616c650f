// SPDX-License-Identifier: MIT
#pragma once

#include "core/catalog/config/document.h"
#include "core/catalog/config/import_log.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace runcast::config {

/// Names of one size in different families' files; the first is the one that messages use.
using Keys = std::span<const std::string_view>;

/// Reads the keys of one object. Whatever is wrong goes to the log; what is returned then is 0 or the fallback, and the
/// caller checks the log once at the end. null counts as absent, a number in quotes as a number with a warning.
class ConfigReader {
public:
    /// `path` is put before keys in messages: "text_config.".
    ConfigReader(const Json &object, std::string path, ImportLog &log)
        : m_object(object), m_path(std::move(path)), m_log(log)
    {
    }

    ImportLog &log() const { return m_log; }
    std::string pathOf(std::string_view key) const { return m_path + std::string(key); }

    /// The value of a key; nullptr if it is absent or null.
    const Json *find(std::string_view key) const;

    /// A size of at least 1; missing is an error.
    std::int64_t size(Keys keys) const;
    std::int64_t size(std::string_view key) const { return size(Keys(&key, 1)); }
    /// A size that may be absent.
    std::int64_t sizeOr(Keys keys, std::int64_t fallback, std::int64_t lowest = 1) const;
    std::int64_t sizeOr(std::string_view key, std::int64_t fallback, std::int64_t lowest = 1) const
    {
        return sizeOr(Keys(&key, 1), fallback, lowest);
    }
    bool flag(std::string_view key, bool fallback) const;
    double numberOr(std::string_view key, double fallback) const;
    std::string textOr(std::string_view key, std::string_view fallback) const;
    /// A list; nullptr if it is absent.
    const Json *list(std::string_view key) const;
    /// The object of a key for a reader of its own; an empty object if it is absent.
    ConfigReader nested(std::string_view key) const;

    /// Fails with "KEY is VALUE: REASON".
    void refuse(std::string_view key, const Json &value, const char *reason, const char *advice = "") const;

private:
    std::int64_t integer(std::string_view key, const Json &value, std::int64_t lowest) const;

    const Json &m_object;
    std::string m_path;
    ImportLog &m_log;
};

} // namespace runcast::config
