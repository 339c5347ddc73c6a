// Certificates of penetration: how far stones get, and why no further, to be checked by arithmetic.
//
//     {"certificate":2,"kind":"konane penetration","claim":"the group xx can get 1 row beyond its
//         line, and no further","statement":{"army":"...","penetration":1}}
//     reached army
//     jump -1,0 0,0 1,0            from, over, to; a square is row,column as in army.h
//     unreached army
//     goal 2,0 weight 5            a pagoda function (pagoda.h) for this goal:
//     row 1: 0 1 3 1 0             the weights of a row of its region, from the top one down,
//     ...
//     sum 4                        and the sum over the army, which is below that of the goal
//     goal 2,1 ...                 one for each column of the region, or of its left half
//
// The head, here two lines, is that of all certificates (certificate_head.h). An army is a
// rectangle such as 3x13, and stands for all groups that fit it, or a group that is drawn.
// `reached` may name a smaller rectangle and `unreached` a larger one, of which `any` is an endless
// side. Then a whole plane of weights may take the place of the goals: `golden ROWS COLUMNS`
// (golden_pagoda.h).
//
// What the check believes: that a stone which reaches a row has been in the row before; that no
// stone ever gets more than kMostPenetration beyond a side of the army (Conway); and the rules of
// jumps. It searches nothing, and uses nothing of what finds jumps and functions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "upstar/base/certificate_head.h"
#include "upstar/games/konane/army/army.h"

namespace upstar::konane {

/// "konane penetration".
extern const char* const kPenetrationKind;

/// What a certificate claims: the army is "3x13", or drawn as "xox|oxo".
CertificateHead penetration_head(const std::string& army, int penetration);

/// The army as rows of x and o from the top, so that Army::parse gives it again, going up.
std::string drawn(const Army& army);

/// What was found to hold.
struct CheckedPenetration {
    CertificateHead head;
    std::size_t jumps = 0;         ///< that reach the row
    std::size_t functions = 0;     ///< that exclude the goals of the next
    std::size_t inequalities = 0;  ///< of all functions, one a jump
    bool is_golden = false;        ///< instead of functions, weights of the whole plane
};

/// Throws Error (Input) that names the line unless the text proves its claim.
CheckedPenetration check_penetration(std::string_view text);

}  // namespace upstar::konane
