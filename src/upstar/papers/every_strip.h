// All strips of Toads and Frogs up to a length, and their moves, for claims about every position.
//
// The rules of the game are written here once more, on text and independent of the ruleset, so that
// a check of a simplification does not lean on what it checks.
#pragma once

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

#include "upstar/games/toads/toads_and_frogs.h"
#include "upstar/papers/checks.h"

namespace upstar {

toads::ToadStrip strip_of(const std::string& text);

std::size_t power_of_3(int n);

/// The strips of one length, numbered. A digit is 2 for a toad, 1 for none, 0 for a frog, the last
/// square's first: so every move leads to a greater number.
std::string numbered_strip(std::size_t number, int length);
std::size_t number_of(const std::string& text);

/// A move, from square to square.
struct Hop {
    std::size_t from;
    std::size_t to;
    bool is_jump() const { return to > from + 1 || from > to + 1; }
};

/// The moves of both players.
std::vector<Hop> hops_in(const std::string& text);

/// Calls `visit` with every strip of at most `longest` squares until it returns a counterexample.
template <class Visit>
Finding every_strip(const Examination& examination, int longest, Visit visit) {
    std::size_t count = 0;
    for (int length = 1; length <= longest; ++length) {
        for (std::size_t number = power_of_3(length); number-- > 0; ++count) {
            if (number % 1024 == 0) examination.session.context().poll();
            std::string found = visit(numbered_strip(number, length));
            if (!found.empty()) return {"", std::move(found)};
        }
    }
    return {
        "all " + counted(count, "strip") + " of at most " + std::to_string(longest) + " squares",
        ""};
}

}  // namespace upstar
