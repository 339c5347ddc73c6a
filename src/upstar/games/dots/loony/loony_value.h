// The exact value of any loony endgame: the margin of the player in control, both playing their
// best, with the value of every move. Joints may have any valence and loops any length; the search
// is that of loony_search.h. A JointGraph goes in, and what was found about one helps with the
// next.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/loony/loony_search.h"
#include "upstar/games/dots/loony/opening.h"
#include "upstar/games/dots/rules/joint_graph.h"

namespace upstar::dots {

/// What the player in control does when a piece is opened.
enum class ControlReply { Keep, GiveUp, Either };

struct LoonyMove {
    bool is_loop = false;
    int index = 0;   ///< into the chains or the loops of the graph
    int length = 0;  ///< coins offered
    int value = 0;   ///< of the endgame, if it is opened by this move
    int rest = 0;    ///< the value of what is left

    ControlReply reply() const;
};

/// The value lies from `least` to `most`, and has their parity.
struct LoonyBounds {
    int least = 0;
    int most = 0;
    std::string reason;  ///< why, as a sentence

    bool is_exact() const { return least == most; }
};

class LoonyValues {
public:
    /// The context is polled, and charged for what is remembered.
    explicit LoonyValues(Context& context) : search_(context) {}

    /// All throw Error (Input) if the graph is not a loony endgame.
    int value(const JointGraph& graph);

    /// Every piece: the chains in order, then the loops.
    std::vector<LoonyMove> moves(const JointGraph& graph);

    /// What is certain after a search through at most that many positions.
    LoonyBounds bounds(const JointGraph& graph, std::size_t most_positions);

    /// How much was remembered so far.
    std::size_t positions() const { return search_.positions(); }
    std::size_t components() { return search_.table().size(); }

private:
    LoonySearch search_;
};

}  // namespace upstar::dots
