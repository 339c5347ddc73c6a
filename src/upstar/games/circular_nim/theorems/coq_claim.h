// A claim in the words of CircularNim.v, or of SetNim.v if it is about a family of sets of stacks:
// the cases, the statement and what its lemmas say. Both name what they define alike.
#pragma once

#include <string>
#include <vector>

#include "upstar/games/circular_nim/theorems/obligations.h"
#include "upstar/games/circular_nim/theorems/ways_in.h"

namespace upstar::circular_nim {

/// "a+2*b-(c+1)". Subtraction of natural numbers ends at 0, so there is at most one.
std::string coq_value(const LinearForm& form);
/// "[a; b+c]".
std::string coq_list(const std::vector<LinearForm>& forms);
/// An atom says that the left side is at most the right one.
struct CoqSides {
    std::string left, right;
};
CoqSides coq_sides(const Atom& atom);

class CoqClaim {
public:
    explicit CoqClaim(const Claimed& claim);

    /// The stacks as the arguments of a lemma, and as a list.
    const std::string& stacks() const { return stacks_; }
    const std::string& list() const { return list_; }

    /// The family with its readings, if there is one, and the cases.
    std::string definitions() const;
    /// Of every position with so many stacks.
    std::string statement() const;
    /// "no_move Circle (V5 1) 3 cases 4 [a; b; c; d]": the stacks have no move into the set.
    std::string no_move() const;
    /// "decided Circle (V5 1) 3 cases [a; b; c; d]": they are in the set, or have such a move.
    std::string decided() const;
    /// What (II) may assume of them: "b <= a", ...
    std::vector<std::string> order() const;
    /// Destructs a list of so many stacks.
    std::string pattern() const;

private:
    std::string game() const;

    const Claimed& claim_;
    std::string rule_, board_, stacks_, list_;
};

}  // namespace upstar::circular_nim
