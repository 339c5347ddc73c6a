// Checks of claims on sets of P-positions of Circular Nim: on all small positions by a sieve, and
// for all stack sizes by a proof.
#pragma once

#include <cstdint>
#include <functional>
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

/// Some of the games of a claim on all n, each proved; that does not prove the claim.
Check each_proved(const std::string& family, std::uint32_t first, std::uint32_t last,
                  const std::function<Check(std::uint32_t n)>& proof);

/// A pattern is found from small positions alone, without being told, and then proved.
Check found_and_proved(circular_nim::CircularRules rules);

/// Every position of the set that stands as it is written satisfies the conclusion, a condition,
/// too.
Check implied(const std::string& set, const std::string& conclusion, std::uint32_t stacks,
              Stakes largest);

/// With a P-position, the one with a token more on every stack is one too, and the one with a
/// token less if no stack is empty; with stacks up to a bound.
Check same_with_one_more_everywhere(circular_nim::CircularRules rules, Stakes largest);

/// The P-positions of CN(6,4) as its theorem writes them.
inline constexpr const char* kSixFour = "(a,b,c,d,e,f): a+b = d+e, b+c = e+f, a^c^e = 0, a = min";

/// Which stack of a P-position is called a.
enum class StackLetters : std::uint8_t {
    Any,          ///< every one, in turn
    AsInTheorem,  ///< those by which the position stands as its theorem writes it
};

/// Every P-position of CN(6,4), with stacks up to a bound, that has a least stack among those at
/// each of the places in both triples is of the form (a,b,c,a,b,c).
Check least_in_both(const std::string& first_triple, const std::string& second_triple,
                    StackLetters lettering, Stakes largest);

}  // namespace upstar
