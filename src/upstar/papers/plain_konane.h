// Small positions of Konane on the open plane, evaluated by plain recursion over all followers.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "upstar/games/konane/rules/konane.h"
#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/values/arena.h"

namespace upstar {

class PlainKonane {
public:
    PlainKonane(Arena& arena, konane::Konane::Jumps jumps);

    /// Of rows such as "xo.|.ox".
    Game value(const std::string& rows) { return value(position(rows)); }
    /// The values of a player's moves.
    std::vector<Game> options(const std::string& rows, Player player) {
        return options(position(rows), player);
    }

private:
    using Position = konane::Konane::Position;
    struct Hash {
        std::size_t operator()(const Position& p) const { return hash_value(p); }
    };

    Position position(const std::string& rows) const;
    Game value(const Position& p);
    std::vector<Game> options(const Position& p, Player player);

    Arena& arena_;
    konane::Konane::Rules rules_;
    std::unordered_map<Position, Game, Hash> memo_;
};

/// The rows of a pattern, of x, o and dots.
std::vector<std::string> rows_of(const konane::KonanePattern& pattern);
/// "xo.|.ox".
std::string joined_rows(const std::vector<std::string>& rows);

}  // namespace upstar
