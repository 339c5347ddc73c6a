// Uptimals: sums of a number, multiples of ups of several orders, and a nimber (Siegel, II.8).
//
// The expansion x + *m . d1 d2 ... dk stands for x + d1 up + d2 up^2 + ... + dk up^k + *m, where
// up^n = {0 | * - up - ... - up^(n-1)}. Here up^n is written `^<n>` and up + ... + up^n is `^[n]`.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/values/arena.h"

namespace upstar {

struct UptimalExpansion {
    Dyadic number;
    std::uint32_t nimber = 0;
    std::vector<std::int64_t> ups;  // coefficients from the first order on; the last is not zero

    bool is_number() const { return ups.empty() && nimber == 0; }
    bool is_nimber() const { return ups.empty() && number.is_zero(); }
    /// x + *m plus or minus `^<k>`: k, else 0. Plus or minus `^[k]`: k, else 0.
    int unit_order() const;
    int unit_sum_order() const;

    friend bool operator==(const UptimalExpansion& a, const UptimalExpansion& b) {
        return a.number == b.number && a.nimber == b.nimber && a.ups == b.ups;
    }
};

/// By number, then digit by digit, then by length, then by nimber: the order in which options that
/// are uptimals print.
int compare(const UptimalExpansion& a, const UptimalExpansion& b);

/// "9/8*.0", "*.12", "0.1-": digits up to 9, then letters, then (36); a minus follows its digit.
std::string to_string(const UptimalExpansion& expansion);

Game uptimal(Arena& arena, const UptimalExpansion& expansion);

/// The expansion of g, or nothing if g is no uptimal. What is found for followers on the way is
/// kept in `memo`.
using UptimalMemo = boost::unordered_flat_map<std::uint32_t, std::optional<UptimalExpansion>>;
std::optional<UptimalExpansion> uptimal_expansion(Arena& arena, Game g, UptimalMemo& memo);
std::optional<UptimalExpansion> uptimal_expansion(Arena& arena, Game g);

}  // namespace upstar
