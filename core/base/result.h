// SPDX-License-Identifier: MIT
#pragma once

#include <cassert>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace runcast {

enum class ErrorCode {
    NotFound,    // the thing asked for is not there
    Malformed,   // the bytes are not what they should be
    Unsupported, // understood, but cannot be modelled; named with its reason
    Unreadable,  // cannot be opened or read
    Unwritable,  // cannot be created, written or moved
    NewerSchema, // written by a newer Runcast
    Locked,      // in use by another program
    DiskFull,
    Refused, // against a rule, e.g. a name in use
    Cancelled,
};

/// What went wrong outside: data, never an exception. `reason` and `advice` are English source texts marked with
/// RC_TEXT("Errors", ...), their %1, %2 … stand for `arguments`; the edge translates them.
struct Error {
    ErrorCode code = ErrorCode::Malformed;
    std::string reason{};                 // one sentence: what is wrong and why
    std::vector<std::string> arguments{}; // values named in the reason and the advice
    std::string advice{};                 // one sentence: what to do; may be empty
    std::string file{};                   // the file, if one is meant
    std::string place{};                  // "line 3", "byte 120", "$.text_config"; may be empty

    bool operator==(const Error &) const = default;
};

/// The reason and advice in English with their arguments put in, "file: place: reason advice": for logs and tests.
std::string plainText(const Error &error);

/// A value or an error, with the names of C++23's std::expected.
template <typename T> class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    bool has_value() const { return m_state.index() == 0; }
    explicit operator bool() const { return has_value(); }
    const T &value() const &
    {
        assert(has_value());
        return std::get<0>(m_state);
    }
    T &value() &
    {
        assert(has_value());
        return std::get<0>(m_state);
    }
    T &&value() &&
    {
        assert(has_value());
        return std::get<0>(std::move(m_state));
    }
    const T &operator*() const & { return value(); }
    T &operator*() & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    const T *operator->() const { return &value(); }
    T *operator->() { return &value(); }
    const Error &error() const
    {
        assert(!has_value());
        return std::get<1>(m_state);
    }

private:
    std::variant<T, Error> m_state;
};

template <> class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)), m_failed(true) {}

    bool has_value() const { return !m_failed; }
    explicit operator bool() const { return has_value(); }
    const Error &error() const
    {
        assert(m_failed);
        return m_error;
    }

private:
    Error m_error;
    bool m_failed = false;
};

} // namespace runcast
