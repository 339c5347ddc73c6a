// Any notation of Dots-and-Boxes and Strings-and-Coins, recognised by how it looks.
//
//     bits        5x5, 1x2:1101/010           dots_bits.h
//     algebraic   3x3 1. a1b1 2. b1b2 ...     dots_record.h, with Little Golem's names of lines
//     moves       the same with h(r,c), v(r,c)
//     picture     +-+ and | , several lines   dots_picture.h
//     wilson      his problem file: a head line and the picture
//     graph       A-B:9 A@6 loop:12 chain:6   coin_graph_text.h
//     edges       0-1 1-2 2-0: every string; 0 is the ground
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "upstar/games/dots/rules/dots_position.h"

namespace upstar::dots {

enum class DotsNotation : std::uint8_t { Bits, Algebraic, Moves, Picture, Wilson, Graph, Edges };

struct NamedDotsNotation {
    const char* name;
    DotsNotation notation;
};
const std::vector<NamedDotsNotation>& dots_notations();

/// Blanks at both ends do not matter. Throws Error (Input) with an offset.
DotsPosition parse_dots(std::string_view text);

/// Throws Error (Input) where a notation cannot say it: a board of a graph that has none, the order
/// of lines that nobody recorded.
std::string to_text(const DotsPosition& position, DotsNotation notation);

}  // namespace upstar::dots
