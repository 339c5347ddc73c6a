// The golden file of a game: tests/catalog/golden/<slug>.tsv.
//
// A tab-separated table with a header. Each row is a position, the parameters of its ruleset
// (`k=2,rules=modern`, or `-` for the standard ones), the number of Left's and of Right's options
// (`3,4`), the value in the notation of tests/naive (of a scoring game the margin), and the source
// that says so. `-` means that a column is not checked.
#pragma once

#include <ostream>
#include <string>
#include <vector>

#include "upstar/catalog/any_position.h"

namespace upstar {

struct GoldenRow {
    std::string position;
    std::vector<Argument> arguments;
    std::string options;
    std::string value;
    std::string source;
};

/// Throws std::runtime_error if the file is missing or malformed.
std::vector<GoldenRow> read_golden(const AnyRuleset& game);

/// A game of the catalog as a parameter of tests, which print its name.
struct CataloguedGame {
    RulesetPtr game;

    friend void PrintTo(const CataloguedGame& tested, std::ostream* out) {
        *out << tested.game->about().name;
    }
};

std::vector<CataloguedGame> catalogued_games();

}  // namespace upstar
