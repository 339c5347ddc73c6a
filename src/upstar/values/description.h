// What a value is, in a sentence for somebody who meets it for the first time: its name, and what
// makes it worth a name.
//
//     ^ is up: positive (Left wins, whoever begins); smaller than every positive number; confused
//     with *.
//
// A description is a name and a list of statements. Each statement has what it says as data beside
// its words, so that it can be checked: `holds` does so by plain computation. Which statements a
// kind of value gets is one table, in the .cpp.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "upstar/base/integer.h"
#include "upstar/values/arena.h"
#include "upstar/values/order.h"
#include "upstar/values/print.h"

namespace upstar {

/// Something said of a value g. `games` are the other games that it speaks of.
struct Statement {
    enum class Kind : std::uint8_t {
        Outcome,      ///< how g compares with 0, and so who wins
        Compared,     ///< with games[0]
        SumOf,        ///< g is the sum of the games
        Copies,       ///< so many copies of g make games[0]
        CopiesOf,     ///< g is made of so many copies of games[0]
        OwnNegative,  ///< g + g = 0
        FreeMoves,    ///< so many moves of the player who is ahead, and none of the other's
        NimHeap,      ///< both players may move to every smaller heap
        Near,         ///< g differs from the number games[0] by less than every positive number
        ManyBelow,    ///< any number of copies of g lie between games[0] and 0
        Threat,       ///< the one move of the player who is behind threatens to get games[0]
        Stops,        ///< Left moves to games[0], Right to games[1]
        Cold,         ///< every move costs its player something
        Hot,          ///< of this mean (games[0]) and temperature (games[1]), which is above 0
    };
    Kind kind;
    std::vector<Game> games{};
    Integer count = 0;
    Relation relation = Relation::Equal;  ///< of g to games[0], or to 0
    std::string text{};                   ///< a clause without a full stop, its subject g
};

const char* name(Statement::Kind kind);

struct Description {
    Game game;
    std::string text;  ///< the value as it prints
    std::string name;  ///< "up", "a Nim heap of 5", "a switch"
    std::vector<Statement> statements;
    Outcome outcome;
    Dyadic mean;
    Dyadic temperature;
    std::array<Dyadic, 2> stops;          ///< by the player who begins
    std::optional<Game> atomic_weight{};  ///< of infinitesimals that have one
};

Description describe(Arena& arena, Game g);

/// Whether the statement is true of g. "Every" and "any number" are tried for the first few.
bool holds(Arena& arena, Game g, const Statement& statement);

/// "^ is up: positive (Left wins, whoever begins); ...", with a full stop.
std::string sentence(const Description& description);

}  // namespace upstar
