// Finds a pagoda function by linear arithmetic.
//
// The inequalities of a pagoda function (pagoda.h) are linear in the potentials, so whether one
// proves a goal out of reach is a linear program; Z3's simplex solves it in exact rationals, which
// are then scaled to integers. The same program, asked of a demand instead of the goal, tells a
// search which sets of stones the army cannot supply (jump_search.h).
//
// Full programs are large, and slow where the army has just about enough. Those of products are
// small: a fixed profile of the rows,
//
//     13 8 5 3 2 1 1 0 1 0 1 ...    Fibonacci numbers from the goal down, then 1 and 0 in turns,
//
// or all ones, times an unknown factor for each column. They are tried first; Ernst's figures 9 and
// 10 are of that kind. Where the number of stones is bounded, the army supplies at most the sum of
// that many of its greatest potentials, which is linear too: the least of  n l + sum max(0, f - l).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "upstar/games/konane/army/pagoda.h"

namespace upstar::konane {

/// For each cell of a region, by Region::index, how many stones are wanted there.
using Demand = std::vector<std::uint8_t>;

class PagodaSearch {
public:
    /// For armies of at most `most_stones` of the stones of `army`, until one first reaches the row
    /// `distance`.
    PagodaSearch(const Army& army, int distance, std::size_t most_stones);
    ~PagodaSearch();
    PagodaSearch(const PagodaSearch&) = delete;
    PagodaSearch& operator=(const PagodaSearch&) = delete;

    const Army& army() const { return army_; }
    const Region& region() const { return region_; }
    std::size_t most_stones() const { return most_stones_; }

    /// A pagoda function for the goal under which the demand is more than the army has; it is
    /// checked. Nothing if there is no product of that kind.
    std::optional<Pagoda> product_against(const Demand& demand, Square goal);

    /// The same among all functions; nothing also if the program is too large or slow.
    std::optional<Pagoda> any_against(const Demand& demand, Square goal);

private:
    class Program;
    struct Solver;

    Program& product(std::size_t i);
    std::optional<Pagoda> checked(const Demand& demand, Square goal,
                                  std::vector<std::int64_t> potentials) const;

    Army army_;
    Region region_;
    std::size_t most_stones_;
    std::unique_ptr<Solver> solver_;
    std::vector<std::unique_ptr<Program>> products_;  // these are made when they are first asked
    std::unique_ptr<Program> all_;
};

/// The sum of the potentials that the demand asks for.
std::int64_t potential(const Pagoda& pagoda, const Demand& demand);

}  // namespace upstar::konane
