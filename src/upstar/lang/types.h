// Types by name, as parameters and `is` ask for them.
#pragma once

#include <cstdint>
#include <string>

#include "upstar/lang/cell.h"
#include "upstar/values/arena.h"

namespace upstar {

enum class NativeType : std::uint8_t {
    Script,  ///< a class of a script, or an unknown one
    Anything,
    Boolean,
    Whole,
    Dyadic,
    Rational,
    Game,
    ImpartialGame,
    Nimber,
    CanonicalGame,
    Player,
    Coordinates,
    String,
    List,
    Set,
    Map,
    Collection,
    Entry,
    Function,
    Class,
    Ruleset,
    Grid,
    Strip,
    Graph,
    DirectedGraph,
    Vertex,
    Edge,
    Nothing,
};

NativeType native_type(const std::string& name);

bool is_of_type(Arena& arena, const Cell& cell, NativeType type, const std::string& name);

/// Whether the cell is of the type of that name: a class of the language or of a script.
bool is_of_type(Arena& arena, const Cell& cell, const std::string& name);

}  // namespace upstar
