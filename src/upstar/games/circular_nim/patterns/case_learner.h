// Learns a union of cases from labelled positions.
//
// Cases are learnt one by one. Take a P-position that no case covers yet and that satisfies few
// equations, and all conditions of the vocabulary that hold there. Join to it every P-position, the
// most similar and most generic first, with which it still shares conditions that no N-position
// meets (Plotkin's least general generalisation); that rids the case of equations that hold by
// accident. Then drop conditions, the complicated ones first, as long as no N-position gets in.
// Dropping alone, the star method, was tried first: in small tables accidental equations drive out
// the true ones.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/patterns/vocabulary.h"
#include "upstar/games/circular_nim/sets/stack_set.h"

namespace upstar::circular_nim {

class CaseLearner {
public:
    /// Positions with their labels; with a position come all its images.
    /// `more` are words besides those of the rules.
    CaseLearner(const CircularRules& rules, Context& context,
                const std::vector<PricedCondition>& more = {});
    void add(const Stacks& position, bool is_p);

    /// Cases that cover every P-position and no N-position. None if a P-position meets only
    /// conditions that some N-position meets as well; see unexplained().
    std::optional<StackSet> learn();
    const Stacks& unexplained() const { return unexplained_; }

private:
    using Bits = Columns::Bits;

    struct Learnt {
        std::vector<std::size_t> words;
        std::vector<std::size_t> covered;  // orbits of P-positions, in order
        std::size_t fresh = 0;             // of them, uncovered before
        std::size_t cost = 100;

        /// Covers more for what it costs; coverage counts twice, or small cases would win.
        bool better_than(const Learnt& other) const {
            const std::uint64_t mine = fresh, others = other.fresh;  // of 32 bits on the web
            return mine * mine * other.cost > others * others * cost;
        }
    };

    void prepare();
    std::vector<std::size_t> words_at(std::size_t position, int most_cost) const;
    std::optional<std::size_t> one_word() const;
    bool excludes_n(const std::vector<std::size_t>& words) const;
    std::optional<std::vector<std::size_t>> joined(std::size_t seed, int most_cost,
                                                   std::uint64_t order) const;
    std::optional<Learnt> learn_case(std::size_t seed) const;
    Learnt shortened(std::vector<std::size_t> words, std::uint64_t order) const;
    void count_covered(Learnt& learnt, const Bits& bits) const;
    void drop_redundant_cases();

    Context& context_;
    Charge memory_;
    StackSet set_;
    std::vector<Image> images_;
    std::vector<PricedCondition> words_;
    Columns columns_;
    std::vector<bool> is_p_;
    std::vector<Bits> meeting_;            // of each word
    Bits n_;                               // the N-positions
    std::vector<std::size_t> p_;           // the P-positions
    std::vector<std::size_t> orbit_;       // of each position: its first image
    std::vector<std::int64_t> equations_;  // of each P-position, how many it satisfies
    std::vector<std::size_t> uncovered_;   // orbits
    std::vector<Learnt> cases_;
    Stacks unexplained_;
};

}  // namespace upstar::circular_nim
