// Recursion over the followers of a game, without recursion.
//
// `fold` computes a result for a game from the results of its options, options first, with an
// explicit stack. `known(g)` gives the result where it is remembered or has a closed form, and ends
// the descent there; `compute(g, result_of)` makes it from the options' results.
#pragma once

#include <boost/unordered/unordered_flat_map.hpp>
#include <optional>
#include <vector>

#include "upstar/base/error.h"
#include "upstar/values/arena.h"

namespace upstar {

/// An estimate of what a fold holds for each game it has met.
constexpr std::size_t kFoldBytesPerGame = 64;

template <class Result, class Known, class Compute>
Result fold(Arena& arena, Game root, const Known& known, const Compute& compute) {
    if (std::optional<Result> at_once = known(root)) return *std::move(at_once);
    boost::unordered_flat_map<std::uint32_t, Result> done;
    std::vector<Game> stack = {root};
    Charge charge(arena.context());
    std::size_t paid_for = 0;
    const auto result_of = [&done](Game g) -> const Result& { return done.at(g.id()); };
    while (!stack.empty()) {
        const Game g = stack.back();
        if (done.contains(g.id())) {
            stack.pop_back();
            continue;
        }
        bool ready = true;
        for (const Player p : kPlayers) {
            const Options options = arena.options(g, p);
            if (options.size() > Arena::kMostOptions)
                throw Error(ErrorKind::Limit, "this needs a game with too many options");
            for (const Game option : options) {
                if (done.contains(option.id())) continue;
                if (std::optional<Result> at_once = known(option)) {
                    done.emplace(option.id(), *std::move(at_once));
                } else {
                    stack.push_back(option);
                    ready = false;
                }
            }
        }
        arena.context().poll();
        if (const std::size_t held = done.size() + stack.size(); held > paid_for) {
            charge.add(kFoldBytesPerGame * (held + held / 2 - paid_for));
            paid_for = held + held / 2;
        }
        if (!ready) continue;
        done.emplace(g.id(), compute(g, result_of));
        stack.pop_back();
    }
    return result_of(root);
}

/// A fold to games whose results are also remembered in the arena's operation memo, under the
/// operation and one parameter.
template <class Known, class Compute>
Game fold_game(Arena& arena, Game root, Operation operation, Game parameter, const Known& known,
               const Compute& compute) {
    OperationMemo& memo = arena.operation_memo();
    return fold<Game>(
        arena, root,
        [&](Game g) {
            const std::optional<Game> closed = known(g);
            return closed ? closed : memo.find(operation, g, parameter);
        },
        [&](Game g, const auto& result_of) {
            const Game result = compute(g, result_of);
            memo.store(operation, g, parameter, result);
            return result;
        });
}

}  // namespace upstar
