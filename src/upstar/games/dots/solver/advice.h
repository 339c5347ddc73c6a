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
#include "upstar/games/dots/solver/exact_margins.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/games/dots/rules/coin_graph.h"

namespace upstar::dots {

struct DotsAdvice {
    int string = 0;
    std::optional<int> margin;  ///< of the player to move, from here on, if it was found
    std::string reason;         ///< "it wins Nimstring, ..." without a full stop
};

/// Who gives the reason: the player to move about his own move, or his opponent about it.
enum class DotsVoice { Mover, Opponent };

class DotsAdviser {
public:
    /// The context outlives this; no other TimeLimit may run on it while it advises.
    DotsAdviser(Context& context, unsigned threads)
        : context_(context), exact_(context, threads), nimstring_(context) {}

    /// Requires a string. Spends about that much time (0: no limit). Throws Error (Cancelled) only.
    DotsAdvice advise(const CoinGraph& graph, std::chrono::milliseconds time,
                      DotsVoice voice = DotsVoice::Mover);

    /// The same without any search.
    static DotsAdvice guess(const CoinGraph& graph, DotsVoice voice = DotsVoice::Mover);

    /// The margin of the player to move, if it is found in that time.
    std::optional<int> margin(const CoinGraph& graph, std::chrono::milliseconds time);

private:
    std::optional<DotsAdvice> by_margin(const CoinGraph& graph, DotsVoice voice);
    std::optional<DotsAdvice> by_control(const CoinGraph& graph, DotsVoice voice);

    Context& context_;
    ExactMargins exact_;
    Nimstring nimstring_;
};

}  // namespace upstar::dots
