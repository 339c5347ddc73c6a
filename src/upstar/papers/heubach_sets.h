// Checks of claims on sets of P-positions of Circular Nim: on all small positions by a sieve, and
// for all stack sizes by a proof.
#pragma once

#include <cstdint>
#include <string>

#include "upstar/games/circular_nim/rules/circular_rules.h"
#include "upstar/papers/claims.h"

namespace upstar {

/// The largest stack that is tried at each effort.
struct Stakes {
    std::uint32_t quick = 0;
    std::uint32_t usual = 0;
    std::uint32_t full = 0;
};

/// The set that the text describes (sets/stack_set.h) is that of the P-positions, with stacks
/// up to a bound.
Check sieved(circular_nim::CircularRules rules, const std::string& set, Stakes largest);

/// The same, proved for all stack sizes.
Check proved(circular_nim::CircularRules rules, const std::string& set);

/// The same of one of the many games of a claim, which that does not prove.
Check instance_proved(circular_nim::CircularRules rules, const std::string& set);

/// A pattern is found from small positions alone, without being told, and then proved.
Check found_and_proved(circular_nim::CircularRules rules);

/// Every P-position of CN(6,4), with stacks up to a bound, that has a least stack among those at
/// each of the places in both triples is of the form (a,b,c,a,b,c).
Check least_in_both(const std::string& first_triple, const std::string& second_triple,
                    Stakes largest);

}  // namespace upstar
