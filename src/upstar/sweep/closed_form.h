// Finds the eventual closed form of a sequence of values, and says how far it is confirmed.
//
// The values at the end are held back. In the others the last few of each residue class modulo a
// period p = 1, ..., 4 are generalised: canonical forms of one shape (form_shape.h) whose numbers
// lie on polynomials of degree at most 2 in n, with at least one value more than the polynomial
// needs. What is so proposed is written in the language and from then on only that text counts: it
// is evaluated through the language at every n. It must hold at all values held back, and it is
// said to hold from the smallest n on from which it never fails. The smallest period wins.
//
// This covers numbers, numbers with ups and nimbers, switches, and nested forms. It proves nothing:
// a closed form is a conjecture, which `check_conjecture` tests further.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/lang/session.h"

namespace upstar {

struct ClosedForm {
    std::string formula;                ///< in the language, for all residues
    std::vector<std::string> residues;  ///< the formula for n = 0, 1, ... modulo the period
    std::int64_t first = 0;             ///< it holds from here
    std::size_t fitted = 0;             ///< values from `first` on that were not held back
    std::size_t confirmed = 0;          ///< values held back, at all of which it holds
};

struct ClosedFormSearch {
    std::optional<ClosedForm> found;
    std::string reason;  ///< where nothing is found: why
};

/// The value at n = first + i.
struct ValueSequence {
    std::string parameter;
    std::int64_t first = 0;
    std::vector<Game> values;
};

/// Requires hold_back <= values. `context` of the session bounds the work.
ClosedFormSearch find_closed_form(Session& session, const ValueSequence& sequence,
                                  std::size_t hold_back);

}  // namespace upstar
