// Checks of claims on loony endgames: numbers that the paper prints, and theorems tried on random
// endgames and random bracelets.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/games/dots/loony/bracelets.h"
#include "upstar/games/dots/loony/loony_value.h"
#include "upstar/games/dots/loony/random_endgame.h"
#include "upstar/games/dots/rules/coin_graph.h"
#include "upstar/papers/claims.h"

namespace upstar {

/// Figure 2: the bracelet from A to H, a loop of 12 and a chain of 6, without the 11 boxes taken.
dots::CoinGraph figure_2();

/// The bracelet of Figure 2: Figure 3.
dots::Bracelet figure_3();

/// A number of the paper, and what comes out.
struct PrintedNumber {
    std::string what;
    int printed = 0;
    int found = 0;
};

/// All numbers are as printed.
Check numbers(std::string scope, std::function<std::vector<PrintedNumber>()> compute);

/// How many are tried at each effort.
struct Trials {
    int quick = 0;
    int usual = 0;
    int full = 0;
};

/// What is wrong with the claim here, empty if nothing; none if it does not speak of this one.
using Fault = std::optional<std::string>;
using EndgameTest = std::function<Fault(const dots::CoinGraph&, dots::LoonyValues&)>;
using BraceletTest = std::function<Fault(const dots::Bracelet&)>;

/// No random endgame of that size is a counterexample, and the claim speaks of some of them. The
/// scope has how many, and ends with `what`.
Check random_endgames(const dots::EndgameSize& size, Trials trials, const std::string& what,
                      const EndgameTest& test);
Check random_trees(int most_joints, Trials trials, const std::string& what,
                   const EndgameTest& test);
Check random_bracelets(int shortest_chain, Trials trials, const std::string& what,
                       const BraceletTest& test);

/// One endgame, and the first bracelet of one, is no counterexample; the claim speaks of it.
Check of_endgame(const std::string& graph, const EndgameTest& test);
Check of_bracelet(const std::string& graph, const BraceletTest& test);

}  // namespace upstar
