// What the dictionary of Konane tells: how often each value occurs, where one does, and where the
// two rules differ. All rows are texts and counts, in the order of the patterns unless said.
//
//     KonaneDictionary dictionary(evaluators, {2, 3}, threads);
//     dictionary.worth(Konane::Jumps::Ancient, arena.integer(1));
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/search/evaluators.h"

namespace upstar::konane {

inline constexpr std::size_t kAllRows = std::numeric_limits<std::size_t>::max();

/// A value, and the smallest position worth it or its negative.
struct DictionaryValue {
    std::string value;
    std::size_t positions = 0;
    std::string smallest;

    friend bool operator==(const DictionaryValue&, const DictionaryValue&) = default;
};

struct DictionarySummary {
    std::size_t values = 0;  ///< up to sign, of which `rows` may be only the first
    std::vector<DictionaryValue> rows;
};

enum class DictionaryOrder : std::uint8_t { MostFrequentFirst, SmallestFirst };

/// A position worth what was asked for, its colours exchanged if need be.
struct DictionaryPosition {
    std::string position;
    int stones = 0;
    std::string box;  ///< "2x3"

    friend bool operator==(const DictionaryPosition&, const DictionaryPosition&) = default;
};

/// A position that the two rules give different values.
struct DictionaryDifference {
    std::string position;
    int stones = 0;
    std::string ancient;
    std::string modern;

    friend bool operator==(const DictionaryDifference&, const DictionaryDifference&) = default;
};

class KonaneDictionary {
public:
    /// Throws as konane_patterns does. 0 threads are as many as the evaluators use.
    KonaneDictionary(Evaluators& evaluators, const DictionaryBox& box, unsigned threads = 0);

    const DictionaryBox& box() const { return box_; }
    Arena& arena() const { return evaluators_.arena(); }  ///< of the values
    std::size_t positions() const { return patterns_.size(); }

    /// The values up to sign. Of a value and its negative, that which is not negative stands for
    /// both; where neither compares with 0, the shorter text and the first by letters.
    DictionarySummary summary(Konane::Jumps jumps, DictionaryOrder order,
                              std::size_t most = kAllRows);

    std::vector<DictionaryPosition> worth(Konane::Jumps jumps, Game wanted);

    std::vector<DictionaryDifference> differences();

private:
    std::vector<Game> values(Konane::Jumps jumps);

    Evaluators& evaluators_;
    DictionaryBox box_;
    unsigned threads_;
    std::vector<KonanePattern> patterns_;
};

}  // namespace upstar::konane
