// What a dictionary is asked, and its rows.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "upstar/store/dictionary/dictionary.h"

namespace upstar {

/// A position with what the dictionary says of it, as texts; empty where it says nothing.
struct DictionaryRow {
    std::string game;
    std::string position;
    std::string value;
    std::string outcome;
    std::string mean;
    std::string temperature;
    std::string left_stop;
    std::string right_stop;
    std::string birthday;
    std::optional<std::int64_t> margin;
    std::int64_t size = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
    std::string version;
    std::string command;
    std::optional<ValueId> value_id = {};  ///< for DictionaryValues
};

enum class DictionaryOrder : std::uint8_t {
    Position,     ///< by game and text
    Smallest,     ///< by size, then box
    SmallestBox,  ///< by box, then size
    Hottest,      ///< by temperature
};

/// What it may depend on whether an entry is wanted: many positions are alike in this.
struct DictionaryTraits {
    Game value;
    std::int64_t size = 0;
    std::int64_t rows = 0;
    std::int64_t columns = 0;
};

struct DictionaryQuery {
    std::string game;  ///< empty: all; without parameters, of any
    /// Which entries are wanted; empty: all, and positions without a value too.
    std::function<bool(const DictionaryTraits&)> wants = {};
    DictionaryOrder order = DictionaryOrder::Position;
    std::int64_t limit = -1;  ///< -1: none
};

/// Calls `visit` for each row in order; returns how many there were.
using VisitRow = std::function<void(const DictionaryRow& row)>;
std::int64_t for_each_row(Dictionary& dictionary, Arena& arena, const DictionaryQuery& query,
                          const VisitRow& visit);

/// How often each value occurs, the most frequent first, and the smallest position that has it.
struct ValueCount {
    std::string value;
    std::int64_t positions = 0;
    std::string smallest;
    ValueId value_id = 0;
};
std::vector<ValueCount> value_counts(Dictionary& dictionary, Arena& arena,
                                     const DictionaryQuery& query);

/// How many rows there are of each size, from the least size to the greatest.
struct SizeCount {
    std::int64_t size = 0;
    std::int64_t positions = 0;
};
std::vector<SizeCount> size_counts(Dictionary& dictionary, Arena& arena,
                                   const DictionaryQuery& query);

/// Positions that two rulesets give different values, the smallest first.
struct ValueDifference {
    std::string position;
    std::int64_t size = 0;
    std::string one;
    std::string other;
    ValueId one_id = 0;
    ValueId other_id = 0;
};
std::vector<ValueDifference> differences(Dictionary& dictionary, const std::string& one,
                                         const std::string& other, std::int64_t limit);

}  // namespace upstar
