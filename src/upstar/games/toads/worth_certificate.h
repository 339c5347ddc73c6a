// Certificates of what a strip is worth: how the second player wins the difference, whoever begins.
//
//     {"certificate":2,"kind":"toads value","claim":"the strip TT..F is worth 1","statement":
//         {"strip":"TT..F","value":"1"}}
//     Left begins
//     12b3c                        the answers: 12 times the first move, then the second (b),
//     Right begins                 3 times the first, then the third, ...
//     7
//
// The head, here two lines, is that of all certificates (certificate_head.h). All moves of whoever
// began are tried, in the order of row.h. An answer is written only where it is needed: if some
// move leads to where it was shown before that the opponent loses, with as many whole moves or
// more, none is. It is the number of a move in the same order; play then goes on from there, before
// the next move of whoever began is tried. Lines may end anywhere but in a number.
//
// What the check believes: that pieces are dead and whole moves are won as Erickson's theorems say
// (toad_rules.h), which is how rows are made, and the order of moves, which is only a convention.
// It searches nothing.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "upstar/base/certificate_head.h"
#include "upstar/base/context.h"
#include "upstar/games/toads/strip_worth.h"

namespace upstar::toads {

/// "toads value".
extern const char* const kWorthKind;

CertificateHead worth_head(const StripWorth& claim);

struct ProvedWorth {
    WorthAnswer answer;
    std::string certificate;  ///< empty unless the claim holds
};

/// One search for both.
ProvedWorth decide_and_prove(const StripWorth& claim, Context& context);

/// What was found to hold.
struct CheckedWorth {
    StripWorth claim;
    std::size_t answers = 0;    ///< that were written
    std::size_t positions = 0;  ///< in which whoever is to move was shown to lose
};

/// What a certificate claims. Throws Error (Input) if it is none.
StripWorth claimed_worth(std::string_view text);

/// Throws Error (Input) unless the text proves its claim.
CheckedWorth check_worth(std::string_view text, Context& context);

}  // namespace upstar::toads
