// The two printed tables of starting positions T^a .^b F^c (Erickson, section 7), entry by entry,
// and the cells that the paper leaves blank.
#pragma once

#include <string_view>
#include <vector>

#include "upstar/papers/claims.h"

namespace upstar {

struct PrintedEntry {
    int a;
    int b;
    int c;
    const char* value;  ///< an expression of the language
};

/// T^a .^b F^a.
const std::vector<PrintedEntry>& symmetric_table();
/// T^a .^b F^c with c < a.
const std::vector<PrintedEntry>& unsymmetric_table();

/// The printed entries are the values of their positions; besides, the other cells of the table
/// with a <= 7 and b <= 6 are computed, as far as the effort goes, and counted in the scope.
Check symmetric_entries();
Check unsymmetric_entries();

/// Of the printed entries of the symmetric table all but TTT..FFF are infinitesimals of atomic
/// weight 0.
Check symmetric_atomic_weights();

/// A counterexample to Conjecture 7.4, if this certificate (toads/worth_certificate.h) proves that
/// some T^a .^a F^(a-1) has another value than 1 and 1*.
Check falls_by_certificate(std::string_view certificate);

/// That T^7 .^7 F^6 = 3*, with a proof that was found once: a strategy in 1.7 million answers.
std::string_view conjecture_7_4_certificate();

}  // namespace upstar
