// What the theory and the solver of Dots-and-Boxes know of a position, board or graph: exact
// margins, and a good move with its reason (advice.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/rules/strings_and_coins.h"
#include "upstar/games/dots/solver/advice.h"
#include "upstar/search/evaluators.h"
#include "upstar/search/specialist.h"

namespace upstar::dots {

/// The strings of the graph are the options of the position, in their order.
inline CoinGraph graph_of(const DotsAndBoxes::Position& p) {
    return DotsPosition(p.board()).graph();
}
inline CoinGraph graph_of(const StringsAndCoins::Position& p) { return p.graph(); }

template <class P>
const About& about_game_of() {
    return std::same_as<P, StringsAndCoins::Position> ? StringsAndCoins::about()
                                                      : DotsAndBoxes::about();
}

template <class P>
class Specialist {
public:
    explicit Specialist(Evaluators& evaluators)
        : adviser_(evaluators.arena().context(), evaluators.threads(), about_game_of<P>()) {}

    std::optional<std::int32_t> margin(const P& p) {
        const std::lock_guard lock(mutex_);
        return adviser_.exact().margin(graph_of(p));
    }

    std::optional<std::vector<std::int32_t>> option_margins(const P& p) {
        const std::lock_guard lock(mutex_);
        std::vector<std::int32_t> margins;
        for (const DotsMove& move : adviser_.exact().moves(graph_of(p)))
            margins.push_back(move.value);
        return margins;
    }

    /// Both players have the same moves.
    std::optional<Suggestion<P>> suggestion(const P& p, Player, Thought thought, Voice voice) {
        const std::lock_guard lock(mutex_);
        const CoinGraph graph = graph_of(p);
        if (graph.strings().empty()) return std::nullopt;
        const auto advice = adviser_.advise(graph, thought, voice);
        if (!advice) return std::nullopt;
        std::vector<ScoringOption<P>> options;
        p.options(options);
        return Suggestion<P>{options[static_cast<std::size_t>(advice->string)].position,
                             advice->reason};
    }

private:
    std::mutex mutex_;  // a search answers one question at a time, on all its threads
    DotsAdviser adviser_;
};

}  // namespace upstar::dots
