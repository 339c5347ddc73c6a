// The claims of the four papers, as data, and the run that decides each.
//
//     Session session;
//     for (const Claim& claim : erickson().claims) ... examine({session}, claim).verdict ...
//
// A claim has the checks of what the paper prints and, where that is known to be wrong, what is
// right instead, with checks of its own. No verdict is written down: it follows from what the
// checks find. A theorem whose checks find no counterexample holds; one that has a counterexample
// is corrected if its correction passes, and refuted otherwise. A conjecture that passes stays
// open, with the range it passed, unless it was settled in print since; then the verdict is that,
// with the source and, beside it, what was checked here.
//
// What is written down is what we expect (`expected`), so that a run can tell news from what is
// known.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/lang/session.h"
#include "upstar/sweep/table.h"

namespace upstar {

/// How far a run goes: seconds in all, a minute or two, or whatever it takes.
enum class Effort : std::uint8_t { Quick, Usual, Full };

/// What a check works with.
struct Examination {
    Session& session;
    Effort effort = Effort::Usual;
    unsigned threads = 0;  ///< 0: all cores
    ProgressObserver observer = {};

    /// What this effort selects.
    template <class T>
    const T& choose(const T& quick, const T& usual, const T& full) const {
        return effort == Effort::Quick ? quick : effort == Effort::Usual ? usual : full;
    }
};

/// What a check found.
struct Finding {
    std::string scope;           ///< what was checked: "n = 0..4 (5 cases)"
    std::string counterexample;  ///< the first, or empty
    bool proves = false;         ///< the claim as a whole, for all sizes
    std::string unproved = {};   ///< what a proof was sought for and not found

    bool holds() const { return counterexample.empty(); }
};

/// Throws Error if a limit is reached before it has found anything.
using Check = std::function<Finding(const Examination&)>;

enum class ClaimKind : std::uint8_t {
    Theorem,
    Conjecture,  ///< checks can refute it, not settle it
    Question,    ///< nothing to compute
};

struct Claim {
    std::string id;         ///< "KO-3"
    std::string statement;  ///< one line, as the paper has it
    std::vector<Check> checks;
    std::string correction = {};        ///< what is right, where the paper is known to be wrong
    std::vector<Check> corrected = {};  ///< the checks of the correction
    ClaimKind kind = ClaimKind::Theorem;
    std::string settled = {};          ///< of a conjecture or a question: who settled it since
    std::string note = {};             ///< what else a reader has to know: a fault of the scan, say
    std::optional<Effort> falls = {};  ///< from which effort on it is refuted, as is known
};

struct Paper {
    std::string key;    ///< "ernst": how the program calls it
    std::string title;  ///< author, title, year
    std::vector<Claim> claims;
};

const std::vector<Paper>& papers();

enum class Verdict : std::uint8_t { Holds, Corrected, Refuted, Settled, Open };

inline constexpr std::size_t kVerdictCount = 5;

/// "holds", ...
const char* name(Verdict verdict);

/// The verdict that a run should come to.
Verdict expected(const Claim& claim, Effort effort);

struct ClaimReport {
    Verdict verdict = Verdict::Holds;
    bool is_expected = true;
    bool proved = false;                     ///< as a whole, for all sizes, not only on examples
    std::vector<std::string> scope = {};     ///< of the checks that passed
    std::vector<std::string> unproved = {};  ///< what a proof was sought for and not found
    std::string counterexample = {};         ///< to what the paper prints
    std::string correction = {};             ///< where the verdict is Corrected
    std::string settled = {};                ///< where it is Settled
    double seconds = 0;
};

/// Decides a claim. Throws Error if a limit is reached first.
ClaimReport examine(const Examination& examination, const Claim& claim);

}  // namespace upstar
