// The value of a partizan position: the canonical form of the game it is.
//
// V(p) = {V(pL) | V(pR)} over the options of p, with everything that saves work: components are
// evaluated one by one and added, symmetric and negative images share one memo entry, known values
// end the walk.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "upstar/positions/position.h"
#include "upstar/search/position_fold.h"
#include "upstar/values/arena.h"
#include "upstar/values/canonical.h"
#include "upstar/values/sum.h"

namespace upstar {

template <PartizanPosition P>
class GameAlgebra {
public:
    using Value = Game;

    explicit GameAlgebra(Arena& arena) : arena_(&arena) {}

    std::optional<Game> known(const P& p) const {
        if constexpr (KnowsValue<P>) {
            return p.known_value(*arena_);
        } else {
            return std::nullopt;
        }
    }

    Game add(Game a, Game b) const {
        const Game total = a.is_zero() ? b : sum(*arena_, a, b);
        arena_->prefetch(total);  // `combine` comes soon
        return total;
    }
    Game negative(Game a) const { return upstar::negative(*arena_, a); }

    std::size_t options(const P& p, std::vector<P>& out) const {
        const std::size_t before = out.size();
        p.options(Player::Left, out);
        const std::size_t left_count = out.size() - before;
        p.options(Player::Right, out);
        return left_count;
    }

    Game combine(std::span<const Game> values, std::size_t left_count) const {
        return canonical(*arena_, values.first(left_count), values.subspan(left_count));
    }

private:
    Arena* arena_;
};

/// Evaluates positions of one kind and remembers what it finds. Threads may share it.
template <PartizanPosition P>
class Evaluator {
public:
    /// Values are made in `arena`, which must outlive the evaluator.
    explicit Evaluator(Arena& arena) : fold_(arena.context(), GameAlgebra<P>(arena)) {}

    Game value(const P& p) { return fold_.value(p); }
    /// The same, with this many threads at work on it if it takes long.
    Game value(const P& p, unsigned threads) { return fold_.value(p, threads); }

    /// How many positions have been evaluated and remembered.
    std::size_t solved() const { return fold_.solved(); }

private:
    PositionFold<P, GameAlgebra<P>> fold_;
};

/// Positions that have a compact type are evaluated as such, where they fit.
template <PartizanPosition P>
requires Compactible<P>
class Evaluator<P> {
public:
    explicit Evaluator(Arena& arena)
        : fold_(arena.context(), GameAlgebra<P>(arena)), compact_(arena) {}

    Game value(const P& p) {
        if (const auto compact = p.compact()) return compact_.value(*compact);
        return fold_.value(p);
    }
    Game value(const P& p, unsigned threads) {
        if (const auto compact = p.compact()) return compact_.value(*compact, threads);
        return fold_.value(p, threads);
    }

    std::size_t solved() const { return fold_.solved() + compact_.solved(); }

private:
    PositionFold<P, GameAlgebra<P>> fold_;
    Evaluator<typename P::Compact> compact_;
};

}  // namespace upstar
