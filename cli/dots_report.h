// An analysis of Dots-and-Boxes as text and as a drawing.
#pragma once

#include <string>

#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/solver/analysis.h"

namespace upstar::cli {
using namespace upstar::dots;

std::string dots_report(const DotsPosition& position, const DotsAnalysis& analysis);

/// "10 = 8 + 110 coins + 4*8 joints - 2*32 valence - 8*9 1/2", without what is 0.
std::string breakdown(const ControlledValue& controlled);

/// The board as SVG: long chains and loops by name, and the value of each move.
std::string dots_drawing(const DotsPosition& position, const DotsAnalysis& analysis);

/// A loop of a set as its chains: "A-B:3+A-B:5", "loop:4".
std::string loop_text(const Loop& loop, const Contracted& position);

/// The board with the value of each move on its line. Requires a board.
std::string valued_board(const DotsPosition& position, const std::vector<DotsMove>& moves);

}  // namespace upstar::cli
