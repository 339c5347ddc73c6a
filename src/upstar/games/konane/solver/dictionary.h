// The dictionary that Ernst asks for: all positions that fit a box, and their values.
//
// A pattern is the stones of a position in a box. Turning it, mirroring it or exchanging the
// colours changes no more than the sign of its value, so of all such images only one is listed.
//
//     bounded   the box is the board, edges and all
//     open      the box is any that the stones just fit, with no more rows and columns than asked
//               for, in the open plane: shifted patterns are the same one
//
// Positions that arise from the start of a game have alternating colours. Then a set of stones is
// the whole pattern, since the two ways to colour it are each other's negatives. Other colourings
// are listed if asked for; there are 3 to the number of squares instead of 2.
//
//     const auto patterns = konane_patterns(context, {2, 3});
//     const auto values = konane_values(evaluator, context, patterns, rules, threads);
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/konane/rules/konane.h"
#include "upstar/positions/grid.h"
#include "upstar/search/evaluate.h"

namespace upstar::konane {

enum class KonaneColours : std::uint8_t { Alternating, Any };

struct DictionaryBox {
    int rows = 1;
    int columns = 1;
    KonaneEdge edge = KonaneEdge::Open;
    KonaneColours colours = KonaneColours::Alternating;
};

struct KonanePattern {
    Grid box;
    std::uint32_t black = 0;
    std::uint32_t white = 0;

    std::uint32_t stones() const { return black | white; }
    int count() const;
    KonanePattern negated() const { return {box, white, black}; }
    KonaneBoard board() const;

    friend bool operator==(const KonanePattern& a, const KonanePattern& b) {
        return a.box.rows() == b.box.rows() && a.box.columns() == b.box.columns() &&
               a.black == b.black && a.white == b.white;
    }
};

/// How many positions the box holds before images are left out: 2 or 3 to the number of squares.
double positions_in(const DictionaryBox& box);
inline constexpr double kMostPositionsInABox = 1 << 24;

/// One of each pattern with a stone and its images: those with the fewest stones first, then the
/// smallest boxes. Alternating patterns would have a black stone at the top left. Throws Error
/// (Input) if the box holds more than kMostPositionsInABox.
std::vector<KonanePattern> konane_patterns(Context& context, const DictionaryBox& box);

/// The values of the patterns by these rules, in their order, on this many threads.
std::vector<Game> konane_values(Evaluator<Konane::Position>& evaluator, Context& context,
                                const std::vector<KonanePattern>& patterns,
                                const Konane::Rules& rules, unsigned threads);

}  // namespace upstar::konane
