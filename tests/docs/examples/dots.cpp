#include <iostream>

#include "upstar/games/dots/rules/dots_lines.h"
#include "upstar/games/dots/rules/dots_text.h"
#include "upstar/games/dots/solver/analysis.h"

using namespace upstar;
using namespace upstar::dots;

int main() {
    Context context;
    const DotsPosition position = parse_dots("3x3 1. a1b1 2. b1b2 3. c1d1 4. a4b4 5. d3d4 6. a2a3");
    const DotsAnalysis analysis = analyse(position.graph(), context, {.time = {}, .threads = 2});

    std::cout << "margin of the player to move: " << *analysis.value << "\n";
    const int line = position.lines()[static_cast<std::size_t>(analysis.moves.front().string)];
    std::cout << "best: " << line_name(*position.board(), line, LineNames::Dots) << "\n";
}
