// Many boards in one picture, each with a caption above and what it is worth below: the cells of a
// table, the entries of a dictionary.
#pragma once

#include <string>
#include <vector>

#include "upstar/base/format.h"
#include "upstar/draw/canvas.h"
#include "upstar/positions/board.h"

namespace upstar {

struct BoardCard {
    BoardDescription board;
    std::string caption;
    Words value{""};
};

/// Requires SVG or TikZ. Of very many cards the first are drawn, and how many there are more told.
std::string board_cards(const std::string& title, const std::vector<BoardCard>& cards,
                        Format format);

}  // namespace upstar
