// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

namespace runcast {

/// A 64-bit count that remembers if a sum or product on the way to it passed 2^63: check `overflowed` once at the end.
struct CheckedInt {
    std::int64_t value = 0;
    bool overflowed = false;

    constexpr CheckedInt() = default;
    constexpr CheckedInt(std::int64_t v) : value(v) {}

    friend constexpr CheckedInt operator+(CheckedInt a, CheckedInt b)
    {
        CheckedInt sum;
        sum.overflowed = __builtin_add_overflow(a.value, b.value, &sum.value) || a.overflowed || b.overflowed;
        return sum;
    }
    friend constexpr CheckedInt operator*(CheckedInt a, CheckedInt b)
    {
        CheckedInt product;
        product.overflowed = __builtin_mul_overflow(a.value, b.value, &product.value) || a.overflowed || b.overflowed;
        return product;
    }
};

} // namespace runcast
