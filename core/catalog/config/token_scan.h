// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace runcast::config {

/// First character of a string that stands for a number JSON cannot hold; a control character, so that no sane text has
/// it.
inline constexpr char unusableMark = '\x01';

/// JSON text made fit for a strict reader: NaN, Infinity and out-of-range numbers are put into marked strings.
struct TokenScan {
    std::string text;
    size_t tooDeepAt = std::string_view::npos; // byte where the nesting passes the limit; npos = it does not

    /// Byte of the original text that a byte of `text` stems from.
    size_t originalOffset(size_t offset) const;

    struct Shift {
        size_t from = 0;  // in `text`
        size_t bytes = 0; // longer than the original from there on
    };
    std::vector<Shift> shifts;
};

/// Walks the text once without recursion; stops at the first bracket deeper than `maxDepth`.
TokenScan scanTokens(std::string_view text, size_t maxDepth);

} // namespace runcast::config
