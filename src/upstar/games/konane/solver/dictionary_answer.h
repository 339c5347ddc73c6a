// What the dictionary of Konane tells: how often each value occurs, where one does, and where the
// two rules differ. All rows are texts and counts, in the order of the patterns unless said.
#pragma once

#include <cstddef>
#include <limits>
#include <string>
#include <vector>

#include "upstar/games/konane/solver/dictionary.h"
#include "upstar/values/arena.h"

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

/// The values of the patterns up to sign. Of a value and its negative, that which is not negative
/// stands for both; where neither compares with 0, the shorter text and the first by letters.
DictionarySummary summarise(Arena& arena, const std::vector<KonanePattern>& patterns,
                            const std::vector<Game>& values, DictionaryOrder order,
                            std::size_t most = kAllRows);

/// A position worth what was asked for, its colours exchanged if need be.
struct DictionaryPosition {
    std::string position;
    int stones = 0;
    std::string box;  ///< "2x3"

    friend bool operator==(const DictionaryPosition&, const DictionaryPosition&) = default;
};

std::vector<DictionaryPosition> positions_worth(Arena& arena,
                                                const std::vector<KonanePattern>& patterns,
                                                const std::vector<Game>& values, Game wanted);

/// A position that the two rules give different values.
struct DictionaryDifference {
    std::string position;
    int stones = 0;
    std::string ancient;
    std::string modern;

    friend bool operator==(const DictionaryDifference&, const DictionaryDifference&) = default;
};

std::vector<DictionaryDifference> differences(Arena& arena,
                                              const std::vector<KonanePattern>& patterns,
                                              const std::vector<Game>& ancient,
                                              const std::vector<Game>& modern);

}  // namespace upstar::konane
