// What an analysis says, in words: a headline, and facts that are a label and a sentence each.
// Front ends only lay them out.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/remedy.h"
#include "upstar/games/dots/answers/analysed_position.h"

namespace upstar::dots {

struct Fact {
    std::string label;     ///< "control"
    std::string sentence;  ///< "2 long chains, ...", without a full stop
    Remedy remedy{};       ///< what would help where something was not found
    friend bool operator==(const Fact&, const Fact&) = default;
};

struct Report {
    std::string headline;  ///< "3 x 3 boxes, 12 lines to draw", or the graph as text
    std::string board;     ///< in characters, with what each move is worth; empty without a board
    std::vector<Fact> facts;
};

Report report(const AnalysedPosition& analysed);

}  // namespace upstar::dots
