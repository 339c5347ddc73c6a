// What a player sees at a glance: the phase of the game, its regions, the fight for control.
//
// Regions are connected through coins; the ground does not connect. The long chain rule is that of
// nimstring.h: what the player to move wants, before anyone knows whether he gets it.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/games/dots/rules/joint_graph.h"
#include "upstar/games/dots/solver/captures_played.h"

namespace upstar::dots {

inline constexpr int kLongChain = 3;

enum class DotsPhase : std::uint8_t {
    Over,       ///< no string is left
    Capturing,  ///< the player to move can capture a coin
    Safe,       ///< some moves give nothing away
    HandOuts,   ///< every move gives coins away, but not every move is loony
    Loony,      ///< a loony endgame: every move gives up control
};

/// "there are safe moves", ....
const char* describe(DotsPhase phase);

struct DotsRegion {
    enum class Kind : std::uint8_t { Chain, Loop, Other } kind = Kind::Other;
    std::vector<int> coins;
    std::vector<int> strings;
    int joints = 0;
    std::string text;  ///< in the notation of coin_graph_text.h

    bool is_long_chain() const {
        return kind == Kind::Chain && static_cast<int>(coins.size()) >= kLongChain;
    }
};

struct DotsSurvey {
    Contracted contracted;
    DotsPhase phase = DotsPhase::Over;
    int coins = 0;                    ///< not yet captured
    int capturable = 0;               ///< that the player to move can take at once, one by one
    std::vector<int> safe_strings;    ///< cutting them lets no coin be captured
    std::vector<DotsRegion> regions;  ///< the largest first
    int long_chains = 0;              ///< regions that are one
    int loops = 0;                    ///< regions that are one
    bool mover_wants_odd = false;     ///< the player to move wants an odd number of long chains
    std::string not_loony;            ///< why it is no loony endgame; empty if it is
};

DotsSurvey survey(const CapturesPlayed& position);
inline DotsSurvey survey(const CoinGraph& graph) { return survey(CapturesPlayed(graph)); }

}  // namespace upstar::dots
