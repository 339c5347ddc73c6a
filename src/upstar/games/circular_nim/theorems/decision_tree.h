// The strategy of a proof as a decision tree: comparisons of the stacks, and at each leaf the case
// that the position is in or the move that leads into the set.
//
// "In the set, or the first formula gives a move, or the second does, ..." has as many disjunctions
// as there are formulas, times the conditions of each; no proof assistant gets through that. A leaf
// of the tree has none: what holds on the way to it implies the conditions of one way in.
//
// A node knows the comparisons above it and a sample of positions that meet them. If one way in
// works at all of the sample, Z3 is asked whether it always does there: then the node is a leaf; if
// not, the counterexample joins the sample. Otherwise the node splits on an atom of one way: that
// which covers most of the sample for the number of its atoms that fail somewhere, and of these the
// one that fails most often. Splitting on whichever atom tells most about which way works, as
// learners of decision trees do, gave trees a hundred times as large: it does not finish any one
// way. Nothing here need be trusted: who reads the tree checks its leaves.
#pragma once

#include <memory>
#include <optional>
#include <variant>
#include <vector>

#include "upstar/base/context.h"
#include "upstar/games/circular_nim/theorems/ways_in.h"

namespace upstar::circular_nim {

struct DecisionTree;

/// Two branches: where the atom holds, and where it does not.
struct Split {
    Atom atom;
    std::vector<DecisionTree> branches;
};

/// Bouton's reduction (bouton.h), where there are nim sums: that of the numbers is 0 in the first
/// branch; in branch i + 1 it is 0 with a lesser number in place of number i. The lesser number is
/// one more variable after the stacks, with the letter that follows theirs.
struct Lowering {
    std::vector<LinearForm> numbers;
    std::vector<DecisionTree> branches;
};

/// No position meets all the comparisons above.
struct Impossible {};

struct DecisionTree {
    std::variant<Impossible, WayIn, Split, Lowering> node;

    std::size_t leaves() const;
};

/// Of positions as (II) reads them: with the largest stack first. None if the ways in do not
/// suffice, Z3 gives up, or several groups of numbers are reduced. Requires a claim of all stack
/// sizes; the reduction is that of its proof. Throws Error if the context stops the work.
std::optional<DecisionTree> decision_tree(const Claimed& claim,
                                          const std::vector<WinningMove>& moves, Context& context,
                                          const Reduction& reduction = {});

/// The leaf that a position, read as (II) does, comes to; null if it is impossible. `known` becomes
/// the position, followed by the number that was lowered on the way.
const WayIn* way_in(const DecisionTree& tree, Stacks position, Stacks* known = nullptr);

}  // namespace upstar::circular_nim
