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
#include "upstar/games/dots/rules/dots_and_boxes.h"
#include "upstar/games/dots/solver/exact_margins.h"
#include "upstar/games/dots/solver/nimstring.h"
#include "upstar/positions/about.h"
#include "upstar/search/specialist.h"

namespace upstar::dots {

struct SuggestedString {
    int string = 0;
    std::string reason;  ///< "it captures a box; ..." without a full stop
};

class DotsAdviser {
public:
    /// The context outlives this; no other TimeLimit may run on it while it advises. `about` is
    /// the game whose words the reasons use.
    DotsAdviser(Context& context, unsigned threads, const About& about = DotsAndBoxes::about())
        : context_(context), about_(about), exact_(context, threads), nimstring_(context) {}

    /// Requires a string. Spends about that much time (0: no limit). Throws Error (Cancelled) only.
    SuggestedString advise(const CoinGraph& graph, std::chrono::milliseconds time,
                           Voice voice = Voice::Mover);

    /// The same with so much thought, however long that takes; nothing if it does not say.
    std::optional<SuggestedString> advise(const CoinGraph& graph, Thought thought, Voice voice);

    /// The same without any search.
    SuggestedString guess(const CoinGraph& graph, Voice voice = Voice::Mover) const;

    /// The margin of the player to move, if it is found in that time.
    std::optional<int> margin(const CoinGraph& graph, std::chrono::milliseconds time);

    ExactMargins& exact() { return exact_; }

private:
    std::optional<SuggestedString> by_margin(const CoinGraph& graph, Voice voice);
    std::optional<SuggestedString> by_control(const CoinGraph& graph, Voice voice);

    std::string coins(int count) const { return points_text(about_, count); }
    std::string balance(int margin, Voice voice) const;
    std::string leaving(int left, Voice voice) const;

    Context& context_;
    const About& about_;
    ExactMargins exact_;
    Nimstring nimstring_;
};

}  // namespace upstar::dots
