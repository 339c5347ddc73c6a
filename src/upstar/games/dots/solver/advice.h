// A good move for a player, line by line, with its reason in a sentence.
//
// Where the exact margin is found in time, the move keeps it. Elsewhere the move follows the
// strategy of Berlekamp's book: take what is offered, but leave the last 2 (or 4) if having to move
// then would lose control; of safe moves one that wins Nimstring, where that is found; when every
// move gives something away, the one that gives least.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "upstar/base/context.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/solver/exact_margins.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/search/specialist.h"

namespace upstar::dots {

struct DotsAdvice {
    int string = 0;
    std::optional<int> margin;  ///< of the player to move, from here on, if it was found
    std::string reason;         ///< "it wins Nimstring, ..." without a full stop
};

class DotsAdviser {
public:
    /// The context outlives this; no other TimeLimit may run on it while it advises.
    DotsAdviser(Context& context, unsigned threads)
        : context_(context), exact_(context, threads), nimstring_(context) {}

    /// Requires a string. Spends about that much time (0: no limit). Throws Error (Cancelled) only.
    DotsAdvice advise(const CoinGraph& graph, std::chrono::milliseconds time,
                      Voice voice = Voice::Mover);

    /// The same with so much thought, however long that takes; nothing if it does not say.
    std::optional<DotsAdvice> advise(const CoinGraph& graph, Thought thought, Voice voice);

    /// The same without any search.
    static DotsAdvice guess(const CoinGraph& graph, Voice voice = Voice::Mover);

    /// The margin of the player to move, if it is found in that time.
    std::optional<int> margin(const CoinGraph& graph, std::chrono::milliseconds time);

    ExactMargins& exact() { return exact_; }

private:
    std::optional<DotsAdvice> by_margin(const CoinGraph& graph, Voice voice);
    std::optional<DotsAdvice> by_control(const CoinGraph& graph, Voice voice);

    Context& context_;
    ExactMargins exact_;
    Nimstring nimstring_;
};

}  // namespace upstar::dots
