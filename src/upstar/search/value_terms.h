// A sum of values as a list of terms, added up only while their sum stays small.
//
// The canonical form of a sum of hot games can have as many followers as its terms have together,
// multiplied. Adding pays where it does not: equal sums become equal ids, and moves that are
// dominated or reversible vanish. So two terms are added if the product of their sizes is within
// the budget, or if one of them is a number: that shifts the other and no more. Hence a number
// stands in the list only if it is alone there.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/stack.h"
#include "upstar/search/memo.h"
#include "upstar/values/arena.h"
#include "upstar/values/sum.h"

namespace upstar {

using ValueTerms = std::vector<Game>;  ///< sorted, none of them zero

class TermAdder {
public:
    TermAdder(Arena& arena, std::uint32_t budget)
        : arena_(arena), budget_(budget), sizes_(arena.context()) {}

    /// Adds g to the sum of the terms.
    void add(ValueTerms& terms, Game g) {
        while (!g.is_zero()) {
            const auto partner = partner_of(terms, g);
            if (partner == terms.end()) {
                terms.insert(std::upper_bound(terms.begin(), terms.end(), g), g);
                return;
            }
            g = sum(arena_, *partner, g);
            terms.erase(partner);
        }
    }

    /// An estimate of how much there is to play in g: the size of the tree of its canonical form,
    /// cut at numbers.
    std::uint32_t size(Game g) {
        if (g.is_simple()) return size_of_simple(g);
        if (const auto known = sizes_.find({g})) return *known;
        if (stack_is_low()) return on_fresh_stack(arena_.context(), [&] { return size(g); });
        std::uint64_t total = 1;
        for (const Player player : kPlayers)
            for (const Game option : arena_.options(g, player)) total += size(option);
        const auto result = static_cast<std::uint32_t>(std::min(total, kMost));
        sizes_.store({g}, result);
        return result;
    }

private:
    struct Key {
        Game value;
        std::string to_string() const { return std::to_string(value.id()); }
        friend bool operator==(const Key&, const Key&) = default;
        friend std::size_t hash_value(const Key& key) { return hash_value(key.value); }
    };
    static constexpr std::uint64_t kMost = 0xffffffff;

    std::uint32_t size_of_simple(Game g) const {
        const std::int64_t ups = arena_.ups(g);
        const std::uint64_t size = 1 + std::uint64_t{arena_.nimber_part(g)} +
                                   2 * static_cast<std::uint64_t>(ups < 0 ? -ups : ups);
        return static_cast<std::uint32_t>(std::min(size, kMost));
    }

    // The term to add g to: its negative, else the smallest that may be added.
    ValueTerms::iterator partner_of(ValueTerms& terms, Game g) {
        const auto opposite = std::find(terms.begin(), terms.end(), negative(arena_, g));
        if (opposite != terms.end()) return opposite;
        auto best = terms.end();
        std::uint64_t best_size = 0;
        const std::uint64_t own = size(g);
        for (auto term = terms.begin(); term != terms.end(); ++term) {
            const std::uint64_t other = size(*term);
            if (own > 1 && other > 1 && own * other > budget_) continue;
            if (best != terms.end() && other >= best_size) continue;
            best = term;
            best_size = other;
        }
        return best;
    }

    Arena& arena_;
    const std::uint32_t budget_;
    Memo<Key, std::uint32_t> sizes_;
};

}  // namespace upstar
