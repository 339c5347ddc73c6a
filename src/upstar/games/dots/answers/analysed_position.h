// A position with its analysis: what the report, the JSON form and the picture are made from.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/dots/draw/dots_svg.h"
#include "upstar/games/dots/rules/dots_position.h"
#include "upstar/games/dots/solver/analysis.h"

namespace upstar::dots {

struct AnalysedPosition {
    DotsPosition position;
    DotsAnalysis analysis;
};

/// For an analysis, if no other time is given.
inline constexpr std::chrono::milliseconds kTimeToAnalyse = std::chrono::seconds(20);

/// Throws Error (Limit) only for a position that the memory has no room for; else as analyse() of a
/// graph.
AnalysedPosition analyse(DotsPosition position, Context& context, const AnalysisLimits& limits);

/// Long chains and loops by name, and the value of each move. Requires a board.
DotsPicture picture(const AnalysedPosition& analysed);

/// The board in characters with the value of each move on its line. Requires a board.
std::string valued_board(const DotsPosition& position, const std::vector<DotsMove>& moves);

}  // namespace upstar::dots
