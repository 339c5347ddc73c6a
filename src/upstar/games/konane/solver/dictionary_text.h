// What the dictionary of Konane is asked, and its answer in every format.
#pragma once

#include <optional>
#include <string>

#include "upstar/base/format.h"
#include "upstar/games/konane/solver/dictionary_answer.h"

namespace upstar::konane {

struct DictionaryQuestion {
    Konane::Jumps jumps = Konane::Jumps::Ancient;
    bool differ = false;              ///< the positions whose values differ by the rules, else
    std::optional<Game> wanted = {};  ///< the positions worth this; without it, the values
    bool smallest = false;            ///< only the first, or of all values that
};

struct DictionaryText {
    std::string text;
    bool is_found = true;  ///< some position is worth what was wanted
};

/// The rows with a title; of many values the most frequent, then `all_rows`, which tells how to get
/// the others.
DictionaryText dictionary_text(KonaneDictionary& dictionary, const DictionaryQuestion& question,
                               Format format, const std::string& all_rows = "");

}  // namespace upstar::konane
