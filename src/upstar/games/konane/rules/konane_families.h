// The named families of Ernst's paper as texts: konane_family("LT1", 4) is "xox|o..".
//
//     L(n)       a row of n stones, black first              xoxox
//     LOT1(n)    a white stone diagonally below the left     .oxox
//                end of a row of n-1 that begins white       o....
//     LOT2(n)    the same with two stones, n-2 in the row
//     LT1(n)     a row of n-1 that begins black, and a white stone below its left end;
//     LT2(n)     LT2 and LT3 have tails of two and three stones
//     LT3(n)
//     L2(n)      two rows of n/2                             xox|oxo
//     D2(n)      n/2 dominoes, each a step to the right      xo.|.xo
//     triangle(n)  the first n diagonals of a corner, the corner black, with an empty row and
//                column beyond for the jumps; on a bounded board
//     half(j)    j+5 stones in a row, worth 2^-(j+1)         ox.xo.(.x)^jo
//     hot(j)     {j|0} by the modern rules                   ox..(ox)^jo.o
//     tiny(j)    j + Tiny(j) by the modern rules             ox.x..(ox)^jo.o
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace upstar::konane {

/// The board that a family has for n; nothing if there is no family of this name. Throws Error
/// (Input), with offset 0, if n is not one of its numbers.
std::optional<std::string> konane_family(std::string_view name, int n);

/// "L, LOT1, ...".
std::string konane_family_names();

}  // namespace upstar::konane
