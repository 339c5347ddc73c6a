// The claims of the four papers, as data, and the check that decides each.
//
// A claim is a list of expressions of the language; it holds if every one of them is true. Claims
// about games that the catalog does not have yet are counted, not listed.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "upstar/lang/session.h"

namespace upstar {

struct Claim {
    std::string id;         ///< "KO-3"
    std::string statement;  ///< in words
    std::vector<std::string> expressions;
};

struct Paper {
    std::string key;     ///< "ernst": how the program calls it
    std::string title;   ///< author, title, year
    std::string prefix;  ///< of its claims' ids
    std::size_t claim_count = 0;
    std::vector<Claim> claims;  ///< those that can be checked
};

const std::vector<Paper>& papers();

enum class Verdict : std::uint8_t { Holds, Refuted };

struct ClaimReport {
    Verdict verdict = Verdict::Holds;
    std::string counterexample;  ///< the first expression that is not true, and its value
    double seconds = 0;
};

/// Decides a claim. Throws Error if a limit is reached first.
ClaimReport check(Session& session, const Claim& claim);

}  // namespace upstar
